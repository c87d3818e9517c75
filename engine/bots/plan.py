"""What a hand still costs: its groups, which of them win, and whether it can be played off in one go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .hand import BIG, PLAIN, SMALL, SPECIAL, TWO, Counts, Shape, without
from .odds import Odds

_TURN = 0.15
_JOKER_LEFTOVER = {SPECIAL: 0.0, BIG: 0.04, SMALL: 0.3}
_JOKER_SPARE = 0.12
_OFTEN_LED = (0.0, 0.85, 0.75, 0.6, 0.42, 0.28, 0.18, 0.12)
_STRANDED = 0.9
_FEW_GROUPS = 3
_SURE = 0.97
_CONTROL = 0.6
_PLAN_GROUPS = 7


@dataclass(frozen=True, slots=True)
class Finish:
    """A way to play a hand off from the lead.

    plays: in order, the last one may be beaten. chance: that all but the last hold.
    """

    plays: tuple[Shape, ...]
    chance: float


class Plan:
    """Costs of hands, in leads still needed, against one set of odds."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.held_back = int(odds.rules.plays.held_back or 0)
        self._group: dict[tuple[int, int], float] = {}
        self._hand: dict[Counts, float] = {}
        self._finish: dict[Counts, Finish | None] = {}
        unseen = odds.memory.unseen
        plain = sum(unseen[rank] for rank in PLAIN) or 1
        below = 0
        self._share_below: dict[int, float] = {}
        for rank in PLAIN:
            self._share_below[rank] = below / plain
            below += unseen[rank]

    def groups(self, counts: Counts) -> tuple[Shape, ...]:
        """Every rank as one play, low to high; the held-back rank and jokers apart."""
        return tuple(Shape(rank, counts[rank]) for rank in PLAIN if counts[rank] and rank != self.held_back)

    def group_cost(self, rank: int, number: int) -> float:
        """Near 0 for a group that wins or goes away by following, near 1 for one that takes a lead to get rid of."""
        key = (rank, number)
        cost = self._group.get(key)
        if cost is None:
            leads = self.odds.holds(Shape(rank, number))
            follows = _OFTEN_LED[min(number, len(_OFTEN_LED) - 1)] * self._share_below[rank]
            cost = self._group[key] = _TURN + 1.0 - max(leads, follows)
        return cost

    def cost(self, counts: Counts) -> float:
        """Leads still needed, roughly; each joker makes one dear group cheap."""
        known = self._hand.get(counts)
        if known is None:
            known = self._hand[counts] = self._cost(counts)
        return known

    def _cost(self, counts: Counts) -> float:
        costs = sorted((self.group_cost(shape.base, shape.number) for shape in self.groups(counts)), reverse=True)
        at = 0
        total = 0.0
        for joker in (SPECIAL, BIG, SMALL):
            for _ in range(counts[joker]):
                if at < len(costs) and costs[at] > _TURN + _JOKER_LEFTOVER[joker]:
                    costs[at] = _TURN + _JOKER_LEFTOVER[joker]
                    at += 1
                else:
                    total -= _JOKER_SPARE
        total += sum(costs)
        if self.held_back and counts[self.held_back]:
            total += 1.0
            if not self.has_control(counts):
                total += _STRANDED * min(1.0, _FEW_GROUPS / (len(costs) + 1))
        return total

    def has_control(self, counts: Counts) -> bool:
        """Whether the hand holds something that will probably win a trick."""
        if counts[SPECIAL] or counts[BIG]:
            return True
        return any(self.odds.holds(shape) > _CONTROL for shape in self.groups(counts))

    def controls(self, counts: Counts) -> int:
        """Jokers and groups that will probably win a trick."""
        groups = sum(self.odds.holds(shape) > _CONTROL for shape in self.groups(counts))
        return counts[SPECIAL] + counts[BIG] + counts[SMALL] + groups

    def finish(self, counts: Counts) -> Finish | None:
        """The best way to play this hand off from the lead, None for a hand of too many groups."""
        if counts not in self._finish:
            self._finish[counts] = self._play_off(counts)
        return self._finish[counts]

    def _play_off(self, counts: Counts) -> Finish | None:
        groups = list(self.groups(counts))
        jokers = [joker for joker in (SPECIAL, BIG, SMALL) for _ in range(counts[joker])]
        held = counts[self.held_back] if self.held_back else 0
        if not groups and not jokers:
            return Finish((Shape(self.held_back, held),), 1.0) if held else Finish((), 1.0)
        if len(groups) > _PLAN_GROUPS + len(jokers):
            return None
        groups.sort(key=self.odds.holds)
        last = Shape(self.held_back, held) if held else None
        if last is None and groups:
            last = groups.pop(0)
            if self.odds.rules.plays.wild_twos and groups and last.base != TWO:
                twos = next((shape for shape in groups if shape.base == TWO), None)
                if twos is not None:
                    groups.remove(twos)
                    last = last._replace(wild=twos.number)
        chance = 1.0
        plays: list[Shape] = []
        for shape in groups:
            if self.odds.chance(shape) < _SURE:
                shape = self._strengthened(shape, jokers)
            chance *= self.odds.chance(shape)
            plays.append(shape)
        if jokers:
            spare = _attached(Shape(0, 0), jokers)
            if held and plays:
                plays[-1] = _attached(plays[-1], jokers)
            elif held or last is None:
                chance *= self.odds.chance(spare) if held else 1.0
                if last is None:
                    last = spare
                else:
                    plays.append(spare)
            else:
                last = _attached(last, jokers)
        assert last is not None
        plays.sort(key=lambda shape: (-self.odds.chance(shape), -shape.size))
        return Finish((*plays, last), chance)

    def _strengthened(self, shape: Shape, jokers: list[int]) -> Shape:
        """The group with the cheapest joker that makes it safe; the joker leaves the list."""
        best, best_joker, best_chance = shape, 0, self.odds.chance(shape)
        for joker in reversed(jokers):
            if joker == best_joker:
                continue
            tried = _attached(shape, [joker])
            chance = self.odds.chance(tried)
            if chance > best_chance + 0.05:
                best, best_joker, best_chance = tried, joker, chance
            if best_chance >= _SURE:
                break
        if best_joker:
            jokers.remove(best_joker)
        return best


def _attached(shape: Shape, jokers: list[int]) -> Shape:
    return Shape(
        shape.base,
        shape.number,
        shape.smalls + jokers.count(SMALL),
        shape.bigs + jokers.count(BIG),
        shape.specials + jokers.count(SPECIAL),
        shape.wild,
    )


def lead_shapes(counts: Counts, held_back: int) -> Iterator[Shape]:
    """Leads worth thinking about: every rank as a whole, bare or with one or two jokers; jokers alone.

    Held-back cards only when nothing else is left.
    """
    jokers = _joker_sets(counts)
    plain = [rank for rank in PLAIN if counts[rank] and rank != held_back]
    if not plain and not any(counts[SMALL:]):
        yield Shape(held_back, counts[held_back])
        return
    for rank in plain:
        for smalls, bigs, specials in jokers:
            yield Shape(rank, counts[rank], smalls, bigs, specials)
    for smalls, bigs, specials in jokers:
        if smalls or bigs or specials:
            yield Shape(0, 0, smalls, bigs, specials)
    whole = Shape(plain[0] if plain else 0, counts[plain[0]] if plain else 0, *counts[SMALL:])
    if len(plain) <= 1 and not any(without(counts, whole)):
        yield whole


def _joker_sets(counts: Counts) -> list[tuple[int, int, int]]:
    sets = [
        (smalls, bigs, specials)
        for specials in range(min(counts[SPECIAL], 1) + 1)
        for bigs in range(min(counts[BIG], 2) + 1)
        for smalls in range(min(counts[SMALL], 2) + 1)
        if smalls + bigs + specials <= 2
    ]
    return sorted(sets, key=sum)
