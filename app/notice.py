"""Shows one sentence in a window of its own, to those who started the program without a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import shiboken6
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

from .command_line import WITHOUT_PLAYER
from .resources import QML_FOLDER, font_files

ENVIRONMENT: Final = "BAOHUANG_NOTICE"
"""Set to `window` by the menu entries of the installed program."""


def wanted(words: Sequence[str]) -> bool:
    """Whether somebody waits for a window who would not read the error stream."""
    pictured = any(word.partition("=")[0] in WITHOUT_PLAYER for word in words)
    return not pictured and (sys.stderr is None or os.environ.get(ENVIRONMENT) == "window")


def show(sentence: str) -> None:
    """Show it until the window closes; a QGuiApplication must exist."""
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    for file in font_files():
        QFontDatabase.addApplicationFont(str(file))
    engine = QQmlApplicationEngine()
    engine.setInitialProperties({"sentence": sentence})
    engine.addImportPath(str(QML_FOLDER))
    engine.loadFromModule("Baohuang", "Notice")
    if engine.rootObjects():
        QGuiApplication.exec()
    shiboken6.delete(engine)
