"""Runs the tst_*.qml of one folder with the bundled fonts: `python tests/app/qml_runner.py FOLDER`."""

import sys
from pathlib import Path

import PySide6.QtQuick  # noqa: F401  windows come back with their own type
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuickTest import QUICK_TEST_MAIN_WITH_SETUP

from app.resources import QML_FOLDER, font_files


class Setup(QObject):
    """Fonts before the engine, the import path with it."""

    @Slot()
    def applicationAvailable(self) -> None:
        for path in font_files():
            QFontDatabase.addApplicationFont(str(path))
        QGuiApplication.setFont(QFont("Baohuang Sans"))

    @Slot(QQmlEngine)
    def qmlEngineAvailable(self, engine: QQmlEngine) -> None:
        engine.addImportPath(str(QML_FOLDER))


if __name__ == "__main__":
    sys.exit(QUICK_TEST_MAIN_WITH_SETUP("components", Setup, sys.argv[:1], str(Path(sys.argv[1]).resolve())))
