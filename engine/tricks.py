"""Tricks: playing, passing, going out, and the end of a deal (R8, R10.2, R11)."""

from __future__ import annotations

from dataclasses import replace

from .actions import SEATS, Seat
from .cards import Card, Rank, sort_cards, strength
from .events import (
    Applied,
    Cause,
    Cleared,
    Ended,
    Event,
    Finished,
    Passed,
    Played,
    Reported,
    Revealed,
    Role,
    Smothered,
    TrickClosed,
)
from .rules import Rules
from .scoring import settle
from .state import GameState, Phase, SoloKind, Trick
from .stepping import Step, next_after, step, then, with_hand, without


def pass_on(state: GameState, seat: Seat, applies: bool) -> Step:
    """不要 (R8.2), or 申请接风, which acts as a pass (R8.6)."""
    trick = state.trick
    trick = replace(
        trick,
        passed=(*trick.passed, seat),
        shut=(*trick.shut, seat) if state.rules.tricks.hard_pass else (),
        applicant=seat if applies else trick.applicant,
    )
    passed = step(replace(state, trick=trick), Applied(seat) if applies else Passed(seat))
    return then(passed, _go_on(passed.state, seat))


def play(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Step:
    """R8.8: reveal, 闷, going out, end of the deal, closing of the trick, in this order."""
    rules, before = state.rules, state.trick
    cards = sort_cards(cards, rules.special)
    hand = without(state.hands[seat], cards)
    shut = tuple(other for other in before.shut if other != before.applicant)
    trick = Trick((*before.plays, (seat, cards)), shut=shut, final=not hand)
    state = replace(state, hands=with_hand(state.hands, seat, hand, rules), trick=trick)
    events: list[Event] = [Played(seat, cards, None if rules.tricks.report_at else len(hand))]
    state = _told(state, seat, events)
    state = _revealed(state, seat, cards, events)
    if before.plays:
        state = _beaten(state, before.plays[-1][0], seat, events)
    if not hand:
        state = replace(state, finished=(*state.finished, seat))
        events.append(Finished(seat, len(state.finished)))
    if deal_ended(state):
        state = replace(state, phase=Phase.SETTLEMENT, waiting=())
        return step(replace(state, outcome=settle(state)), *events, Ended())
    played = step(state, *events)
    closes = bool(before.plays) and closes_trick(before.table, cards, rules)
    return then(played, _close(played.state) if closes else _go_on(played.state, seat))


def _told(state: GameState, seat: Seat, events: list[Event]) -> GameState:
    """报牌 (R10.3)."""
    if seat in state.reported or not 0 < len(state.hands[seat]) <= state.rules.tricks.report_at:
        return state
    events.append(Reported(seat))
    return replace(state, reported=(*state.reported, seat))


def _revealed(state: GameState, seat: Seat, cards: tuple[Card, ...], events: list[Event]) -> GameState:
    """R6.2: by the guard card, or by the last of four copies that an Emperor without a special had called."""
    if state.guard_public:
        return state
    copies_gone = (
        state.solo is SoloKind.HIDDEN
        and seat == state.emperor
        and not state.rules.special
        and state.called is not None
        and all(Card(card.rank, card.suit) != state.called for card in state.hands[seat])
    )
    if not copies_gone and not any(card.is_guard_card for card in cards):
        return state
    role = Role.GUARD if state.solo is SoloKind.NONE else Role.SOLO
    events.append(Revealed(seat, role, Cause.PLAYED))
    return replace(state, guard_public=True)


def _beaten(state: GameState, seat: Seat, by: Seat, events: list[Event]) -> GameState:
    """闷 (R10.2) and 清3 (R14.5), for the seat whose play was just beaten."""
    hand, rules = state.hands[seat], state.rules
    if not hand or any(card.rank is not rules.plays.held_back for card in hand):
        return state
    if rules.tricks.smother and len(hand) == 1:
        events.append(Smothered(seat, by, len(SEATS) - len(state.smothered)))
        state = replace(state, smothered=(*state.smothered, (seat, by)))
    if rules.tribute.clear_three and all(debtor != seat for debtor, _ in state.cleared):
        events.append(Cleared(seat, by))
        state = replace(state, cleared=(*state.cleared, (seat, by)))
    return state


def closes_trick(table: tuple[Card, ...], reply: tuple[Card, ...], rules: Rules) -> bool:
    """Whether this follow is one of the 2s that close a trick at once (R4.2, R4.3)."""
    if not rules.plays.twos_close or len(table) != 1 or any(card.rank is not Rank.TWO for card in reply):
        return False
    beaten = strength(table[0], rules.special)
    return (beaten is Rank.BIG and len(reply) == 3) or (beaten is Rank.SPECIAL and len(reply) == 5)


def _go_on(state: GameState, seat: Seat) -> Step:
    """The next to follow, or the leader of the next trick (R8.3-R8.6)."""
    trick = state.trick
    others = set(state.in_play) - {trick.plays[-1][0]}
    if others <= {*trick.passed, *trick.shut}:
        return _close(state)
    return step(replace(state, waiting=(next_after(seat, others - set(trick.shut)),)))


def _close(state: GameState) -> Step:
    trick, last = state.trick, state.trick.plays[-1][0]
    leader, inherited = last, False
    if last not in state.in_play:
        inherited = True
        leader = next_after(last, set(state.in_play)) if trick.applicant is None else trick.applicant
    return step(replace(state, trick=Trick(), waiting=(leader,)), TrickClosed(leader, inherited))


def deal_ended(state: GameState) -> bool:
    """Whether one side is out (R11.1), or a lone Emperor's fate is settled (R11.2); 闷 is no "first out" (R10.2)."""
    in_play = state.in_play
    if state.rules.finish.last_but_one or len(in_play) <= 1:
        return len(in_play) <= 1
    match state.solo:
        case SoloKind.OPEN | SoloKind.CLAIMED:
            return bool(state.finished) or state.emperor not in in_play
        case SoloKind.HIDDEN:
            return state.emperor not in in_play or len(state.finished) >= 2
        case SoloKind.NONE:
            royals = {state.emperor, state.guard}
            return royals.isdisjoint(in_play) or royals.issuperset(in_play)
