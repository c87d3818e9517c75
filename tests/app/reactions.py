"""Measures what a player waits for: `python -m tests.app.reactions` (no screen: `QT_QPA_PLATFORM=offscreen` before).

From a click and from a key to the drawn card, from the press of the language to the drawn window, the frames of a deal
that is played to its end at the usual pace, beside those of a bare window with as many moving cards, and what a bot's
move costs the window's thread. Times by the clock are true on an idle machine only; `--bare` shows what it can do.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from app.application import Program
from app.command_line import parse
from app.graphics import choose_renderer
from app.launch import prepare
from tests.app.thinking import deals, live
from tests.app.window.screen import CTRL, ESCAPE, RANK_KEYS, Screen, foreign

ROOT = Path(__file__).resolve().parents[2]
WORDS = ("--variant", "qingdao", "--seed", "7", "--lang", "zh", "--size", "1280x720", "--bots", "standard")
PAUSE_MS = 100
"""Between two frames that are so far apart nothing moved."""
BARE = b"""
import QtQuick
Window {
    visible: true; width: 1280; height: 720; color: "#1c3c32"
    Repeater {
        model: 216
        Rectangle {
            required property int index
            width: 72; height: 100; radius: 6; color: "#fbf7ee"; border.color: "#c9bfa8"
            SequentialAnimation on x {
                PauseAnimation { duration: index * 3 }
                NumberAnimation { from: 600; to: 20 + (index % 43) * 27; duration: 400; easing.type: Easing.OutCubic }
            }
            y: 20 + Math.floor(index / 43) * 120
        }
    }
}
"""


class Timed(QGuiApplication):
    """Knows how long each event has held the window's thread, in milliseconds of processor time."""

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self.held: list[float] = []
        self._inside = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Take the time of the outermost event."""
        if self._inside:
            return super().notify(receiver, event)
        self._inside, began = True, time.thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            self._inside = False
            self.held.append(1000 * (time.thread_time() - began))


@dataclass
class Frames:
    """When the window was drawn."""

    at: list[float] = field(default_factory=list)

    def watch(self, window: QQuickWindow) -> None:
        """Note every frame from now on."""
        window.frameSwapped.connect(lambda: self.at.append(time.monotonic()), Qt.ConnectionType.DirectConnection)

    def gaps(self) -> list[float]:
        """Milliseconds between frames while something moves."""
        apart = (1000 * (later - earlier) for earlier, later in itertools.pairwise(self.at))
        return [gap for gap in apart if gap < PAUSE_MS]


def told(name: str, values: Sequence[float], limit: float) -> None:
    """Print a row: how many, the median, the 95th percentile, the longest, how many of a hundred are over the limit."""
    ordered = sorted(values)
    median, late = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
    over = 100 * sum(value > limit for value in ordered) / len(ordered)
    print(f"{name:32} {len(ordered):5}  {median:7.1f} {late:7.1f} {ordered[-1]:7.1f}   {over:5.1f} % over {limit:g}")


def reaction(screen: Screen, frames: Frames, touch: Callable[[], None]) -> float:
    """Milliseconds from a touch of a table at rest to the next frame, which shows what it changed."""
    frames.at.clear()
    screen.settle(0.05)
    assert not frames.at, "something moves by itself"
    before, began = screen.chosen(), time.monotonic()
    touch()
    screen.until(lambda: frames.at, "no frame after the touch", 5)
    assert screen.chosen() != before, "the touch did nothing"
    return 1000 * (frames.at[0] - began)


def touches(screen: Screen, frames: Frames, rounds: int) -> tuple[list[float], list[float]]:
    """Cards clicked, and cards taken by their key; every column in turn."""
    clicks, keys = [], []
    columns = sorted({card.column for card in screen.cards()})
    for turn in range(rounds):
        column = columns[turn % len(columns)]
        card = next(card for card in screen.cards() if card.column == column)
        point, key = screen.grip(card), _key_of(screen, card.column)
        clicks.append(reaction(screen, frames, lambda at=point: screen.click_at(at)))
        screen.press(ESCAPE)
        screen.settle(0.25)
        keys.append(reaction(screen, frames, lambda at=key: screen.press(at)))
        screen.press(ESCAPE)
        screen.settle(0.25)
    return clicks, keys


def _key_of(screen: Screen, column: int) -> Qt.Key:
    return next(key for rank, key in RANK_KEYS.items() if any(card.column == column for card in screen.column(rank)))


def switches(screen: Screen, frames: Frames, rounds: int) -> list[float]:
    """The language pressed in the settings, with the settings and the log open over the table."""
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.until(lambda: screen.find("set_language"), "the settings do not open")
    screen.scroll_to("set_language", "settings")
    found = []
    for turn in range(rounds):
        language = ("en", "zh")[turn % 2]
        name = ("pill_2", "pill_1")[turn % 2]
        point = screen.centre(screen.get(name, screen.get("set_language")))
        screen.settle(0.6)
        frames.at.clear()
        began = time.monotonic()
        screen.click_at(point)
        screen.until(lambda: frames.at, "no frame in the other language", 5)
        found.append(1000 * (frames.at[0] - began))
        stale = [text for text in foreign(screen.shown_texts(), language) if text not in ("中文", "English")]
        assert not stale, f"still in the other language: {stale}"
    screen.press(ESCAPE)
    return found


def a_deal(screen: Screen, frames: Frames, application: Timed) -> list[float]:
    """The table plays for the player; what its moves held the window's thread, one value an event over 2 ms."""
    screen.settle(0.5)
    frames.at.clear()
    application.held.clear()
    screen.press(Qt.Key.Key_T)
    while not screen.over:
        live(0.5)
    live(2)
    return [held for held in application.held if held > 2]


def bare() -> list[float]:
    """A window with nothing but moving cards, drawn in the same way."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(BARE)
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    frames = Frames()
    frames.watch(window)
    QTimer.singleShot(1500, application.quit)
    application.exec()
    return frames.gaps()


def main() -> None:
    """Print all of it, one row each; `--bare` that of the bare window alone."""
    parser = argparse.ArgumentParser(description="What a player waits for, in milliseconds.")
    parser.add_argument("--rounds", type=int, default=60, help="clicks, and keys")
    parser.add_argument("--bare", action="store_true")
    asked = parser.parse_args()
    choose_renderer(os.environ)
    if asked.bare:
        told("frames, bare cards", bare(), 33)
        return
    application = Timed()
    with tempfile.TemporaryDirectory() as folder:
        launch = prepare(parse([*WORDS, "--data-dir", folder]))
        launch.settings.for_this_run(motion=True)
        program = Program(launch)
        window = program.open()
        assert window is not None
        frames = Frames()
        frames.watch(window)
        screen = Screen(window, program.game)
        screen.until(lambda: bool(screen.cards()), "no cards", 60)
        screen.until_mine()
        live(1.5)
        hand = screen.cards()[0].item.parentItem()
        dealing = deals(program, hand, 8)
        print(f"{'':32} {'n':>5}  {'median':>7} {'p95':>7} {'longest':>7}")
        clicks, keys = touches(screen, frames, asked.rounds)
        told("click to the card drawn", clicks, 50)
        told("key to the card drawn", keys, 50)
        told("language to the window drawn", switches(screen, frames, 10), 300)
        held = a_deal(screen, frames, application)
        told("frames, dealing", dealing, 33)
        told("frames, a deal played", frames.gaps(), 33)
        sys.stdout.flush()
        subprocess.run([sys.executable, "-m", "tests.app.reactions", "--bare"], cwd=ROOT, check=True)
        told("an event of that deal, processor", held, 16)
        program.close()


if __name__ == "__main__":
    main()
