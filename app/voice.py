"""Reads sentences aloud, where the system has a voice for their language."""

from __future__ import annotations

import sys
from enum import Enum
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QLocale, QObject, Signal, Slot

from .audio_thread import AudioThread
from .resources import LOCALES
from .utterance import Utterance, Waiting, Weight, queued

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

PRETENDED: Final = "mock"
"""Qt's engine for tests, which says nothing."""
RATE: Final = 0.15
"""A little quicker than usual, from -1 to 1: a table does not wait."""


class VoiceState(Enum):
    """What has become of the voice: not asked for, ready, none for the language, no reading aloud at all."""

    UNLOADED = "unloaded"
    READY = "ready"
    NO_VOICE = "no_voice"
    MISSING = "missing"


class VoiceOutput(QObject):
    """Where sentences go. This one says nothing: for pictures and tests."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = VoiceState.UNLOADED

    def speak(self, language: str) -> None:
        """Get ready for a language, `zh` or `en`; what still waits is forgotten."""

    def say(self, said: Utterance, volume: float) -> None:
        """Read a sentence, volume 0 to 1, when those before it are done; an answer interrupts them."""

    def hush(self) -> None:
        """Say no more."""

    def close(self) -> None:
        """Let go of the voice."""

    def _reach(self, state: str) -> None:
        self.state = VoiceState(state)
        self.changed.emit()


class QtVoice(VoiceOutput):
    """Qt TextToSpeech. On Linux, where it starts a server and waits for it, it does so in the audio thread."""

    _speaking = Signal(str)
    _saying = Signal(str, str, float)
    _hushing = Signal()
    _closing = Signal()

    def __init__(self, thread: AudioThread, engine: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._engine = engine
        self._reader: _Reader | None = None

    def speak(self, language: str) -> None:
        if self._reader is None:
            self._reader = _Reader(self._engine)
            if sys.platform == "linux":
                self._thread.take(self._reader)
            self._speaking.connect(self._reader.speak)
            self._saying.connect(self._reader.say)
            self._hushing.connect(self._reader.hush)
            self._closing.connect(self._reader.close)
            self._reader.reached.connect(self._reach)
        self._speaking.emit(language)

    def say(self, said: Utterance, volume: float) -> None:
        self._saying.emit(said.text, said.weight.value, volume)

    def hush(self) -> None:
        self._hushing.emit()

    def close(self) -> None:
        self._closing.emit()


class _Reader(QObject):
    """Owns the engine and what waits for it."""

    reached = Signal(str)
    """Value of a VoiceState."""

    def __init__(self, engine: str) -> None:
        super().__init__()
        self._engine = engine
        self._speech: QTextToSpeech | None = None
        self._language = ""
        self._able = False
        self._waiting: Waiting = ()

    @Slot(str)
    def speak(self, language: str) -> None:
        self._language = language
        self.hush()
        if self._speech is None:
            self._speech = self._made()
        if self._speech is None:
            self.reached.emit(VoiceState.MISSING.value)
        else:
            self._choose(self._speech)

    def _made(self) -> QTextToSpeech | None:
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech
        except ImportError:
            return None
        if not self._engine and not set(QTextToSpeech.availableEngines()) - {PRETENDED}:
            return None
        speech = QTextToSpeech(self._engine, self) if self._engine else QTextToSpeech(self)
        speech.stateChanged.connect(self._on_state)
        return speech

    def _choose(self, speech: QTextToSpeech) -> None:
        """The voice of the language, that of the mainland or of the desktop's country before any other."""
        wanted = QLocale(LOCALES[self._language])
        near = (wanted.territory(), QLocale.system().territory())
        voices = [locale for locale in speech.availableLocales() if locale.language() is wanted.language()]
        self._able = bool(voices)
        if voices:
            best = min(voices, key=lambda locale: near.index(locale.territory()) if locale.territory() in near else 2)
            speech.setLocale(best)
            speech.setRate(RATE)
        failed = type(speech).State.Error is speech.state()
        state = VoiceState.READY if voices else VoiceState.MISSING if failed else VoiceState.NO_VOICE
        self.reached.emit(state.value)

    @Slot(str, str, float)
    def say(self, text: str, weight: str, volume: float) -> None:
        speech = self._speech
        if speech is None or not self._able:
            return
        speech.setVolume(volume)
        said = Utterance(text, Weight(weight))
        self._waiting = queued(self._waiting, said)
        if said.weight is Weight.ANSWER:
            speech.stop()
        self._next(speech)

    @Slot()
    def hush(self) -> None:
        self._waiting = ()
        if self._speech is not None:
            self._speech.stop()

    @Slot()
    def close(self) -> None:
        self.hush()
        self._able = False
        if self._speech is not None:
            shiboken6.delete(self._speech)
            self._speech = None

    def _on_state(self) -> None:
        speech = self._speech
        if speech is None:
            return
        if not self._able and speech.state() is type(speech).State.Ready:
            self._choose(speech)  # an engine that took its time has its voices now
        self._next(speech)

    def _next(self, speech: QTextToSpeech) -> None:
        if self._waiting and speech.state() is type(speech).State.Ready:
            first, *rest = self._waiting
            self._waiting = tuple(rest)
            speech.say(first.text)
