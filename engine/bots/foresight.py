"""Plays answers out: worlds drawn from what a seat knows, the same for every answer, each played to its end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from ..actions import SEATS, PlayCards
from ..search import Core, core_of, house_of, points, rollout
from ..search.worlds import answer_of
from ..view import SeatView
from .sampling import Sampler

_ROUNDS = 2
_house = lru_cache(maxsize=8)(house_of)


def foresee(
    view: SeatView, answers: Sequence[PlayCards], chances: Sequence[float], worlds: int, rng: random.Random
) -> list[float]:
    """By answer, the mean of the seat's settlement points.

    worlds: how many each answer is played out in; the better half in twice as many more (sequential halving:
    Karnin, Koren and Somekh, 2013), so that a bad one may rest on fewer. chances: `belief.guard_chances`. The same
    view and `rng` give the same values, whatever the machine.
    """
    special = view.rules.special
    house = _house(view.rules)
    odds = everybodys(chances)
    sampler = Sampler(view, chances)
    coded = [answer_of(answer, special) for answer in answers]
    sums = [0.0] * len(coded)
    tried = [0] * len(coded)
    alive = list(range(len(coded)))
    for at in range(_ROUNDS):
        for world in sampler.worlds(worlds * (at + 1), rng):
            core = core_of(view, world, house)
            for index in alive:
                sums[index] += _worth(core, coded[index], view.seat, odds, rng)
                tried[index] += 1
        alive.sort(key=lambda index: -sums[index] / tried[index])
        alive = alive[: max(2, (len(alive) + 1) // 2)]
    return [total / number for total, number in zip(sums, tried, strict=True)]


def everybodys(chances: Sequence[float]) -> list[float]:
    """By 5 seat + other, the chance that the seat gives the other to be the Guard, if all judge alike: nobody
    suspects himself."""
    odds: list[float] = []
    for seat in SEATS:
        others = [0.0 if other == seat else chances[other] for other in SEATS]
        total = sum(others)
        odds += [chance / total if total else 0.0 for chance in others]
    return odds


def _worth(core: Core, answer: int, seat: int, odds: list[float], rng: random.Random) -> float:
    copy = core.copy()
    copy.play(answer)
    if not copy.over:
        rollout(copy, rng.random, odds)
    return points(copy)[seat]
