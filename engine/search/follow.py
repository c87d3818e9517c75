"""Ways to follow a play: how many base cards and which jokers, worked out once and remembered (R3.4, R4)."""

from __future__ import annotations

from .house import Fits, House
from .shapes import BIGS, SMALLS


def fits_for(house: House, table: int, jokers: int) -> Fits:
    """Every way to follow `table` with these jokers held (smalls + 8 bigs + 64 specials), cheapest first.

    Base cards, where a way has any, must be of a higher rank than the table's. 2s that beat a lone joker (R4.2, R4.3)
    are not among the ways.
    """
    base = (table >> 4 & 31) + (table >> 17 & 31)
    key = base | (table >> 9 & 127) << 6 | jokers << 13
    found = house.fits.get(key)
    if found is None:
        found = _worked_out(house, base, table >> 9 & 127, jokers)
        house.fits[key] = found
    return found


def _worked_out(house: House, base: int, enemy: int, held: int) -> Fits:
    smalls, bigs, specials = enemy & 7, enemy >> 3 & 7, enemy >> 6
    if specials:
        return ()
    size = base + smalls + bigs
    ways: set[tuple[int, int]] = set()
    for jokers in range(held + 1):
        s, b, g = jokers & 7, jokers >> 3 & 7, jokers >> 6
        if s > held & 7 or b > held >> 3 & 7:
            continue
        number = size - s - b - g
        if house.wild and base > 1:
            if bigs < 2 and not g and b >= smalls + 2 * bigs and number > 0:
                ways.add((jokers, number))
        elif number >= 0 and g >= bigs and g + b >= bigs + smalls:
            ways.add((jokers, number))
        if house.kao and enemy:
            ways.update((jokers, left) for left in _left_to_beat(base, smalls, bigs, s, b, g))
    ordered = sorted(ways, key=_price)
    return tuple([(number, (jokers & 7) << SMALLS | (jokers >> 3) << BIGS) for jokers, number in ordered])


def _price(way: tuple[int, int]) -> tuple[int, int, int]:
    """Few jokers first, low ones before high ones."""
    jokers, number = way
    return (jokers & 7) + 2 * (jokers >> 3 & 7) + 3 * (jokers >> 6), jokers, number


def _left_to_beat(base: int, smalls: int, bigs: int, s: int, b: int, g: int) -> set[int]:
    """烤牌 (R4.4): how many base cards a reply with these jokers needs, once every enemy joker is covered."""
    found: set[int] = set()
    for by_special in range(min(g, bigs) + 1):
        for by_two in range(bigs - by_special + 1):
            by_three = bigs - by_special - by_two
            for by_big in range(smalls + 1):
                more_s = s - 3 * by_three - 2 * (smalls - by_big)
                more_b = b - 2 * by_two - by_big
                number = base - more_s - more_b - (g - by_special)
                if more_s >= 0 and more_b >= 0 and number >= 0:
                    found.add(number)
    return found
