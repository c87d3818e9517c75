"""One decision's bearings: who is dangerous, what a lead is worth, and the weights everything is measured with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ..actions import SEATS, Seat
from ..cards import Card
from ..events import Role
from ..rules import Rules, ScoreTable
from ..view import SeatView
from .hand import Counts, Shape, without
from .memory import Belief, Memory, remember
from .odds import Odds
from .plan import Plan

DANGEROUS = 0.3
_DANGER = (0.0, 1.0, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.1)
_HARMLESS = 0.03


@dataclass(frozen=True, slots=True)
class Nerve:
    """From which strength of hand (`crown.strength`) on a seat dares what.

    throne: with a Guard whose card is a joker or the special. throne_plain: with one whose called card stays what it
    is. throne_first: where a draw is the least the Emperor must make of it (R12.6). secret: 暗独, secret_held with a
    held-back rank, secret_special with the special in hand. open: 明独. claim: 抢独. declare: 明保, declare_called
    where the Guard's card was called. revolt: 造反, revolt_alone where one rebel is enough. kick: 踢.
    """

    throne: int = 50
    throne_plain: int = 56
    throne_first: int = 60
    secret: int = 86
    secret_held: int = 76
    secret_special: int = 70
    open: int = 92
    claim: int = 92
    declare: int = 72
    declare_called: int = 72
    revolt: int = 60
    revolt_alone: int = 74
    kick: int = 60

    def accept(self, rules: Rules) -> int:
        """For the throne with a Guard."""
        if rules.scoring.table is ScoreTable.TRIBUTE:
            return self.throne_first
        return self.throne_plain if rules.called and not rules.special else self.throne

    def show(self, rules: Rules) -> int:
        """For a Guard to declare himself."""
        return self.declare_called if rules.called else self.declare

    def rebel(self, rules: Rules) -> int:
        """For a revolt, which two strong hands make safer than one."""
        return self.revolt_alone if rules.declarations.revolt_needs == 1 else self.revolt

    def alone(self, rules: Rules) -> int:
        """For the throne without one, unknown to the table."""
        if rules.special:
            return self.secret_special
        return self.secret if rules.plays.held_back is None else self.secret_held


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in leads of a long hand.

    lead, lead_finish: having the lead, and having it with a hand that runs out. trick, trick_danger: letting a side
    keep a trick, more so when it is about to go out. break_group, break_each: following from a longer group, on a low
    single or pair up to four times that. overkill: each rank more than four above the table. free_lead: paying for a
    lead that comes anyway. over_ally: a control spent, or a group broken, on a play of a likely ally. bar: raising it
    for an enemy about to go out. joker: each joker laid. joker_small: a joker on one or two low cards. wild: each 2
    that fills up a base (R4.5). reveal: showing the Guard. strand: leaving only held-back cards without the lead.
    smother: doing so with one, or to another (R10.2). size: each card of a lead. high_lead: each rank above nine of a
    lead that may be beaten. loyal: how far a hidden Guard treats the Emperor as an ally, 1 for openly. gift: leads
    that everybody can follow. feed, shut_out, let_out: an ally's way out, closing
    an enemy's, opening one. nerve: what is dared before the first lead.
    """

    lead: float = 0.5
    lead_finish: float = 2.0
    trick: float = 0.35
    trick_danger: float = 1.6
    break_group: float = 0.1
    break_each: float = 0.04
    overkill: float = 0.04
    free_lead: float = 0.4
    over_ally: float = 1.2
    joker: float = 0.55
    bar: float = 1.0
    joker_small: float = 0.25
    wild: float = 0.3
    reveal: float = 0.15
    strand: float = 1.5
    smother: float = 2.5
    size: float = 0.03
    high_lead: float = 0.05
    loyal: float = 1.0
    gift: float = 0.1
    feed: float = 1.2
    shut_out: float = 0.3
    let_out: float = 2.0
    nerve: Nerve = Nerve()


STANDARD = Weights()


class Bearings:
    """The view with everything derived from it once."""

    def __init__(self, view: SeatView, weights: Weights, belief: Belief | None = None) -> None:
        self.view = view
        self.weights = weights
        self.memory: Memory = remember(view, belief)
        self.odds = Odds(self.memory, view.rules, view.seat)
        self.plan = Plan(self.odds)
        self.own: Counts = self.memory.own
        self.secret = any(card.is_guard_card for card in view.hand) and any(role is None for role in view.roles)
        if self.secret and view.role is Role.GUARD and weights.loyal < 1.0:
            friend = tuple(
                min(chance, weights.loyal) if seat == view.emperor else chance
                for seat, chance in enumerate(self.memory.friend)
            )
            self.memory = replace(self.memory, friend=friend)

    @cached_property
    def cost(self) -> float:
        """What the own hand still costs, in leads."""
        return self.plan.cost(self.own)

    def danger(self, seat: Seat) -> float:
        """How near a seat is to going out, 0 to 1; the throne card, known to be in the Emperor's hand until he plays
        it, is a trick that he will win."""
        left = self.memory.left[seat]
        if seat == self.memory.throne_card and left > 1:
            left -= 1
        return _DANGER[left] if left < len(_DANGER) else _HARMLESS

    def side(self, seat: Seat) -> float:
        """From 1 for an ally to -1 for an enemy."""
        return 2.0 * self.memory.friend[seat] - 1.0

    def others(self) -> tuple[Seat, ...]:
        """The other seats that still hold cards."""
        return tuple(seat for seat in SEATS if seat != self.view.seat and self.memory.left[seat])

    def after(self, shape: Shape) -> Counts:
        """The own hand without the play."""
        return without(self.own, shape)

    def lead_worth(self, counts: Counts) -> float:
        """What it is worth to lead with this hand."""
        finish = self.plan.finish(counts)
        chance = finish.chance if finish is not None else 0.0
        return self.weights.lead + self.weights.lead_finish * chance

    def only_held_back(self, counts: Counts) -> bool:
        """Whether nothing but held-back cards is left, and at least one."""
        held = self.plan.held_back
        return bool(held) and 0 < counts[held] == sum(counts)

    def strand(self, counts: Counts) -> float:
        """What it costs to be beaten with nothing but these held-back cards left; 闷 on a single one (R10.2)."""
        smothered = self.view.rules.tricks.smother and sum(counts) == 1
        return self.weights.strand + (self.weights.smother if smothered else 0.0)

    def smothers(self, seat: Seat) -> bool:
        """Whether beating this seat's play smothers it: after 买3 every hand's last card is a 3 (R10.1)."""
        tricks = self.view.rules.tricks
        return tricks.smother and self.memory.left[seat] == 1 and self.view.rules.deck.buy_three

    def shows_guard(self, cards: Sequence[Card]) -> bool:
        """Whether laying these tells the table a secret (R6.2)."""
        return self.secret and any(card.is_guard_card for card in cards)
