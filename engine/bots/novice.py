"""The novice: beats with the lowest that does, shows its long groups first, remembers nothing that was played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ..actions import (
    PASS,
    SEATS,
    Allegiance,
    Apply,
    Call,
    Kick,
    PlayCards,
    Prompt,
    Seat,
    Solo,
    SoloClaim,
    Throne,
)
from ..answers import holds_guard_card
from ..cards import THRONE_CARD, Card, Rank
from ..events import Role
from ..rules import Rules
from ..throne import callable_groups
from ..view import SeatView
from .decision import Decision, Note, Why, only_answer
from .hand import BIG, PLAIN, SMALL, SPECIAL, Counts, Shape, counts_of, shape_of, take
from .style import BALANCED, Style

_WORTH = {int(Rank.ACE): 0.5, int(Rank.TWO): 1.0, SMALL: 2.0, BIG: 3.0, SPECIAL: 3.5}
_LONG_WORTH = 0.25
_LONG_GROUPS = 8
_ORDINARY = 50

_ACCEPT = 68
_ALONE = 90
_CLAIM = 112
_DOUBLE = 78
_KICK = 72

_NEAR = 2
_MANY = 99
_REACH = 6
_HIGH = int(Rank.ACE)
_WORTH_A_JOKER = int(Rank.QUEEN)
_LONGEST_BROKEN = 3
_CARELESS = 0.75
_DREAMS = 0.3


class NoviceBot:
    """Knows the rules, its own cards and how many the others hold; counts nothing and plans nothing."""

    def __init__(self, style: Style = BALANCED) -> None:
        self.style = style

    def choose(self, view: SeatView, rng: random.Random) -> Decision:
        """The answer to `view.prompt`; raises ValueError when there is none."""
        match view.prompt:
            case None:
                raise ValueError(f"seat {view.seat} is not asked anything")
            case Prompt.PLAY:
                return _lead(view) if not view.table else self._follow(view, rng)
            case Prompt.SOLO_CLAIM:
                hand = view.hand if THRONE_CARD in view.hand else (*view.hand, THRONE_CARD)
                strong = strength(view.rules, hand)
                claims = strong + self.style.nerve >= _CLAIM
                return Decision(SoloClaim(claims), (Note(Why.ALONE_STRONG if claims else Why.ALONE_WEAK, (strong,)),))
            case _:
                return only_answer(view.legal) or self._before_play(view)

    def _before_play(self, view: SeatView) -> Decision:
        pile = view.offer.pile_cards if view.prompt is Prompt.THRONE and view.offer is not None else ()
        strong = strength(view.rules, (*view.hand, *pile))
        nerve = strong + self.style.nerve
        weak = (Note(Why.WEAK_HAND, (strong,)),)
        match view.prompt:
            case Prompt.THRONE:
                return _throne(view, (*view.hand, *pile), strong, nerve)
            case Prompt.CALL:
                return _call(view)
            case Prompt.SOLO:
                if nerve >= _ALONE:
                    return Decision(Solo(True), (Note(Why.ALONE_STRONG, (strong,)),))
                return Decision(Solo(False), (Note(Why.ALONE_WEAK, (strong,)),))
            case Prompt.KICK:
                if nerve >= _KICK:
                    return Decision(Kick(True), (Note(Why.KICK_STRONG, (strong,)),))
                return Decision(Kick(False), weak)
            case _:
                guard = view.role is Role.GUARD
                if nerve < _DOUBLE:
                    why = (Note(Why.SECRET_HELPS, (strong,)),) if guard else weak
                    return Decision(Allegiance(False), why)
                return Decision(Allegiance(True), (Note(Why.GUARD_STRONG if guard else Why.REVOLT_STRONG, (strong,)),))

    def _follow(self, view: SeatView, rng: random.Random) -> Decision:
        plays = [action.cards for action in view.legal if isinstance(action, PlayCards) and action.cards]
        if not plays:
            return _passing(view, Note(Why.CANNOT_BEAT))
        out = next((cards for cards in plays if len(cards) == len(view.hand)), None)
        if out is not None:
            return Decision(PlayCards(out), (Note(Why.GOES_OUT),))
        holder = view.best_seat
        assert holder is not None
        special = view.rules.special
        shaped = sorted(((shape_of(cards, special), cards) for cards in plays), key=lambda pair: _dearness(pair[0]))
        careless = rng.random() < _CARELESS
        left = _left(view, holder)
        overtakes = careless and left > _NEAR and shaped[0][0].base < _HIGH and self._overtakes_allies(view)
        if _known_ally(view, holder) and not overtakes:
            ally = Note(Why.LEAVES_ALLY_OUT, (holder, left)) if left <= _NEAR else Note(Why.LEAVES_ALLY, (holder,))
            return _passing(view, ally)
        if rng.random() < _DREAMS:
            return _passing(view, Note(Why.TOO_DEAR))
        return self._lowest_beat(view, shaped, holder, careless)

    def _overtakes_allies(self, view: SeatView) -> bool:
        """A Commoner forgets who is who; a sly Guard nobody knows makes believe."""
        hidden = view.role is Role.GUARD and view.roles[view.seat] is None
        return view.role is Role.COMMONER or (hidden and self.style.loyal < 1.0)

    def _lowest_beat(
        self, view: SeatView, shaped: Sequence[tuple[Shape, tuple[Card, ...]]], holder: Seat, careless: bool
    ) -> Decision:
        """The lowest that beats, though it takes a piece out of a longer group; with jokers only where it pays."""
        own = counts_of(view.hand, view.rules.special)
        table = shape_of(view.table, view.rules.special)
        near = _left(view, holder) <= _NEAR and not careless
        for shape, cards in shaped:
            if near or self._worth_it(own, table, shape, careless):
                return Decision(PlayCards(cards), _why(view, own, shape, holder, near))
        cheapest = shaped[0][0]
        if cheapest.jokers:
            return _passing(view, Note(Why.SAVES_JOKERS, (cheapest.jokers,)))
        if _breaks(own, cheapest):
            return _passing(view, Note(Why.BREAKS_GROUP, (own[cheapest.base],)))
        return _passing(view, Note(Why.TOO_DEAR))

    def _worth_it(self, own: Counts, table: Shape, shape: Shape, careless: bool) -> bool:
        if shape.jokers:
            least = _WORTH_A_JOKER + (self.style.joker > 1.0) - (self.style.joker < 1.0)
            high = table.jokers > 0 or table.base >= least
            return shape.jokers == 1 and (high or (careless and table.size >= 2))
        if _breaks(own, shape):
            return own[shape.base] <= _LONGEST_BROKEN
        return careless or shape.base <= Rank.KING or shape.base - table.base <= _REACH


def strength(rules: Rules, hand: Sequence[Card]) -> int:
    """How strong a hand looks by its high cards and its long groups: 50 is a fifth of the deck's."""
    return round(_ORDINARY * _points(hand, rules) / _ordinary(rules))


def _points(cards: Sequence[Card], rules: Rules) -> float:
    counts = counts_of(cards, rules.special)
    high = sum(worth * counts[rank] for rank, worth in _WORTH.items())
    return high + _LONG_WORTH * sum(max(0, counts[rank] - 3) for rank in PLAIN)


@lru_cache(maxsize=16)
def _ordinary(rules: Rules) -> float:
    counts = counts_of(rules.cards(), rules.special)
    return sum(worth * counts[rank] for rank, worth in _WORTH.items()) / len(SEATS) + _LONG_GROUPS * _LONG_WORTH


def _throne(view: SeatView, hand: Sequence[Card], strong: int, nerve: int) -> Decision:
    groups = callable_groups(hand, view.rules)
    fours_only = view.rules.called and all(number == 4 for number in groups.values())
    if (fours_only or holds_guard_card(hand)) and nerve < _ALONE:
        return Decision(Throne(False), (Note(Why.WOULD_BE_ALONE, (strong,)),))
    if nerve >= _ACCEPT:
        return Decision(Throne(True), (Note(Why.STRONG_HAND, (strong,)),))
    return Decision(Throne(False), (Note(Why.WEAK_HAND, (strong,)),))


def _call(view: SeatView) -> Decision:
    """The lowest three of which it does not hold the fourth."""
    calls = [action for action in view.legal if isinstance(action, Call) and not action.open]
    for call in calls:
        face = call.cards[-1]
        if len(call.cards) == 3 and sum(card[:2] == face[:2] for card in view.hand) == 3:
            return Decision(call, (Note(Why.LOW_CALL),))
    return Decision(calls[0], (Note(Why.NO_OTHER_CALL),))


def _lead(view: SeatView) -> Decision:
    """The longest group, the higher of two, aces and twos last; then jokers and the held-back rank."""
    if view.refuse(PlayCards(view.hand)) is None:
        return Decision(PlayCards(view.hand), (Note(Why.GOES_OUT),))
    special = view.rules.special
    own = counts_of(view.hand, special)
    held_back = int(view.rules.plays.held_back or 0)
    groups = [Shape(rank, own[rank]) for rank in PLAIN if own[rank] and rank != held_back]
    if not groups:
        joker = next(rank for rank in (SMALL, BIG, SPECIAL) if own[rank])
        alone = Shape(0, 0, int(joker == SMALL), int(joker == BIG), int(joker == SPECIAL))
        return Decision(PlayCards(take(view.hand, alone, special)), (Note(Why.SPENDS_JOKER, (1,)),))
    shortest = min(_threats(view), key=lambda seat: _left(view, seat), default=None)
    if shortest is not None and _left(view, shortest) <= _NEAR:
        left = _left(view, shortest)
        longer = [shape for shape in groups if shape.number > left]
        if longer:
            shut = min(longer, key=lambda shape: shape.base)
            note = Note(Why.SHUTS_OUT, (shortest, left))
        else:
            shut = max(groups, key=lambda shape: shape.base)
            note = Note(Why.BLOCKS, (shortest, left))
        return Decision(PlayCards(take(view.hand, shut, special)), (note,))
    chosen = max(groups, key=lambda shape: (shape.base < Rank.ACE, shape.number, shape.base))
    return Decision(PlayCards(take(view.hand, chosen, special)), (Note(Why.SHEDS, (chosen.number,)),))


def _passing(view: SeatView, why: Note) -> Decision:
    if Apply() in view.legal and why.why not in (Why.LEAVES_ALLY, Why.LEAVES_ALLY_OUT):
        return Decision(Apply(), (Note(Why.APPLIES), why))
    return Decision(PASS, (why,))


def _why(view: SeatView, own: Counts, shape: Shape, holder: Seat, near: bool) -> tuple[Note, ...]:
    if near and not _known_ally(view, holder):
        return (Note(Why.BLOCKS, (holder, _left(view, holder))),)
    if shape.jokers:
        return (Note(Why.SPENDS_JOKER, (shape.jokers,)),)
    if not _breaks(own, shape):
        return (Note(Why.ONE_FEWER, (sum(1 for number in own[:SMALL] if number) - 1,)),)
    return (Note(Why.SHEDS, (shape.size,)),)


def _dearness(shape: Shape) -> tuple[int, int, int]:
    return (shape.specials * 4 + shape.bigs * 2 + shape.smalls, shape.wild, shape.base)


def _breaks(own: Counts, shape: Shape) -> bool:
    """Whether some of the base stay behind."""
    return bool(shape.base) and own[shape.base] > shape.number


def _known_ally(view: SeatView, seat: Seat) -> bool:
    """Whether the seat is known to be on this one's side: its role is public, and the own one is known to itself."""
    mine, theirs = view.role, view.roles[seat]
    if mine in (None, Role.SOLO) or theirs is None:
        return False
    return (mine is Role.COMMONER) == (theirs is Role.COMMONER)


def _threats(view: SeatView) -> Iterator[Seat]:
    return (seat for seat in view.in_play if seat != view.seat and not _known_ally(view, seat))


def _left(view: SeatView, seat: Seat) -> int:
    """Cards in a hand; where they are not told, few only for who had to say so (R10.3)."""
    count = view.counts[seat]
    if count is not None:
        return count
    return view.rules.tricks.report_at if seat in view.reported else _MANY
