"""What runs in the bots' own process: it knows the engine and nothing of Qt, files or the window."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass

from engine.actions import Action
from engine.bots import Decision, bot_of, bot_rng
from engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat answers, with the name of the bot that decided and what it thought; neither where nobody did."""

    action: Action
    level: str = ""
    thought: Decision | None = None


def decide(level: str, view: SeatView, match_seed: str, deal: int, ply: int) -> Answer:
    """What a bot of this name answers; the same arguments give the same answer in every process."""
    decision = bot_of(level).choose(view, bot_rng(match_seed, deal, view.seat, ply))
    return Answer(decision.action, level, decision)


def prepare() -> None:
    """Run once when the process starts: leave Ctrl+C to the window, and end when the window is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def process_id() -> int:
    """The id of the process that answers."""
    return os.getpid()
