"""What a touch can be meant for: nothing that was not in sight before it, and by a quick second touch nothing new."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtGui import QGuiApplication

PERCEIVED: Final = 0.2
"""Seconds before nobody answers what has just come into sight."""


class Attention:
    """When you last touched something, when something new came into sight, and whether it is still on its way."""

    def __init__(self) -> None:
        self.touched_at = 0.0
        """When you last answered, went on or had the cards arrive, by the monotonic clock."""
        self._appeared_at = 0.0
        self._arrived_at = 0.0
        self._dealing = False

    @property
    def dealing(self) -> bool:
        """Whether the hand flies in, and its question does not show yet."""
        return self._dealing

    @dealing.setter
    def dealing(self, dealing: bool) -> None:
        if self._dealing and not dealing:
            self._arrived_at = time.monotonic()
        self._dealing = dealing

    @property
    def arriving(self) -> bool:
        """The same, or the cards have only just arrived."""
        return self._dealing or time.monotonic() - self._arrived_at < PERCEIVED

    @property
    def unseen(self) -> bool:
        """Whether what would be answered has only just come into sight, or has not yet."""
        return self.arriving or time.monotonic() - self._appeared_at < PERCEIVED

    @property
    def paired(self) -> bool:
        """Whether this may be the second of two quick touches, the first of which was for something else."""
        pair = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        return time.monotonic() - self.touched_at <= pair

    def touched(self) -> None:
        """You have answered, gone on, or had the cards arrive."""
        self.touched_at = time.monotonic()

    def appeared(self) -> None:
        """There is something new to be answered."""
        self._appeared_at = time.monotonic()
