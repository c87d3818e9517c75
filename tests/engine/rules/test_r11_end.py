"""R11: when a deal is over, and what fills the places."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine.events import Ended, Finished, Role
from engine.scoring import score
from engine.state import GameState, SoloKind
from engine.transition import apply, legal_actions
from engine.tricks import deal_ended
from tests.engine.tables import VARIANTS, events_of, lays, playing, rules_of

RULES = rules_of("lianzhong-simple")


def with_out(*finished: int, solo: SoloKind = SoloKind.NONE, variant: str = "lianzhong-simple") -> GameState:
    """Emperor 0, Guard 1 or nobody, and these seats out."""
    hands = ["" if seat in finished else "9H" for seat in range(5)]
    guard = {SoloKind.NONE: 1, SoloKind.HIDDEN: 0, SoloKind.OPEN: 0, SoloKind.CLAIMED: None}[solo]
    return replace(playing(rules_of(variant), *hands, guard=guard, solo=solo), finished=finished)


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_1_a_deal_of_two_sides_ends_when_one_side_is_out(variant: str) -> None:
    for size in range(5):
        for out in permutations(range(5), size):
            expected = {0, 1} <= set(out) or {2, 3, 4} <= set(out)
            assert deal_ended(with_out(*out, variant=variant)) is expected, out


@pytest.mark.parametrize("solo", [SoloKind.OPEN, SoloKind.CLAIMED])
@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_2_an_open_solo_ends_at_the_first_player_out(variant: str, solo: SoloKind) -> None:
    assert not deal_ended(with_out(solo=solo, variant=variant))
    assert all(deal_ended(with_out(seat, solo=solo, variant=variant)) for seat in range(5))


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_2_a_hidden_solo_ends_with_the_emperor_or_two_others(variant: str) -> None:
    for size in range(3):
        for out in permutations(range(5), size):
            expected = 0 in out or len(out) == 2
            assert deal_ended(with_out(*out, solo=SoloKind.HIDDEN, variant=variant)) is expected, out


@pytest.mark.parametrize("finisher", range(5))
@pytest.mark.parametrize("solo", [SoloKind.OPEN, SoloKind.CLAIMED])
def test_r11_2_at_the_table_an_open_solo_stops_at_once(finisher: int, solo: SoloKind) -> None:
    hands = ["8H 8H"] * 5
    hands[finisher] = "9H"
    state = playing(RULES, *hands, guard=0, solo=solo, known=True)
    while not state.over:
        (seat,) = state.waiting
        state = apply(state, seat, lays(state, seat, finisher)).state
    assert events_of(state, Finished) == [Finished(finisher, 1)]
    assert isinstance(state.events[-1], Ended)
    assert state.outcome is not None
    assert state.outcome.points[0] == (24 if finisher == 0 else -24)
    assert all(legal_actions(state, other) == () for other in range(5))


ROLES = {0: Role.EMPEROR, 1: Role.GUARD, 2: Role.COMMONER, 3: Role.COMMONER, 4: Role.COMMONER}
LONE = {0: Role.SOLO, 1: Role.COMMONER, 2: Role.COMMONER, 3: Role.COMMONER, 4: Role.COMMONER}


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_3_filler_places_never_change_a_score(variant: str) -> None:
    rules = rules_of(variant)
    for order in permutations(range(5)):
        ends = next(size for size in range(6) if {0, 1} <= set(order[:size]) or {2, 3, 4} <= set(order[:size]))
        expected = score(rules, order, ends, ROLES, SoloKind.NONE, 1).points
        for rest in permutations(order[ends:]):
            assert score(rules, (*order[:ends], *rest), ends, ROLES, SoloKind.NONE, 1).points == expected
        for solo, ends in (
            (SoloKind.OPEN, 1),
            (SoloKind.CLAIMED, 1),
            (SoloKind.HIDDEN, min(2, order.index(0) + 1)),
        ):
            lone = score(rules, order, ends, LONE, solo, 1).points
            for rest in permutations(order[ends:]):
                assert score(rules, (*order[:ends], *rest), ends, LONE, solo, 1).points == lone


def test_r11_3_filler_places_are_in_seat_order_and_marked() -> None:
    state = playing(RULES, "7H 7H", "8H", "6H 6H", "9H", "TH", emperor=3, guard=4)
    state = apply(state, 3, lays(state, 3, 3)).state
    state = apply(state, 4, lays(state, 4, 4)).state
    assert state.outcome is not None
    assert [(line.seat, line.place, line.played_out) for line in state.outcome.lines] == [
        (3, 1, True), (4, 2, True), (0, 3, False), (1, 4, False), (2, 5, False),
    ]  # fmt: skip


def test_r11_4_who_is_out_first_only_ends_a_deal() -> None:
    order = (2, 3, 0, 1, 4)
    outcome = score(RULES, order, 4, ROLES, SoloKind.NONE, 1)
    assert outcome.points == (-2, -1, 1, 1, 1)
    assert outcome.royal_points < 0


@pytest.mark.parametrize("variant", ["weifang", "weihai", "laiwu", "lianzhong-classic", "rizhao"])
def test_r11_1_r11_2_the_same_in_the_other_regions_of_the_table(variant: str) -> None:
    for solo in SoloKind:
        for size in range(5):
            for out in permutations(range(5), size):
                expected = deal_ended(with_out(*out, solo=solo))
                assert deal_ended(with_out(*out, solo=solo, variant=variant)) is expected, (solo, out)


@pytest.mark.parametrize("variant", ["tribute", "wild-twos"])
@pytest.mark.parametrize("solo", list(SoloKind))
def test_r11_1_all_but_one_play_on_alone_or_not(variant: str, solo: SoloKind) -> None:
    for size in range(5):
        for out in permutations(range(5), size):
            assert deal_ended(with_out(*out, solo=solo, variant=variant)) is (size == 4), out


def test_r11_3_the_last_is_the_only_one_whose_place_was_not_played_out() -> None:
    state = playing(rules_of("tribute"), "7H", "8H", "9H", "TH", "JH")
    for seat in range(4):
        state = apply(state, seat, lays(state, seat, seat)).state
    assert state.outcome is not None
    assert [line.played_out for line in state.outcome.lines] == [True, True, True, True, False]
    assert [line.seat for line in state.outcome.lines] == [0, 1, 2, 3, 4]
