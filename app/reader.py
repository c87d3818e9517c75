"""Reads sentences aloud through Qt TextToSpeech; in a process of its own where the system's voice may hang."""

from __future__ import annotations

import faulthandler
import os
import threading
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal, Slot

from .resources import LOCALES
from .utterance import Utterance, Waiting, Weight, queued
from .voice_state import VoiceState

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

PRETENDED: Final = "mock"
"""Qt's engine for tests, which says nothing."""
RATE: Final = 0.15
"""A little quicker than usual, from -1 to 1: a table does not wait."""
PATIENCE: Final = 15
"""Seconds after which an engine that does not come up is given up, and its process with it."""


class Reader(QObject):
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


Wish = tuple[str, ...]
"""What the window asks of the process: `speak` and a language, `say` and text, weight, volume, `hush`, `close`."""
Answer = tuple[str, bool]
"""Value of a VoiceState, and whether it answers a wish."""


def read_apart(connection: Connection, engine: str = "") -> None:
    """The whole of that process. Every wish is answered, so that the window knows whether anybody listens."""
    application = QCoreApplication(["baohuang"])
    desk = _Desk(connection, Reader(engine))
    threading.Thread(target=desk.listen, daemon=True).start()
    application.exec()


class _Desk(QObject):
    """Takes wishes from the connection to the reader."""

    _wished = Signal(tuple)

    def __init__(self, connection: Connection, reader: Reader) -> None:
        super().__init__()
        self._connection = connection
        self._reader = reader
        self._state = VoiceState.UNLOADED.value
        self._wished.connect(self._on_wished)
        reader.reached.connect(self._on_reached)

    def listen(self) -> None:
        """Until the window is gone."""
        try:
            while True:
                self._wished.emit(self._connection.recv())
        except (EOFError, OSError):
            os._exit(0)

    @Slot(tuple)
    def _on_wished(self, wish: Wish) -> None:
        match wish:
            case ("speak", language):
                with open(os.devnull, "w") as nowhere:
                    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=nowhere)
                    self._reader.speak(language)
                    faulthandler.cancel_dump_traceback_later()
            case ("say", text, weight, volume):
                self._reader.say(text, weight, float(volume))
            case ("hush",):
                self._reader.hush()
            case _:
                self._reader.close()
                os._exit(0)
        self._tell(True)

    def _on_reached(self, state: str) -> None:
        self._state = state
        self._tell(False)

    def _tell(self, answers: bool) -> None:
        try:
            self._connection.send((self._state, answers))
        except OSError:
            os._exit(0)
