"""Tells a key that is held down from one that is pressed again, where X11 does not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow


class HeldKeys(QObject):
    """Marks the presses of a held key as repeated.

    X11 sends a release and a press for each of them, both with the same time. Qt marks them only where it has both in
    its queue already, so that some look like presses of their own, and a held P would pass turn after turn.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._let_go: tuple[int, int] | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send a press that is none on as a repeated one."""
        if not isinstance(event, QKeyEvent):
            return False
        key = (event.key(), event.timestamp())
        if event.type() is QEvent.Type.KeyRelease:
            self._let_go = key
        elif event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat() and key == self._let_go:
            again = QKeyEvent(QEvent.Type.KeyPress, event.key(), event.modifiers(), event.text(), True)
            QCoreApplication.sendEvent(watched, again)
            return True
        return False


def watch_held_keys(window: QWindow) -> None:
    """Do so on X11; elsewhere the system says which press is repeated."""
    if QGuiApplication.platformName() == "xcb":
        HeldKeys(window)
