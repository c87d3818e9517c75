"""What runs in the bots' own process: it knows the engine and nothing of Qt, files or the window."""

from __future__ import annotations

import _thread
import contextlib
import os
import random
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from engine.actions import Action
from engine.bots import DEFAULT_LEVEL, Decision, bot_of, name_bot, read_bot
from engine.view import SeatView

MOST_THINKING_MS: Final = 500
"""How long a bot of any level may think."""
_THINKING_MS: Final = {"random": 0, "novice": 0, "standard": 0, "expert": 40}
LESS_URGENT: Final = 5
"""By how much this process stands back behind the window, in steps of `nice`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat answers, with the name of the bot that decided and what it thought; neither where nobody did."""

    action: Action
    level: str = ""
    thought: Decision | None = None


Decide = Callable[[str, SeatView, int], Answer]
"""Answers for a bot of this name, by what its seat sees and a number that its chance is drawn from."""


def decide(name: str, view: SeatView, chance: int) -> Answer:
    """What a bot of this name answers; the same arguments give the same answer in every process."""
    decision = bot_of(name).choose(view, random.Random(chance))
    return Answer(decision.action, name, decision)


def thinking_ms(name: str) -> int:
    """How long the table waits for a bot of this name at least, so that no wait tells how long it has thought."""
    return _THINKING_MS.get(read_bot(name)[0], MOST_THINKING_MS)


def stand_in(name: str) -> str:
    """The bot that answers in the window's own process when this one cannot: itself where it hardly thinks."""
    return name if not thinking_ms(name) else name_bot(DEFAULT_LEVEL, read_bot(name)[1])


class Forgotten(Exception):
    """Nobody wants the answer any more."""


@dataclass(slots=True)
class _Desk:
    """thinking: the id of the question that is being answered, 0 for none. forgotten: no id up to this is wanted."""

    thinking: int = 0
    forgotten: int = 0


_desk = _Desk()


def think(question_id: int, decide: Decide, name: str, view: SeatView, chance: int) -> Answer:
    """`decide`, unless or until the question is forgotten. Raises Forgotten, and whatever the bot raises."""
    _desk.thinking = question_id
    try:
        _drop()
        return decide(name, view, chance)
    finally:
        _desk.thinking = 0


def prepare(orders: Connection) -> None:
    """Run once when the process starts: leave Ctrl+C and the processor to the window, and end when it is gone.

    orders: ids of questions; those up to each are forgotten.
    """
    signal.signal(signal.SIGINT, lambda *_: _drop())
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(LESS_URGENT)
    threading.Thread(target=_follow, args=(orders,), daemon=True).start()


def _follow(orders: Connection) -> None:
    while True:
        try:
            _desk.forgotten = orders.recv()
        except (EOFError, OSError):
            os._exit(0)
        _thread.interrupt_main()


def _drop() -> None:
    if 0 < _desk.thinking <= _desk.forgotten:
        _desk.thinking = 0
        raise Forgotten


def process_id() -> int:
    """The id of the process that answers."""
    return os.getpid()
