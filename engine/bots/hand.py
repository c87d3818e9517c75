"""A hand as numbers of cards by strength, and plays as shapes that can be taken from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..cards import Card, Mark, Rank, strength

Counts = tuple[int, ...]
"""Number of cards by strength: index `Rank`, length 19, the first three always 0."""

SMALL, BIG, SPECIAL = int(Rank.SMALL), int(Rank.BIG), int(Rank.SPECIAL)
TWO = int(Rank.TWO)
SIZE = SPECIAL + 1
PLAIN = tuple(range(int(Rank.THREE), SMALL))


class Shape(NamedTuple):
    """A play by strength: the base rank (0 when there is none), its number, the jokers attached, and the 2s that
    stand in for the base (R4.5)."""

    base: int
    number: int
    smalls: int = 0
    bigs: int = 0
    specials: int = 0
    wild: int = 0

    @property
    def jokers(self) -> int:
        """Cards that are not base."""
        return self.smalls + self.bigs + self.specials

    @property
    def width(self) -> int:
        """Cards that count as base."""
        return self.number + self.wild

    @property
    def size(self) -> int:
        """Cards in all."""
        return self.number + self.smalls + self.bigs + self.specials + self.wild


def counts_of(cards: Iterable[Card], special: bool) -> Counts:
    """How many cards of each strength there are."""
    counts = [0] * SIZE
    for card in cards:
        counts[strength(card, special)] += 1
    return tuple(counts)


def shape_of(cards: Sequence[Card], special: bool) -> Shape:
    """The shape of a legal play."""
    counts = counts_of(cards, special)
    base = next((rank for rank in PLAIN if counts[rank]), 0)
    wild = counts[TWO] if base not in (0, TWO) else 0
    return Shape(base, counts[base] if base else 0, counts[SMALL], counts[BIG], counts[SPECIAL], wild)


def without(counts: Counts, shape: Shape) -> Counts:
    """The counts left after the play."""
    left = list(counts)
    if shape.base:
        left[shape.base] -= shape.number
    left[TWO] -= shape.wild
    left[SMALL] -= shape.smalls
    left[BIG] -= shape.bigs
    left[SPECIAL] -= shape.specials
    return tuple(left)


def take(hand: Sequence[Card], shape: Shape, special: bool) -> tuple[Card, ...]:
    """Cards of the hand that make the shape: unmarked twins first, the suit the hand has fewest of last."""
    wanted = {TWO: shape.wild, SMALL: shape.smalls, BIG: shape.bigs, SPECIAL: shape.specials}
    wanted[shape.base] = wanted.get(shape.base, 0) + shape.number
    chosen: list[Card] = []
    for card in sorted(hand, key=lambda card: (card.mark is not Mark.NONE, card.suit)):
        rank = strength(card, special)
        if wanted.get(rank, 0):
            wanted[rank] -= 1
            chosen.append(card)
    return tuple(chosen)
