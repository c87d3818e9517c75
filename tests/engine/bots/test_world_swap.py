"""What a seat can't see never changes what it sees or does (honest bots); a cheater is caught."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.actions import Prompt, Seat
from engine.bots import Decision
from engine.state import GameState
from engine.transition import legal_actions
from tests.engine.bots.worlds import Player, frozen, pairs, standard
from tests.engine.tables import CASE_IDS, CASES, rules_of

STATES_EACH = 45
STATES_IN_ALL = 2000

seen: Counter[tuple[str, Prompt]] = Counter()
guard_moves: Counter[str] = Counter()


@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_the_same_view_and_the_same_decision_in_every_world_that_fits(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    number = found = 0
    while found < STATES_EACH:
        for pair in pairs(rules, "worlds", number, standard):
            assert pair.here == pair.there
            assert frozen(pair.here) == frozen(pair.there)
            assert pair.decision_here == pair.decision_there
            assert pair.here.prompt is not None
            seen[variant, pair.here.prompt] += 1
            guard_moves[variant] += pair.guard_moved
            found += 1
        number += 1


def test_every_prompt_was_among_them() -> None:
    if sum(seen.values()) < STATES_EACH * len(CASES):
        pytest.skip("needs the worlds of every case above")
    assert sum(seen.values()) >= STATES_IN_ALL
    asked = {prompt for _, prompt in seen}
    assert asked == set(Prompt)
    assert all(moves >= 50 for moves in guard_moves.values())


def peeks_at_the_guard(state: GameState, seat: Seat, chance: Random) -> Decision:
    """A cheater: plays another way when one of the two seats before it is the Guard."""
    return _otherwise(state, seat, chance, state.guard in ((seat - 1) % 5, (seat - 2) % 5))


def peeks_at_a_hand(state: GameState, seat: Seat, chance: Random) -> Decision:
    """A cheater: plays another way when the next hand holds few big cards."""
    return _otherwise(state, seat, chance, sum(card.rank for card in state.hands[(seat + 1) % 5]) % 2 == 0)


def _otherwise(state: GameState, seat: Seat, chance: Random, changes: bool) -> Decision:
    honest = standard(state, seat, chance)
    if not changes:
        return honest
    return Decision(legal_actions(state, seat)[-1], honest.reasons)


@pytest.mark.parametrize("cheater", [peeks_at_the_guard, peeks_at_a_hand])
@pytest.mark.parametrize("variant", ["qingdao", "lianzhong-simple"])
def test_a_cheater_is_caught(cheater: Player, variant: str) -> None:
    rules = rules_of(variant)
    found = (pair for number in range(40) for pair in pairs(rules, "cheat", number, cheater))
    assert any(pair.decision_here != pair.decision_there for pair in found)
