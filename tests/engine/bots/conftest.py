"""The levels that must not play foolishly, and how a position is put to one of them."""

from __future__ import annotations

from functools import partial

import pytest

from engine.bots import LEVELS
from tests.engine.bots import positions
from tests.engine.bots.positions import Decide, Laid

MAY_BE_FOOLISH = ("random", "novice")


@pytest.fixture(params=[level for level in LEVELS if level not in MAY_BE_FOOLISH])
def level(request: pytest.FixtureRequest) -> str:
    """Every level above novice."""
    return str(request.param)


@pytest.fixture
def decide(level: str) -> Decide:
    """What the level answers in seat 0."""
    return partial(positions.decide, level=level)


@pytest.fixture
def laid(level: str) -> Laid:
    """The play it makes in seat 0 by strength, high to low; `-` is a pass."""
    return partial(positions.laid, level=level)
