"""Worlds that fit what a seat knows: first who is the Guard, then hands, weighed by how everybody has passed so far."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from ..actions import SEATS, Seat
from ..cards import SPECIAL_CARD, THRONE_CARD, Card, Mark, Rank, strength
from ..events import BoughtThree, Called, Crowned, Passed, Played, TributePaid, TrickClosed
from ..search.worlds import World
from ..state import SoloKind
from ..view import SeatView
from .belief import known_guard
from .memory import cards_left

_TRIES = 3
_COULD_EXACTLY = 0.45
_COULD_BREAK = 0.8
"""How often a seat passes though it could have beaten an enemy's play with a whole group, or by breaking one."""


@dataclass(frozen=True, slots=True)
class _Pass:
    """seat let a play of `width` plain cards of `rank` stand; later: its own cards from then on, by strength."""

    seat: Seat
    holder: Seat
    rank: int
    width: int
    later: tuple[int, ...]


class Sampler:
    """What a seat knows of the hidden cards, worked out once; worlds are drawn from it."""

    def __init__(self, view: SeatView, chances: Sequence[float]) -> None:
        """chances: by seat, that it is the Guard; at the Emperor's, that he is alone (`belief.guard_chances`)."""
        self.view = view
        self.chances = chances
        left = cards_left(view)
        self.guard_card = guard_card(view)
        pool = _hidden_cards(view)
        self.known: list[list[Card]] = [[] for _ in SEATS]
        for seat, cards in enumerate(_known_cards(view)):
            for card in cards:
                if seat != view.seat and pool[card] > 0 and len(self.known[seat]) < left[seat]:
                    pool[card] -= 1
                    self.known[seat].append(card)
        if view.rules.deck.buy_three:
            self._one_three_each(pool, left)
        self.pool = sorted(pool.elements())
        self.room = [0 if seat == view.seat else left[seat] - len(self.known[seat]) for seat in SEATS]
        self._passes = _passes(view)
        special = view.rules.special
        every = {*self.pool, *view.hand, *(card for held in self.known for card in held)}
        self._ranks = {card: int(strength(card, special)) for card in {*every, *map(_unmarked, every)}}

    def _one_three_each(self, pool: Counter[Card], left: Sequence[int]) -> None:
        """R10.1: every hand has one 3 to its end."""
        for seat in SEATS:
            if seat != self.view.seat and left[seat] and all(card.rank is not Rank.THREE for card in self.known[seat]):
                three = next((card for card, number in pool.items() if number and card.rank is Rank.THREE), None)
                if three is not None:
                    pool[three] -= 1
                    self.known[seat].append(three)

    def worlds(self, number: int, rng: random.Random) -> list[World]:
        """That many worlds, drawn from several times as many by how well they explain the passes."""
        tried = [self._world(rng) for _ in range(number * _TRIES)]
        weights = list(accumulate(self._weight(world) for world in tried))
        if weights[-1] <= 0.0:
            return tried[:number]
        step = weights[-1] / number
        at, mark = 0, rng.random() * step
        drawn: list[World] = []
        for _ in range(number):
            while weights[at] < mark and at < len(tried) - 1:
                at += 1
            drawn.append(tried[at])
            mark += step
        rng.shuffle(drawn)
        return drawn

    def _world(self, rng: random.Random) -> World:
        view = self.view
        guard = self._guard(rng)
        pool = self.pool[:]
        hands: list[list[Card]] = [list(cards) for cards in self.known]
        hands[view.seat] = list(view.hand)
        room = self.room[:]
        if guard is not None and guard != view.seat and room[guard] and self.guard_card in pool:
            pool.remove(self.guard_card)
            hands[guard].append(self.guard_card)
            room[guard] -= 1
        chance = rng.random
        pool.sort(key=lambda _: chance())
        at = 0
        for seat in SEATS:
            hands[seat] += pool[at : at + room[seat]]
            at += room[seat]
        solo = view.solo
        if solo is SoloKind.NONE and guard is not None and guard == view.emperor:
            solo = SoloKind.HIDDEN
            if view.rules.called and not view.rules.special:
                hands = [[_unmarked(card) for card in hand] for hand in hands]
        return World(tuple(tuple(hand) for hand in hands), guard, solo)

    def _guard(self, rng: random.Random) -> Seat | None:
        view = self.view
        known = known_guard(view)
        if known is not None:
            return known
        if view.solo is SoloKind.CLAIMED:
            return None
        if view.solo is not SoloKind.NONE:
            return view.emperor if self.guard_card is not None else None
        mark = rng.random() * sum(self.chances)
        for seat in SEATS:
            mark -= self.chances[seat]
            if mark < 0.0:
                return seat
        return None

    def _weight(self, world: World) -> float:
        view = self.view
        counts = [[0] * (Rank.SPECIAL + 1) for _ in SEATS]
        ranks = self._ranks
        for hand, number in zip(world.hands, counts, strict=True):
            for card in hand:
                number[ranks[card]] += 1
        royal = (view.emperor, world.guard)
        held_back = view.rules.plays.held_back
        weight = 1.0
        for told in self._passes:
            seat = told.seat
            if (seat in royal) == (told.holder in royal):
                continue
            held, later, width = counts[seat], told.later, told.width
            could = 0
            for rank in range(told.rank + 1, Rank.SMALL):
                copies = held[rank] + later[rank]
                if copies >= width and rank != held_back:
                    could = 2 if copies == width else max(could, 1)
                    if could == 2:
                        break
            if could:
                weight *= _COULD_EXACTLY if could == 2 else _COULD_BREAK
        return weight


def _unmarked(card: Card) -> Card:
    return Card(card.rank, card.suit) if card.mark is Mark.GUARD else card


def _passes(view: SeatView) -> tuple[_Pass, ...]:
    """The passes on plain plays that tell something, of the other seats that are still in."""
    special = view.rules.special
    later = [[0] * (Rank.SPECIAL + 1) for _ in SEATS]
    found: list[_Pass] = []
    tables: list[tuple[Seat, tuple[Card, ...]] | None] = []
    table: tuple[Seat, tuple[Card, ...]] | None = None
    for event in view.events:
        tables.append(table)
        if isinstance(event, Played):
            table = (event.seat, event.cards)
        elif isinstance(event, TrickClosed):
            table = None
    for event, before in zip(reversed(view.events), reversed(tables), strict=True):
        if isinstance(event, Played):
            for card in event.cards:
                later[event.seat][strength(card, special)] += 1
        elif isinstance(event, Passed) and before is not None and event.seat != view.seat:
            holder, cards = before
            highest = strength(cards[0], special)
            if highest < Rank.ACE and event.seat not in view.finished:
                rank = strength(cards[-1], special)
                found.append(_Pass(event.seat, holder, rank, len(cards), tuple(later[event.seat])))
    return tuple(found)


def _hidden_cards(view: SeatView) -> Counter[Card]:
    """Every card that lies in another hand, the guard card marked as it is now (R3.7)."""
    deck = Counter(view.rules.cards())
    marked = guard_card(view)
    if view.called is not None and marked is not None:
        deck[view.called] -= 1
        deck[marked] += 1
    if view.solo is SoloKind.CLAIMED and view.rules.special:
        for card in [card for card in deck if card.mark is Mark.GUARD]:
            deck[Card(card.rank, card.suit)] += deck.pop(card)
    for event in view.events:
        if isinstance(event, Played):
            deck.subtract(event.cards)
    deck.subtract(view.hand)
    return +deck


def guard_card(view: SeatView) -> Card | None:
    """The card that makes its holder the Guard, whether it was played or not; None where no card is marked
    (R6.1, R6.4), as far as the view tells."""
    rules, called = view.rules, view.called
    if view.solo is SoloKind.CLAIMED:
        return None
    if not rules.called:
        return rules.guard.sword and Card(rules.guard.sword.rank, rules.guard.sword.suit, Mark.GUARD)
    if called is None:
        return None
    card = SPECIAL_CARD if rules.special and called.rank is Rank.BIG else Card(called.rank, called.suit, Mark.GUARD)
    if view.solo is SoloKind.NONE:
        return card
    shown = next(event.cards for event in view.events if isinstance(event, Called))
    seen = {*view.hand, *(card for event in view.events if isinstance(event, Played) for card in event.cards)}
    return card if card in seen or (rules.special and len(shown) == 4) else None


def _known_cards(view: SeatView) -> list[list[Card]]:
    """By seat, cards that it is known to hold."""
    known: list[list[Card]] = [[] for _ in SEATS]
    marked = guard_card(view)
    for event in view.events:
        match event:
            case BoughtThree(seat, seller, three, two):
                known[seat].append(three)
                if two is not None:
                    known[seller].append(two)
            case TributePaid(_, taker, card) if card is not None:
                known[taker].append(card)
            case Crowned(seat, pile):
                known[seat] += pile
            case Called(seat, cards):
                held = list(cards)
                if len(cards) == 4 and marked is not None:
                    held[-1] = marked
                for card in held:
                    if card in known[seat]:
                        known[seat].remove(card)
                known[seat] += held
            case Played(seat, cards):
                for card in cards:
                    if card in known[seat]:
                        known[seat].remove(card)
            case _:
                pass
    guard = known_guard(view)
    if guard is None and view.solo is not SoloKind.NONE:
        guard = view.emperor
    if guard is not None and marked is not None and marked not in known[guard]:
        known[guard].insert(0, marked)
    if view.emperor is not None and THRONE_CARD not in known[view.emperor]:
        known[view.emperor].insert(0, THRONE_CARD)
    return known
