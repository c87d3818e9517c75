"""The window and the player's files: damage is said in it, and a match is on the table again as it was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app import settings, storage
from app.application import Program
from app.command_line import parse
from app.launch import prepare
from app.sound import SoundOutput
from app.voice import VoiceOutput
from tests.app.window.conftest import OpenWindow
from tests.app.window.screen import ENTER, Screen

LANGUAGES = pytest.mark.parametrize("language", ["zh", "en"])


def words(folder: Path, language: str) -> tuple[str, ...]:
    return ("--data-dir", str(folder), "--lang", language, "--seed", "7", "--variant", "qingdao", "--speed", "instant")


@LANGUAGES
def test_a_damaged_database_is_named_and_a_match_begun(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    (tmp_path / storage.FILE_NAME).write_bytes(b"SQLite format 3\x00" + b"damage" * 1000)
    screen = open_window(*words(tmp_path, language))
    (kept,) = tmp_path.glob("baohuang.*-*.sqlite3")
    screen.until(lambda: any(kept.name in text for text in screen.shown_texts()), "the file's new name is not shown")
    screen.until_mine()
    assert len(screen.view.hand) in (43, 44)


@LANGUAGES
def test_damaged_settings_are_named(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    (tmp_path / settings.FILE_NAME).write_text('{"language": ', encoding="utf-8")
    screen = open_window(*words(tmp_path, language))
    (kept,) = tmp_path.glob("settings.damaged-*.json")
    screen.until(lambda: any(kept.name in text for text in screen.shown_texts()), "the file's new name is not shown")


def test_a_second_window_says_that_it_saves_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    first = open_window(*words(tmp_path, "en"))
    second = open_window(*words(tmp_path, "en"))
    second.until(lambda: any("saves nothing" in text for text in second.shown_texts()), "nothing is said")
    assert (first.window.title(), second.window.title()) == ("Baohuang", "Baohuang (not saved)")
    second.until_mine()
    first.until_mine()


def test_a_match_is_on_the_table_again_as_it_was_left(qapp: QGuiApplication, tmp_path: Path) -> None:
    def opened() -> tuple[Program, Screen]:
        launch = prepare(parse(["--data-dir", str(tmp_path), "--lang", "en", "--speed", "instant"]))
        launch.settings.for_this_run(motion=False)
        program = Program(launch, SoundOutput(), VoiceOutput())
        window = program.open()
        assert window is not None
        return program, Screen(window, program.game)

    program, screen = opened()
    screen.until(screen.window.isExposed, "the window is not shown")
    screen.press(ENTER)  # the first screen
    for _ in range(6):
        screen.until_mine()
        if not screen.over:
            screen.press(Qt.Key.Key_P)
    screen.until_mine()
    left, over = screen.view, screen.over
    program.close()
    program, screen = opened()
    screen.until_mine()
    assert (screen.view, screen.over) == (left, over)
    program.close()
