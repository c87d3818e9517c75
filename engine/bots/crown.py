"""Everything before the first lead: 抢独, the throne, the call, playing alone, allegiance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean, stdev

from ..actions import Allegiance, Call, Kick, Solo, SoloClaim, Throne
from ..answers import holds_guard_card
from ..cards import THRONE_CARD, Card
from ..events import Role
from ..rules import Rules
from ..throne import callable_groups
from ..view import SeatView
from .decision import Decision, Note, Why
from .hand import counts_of
from .memory import Memory, deck_counts
from .odds import Odds
from .plan import Plan

_ACCEPT = 66
_ACCEPT_SWORD = 69
_ALONE_OPEN = 100
_ALONE_HIDDEN = 95
_CLAIM = 100
_DECLARE = 86
_REVOLT = 80
_KICK = 74

_SAMPLES = 60
_ORDINARY, _SPREAD = 50, 15


def strength(rules: Rules, hand: Sequence[Card]) -> int:
    """How strong a hand is before the play: 50 is an ordinary one, one in six is above 65, one in forty above 80."""
    mean, spread = _yardstick(rules)
    return round(_ORDINARY + _SPREAD * (mean - _cost(rules, hand)) / spread)


def _cost(rules: Rules, hand: Sequence[Card]) -> float:
    own = counts_of(hand, rules.special)
    unseen = tuple(every - mine for every, mine in zip(deck_counts(rules), own, strict=True))
    if any(number < 0 for number in unseen):
        unseen = tuple(max(0, number) for number in unseen)
    others = sum(unseen) // 4
    memory = Memory(own, unseen, sum(unseen), (len(hand), *(others,) * 4), (1.0,) + (0.0,) * 4, (False,) * 5)
    return Plan(Odds(memory, rules, 0)).cost(own)


@lru_cache(maxsize=16)
def _yardstick(rules: Rules) -> tuple[float, float]:
    """Mean and spread of the cost of a hand dealt by chance; the sample is always the same."""
    chance = random.Random(1)
    deck = rules.cards()
    costs = [_cost(rules, chance.sample(deck, len(deck) // 5)) for _ in range(_SAMPLES)]
    return fmean(costs), max(stdev(costs), 0.01)


def claim(view: SeatView) -> Decision:
    """抢独 (R5.6)."""
    hand = view.hand if THRONE_CARD in view.hand else (*view.hand, THRONE_CARD)
    strong = strength(view.rules, hand)
    if strong >= _CLAIM:
        return Decision(SoloClaim(True), (Note(Why.ALONE_STRONG, (strong,)),))
    return Decision(SoloClaim(False), (Note(Why.ALONE_WEAK, (strong,)),))


def throne(view: SeatView) -> Decision:
    """登基 or 让位 (R5.1), with the pile that comes along."""
    assert view.offer is not None
    hand = (*view.hand, *view.offer.pile_cards)
    strong = strength(view.rules, hand)
    groups = callable_groups(hand, view.rules)
    fours_only = view.rules.called and all(number == 4 for number in groups.values())
    if fours_only or holds_guard_card(hand):
        if strong < _ALONE_HIDDEN:
            return Decision(Throne(False), (Note(Why.WOULD_BE_ALONE, (strong,)),))
        return Decision(Throne(True), (Note(Why.ALONE_STRONG, (strong,)),))
    if strong >= (_ACCEPT if view.rules.called else _ACCEPT_SWORD):
        return Decision(Throne(True), (Note(Why.STRONG_HAND, (strong,)),))
    return Decision(Throne(False), (Note(Why.WEAK_HAND, (strong,)),))


def call(view: SeatView, legal: Sequence[Call]) -> Decision:
    """叫牌 (R6.1): the lowest three of which the fourth is out; with all four in hand only when strong."""
    strong = strength(view.rules, view.hand)
    groups = callable_groups(view.hand, view.rules)
    fours = [option for option in legal if len(option.cards) == 4]
    if fours and strong >= _ALONE_OPEN:
        return Decision(fours[0], (Note(Why.FULL_CALL, (strong,)),))
    declared = [option for option in legal if option.open]
    if declared and strong >= _ALONE_OPEN:
        return Decision(declared[0], (Note(Why.ALONE_STRONG, (strong,)),))
    threes = [option for option in legal if len(option.cards) == 3 and not option.open]
    secret = [option for option in threes if groups[_face(option)] == 4]
    shared = [option for option in threes if groups[_face(option)] == 3]
    if secret and (strong >= _ALONE_HIDDEN or not shared):
        why = Note(Why.ALONE_STRONG, (strong,)) if strong >= _ALONE_HIDDEN else Note(Why.NO_OTHER_CALL)
        return Decision(secret[0], (why,))
    return Decision(shared[0], (Note(Why.LOW_CALL),))


def solo(view: SeatView) -> Decision:
    """Whether to say that the Emperor holds his own sword (R6.3)."""
    strong = strength(view.rules, view.hand)
    if strong >= _ALONE_OPEN:
        return Decision(Solo(True), (Note(Why.ALONE_STRONG, (strong,)),))
    return Decision(Solo(False), (Note(Why.ALONE_WEAK, (strong,)),))


def allegiance(view: SeatView) -> Decision:
    """明保 or 造反 (R7.1, R7.4): only a strong hand doubles the stakes."""
    strong = strength(view.rules, view.hand)
    if view.role is Role.GUARD:
        if strong >= _DECLARE and view.rules.declarations.guard_doubles:
            return Decision(Allegiance(True), (Note(Why.GUARD_STRONG, (strong,)),))
        return Decision(Allegiance(False), (Note(Why.SECRET_HELPS, (strong,)),))
    if strong >= _REVOLT:
        return Decision(Allegiance(True), (Note(Why.REVOLT_STRONG, (strong,)),))
    return Decision(Allegiance(False), (Note(Why.WEAK_HAND, (strong,)),))


def kick(view: SeatView) -> Decision:
    """踢 (R7.6): only a strong hand doubles once more."""
    strong = strength(view.rules, view.hand)
    if strong >= _KICK:
        return Decision(Kick(True), (Note(Why.KICK_STRONG, (strong,)),))
    return Decision(Kick(False), (Note(Why.WEAK_HAND, (strong,)),))


def _face(option: Call) -> Card:
    return Card(option.cards[-1].rank, option.cards[-1].suit)
