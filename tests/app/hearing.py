"""An ear instead of a loudspeaker, for tests."""

from __future__ import annotations

from app.sound import SoundOutput, SoundState


class Ear(SoundOutput):
    """Remembers what was asked for: (name, volume, after)."""

    def __init__(self, state: SoundState = SoundState.READY) -> None:
        super().__init__()
        self.asked: list[tuple[str, float, int]] = []
        self.loads = 0
        self._found = state

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.asked]

    def load(self) -> None:
        self.loads += 1
        self._reach(self._found.value)

    def play(self, name: str, volume: float, after: int) -> None:
        self.asked.append((name, volume, after))
