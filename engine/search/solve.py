"""The end of a deal with all hands open, solved: Emperor's side against the others, nobody errs."""

from __future__ import annotations

from .core import SHARED, Core
from .lists import legal
from .points import points
from .shapes import MOST, PASS, size

_FAR = 1 << 20
"""More points than a deal can bring."""

Key = tuple[int, ...]


def solve(core: Core, most: int) -> tuple[int, int] | None:
    """The best answer of the seat asked and the points of the Emperor's side in the end; None where that takes more
    than `most` positions.

    Both sides know who is who. Of answers that are worth the same the first of `legal` counts, a pass last.
    """
    search = _Search(core, most)
    side = search.sign(core.turn)
    best, found = PASS, -_FAR
    for answer in _ordered(core, legal(core)):
        after = core.copy()
        after.play(answer)
        value = side * search.value(after, -_FAR, _FAR) if found == -_FAR else search.above(after, side, found)
        if search.left < 0:
            return None
        if value > found:
            best, found = answer, value
    return best, side * found


class _Search:
    """Alpha-beta over open hands; what was found of a position is kept as bounds. left: positions that may still be
    looked at; below 0 nothing that is returned counts."""

    def __init__(self, core: Core, most: int) -> None:
        self.left = most
        self.royals = 1 << core.emperor
        if core.solo == SHARED:
            self.royals |= 1 << core.guard
        self.bounds: dict[Key, tuple[int, int]] = {}

    def sign(self, seat: int) -> int:
        """1 for a royal seat, which wants many points for its side, -1 for the others."""
        return 1 if self.royals >> seat & 1 else -1

    def above(self, core: Core, side: int, least: int) -> int:
        """The value for `side`, exact only where it is above `least`."""
        return self.value(core, least, _FAR) if side > 0 else -self.value(core, -_FAR, -least)

    def value(self, core: Core, alpha: int, beta: int) -> int:
        """Points of the royal side, exact between alpha and beta; `core` is used up."""
        answers: list[int] = []
        while not core.over:
            answers = legal(core)
            if len(answers) > 1:
                break
            core.play(answers[0])
        if core.over:
            return self._worth(core)
        self.left -= 1
        if self.left < 0:
            return 0
        key = _key(core)
        low, high = self.bounds.get(key, (-_FAR, _FAR))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        side = self.sign(core.turn)
        best = -_FAR
        from_low, from_high = alpha, beta
        for answer in _ordered(core, answers):
            after = core.copy()
            after.play(answer)
            best = max(best, side * self.value(after, alpha, beta))
            if self.left < 0:
                return 0
            if side > 0:
                alpha = max(alpha, best)
            else:
                beta = min(beta, -best)
            if alpha >= beta:
                break
        found = side * best
        if found <= from_low:
            self.bounds[key] = (low, min(high, found))
        elif found >= from_high:
            self.bounds[key] = (max(low, found), high)
        else:
            self.bounds[key] = (found, found)
        return found

    def _worth(self, core: Core) -> int:
        worth = 0
        for seat, won in enumerate(points(core)):
            if self.royals >> seat & 1:
                worth += won
        return worth


def _ordered(core: Core, answers: list[int]) -> list[int]:
    """Many cards first in a lead; a pass last."""
    if core.owner < 0:
        return sorted(answers, key=size, reverse=True)
    return answers[1:] + answers[:1]


def _key(core: Core) -> Key:
    """Everything that decides how the deal goes on and what it is worth."""
    hands: list[int] = core.left + core.jokers
    for number in range(1, MOST + 1):
        row = core.rows[number]
        if not any(row):
            break
        hands = hands + row
    trick = [core.turn, core.owner, core.table, core.waiting, core.shut, core.applicant, core.marked]
    return tuple(hands + trick + core.out + [9] + core.smothered + core.smotherers)
