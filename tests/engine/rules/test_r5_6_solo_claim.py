"""R5.6: 抢独, answered by all five at once."""

from itertools import permutations

import pytest

from engine.actions import Illegal, Reason, SoloClaim, Throne
from engine.cards import THRONE_CARD, Card, Mark, Rank
from engine.events import Claimed, Revealed
from engine.state import Phase, SoloKind
from engine.transition import apply, check
from engine.view import view
from tests.engine.tables import all_answer, answer, deal_of, events_of, rules_of

CLAIM = rules_of("qingdao")


@pytest.mark.parametrize("holder", range(5))
@pytest.mark.parametrize("claimants", [{0}, {1, 2}, {1, 3}, {0, 1, 2, 3, 4}, {2, 4}, {4}, {0, 3}])
def test_r5_6_the_holder_first_then_the_nearest_previous_seat(holder: int, claimants: set[int]) -> None:
    hands = ["4H 5H"] * 5
    hands[holder] += " B*"
    state = all_answer(deal_of(CLAIM, *hands), claimants).state
    expected = next(seat for seat in ((holder - at) % 5 for at in range(5)) if seat in claimants)
    assert state.emperor == expected
    assert THRONE_CARD in state.hands[expected]
    assert sum(held.count(THRONE_CARD) for held in state.hands) == 1
    assert (state.solo, state.phase, state.waiting) == (SoloKind.CLAIMED, Phase.PLAY, (expected,))
    assert [type(event) for event in state.events][:2] == [Claimed, Revealed]
    assert events_of(state, Claimed) == [Claimed(expected)]


def test_r5_6_losing_claims_are_never_shown() -> None:
    deal = deal_of(CLAIM, "B* 4H", "4H", "4H", "4H", "4H")
    alone, contested = all_answer(deal, {4}).state, all_answer(deal, {4, 3, 1}).state
    assert alone.events == contested.events
    assert all(view(alone, seat) == view(contested, seat) for seat in (0, 2, 4))
    assert alone.hands == contested.hands


def test_r5_6_no_triple_is_needed_and_nobody_is_asked_any_more() -> None:
    state = all_answer(deal_of(CLAIM, "B* 4H", "4H", "4H", "4H", "5H")).state
    assert (state.phase, state.waiting) == (Phase.THRONE, (0,))
    state = all_answer(deal_of(CLAIM, "B* 4H", "4H", "4H", "4H", "5H"), {2}).state
    assert (state.phase, state.waiting, state.called, state.guard) == (Phase.PLAY, (2,), None, None)


@pytest.mark.parametrize("order", list(permutations(range(5)))[::13])
def test_r5_6_answers_in_any_order_give_the_same_state(order: tuple[int, ...]) -> None:
    deal = deal_of(CLAIM, "4H", "B* 4H", "4H", "4H", "5H", first_seat=2)
    for claimants in (set(), {0, 3}):
        reference = all_answer(deal, claimants).state
        assert answer(deal, *((seat, SoloClaim(seat in claimants)) for seat in order)) == reference
        assert [seat for seat, _ in reference.history] == [2, 3, 4, 0, 1]


def test_r5_6_answers_are_hidden_until_all_are_in() -> None:
    state = deal_of(CLAIM, "B* 4H", "4H", "4H", "4H", "5H")
    for seat in (3, 1, 0, 4):
        step = apply(state, seat, SoloClaim(True))
        assert step.events == ()
        assert step.state.events == state.events
        for other in set(range(5)) - {seat}:
            assert view(step.state, other) == view(state, other)
        assert view(step.state, seat).prompt is None
        assert check(step.state, seat, SoloClaim(False)) == Illegal(Reason.NOT_ASKED, (seat,))
        assert step.state.hands == state.hands
        state = step.state
    assert apply(state, 2, SoloClaim(False)).state.emperor == 0


@pytest.mark.parametrize(("variant", "default"), [("qingdao", True), ("lianzhong-simple", False)])
def test_r5_6_claiming_is_an_option(variant: str, default: bool) -> None:
    hands = ("B* 9H", "9H", "s* 9H", "9H", "9H")
    assert (deal_of(rules_of(variant), *hands).phase is Phase.SOLO_CLAIM) is default
    assert deal_of(rules_of(variant, solo_claim=True), *hands).phase is Phase.SOLO_CLAIM
    assert deal_of(rules_of(variant, solo_claim=False), *hands).phase is Phase.THRONE


def test_r5_6_a_claim_by_the_swordless_leaves_the_sword_where_it_is() -> None:
    rules = rules_of("lianzhong-simple", solo_claim=True)
    state = all_answer(deal_of(rules, "B* 9H", "9H", "s* 9H", "9H", "9H"), {1}).state
    assert Card(Rank.SMALL, mark=Mark.GUARD) in state.hands[2]
    assert (state.emperor, state.guard, state.solo) == (1, None, SoloKind.CLAIMED)


def test_r5_only_the_prompted_answer_is_taken() -> None:
    state = deal_of(CLAIM, "B* 4H", "4H", "4H", "4H", "5H")
    assert check(state, 0, Throne(True)) == Illegal(Reason.WRONG_PROMPT, ("solo_claim", "throne"))
    state = all_answer(state).state
    assert check(state, 1, Throne(True)) == Illegal(Reason.NOT_ASKED, (1,))
    assert check(state, 7, Throne(True)) == Illegal(Reason.NOT_ASKED, (7,))
    assert check(state, -5, Throne(True)) == Illegal(Reason.NOT_ASKED, (-5,))
    assert check(state, 0, SoloClaim(True)) == Illegal(Reason.WRONG_PROMPT, ("throne", "solo_claim"))
