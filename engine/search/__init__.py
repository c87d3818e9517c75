"""The fast core for Monte-Carlo: worlds in, points out (see README.md)."""

from __future__ import annotations

from . import core
from .core import Core
from .house import House, house_of
from .lists import legal
from .points import points
from .rollout import rollout, trust
from .shapes import APPLY, PASS
from .solve import solve
from .worlds import World, action_of, answer_of, core_of

COMPILED = not str(core.__file__).endswith((".py", ".pyc"))
"""Whether the compiled build runs."""

__all__ = [
    "APPLY",
    "COMPILED",
    "PASS",
    "Core",
    "House",
    "World",
    "action_of",
    "answer_of",
    "core_of",
    "house_of",
    "legal",
    "points",
    "rollout",
    "solve",
    "trust",
]
