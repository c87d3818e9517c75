"""What every part of a deal's transition is made of: steps, seats in order, cards moving between hands."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from .actions import SEATS, Seat
from .cards import Card, sort_cards
from .events import Event
from .rules import Rules
from .state import GameState, Hands, changed


class Step(NamedTuple):
    """The state after an answer, and the events it brought about, in order."""

    state: GameState
    events: tuple[Event, ...]


def step(state: GameState, *events: Event) -> Step:
    """The step to `state` that these events tell of."""
    return Step(changed(state, events=state.events + events), events)


def then(first: Step, second: Step) -> Step:
    """Two steps as one; `second` starts from the state of `first`."""
    return Step(second.state, first.events + second.events)


ROUNDS: tuple[tuple[Seat, ...], ...] = tuple(
    tuple((seat + step) % len(SEATS) for step in range(1, len(SEATS) + 1)) for seat in SEATS
)
"""By seat: everybody in turn order after it, the seat itself last."""


def round_from(seat: Seat) -> tuple[Seat, ...]:
    """All five seats in turn order from `seat`."""
    return tuple((seat + at) % len(SEATS) for at in SEATS)


def next_after(seat: Seat, among: set[Seat]) -> Seat:
    """The first of these seats after `seat`, in turn order."""
    return next(other for other in ROUNDS[seat] if other in among)


def with_hand(hands: Hands, seat: Seat, hand: tuple[Card, ...], rules: Rules) -> Hands:
    """The hands with this seat's replaced, sorted."""
    return (*hands[:seat], sort_cards(hand, rules.special), *hands[seat + 1 :])


Kept = TypeVar("Kept")


def with_at(by_seat: tuple[Kept, ...], seat: Seat, value: Kept) -> tuple[Kept, ...]:
    """By seat, this seat's replaced."""
    changed = list(by_seat)
    changed[seat] = value
    return tuple(changed)


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand less these cards, all of which it must hold."""
    if len(cards) == 1:
        at = hand.index(cards[0])
        return hand[:at] + hand[at + 1 :]
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
