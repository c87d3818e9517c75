"""An ear instead of a loudspeaker and of a voice, for tests."""

from __future__ import annotations

from app.sound import SoundOutput, SoundState
from app.utterance import Utterance, Weight
from app.voice import VoiceOutput
from app.voice_state import VoiceState


class Ear(SoundOutput):
    """Remembers what was asked for: (name, volume, after). apart: milliseconds between moments, None for real ones."""

    def __init__(self, state: SoundState = SoundState.READY, apart: int | None = None) -> None:
        super().__init__()
        self._apart = apart
        self._moments = 0
        self.asked: list[tuple[str, float, int]] = []
        self.loads = 0
        self._found = state

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.asked]

    def load(self) -> None:
        self.loads += 1
        self._reach(self._found.value)

    def now(self) -> int:
        self._moments += 1
        return super().now() if self._apart is None else self._apart * self._moments

    def play(self, name: str, volume: float, after: int) -> None:
        self.asked.append((name, volume, after))


class Listener(VoiceOutput):
    """Remembers what was to be read; voices: the languages that there are voices for."""

    def __init__(self, voices: tuple[str, ...] = ("zh", "en")) -> None:
        super().__init__()
        self.languages: list[str] = []
        self.heard: list[tuple[str, Weight, float]] = []
        self.hushed = 0
        self._voices = voices

    @property
    def texts(self) -> list[str]:
        return [text for text, _, _ in self.heard]

    def speak(self, language: str) -> None:
        self.languages.append(language)
        self._reach((VoiceState.READY if language in self._voices else VoiceState.NO_VOICE).value)

    def say(self, said: Utterance, volume: float) -> None:
        self.heard.append((said.text, said.weight, volume))

    def hush(self) -> None:
        self.hushed += 1
