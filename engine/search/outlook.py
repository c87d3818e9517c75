"""How a deal stands when somebody is to lead: who will be ahead of whom, by weights fitted to self-play."""

from __future__ import annotations

from math import exp
from typing import Final

from .core import HIDDEN, NOBODY, SHARED, Core
from .house import LEVEL, PLACES
from .points import places, points
from .rollout import JOKERS_IN
from .shapes import BIG, RANKS, SMALL, SPECIAL

GROUPS_OF: Final = 6
"""Groups of this many cards and more weigh alike."""

MOST_LEFT: Final = 64
"""Cards that no hand has."""

JOKER: Final = GROUPS_OF * RANKS
LEFT: Final = JOKER + 3
LEFT_INVERSE: Final = LEFT + 1
LEFT_UP_TO: Final = LEFT + 2
FEW_LEFT: Final = [1, 2, 4, 7, 10]
GROUPS: Final = LEFT_UP_TO + 5
GROUPS_INVERSE: Final = GROUPS + 1
GROUPS_UP_TO: Final = GROUPS + 2
FEW_GROUPS: Final = [1, 2, 3]
LEADS: Final = GROUPS_UP_TO + 3
LEADS_SHORT: Final = LEADS + 1
ALLY_LEADS: Final = LEADS + 2
ENEMY_JOKERS: Final = LEADS + 3
ENEMY_NEAR: Final = LEADS + 4
ALLY_NEAR: Final = LEADS + 5
EMPEROR: Final = LEADS + 6
GUARD: Final = LEADS + 7
GUARD_KNOWN: Final = LEADS + 8
ALONE: Final = LEADS + 9
TRAITS: Final = LEADS + 10
"""Where each trait of a seat has its weight: a group of so many cards of a rank (`JOKER` of them, by size, then rank),
small, big and special jokers, cards left, groups left, the lead, the other side's jokers, how near somebody of either
side is to going out, and the seat's role."""


class Table:
    """What the traits weigh at one number of cards left in all."""

    def __init__(self, weights: list[float]) -> None:
        self.groups = [[0.0] * RANKS] + [
            weights[min(size, GROUPS_OF) * RANKS - RANKS : min(size, GROUPS_OF) * RANKS] for size in range(1, 17)
        ]
        self.rest = weights[JOKER:]
        self.left = [0.0] * MOST_LEFT
        for left in range(1, MOST_LEFT):
            worth = weights[LEFT] * left + weights[LEFT_INVERSE] / left
            for at, few in enumerate(FEW_LEFT):
                if left <= few:
                    worth += weights[LEFT_UP_TO + at]
            self.left[left] = worth
        self.short = [0.0] * (RANKS + 1)
        for groups in range(RANKS + 1):
            worth = weights[GROUPS] * groups + weights[GROUPS_INVERSE] / max(1, groups)
            for at, few in enumerate(FEW_GROUPS):
                if groups <= few:
                    worth += weights[GROUPS_UP_TO + at]
            self.short[groups] = worth


class Outlook:
    """Weights by the number of cards that are left in all.

    knots: such numbers, falling, the last one 0. weights: by knot, one for each trait; between two knots they
    change evenly.
    """

    def __init__(self, knots: list[int], weights: list[list[float]]) -> None:
        self.knots = knots
        self.weights = weights
        self._tables: dict[int, Table] = {}

    def table(self, total: int) -> Table:
        """The weights while `total` cards are left."""
        found = self._tables.get(total)
        if found is None:
            shares = shares_of(self.knots, total)
            mixed = [0.0] * TRAITS
            for share, weights in zip(shares, self.weights, strict=True):
                if share:
                    for trait in range(TRAITS):
                        mixed[trait] += share * weights[trait]
            found = Table(mixed)
            self._tables[total] = found
        return found


def shares_of(knots: list[int], total: int) -> list[float]:
    """By knot, how much of its weights counts while `total` cards are left."""
    shares = [0.0] * len(knots)
    if total >= knots[0]:
        shares[0] = 1.0
        return shares
    for at in range(1, len(knots)):
        if total >= knots[at]:
            share = (total - knots[at]) / (knots[at - 1] - knots[at])
            shares[at - 1] = share
            shares[at] = 1.0 - share
            return shares
    return shares


def royals_of(core: Core) -> int:
    """The Emperor's side, a bit each."""
    royals = 1 << core.emperor
    if core.solo == SHARED and core.guard != NOBODY:
        royals |= 1 << core.guard
    return royals


def strengths(core: Core, outlook: Outlook) -> list[float]:
    """By seat still in, how far ahead it is: of two seats, the one is out first with the logistic chance of the
    difference. Somebody must be to lead."""
    left, jokers, gone = core.left, core.jokers, core.gone
    royals = royals_of(core)
    table = outlook.table(left[0] + left[1] + left[2] + left[3] + left[4])
    rest, groups = table.rest, table.groups
    held = [0, 0]
    nearest = [MOST_LEFT, MOST_LEFT]
    second = [MOST_LEFT, MOST_LEFT]
    for seat in range(5):
        if not gone >> seat & 1:
            side = royals >> seat & 1
            cards = left[seat]
            held[side] += JOKERS_IN[jokers[seat]]
            if cards < nearest[side]:
                second[side] = nearest[side]
                nearest[side] = cards
            elif cards < second[side]:
                second[side] = cards
    turn = core.turn
    leading = royals >> turn & 1
    found = [0.0] * 5
    for seat in range(5):
        if gone >> seat & 1:
            continue
        counts = core.counts[seat]
        side = royals >> seat & 1
        cards = left[seat]
        number = 0
        worth = table.left[cards]
        for rank in range(RANKS):
            size = counts[rank]
            if size:
                number += 1
                worth += groups[size][rank]
        worth += table.short[number]
        if jokers[seat]:
            worth += counts[SMALL] * rest[0] + counts[BIG] * rest[1] + counts[SPECIAL] * rest[2]
        if seat == turn:
            worth += rest[LEADS - JOKER] + rest[LEADS_SHORT - JOKER] / max(1, number)
        elif side == leading:
            worth += rest[ALLY_LEADS - JOKER]
        other = 1 - side
        worth += held[other] * rest[ENEMY_JOKERS - JOKER] + rest[ENEMY_NEAR - JOKER] / nearest[other]
        near = second[side] if cards == nearest[side] else nearest[side]
        if near < MOST_LEFT:
            worth += rest[ALLY_NEAR - JOKER] / near
        if side:
            if core.solo != SHARED:
                worth += rest[ALONE - JOKER]
            elif seat == core.emperor:
                worth += rest[EMPEROR - JOKER]
            else:
                worth += rest[GUARD - JOKER]
                if core.known:
                    worth += rest[GUARD_KNOWN - JOKER]
        found[seat] = worth
    return found


def traits(core: Core, seat: int) -> list[float]:
    """What the weights are multiplied by in `strengths` for a seat still in, one for each of `TRAITS`."""
    found = [0.0] * TRAITS
    left, counts = core.left, core.counts[seat]
    royals = royals_of(core)
    side = royals >> seat & 1
    number = 0
    for rank in range(RANKS):
        if counts[rank]:
            number += 1
            found[min(counts[rank], GROUPS_OF) * RANKS - RANKS + rank] = 1.0
    for at, joker in enumerate((SMALL, BIG, SPECIAL)):
        found[JOKER + at] = float(counts[joker])
    found[LEFT] = float(left[seat])
    found[LEFT_INVERSE] = 1.0 / left[seat]
    for at, few in enumerate(FEW_LEFT):
        found[LEFT_UP_TO + at] = float(left[seat] <= few)
    found[GROUPS] = float(number)
    found[GROUPS_INVERSE] = 1.0 / max(1, number)
    for at, few in enumerate(FEW_GROUPS):
        found[GROUPS_UP_TO + at] = float(number <= few)
    if seat == core.turn:
        found[LEADS] = 1.0
        found[LEADS_SHORT] = 1.0 / max(1, number)
    elif royals >> core.turn & 1 == side:
        found[ALLY_LEADS] = 1.0
    for other in range(5):
        if other != seat and not core.gone >> other & 1:
            near = 1.0 / left[other]
            if royals >> other & 1 == side:
                found[ALLY_NEAR] = max(found[ALLY_NEAR], near)
            else:
                found[ENEMY_NEAR] = max(found[ENEMY_NEAR], near)
                found[ENEMY_JOKERS] += JOKERS_IN[core.jokers[other]]
    if side:
        alone = core.solo != SHARED
        found[ALONE] = float(alone)
        found[EMPEROR] = float(not alone and seat == core.emperor)
        found[GUARD] = float(not alone and seat == core.guard)
        found[GUARD_KNOWN] = float(not alone and seat == core.guard and core.known)
    return found


def ahead(core: Core, outlook: Outlook) -> float:
    """Of all pairs of one of the Emperor's side and one of the other, in how many the former will be out first: up to
    six with a Guard, up to four without. The deal must be over or somebody to lead."""
    royals = royals_of(core)
    gone = core.gone
    pairs = 0.0
    if core.over:
        place = places(core)
        for royal in range(5):
            if royals >> royal & 1:
                for other in range(5):
                    if not royals >> other & 1 and place[royal] < place[other]:
                        pairs += 1.0
        return pairs
    strong = strengths(core, outlook)
    order = [9, 9, 9, 9, 9]
    for at, seat in enumerate(core.out):
        order[seat] = at
    for at, seat in enumerate(core.smothered):
        order[seat] = 20 - at
    for royal in range(5):
        if royals >> royal & 1:
            for other in range(5):
                if not royals >> other & 1:
                    if (gone >> royal | gone >> other) & 1:
                        if order[royal] < order[other]:
                            pairs += 1.0
                    else:
                        pairs += 1.0 / (1.0 + exp(strong[other] - strong[royal]))
    return pairs


def expected(core: Core, outlook: Outlook, seat: int) -> float:
    """The seat's settlement points as they may be expected, stakes included; the deal must be over or somebody to
    lead. Points of the level and the place tables follow from `ahead` (R12.1, R12.5); where only who is first
    counts, a smooth step stands in."""
    if core.over:
        return float(points(core)[seat])
    pairs = ahead(core, outlook)
    house = core.house
    if core.solo != SHARED:
        first = pairs * pairs * pairs / 64.0
        if house.table == LEVEL:
            stake = house.solo_hidden if core.solo == HIDDEN else house.solo_open
            worth = stake * (2.0 * first - 1.0)
        elif house.table == PLACES:
            worth = (2.0 * pairs - 4.0) * (1 if core.solo == HIDDEN else 2)
        else:
            worth = 4.0 * (2.0 * first - 1.0)
        if seat == core.emperor:
            return core.stakes * worth
        return -core.stakes * (worth if house.table == PLACES else worth / 4.0)
    if house.table == LEVEL:
        level = house.level - 9.0 + pairs
        worth = 2.0 * level if seat == core.emperor else level if seat == core.guard else -level
    elif house.table == PLACES:
        side = 2.0 * pairs - 6.0
        worth = side if seat == core.emperor or seat == core.guard else -side
    else:
        won = (pairs - 3.0) / 3.0
        worth = 2.0 * won if seat == core.emperor else won if seat == core.guard else -won
    return core.stakes * worth
