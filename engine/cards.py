"""Cards, decks and their notation (R1, R2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple


class Rank(IntEnum):
    """Strength of a card, low to high (R2.3). `SPECIAL` is 特画, above the big joker."""

    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    TWO = 15
    SMALL = 16
    BIG = 17
    SPECIAL = 18

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """The one-character name of the rank in every notation (R1)."""
        return RANK_LETTERS[self - Rank.THREE]

    @property
    def is_joker(self) -> bool:
        """Whether cards of this rank are attached to a base like a joker (R3.1, R3.6)."""
        return self >= Rank.SMALL


RANK_LETTERS = "3456789TJQKA2sBG"
PLAIN_RANKS = tuple(rank for rank in Rank if rank <= Rank.TWO)


class Suit(IntEnum):
    """Suits in the order in which ties between pasted cards are broken (R5.2)."""

    NONE = 0
    SPADES = 1
    HEARTS = 2
    CLUBS = 3
    DIAMONDS = 4

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """`S H C D`, or nothing for a joker."""
        return SUIT_LETTERS[self]


SUIT_LETTERS = ("", "S", "H", "C", "D")
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class Mark(IntEnum):
    """What sets one copy of a card apart from its twins (R2.5)."""

    NONE = 0
    SCEPTRE = 1
    GUARD = 2

    __hash__ = int.__hash__


class Card(NamedTuple):
    """One physical card. Twins (same rank, suit and mark) are equal: a hand is a multiset.

    `Mark.SCEPTRE` is the throne card, `Mark.GUARD` the card that makes its holder the Guard: the sword card, or
    from the call on the fourth copy of the called card. A called big joker becomes `Rank.SPECIAL` where the variant
    has a special, so that it never reads like the throne card. `Suit.NONE` on a plain rank means "any suit": such
    cards come from the notation of plays, never from a deck.
    """

    rank: Rank
    suit: Suit = Suit.NONE
    mark: Mark = Mark.NONE

    def __str__(self) -> str:
        star = "*" if self.mark and self.rank is not Rank.SPECIAL else ""
        return self.rank.letter + self.suit.letter + star

    @property
    def is_guard_card(self) -> bool:
        """Whether playing this card reveals the Guard (R6.2)."""
        return self.mark is Mark.GUARD


THRONE_CARD = Card(Rank.BIG, Suit.NONE, Mark.SCEPTRE)
SPECIAL_CARD = Card(Rank.SPECIAL, Suit.NONE, Mark.GUARD)


class NotationError(ValueError):
    """Text that is no card: `text` is the whole input, `at` the offset of the first character not understood."""

    def __init__(self, text: str, at: int) -> None:
        shown = text if len(text) <= 80 else text[:77] + "..."
        super().__init__(
            f"cannot read {shown!r} as cards at position {at + 1}: a card is one of {RANK_LETTERS}, "
            "then S, H, C or D for a suit where it matters, then * for a mark"
        )
        self.text = text
        self.at = at


_TOKEN = re.compile(r"([3456789TJQKA2])([SHCD]?)(\*?)|([sB])(\*?)|(G)")
_RANK_OF = {letter: Rank(Rank.THREE + index) for index, letter in enumerate(RANK_LETTERS)}
_SUIT_OF = {letter: Suit(index) for index, letter in enumerate(SUIT_LETTERS)}


@lru_cache(maxsize=1024)
def _card(token: str) -> Card:
    if token == "G":
        return SPECIAL_CARD
    if token[0] == "B":
        return Card(Rank.BIG, Suit.NONE, Mark.SCEPTRE if token.endswith("*") else Mark.NONE)
    mark = Mark.GUARD if token.endswith("*") else Mark.NONE
    return Card(_RANK_OF[token[0]], _SUIT_OF[token[1:].rstrip("*")], mark)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards in any order, with or without suits; spaces and commas are ignored (R1).

    Raises NotationError.
    """
    cards: list[Card] = []
    at = 0
    while at < len(text):
        if text[at] in " ,":
            at += 1
            continue
        match = _TOKEN.match(text, at)
        if match is None:
            raise NotationError(text, at)
        cards.append(_card(match.group()))
        at = match.end()
    return tuple(cards)


def strength(card: Card, special: bool) -> Rank:
    """The rank a card counts as (R2.3, R3.7): the guard card is `G` where the variant has a special."""
    return Rank.SPECIAL if card.mark is Mark.GUARD and special else card.rank


def sort_cards(cards: Iterable[Card], special: bool) -> tuple[Card, ...]:
    """High to low; among equals the marked card first, then spades, hearts, clubs, diamonds."""
    return tuple(sorted(cards, key=(_WITH_SPECIAL if special else _WITHOUT_SPECIAL).__getitem__))


@lru_cache(maxsize=1 << 14)
def play_in_order(cards: tuple[Card, ...], special: bool) -> tuple[Card, ...]:
    """The same for the few cards of a play, remembered."""
    return sort_cards(cards, special)


class _Order(dict[Card, tuple[int, int, int]]):
    """By card, where it stands in a sorted hand; worked out once."""

    def __init__(self, special: bool) -> None:
        super().__init__()
        self.special = special

    def __missing__(self, card: Card) -> tuple[int, int, int]:
        found = self[card] = (-strength(card, self.special), -card.mark, card.suit)
        return found


_WITH_SPECIAL, _WITHOUT_SPECIAL = _Order(True), _Order(False)


def play_notation(cards: Iterable[Card], special: bool) -> str:
    """A play by strength, letters high to low, a mark kept: `G`, `B*BJJJ`, `s*88`."""
    parts: list[str] = []
    for card in sort_cards(cards, special):
        rank = strength(card, special)
        parts.append(rank.letter + ("*" if card.mark and rank is not Rank.SPECIAL else ""))
    return "".join(parts)


def card_list(cards: Iterable[Card]) -> list[str]:
    """Each card's own name, in the given order."""
    return [str(card) for card in cards]


@cache
def four_packs(lowest: Rank) -> tuple[Card, ...]:
    """Four packs from `lowest` up with four small and four big jokers, one of them the throne card (R2.1, R2.2)."""
    plain = [Card(rank, suit) for rank in PLAIN_RANKS if rank >= lowest for suit in SUITS for _ in range(4)]
    jokers = [Card(Rank.SMALL)] * 4 + [Card(Rank.BIG)] * 3 + [THRONE_CARD]
    return tuple(plain + jokers)
