"""Solved ends of deals are those that trying everything in the engine finds."""

from dataclasses import replace
from random import Random

import pytest

from engine.search import action_of, answer_of, solve
from engine.state import GameState, SoloKind
from engine.transition import apply, legal_actions
from tests.engine.search.side_by_side import core_in, handful
from tests.engine.tables import RULES, play, playing, plays, rules_of

MANY = 200_000


def royal_points(state: GameState) -> int:
    """Points of the Emperor's side at the end of a deal."""
    assert state.outcome is not None
    return sum(line.points for line in state.outcome.lines if line.role.value != "C")


def tried(state: GameState, known: dict[GameState, int]) -> int:
    """The same with nobody erring, by trying every answer."""
    if state.outcome is not None:
        return royal_points(state)
    stripped = replace(state, history=(), own=((),) * 5, events=())
    if stripped not in known:
        (seat,) = state.waiting
        worth = [tried(apply(state, seat, action).state, known) for action in legal_actions(state, seat)]
        royal = seat == state.emperor or (seat == state.guard and state.solo is SoloKind.NONE)
        known[stripped] = max(worth) if royal else min(worth)
    return known[stripped]


@pytest.mark.parametrize("name", RULES)
def test_ends_are_solved(name: str) -> None:
    rng = Random(name)
    solved = 0
    for _ in range(400):
        state = handful(RULES[name], rng)
        if sum(map(len, state.hands)) > 10:
            continue
        core = core_in(state, state.waiting[0])
        found = solve(core, MANY)
        assert found is not None
        answer, worth = found
        known: dict[GameState, int] = {}
        assert worth == tried(state, known)
        action = action_of(answer, state.hands[core.turn], state.rules.special)
        assert tried(apply(state, core.turn, action).state, known) == worth
        solved += 1
        if solved == 3:
            return
    pytest.fail("no deal was small enough")


def test_it_gives_up_where_it_would_take_too_long() -> None:
    state = playing(rules_of("qingdao"), "34567899", "4567899T", "5678889T", "67899TTJ", "789TTJJJ")
    assert solve(core_in(state, 0), 50) is None


def test_the_lead_that_wins() -> None:
    """A lone Emperor who leads his 3 meets a 2 that goes out next; his pair keeps the lead."""
    hands = ("AA3", "29", "TT88", "JJ77", "QQ66")
    state = playing(rules_of("qingdao"), *hands, guard=0, solo=SoloKind.OPEN, known=True)
    assert solve(core_in(state, 0), MANY) == (answer_of(play("AA"), special=True), 24)
    met = solve(core_in(plays("3")(state), 1), MANY)
    assert met is not None and met[1] == -24
