"""Tricks: playing, passing, going out, and the end of a deal (R8, R10.2, R11)."""

from __future__ import annotations

from .actions import SEATS, Seat
from .cards import Card, Mark, Rank, sort_cards, strength
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
from .state import Changes, GameState, Phase, SoloKind, Trick, after, changed, made
from .stepping import ROUNDS, Step, next_after, without

_PASSED = tuple(Passed(seat) for seat in SEATS)
_WAITING = tuple((seat,) for seat in SEATS)
_NO_TRICK = Trick()


def pass_on(state: GameState, seat: Seat, applies: bool, answered: Changes) -> Step:
    """不要 (R8.2), or 申请接风, which acts as a pass (R8.6). answered: the answer in the deal's history."""
    trick = state.trick
    trick = made(
        Trick,
        {
            "plays": trick.plays,
            "passed": (*trick.passed, seat),
            "shut": (*trick.shut, seat) if state.rules.tricks.hard_pass else (),
            "applicant": seat if applies else trick.applicant,
            "final": trick.final,
        },
    )
    return _go_on(state, seat, trick, (Applied(seat) if applies else _PASSED[seat],), answered)


def play(state: GameState, seat: Seat, cards: tuple[Card, ...], answered: Changes) -> Step:
    """R8.8: reveal, 闷, going out, end of the deal, closing of the trick, in this order. answered: as in `pass_on`."""
    rules, before = state.rules, state.trick
    cards = sort_cards(cards, rules.special)
    hand = without(state.hands[seat], cards)
    shut = before.shut
    if shut:
        shut = tuple(other for other in shut if other != before.applicant)
    plays = (*before.plays, (seat, cards))
    trick = made(Trick, {"plays": plays, "passed": (), "shut": shut, "applicant": None, "final": not hand})
    answered["hands"] = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
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
        answered["events"] = (*state.events, *events)
        state = changed(state, trick=trick, phase=Phase.SETTLEMENT, waiting=(), **answered)
        return Step(changed(state, outcome=settle(state)), tuple(events))
    if before.plays and rules.plays.twos_close and closes_trick(before.table, cards, rules):
        return _close(state, trick, tuple(events), answered)
    return _go_on(state, seat, trick, tuple(events), answered)


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
        and state.solo is SoloKind.HIDDEN
        and not state.rules.special
        and state.called is not None
        and all(Card(card.rank, card.suit) != state.called for card in hand)
    )
    if not copies_gone and all(card.mark is not Mark.GUARD for card in cards):
        return state
    role = Role.GUARD if state.solo is SoloKind.NONE else Role.SOLO
    events.append(Revealed(seat, role, Cause.PLAYED))
    return changed(state, guard_public=True)


def _beaten(state: GameState, seat: Seat, by: Seat, events: list[Event]) -> GameState:
    """闷 (R10.2) and 清3 (R14.5), for the seat whose play was just beaten."""
    hand, rules = state.hands[seat], state.rules
    if not hand or any(card.rank is not rules.plays.held_back for card in hand):
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
    if not rules.plays.twos_close or len(table) != 1 or any(card.rank is not Rank.TWO for card in reply):
        return False
    beaten = strength(table[0], rules.special)
    return (beaten is Rank.BIG and len(reply) == 3) or (beaten is Rank.SPECIAL and len(reply) == 5)


def _go_on(state: GameState, seat: Seat, trick: Trick, events: tuple[Event, ...], answered: Changes) -> Step:
    """The next to follow, or the leader of the next trick (R8.3-R8.6)."""
    owner, passed, shut = trick.plays[-1][0], trick.passed, trick.shut
    gone = state.gone
    following = None
    for other in ROUNDS[seat]:
        if other == owner or other in gone or other in shut:
            continue
        if following is None:
            following = other
        if other not in passed:
            answered["events"] = state.events + events
            answered["trick"] = trick
            answered["waiting"] = _WAITING[following]
            return Step(after(state, answered), events)
    return _close(state, trick, events, answered)


def _close(state: GameState, trick: Trick, events: tuple[Event, ...], answered: Changes) -> Step:
    last = trick.plays[-1][0]
    leader, inherited = last, False
    if last in state.gone:
        inherited = True
        leader = next_after(last, set(state.in_play)) if trick.applicant is None else trick.applicant
    events = (*events, TrickClosed(leader, inherited))
    answered["events"] = state.events + events
    answered["trick"] = _NO_TRICK
    answered["waiting"] = _WAITING[leader]
    return Step(after(state, answered), events)


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
