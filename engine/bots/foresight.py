"""Looks ahead: the same worlds for every answer, drawn from what a seat knows; in each the trick is played out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..actions import SEATS, Apply, PlayCards
from ..search import Core, core_of, expected, finish_trick, house_of, points, rollout
from ..search.worlds import answer_of
from ..view import SeatView
from .outlook import fitted
from .sampling import Sampler

_house = lru_cache(maxsize=8)(house_of)


@dataclass(frozen=True, slots=True)
class Mix:
    """What the worth of an answer is made of: shares of what may be expected when the trick is over and of deals
    played to their end, and points for each lead of the score by rules of thumb."""

    outlook: float
    played: float
    thumb: float


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What one answer leads to. worth: in the seat's settlement points, stakes included. worlds: in how many it was
    tried."""

    worth: float
    worlds: int


class _Tried:
    """An answer on trial. stood, ended: by world, in the seat's points."""

    def __init__(self, answer: int, thumb: float) -> None:
        self.answer = answer
        self.thumb = thumb
        self.stood: list[float] = []
        self.ended: list[int] = []

    def worth(self, mix: Mix) -> float:
        number = len(self.stood)
        worth = mix.outlook * sum(self.stood) / number + mix.thumb * self.thumb
        return worth + mix.played * sum(self.ended) / number if self.ended else worth


def foresee(
    view: SeatView,
    answers: Sequence[PlayCards | Apply],
    thumbs: Sequence[float],
    chances: Sequence[float],
    rounds: Sequence[int],
    mix: Mix,
    rng: random.Random,
) -> list[Foreseen]:
    """By answer, what it leads to.

    answers: plays, or 申请接风. thumbs: their scores by rules of thumb. chances: `belief.guard_chances`. rounds: in
    how many worlds every answer is tried; after each round but the last the worse half drops out (sequential halving:
    Karnin, Koren and Somekh, 2013), down to two. Where `mix.played` is 0 no deal is played beyond the trick. The same
    view and `rng` give the same, whatever the machine.
    """
    house = _house(view.rules)
    outlook = fitted()
    odds = everybodys(chances)
    special = view.rules.special
    tried = [_Tried(answer_of(answer, special), thumb) for answer, thumb in zip(answers, thumbs, strict=True)]
    alive = tried
    sampler = Sampler(view, chances)
    for at, number in enumerate(rounds):
        if at:
            alive = sorted(alive, key=lambda one: -one.worth(mix))[: max(2, (len(alive) + 1) // 2)]
        for world in sampler.worlds(number, rng):
            core = core_of(view, world, house)
            for one in alive:
                copy = core.copy()
                copy.play(one.answer)
                finish_trick(copy, rng.random, odds)
                one.stood.append(expected(copy, outlook, view.seat))
                if mix.played:
                    one.ended.append(_end(copy, view.seat, odds, rng))
    return [Foreseen(one.worth(mix), len(one.stood)) for one in tried]


def everybodys(chances: Sequence[float]) -> list[float]:
    """By 5 seat + other, the chance that the seat gives the other to be the Guard, if all judge alike: nobody
    suspects himself."""
    odds: list[float] = []
    for seat in SEATS:
        others = [0.0 if other == seat else chances[other] for other in SEATS]
        total = sum(others)
        odds += [chance / total if total else 0.0 for chance in others]
    return odds


def _end(core: Core, seat: int, odds: list[float], rng: random.Random) -> int:
    if not core.over:
        rollout(core, rng.random, odds)
    return points(core)[seat]
