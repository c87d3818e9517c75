"""Says what happens to those who do not see it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from app.utterance import Utterance, Weight

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

_REMEMBERED = 200


@QmlElement
class Announcer(QObject):
    """The window passes every text of `announced` to `Accessible.announce`; the last ones can be read back."""

    announced = Signal(str, arguments=["text"])
    uttered = Signal(object)
    """Utterance: the same for a voice."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: list[str] = []

    @property
    def said(self) -> tuple[str, ...]:
        """What was said, oldest first."""
        return tuple(self._said)

    def say(self, text: str, weight: Weight = Weight.NEWS) -> None:
        """Say one sentence."""
        self._said = [*self._said, text][-_REMEMBERED:]
        self.announced.emit(text)
        self.uttered.emit(Utterance(text, weight))
