"""The hand as lines: which columns lie in which of one or two rows, and how far along each card lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .columns import Column

MOST_IN_ONE_ROW = 14


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a column lies. line: 0 is the back one, of `lines`. before: cards on its left in the line, of `cards`.

    group: columns on its left in the line, of `groups`.
    """

    line: int
    lines: int
    before: int
    cards: int
    group: int
    groups: int


def spots(columns: Sequence[Column], layout: str) -> tuple[Spot, ...]:
    """A spot a column; no rank is split between two rows, and few cards take one row."""
    sizes = [len(column.cards) for column in columns]
    if layout != "rows" or sum(sizes) <= MOST_IN_ONE_ROW:
        return _line(sizes, 0, 1)
    cut = min(range(1, len(sizes) + 1), key=lambda at: max(sum(sizes[:at]), sum(sizes[at:])))
    return _line(sizes[:cut], 0, 2) + _line(sizes[cut:], 1, 2) if cut < len(sizes) else _line(sizes, 0, 1)


def _line(sizes: Sequence[int], line: int, lines: int) -> tuple[Spot, ...]:
    return tuple(Spot(line, lines, sum(sizes[:group]), sum(sizes), group, len(sizes)) for group, _ in enumerate(sizes))
