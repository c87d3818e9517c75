"""Where sentences go to be read aloud, where the system has a voice for their language."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from .reader import Answer, Reader, Wish, read_apart
from .utterance import Utterance
from .voice_state import VoiceState

DEAF: Final = 20
"""So many wishes without an answer, and no more are sent: nobody listens."""
FAREWELL: Final = 0.5
"""Seconds that the process has for its end."""


class VoiceOutput(QObject):
    """This one says nothing: for pictures and tests."""

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
        if VoiceState(state) is not self.state:
            self.state = VoiceState(state)
            self.changed.emit()


def system_voice() -> VoiceOutput:
    """The voice of this system. On Linux Qt starts a server and waits for it, however long that takes."""
    return VoiceApart() if sys.platform == "linux" else VoiceHere()


class VoiceHere(VoiceOutput):
    """Reads in this process."""

    def __init__(self, engine: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._reader: Reader | None = None

    def speak(self, language: str) -> None:
        if self._reader is None:
            self._reader = Reader(self._engine)
            self._reader.reached.connect(self._reach)
        self._reader.speak(language)

    def say(self, said: Utterance, volume: float) -> None:
        if self._reader is not None:
            self._reader.say(said.text, said.weight.value, volume)

    def hush(self) -> None:
        if self._reader is not None:
            self._reader.hush()

    def close(self) -> None:
        if self._reader is not None:
            self._reader.close()


class VoiceApart(VoiceOutput):
    """Reads in a process of its own, begun with the first language; one that ends or hangs is a voice that is not
    there."""

    _answered = Signal(str, bool)

    def __init__(self, read: Callable[[Connection], None] = read_apart, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read = read
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._listener: threading.Thread | None = None
        self._unanswered = 0
        self._answered.connect(self._on_answered)

    def speak(self, language: str) -> None:
        if self._connection is None:
            self._begin()
        self._wish(("speak", language))

    def say(self, said: Utterance, volume: float) -> None:
        self._wish(("say", said.text, said.weight.value, str(volume)))

    def hush(self) -> None:
        self._wish(("hush",))

    def close(self) -> None:
        process = self._process
        if process is not None:
            self._wish(("close",))
            process.join(FAREWELL)
            process.kill()
            process.join()
        if self._listener is not None:
            self._listener.join()
        self._forget()

    def _begin(self) -> None:
        spawn = get_context("spawn")
        here, there = spawn.Pipe()
        self._process = spawn.Process(target=self._read, args=(there,), daemon=True)
        self._process.start()
        there.close()
        self._connection, self._unanswered = here, 0
        self._listener = threading.Thread(target=self._listen, args=(here,), daemon=True)
        self._listener.start()

    def _wish(self, wish: Wish) -> None:
        if self._connection is None or self._unanswered >= DEAF:
            return
        try:
            self._connection.send(wish)
        except OSError:
            return  # its end is told by the listener
        self._unanswered += 1

    def _listen(self, connection: Connection) -> None:
        try:
            while True:
                answer: Answer = connection.recv()
                self._answered.emit(*answer)
        except (EOFError, OSError):
            self._answered.emit("", False)

    @Slot(str, bool)
    def _on_answered(self, state: str, answers: bool) -> None:
        self._unanswered -= answers
        if state:
            self._reach(state)
        elif self._process is not None:
            self._process.kill()
            self._forget()
            self._reach(VoiceState.MISSING.value)

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = self._process = self._listener = None
