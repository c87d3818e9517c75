"""Gold eggs: what every seat owns, and the account of the house (R13)."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import SEATS

STARTING_EGGS = 10_000
ALL_EGGS = STARTING_EGGS * len(SEATS)
"""R13.2: what all balances and the house add up to, for ever."""
_MOST_EGGS = 10**15


@dataclass(frozen=True, slots=True)
class Purses:
    """What the seats carry from match to match. eggs: balances by seat.

    house: what the caps left over, less what it gave to who had nothing; the sum of all six never changes (R13.2).
    """

    eggs: tuple[int, ...] = (STARTING_EGGS,) * len(SEATS)
    house: int = 0

    def topped_up(self) -> Purses:
        """With an empty balance filled up by the house (R13.3)."""
        full = tuple(own or STARTING_EGGS for own in self.eggs)
        return Purses(full, self.house + sum(self.eggs) - sum(full))


FULL_PURSES = Purses()
"""At the very start: nobody has won or lost anything."""


def purses_from(eggs: object, house: object) -> Purses:
    """Purses as they were written down. Raises ValueError for what no play can lead to."""
    if not isinstance(eggs, list) or len(eggs) != len(SEATS):
        raise ValueError("eggs are five balances")
    if any(type(own) is not int for own in (*eggs, house)):
        raise ValueError("eggs are whole numbers")
    assert isinstance(house, int)
    if min(eggs) < 0 or max(*eggs, abs(house)) > _MOST_EGGS:
        raise ValueError("a balance is below 0, or far above anything that can be won")
    if sum(eggs) + house != ALL_EGGS:
        raise ValueError(f"balances and house add up to {sum(eggs) + house}, not to {ALL_EGGS}")
    return Purses(tuple(eggs), house)
