"""The icon of the window, drawn for each size: the detailed drawing, below DETAIL the small one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QImageReader, QPixmap

from .resources import ICON, SMALL_ICON

DETAIL: Final = 48
"""Pixels; below it the small drawing is taken."""
SIZES: Final = (16, 20, 22, 24, 32, 40, 48, 64, 128, 256)
"""Pixels that a title bar, a task bar, a switcher of windows ask for."""


def window_icon() -> QIcon:
    """Sharp at each of SIZES."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(QPixmap.fromImage(drawn(size)))
    return icon


def drawn(size: int) -> QImage:
    """The icon as a square of `size` pixels; empty where it cannot be drawn."""
    reader = QImageReader(str(ICON if size >= DETAIL else SMALL_ICON))
    reader.setScaledSize(QSize(size, size))
    return reader.read()
