"""The settings of what helps a player: card counter, words of the computer players, explanations."""

from __future__ import annotations

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement

from app.settings import LONGEST_NAME

from .sound_settings import SoundSettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class HelpSettingsViewModel(SoundSettingsViewModel):
    """Whoever derives from it keeps the settings."""

    counterChanged = Signal()
    chatChanged = Signal()
    welcomedChanged = Signal()
    guideChanged = Signal()
    guideSeenChanged = Signal()

    def _get_counter(self) -> str:
        return self.current.counter

    def _set_counter(self, value: str) -> None:
        self._put(counter=value)

    counter = Property(str, _get_counter, _set_counter, notify=counterChanged)

    def _get_chat(self) -> bool:
        return self.current.chat

    def _set_chat(self, value: bool) -> None:
        self._put(chat=value)

    chat = Property(bool, _get_chat, _set_chat, notify=chatChanged)

    def _get_guide(self) -> bool:
        return self.current.guide

    def _set_guide(self, value: bool) -> None:
        self._put(guide=value, guide_seen=())

    guide = Property(bool, _get_guide, _set_guide, notify=guideChanged)

    @Slot()
    def teachAgain(self) -> None:
        """Explain everything once more."""
        self._put(guide=True, guide_seen=())
        self.guideChanged.emit()

    def note_explained(self, topic: str) -> None:
        """Keep that something was explained."""
        self._put(guide_seen=tuple(sorted({*self.current.guide_seen, topic})))

    def leave_first_screen(self, name: str, variant: str, teach: bool) -> None:
        """Keep what was chosen on the first screen, all at once."""
        name = "".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME]
        self._put(name=name, variant=variant, guide=teach, guide_seen=(), welcomed=True)
