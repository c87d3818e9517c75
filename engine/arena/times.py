"""How long decisions took, as numbers that can be added up: how many fell into each narrow class of times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import floor, log

_STEP = 1.02
_LEAST = 0.001


@dataclass(frozen=True, slots=True)
class Times:
    """Times in milliseconds: how many by class, each 2 % wide, and the longest of all."""

    classes: Mapping[int, int] = field(default_factory=dict)
    longest: float = 0.0

    @property
    def number(self) -> int:
        """How many there are."""
        return sum(self.classes.values())

    def percentile(self, share: float) -> float:
        """The time that this share of them (0 to 1) did not pass, to one per cent; 0 where there are none."""
        below = 0
        for at in sorted(self.classes):
            below += self.classes[at]
            if below >= share * self.number:
                return float(min(self.longest, _STEP ** (at + 0.5)))
        return 0.0


def times_of(milliseconds: Iterable[float]) -> Times:
    """These times in classes."""
    classes: Counter[int] = Counter()
    longest = 0.0
    for time in milliseconds:
        classes[floor(log(max(time, _LEAST), _STEP))] += 1
        longest = max(longest, time)
    return Times(dict(classes), longest)


def together(parts: Iterable[Times]) -> Times:
    """All of them in one."""
    classes: Counter[int] = Counter()
    longest = 0.0
    for part in parts:
        classes.update(part.classes)
        longest = max(longest, part.longest)
    return Times(dict(classes), longest)
