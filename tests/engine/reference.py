"""A deliberately simple referee for the tests: everything by trying out; of the engine it knows only the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.cards import Card, Mark, Rank

Strengths = tuple[int, ...]
"""Cards by strength, high to low."""

Look = tuple[tuple[int, bool], ...]
"""A play as its owner tells it from another: strength, and whether it is the guard card (R2.5); high to low."""


@dataclass(frozen=True)
class House:
    """The few rules that decide what may be laid: R4.1, R9.1, R4.4, R4.2, R8.3."""

    special: bool = False
    held_back: Rank | None = None
    kao: bool = False
    twos_beat_big: bool = False
    hard_pass: bool = False


def strength_of(card: Card, house: House) -> int:
    """R2.3, R3.7."""
    if house.special and card.mark is Mark.GUARD:
        return int(Rank.SPECIAL)
    return int(card.rank)


def strengths(cards: Sequence[Card], house: House) -> Strengths:
    return tuple(sorted((strength_of(card, house) for card in cards), reverse=True))


def look(cards: Sequence[Card], house: House) -> Look:
    return tuple(sorted(((strength_of(card, house), card.mark is Mark.GUARD) for card in cards), reverse=True))


def is_play(cards: Sequence[Card], house: House) -> bool:
    """R3.1, and of R9.1 that nothing is attached to a held-back card."""
    values = strengths(cards, house)
    plain = {value for value in values if value < Rank.SMALL}
    jokers = [value for value in values if value >= Rank.SMALL]
    if not values or len(plain) > 1 or jokers.count(Rank.SPECIAL) > 1:
        return False
    return not (house.held_back in plain and jokers)


def all_higher(high: Strengths, low: Strengths) -> bool:
    """R3.4: as many cards, each above its counterpart."""
    return len(high) == len(low) and all(mine > theirs for mine, theirs in zip(high, low, strict=True))


def covers(group: Strengths, joker: int) -> bool:
    """R4.4: the groups that cover one joker."""
    small, big, special = int(Rank.SMALL), int(Rank.BIG), int(Rank.SPECIAL)
    if joker == small:
        return group in ((big,), (small, small))
    if joker == big:
        return group in ((big, big), (small, small, small), (special,))
    return False


def covered(reply: Strengths, jokers: Strengths) -> Iterator[Strengths]:
    """What can be left of `reply` once every joker has a group of its own, by trying every group."""
    if not jokers:
        yield reply
        return
    for size in (1, 2, 3):
        for places in combinations(range(len(reply)), size):
            if covers(tuple(reply[place] for place in places), jokers[0]):
                rest = tuple(value for place, value in enumerate(reply) if place not in places)
                yield from covered(rest, jokers[1:])


def beats(table: Sequence[Card], reply: Sequence[Card], house: House) -> bool:
    """R3.4, R4.2, R4.4."""
    if not is_play(reply, house):
        return False
    low, high = strengths(table, house), strengths(reply, house)
    if all_higher(high, low):
        return True
    if house.twos_beat_big and low == (Rank.BIG,) and high == (Rank.TWO,) * 3:
        return True
    jokers = tuple(value for value in low if value >= Rank.SMALL)
    base = low[len(jokers) :]
    return house.kao and jokers != () and any(all_higher(rest, base) for rest in covered(high, jokers))


def may_lay(cards: Sequence[Card], hand: Sequence[Card], table: Sequence[Card], house: House) -> bool:
    """Whether these cards of the hand may be laid now; no table is a lead (R3, R4, R8.2, R9.1)."""
    if not is_play(cards, house) or (table and not beats(table, cards, house)):
        return False
    held_back = any(card.rank is house.held_back and strength_of(card, house) == card.rank for card in cards)
    return not held_back or len(cards) == len(hand)


def subsets(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every set of cards of a hand, the empty one left out."""
    for size in range(1, len(hand) + 1):
        yield from combinations(hand, size)


def legal_looks(hand: Sequence[Card], table: Sequence[Card], house: House) -> set[Look]:
    """Every play that may be laid, found by trying every set of cards; only for small hands."""
    return {look(cards, house) for cards in subsets(hand) if may_lay(cards, hand, table, house)}


@dataclass(frozen=True)
class Position:
    """The play phase of a deal, for counting. royals: Emperor and Guard; one seat alone plays against four."""

    hands: tuple[tuple[Card, ...], ...]
    royals: frozenset[int]
    in_the_open: bool
    turn: int
    table: tuple[Card, ...] = ()
    owner: int = -1
    passed: frozenset[int] = frozenset()
    out: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """R11.1, R11.2."""
        if len(self.royals) == 1:
            return (self.in_the_open and len(self.out) > 0) or self.royals <= set(self.out) or len(self.out) >= 2
        return self.royals <= set(self.out) or set(range(5)) - self.royals <= set(self.out)


def following(position: Position, laid: Sequence[Card], house: House) -> Position:
    """The position after a play, or after a pass where nothing is laid (R8)."""
    turn = position.turn
    if laid:
        hand = list(position.hands[turn])
        for card in laid:
            hand.remove(card)
        hands = tuple(tuple(hand) if seat == turn else other for seat, other in enumerate(position.hands))
        position = replace(
            position,
            hands=hands,
            table=tuple(laid),
            owner=turn,
            passed=position.passed if house.hard_pass else frozenset(),
            out=position.out if hand else (*position.out, turn),
        )
        if position.over:
            return position
    else:
        position = replace(position, passed=position.passed | {turn})
    seat = turn
    for _ in range(5):
        seat = (seat + 1) % 5
        if seat not in position.out and seat not in position.passed and seat != position.owner:
            return replace(position, turn=seat)
    leader = position.owner
    while leader in position.out:
        leader = (leader + 1) % 5
    return replace(position, turn=leader, table=(), owner=-1, passed=frozenset())


def choices(position: Position, house: House) -> list[tuple[Card, ...]]:
    """One set of cards for every look that may be laid, and the pass where it is allowed."""
    hand = position.hands[position.turn]
    found: dict[Look, tuple[Card, ...]] = {}
    for cards in subsets(hand):
        if may_lay(cards, hand, position.table, house):
            found.setdefault(look(cards, house), cards)
    return [*found.values(), *([()] if position.table else [])]


def perft(position: Position, depth: int, house: House) -> int:
    """How many sequences of `depth` plays and passes there are; one that ends the deal earlier is not counted."""
    if depth == 0:
        return 1
    if position.over:
        return 0
    return sum(perft(following(position, laid, house), depth - 1, house) for laid in choices(position, house))
