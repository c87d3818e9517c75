"""What is wrong before there is a table is told in a window where there is no terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest

from app import application, notice


@pytest.fixture
def shown(qapp: QGuiApplication) -> list[str]:
    """The sentences of the windows that open; each is closed by its key."""
    found: list[str] = []

    def close(tries: int = 100) -> None:
        windows = [window for window in QGuiApplication.topLevelWindows() if window.isExposed()]
        if not windows:
            QTimer.singleShot(50, qapp, lambda: close(tries - 1) if tries else qapp.exit(1))
            return
        found.append(_sentence(windows[0]))
        QTest.keyClick(windows[0], Qt.Key.Key_Return)

    QTimer.singleShot(0, qapp, close)
    return found


def _sentence(window: QWindow) -> str:
    label = window.findChild(QObject, "notice")
    assert label is not None
    return str(label.property("text"))


def test_a_file_that_is_no_record_is_told_in_a_window(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "局.baohuang"
    file.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(sys, "stderr", None)
    assert application.run([str(file), "--lang", "en"]) == 2
    assert shown == [f"{file} is not a record of the game."]


def test_the_menu_entry_asks_for_the_window(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(notice.ENVIRONMENT, "window")
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    assert application.run(["--nonsense", "--lang", "zh"]) == 2
    (line,) = stream.getvalue().splitlines()
    assert shown == [line.removeprefix("baohuang: ")]


def test_a_picture_waits_for_nobody(monkeypatch: pytest.MonkeyPatch, qapp: QGuiApplication) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert application.run(["no.baohuang", "--screenshot=a.png"]) == 2
    assert application.run(["--smoke-test", "none/a.png", "--size", "1x1"]) == 2


def test_in_a_terminal_there_is_no_window(qapp: QGuiApplication, capsys: pytest.CaptureFixture[str]) -> None:
    assert application.run(["--nonsense", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("baohuang: ")
    assert not [window for window in QGuiApplication.topLevelWindows() if window.isVisible()]
