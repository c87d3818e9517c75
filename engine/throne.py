"""The throne on its way round: who can call, who must accept, what is pasted (R5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .actions import SEATS, Seat
from .cards import THRONE_CARD, Card, Mark, Rank
from .rules import Paste, Rules, Unclaimed
from .state import Offer


def callable_groups(cards: Iterable[Card], rules: Rules) -> dict[Card, int]:
    """Identical callable cards held three or four times, low to high (R5.5): unmarked face to number.

    The throne card counts as a big joker (R3.7).
    """
    if not rules.called:
        return {}
    counts = Counter(Card(card.rank, card.suit) for card in cards if card.mark is not Mark.GUARD)
    return {face: counts[face] for face in sorted(counts) if counts[face] >= 3 and rules.callable_rank(face.rank)}


def callable_sets(hand: Iterable[Card], rules: Rules) -> tuple[tuple[Card, ...], ...]:
    """The sets of three or four an Emperor may show (R6.1, R6.3), low to high, three before four."""
    sets: list[tuple[Card, ...]] = []
    for face, number in callable_groups(hand, rules).items():
        copies = (THRONE_CARD, face, face, face) if face.rank is Rank.BIG else (face,) * 4
        sets.extend(copies[:size] for size in range(3, number + 1))
    return tuple(sets)


def can_accept(offer: Offer, hand: Iterable[Card], rules: Rules) -> bool:
    """Whether the seat asked could be Emperor with hand and pile (R5.5)."""
    return not rules.called or bool(callable_groups((*hand, *offer.pile_cards), rules))


def must_accept(offer: Offer, hand: Iterable[Card], rules: Rules) -> bool:
    """逼位 (R5.3): after a full round, exactly three of a callable card; with a sword, the first decliner."""
    if rules.throne.unclaimed is not Unclaimed.PRESS or offer.declines < len(SEATS):
        return False
    if not rules.called:
        return True
    return 3 in callable_groups((*hand, *offer.pile_cards), rules).values()


def rounds_over(offer: Offer) -> bool:
    """Whether everyone has declined twice (R5.3)."""
    return offer.declines >= 2 * len(SEATS)


def pasted_card(hand: Iterable[Card], rules: Rules) -> Card | None:
    """The card a decliner adds to the pile, None if he holds nothing but jokers and marked cards (R5.2)."""
    plain = [card for card in hand if card.rank <= Rank.TWO and card.mark is Mark.NONE]
    if not plain or rules.throne.paste is Paste.NOTHING:
        return None
    rank = max(card.rank for card in plain)
    copies = Counter(card for card in plain if card.rank is rank)
    return min(copies, key=lambda card: (copies[card], card.suit))


def next_asked(seat: Seat) -> Seat:
    """The 上家, to whom the throne card goes (R5.1)."""
    return (seat - 1) % len(SEATS)
