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
    """Why an answer was chosen; the value is short English, worded anew by whoever shows it.

    What follows a `:` names the details of the note. Chances are whole per cent, seats 0-4.
    """

    ONLY_ANSWER = "nothing else is allowed"
    BY_CHANCE = "chosen by chance"

    GOES_OUT = "goes out"
    RUNS_OUT = "wins for certain, and the rest goes out with it: plays left"
    LIKELY_RUNS_OUT = "the rest probably goes out with it: per cent"
    CANNOT_BE_BEATEN = "nobody can beat it"
    PROBABLY_HOLDS = "it probably holds: per cent"
    SHEDS = "gets rid of what would be hard to play later: cards of the group"
    KEEPS_LONG_GROUP = "a long low group first, while controls are in hand: cards, controls"
    ONE_FEWER = "one group fewer, none broken: groups left"
    TAKES_LEAD = "the lead is worth it: per cent that it holds"
    SPENDS_JOKER = "the joker pays here: jokers laid"

    BLOCKS = "stops an enemy who is about to go out: seat, cards left"
    SHUTS_OUT = "an enemy about to go out cannot follow so many: seat, cards left"
    FEEDS = "an ally about to go out can follow: seat, cards left"
    LEAVES_ALLY = "the trick is with an ally: seat"
    LEAVES_LIKELY_ALLY = "the trick is with a likely ally: seat, per cent"
    LEAVES_ALLY_OUT = "an ally is about to go out: seat, cards left"
    STAYS_HIDDEN = "not worth showing who the Guard is"

    TOO_DEAR = "beating it costs more than the lead is worth"
    BREAKS_GROUP = "beating it would break a group: cards of the group"
    SAVES_JOKERS = "beating it would cost jokers: jokers"
    CANNOT_BEAT = "nothing beats it"
    APPLIES = "asks for the lead while it passes"
    FORESEEN = "comes out best in worlds that fit what is known: worlds, hundredths of a point better"
    SMOTHERS = "an enemy is left with nothing but the held-back card: seat"
    SAVES_CONTROL = "keeps a control for the held-back cards: held-back cards"
    LAST_CONTROL = "wins here and lays the held-back cards last: held-back cards"

    STRONG_HAND = "a strong hand: strength"
    WEAK_HAND = "too weak a hand: strength"
    WOULD_BE_ALONE = "on the throne there would be no Guard: strength"
    ALONE_STRONG = "strong enough to play alone: strength"
    ALONE_WEAK = "not strong enough to play alone: strength"
    LOW_CALL = "the lowest call gives away least"
    FULL_CALL = "holds all four and is strong enough: strength"
    NO_OTHER_CALL = "there is no better call"
    HIGHER_CALL = "a higher call gives away more"
    DARING = "asks for a stronger hand: strength"
    SAFE = "it risks least: strength"
    SECRET_HELPS = "a secret is worth more than the double stake: strength"
    REVOLT_STRONG = "strong enough to double the stakes: strength"
    KICK_STRONG = "strong enough to raise the stakes once more: strength"
    GUARD_STRONG = "so strong a Guard may say so: strength"


@dataclass(frozen=True, slots=True)
class Note:
    """One reason: what it is about, and the numbers or cards its wording needs, in the order `Why` names them."""

    why: Why
    details: tuple[int | tuple[Card, ...], ...] = ()

    def __str__(self) -> str:
        words = [play_notation(part, False) if isinstance(part, tuple) else str(part) for part in self.details]
        said, colon, names = self.why.value.partition(": ")
        if not words:
            return said
        named = [f"{name} {word}" for name, word in zip(names.split(", "), words, strict=False)] if colon else words
        return f"{said} ({', '.join(named)})"


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer that is legal in the view it was made from, and why; the first reason weighs most.

    belief: by seat, the chance that it is the Guard, as whoever decided saw it then; at the Emperor's, that he is
    alone. None where it has not thought about it.
    """

    action: Action
    reasons: tuple[Note, ...]
    belief: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """An answer worth thinking about. score: what it is worth in leads of a long hand, a pass 0."""

    action: Action
    score: float


@dataclass(frozen=True, slots=True)
class Considered:
    """An answer with what speaks for it. score: as in `Option`. holds: the chance that it wins the trick; of a pass,
    that what lies there does."""

    action: Action
    score: float
    reasons: tuple[Note, ...]
    holds: float


class Bot(Protocol):
    """A player. It sees nothing but the view, and draws on nothing but `rng`."""

    def choose(self, view: SeatView, rng: random.Random) -> Decision:
        """The answer to `view.prompt`. Raises ValueError when the seat is not asked anything."""
        ...


def only_answer(legal: Sequence[Action]) -> Decision | None:
    """The decision where there is nothing to decide."""
    return Decision(legal[0], (Note(Why.ONLY_ANSWER),)) if len(legal) == 1 else None
