"""Words that the rule sheet needs more than once, in Chinese and English."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .actions import Reason
from .cards import Card, Rank, Suit
from .rules import FinishWords


@dataclass(frozen=True, slots=True)
class Row:
    """One rule in both languages, with its number in the rule book. refuses: why an answer against it is refused."""

    rule: str
    zh: str
    en: str
    refuses: tuple[Reason, ...] = ()

    def text(self, language: str) -> str:
        """The rule in `zh` or `en`."""
        return self.zh if language == "zh" else self.en


PLACES_ZH = {
    FinishWords.KE: ("头科", "二科", "三科", "二落", "大落"),
    FinishWords.LIANZHONG: ("头客", "二客", "三客", "二拉", "大拉"),
}

_NAMES_ZH = {Rank.TEN: "10", Rank.SMALL: "小王", Rank.BIG: "大王", Rank.SPECIAL: "特画"}
_NAMES_EN = {Rank.TEN: "10", Rank.SMALL: "small joker", Rank.BIG: "big joker", Rank.SPECIAL: "special"}
_SUITS_ZH = ("", "黑桃", "红桃", "梅花", "方块")
_SUITS_EN = ("", "spades", "hearts", "clubs", "diamonds")
_NUMBERS_ZH = ("零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二")
_NUMBERS_EN = (
    "none",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def rank_zh(rank: Rank) -> str:
    """A rank as players call it."""
    return _NAMES_ZH.get(rank, rank.letter)


def rank_en(rank: Rank) -> str:
    """A rank in English, without an article."""
    return _NAMES_EN.get(rank, rank.letter)


def suit_zh(suit: Suit) -> str:
    """A suit; nothing for a joker's."""
    return _SUITS_ZH[suit]


def suit_en(suit: Suit) -> str:
    """A suit; nothing for a joker's."""
    return _SUITS_EN[suit]


def card_zh(card: Card) -> str:
    """A card with its suit."""
    return suit_zh(card.suit) + rank_zh(card.rank)


def card_en(card: Card) -> str:
    """A card with its suit, without an article."""
    return rank_en(card.rank) + (f" of {suit_en(card.suit)}" if card.suit else "")


def number_zh(number: int) -> str:
    """How many, up to twelve in characters, before a measure word."""
    return _NUMBERS_ZH[number] if number < len(_NUMBERS_ZH) else str(number)


def number_en(number: int) -> str:
    """How many, up to twelve as a word."""
    return _NUMBERS_EN[number] if number < len(_NUMBERS_EN) else str(number)


def series_en(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
