"""Leading: which group to open a trick with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor

from ..actions import PlayCards
from .decision import Considered, Decision, Note, Option, Why
from .hand import SMALL, TWO, Shape, take
from .plan import lead_shapes
from .table import DANGEROUS, Bearings

_CERTAIN = 0.97
_LIKELY = 0.6
_NEAR = 5
_LONG = 3
_MIDDLE = 9
_HIGH = 14
_LAST_GROUP = 0.35


@dataclass(frozen=True, slots=True)
class _Choice:
    shape: Shape
    score: float
    holds: float


def lead(at: Bearings) -> Decision:
    """The play that opens the trick."""
    finish = at.plan.finish(at.own)
    if finish is not None and len(finish.plays) == 1:
        return _decide(at, finish.plays[0], Note(Why.GOES_OUT))
    if finish is not None and finish.chance >= _CERTAIN:
        certain = Note(Why.RUNS_OUT, (len(finish.plays),))
        likely = Note(Why.LIKELY_RUNS_OUT, (floor(100 * finish.chance),))
        return _decide(at, finish.plays[0], certain if finish.chance == 1.0 else likely)
    choices = [_weigh(at, shape) for shape in _candidates(at)]
    if finish is not None and finish.chance >= _LIKELY:
        bonus = at.weights.lead_finish * finish.chance
        choices = [
            _Choice(choice.shape, choice.score + bonus, choice.holds) if choice.shape == finish.plays[0] else choice
            for choice in choices
        ]
    best = max(choices, key=lambda choice: (choice.score, -choice.shape.jokers, -choice.shape.base))
    notes = _why(at, best)
    if finish is not None and finish.chance >= _LIKELY and best.shape == finish.plays[0]:
        notes = (Note(Why.LIKELY_RUNS_OUT, (floor(100 * finish.chance),)), *notes)
    return _decide(at, best.shape, *notes)


def options(at: Bearings) -> list[Option]:
    """The leads worth thinking about, best first."""
    choices = sorted((_weigh(at, shape) for shape in _candidates(at)), key=lambda choice: -choice.score)
    return [Option(_decide(at, choice.shape).action, choice.score) for choice in choices]


def considered(at: Bearings) -> list[Considered]:
    """The same with what speaks for each."""
    choices = sorted((_weigh(at, shape) for shape in _candidates(at)), key=lambda choice: -choice.score)
    return [
        Considered(_decide(at, choice.shape).action, choice.score, _why(at, choice), choice.holds) for choice in choices
    ]


def _decide(at: Bearings, shape: Shape, *notes: Note) -> Decision:
    return Decision(PlayCards(take(at.view.hand, shape, at.view.rules.special)), notes)


def _candidates(at: Bearings) -> Iterator[Shape]:
    held_back = at.plan.held_back
    yield from lead_shapes(at.own, held_back)
    near = {at.memory.left[seat] for seat in at.others() if at.memory.left[seat] <= _NEAR}
    sizes = near | {left + 1 for left in near}
    last = {sum(at.own) - 2} if at.view.rules.tricks.smother else set()
    for rank in range(3, TWO + 1):
        if rank != held_back:
            for number in sizes | last:
                if 0 < number < at.own[rank]:
                    yield Shape(rank, number)


def _weigh(at: Bearings, shape: Shape) -> _Choice:
    weights = at.weights
    after = at.after(shape)
    if not sum(after):
        return _Choice(shape, 10.0, 1.0)
    holds = at.odds.chance(shape)
    score = -weights.joker * shape.jokers
    score += at.cost - at.plan.cost(after) + holds * at.lead_worth(after) + weights.size * shape.size
    score -= weights.high_lead * (1.0 - holds) * max(0, shape.base - _MIDDLE)
    if shape.size <= 2:
        score -= weights.gift / shape.size
    if shape.base and after[shape.base]:
        score -= weights.break_group + weights.break_each * after[shape.base]
    if at.secret and at.shows_guard(take(at.view.hand, shape, at.view.rules.special)):
        score -= weights.reveal
    if at.only_held_back(after):
        score -= at.strand(after) * (1.0 - holds)
    for seat in at.others():
        left, side = at.memory.left[seat], at.side(seat)
        if left > _NEAR:
            continue
        reach = 0.0 if holds == 1.0 else 1.0 - at.odds.holds(shape, (seat,))
        if reach and left == shape.size and shape.base < _HIGH:
            reach = max(reach, _LAST_GROUP)
        if side < 0:
            if left < shape.size:
                score += weights.shut_out * at.danger(seat) * -side
            elif left == shape.size:
                score -= weights.let_out * reach * -side
        elif left == shape.size:
            score += weights.feed * reach * side
    return _Choice(shape, score, holds)


def _why(at: Bearings, choice: _Choice) -> tuple[Note, ...]:
    shape = choice.shape
    notes: list[Note] = []
    for seat in at.others():
        left = at.memory.left[seat]
        if left > _NEAR:
            continue
        if at.side(seat) < 0 and left < shape.size and at.danger(seat) >= DANGEROUS:
            notes.append(Note(Why.SHUTS_OUT, (seat, left)))
        elif at.side(seat) > 0.4 and left == shape.size and choice.holds < 0.9:
            notes.append(Note(Why.FEEDS, (seat, left)))
    controls = at.plan.controls(at.own)
    if at.only_held_back(at.after(shape)):
        notes.append(Note(Why.LAST_CONTROL, (at.own[at.plan.held_back],)))
    if choice.holds >= 1.0:
        notes.append(Note(Why.CANNOT_BE_BEATEN))
    elif choice.holds > 0.5:
        notes.append(Note(Why.PROBABLY_HOLDS, (round(100 * choice.holds),)))
    elif shape.size >= _LONG and controls:
        notes.append(Note(Why.KEEPS_LONG_GROUP, (shape.size, controls)))
    if shape.jokers:
        notes.append(Note(Why.SPENDS_JOKER, (shape.jokers,)))
    if shape.base and shape.number == at.own[shape.base]:
        notes.append(Note(Why.ONE_FEWER, (sum(1 for count in at.after(shape)[:SMALL] if count),)))
    return tuple(notes) or (Note(Why.SHEDS, (shape.size,)),)
