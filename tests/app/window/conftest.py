"""Opens the real program in this process, on a screen that nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication

from app.application import Program
from app.command_line import parse
from app.launch import prepare
from app.sound import SoundOutput
from app.voice import VoiceOutput
from tests.app.window.screen import Screen

OpenWindow = Callable[..., Screen]


@pytest.fixture
def open_window(qapp: QGuiApplication) -> Iterator[OpenWindow]:
    """`open_window("--seed", "7", …)`: the window of that command line, quick and still unless it says otherwise.

    Without a size it opens as at every start: where it stood.

    Any warning of QML and any exception in a slot fails the test: the first through qt_log_level_fail, the second
    through pytest-qt.
    """
    opened: list[Program] = []

    def open_(
        *words: str,
        size: str = "1280x720",
        motion: bool = False,
        sound: SoundOutput | None = None,
        voice: VoiceOutput | None = None,
    ) -> Screen:
        QAccessible.setActive(True)
        arguments = parse([*words, "--size", size] if size else words)
        launch = prepare(arguments)
        if not motion:
            launch.settings.for_this_run(motion=False)
        program = Program(launch, sound or SoundOutput(), voice or VoiceOutput())
        opened.append(program)
        window = program.open()
        assert window is not None

        def end() -> None:
            opened.remove(program)
            program.close()

        screen = Screen(window, program.game, end)
        screen.until(window.isExposed, "the window is not shown")
        return screen

    yield open_
    for program in reversed(opened):
        program.close()
    opened.clear()
