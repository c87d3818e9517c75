"""Everything before the first lead: 抢独, the throne, the call, playing alone, allegiance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist, fmean, stdev

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
from .table import Nerve

_SAMPLES = 60
_ORDINARY, _SPREAD = 50, 15


def strength(rules: Rules, hand: Sequence[Card]) -> int:
    """How strong a hand is before the play: 50 is an ordinary one, one in six is above 65, one in forty above 80."""
    plan, mean, spread = _yardstick(rules)
    return round(_ORDINARY + _SPREAD * (mean - plan.cost(counts_of(hand, rules.special))) / spread)


def share_below(strong: int) -> float:
    """The share of hands that are weaker than one of this strength."""
    return NormalDist(_ORDINARY, _SPREAD).cdf(strong)


@lru_cache(maxsize=16)
def _yardstick(rules: Rules) -> tuple[Plan, float, float]:
    """What measures a hand before the play: chances against the rest of an ordinary deal, and the mean and spread of
    the cost of a hand dealt by chance; the sample is always the same."""
    deck = rules.cards()
    each = len(deck) // 5
    every = deck_counts(rules)
    unseen = tuple(round(number * 4 / 5) for number in every)
    own = tuple(number - out for number, out in zip(every, unseen, strict=True))
    left = (each, *(sum(unseen) // 4,) * 4)
    plan = Plan(Odds(Memory(own, unseen, sum(unseen), left, (1.0,) + (0.0,) * 4, (False,) * 5), rules, 0))
    chance = random.Random(1)
    costs = [plan.cost(counts_of(chance.sample(deck, each), rules.special)) for _ in range(_SAMPLES)]
    return plan, fmean(costs), max(stdev(costs), 0.01)


def claim(view: SeatView, nerve: Nerve) -> Decision:
    """抢独 (R5.6)."""
    hand = view.hand if THRONE_CARD in view.hand else (*view.hand, THRONE_CARD)
    strong = strength(view.rules, hand)
    if strong >= nerve.claim:
        return Decision(SoloClaim(True), (Note(Why.ALONE_STRONG, (strong,)),))
    return Decision(SoloClaim(False), (Note(Why.ALONE_WEAK, (strong,)),))


def throne(view: SeatView, nerve: Nerve) -> Decision:
    """登基 or 让位 (R5.1), with the pile that comes along."""
    assert view.offer is not None
    hand = (*view.hand, *view.offer.pile_cards)
    strong = strength(view.rules, hand)
    groups = callable_groups(hand, view.rules)
    fours_only = view.rules.called and all(number == 4 for number in groups.values())
    if fours_only or holds_guard_card(hand):
        if strong < nerve.alone(view.rules):
            return Decision(Throne(False), (Note(Why.WOULD_BE_ALONE, (strong,)),))
        return Decision(Throne(True), (Note(Why.ALONE_STRONG, (strong,)),))
    if strong >= nerve.accept(view.rules):
        return Decision(Throne(True), (Note(Why.STRONG_HAND, (strong,)),))
    return Decision(Throne(False), (Note(Why.WEAK_HAND, (strong,)),))


def call(view: SeatView, legal: Sequence[Call], nerve: Nerve) -> Decision:
    """叫牌 (R6.1): the lowest three of which the fourth is out; with all four in hand only when strong."""
    strong = strength(view.rules, view.hand)
    groups = callable_groups(view.hand, view.rules)
    fours = [option for option in legal if len(option.cards) == 4]
    if fours and strong >= nerve.open:
        return Decision(fours[0], (Note(Why.FULL_CALL, (strong,)),))
    declared = [option for option in legal if option.open]
    if declared and strong >= nerve.open:
        return Decision(declared[0], (Note(Why.ALONE_STRONG, (strong,)),))
    threes = [option for option in legal if len(option.cards) == 3 and not option.open]
    secret = [option for option in threes if groups[_face(option)] == 4]
    shared = [option for option in threes if groups[_face(option)] == 3]
    alone = strong >= nerve.secret
    if secret and (alone or not shared):
        return Decision(secret[0], (Note(Why.ALONE_STRONG, (strong,)) if alone else Note(Why.NO_OTHER_CALL),))
    return Decision(shared[0], (Note(Why.LOW_CALL),))


def solo(view: SeatView, nerve: Nerve) -> Decision:
    """Whether to say that the Emperor holds his own sword (R6.3)."""
    strong = strength(view.rules, view.hand)
    if strong >= nerve.open:
        return Decision(Solo(True), (Note(Why.ALONE_STRONG, (strong,)),))
    return Decision(Solo(False), (Note(Why.ALONE_WEAK, (strong,)),))


def allegiance(view: SeatView, nerve: Nerve) -> Decision:
    """明保 or 造反 (R7.1, R7.4): only a strong hand doubles the stakes."""
    strong = strength(view.rules, view.hand)
    if view.role is Role.GUARD:
        if strong >= nerve.show(view.rules) and view.rules.declarations.guard_doubles:
            return Decision(Allegiance(True), (Note(Why.GUARD_STRONG, (strong,)),))
        return Decision(Allegiance(False), (Note(Why.SECRET_HELPS, (strong,)),))
    if strong >= nerve.rebel(view.rules):
        return Decision(Allegiance(True), (Note(Why.REVOLT_STRONG, (strong,)),))
    return Decision(Allegiance(False), (Note(Why.WEAK_HAND, (strong,)),))


def kick(view: SeatView, nerve: Nerve) -> Decision:
    """踢 (R7.6): only a strong hand doubles once more."""
    strong = strength(view.rules, view.hand)
    if strong >= nerve.kick:
        return Decision(Kick(True), (Note(Why.KICK_STRONG, (strong,)),))
    return Decision(Kick(False), (Note(Why.WEAK_HAND, (strong,)),))


def _face(option: Call) -> Card:
    return Card(option.cards[-1].rank, option.cards[-1].suit)
