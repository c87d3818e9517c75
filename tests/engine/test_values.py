"""States and views share what they can, and nobody can tell: logs, what a view keeps, what a view leads to."""

import gc
import pickle
from dataclasses import fields, replace
from itertools import count, pairwise
from random import Random

import pytest

from engine.actions import PASS, SEATS, Seat
from engine.state import GameState, Phase
from engine.transition import apply, new_deal
from engine.variants import variant_ids
from engine.view import SeatView, view
from tests.engine.tables import left_behind, random_deal, rules_of

EVERY_VARIANT = pytest.mark.parametrize("variant", variant_ids())
SEED = "values"


def states(variant: str) -> list[GameState]:
    """Every state of a deal that came to be played, whose logs nobody has read."""
    rules = rules_of(variant)
    for number in count():
        state = new_deal(rules, SEED, number, 0, left_behind(rules, Random(number)))
        deal = [state, *(step.state for _, _, _, step in random_deal(state, Random(number)))]
        if deal[-2].phase is Phase.PLAY:
            return deal
    raise AssertionError


@EVERY_VARIANT
def test_logs_are_the_same_whichever_state_is_read_first(variant: str) -> None:
    forward, backward = states(variant), states(variant)
    read = [(state.history, state.own, state.events) for state in forward]
    assert [(state.history, state.own, state.events) for state in reversed(backward)] == read[::-1]
    for (_, _, before), (history, own, events) in pairwise(read):
        assert events[: len(before)] == before
        assert own == tuple(tuple(action for who, action in history if who == seat) for seat in SEATS)


def test_two_futures_of_a_state_do_not_meet() -> None:
    start = next(state for state in states("qingdao") if state.phase is Phase.PLAY and state.trick.plays)
    (seat,) = start.waiting
    passed = apply(start, seat, PASS)
    beaten = apply(start, seat, view(start, seat).legal[-1])
    assert passed.state.events == start.events + passed.events
    assert beaten.state.events == start.events + beaten.events
    assert passed.state.history[:-1] == beaten.state.history[:-1] == start.history


@EVERY_VARIANT
def test_a_view_is_what_a_state_without_a_past_gives(variant: str) -> None:
    for state in states(variant):
        alone = replace(state)
        for seat in SEATS:
            assert view(state, seat) == view(alone, seat)
        assert state.counts == alone.counts == tuple(len(hand) for hand in state.hands)


@EVERY_VARIANT
def test_a_pickle_is_the_same_before_and_after_logs_are_read(variant: str) -> None:
    for state in states(variant)[::9]:
        unread, read = view(state, 0), view(state, 0)
        assert len(read.events) >= len(read.own_answers)
        assert pickle.loads(pickle.dumps(unread)) == read
        assert pickle.loads(pickle.dumps(state)) == state
        assert list(unread.__getstate__()) == [field.name for field in fields(SeatView)]


@EVERY_VARIANT
def test_a_view_leads_to_no_secret(variant: str) -> None:
    """Not even by attributes that are not meant to be read."""
    for at, state in enumerate(states(variant)):
        if at % 7 and state.phase is Phase.PLAY:
            continue
        for seat in SEATS:
            reached = reachable(view(state, seat))
            assert not reached & secrets(state, seat)
            assert id(state.rules) in reached


def reachable(seen: SeatView) -> set[int]:
    """Identities of everything that the view leads to, classes left out."""
    found: dict[int, object] = {}
    left: list[object] = [seen]
    while left:
        thing = left.pop()
        if id(thing) not in found and not isinstance(thing, type):
            found[id(thing)] = thing
            left += gc.get_referents(thing)
    return set(found)


def secrets(state: GameState, seat: Seat) -> set[int]:
    """Identities of what only the state may hold: itself, the hands of others, what they answered and were kept."""
    kept = state.__dict__
    history, own, _ = kept["logs"] if "logs" in kept else (kept["history"], kept["own"], None)
    of_others = [part[other] for part in (state.hands, own) for other in SEATS if other != seat]
    return {id(part) for part in (state, kept, state.still, state.hands, history, own, *of_others) if part}
