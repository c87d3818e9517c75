"""Takes a picture of the window once it stands still."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QTimer
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtQuick import QQuickWindow

INTERVAL_MS: Final = 80
STILL: Final = 4  # equal pictures in a row
LONGEST_MS: Final = 20_000


class Camera(QObject):
    """Looks at the window until it has not changed for some pictures, writes the last one and ends the program.

    A window that never stands still is pictured all the same after LONGEST_MS. `done` tells whether the file is there.
    """

    def __init__(self, window: QQuickWindow, file: Path) -> None:
        super().__init__()
        self._window = window
        self._file = file
        self._last = QImage()
        self._equal = 0
        self._looks = 0
        self.done = False
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        picture = self._window.grabWindow()
        self._looks += 1
        table = self._window.findChild(QObject, "table")
        waits = table is not None and table.property("busy") is True
        self._equal = self._equal + 1 if picture == self._last and not waits else 0
        self._last = picture
        if self._equal >= STILL or self._looks * INTERVAL_MS >= LONGEST_MS:
            self._timer.stop()
            self.done = _write(picture, self._file)
            QCoreApplication.exit(0)


def _write(picture: QImage, file: Path) -> bool:
    """In the format that the name's ending says, else as PNG."""
    writer = QImageWriter(str(file))
    if file.suffix.removeprefix(".").lower().encode() not in QImageWriter.supportedImageFormats():
        writer.setFormat(QByteArray(b"png"))
    return writer.write(picture)
