"""Every legal answer of the seat asked, as plays (R3, R4, R9.1)."""

from __future__ import annotations

from typing import Final

from .core import EASY, Core
from .follow import fits_for
from .shapes import (
    APPLY,
    BIGS,
    FIVE_TWOS,
    NUMBER,
    PASS,
    RANKS_IN,
    SMALLS,
    SPECIALS,
    THREE_TWOS,
    TWO,
    WILD,
    WITH_JOKERS,
    WITH_MARK,
    taken,
)

_ANSWERS: Final[dict[int, list[int]]] = {}
"""By ranks and 13 bits on the number of cards: the pass, then a play of so many cards of each rank."""

_LEADS: Final[dict[int, list[int]]] = {}
"""By rank, number held, jokers held and 2s that may stand in: every lead of that rank."""

_FILLED: Final[dict[int, list[int]]] = {}
"""By rank, number held, 2s held and cards wanted: the plays in which 2s stand in (R4.5), without jokers."""

_JOKERS: Final[dict[int, list[int]]] = {}
"""By jokers held: every choice of some of them, as bits of a play."""

_ONLY_PASS: Final = [PASS]


def legal(core: Core) -> list[int]:
    """Every legal answer of the seat asked, the pass and 申请接风 first; not to be changed by who asked.

    Copies of equal strength make one play, the guard card another (R2.5).
    """
    seat = core.turn
    if core.owner < 0:
        return _leads(core, seat)
    width = core.width
    if core.ease[seat] == EASY:
        if width:
            key = core.rows[width][seat] & core.above | width << 13
            found = _ANSWERS.get(key)
            return _answers(key) if found is None else found
        if core.house.jokers_alone:
            return _ONLY_PASS
    return _follows(core, seat)


def _answers(key: int) -> list[int]:
    number = key >> 13
    found = [PASS] + [rank | number << NUMBER for rank in RANKS_IN[key & 8191]]
    _ANSWERS[key] = found
    return found


def _leads(core: Core, seat: int) -> list[int]:
    house = core.house
    if core.held_only(seat):
        return [house.held | core.left[seat] << NUMBER]
    counts = core.counts[seat]
    jokers = core.jokers[seat]
    wild = counts[TWO] << 16 if house.wild else 0
    found = _choices(jokers)[1:]
    for rank in RANKS_IN[core.rows[1][seat]]:
        key = rank | counts[rank] << 4 | jokers << 9 | wild
        of_rank = _LEADS.get(key)
        found += _leads_of(key) if of_rank is None else of_rank
    return _with_guard_card(core, seat, found) if seat == core.marked else found


def _leads_of(key: int) -> list[int]:
    rank, held, jokers, twos = key & 15, key >> 4 & 31, key >> 9 & 127, key >> 16
    most_wild = twos if rank != TWO else 0
    found = [
        rank | number << NUMBER | wild << WILD | choice
        for choice in _choices(jokers)
        for number in range(1, held + 1)
        for wild in range(most_wild + 1)
    ]
    _LEADS[key] = found
    return found


def _choices(jokers: int) -> list[int]:
    found = _JOKERS.get(jokers)
    if found is None:
        found = [
            s << SMALLS | b << BIGS | g << SPECIALS
            for g in range((jokers >> 6) + 1)
            for b in range((jokers >> 3 & 7) + 1)
            for s in range((jokers & 7) + 1)
        ]
        _JOKERS[jokers] = found
    return found


def _filled(key: int) -> list[int]:
    rank, held, twos, number = key & 15, key >> 4 & 31, key >> 9 & 31, key >> 14
    found = [
        rank | (number - wild) << NUMBER | wild << WILD
        for wild in range(max(1, number - held), min(twos, number - 1) + 1)
    ]
    _FILLED[key] = found
    return found


def _follows(core: Core, seat: int) -> list[int]:
    house, table = core.house, core.table
    found = [PASS, APPLY] if house.apply and not core.left[core.owner] and core.applicant < 0 else [PASS]
    held = core.held_only(seat)
    if held:
        if held_beats(core, held):
            found.append(house.held | held << NUMBER)
        return found
    counts = core.counts[seat]
    twos = counts[TWO] if house.wild else 0
    for number, choice in fits_for(house, table, core.jokers[seat]):
        if not number:
            found.append(choice)
            continue
        for rank in RANKS_IN[core.rows[number][seat] & core.above]:
            found.append(rank | number << NUMBER | choice)
        if twos:
            for rank in RANKS_IN[core.rows[max(1, number - twos)][seat] & core.above & ~(1 << TWO)]:
                key = rank | counts[rank] << 4 | twos << 9 | number << 14
                filled = _FILLED.get(key)
                for play in _filled(key) if filled is None else filled:
                    found.append(play | choice)
    if table & WITH_JOKERS:
        joker = table & ~WITH_MARK
        if joker == 1 << BIGS and house.twos_beat_big and core.rows[3][seat] >> TWO & 1:
            found.append(THREE_TWOS)
        elif joker == 1 << SPECIALS and house.five_twos and core.rows[5][seat] >> TWO & 1:
            found.append(FIVE_TWOS)
    return _with_guard_card(core, seat, found) if seat == core.marked else found


def held_beats(core: Core, held: int) -> bool:
    """Whether a hand of nothing but held-back cards may follow, all of them at once (R9.1)."""
    house, table = core.house, core.table & ~WITH_MARK
    if table & WITH_JOKERS:
        by_three = table == 1 << BIGS and house.twos_beat_big and held == 3
        by_five = table == 1 << SPECIALS and house.five_twos and held == 5
        return house.held == TWO and (by_three or by_five)
    return table & 15 < house.held and (table >> NUMBER & 31) + (table >> WILD) == held


def _with_guard_card(core: Core, seat: int, plays: list[int]) -> list[int]:
    """Each play with and without the guard card where the hand leaves the choice (R2.5)."""
    rank = core.marked_rank
    held = core.counts[seat][rank]
    found: list[int] = []
    for play in plays:
        number = taken(play, rank) if play != APPLY else 0
        if number < held:
            found.append(play)
        if number:
            found.append(play | WITH_MARK)
    return found
