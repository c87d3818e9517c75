"""The way to the throne: 抢独, 让位, 贴牌, 流局, 登基 (R5)."""

from __future__ import annotations

from dataclasses import replace

from . import throne
from .actions import SEATS, Seat
from .cards import THRONE_CARD, Card, Mark
from .events import Cause, Claimed, Crowned, Declined, Event, Pasted, Pressed, Revealed, Role, Voided
from .guarding import begin_play
from .opening import first_offer
from .rules import Start
from .scoring import void_outcome
from .state import GameState, Hands, Offer, Phase, SoloKind, sceptre_seat
from .stepping import Step, step, then, with_hand, without


def claims(state: GameState, claimants: list[Seat]) -> Step:
    """抢独 (R5.6): the throne holder first, then the nearest in the 上家 direction."""
    if not claimants:
        return step(first_offer(state))
    rules = state.rules
    holder = sceptre_seat(state.hands)
    winner = min(claimants, key=lambda seat: (holder - seat) % len(SEATS))
    hands = with_hand(state.hands, holder, without(state.hands[holder], (THRONE_CARD,)), rules)
    hands = with_hand(hands, winner, (*hands[winner], THRONE_CARD), rules)
    if rules.special:
        hands = _without_special(state, hands)
    state = replace(state, hands=hands, emperor=winner, solo=SoloKind.CLAIMED, guard_public=True)
    claimed = step(state, Claimed(winner), Revealed(winner, Role.SOLO, Cause.CLAIMED))
    return then(claimed, begin_play(claimed.state))


def _without_special(state: GameState, hands: Hands) -> Hands:
    """After 抢独 there is no special: a sword card that would be one is an ordinary card (R6.4)."""
    for seat in SEATS:
        plain = tuple(Card(card.rank, card.suit) if card.mark is Mark.GUARD else card for card in hands[seat])
        hands = with_hand(hands, seat, plain, state.rules)
    return hands


def decline(state: GameState, seat: Seat) -> Step:
    """让位 (R5.1), with what is pasted (R5.2, R5.7), the press (R5.3) and the void deal (R5.4)."""
    offer, rules = state.offer, state.rules
    assert offer is not None
    to = throne.next_asked(seat)
    events: list[Event] = [Declined(seat, to)]
    passed_on = () if rules.throne.starts is Start.FIRST_SEAT else (THRONE_CARD,)
    hand = without(state.hands[seat], passed_on)
    pile = offer.pile
    pasted = throne.pasted_card(offer, seat, hand, rules)
    if pasted is not None:
        hand = without(hand, (pasted,))
        pile = (*pile, (seat, pasted))
        events.append(Pasted(seat, pasted))
    hands = with_hand(state.hands, seat, hand, rules)
    hands = with_hand(hands, to, (*hands[to], *passed_on), rules)
    offer = Offer(to, offer.first, offer.declines + 1, pile)
    if throne.rounds_over(offer, rules):
        return _void(state, hands, offer, events)
    if throne.must_accept(offer, hands[to], rules):
        events.append(Pressed(to))
    return step(replace(state, hands=hands, offer=offer, waiting=(to,)), *events)


def _void(state: GameState, hands: Hands, offer: Offer, events: list[Event]) -> Step:
    """流局 (R5.4): the pasted cards go back."""
    for seat, card in offer.pile:
        hands = with_hand(hands, seat, (*hands[seat], card), state.rules)
    state = replace(state, hands=hands, offer=None, waiting=(), phase=Phase.SETTLEMENT, outcome=void_outcome())
    return step(state, *events, Voided())


def crown(state: GameState, seat: Seat) -> Step:
    """登基: the pile is the Emperor's; then he calls, or with a sword says whether he is alone (R6)."""
    assert state.offer is not None
    pile = state.offer.pile_cards
    hands = with_hand(state.hands, seat, (*state.hands[seat], *pile), state.rules)
    state = replace(state, hands=hands, emperor=seat, waiting=(seat,), offer=None)
    if state.rules.called:
        return step(replace(state, phase=Phase.CALL), Crowned(seat, pile))
    guard = next(holder for holder in SEATS if any(card.is_guard_card for card in hands[holder]))
    return step(replace(state, phase=Phase.SOLO, guard=guard), Crowned(seat, pile))
