"""Everything before the first lead: 抢独, the throne, the call, playing alone, allegiance."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Allegiance, Call, Solo, SoloClaim, Throne
from ..cards import THRONE_CARD, Card
from ..events import Role
from ..throne import callable_groups
from ..view import SeatView
from .decision import Decision, Note, Why
from .hand import counts_of
from .memory import Memory, remember
from .odds import Odds
from .plan import Plan

_ACCEPT = 40
_ACCEPT_FOURS_ONLY = 70
_ALONE_OPEN = 95
_ALONE_HIDDEN = 75
_CLAIM = 95
_DECLARE = 90
_REVOLT = 75


def strength(view: SeatView, hand: Sequence[Card]) -> int:
    """How strong a hand is before the play: 50 is an ordinary one, 100 nearly plays itself."""
    special = view.rules.special
    seen = remember(view)
    own = counts_of(hand, special)
    deck = counts_of(view.rules.cards(), special)
    unseen = tuple(max(0, every - mine) for every, mine in zip(deck, own, strict=True))
    memory = Memory(own, unseen, sum(unseen), seen.left, seen.friend, (False,) * 5)
    plan = Plan(Odds(memory, view.rules, view.seat))
    return round(100 - 10 * plan.cost(own))


def claim(view: SeatView) -> Decision:
    """抢独 (R5.6)."""
    hand = view.hand if THRONE_CARD in view.hand else (*view.hand, THRONE_CARD)
    strong = strength(view, hand)
    if strong >= _CLAIM:
        return Decision(SoloClaim(True), (Note(Why.ALONE_STRONG, (strong,)),))
    return Decision(SoloClaim(False), (Note(Why.ALONE_WEAK, (strong,)),))


def throne(view: SeatView) -> Decision:
    """登基 or 让位 (R5.1), with the pile that comes along."""
    assert view.offer is not None
    hand = (*view.hand, *view.offer.pile_cards)
    strong = strength(view, hand)
    groups = callable_groups(hand, view.rules)
    fours_only = view.rules.called and all(number == 4 for number in groups.values())
    if strong >= (_ACCEPT_FOURS_ONLY if fours_only else _ACCEPT):
        return Decision(Throne(True), (Note(Why.STRONG_HAND, (strong,)),))
    return Decision(Throne(False), (Note(Why.WEAK_HAND, (strong,)),))


def call(view: SeatView, legal: Sequence[Call]) -> Decision:
    """叫牌 (R6.1): the lowest three of which the fourth is out; with all four in hand only when strong."""
    strong = strength(view, view.hand)
    groups = callable_groups(view.hand, view.rules)
    fours = [option for option in legal if len(option.cards) == 4]
    if fours and strong >= _ALONE_OPEN:
        return Decision(fours[0], (Note(Why.FULL_CALL, (strong,)),))
    threes = [option for option in legal if len(option.cards) == 3]
    secret = [option for option in threes if groups[_face(option)] == 4]
    shared = [option for option in threes if groups[_face(option)] == 3]
    if secret and (strong >= _ALONE_HIDDEN or not shared):
        why = Note(Why.ALONE_STRONG, (strong,)) if strong >= _ALONE_HIDDEN else Note(Why.NO_OTHER_CALL)
        return Decision(secret[0], (why,))
    return Decision(shared[0], (Note(Why.LOW_CALL),))


def solo(view: SeatView) -> Decision:
    """Whether to say that the Emperor holds his own sword (R6.3)."""
    strong = strength(view, view.hand)
    if strong >= _ALONE_OPEN:
        return Decision(Solo(True), (Note(Why.ALONE_STRONG, (strong,)),))
    return Decision(Solo(False), (Note(Why.ALONE_WEAK, (strong,)),))


def allegiance(view: SeatView) -> Decision:
    """明保 or 造反 (R7.1, R7.4): only a strong hand doubles the stakes."""
    strong = strength(view, view.hand)
    if view.role is Role.GUARD:
        if strong >= _DECLARE:
            return Decision(Allegiance(True), (Note(Why.GUARD_STRONG, (strong,)),))
        return Decision(Allegiance(False), (Note(Why.SECRET_HELPS, (strong,)),))
    if strong >= _REVOLT:
        return Decision(Allegiance(True), (Note(Why.REVOLT_STRONG, (strong,)),))
    return Decision(Allegiance(False), (Note(Why.WEAK_HAND, (strong,)),))


def _face(option: Call) -> Card:
    return Card(option.cards[-1].rank, option.cards[-1].suit)
