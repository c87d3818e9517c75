"""What can happen in a deal, by name, and which of it happened."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import SEATS
from engine.cards import Card, Rank
from engine.events import (
    Applied,
    BoughtThree,
    Called,
    Cause,
    Claimed,
    Cleared,
    Crowned,
    Declined,
    Finished,
    Kicked,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Reported,
    Revealed,
    Revolted,
    Smothered,
    TributePaid,
    TrickClosed,
    Voided,
)
from engine.rules import Rules, ScoreTable
from engine.state import GameState, Outcome, SoloKind
from engine.transition import Step
from tests.engine import reference
from tests.engine.tables import house_of

BRANCHES = {
    "claimed", "pasted", "second round", "pressed", "accepted", "void", "called three", "called four", "called jokers",
    "called twos", "pair", "hidden solo", "open solo", "declared", "revolt", "lone rebel", "revolt on a hidden solo",
    "revealed by play", "hidden solo revealed by play", "out with the guard card", "followed after a pass", "inherited",
    "kao beat", "222 on B", "held back laid", "special beat", "emperor's side out", "commoners out", "solo first",
    "solo second", "solo lost", "last but one out", "bought", "bought for nothing", "tribute", "debt paid",
    "applied", "applicant leads", "smothered", "cleared", "reported", "kicked", "kicked a hidden solo",
    "announced with three", "closed by twos", "wild twos", "answered by kind", "places", "solo place", "won", "drawn",
    "lost",
}  # fmt: skip


def branches(before: GameState, step: Step) -> Iterator[str]:
    """What this step did, by name."""
    state, rules = step.state, step.state.rules
    for event in step.events:
        match event:
            case Claimed():
                yield "claimed"
            case Pasted():
                yield "pasted"
            case Pressed():
                yield "pressed"
            case Crowned():
                yield "accepted"
            case Voided():
                yield "void"
            case Declined() if before.offer is not None and before.offer.declines >= len(SEATS):
                yield "second round"
            case Called(cards=cards):
                yield "called four" if len(cards) == 4 else "called three"
                if cards[0].rank.is_joker:
                    yield "called jokers"
                if cards[0].rank is Rank.TWO:
                    yield "called twos"
            case Revealed(cause=Cause.DECLARED):
                yield "declared"
            case Revealed(cause=Cause.PLAYED):
                yield "revealed by play"
                if state.solo is SoloKind.HIDDEN:
                    yield "hidden solo revealed by play"
                if any(isinstance(other, Finished) for other in step.events):
                    yield "out with the guard card"
            case Revealed(cause=Cause.ANNOUNCED) if state.called is not None:
                yield "announced with three"
            case Revolted(succeeded=succeeded):
                yield "revolt" if succeeded else "lone rebel"
                if succeeded and state.solo is SoloKind.HIDDEN:
                    yield "revolt on a hidden solo"
            case Kicked():
                yield "kicked a hidden solo" if state.solo is SoloKind.HIDDEN else "kicked"
            case Applied():
                yield "applied"
            case Smothered():
                yield "smothered"
            case Cleared():
                yield "cleared"
            case Reported():
                yield "reported"
            case TrickClosed(inherited=True):
                yield "applicant leads" if before.trick.applicant is not None else "inherited"
            case TrickClosed() if isinstance(step.events[0], Played):
                yield "closed by twos"
            case Played(seat=seat, cards=cards):
                yield from _play_branches(before, seat, cards, rules)
    if state.outcome is not None and not state.outcome.void:
        yield from _end_branches(state, state.outcome)


def first_branches(state: GameState) -> Iterator[str]:
    """What happened before the first prompt, by name."""
    for event in state.events:
        match event:
            case BoughtThree(two=two):
                yield "bought" if two is not None else "bought for nothing"
            case TributePaid(debt=debt):
                yield "debt paid" if debt else "tribute"


def _play_branches(before: GameState, seat: int, cards: tuple[Card, ...], rules: Rules) -> Iterator[str]:
    table = before.trick.table
    house = house_of(rules)
    if seat in _passed_in_this_trick(before):
        yield "followed after a pass"
    if cards[-1].rank is rules.plays.held_back:
        yield "held back laid"
    if reference.counted(cards, house) != reference.strengths(cards, house):
        yield "wild twos"
    if not table:
        return
    if not reference.all_higher(reference.counted(cards, house), reference.counted(table, house)):
        if house.wild_twos:
            yield "answered by kind"
        else:
            yield "222 on B" if cards[-1].rank is Rank.TWO and len(table) == 1 else "kao beat"
    if rules.special and any(card.is_guard_card for card in cards):
        yield "special beat"


def _passed_in_this_trick(state: GameState) -> set[int]:
    """Everybody who passed since the lead, whatever was laid since."""
    passed: set[int] = set()
    for event in reversed(state.events):
        if isinstance(event, TrickClosed | PlayBegan):
            break
        if isinstance(event, Passed):
            passed.add(event.seat)
    return passed


def _end_branches(state: GameState, outcome: Outcome) -> Iterator[str]:
    yield {SoloKind.NONE: "pair", SoloKind.HIDDEN: "hidden solo"}.get(state.solo, "open solo")
    emperor = next(line for line in outcome.lines if line.seat == state.emperor)
    if state.rules.scoring.table is not ScoreTable.LEVEL:
        yield {"royal_places": "places", "solo_place": "solo place"}.get(emperor.formula, emperor.formula)
        yield "last but one out"
    elif state.solo is SoloKind.NONE:
        yield "emperor's side out" if {state.emperor, state.guard}.isdisjoint(state.in_play) else "commoners out"
    else:
        yield emperor.formula.replace("_", " ")
