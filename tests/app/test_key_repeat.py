"""A held key, as X11 sends it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

from app.key_repeat import HeldKeys, watch_held_keys

DOWN, UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
Event = tuple[QEvent.Type, Qt.Key, int, bool]
P, Q = Qt.Key.Key_P, Qt.Key.Key_Q


class Seen(QWindow):
    """Notes which keys go down in it, and whether again."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[tuple[int, bool]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.append((event.key(), event.isAutoRepeat()))


def sent(window: Seen, events: Sequence[Event]) -> list[tuple[int, bool]]:
    for kind, key, moment, again in events:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", again)
        event.setTimestamp(moment)
        QCoreApplication.sendEvent(window, event)
    return window.pressed


@pytest.mark.parametrize(
    ("events", "pressed"),
    [
        pytest.param(
            [
                (DOWN, P, 1, False),
                (UP, P, 700, False),
                (DOWN, P, 700, False),
                (UP, P, 740, False),
                (DOWN, P, 740, False),
            ],
            [(P, False), (P, True), (P, True)],
            id="held",
        ),
        pytest.param(
            [(DOWN, P, 1, False), (UP, P, 700, True), (DOWN, P, 700, True)], [(P, False), (P, True)], id="told by Qt"
        ),
        pytest.param(
            [(DOWN, P, 1, False), (UP, P, 40, False), (DOWN, P, 41, False)],
            [(P, False), (P, False)],
            id="pressed twice",
        ),
        pytest.param(
            [(DOWN, P, 1, False), (UP, P, 40, False), (DOWN, Q, 40, False)], [(P, False), (Q, False)], id="another key"
        ),
    ],
)
def test_which_presses_are_repeated(
    qapp: QGuiApplication, events: Sequence[Event], pressed: list[tuple[int, bool]]
) -> None:
    window = Seen()
    HeldKeys(window)
    assert sent(window, events) == pressed


def test_elsewhere_the_system_tells(qapp: QGuiApplication) -> None:
    window = Seen()
    watch_held_keys(window)
    assert QGuiApplication.platformName() != "xcb"
    assert sent(window, [(UP, P, 7, False), (DOWN, P, 7, False)]) == [(P, False)]
