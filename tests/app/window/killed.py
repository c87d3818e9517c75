"""Opens the program, touches it, and dies in the middle: `killed.py STEPS ARGUMENTS…`.

STEPS are words with commas between: the objectName of what is clicked, `key:` and the name of a key, `mine` to wait
until the player is asked, or `rest` until the next touch is no more the second of a quick pair.
"""

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
    """Does one step after another and kills itself."""
    application = QGuiApplication(sys.argv[:1])
    program = Program(prepare(parse(sys.argv[2:])))
    window = program.open()
    assert window is not None and application is not None
    screen = Screen(window, program.game)
    screen.until(window.isExposed, "the window is not shown")
    for step in sys.argv[1].split(","):
        kind, _, name = step.rpartition(":")
        if kind == "key":
            screen.press(Qt.Key["Key_" + name])
        elif step == "mine":
            screen.until_mine()
        elif step == "rest":
            screen.rest()
        else:
            screen.until(lambda name=name: screen.find(name), f"{name} does not come")
            screen.click(name)
        screen.settle()
    print("killed", flush=True)
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)


if __name__ == "__main__":
    main()
