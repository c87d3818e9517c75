"""The fields of house rules as rows: how each is changed, what it may be, and why it does not go with the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from app import text, text_house
from app.house_draft import Draft
from engine.cards import PLAIN_RANKS, SUITS, Card, Rank
from engine.rules import FinishWords, GuardKind, Paste, ScoreTable, Start, Unclaimed
from engine.variants import load, rules_table

_RANKS: Final = tuple(rank.letter for rank in PLAIN_RANKS)
_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "deck.lowest": _RANKS[: _RANKS.index("Q")],
    "plays.held_back": ("none", *_RANKS),
    "throne.starts": tuple(start.value for start in Start),
    "throne.paste": tuple(paste.value for paste in Paste),
    "throne.unclaimed": tuple(unclaimed.value for unclaimed in Unclaimed),
    "guard.kind": tuple(kind.value for kind in GuardKind),
    "declarations.revolt_needs": (1, 2, 3),
    "finish.words": tuple(words.value for words in FinishWords),
    "scoring.table": tuple(table.value for table in ScoreTable),
}
_NUMBERS: Final = {
    "tricks.report_at": (20, 1),
    "scoring.level": (12, 1),
    "scoring.solo_open": (80, 4),
    "scoring.solo_hidden": (80, 4),
}
"""The highest number offered, and the step to the next one."""
_SWORD: Final = "guard.sword"
_REMOVED: Final = "deck.removed"
SWORD_RANKS: Final = (None, *PLAIN_RANKS, Rank.SMALL)


class Kind(Enum):
    """How a field is changed."""

    TITLE = "title"
    SWITCH = "switch"
    CHOICE = "choice"
    NUMBER = "number"
    CARD = "card"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A title, or one field: its rule, how it is changed, whether the region has another value, and why it does not
    go with the rest (empty where it does).

    values, current: what may be chosen, in words, and which is: of a card its ranks, of cards the ranks that the deck
    has. open: which of `values` may be. suits, suit, open_suits: the same of a card's suits; of cards the suits.
    number, most, step: of a number. counts: of cards, how many of each are taken out, rank by rank and suit by suit,
    −1 where there is no such card; limits: how many there are; spoken: each in words. words: all of it in words.
    """

    key: int
    name: str
    label: str
    rule: str
    kind: str
    differs: bool = False
    fault: str = ""
    values: tuple[str, ...] = ()
    open: tuple[bool, ...] = ()
    current: int = -1
    on: bool = False
    suits: tuple[str, ...] = ()
    open_suits: tuple[bool, ...] = ()
    suit: int = -1
    number: int = 0
    most: int = 0
    step: int = 1
    counts: tuple[int, ...] = ()
    limits: tuple[int, ...] = ()
    spoken: tuple[str, ...] = ()
    words: str = ""


def choices(key: str, value: Any) -> tuple[Any, ...]:
    """The values that the window offers for a field, what it has among them."""
    if isinstance(value, bool):
        return (False, True)
    offered = _CHOICES[key]
    return offered if value in offered else (*offered, value)


def cells(draft: Draft) -> tuple[Card | None, ...]:
    """The cards that may be taken out, as the window shows them: four suits of every rank, the jokers by themselves."""
    lowest = draft.rules().deck.lowest
    plain = [Card(rank, suit) for rank in PLAIN_RANKS if rank >= lowest for suit in SUITS]
    return (*plain, Card(Rank.SMALL), None, None, None, Card(Rank.BIG), None, None, None)


def derive_fields(draft: Draft) -> tuple[FieldRow, ...]:
    """Titles and fields in the order of the rules."""
    own = rules_table(load(draft.parent).rules())
    faults = {fault.key: text_house.contradiction(fault) for fault in reversed(draft.faults())}
    rows: list[FieldRow] = []
    for group, values in draft.fields.items():
        title = FieldRow(len(rows), group, text_house.group_name(group), "", Kind.TITLE.value)
        rows.append(replace(title, fault=faults.get(group, "")))
        for field, value in values.items():
            key = f"{group}.{field}"
            row = FieldRow(
                key=len(rows),
                name=key,
                label=text_house.field_name(key),
                rule=text_house.FIELD_RULES[key],
                kind="",
                differs=value != own[group][field],
                fault=faults.get(key, ""),
            )
            rows.append(_filled(row, draft, value))
    return tuple(rows)


def _filled(row: FieldRow, draft: Draft, value: Any) -> FieldRow:
    """The row with how it is changed."""
    if isinstance(value, bool):
        return replace(row, kind=Kind.SWITCH.value, on=value)
    if row.name in _NUMBERS:
        most, step = _NUMBERS[row.name]
        words = text_house.reading(row.name, value)
        return replace(row, kind=Kind.NUMBER.value, number=value, most=max(most, value), step=step, words=words)
    if row.name == _SWORD:
        return _card_row(row, draft)
    if row.name == _REMOVED:
        return _cards_row(row, draft)
    offered = choices(row.name, value)
    words_of = tuple(text_house.field_value(choice) for choice in offered)
    return replace(row, kind=Kind.CHOICE.value, values=words_of, current=offered.index(value))


def _card_row(row: FieldRow, draft: Draft) -> FieldRow:
    sword, fitting = draft.sword(), draft.swords()
    rank = None if sword is None else sword.rank
    plain = rank is not None and rank <= Rank.TWO
    ranks = {card.rank for card in fitting}
    return replace(
        row,
        kind=Kind.CARD.value,
        values=tuple(text_house.field_value("none" if one is None else one.letter) for one in SWORD_RANKS),
        open=tuple(one in ranks if one is not None else not fitting for one in SWORD_RANKS),
        current=SWORD_RANKS.index(rank) if rank in SWORD_RANKS else -1,
        suits=tuple(text.suit_sign(suit) for suit in SUITS) if plain else (),
        open_suits=tuple(Card(rank, suit) in fitting for suit in SUITS) if plain and rank is not None else (),
        suit=SUITS.index(sword.suit) if plain and sword is not None and sword.suit in SUITS else -1,
    )


def _cards_row(row: FieldRow, draft: Draft) -> FieldRow:
    taken, deck, shown = draft.taken_out(), draft.deck(), cells(draft)
    return replace(
        row,
        kind=Kind.CARDS.value,
        values=tuple(text.rank_face(card.rank) for card in shown[:: len(SUITS)] if card is not None),
        suits=tuple(text.suit_sign(suit) for suit in SUITS),
        counts=tuple(-1 if card is None else taken[card] for card in shown),
        limits=tuple(0 if card is None else deck[card] for card in shown),
        spoken=tuple("" if card is None else text_house.cards_left_out(card, taken[card]) for card in shown),
        words=text_house.cards_named(taken),
    )
