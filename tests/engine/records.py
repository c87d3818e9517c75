"""Records to look at and to change, and what is said of those that do not hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.comparing import Broken
from engine.record import NotARecord
from engine.replay import replay
from tests.engine.matches import match_text


def fresh(variant: str = "lianzhong-simple", seed: str = "3", deals: int = 2) -> Any:
    """A record of its own, of random bots."""
    return json.loads(match_text(variant, seed, deals))


def broken(record: Any) -> Broken:
    """Why it does not follow from the rules."""
    with pytest.raises(Broken) as caught:
        replay(record)
    return caught.value


def not_a_record(record: Any) -> str:
    """Why it cannot be read."""
    with pytest.raises(NotARecord) as caught:
        replay(record)
    return str(caught.value)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every number, text and null in it."""
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, (*path, key))
    else:
        yield path
