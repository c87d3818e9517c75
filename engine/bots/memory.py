"""What the public log tells one seat: which cards are still out, and who is probably whose ally."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log

from ..actions import SEATS, Seat
from ..cards import THRONE_CARD, Card, Rank, strength
from ..events import (
    BoughtThree,
    Called,
    Claimed,
    Crowned,
    Declined,
    Passed,
    Pasted,
    Played,
    Role,
    TrickClosed,
)
from ..rules import Rules
from ..state import SoloKind
from ..view import SeatView
from .hand import SIZE, Counts, counts_of

# How much likelier a Guard does this to the Emperor's play than a Commoner, from games of standard bots, softened.
_PASSED_LOW_SHORT = log(1.6)
_PASSED_LOW_LONG = log(1.35)
_PASSED_HIGH = log(1.05)
_BEAT_CHEAPLY = log(0.85)
_BEAT_DEARLY = log(0.22)
_LEAST, _MOST = 0.04, 0.85


@dataclass(frozen=True, slots=True)
class Memory:
    """Everything a decision needs beside the view.

    own: this hand. unseen: the cards in the other hands, all together. left: cards by seat. friend: by seat, the
    chance that it is on this seat's side (1 for itself). mutual: by seat, whether both know that they are allies.
    throne_card: the other seat that is known to hold the throne card, if any: the Emperor until he plays it. guard: by
    seat, the chance that it is the Guard, as `friend` was made from it; it need not add up to 1.
    """

    own: Counts
    unseen: Counts
    unseen_total: int
    left: tuple[int, ...]
    friend: tuple[float, ...]
    mutual: tuple[bool, ...]
    throne_card: Seat | None = None
    guard: tuple[float, ...] = (0.0,) * len(SEATS)


Belief = Callable[[SeatView], tuple[float, ...]]
"""By seat, the chance that it is the Guard; at the Emperor's, that he is alone. All 0 where nobody is."""


def remember(view: SeatView, belief: Belief | None = None) -> Memory:
    """Read the view's public log; who is the Guard is guessed by rules of thumb unless there is a belief."""
    special = view.rules.special
    own = counts_of(view.hand, special)
    unseen = _unseen(view, own)
    guard = _guard_odds(view) if belief is None else belief(view)
    friend = _friends(view, guard)
    own_side = view.roles[view.seat]
    mutual = tuple(
        own_side is not None and view.roles[seat] is not None and friend[seat] == 1.0 and seat != view.seat
        for seat in SEATS
    )
    played = any(THRONE_CARD in event.cards for event in view.events if isinstance(event, Played))
    throne_card = None if played or view.emperor == view.seat else view.emperor
    return Memory(own, unseen, sum(unseen), cards_left(view), friend, mutual, throne_card, guard)


def cards_left(view: SeatView) -> tuple[int, ...]:
    """Cards by seat, 0 for who is out or smothered; where counts are not told, as the public log lets one count."""
    if None not in view.counts:
        left = [number or 0 for number in view.counts]
    else:
        left = _counted(view)
        left[view.seat] = len(view.hand)
    for seat in (*view.finished, *view.smothered):
        left[seat] = 0
    return tuple(left)


def _counted(view: SeatView) -> list[int]:
    each, more = divmod(len(view.rules.cards()), len(SEATS))
    left = [each + ((seat - view.first_seat) % len(SEATS) < more) for seat in SEATS]
    for event in view.events:
        match event:
            case BoughtThree(seat, seller, _, two) if two is None:
                left[seat] += 1
                left[seller] -= 1
            case Declined(seat, to):
                left[seat] -= 1
                left[to] += 1
            case Pasted(seat):
                left[seat] -= 1
            case Crowned(seat, pile):
                left[seat] += len(pile)
            case Claimed(seat):
                left[seat] += 1
            case Played(seat, cards):
                left[seat] -= len(cards)
            case _:
                pass
    return [max(1, number) for number in left]


def _unseen(view: SeatView, own: Counts) -> Counts:
    """The deck less what this seat holds and what lies on the table; the called card counts as it does now (R3.7)."""
    special = view.rules.special
    out = list(_deck(view))
    for event in view.events:
        if isinstance(event, Played):
            for card in event.cards:
                out[strength(card, special)] -= 1
    for rank in range(SIZE):
        out[rank] -= own[rank]
    if view.offer is not None:
        for card in view.offer.pile_cards:
            out[card.rank] -= 1
    return tuple(out)


@lru_cache(maxsize=16)
def deck_counts(rules: Rules) -> Counts:
    """The whole deck by strength, before any call."""
    return counts_of(rules.cards(), rules.special)


def _deck(view: SeatView) -> Counts:
    counts = list(deck_counts(view.rules))
    called = next((event for event in view.events if isinstance(event, Called)), None)
    if called is not None and view.rules.special:
        counts[called.cards[0].rank] -= 1
        counts[Rank.SPECIAL] += 1
    return tuple(counts)


def _friends(view: SeatView, guard: tuple[float, ...]) -> tuple[float, ...]:
    if view.role in (Role.SOLO, None):
        return tuple(1.0 if seat == view.seat else 0.0 for seat in SEATS)
    royal = tuple(1.0 if seat == view.emperor else chance for seat, chance in enumerate(guard))
    if view.role is Role.COMMONER:
        return tuple(1.0 - chance for chance in royal)
    return tuple(1.0 if seat == view.seat else chance for seat, chance in enumerate(royal))


def _guard_odds(view: SeatView) -> tuple[float, ...]:
    """By seat, how likely it is the Guard, by rules of thumb."""
    chances = [0.0] * len(SEATS)
    known = view.seat if view.role is Role.GUARD else next((s for s in SEATS if view.roles[s] is Role.GUARD), None)
    if known is not None:
        chances[known] = 1.0
        return tuple(chances)
    if view.emperor is None or view.solo is not SoloKind.NONE or view.role is Role.SOLO:
        return tuple(chances)
    cleared = (view.emperor, view.seat, *view.finished)
    suspects = [seat for seat in SEATS if seat not in cleared and view.roles[seat] is None]
    weights = _suspicion(view, suspects)
    total = sum(weights.values())
    for seat, weight in weights.items():
        chances[seat] = min(max(weight / total, _LEAST), _MOST)
    return tuple(chances)


def _suspicion(view: SeatView, suspects: Iterable[Seat]) -> dict[Seat, float]:
    """Relative weights: suspect is who lets the Emperor's low plays stand, not who spends controls on beating him."""
    scores = dict.fromkeys(suspects, 0.0)
    special = view.rules.special
    holder: Seat | None = None
    table: tuple[Card, ...] = ()
    heard: set[Seat] = set()
    for event in view.events:
        match event:
            case Played(seat=seat, cards=cards):
                if seat in scores and holder == view.emperor:
                    lowest, highest = strength(cards[-1], special), strength(cards[0], special)
                    dear = lowest >= Rank.ACE or highest >= Rank.SMALL
                    scores[seat] += _BEAT_DEARLY if dear else _BEAT_CHEAPLY
                holder, table = seat, cards
                heard = set()
            case Passed(seat=seat):
                if seat in scores and holder == view.emperor and seat not in heard:
                    scores[seat] += _weight_of_pass(table, special)
                    heard.add(seat)
            case TrickClosed():
                holder, table = None, ()
            case _:
                pass
    return {seat: exp(score) for seat, score in scores.items()}


def _weight_of_pass(table: tuple[Card, ...], special: bool) -> float:
    if strength(table[0], special) > Rank.QUEEN:
        return _PASSED_HIGH
    return _PASSED_LOW_SHORT if len(table) <= 3 else _PASSED_LOW_LONG
