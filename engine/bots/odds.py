"""How likely a play is to hold, from the cards that are still out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb

from ..actions import Seat
from ..rules import Rules
from .hand import BIG, PLAIN, SMALL, SPECIAL, TWO, Counts, Shape
from .memory import Memory

_WILLING_EXACT = 0.95
_WILLING_ONE_MORE = 0.75
_WILLING_BREAK = 0.55
_WILLING_WITH_JOKER = 0.25
_WILLING_JOKER = 0.15
_WILLING_TWO = 0.75
_WILLING_TWO_TWOS = 0.3
_WILLING_AGAINST_JOKER = 0.6
_WILLING_THRONE_CARD = 0.7
_FEW_CARDS = 6
_MANY_CARDS = 15
_FOUGHT_NEAR = (1.0, 6.0, 3.0, 1.7)
_FOUGHT = (1.0, 2.0, 1.7, 1.4)
_FOUGHT_SMOTHER = 4.0
_PASSED_BEFORE = 0.35
_ALLY = 0.1
_NEARLY = 0.99


@lru_cache(maxsize=1 << 16)
def holds_exactly(copies: int, cards: int, total: int, number: int) -> float:
    """The chance that a hand of `cards` out of `total` unseen ones has exactly `number` of `copies` twins."""
    if number > copies or number > cards or cards - number > total - copies or number < 0:
        return 0.0
    return comb(copies, number) * comb(total - copies, cards - number) / comb(total, cards)


@lru_cache(maxsize=1 << 16)
def holds_at_least(copies: int, cards: int, total: int, number: int) -> float:
    """The same for `number` or more."""
    return sum(holds_exactly(copies, cards, total, have) for have in range(number, min(copies, cards) + 1))


@lru_cache(maxsize=1 << 16)
def _willing(copies: int, cards: int, total: int, number: int) -> float:
    """The chance that a hand lays `number` of these: a group that fits gladly, a longer one less so."""
    exact = holds_exactly(copies, cards, total, number)
    more = holds_exactly(copies, cards, total, number + 1)
    many = holds_at_least(copies, cards, total, number + 2)
    with_joker = holds_exactly(copies, cards, total, number - 1) if number > 2 else 0.0
    return _WILLING_EXACT * exact + _WILLING_ONE_MORE * more + _WILLING_BREAK * many + _WILLING_WITH_JOKER * with_joker


class Odds:
    """Chances of one decision, remembered while it lasts."""

    def __init__(self, memory: Memory, rules: Rules, me: Seat) -> None:
        self.memory = memory
        self.rules = rules
        self.others = tuple(seat for seat in range(len(memory.left)) if seat != me and memory.left[seat])
        self._above: dict[tuple[int, int], tuple[float, ...]] = {}
        self._beaten_by: dict[tuple[Shape, int, bool], float] = {}
        self._sure: dict[Shape, bool] = {}

    def holds(
        self,
        shape: Shape,
        against: Iterable[Seat] | None = None,
        passed: Iterable[Seat] = (),
        left: int | None = None,
    ) -> float:
        """The chance that nobody of `against` (all others) beats the play; who has `passed` is less likely to.

        left: the cards whoever makes the play keeps (this seat, when not given): the fewer, the harder he is fought.
        """
        memory = self.memory
        chance = 1.0
        left = sum(memory.own) - shape.size if left is None else left
        for seat in self.others if against is None else against:
            if not memory.left[seat]:
                continue
            weight = _ALLY if memory.mutual[seat] else 1.0
            if seat in passed:
                weight *= _PASSED_BEFORE
            key = (shape, memory.left[seat], seat == memory.throne_card)
            beaten = self._beaten_by.get(key)
            if beaten is None:
                beaten = self._beaten_by[key] = self._beats(*key)
            chance *= 1.0 - weight * beaten
        if self.rules.tricks.smother and left == 1:
            chance **= _FOUGHT_SMOTHER
        return chance if shape.jokers else chance ** _fought(left, shape.number)

    def _beats(self, shape: Shape, cards: int, throne_card: bool) -> float:
        if shape.size > cards:
            return 0.0 if not self.rules.plays.kao or not shape.jokers else 0.05
        jokers = shape.jokers
        if not jokers:
            chance = self._higher(shape.width, cards)[shape.base]
            with_jokers = _WILLING_JOKER * self._jokers(cards, SMALL, shape.width) if shape.width <= 3 else 0.0
            chance = 1.0 - (1.0 - chance) * (1.0 - with_jokers)
            if throne_card and shape.width > 1:
                willing = _WILLING_THRONE_CARD if cards <= _FEW_CARDS else _WILLING_JOKER
                chance = max(chance, willing * self._fits(shape, cards - 1))
            return chance
        if shape.specials or (shape.bigs > 1 and not self.rules.plays.kao):
            return 0.0
        if self.rules.plays.wild_twos and shape.width > 1:
            covers = holds_at_least(
                self.memory.unseen[BIG],
                min(cards, self.memory.unseen_total),
                self.memory.unseen_total,
                shape.smalls + 2 * shape.bigs,
            )
        elif self.rules.plays.kao:
            covers = self._jokers(cards, SMALL, jokers + shape.bigs)
        elif shape.bigs:
            covers = self._jokers(cards, SPECIAL, 1) * (self._jokers(cards, BIG, jokers - 1) if jokers > 1 else 1.0)
        else:
            covers = self._jokers(cards, BIG, jokers)
        base = self._higher(shape.width, cards)[shape.base] if shape.width else 1.0
        return _WILLING_AGAINST_JOKER * covers * base

    def _fits(self, shape: Shape, cards: int) -> float:
        """The chance that a hand of `cards` holds one card fewer than the play, all of one higher rank."""
        memory = self.memory
        none = 1.0
        for rank in range(shape.base + 1, SMALL):
            none *= 1.0 - holds_at_least(memory.unseen[rank], cards, memory.unseen_total, shape.width - 1)
        return 1.0 - none

    def _jokers(self, cards: int, lowest: int, number: int) -> float:
        copies = sum(self.memory.unseen[lowest:])
        return holds_at_least(copies, min(cards, self.memory.unseen_total), self.memory.unseen_total, number)

    def _higher(self, number: int, cards: int) -> tuple[float, ...]:
        """By rank, the chance that a hand of `cards` is willing to lay `number` of one higher rank."""
        key = (number, cards)
        known = self._above.get(key)
        if known is None:
            unseen, total = self.memory.unseen, self.memory.unseen_total
            held_back = self.rules.plays.held_back
            chances = [0.0] * (TWO + 1)
            none = 1.0
            for rank in range(TWO, PLAIN[0] - 1, -1):
                chances[rank] = 1.0 - none
                if unseen[rank] and rank != held_back:
                    none *= 1.0 - _willing(unseen[rank], min(cards, total), total, number)
                    if self.rules.plays.wild_twos and rank != TWO:
                        none *= 1.0 - self._fills(rank, min(cards, total), number)
            chances[0] = 1.0 - none
            known = self._above[key] = tuple(chances)
        return known

    def _fills(self, rank: int, cards: int, number: int) -> float:
        """The chance that a hand of `cards` is willing to fill up `rank` to `number` with one 2 or two (R4.5)."""
        unseen, total = self.memory.unseen, self.memory.unseen_total
        chance = 0.0
        for twos, willing in ((1, _WILLING_TWO), (2, _WILLING_TWO_TWOS)):
            if number > twos:
                held = holds_exactly(unseen[rank], cards, total, number - twos)
                chance += willing * held * holds_at_least(unseen[TWO], cards, total, twos)
        return chance

    def chance(self, shape: Shape, against: Iterable[Seat] | None = None, passed: Iterable[Seat] = ()) -> float:
        """The same, and 1 exactly where nobody can beat the play."""
        return 1.0 if self.sure(shape) else min(_NEARLY, self.holds(shape, against, passed))

    def sure(self, shape: Shape) -> bool:
        """Whether no other hand can beat the play, whatever the unseen cards are; an ally who knows it won't."""
        known = self._sure.get(shape)
        if known is None:
            sizes = [self.memory.left[seat] for seat in self.others if not self.memory.mutual[seat]]
            known = not sizes or not beatable(shape, self.memory.unseen, max(sizes), self.rules)
            self._sure[shape] = known
        return known


def _fought(left: int, number: int) -> float:
    """How many times as hard plays of `number` cards are fought when the player keeps `left` cards."""
    if left > _MANY_CARDS or number >= len(_FOUGHT_NEAR):
        return 1.0
    return (_FOUGHT_NEAR if left <= _FEW_CARDS else _FOUGHT)[number]


def beatable(shape: Shape, unseen: Counts, cards: int, rules: Rules) -> bool:
    """Whether a hand of at most `cards` of the unseen cards could beat the play (R3.4, R4.2, R4.4)."""
    if shape == Shape(0, 0, 0, 1, 0) and rules.plays.twos_beat_big and unseen[TWO] >= 3 and cards >= 3:
        return True
    if shape == Shape(0, 0, 0, 0, 1) and rules.plays.five_twos_beat_special and unseen[TWO] >= 5 and cards >= 5:
        return True
    if rules.plays.wild_twos and shape.width > 1:
        return _beatable_by_kind(shape, unseen, cards, rules)
    if rules.plays.kao and shape.jokers and not shape.specials and _coverable(shape, unseen, cards):
        return True
    if shape.size > cards or shape.specials:
        return False
    jokers = [*[SPECIAL] * min(unseen[SPECIAL], 1), *[BIG] * unseen[BIG], *[SMALL] * unseen[SMALL]]
    own = [BIG] * shape.bigs + [SMALL] * shape.smalls
    if len(jokers) < len(own) or any(high <= low for high, low in zip(jokers, own, strict=False)):
        return False
    spare = len(jokers) - len(own)
    if shape.number <= spare:
        return True
    held_back = rules.plays.held_back
    return any(unseen[rank] + spare >= shape.number for rank in range(shape.base + 1, SMALL) if rank != held_back)


def _beatable_by_kind(shape: Shape, unseen: Counts, cards: int, rules: Rules) -> bool:
    """配2: whether a higher base filled up with 2s and jokers could answer the play (R4.5)."""
    if shape.size > cards or shape.bigs > 1 or unseen[BIG] < shape.smalls + 2 * shape.bigs:
        return False
    held_back = rules.plays.held_back
    fillers = unseen[TWO] + unseen[SMALL] + unseen[BIG]
    return any(
        unseen[rank] and (unseen[rank] if rank != TWO else 0) + fillers >= shape.size
        for rank in range(shape.base + 1, SMALL)
        if rank != held_back
    )


def _coverable(shape: Shape, unseen: Counts, cards: int) -> bool:
    """烤牌: whether the unseen jokers could cover those of the play, leaving enough for its base."""
    by_special = min(unseen[SPECIAL], shape.bigs, 1)
    for two_bigs in range(shape.bigs - by_special + 1):
        three_smalls = shape.bigs - by_special - two_bigs
        for one_big in range(shape.smalls + 1):
            bigs = unseen[BIG] - 2 * two_bigs - one_big
            smalls = unseen[SMALL] - 3 * three_smalls - 2 * (shape.smalls - one_big)
            used = by_special + 2 * two_bigs + one_big + 3 * three_smalls + 2 * (shape.smalls - one_big)
            if bigs < 0 or smalls < 0 or used + shape.number > cards:
                continue
            spare = bigs + smalls
            if shape.number <= spare or any(
                unseen[rank] + spare >= shape.number for rank in range(shape.base + 1, SMALL)
            ):
                return True
    return False
