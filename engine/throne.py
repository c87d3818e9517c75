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
    held = tuple(hand)
    for face, number in callable_groups(held, rules).items():
        copies = (THRONE_CARD, face, face, face) if face.rank is Rank.BIG and THRONE_CARD in held else (face,) * 4
        sets.extend(copies[:size] for size in range(3, number + 1))
    return tuple(sets)


def can_accept(offer: Offer, hand: Iterable[Card], rules: Rules) -> bool:
    """Whether the seat asked could be Emperor with hand and pile (R5.5)."""
    return not rules.called or bool(callable_groups((*hand, *offer.pile_cards), rules))


def must_accept(offer: Offer, hand: Iterable[Card], rules: Rules) -> bool:
    """Whether the seat asked may no longer decline, after a full round of declines (R5.3)."""
    if offer.declines < len(SEATS):
        return False
    numbers = callable_groups((*hand, *offer.pile_cards), rules).values()
    match rules.throne.unclaimed:
        case Unclaimed.PRESS:
            return 3 in numbers or not rules.called
        case Unclaimed.FORCED:
            return 3 in numbers and 4 not in numbers
        case Unclaimed.TWO_ROUNDS | Unclaimed.BACK_TO_FIRST | Unclaimed.ONE_ROUND:
            return False


def rounds_over(offer: Offer, rules: Rules) -> bool:
    """Whether nobody is left to ask (R5.3)."""
    match rules.throne.unclaimed:
        case Unclaimed.PRESS | Unclaimed.TWO_ROUNDS | Unclaimed.FORCED:
            return offer.declines >= 2 * len(SEATS)
        case Unclaimed.BACK_TO_FIRST:
            return offer.declines > len(SEATS)
        case Unclaimed.ONE_ROUND:
            return offer.declines >= len(SEATS)


def pasted_card(offer: Offer, seat: Seat, hand: Iterable[Card], rules: Rules) -> Card | None:
    """The card that a decliner adds to the pile, None where he adds none (R5.2, R5.7)."""
    if rules.throne.pile:
        kings = (Rank.BIG, Rank.SMALL, Rank.TWO)
        return _first_held(hand, kings if seat == offer.first else kings[::-1])
    if not offer.declines:
        return None
    match rules.throne.paste:
        case Paste.LARGEST:
            return largest(hand, jokers=False)
        case Paste.TWO:
            return _first_held(hand, (Rank.TWO,))
        case Paste.NOTHING:
            return None


def _first_held(hand: Iterable[Card], ranks: Iterable[Rank]) -> Card | None:
    held = tuple(hand)
    found = (fewest_copies([card for card in held if card.rank is rank]) for rank in ranks)
    return next((card for card in found if card is not None), None)


def largest(hand: Iterable[Card], jokers: bool) -> Card | None:
    """The largest unmarked card, with or without jokers, None where there is none (R5.2, R14.1)."""
    cards = [card for card in hand if card.mark is Mark.NONE and (jokers or not card.rank.is_joker)]
    if not cards:
        return None
    rank = max(card.rank for card in cards)
    return fewest_copies([card for card in cards if card.rank is rank])


def fewest_copies(cards: Iterable[Card]) -> Card | None:
    """Among cards of one rank the suit held least often, then spades, hearts, clubs, diamonds (R5.2)."""
    copies = Counter(card for card in cards if card.mark is Mark.NONE)
    return min(copies, key=lambda card: (copies[card], card.suit), default=None)


def next_asked(seat: Seat) -> Seat:
    """The 上家, to whom the throne card goes (R5.1)."""
    return (seat - 1) % len(SEATS)
