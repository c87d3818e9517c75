"""Tricks: playing, passing, going out, and the end of a deal (R8, R10.2, R11)."""

from __future__ import annotations

from .actions import SEATS, Action, Apply, PlayCards, Seat
from .cards import Card, Mark, Rank, play_in_order, strength
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
from .state import NO_TRICK, GameState, Hands, Phase, SoloKind, Trick, changed, moved
from .stepping import ROUNDS, Step, next_after, with_at

_PASSED: tuple[tuple[Event, ...], ...] = tuple((Passed(seat),) for seat in SEATS)
_CLOSED = tuple(tuple(TrickClosed(seat, inherited) for seat in SEATS) for inherited in (False, True))
_WAITING = tuple((seat,) for seat in SEATS)
_HIDDEN, _GUARD = SoloKind.HIDDEN, Mark.GUARD
_new = tuple.__new__
"""Makes a named tuple in half the time that its own `__new__` takes."""


def pass_on(state: GameState, seat: Seat, action: PlayCards | Apply) -> Step:
    """不要 (R8.2), or 申请接风, which acts as a pass (R8.6)."""
    plays, passed, shut, applicant, final = state.trick
    events = _PASSED[seat]
    if isinstance(action, Apply):
        applicant, events = seat, (Applied(seat),)
    shut = (*shut, seat) if state.rules.tricks.hard_pass else ()
    return _go_on(
        state, seat, action, events, state.hands, _new(Trick, (plays, (*passed, seat), shut, applicant, final))
    )


def play(state: GameState, seat: Seat, action: PlayCards, hand: tuple[Card, ...]) -> Step:
    """R8.8: reveal, 闷, going out, end of the deal, closing of the trick, in this order. hand: what is left of it."""
    rules, before = state.rules, state.trick
    cards = play_in_order(action.cards, rules.special)
    hands = with_at(state.hands, seat, hand)
    shut = before.shut
    if shut:
        shut = tuple(other for other in shut if other != before.applicant)
    trick = _new(Trick, ((*before.plays, (seat, cards)), (), shut, None, not hand))
    events: list[Event] = [Played(seat, cards, None if rules.tricks.report_at else len(hand))]
    if rules.tricks.report_at:
        state = _told(state, seat, hand, events)
    if not state.guard_public:
        state = _revealed(state, seat, cards, hand, events)
    if before.plays and rules.plays.held_back is not None:
        state = _beaten(state, before.plays[-1][0], seat, events)
    if not hand:
        state = changed(state, finished=(*state.finished, seat))
        events.append(Finished(seat, len(state.finished)))
    if (not hand or len(events) > 1) and deal_ended(state):
        events.append(Ended())
        state = moved(state, seat, action, tuple(events), hands, trick, ())
        state = changed(state, phase=Phase.SETTLEMENT)
        return Step(changed(state, outcome=settle(state)), tuple(events))
    if before.plays and rules.plays.twos_close and closes_trick(before.table, cards, rules):
        return _close(state, seat, action, tuple(events), hands, trick)
    return _go_on(state, seat, action, tuple(events), hands, trick)


def _told(state: GameState, seat: Seat, hand: tuple[Card, ...], events: list[Event]) -> GameState:
    """报牌 (R10.3)."""
    if seat in state.reported or not 0 < len(hand) <= state.rules.tricks.report_at:
        return state
    events.append(Reported(seat))
    return changed(state, reported=(*state.reported, seat))


def _revealed(
    state: GameState, seat: Seat, cards: tuple[Card, ...], hand: tuple[Card, ...], events: list[Event]
) -> GameState:
    """R6.2: by the guard card, or by the last of four copies that an Emperor without a special had called."""
    copies_gone = (
        seat == state.emperor
        and state.solo is _HIDDEN
        and not state.rules.special
        and state.called is not None
        and all(Card(card.rank, card.suit) != state.called for card in hand)
    )
    if not copies_gone and _GUARD not in [card.mark for card in cards]:
        return state
    role = Role.GUARD if state.solo is SoloKind.NONE else Role.SOLO
    events.append(Revealed(seat, role, Cause.PLAYED))
    return changed(state, guard_public=True)


def _beaten(state: GameState, seat: Seat, by: Seat, events: list[Event]) -> GameState:
    """闷 (R10.2) and 清3 (R14.5), for the seat whose play was just beaten."""
    hand, rules = state.hands[seat], state.rules
    held_back = rules.plays.held_back
    if not hand or hand[0].rank is not held_back or any(card.rank is not held_back for card in hand):
        return state
    if rules.tricks.smother and len(hand) == 1:
        events.append(Smothered(seat, by, len(SEATS) - len(state.smothered)))
        state = changed(state, smothered=(*state.smothered, (seat, by)))
    if rules.tribute.clear_three:
        events.append(Cleared(seat, by))
        state = changed(state, cleared=(*state.cleared, (seat, by)))
    return state


def closes_trick(table: tuple[Card, ...], reply: tuple[Card, ...], rules: Rules) -> bool:
    """Whether this follow is one of the 2s that close a trick at once (R4.2, R4.3)."""
    if (
        not rules.plays.twos_close
        or len(table) != 1
        or len(reply) < 3
        or any(card.rank is not Rank.TWO for card in reply)
    ):
        return False
    beaten = strength(table[0], rules.special)
    return (beaten is Rank.BIG and len(reply) == 3) or (beaten is Rank.SPECIAL and len(reply) == 5)


def _go_on(state: GameState, seat: Seat, action: Action, events: tuple[Event, ...], hands: Hands, trick: Trick) -> Step:
    """The next to follow, or the leader of the next trick (R8.3-R8.6)."""
    plays, passed, shut, _, _ = trick
    owner, gone = plays[-1][0], state.gone if state.smothered else state.finished
    for other in ROUNDS[seat]:
        if other not in passed and other != owner and other not in gone and other not in shut:
            return _new(Step, (moved(state, seat, action, events, hands, trick, _WAITING[other]), events))
    return _close(state, seat, action, events, hands, trick)


def _close(state: GameState, seat: Seat, action: Action, events: tuple[Event, ...], hands: Hands, trick: Trick) -> Step:
    last = trick.plays[-1][0]
    leader, inherited = last, False
    if last in state.gone:
        inherited = True
        leader = next_after(last, set(state.in_play)) if trick.applicant is None else trick.applicant
    events = (*events, _CLOSED[inherited][leader])
    return _new(Step, (moved(state, seat, action, events, hands, NO_TRICK, _WAITING[leader]), events))


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
