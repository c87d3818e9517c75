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
    """The few rules that decide what may be laid and who lays next: R4.1, R9.1, R4.4, R4.2, R4.3, R4.5, R8.3, R8.6,
    R10.2, R11.1, R14.5."""

    special: bool = False
    held_back: Rank | None = None
    kao: bool = False
    twos_beat_big: bool = False
    twos_beat_special: bool = False
    twos_close: bool = False
    wild_twos: bool = False
    hard_pass: bool = False
    apply: bool = False
    smother: bool = False
    clear_three: bool = False
    last_but_one: bool = False


def strength_of(card: Card, house: House) -> int:
    """R2.3, R3.7."""
    if house.special and card.mark is Mark.GUARD:
        return int(Rank.SPECIAL)
    return int(card.rank)


def strengths(cards: Sequence[Card], house: House) -> Strengths:
    return tuple(sorted((strength_of(card, house) for card in cards), reverse=True))


def look(cards: Sequence[Card], house: House) -> Look:
    return tuple(sorted(((strength_of(card, house), card.mark is Mark.GUARD) for card in cards), reverse=True))


def counted(cards: Sequence[Card], house: House) -> Strengths:
    """What the cards count as: with wild 2s a 2 beside another rank is of that rank (R4.5), held-back cards apart."""
    values = strengths(cards, house)
    others = {value for value in values if value < Rank.TWO}
    if house.wild_twos and len(others) == 1 and house.held_back not in others:
        (base,) = others
        return tuple(sorted((base if value == Rank.TWO else value for value in values), reverse=True))
    return values


def is_play(cards: Sequence[Card], house: House) -> bool:
    """R3.1, R4.5, and of R9.1 that nothing is attached to a held-back card."""
    values = counted(cards, house)
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


def split(values: Strengths) -> tuple[Strengths, Strengths]:
    """Jokers and special, and the base."""
    jokers = tuple(value for value in values if value >= Rank.SMALL)
    return jokers, values[len(jokers) :]


def answers_by_kind(low: Strengths, high: Strengths) -> bool:
    """R4.5: `s` by one `B`, `B` by two, `Bs` by three; the rest of the follow makes up the number, with a base."""
    jokers, base = split(low)
    price = {Rank.SMALL: 1, Rank.BIG: 2}
    if jokers.count(Rank.BIG) > 1 or len(high) != len(low):
        return False
    left = list(high)
    for joker in jokers:
        for _ in range(price[Rank(joker)]):
            if Rank.BIG not in left:
                return False
            left.remove(int(Rank.BIG))
    _, own_base = split(tuple(left))
    return own_base != () and own_base[0] > base[0]


def twos_beat(low: Strengths, high: Strengths, house: House) -> bool:
    """R4.2, R4.3."""
    if low == (Rank.BIG,) and high == (Rank.TWO,) * 3:
        return house.twos_beat_big
    return low == (Rank.SPECIAL,) and high == (Rank.TWO,) * 5 and house.twos_beat_special


def beats(table: Sequence[Card], reply: Sequence[Card], house: House) -> bool:
    """R3.4, R4."""
    if not is_play(reply, house):
        return False
    low, high = counted(table, house), counted(reply, house)
    jokers, base = split(low)
    if house.wild_twos and len(base) > 1:
        return answers_by_kind(low, high)
    if all_higher(high, low) or twos_beat(low, high, house):
        return True
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
    """The play phase of a deal. royals: Emperor and Guard; one seat alone plays against four, in_the_open or not.

    passed: who may not act before the next play, or under hard pass before the next lead. out, smothered: in order;
    beaten_by: of the smothered. applicant: who asked to lead, or -1. debts: who owes whom (R14.5).
    """

    hands: tuple[tuple[Card, ...], ...]
    royals: frozenset[int]
    in_the_open: bool
    turn: int
    table: tuple[Card, ...] = ()
    owner: int = -1
    passed: frozenset[int] = frozenset()
    out: tuple[int, ...] = ()
    smothered: tuple[int, ...] = ()
    beaten_by: tuple[int, ...] = ()
    applicant: int = -1
    debts: tuple[tuple[int, int], ...] = ()
    last_but_one: bool = False

    @property
    def gone(self) -> set[int]:
        return {*self.out, *self.smothered}

    @property
    def over(self) -> bool:
        """R11.1, R11.2; of R10.2 that the smothered are gone, but no "first out"."""
        left = set(range(5)) - self.gone
        if self.last_but_one or len(left) < 2:
            return len(left) < 2
        if len(self.royals) > 1:
            return self.royals <= self.gone or not left - self.royals
        return self.royals <= self.gone or len(self.out) >= (1 if self.in_the_open else 2)

    @property
    def places(self) -> tuple[int, ...]:
        """R10.2, R11.3: who is out, who still holds cards in seat order, the smothered, the first of them last."""
        still = tuple(seat for seat in range(5) if seat not in self.gone)
        return (*self.out, *still, *reversed(self.smothered))


def nothing_but_held_back(hand: Sequence[Card], house: House) -> bool:
    return len(hand) > 0 and all(strength_of(card, house) == house.held_back for card in hand)


def laid_down(position: Position, cards: Sequence[Card], house: House) -> Position:
    """R8.8 up to the end of the deal: the cards leave the hand, who was beaten may be smothered, who is done is out."""
    turn, beaten = position.turn, position.owner
    hand = list(position.hands[turn])
    for card in cards:
        hand.remove(card)
    passed = position.passed - {position.applicant} if house.hard_pass else frozenset()
    smothered, beaten_by, debts = position.smothered, position.beaten_by, position.debts
    if beaten >= 0 and nothing_but_held_back(position.hands[beaten], house):
        if house.smother and len(position.hands[beaten]) == 1:
            smothered, beaten_by = (*smothered, beaten), (*beaten_by, turn)
        if house.clear_three:
            debts = (*debts, (beaten, turn))
    return replace(
        position,
        hands=tuple(tuple(hand) if seat == turn else other for seat, other in enumerate(position.hands)),
        table=tuple(cards),
        owner=turn,
        passed=passed,
        out=position.out if hand else (*position.out, turn),
        smothered=smothered,
        beaten_by=beaten_by,
        applicant=-1,
        debts=debts,
    )


def may_apply(position: Position, house: House) -> bool:
    """R8.6: against the last play of somebody who is out, while nobody did."""
    return house.apply and position.owner in position.out and position.applicant < 0


def next_trick(position: Position) -> Position:
    """R8.4, R8.5, R8.6: the last to play leads; if out, who applied, else the next still in."""
    leader = position.owner
    if leader in position.gone and position.applicant >= 0:
        leader = position.applicant
    while leader in position.gone:
        leader = (leader + 1) % 5
    return replace(position, turn=leader, table=(), owner=-1, passed=frozenset(), applicant=-1)


def following(position: Position, laid: Sequence[Card], house: House, applies: bool = False) -> Position:
    """The position after a play, or after a pass where nothing is laid (R8)."""
    turn, table = position.turn, position.table
    if laid:
        position = laid_down(position, laid, house)
        if position.over:
            return position
        if house.twos_close and table and twos_beat(strengths(table, house), strengths(laid, house), house):
            return next_trick(position)
    else:
        position = replace(position, passed=position.passed | {turn}, applicant=turn if applies else position.applicant)
    for step in range(1, 5):
        seat = (turn + step) % 5
        if seat not in position.gone and seat not in position.passed and seat != position.owner:
            return replace(position, turn=seat)
    return next_trick(position)


def choices(position: Position, house: House) -> list[tuple[Card, ...]]:
    """One set of cards for every look that may be laid, and the pass where it is allowed."""
    hand = position.hands[position.turn]
    found: dict[Look, tuple[Card, ...]] = {}
    for cards in subsets(hand):
        if may_lay(cards, hand, position.table, house):
            found.setdefault(look(cards, house), cards)
    return [*found.values(), *([()] if position.table else [])]


def perft(position: Position, depth: int, house: House) -> int:
    """How many sequences of `depth` plays, passes and applications there are; one that ends the deal earlier is not
    counted."""
    if depth == 0:
        return 1
    if position.over:
        return 0
    after = [following(position, laid, house) for laid in choices(position, house)]
    if position.table and may_apply(position, house):
        after.append(following(position, (), house, applies=True))
    return sum(perft(then, depth - 1, house) for then in after)
