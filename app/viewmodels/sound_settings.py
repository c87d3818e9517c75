"""The settings of what is heard, and of how long movements take."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from app.settings import Settings

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class SoundSettingsViewModel(QObject):
    """Whoever derives from it keeps the settings."""

    paceChanged = Signal()
    soundChanged = Signal()
    soundVolumeChanged = Signal()
    voiceChanged = Signal()
    voiceVolumeChanged = Signal()

    @property
    def current(self) -> Settings:
        """The settings in force."""
        raise NotImplementedError

    def _put(self, **values: Any) -> None:
        raise NotImplementedError

    @Property(float, notify=paceChanged)
    def pace(self) -> float:
        """How long movements take: 0 none, 1 at normal speed."""
        return self.current.pace

    def _get_sound(self) -> bool:
        return self.current.sound

    def _set_sound(self, value: bool) -> None:
        self._put(sound=value)

    sound = Property(bool, _get_sound, _set_sound, notify=soundChanged)

    def _get_sound_volume(self) -> int:
        return self.current.sound_volume

    def _set_sound_volume(self, value: int) -> None:
        self._put(sound_volume=value)

    soundVolume = Property(int, _get_sound_volume, _set_sound_volume, notify=soundVolumeChanged)

    def _get_voice(self) -> bool:
        return self.current.voice

    def _set_voice(self, value: bool) -> None:
        self._put(voice=value)

    voice = Property(bool, _get_voice, _set_voice, notify=voiceChanged)

    def _get_voice_volume(self) -> int:
        return self.current.voice_volume

    def _set_voice_volume(self, value: int) -> None:
        self._put(voice_volume=value)

    voiceVolume = Property(int, _get_voice_volume, _set_voice_volume, notify=voiceVolumeChanged)
