"""Plays and hands as whole numbers: what the search counts with."""

from __future__ import annotations

from typing import Final

RANKS: Final = 13
"""Plain ranks, from 3 (0) to 2 (12)."""

TWO: Final = 12
SMALL: Final = 13
BIG: Final = 14
SPECIAL: Final = 15
STRENGTHS: Final = 16
"""Strengths of cards, `engine.cards.Rank` less 3."""

MOST: Final = 16
"""Cards of one rank that there are (R2.1)."""

NUMBER: Final = 4
SMALLS: Final = 9
BIGS: Final = 12
SPECIALS: Final = 15
MARK: Final = 16
WILD: Final = 17
"""Where the fields of a play begin, in bits: its base rank lies in the lowest four."""

WITH_JOKERS: Final = 127 << 9
WITH_SPECIAL: Final = 1 << 15
WITH_MARK: Final = 1 << 16
ONE_BIG: Final = 1 << 12

PASS: Final = 0
APPLY: Final = 1 << 22
"""申请接风 (R8.6)."""

PLAIN: Final = 1 << 9
"""A play below this is base alone: no jokers, no mark, no 2s that stand in."""

ALL: Final = (1 << 13) - 1
THREE_TWOS: Final = 12 | 3 << 4
FIVE_TWOS: Final = 12 | 5 << 4

ABOVE: Final = [ALL & ~((2 << rank) - 1) for rank in range(RANKS)]
"""By rank: the ranks above it, a bit each."""

RANKS_IN: Final = [[rank for rank in range(RANKS) if ranks >> rank & 1] for ranks in range(ALL + 1)]
"""By set of ranks, a bit each: the ranks in it, low to high."""


def packed(
    rank: int, number: int, smalls: int = 0, bigs: int = 0, specials: int = 0, wild: int = 0, marked: bool = False
) -> int:
    """A play: `number` cards of the base rank and `wild` 2s that stand in for it (R4.5), the jokers attached, and
    whether one of its cards is the guard card where that outranks nothing (R2.5).

    A play without a base has rank 0.
    """
    return (
        (rank if number else 0)
        | number << NUMBER
        | smalls << SMALLS
        | bigs << BIGS
        | specials << SPECIALS
        | (WITH_MARK if marked else 0)
        | wild << WILD
    )


def size(play: int) -> int:
    """Cards in the play."""
    if play < PLAIN:
        return play >> NUMBER
    return (play >> 4 & 31) + (play >> 9 & 7) + (play >> 12 & 7) + (play >> 15 & 1) + (play >> 17 & 31)


def taken(play: int, strength: int) -> int:
    """Cards of this strength in the play."""
    if strength == SMALL:
        return play >> 9 & 7
    if strength == BIG:
        return play >> 12 & 7
    if strength == SPECIAL:
        return play >> 15 & 1
    cards = play >> 4 & 31 if play & 15 == strength else 0
    return cards + (play >> 17 & 31) if strength == TWO else cards
