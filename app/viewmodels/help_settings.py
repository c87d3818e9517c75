"""The settings of what helps a player: card counter, words of the computer players, explanations."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from app.settings import Settings

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class HelpSettingsViewModel(QObject):
    """Whoever derives from it keeps the settings."""

    counterChanged = Signal()
    chatChanged = Signal()
    welcomedChanged = Signal()
    guideChanged = Signal()
    guideSeenChanged = Signal()

    @property
    def current(self) -> Settings:
        """The settings in force."""
        raise NotImplementedError

    def _put(self, **values: Any) -> None:
        raise NotImplementedError

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
