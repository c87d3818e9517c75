"""Shuffling and dealing: the same seed deals the same cards on every platform, for ever (R2.4)."""

from __future__ import annotations

from hashlib import sha256

from .actions import SEATS, Seat
from .cards import THRONE_CARD, Card, sort_cards
from .rules import Rules, Start

_MASK = (1 << 64) - 1


class Generator:
    """xoshiro256** of Blackman and Vigna, its state the SHA-256 of a text.

    Written out here so that no library's change of algorithm ever deals other cards.
    """

    def __init__(self, text: str) -> None:
        digest = sha256(text.encode()).digest()
        self._state = [int.from_bytes(digest[at : at + 8], "little") for at in range(0, 32, 8)]

    def next64(self) -> int:
        """The next 64 bits."""
        s0, s1, s2, s3 = self._state
        result = _rotate(s1 * 5 & _MASK, 7) * 9 & _MASK
        s2 ^= s0
        s3 ^= s1
        self._state = [s0 ^ s3, s1 ^ s2, s2 ^ (s1 << 17 & _MASK), _rotate(s3, 45)]
        return result

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely; bound from 1 to 2**64."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            value = self.next64()
            if value < limit:
                return value % bound

    def shuffled(self, cards: tuple[Card, ...]) -> list[Card]:
        """A new list in random order (Fisher and Yates, from the end)."""
        deck = list(cards)
        for at in range(len(deck) - 1, 0, -1):
            other = self.below(at + 1)
            deck[at], deck[other] = deck[other], deck[at]
        return deck


def _rotate(value: int, by: int) -> int:
    return (value << by | value >> (64 - by)) & _MASK


def deal(rules: Rules, seed: str, number: int, first_seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """Five hands, by seat, each high to low: one card at a time round the table from `first_seat` (R2.4).

    A throne card that is set aside is not among them. `number` counts the deals of a match from 0; the cards depend on
    the deck, the seed and the number alone.
    """
    cards = rules.cards()
    if rules.throne.starts is Start.DRAWN:
        cards = tuple(card for card in cards if card != THRONE_CARD)
    deck = Generator(f"baohuang deal {number} of {seed}").shuffled(cards)
    hands: list[list[Card]] = [[] for _ in SEATS]
    for at, card in enumerate(deck):
        hands[(first_seat + at) % len(SEATS)].append(card)
    return tuple(sort_cards(hand, rules.special) for hand in hands)


def drawn_seat(seed: str) -> Seat:
    """The seat where a match begins when chance decides (formats: `first_seat`)."""
    return Generator(f"baohuang first seat of {seed}").below(len(SEATS))


def drawn_holder(rules: Rules, seed: str, number: int) -> Seat | None:
    """Who receives the throne card that was set aside, drawn anew every deal; None where it is dealt (R2.4)."""
    if rules.throne.starts is not Start.DRAWN:
        return None
    return Generator(f"baohuang throne {number} of {seed}").below(len(SEATS))
