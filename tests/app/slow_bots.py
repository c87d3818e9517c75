"""Bots for tests of their process: they think hard, never come to an end, fail, or take their process with them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from app.bot_worker import Answer
from app.bot_worker import decide as decide_at_once
from engine.view import SeatView

HARD_MS = 400
NOTES = "BAOHUANG_TEST_NOTES"
"""The environment variable with the folder in which a bot leaves a file for every question it has begun and ended."""


def think_hard(name: str, view: SeatView, chance: int) -> Answer:
    """The bot's answer after so much work in Python as the strongest level may do."""
    end = time.monotonic() + HARD_MS / 1000
    while time.monotonic() < end:
        sum(number * number for number in range(1000))
    return decide_at_once(name, view, chance)


def think_for_ever(name: str, view: SeatView, chance: int) -> Answer:
    """Works on and on."""
    _note("begun", view)
    try:
        while True:
            sum(number * number for number in range(1000))
    finally:
        _note("ended", view)


def only_seat_1_for_ever(name: str, view: SeatView, chance: int) -> Answer:
    """Seat 1 never answers, everyone else at once."""
    return think_for_ever(name, view, chance) if view.seat == 1 else decide_at_once(name, view, chance)


def fail(name: str, view: SeatView, chance: int) -> Answer:
    """Stumbles."""
    raise RecursionError("a bot has lost its way")


def die(name: str, view: SeatView, chance: int) -> Answer:
    """Takes its process with it."""
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    raise AssertionError("still alive")


def die_once(name: str, view: SeatView, chance: int) -> Answer:
    """The same the first time; afterwards it answers."""
    _note("begun", view)
    if len(list(Path(os.environ[NOTES]).glob("begun-*"))) == 1:
        return die(name, view, chance)
    return decide_at_once(name, view, chance)


def _note(what: str, view: SeatView) -> None:
    folder = os.environ.get(NOTES)
    if folder:
        (Path(folder) / f"{what}-{view.seat}-{time.monotonic_ns()}").touch()
