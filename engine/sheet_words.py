"""Words that the rule sheet needs more than once, in Chinese and English."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Rank
from .rules import FinishWords


@dataclass(frozen=True, slots=True)
class Row:
    """One rule in both languages, with its number in the rule book."""

    rule: str
    zh: str
    en: str

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
_SUITS_EN = ("", " of spades", " of hearts", " of clubs", " of diamonds")


def rank_zh(rank: Rank) -> str:
    """A rank as players call it."""
    return _NAMES_ZH.get(rank, rank.letter)


def rank_en(rank: Rank) -> str:
    """A rank in English, without an article."""
    return _NAMES_EN.get(rank, rank.letter)


def card_zh(card: Card) -> str:
    """A card with its suit."""
    return _SUITS_ZH[card.suit] + rank_zh(card.rank)


def card_en(card: Card) -> str:
    """A card with its suit, without an article."""
    return rank_en(card.rank) + _SUITS_EN[card.suit]


def times_en(number: int) -> str:
    """A number up to five as a word."""
    return ("none", "one", "two", "three", "four", "five")[number]
