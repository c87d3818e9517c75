"""What runs in the bots' own process: it knows the engine and nothing of Qt, files or the window."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import random
import signal
import threading

from engine.actions import Action
from engine.bots import make_bot
from engine.view import SeatView


def bot_rng(match_seed: str, deal: int, seat: int, ply: int) -> random.Random:
    """The chance of one decision: it depends on nothing but these four, and shares nothing with the deal's cards."""
    key = hashlib.sha256(f"bots\0{match_seed}\0{deal}\0{seat}\0{ply}".encode()).digest()
    return random.Random(int.from_bytes(key, "big"))


def decide(level: str, view: SeatView, match_seed: str, deal: int, ply: int) -> Action:
    """What a bot of this level answers; the same arguments give the same answer in every process."""
    return make_bot(level).choose(view, bot_rng(match_seed, deal, view.seat, ply)).action


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
