"""The fast core for Monte-Carlo: worlds in, points out (see README.md)."""

from __future__ import annotations

from . import core
from .core import Core
from .house import House, house_of
from .lists import legal
from .outlook import Outlook, expected
from .points import points
from .rollout import finish_trick, rollout, trust
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
    "Outlook",
    "World",
    "action_of",
    "answer_of",
    "core_of",
    "expected",
    "finish_trick",
    "house_of",
    "legal",
    "points",
    "rollout",
    "solve",
    "trust",
]
