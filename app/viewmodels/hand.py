"""Your hand as rows of the hand model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app import text
from engine.cards import Rank
from engine.rules import Rules

from . import selection as choosing
from .columns import Column, HeldCard
from .faces import is_special, mark_name, rank_letter
from .lines import spots


@dataclass(frozen=True, slots=True)
class HandRow:
    """A card: where it lies and how it looks.

    column: from the left, of `columns`. row: from the back, of the `cards` in its column; the tallest column has
    `tallest`. line, lines, before, line_cards, group, groups: see `Spot`, `before` of the card itself. focused: the
    keyboard is on its column. spoken: what a screen reader says.
    """

    key: int
    rank: str
    suit: str
    mark: str
    special: bool
    column: int
    columns: int
    row: int
    cards: int
    tallest: int
    line: int
    lines: int
    before: int
    line_cards: int
    group: int
    groups: int
    selected: bool
    focused: bool
    spoken: str


def derive_hand(
    columns: Sequence[Column],
    selection: choosing.Selection,
    lifted: frozenset[int],
    focus: Rank | None,
    rules: Rules,
    layout: str = "columns",
) -> tuple[HandRow, ...]:
    """A row a card, in the order of the keys; `lifted` are cards that a role phase would show."""
    chosen = choosing.keys(selection, columns) | lifted
    tallest = max((len(column.cards) for column in columns), default=0)
    rows = [
        HandRow(
            key=held.key,
            rank=rank_letter(held.card),
            suit=held.card.suit.letter,
            mark=mark_name(held.card, rules),
            special=is_special(held.card, rules),
            column=at,
            columns=len(columns),
            row=row,
            cards=len(column.cards),
            tallest=tallest,
            line=spot.line,
            lines=spot.lines,
            before=spot.before + row,
            line_cards=spot.cards,
            group=spot.group,
            groups=spot.groups,
            selected=held.key in chosen,
            focused=column.strength is focus,
            spoken=_spoken(held, rules),
        )
        for at, (column, spot) in enumerate(zip(columns, spots(columns, layout), strict=True))
        for row, held in enumerate(column.cards)
    ]
    return tuple(sorted(rows, key=lambda row: row.key))


def _spoken(held: HeldCard, rules: Rules) -> str:
    mark = text.spoken_mark(held.card, rules)
    name = text.card_name(held.card)
    return f"{name}, {mark}" if mark else name
