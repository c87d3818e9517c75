"""From the last card dealt to the first prompt (R2.4, R5.1, R10.1, R14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .actions import Seat
from .cards import THRONE_CARD
from .deal import deal, drawn_holder
from .events import Drawn, Event
from .rules import Rules, Start
from .state import GameState, Hands, Offer, Phase, sceptre_seat
from .stepping import round_from, with_hand
from .tribute import NO_TRIBUTE, Debt, Tribute, buy_threes, pay, pay_debts


@dataclass(frozen=True, slots=True)
class Before:
    """What earlier deals left behind: tribute and 清3 debts, as far as the rules have them (R14)."""

    tribute: Tribute = NO_TRIBUTE
    debts: tuple[Debt, ...] = ()


NOTHING_BEFORE = Before()


def new_deal(rules: Rules, seed: str, number: int, first_seat: Seat, before: Before = NOTHING_BEFORE) -> GameState:
    """Deal number `number` (from 0) of a match, at its first prompt."""
    hands = deal(rules, seed, number, first_seat)
    return dealt(rules, hands, first_seat, before, drawn_holder(rules, seed, number))


def dealt(
    rules: Rules, hands: Hands, first_seat: Seat, before: Before = NOTHING_BEFORE, drawn: Seat | None = None
) -> GameState:
    """A deal with these hands, at its first prompt; `drawn` receives the throne card where it was set aside."""
    events: tuple[Event, ...] = ()
    if rules.deck.buy_three:
        hands, events = buy_threes(hands, first_seat, rules)
    hands, paid = pay(hands, before.tribute, rules)
    hands, cleared = pay_debts(hands, before.debts, rules)
    events = (*events, *paid, *cleared)
    if drawn is not None:
        hands = with_hand(hands, drawn, (*hands[drawn], THRONE_CARD), rules)
        events = (*events, Drawn(drawn))
    state = GameState(rules=rules, first_seat=first_seat, hands=hands, phase=Phase.THRONE, waiting=(), events=events)
    if rules.throne.solo_claim:
        return replace(state, phase=Phase.SOLO_CLAIM, waiting=round_from(first_seat))
    return first_offer(state)


def first_offer(state: GameState) -> GameState:
    """The throne before whoever is asked first (R5.1)."""
    holder = state.first_seat if state.rules.throne.starts is Start.FIRST_SEAT else sceptre_seat(state.hands)
    return replace(state, phase=Phase.THRONE, waiting=(holder,), offer=Offer(holder, holder))
