"""The window opens where it stood: size, place and state, and never where there is no screen."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QWindow

from app.settings import Place, SettingsStore
from app.window_place import frame_for
from tests.app.window.conftest import OpenWindow
from tests.app.window.test_real_screen import ROOT, display  # noqa: F401  (the fixture)

FULL_HD, LAPTOP = QRect(0, 0, 1920, 1050), QRect(1920, 0, 1366, 740)


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        ((100, 80, 1280, 720, "normal"), [FULL_HD], QRect(100, 80, 1280, 720)),
        ((1950, 10, 1280, 700, "maximized"), [FULL_HD, LAPTOP], QRect(1950, 10, 1280, 700)),
        ((1950, 10, 1280, 700, "normal"), [FULL_HD], QRect(320, 175, 1280, 700)),
        ((100, 80, 3840, 2160, "normal"), [FULL_HD], QRect(100, 80, 1920, 1050)),
        ((-1200, 80, 1280, 720, "normal"), [FULL_HD], QRect(320, 165, 1280, 720)),
        ((100, -600, 1280, 720, "full"), [FULL_HD], QRect(320, 165, 1280, 720)),
        ((0, 1040, 1280, 720, "normal"), [FULL_HD], QRect(320, 165, 1280, 720)),
    ],
    ids=["as it was", "second screen", "screen gone", "too large", "left of it", "above it", "below it"],
)
def test_a_window_goes_back_to_where_it_can_be_seen(place: Place, screens: list[QRect], expected: QRect) -> None:
    frame = frame_for(place, screens)
    assert frame.rectangle == expected
    assert frame.state == place[4]


@pytest.mark.parametrize("value", [[1, 2, 3], "there", [0, 0, 0, 720, "normal"], [0, 0, 1280, 720, "gone"], [1e9] * 5])
def test_a_place_that_is_none_falls_back_alone(tmp_path: Path, value: object) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"version": 1, "stake": 500, "window": value}), encoding="utf-8")
    store = SettingsStore(file)
    assert store.current.window is None and store.current.stake == 500
    assert [message.details for message in store.messages] == [("window",)]


def test_full_screen_comes_back(open_window: OpenWindow, tmp_path: Path) -> None:
    words = ("--variant", "qingdao", "--speed", "instant", "--data-dir", str(tmp_path))
    screen = open_window(*words, size="")
    screen.press(Qt.Key.Key_F11)
    screen.until(lambda: screen.window.visibility() == QWindow.Visibility.FullScreen, "it does not fill the screen")
    screen.quit()
    screen = open_window(*words, size="")
    screen.until(lambda: screen.window.visibility() == QWindow.Visibility.FullScreen, "it does not come back full")
    screen.press(Qt.Key.Key_F11)
    screen.until(lambda: screen.window.visibility() == QWindow.Visibility.Windowed, "it stays full")
    screen.quit()
    assert open_window(*words, size="").window.visibility() == QWindow.Visibility.Windowed


@pytest.mark.skipif(shutil.which("xdotool") is None or shutil.which("Xvfb") is None, reason="needs Xvfb, xdotool")
def test_size_and_place_on_a_real_screen(display: str, tmp_path: Path) -> None:  # noqa: F811
    environment = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}
    words = [sys.executable, "-m", "app", "--lang", "zh", "--data-dir", str(tmp_path)]

    def do(*what: str) -> str:
        done = subprocess.run(["xdotool", *what], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def place(window: str) -> tuple[int, ...]:
        told = dict(line.split("=") for line in do("getwindowgeometry", "--shell", window).splitlines())
        return tuple(int(told[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def run(moved: bool) -> tuple[int, ...]:
        program = subprocess.Popen(words, cwd=ROOT, env=environment)
        try:
            window = do("search", "--sync", "--onlyvisible", "--name", "保皇").splitlines()[-1]
            time.sleep(1)
            if moved:
                do("windowmove", "--sync", window, "37", "52")
                do("windowsize", "--sync", window, "1100", "640")
            time.sleep(1)
            found = place(window)
            do("windowfocus", "--sync", window)
            do("key", "ctrl+q")
            program.wait(20)
            return found
        finally:
            if program.poll() is None:
                program.kill()

    assert run(moved=True) == (37, 52, 1100, 640)
    assert run(moved=False) == (37, 52, 1100, 640)
