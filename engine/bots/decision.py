"""What every bot is: a view goes in, an answer and its reasons come out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from ..actions import Action
from ..cards import Card, play_notation
from ..view import SeatView


class Why(Enum):
    """Why an answer was chosen; the value is short English, worded anew by whoever shows it."""

    ONLY_ANSWER = "nothing else is allowed"
    BY_CHANCE = "chosen by chance"
    LOWEST_BEAT = "the lowest play that wins"
    CANNOT_BEAT = "nothing beats it"


@dataclass(frozen=True, slots=True)
class Note:
    """One reason: what it is about, and the numbers, seats or cards its wording needs, in order."""

    why: Why
    details: tuple[int | tuple[Card, ...], ...] = ()

    def __str__(self) -> str:
        words = [play_notation(part, False) if isinstance(part, tuple) else str(part) for part in self.details]
        return f"{self.why.value} ({', '.join(words)})" if words else self.why.value


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer that is legal in the view it was made from, and why; the first reason weighs most."""

    action: Action
    reasons: tuple[Note, ...]


class Bot(Protocol):
    """A player. It sees nothing but the view, and draws on nothing but `rng`."""

    def choose(self, view: SeatView, rng: random.Random) -> Decision:
        """The answer to `view.prompt`. Raises ValueError when the seat is not asked anything."""
        ...


def only_answer(legal: Sequence[Action]) -> Decision | None:
    """The decision where there is nothing to decide."""
    return Decision(legal[0], (Note(Why.ONLY_ANSWER),)) if len(legal) == 1 else None
