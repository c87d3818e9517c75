"""Cards that change hands between dealing and the throne: 买3, 进贡, 清3 (R10.1, R14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from .actions import SEATS, Seat
from .cards import Card, Rank, sort_cards, strength
from .events import BoughtThree, Event, Role, TributePaid
from .rules import Rules
from .state import Hands, Outcome, SoloKind
from .throne import fewest_copies, largest


@dataclass(frozen=True, slots=True)
class Tribute:
    """What the last deal left to pay (R14.1-R14.3).

    pays: (seat, number of cards), in turn order from the last Emperor, which settles ties. takes: who takes the
    paid cards, high to low, one entry a card.
    """

    pays: tuple[tuple[Seat, int], ...] = ()
    takes: tuple[Seat, ...] = ()


NO_TRIBUTE = Tribute()

Debt = tuple[Seat, Seat]
"""清3: who owes whom a card (R14.5)."""


def owed(outcome: Outcome, emperor: Seat) -> Tribute:
    """The tribute after a deal that was not void; nothing after a draw (R14.1-R14.3)."""
    won = outcome.royal_points
    if won == 0:
        return NO_TRIBUTE
    order = [line.seat for line in outcome.lines]
    turn = [(emperor + at) % len(SEATS) for at in SEATS]
    others = turn[1:]
    if outcome.solo is not SoloKind.NONE:
        each = 1 if outcome.solo is SoloKind.HIDDEN else 2
        if won > 0:
            return Tribute(tuple((seat, each) for seat in others), (emperor,) * (4 * each))
        finishers = tuple(seat for seat in order if seat != emperor for _ in range(each))
        return Tribute(((emperor, 4 * each),), finishers)
    guard = next(line.seat for line in outcome.lines if line.role is Role.GUARD)
    commoners = [seat for seat in order if seat not in (emperor, guard)]
    if won > 0:
        return Tribute(tuple((seat, 1) for seat in others if seat != guard), (emperor, guard, emperor))
    return Tribute(((emperor, 2), (guard, 1)), tuple(commoners))


def every_tribute(emperor: Seat) -> Iterator[Tribute]:
    """Whatever a deal with this Emperor can leave to pay, nothing included."""
    others = tuple((emperor + at) % len(SEATS) for at in SEATS[1:])
    yield NO_TRIBUTE
    for each in (1, 2):
        yield Tribute(tuple((seat, each) for seat in others), (emperor,) * (4 * each))
        for order in permutations(others):
            yield Tribute(((emperor, 4 * each),), tuple(seat for seat in order for _ in range(each)))
    for guard in others:
        commoners = tuple(seat for seat in others if seat != guard)
        yield Tribute(tuple((seat, 1) for seat in commoners), (emperor, guard, emperor))
        for order in permutations(commoners):
            yield Tribute(((emperor, 2), (guard, 1)), order)


def pay(hands: Hands, tribute: Tribute, rules: Rules) -> tuple[Hands, tuple[Event, ...]]:
    """Every payer's largest cards to the takers; a hand without a payable card pays less (R14.1, R14.2)."""
    left = [list(hand) for hand in hands]
    paid: list[tuple[Seat, Card]] = []
    for seat, number in tribute.pays:
        for _ in range(number):
            card = largest(left[seat], rules.tribute.jokers)
            if card is not None:
                left[seat].remove(card)
                paid.append((seat, card))
    paid.sort(key=lambda entry: -strength(entry[1], rules.special))
    events: list[Event] = []
    for (payer, card), taker in zip(paid, tribute.takes, strict=False):
        left[taker].append(card)
        events.append(TributePaid(payer, taker, card, debt=False))
    return _sorted(left, rules), tuple(events)


def pay_debts(hands: Hands, debts: tuple[Debt, ...], rules: Rules) -> tuple[Hands, tuple[Event, ...]]:
    """清3: one largest card each, in the order in which the debts arose (R14.5)."""
    left = [list(hand) for hand in hands]
    events: list[Event] = []
    for debtor, creditor in debts:
        card = largest(left[debtor], rules.tribute.jokers)
        if card is not None:
            left[debtor].remove(card)
            left[creditor].append(card)
            events.append(TributePaid(debtor, creditor, card, debt=True))
    return _sorted(left, rules), tuple(events)


def buy_threes(hands: Hands, first_seat: Seat, rules: Rules) -> tuple[Hands, tuple[Event, ...]]:
    """买3: every seat ends with exactly one 3 (R10.1)."""
    left = [list(hand) for hand in hands]
    events: list[Event] = []
    for at in SEATS:
        buyer = (first_seat + at) % len(SEATS)
        if _threes(left[buyer]):
            continue
        seller = next(seat for step in SEATS if len(_threes(left[seat := (buyer - step) % len(SEATS)])) > 1)
        three = fewest_copies(_threes(left[seller]))
        assert three is not None
        two = fewest_copies([card for card in left[buyer] if card.rank is Rank.TWO])
        _give(left, seller, buyer, three)
        if two is not None:
            _give(left, buyer, seller, two)
        events.append(BoughtThree(buyer, seller, three, two))
    return _sorted(left, rules), tuple(events)


def _threes(hand: list[Card]) -> list[Card]:
    return [card for card in hand if card.rank is Rank.THREE]


def _give(left: list[list[Card]], giver: Seat, taker: Seat, card: Card) -> None:
    left[giver].remove(card)
    left[taker].append(card)


def _sorted(left: list[list[Card]], rules: Rules) -> Hands:
    return tuple(sort_cards(hand, rules.special) for hand in left)
