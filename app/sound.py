"""Plays the sounds, where there is something to play them with; asked for from the window, done in the audio thread."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QLoggingCategory, QObject, QTimer, QtMsgType, QUrl, Signal, Slot

from .audio_thread import AudioThread
from .resources import SOUNDS

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect


class SoundState(Enum):
    """What has become of the sounds: not asked for yet, playable, nothing to hear them with, no module that plays."""

    UNLOADED = "unloaded"
    READY = "ready"
    NO_DEVICE = "no_device"
    MISSING = "missing"


class SoundOutput(QObject):
    """Where sounds go. This one is silent: for pictures and tests."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = SoundState.UNLOADED

    def load(self) -> None:
        """Get ready; again without effect."""

    def play(self, name: str, volume: float, after: int) -> None:
        """Play a file of `app/sounds/`, volume 0 to 1, after so many milliseconds."""

    def now(self) -> int:
        """The time by which sounds begin, in milliseconds from some moment on."""
        return round(1000 * time.monotonic())

    def close(self) -> None:
        """Let go of the device."""

    def _reach(self, state: str) -> None:
        self.state = SoundState(state)
        self.changed.emit()


class QtSound(SoundOutput):
    """Qt Multimedia's sound effects."""

    _loading = Signal()
    _wanted = Signal(str, float, int)
    _closing = Signal()

    def __init__(self, thread: AudioThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._effects: _Effects | None = None
        self._early: tuple[str, float, int] | None = None  # the first deal begins before the first frame

    def load(self) -> None:
        if self._effects is not None:
            return
        self._effects = _Effects()
        self._thread.take(self._effects)
        self._loading.connect(self._effects.load)
        self._wanted.connect(self._effects.play)
        self._closing.connect(self._effects.close)
        self._effects.reached.connect(self._reach)
        self._loading.emit()
        if self._early is not None:
            self._wanted.emit(*self._early)

    def play(self, name: str, volume: float, after: int) -> None:
        if self._effects is None:
            self._early = (name, volume, after)
        self._wanted.emit(name, volume, after)

    def close(self) -> None:
        self._closing.emit()


class _Effects(QObject):
    """Lives in the audio thread. Qt tells it when devices come and go; nothing is polled."""

    reached = Signal(str)
    """Value of a SoundState."""

    def __init__(self) -> None:
        super().__init__()
        self._effects: dict[str, QSoundEffect] = {}
        self._devices: QMediaDevices | None = None

    @Slot()
    def load(self) -> None:
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:
            self.reached.emit(SoundState.MISSING.value)
            return
        with _quiet():
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self.renew)
            self.renew()

    @Slot()
    def renew(self) -> None:
        """Begin anew on the device that is now the system's own."""
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self._drop()
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self.reached.emit(SoundState.NO_DEVICE.value)
            return
        for file in sorted(SOUNDS.glob("*.wav")):
            effect = QSoundEffect(device, self)
            effect.setSource(QUrl.fromLocalFile(str(file)))
            self._effects[file.stem] = effect
        refused = any(effect.status() is QSoundEffect.Status.Error for effect in self._effects.values())
        self.reached.emit((SoundState.NO_DEVICE if refused else SoundState.READY).value)

    @Slot(str, float, int)
    def play(self, name: str, volume: float, after: int) -> None:
        if after > 0:
            QTimer.singleShot(after, self, lambda: self.play(name, volume, 0))
        elif effect := self._effects.get(name):
            effect.setVolume(volume)
            effect.play()

    @Slot()
    def close(self) -> None:
        self._drop()
        if self._devices is not None:
            shiboken6.delete(self._devices)
            self._devices = None

    def _drop(self) -> None:
        for effect in self._effects.values():
            shiboken6.delete(effect)
        self._effects = {}


@contextmanager
def _quiet() -> Iterator[None]:
    """Qt prints which player it found, and warns without a category where no sound server is."""
    QLoggingCategory.setFilterRules("qt.multimedia.*.info=false")
    plain = QLoggingCategory.defaultCategory()
    warned = plain.isWarningEnabled()
    plain.setEnabled(QtMsgType.QtWarningMsg, False)
    try:
        yield
    finally:
        plain.setEnabled(QtMsgType.QtWarningMsg, warned)
