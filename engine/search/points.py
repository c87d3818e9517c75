"""What a deal played to its end was worth (R10.2, R11.3, R12)."""

from __future__ import annotations

from typing import Final

from .core import HIDDEN, SHARED, Core
from .house import LEVEL, PLACES

_PAY: Final = [4, 2, 0, -2, -4]


def places(core: Core) -> list[int]:
    """By seat, its place from 0: who is out, who still holds cards in seat order, the smothered, the first last."""
    order = core.out + [seat for seat in range(5) if not core.gone >> seat & 1]
    for seat in reversed(core.smothered):
        order.append(seat)
    found = [0, 0, 0, 0, 0]
    for place, seat in enumerate(order):
        found[seat] = place
    return found


def points(core: Core) -> list[int]:
    """Points by seat, stakes and 闷 included; the deal must be over."""
    place = places(core)
    emperor, guard = core.emperor, core.guard
    table = core.house.table
    if core.solo != SHARED:
        royal, common = _alone(core, place[emperor])
        found = [common * core.stakes] * 5
        found[emperor] = royal * core.stakes
    else:
        if table == LEVEL:
            level = core.house.level - (place[emperor] + place[guard] + 2)
            worth = [2 * level, level, -level]
        elif table == PLACES:
            royals = _PAY[place[emperor]] + _PAY[place[guard]]
            worth = [royals, royals, -royals]
        else:
            won = _won(place[emperor], place[guard], core.declared)
            worth = [2 * won, won, -won]
        found = [worth[2] * core.stakes] * 5
        found[emperor] = worth[0] * core.stakes
        found[guard] = worth[1] * core.stakes
    for at, seat in enumerate(core.smothered):
        found[seat] -= 1
        found[core.smotherers[at]] += 1
    return found


def _alone(core: Core, place: int) -> tuple[int, int]:
    """Of a lone Emperor, and of each against him (R12.2, R12.3, R12.5, R12.6)."""
    house, hidden = core.house, core.solo == HIDDEN
    if house.table == LEVEL:
        stake = house.solo_hidden if hidden else house.solo_open
        if place == 0:
            return stake, -(stake // 4)
        return (0, 0) if hidden and place == 1 else (-stake, stake // 4)
    factor = 1 if hidden else 2
    if house.table == PLACES:
        return factor * _PAY[place], -factor * _PAY[place]
    won = factor if place == 0 else -factor
    return 4 * won, -won


def _won(emperor: int, guard: int, declared: bool) -> int:
    """收贡 1, 平贡 0, 进贡 -1 (R12.6); places from 0."""
    if declared:
        return 1 if emperor == 0 and guard == 1 else -1
    if emperor == 0:
        return 1 if guard < 4 else 0
    if guard == 0 and emperor < 3:
        return 1 if emperor == 1 else 0
    return -1
