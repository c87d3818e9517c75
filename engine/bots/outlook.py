"""The fitted outlook that the strong levels share (`outlook.json`, fitted by `tests/engine/bots/outlooks.py`)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from ..search.outlook import Outlook

_FILE: Final = "outlook.json"


@cache
def fitted() -> Outlook:
    """The weights that ship; read once."""
    found = json.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))
    return Outlook(found["knots"], found["weights"])
