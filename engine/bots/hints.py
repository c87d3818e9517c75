"""Hints: the few answers worth thinking about, each with its reasons, its price and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from ..actions import PASS, Action, Allegiance, Apply, Call, Kick, PlayCards, Prompt, Seat, Solo, SoloClaim, Throne
from ..answers import holds_guard_card
from ..cards import THRONE_CARD, Card
from ..events import Role
from ..throne import callable_groups
from ..view import SeatView
from . import crown, follow, lead
from .decision import Considered, Decision, Note, Why
from .hand import shape_of
from .standard import StandardBot, beating
from .table import Bearings

MOST: Final = 3
_FAR_WORSE = 3.0
_SUSPECTED = 0.4
_LIKELY_ALLY = 0.8
_NEAR = 5
_SHORT = 10
_DARING = (SoloClaim(True), Throne(True), Solo(True), Allegiance(True), Kick(True))


class Cost(Enum):
    """What an answer costs; what follows a `:` names the details of the price."""

    BREAKS = "breaks a group: rank, cards of the group"
    JOKERS = "spends jokers: small, big, special"
    TWOS = "fills up with 2s: 2s"
    SHOWS_GUARD = "shows the table who the Guard is"
    SHOWS_ALONE = "shows the table that the Emperor is alone"
    OVERTAKES = "takes the trick from a likely ally: seat, per cent"
    LETS_OUT = "an enemy may go out on it: seat, cards left"
    STRANDS = "leaves nothing but the held-back cards: cards"
    LEAVES_TRICK = "leaves the trick to an enemy with few cards: seat, cards left"
    BEATING_BREAKS = "beating it would break a group: rank, cards of the group"
    BEATING_JOKERS = "beating it would spend jokers: small, big, special"
    ALONE = "one against four"
    STAKES = "doubles the stakes: before, after"


_OF_BEATING = {Cost.BREAKS: Cost.BEATING_BREAKS, Cost.JOKERS: Cost.BEATING_JOKERS}
_TOLD = (Why.BREAKS_GROUP, Why.SAVES_JOKERS)


@dataclass(frozen=True, slots=True)
class Price:
    """One thing that an answer costs, and its numbers in the order `Cost` names them."""

    cost: Cost
    details: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Suspect:
    """A seat on which an answer turns, and the whole per cent of the chance that it is the Guard."""

    seat: Seat
    chance: int


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth thinking about.

    reasons: the weightiest first. prices: what it breaks, spends, shows or gives away. chance: in play, that it wins
    the trick, of a pass that what lies there does; before the play, the share of hands that are weaker; None where
    neither means anything. suspect: who is guessed to be the Guard, where that matters.
    """

    action: Action
    reasons: tuple[Note, ...]
    prices: tuple[Price, ...] = ()
    chance: float | None = None
    suspect: Suspect | None = None


def hints(view: SeatView) -> tuple[Hint, ...]:
    """Up to three answers to `view.prompt`, the standard player's own first; raises ValueError when there is none.

    They are legal and differ, and there is always one.
    """
    bot = StandardBot()
    first = bot.choose(view, Random(0))
    if view.prompt is Prompt.PLAY:
        return _in_play(bot.bearings(view), first)
    return _before_play(view, first, bot.weights.nerve.secret)


def _in_play(at: Bearings, first: Decision) -> tuple[Hint, ...]:
    plays = beating(at.view) if at.view.table else []
    if at.view.table and not plays:
        found: list[Considered] = []
    else:
        found = follow.considered(at, plays) if at.view.table else lead.considered(at)
    known = {answer.action: answer for answer in found}
    best = Considered(first.action, 0.0, first.reasons, _holds(at, first.action, known))
    passes = (PASS, Apply())
    others = [
        answer
        for answer in found
        if answer.action != first.action
        and answer.score > found[0].score - _FAR_WORSE
        and not (answer.action in passes and first.action in passes)
    ]
    return tuple(_play_hint(at, answer, found) for answer in [best, *others][:MOST])


def _holds(at: Bearings, action: Action, known: dict[Action, Considered]) -> float:
    """The chance of the standard player's own answer, which need not be among those that were weighed."""
    answer = known.get(PASS if isinstance(action, Apply) else action)
    if answer is not None:
        return answer.holds
    if isinstance(action, PlayCards) and action.cards:
        return at.odds.chance(shape_of(action.cards, at.view.rules.special))
    return follow.stands(at)


def _play_hint(at: Bearings, answer: Considered, found: Sequence[Considered]) -> Hint:
    action = answer.action
    if isinstance(action, PlayCards) and action.cards:
        out = len(action.cards) == len(at.view.hand)
        prices = () if out else tuple(_spent(at, action.cards, answer.holds))
        chance = None if out else answer.holds
        return Hint(action, answer.reasons, prices, chance, _suspect(at))
    beats = [option for option in found if isinstance(option.action, PlayCards) and option.action.cards]
    prices = tuple(_left_alone(at, beats[0])) if beats else ()
    reasons = answer.reasons
    if any(price.cost in _OF_BEATING.values() for price in prices):
        reasons = tuple(note for note in reasons if note.why not in _TOLD) or (Note(Why.TOO_DEAR),)
    return Hint(action, reasons, prices, answer.holds, _suspect(at))


def _spent(at: Bearings, cards: Sequence[Card], holds: float) -> Iterator[Price]:
    """What a play costs."""
    shape = shape_of(cards, at.view.rules.special)
    after = at.after(shape)
    if shape.base and after[shape.base]:
        yield Price(Cost.BREAKS, (shape.base, at.own[shape.base]))
    if shape.jokers:
        yield Price(Cost.JOKERS, (shape.smalls, shape.bigs, shape.specials))
    if shape.wild:
        yield Price(Cost.TWOS, (shape.wild,))
    if at.shows_guard(cards):
        yield Price(Cost.SHOWS_GUARD if at.view.role is Role.GUARD else Cost.SHOWS_ALONE)
    if at.only_held_back(after) and holds < 1.0:
        yield Price(Cost.STRANDS, (sum(after),))
    holder = at.view.best_seat
    if holder is not None and at.memory.friend[holder] >= _LIKELY_ALLY:
        yield Price(Cost.OVERTAKES, (holder, round(100 * at.memory.friend[holder])))
    if holder is None and holds < 1.0:
        for seat in at.others():
            left = at.memory.left[seat]
            if left == shape.size <= _NEAR and at.side(seat) < 0:
                yield Price(Cost.LETS_OUT, (seat, left))


def _left_alone(at: Bearings, best: Considered) -> Iterator[Price]:
    """What a pass gives away, and what the best way to beat the table would have cost."""
    assert isinstance(best.action, PlayCards)
    for price in _spent(at, best.action.cards, best.holds):
        if price.cost in _OF_BEATING:
            yield Price(_OF_BEATING[price.cost], price.details)
    heir = follow.heir_of(at)
    if heir != at.view.seat and at.side(heir) < 0 and at.memory.left[heir] <= _SHORT:
        yield Price(Cost.LEAVES_TRICK, (heir, at.memory.left[heir]))


def _suspect(at: Bearings) -> Suspect | None:
    """Whoever keeps the trick, else the likeliest of all, while the Guard is not known and the guess says something."""
    view, guard = at.view, at.memory.guard
    if view.role not in (Role.EMPEROR, Role.COMMONER) or max(guard) in (0.0, 1.0):
        return None
    seat = view.best_seat
    if seat is None or seat == view.emperor or not guard[seat]:
        seat = max(range(len(guard)), key=lambda other: guard[other])
        if guard[seat] < _SUSPECTED:
            return None
    return Suspect(seat, round(100 * guard[seat]))


def _before_play(view: SeatView, first: Decision, secret: int) -> tuple[Hint, ...]:
    hand = _hand_to_be(view)
    strong = crown.strength(view.rules, hand)
    reasons = {first.action: first.reasons}
    for action in _alternatives(view, first.action):
        reasons.setdefault(action, _why(view, action, first.action, strong, secret))
    chance = crown.share_below(strong)
    found = [Hint(action, why, tuple(_risked(view, action)), chance) for action, why in reasons.items()]
    return tuple(found[:MOST])


def _hand_to_be(view: SeatView) -> tuple[Card, ...]:
    """The hand as it is judged: with the pile that comes with the throne, with the throne card that a claim takes."""
    if view.prompt is Prompt.THRONE and view.offer is not None:
        return (*view.hand, *view.offer.pile_cards)
    if view.prompt is Prompt.SOLO_CLAIM and THRONE_CARD not in view.hand:
        return (*view.hand, THRONE_CARD)
    return view.hand


def _alternatives(view: SeatView, chosen: Action) -> Iterable[Action]:
    """The other answers, those that are nearest to being chosen first: calls with a Guard before calls without."""
    others = [action for action in view.legal if action != chosen]
    return sorted(others, key=lambda action: isinstance(action, Call) and _alone(view, action))


def _why(view: SeatView, action: Action, chosen: Action, strong: int, secret: int) -> tuple[Note, ...]:
    if isinstance(action, Call):
        if not _alone(view, action):
            lowest = next(call for call in view.legal if isinstance(call, Call) and not _alone(view, call))
            return (Note(Why.LOW_CALL if action == lowest else Why.HIGHER_CALL),)
        return (Note(Why.ALONE_STRONG if strong >= secret else Why.ALONE_WEAK, (strong,)),)
    return (Note(Why.DARING if action in _DARING else Why.SAFE, (strong,)),)


def _risked(view: SeatView, action: Action) -> Iterator[Price]:
    """What an answer before the play lets oneself in for."""
    match action:
        case Throne(True) if _has_no_guard(view):
            yield Price(Cost.ALONE)
        case SoloClaim(True) | Solo(True):
            yield Price(Cost.ALONE)
        case Solo(False) if view.role is Role.SOLO:
            yield Price(Cost.ALONE)
        case Call() if _alone(view, action):
            yield Price(Cost.ALONE)
        case Allegiance(True) if view.role is not Role.GUARD or view.rules.declarations.guard_doubles:
            yield Price(Cost.STAKES, (view.stakes, 2 * view.stakes))
        case Kick(True):
            yield Price(Cost.STAKES, (view.stakes, 2 * view.stakes))
        case _:
            pass


def _has_no_guard(view: SeatView) -> bool:
    """Whether an Emperor with this hand, and the pile, would hold his own Guard's card or could call nobody else's."""
    hand = _hand_to_be(view)
    fours_only = view.rules.called and all(number == 4 for number in callable_groups(hand, view.rules).values())
    return fours_only or holds_guard_card(hand)


def _alone(view: SeatView, call: Call) -> bool:
    """Whether this call leaves the Emperor without a Guard."""
    face = Card(call.cards[-1].rank, call.cards[-1].suit)
    return call.open or len(call.cards) == 4 or callable_groups(view.hand, view.rules)[face] == 4
