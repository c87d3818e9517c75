"""Measures frames while a bot thinks hard against frames while none does: `python -m tests.app.thinking`.

The hand is dealt again and again in one window; of every two rounds, in one the bots' process is at work all the time.
On a machine that does other things too, `--busy` lets a program that has nothing to do with the window work as hard in
the idle rounds: what is left of the difference is what the bots do to the window itself.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtQuick import QQuickItem

from app.application import Program
from app.bot_process import BotProcess, Question
from app.command_line import parse
from app.launch import prepare
from engine.transition import new_deal
from engine.variants import load
from engine.view import view
from tests.app.slow_bots import think_hard
from tests.app.window.screen import Screen

WORDS = ("--variant", "qingdao", "--seed", "7", "--lang", "zh", "--size", "1280x720", "--speed", "normal")


class Thinker:
    """A bots' process that always has a question while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.process = BotProcess(think_hard)
        self._seen = view(new_deal(load("qingdao").rules(), "7", 0, 0), 0)
        self._ids = itertools.count(1)
        self.process.decided.connect(self._on_decided)
        self.process.start()

    def begin(self) -> None:
        """Think from now on."""
        self.on = True
        self._ask()

    def end(self) -> None:
        """Stop thinking."""
        self.on = False
        self.process.forget()

    def _ask(self) -> None:
        self.process.ask(Question(next(self._ids), "standard", self._seen, "7", 0, 0))

    def _on_decided(self) -> None:
        if self.on:
            self._ask()


@contextlib.contextmanager
def something_else(wanted: bool) -> Iterator[None]:
    """A process of its own at work, as much as a bot and as little urgent."""
    work = "import app.bot_worker as w, os; os.nice(w.LESS_URGENT)\nwhile True: sum(n * n for n in range(1000))"
    other = subprocess.Popen([sys.executable, "-c", work]) if wanted else None
    try:
        yield
    finally:
        if other is not None:
            other.kill()
            other.wait()


def live(seconds: float) -> None:
    """Let the window live for a while, asleep where it has nothing to do."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def deals(program: Program, hand: QQuickItem, number: int) -> list[float]:
    """Deal so many times; the times between frames while cards fly."""
    window = hand.window()
    assert window is not None
    gaps: list[float] = []
    last = 0.0

    def drawn() -> None:
        nonlocal last
        now = time.monotonic() if hand.property("dealing") else 0.0
        if last and now:
            gaps.append(1000 * (now - last))
        last = now

    window.frameSwapped.connect(drawn, Qt.ConnectionType.DirectConnection)
    for _ in range(number):
        program.game.dealt.emit()
        live(0.1)
        while hand.property("dealing"):
            live(0.02)
    window.frameSwapped.disconnect(drawn)
    return gaps


def told(name: str, gaps: Sequence[float]) -> tuple[float, ...]:
    """Print and give the median, the 95th and the 99th percentile."""
    ordered = sorted(gaps)
    found = tuple(ordered[int(part * len(ordered))] for part in (0.5, 0.95, 0.99))
    print(f"{name:9} {len(ordered):6} frames, median {found[0]:6.2f}, p95 {found[1]:6.2f}, p99 {found[2]:6.2f} ms")
    return found


def main() -> None:
    """Print both and how much later the frames of the second are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--deals", type=int, default=4, help="deals of a round")
    parser.add_argument("--busy", action="store_true", help="something else is at work in the idle rounds")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(prepare(parse([*WORDS, "--data-dir", str(Path(folder))])))
        window = program.open()
        assert window is not None
        screen = Screen(window, program.game)
        screen.until(lambda: bool(screen.cards()) and screen.view.prompt is not None, "no question", 60)
        hand = screen.cards()[0].item.parentItem()
        thinker = Thinker()
        screen.until(lambda: thinker.process.worker_id is not None, "no bots", 60)
        deals(program, hand, 1)
        idle: list[float] = []
        thinking: list[float] = []
        for _ in range(asked.rounds):
            with something_else(asked.busy):
                live(0.5)
                idle += deals(program, hand, asked.deals)
            thinker.begin()
            live(0.2)
            thinking += deals(program, hand, asked.deals)
            thinker.end()
            live(0.2)
        before, after = told("idle", idle), told("thinking", thinking)
        later = ", ".join(f"{two - one:+.2f}" for one, two in zip(before, after, strict=True))
        print(f"thinking against idle: {later} ms (median, p95, p99); {thinker.process.answered} answers meanwhile")
        thinker.process.close()
        program.close()


if __name__ == "__main__":
    main()
