"""Cards as QML draws them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card, Mark, Rank, sort_cards
from engine.rules import Rules

Face = dict[str, object]


def rank_letter(card: Card) -> str:
    """The rank as printed: `10`, `K`, `s`, `B`; a called big joker stays a big joker to the eye."""
    if card.rank is Rank.TEN:
        return "10"
    return "B" if card.rank is Rank.SPECIAL else card.rank.letter


def mark_name(card: Card, rules: Rules) -> str:
    """`sceptre`, `sword`, `called`, or nothing."""
    match card.mark:
        case Mark.SCEPTRE:
            return "sceptre"
        case Mark.GUARD:
            return "called" if rules.called else "sword"
        case Mark.NONE:
            return ""


def is_special(card: Card, rules: Rules) -> bool:
    """Whether the card outranks the big joker."""
    return rules.special and card.mark is Mark.GUARD


def face(card: Card, rules: Rules) -> Face:
    """One card for a component: rank, suit, mark, special."""
    return {
        "rank": rank_letter(card),
        "suit": card.suit.letter,
        "mark": mark_name(card, rules),
        "special": is_special(card, rules),
    }


def faces(cards: Iterable[Card], rules: Rules) -> tuple[Face, ...]:
    """Cards for a component, high to low."""
    return tuple(face(card, rules) for card in sort_cards(cards, rules.special))
