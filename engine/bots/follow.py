"""Following: beat the play on the table, or let it stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from ..actions import PASS, Apply, PlayCards, Seat
from ..cards import Card
from .decision import Considered, Decision, Note, Option, Why
from .hand import SMALL, Shape, shape_of
from .table import DANGEROUS, Bearings

_LOW_TABLE = 11
_HIGH_TABLE = 13
_ENOUGH = 4
_CONTROL = 14
_SURE_ENOUGH = 0.9
_ALMOST_KNOWN = 0.8
_GOING_OUT = 4


@dataclass(frozen=True, slots=True)
class _Trick:
    """The trick as it stands: who holds it, the shape to beat, and what it means to let it stand.

    heir: who leads if it stands (holder, or the next seat after one who went out). stands: chance that it does.
    worth: what that is worth to this side, below 0 for an enemy. lurking: enemies about to go out who may still beat
    it, and the chance that each does.
    """

    holder: Seat
    heir: Seat
    shape: Shape
    stands: float
    worth: float
    lurking: tuple[tuple[Seat, float], ...]


@dataclass(frozen=True, slots=True)
class _Choice:
    cards: tuple[Card, ...]
    shape: Shape
    score: float
    holds: float


def follow(at: Bearings, plays: Sequence[tuple[Card, ...]]) -> Decision:
    """Beat or pass. The view must show a table to beat; plays: all that beat it, at least one."""
    trick = _trick(at)
    choices = [_weigh(at, trick, cards) for cards in plays]
    out = next((choice for choice in choices if choice.shape.size == len(at.view.hand)), None)
    if out is not None:
        return Decision(PlayCards(out.cards), (Note(Why.GOES_OUT),))
    runs = _run(at, choices)
    if runs is not None:
        return runs
    best = max(choices, key=lambda choice: (choice.score, -choice.shape.base))
    if best.score <= 0.0 or _steals(at, trick):
        return Decision(PASS, _why_pass(at, trick, best))
    return Decision(PlayCards(best.cards), _why_play(at, trick, best))


def options(at: Bearings, plays: Sequence[tuple[Card, ...]]) -> list[Option]:
    """Every way to beat the table, best first, and the pass where it stands among them."""
    trick = _trick(at)
    beating = [Option(PlayCards(cards), _weigh(at, trick, cards).score) for cards in plays]
    return sorted([*beating, Option(PASS, 0.0)], key=lambda option: -option.score)


def considered(at: Bearings, plays: Sequence[tuple[Card, ...]]) -> list[Considered]:
    """The same with what speaks for each."""
    trick = _trick(at)
    choices = [_weigh(at, trick, cards) for cards in plays]
    best = max(choices, key=lambda choice: (choice.score, -choice.shape.base))
    found = [
        Considered(PlayCards(choice.cards), choice.score, _why_play(at, trick, choice), choice.holds)
        for choice in choices
    ]
    found.append(Considered(PASS, 0.0, _why_pass(at, trick, best), trick.stands))
    return sorted(found, key=lambda answer: -answer.score)


def stands(at: Bearings) -> float:
    """The chance that the play on the table stands if this seat passes."""
    return _trick(at).stands


def applying(at: Bearings, passes: Decision) -> Decision:
    """申请接风 (R8.6) instead of the pass, unless the lead falls to this seat anyway, or to an ally near the end."""
    heir = heir_of(at)
    near_ally = at.memory.friend[heir] >= _ALMOST_KNOWN and at.memory.left[heir] < at.memory.left[at.view.seat]
    if heir == at.view.seat or near_ally:
        return passes
    return Decision(Apply(), (Note(Why.APPLIES), *passes.reasons))


def heir_of(at: Bearings) -> Seat:
    """Who leads if the play on the table stands."""
    holder = at.view.best_seat
    assert holder is not None
    if at.memory.left[holder]:
        return holder
    if at.view.trick.applicant is not None:
        return at.view.trick.applicant
    return next(seat for step in range(1, 5) if at.memory.left[seat := (holder + step) % 5])


def _trick(at: Bearings) -> _Trick:
    view = at.view
    holder = view.best_seat
    assert holder is not None
    shape = shape_of(view.table, view.rules.special)
    heir = heir_of(at)
    to_act = [seat for seat in at.others() if seat not in (holder, *view.trick.passed, *view.trick.shut)]
    stands = at.odds.holds(shape, to_act, left=at.memory.left[holder])
    weights = at.weights
    if heir == view.seat:
        worth = at.lead_worth(at.own)
    else:
        worth = at.side(heir) * (weights.trick + weights.trick_danger * at.danger(heir))
    lurking = tuple(
        (seat, 1.0 - at.odds.holds(shape, (seat,), left=at.memory.left[holder]))
        for seat in to_act
        if at.side(seat) < 0 and at.danger(seat) >= DANGEROUS
    )
    return _Trick(holder, heir, shape, stands, worth, lurking)


def _weigh(at: Bearings, trick: _Trick, cards: tuple[Card, ...]) -> _Choice:
    view, weights = at.view, at.weights
    shape = shape_of(cards, view.rules.special)
    after = at.after(shape)
    against = [seat for seat in at.others() if seat not in view.trick.shut]
    closes = view.rules.plays.twos_close and not shape.jokers and shape.size != trick.shape.size
    holds = 1.0 if closes else at.odds.chance(shape, against, view.trick.passed)
    score = -weights.joker * shape.jokers - weights.wild * shape.wild
    score += at.cost - at.plan.cost(after) + holds * at.lead_worth(after) - trick.stands * trick.worth
    calm = at.side(trick.heir) > -1.0 or at.danger(trick.heir) < DANGEROUS
    if shape.jokers and trick.shape.size <= 2 and trick.shape.base < _LOW_TABLE and not trick.shape.jokers and calm:
        score -= weights.joker_small * shape.jokers
    if shape.base and after[shape.base]:
        low = 1.0 + max(0, _HIGH_TABLE - trick.shape.base) / 4 if calm and trick.shape.size <= 2 else 1.0
        score -= low * (weights.break_group + weights.break_each * after[shape.base])
    if calm and not shape.jokers:
        score -= weights.overkill * max(0, shape.base - trick.shape.base - _ENOUGH)
    friend = at.memory.friend[trick.holder]
    spends = shape.jokers or shape.base >= _CONTROL or (shape.base and after[shape.base])
    if friend >= _ALMOST_KNOWN and spends and not trick.lurking:
        score -= weights.over_ally * friend * max(1, shape.jokers)
    if trick.heir == view.seat:
        score -= weights.free_lead * trick.stands
    for seat, reach in trick.lurking:
        raised = reach - (1.0 - at.odds.holds(shape, (seat,)))
        score += weights.bar * raised * at.danger(seat) * -at.side(seat)
    if at.only_held_back(after):
        score -= at.strand(after) * (1.0 - holds)
    if at.smothers(trick.holder):
        score -= weights.smother * at.side(trick.holder)
    if at.shows_guard(cards):
        score -= weights.reveal
    return _Choice(cards, shape, score, holds)


def _run(at: Bearings, choices: list[_Choice]) -> Decision | None:
    """A play that nobody is likely to beat, after which the rest goes out in all likelihood."""
    best: tuple[float, _Choice, int] | None = None
    for choice in choices:
        if choice.holds < _SURE_ENOUGH:
            continue
        finish = at.plan.finish(at.after(choice.shape))
        if finish is None:
            continue
        chance = choice.holds * finish.chance
        if chance >= _SURE_ENOUGH and (best is None or chance > best[0] + 0.001):
            best = (chance, choice, len(finish.plays))
    if best is None:
        return None
    chance, choice, plays = best
    notes = [Note(Why.RUNS_OUT, (plays,)) if chance == 1.0 else Note(Why.LIKELY_RUNS_OUT, (floor(100 * chance),))]
    if at.only_held_back(at.after(choice.shape)):
        notes.append(Note(Why.LAST_CONTROL, (at.own[at.plan.held_back],)))
    return Decision(PlayCards(choice.cards), tuple(notes))


def _steals(at: Bearings, trick: _Trick) -> bool:
    """Whether beating the table would only take the trick from a known ally who keeps it or is about to go out."""
    if trick.heir == at.view.seat or at.memory.friend[trick.holder] < 1.0 or at.memory.friend[trick.heir] < 1.0:
        return False
    return at.memory.left[trick.heir] <= _GOING_OUT or (trick.stands > 0.5 and not trick.lurking)


def _why_pass(at: Bearings, trick: _Trick, best: _Choice) -> tuple[Note, ...]:
    friend, left = at.memory.friend[trick.heir], at.memory.left[trick.heir]
    if trick.heir != at.view.seat and friend >= 1.0:
        if left <= _GOING_OUT:
            return (Note(Why.LEAVES_ALLY_OUT, (trick.heir, left)),)
        return (Note(Why.LEAVES_ALLY, (trick.heir,)),)
    notes = []
    held = at.own[at.plan.held_back] if at.plan.held_back else 0
    if held and at.plan.has_control(at.own) and not at.plan.has_control(at.after(best.shape)):
        notes.append(Note(Why.SAVES_CONTROL, (held,)))
    if trick.heir != at.view.seat and friend >= _ALMOST_KNOWN:
        notes.append(Note(Why.LEAVES_LIKELY_ALLY, (trick.heir, round(100 * friend))))
    if best.shape.jokers:
        notes.append(Note(Why.SAVES_JOKERS, (best.shape.jokers,)))
    elif best.shape.base and at.after(best.shape)[best.shape.base]:
        notes.append(Note(Why.BREAKS_GROUP, (at.own[best.shape.base],)))
    else:
        notes.append(Note(Why.TOO_DEAR))
    if at.shows_guard(best.cards):
        notes.append(Note(Why.STAYS_HIDDEN))
    return tuple(notes)


def _why_play(at: Bearings, trick: _Trick, choice: _Choice) -> tuple[Note, ...]:
    notes = []
    left = at.memory.left[trick.heir]
    if at.smothers(trick.holder) and at.side(trick.holder) < 0:
        notes.append(Note(Why.SMOTHERS, (trick.holder,)))
    if (
        trick.heir != at.view.seat
        and at.side(trick.heir) < 0
        and at.danger(trick.heir) >= DANGEROUS
        and trick.stands > 0.3
    ):
        notes.append(Note(Why.BLOCKS, (trick.heir, left)))
    if choice.shape.base and not at.after(choice.shape)[choice.shape.base]:
        notes.append(Note(Why.ONE_FEWER, (sum(1 for count in at.after(choice.shape)[:SMALL] if count),)))
    if choice.holds >= 1.0:
        notes.append(Note(Why.CANNOT_BE_BEATEN))
    elif choice.holds > 0.4:
        notes.append(Note(Why.TAKES_LEAD, (round(100 * choice.holds),)))
    if choice.shape.jokers:
        notes.append(Note(Why.SPENDS_JOKER, (choice.shape.jokers,)))
    return tuple(notes) or (Note(Why.SHEDS, (choice.shape.size,)),)
