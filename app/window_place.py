"""Where the window stood: put back at the start, on a screen that is there, and written down when it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from .settings import Place, SettingsStore

QUIET_MS: Final = 400
"""A window that is drawn larger or moved is written down once it has rested so long."""
GRIP: Final = (160, 40)
"""So much of the upper edge must be on a screen, or nobody could take hold of the window."""

_STATES: Final = {
    QWindow.Visibility.Windowed: "normal",
    QWindow.Visibility.Maximized: "maximized",
    QWindow.Visibility.FullScreen: "full",
}


@dataclass(frozen=True, slots=True)
class Frame:
    """How a window is opened: its place while it is neither maximized nor full, and its state."""

    rectangle: QRect
    state: str

    def properties(self) -> dict[str, Any]:
        """The same as properties of the window."""
        values: dict[str, Any] = {
            "x": self.rectangle.x(),
            "y": self.rectangle.y(),
            "width": self.rectangle.width(),
            "height": self.rectangle.height(),
        }
        visibility = next(key for key, name in _STATES.items() if name == self.state)
        if visibility is not QWindow.Visibility.Windowed:
            values["visibility"] = visibility.value
        return values


def frame_for(place: Place, screens: Sequence[QRect]) -> Frame:
    """Where the window goes: as it stood if its upper edge can be seen, else in the middle of the first screen.

    It is never larger than the screen it stands on.
    """
    x, y, width, height, state = place
    edge = QRect(x, y, width, GRIP[1])
    seen = [(edge.intersected(screen), screen) for screen in screens]
    there = [screen for part, screen in seen if part.width() >= min(GRIP[0], width) and part.height() >= GRIP[1]]
    screen = there[0] if there else screens[0]
    width, height = min(width, screen.width()), min(height, screen.height())
    rectangle = QRect(x, y, width, height)
    if not there:
        rectangle.moveCenter(screen.center())
    return Frame(rectangle, state)


def remembered_frame(store: SettingsStore) -> Frame | None:
    """How the window stood last, on the screens of now; None the first time."""
    place = store.current.window
    screens = [screen.availableGeometry() for screen in _screens()]
    return frame_for(place, screens) if place is not None and screens else None


def _screens() -> list[Any]:
    primary = QGuiApplication.primaryScreen()
    return sorted(QGuiApplication.screens(), key=lambda screen: screen is not primary)


class WindowMemory(QObject):
    """Writes down where a window stands, a moment after it has come to rest there."""

    def __init__(self, window: QWindow, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._state = "normal"
        self._rest = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._rest.timeout.connect(self._note)
        for changed in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            changed.connect(lambda _: self._rest.start())
        window.visibilityChanged.connect(self._on_visibility)

    def close(self) -> None:
        """Write down what has not rested yet."""
        if self._rest.isActive():
            self._rest.stop()
            self._note()

    def _on_visibility(self, visibility: QWindow.Visibility) -> None:
        """Kept at once: by the time it is written down the window may be closed."""
        self._state = _STATES.get(visibility, self._state)
        self._rest.start()

    def _note(self) -> None:
        window = self._window
        last = self._store.current.window
        here: Place = (window.x(), window.y(), window.width(), window.height(), self._state)
        if self._state != "normal":
            here = (*(last or (window.x(), window.y(), 1280, 720, ""))[:4], self._state)
        if here != last:
            self._store.change(window=here)
