"""Starts the program, lets the table play so often in one deal, and is killed: `hand_over.py TIMES ARGUMENTS…`."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.application import Program
from app.command_line import parse
from app.launch import prepare
from tests.app.window.screen import Screen


def main() -> None:
    """T so often, each time taken back but the last; then the end, without a word."""
    application = QGuiApplication(sys.argv[:1])
    program = Program(prepare(parse(sys.argv[2:])))
    window = program.open()
    assert window is not None and application is not None
    screen = Screen(window, program.game)
    screen.until_mine()
    times = int(sys.argv[1])
    screen.press(*[Qt.Key.Key_T] * (2 * times - 1))
    print("handed over" if program.game.auto else "not handed over", flush=True)
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)


if __name__ == "__main__":
    main()
