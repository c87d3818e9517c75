"""R9: 憋3 and 憋6."""

import pytest

from engine.actions import PASS, Illegal, Reason
from engine.cards import Rank, play_notation
from engine.events import Finished, Pasted
from engine.plays import classify
from engine.state import GameState
from engine.transition import apply, check, legal_actions
from tests.engine.tables import cards, deal_of, decline, events_of, play, playing, plays, rules_of

CASES = [("qingdao", "3"), ("lianzhong-simple", "6")]


def held(variant: str, *hands: str, on: bool = True) -> GameState:
    return playing(rules_of(variant, held_back=on), *hands)


def offered(state: GameState) -> list[str]:
    (seat,) = state.waiting
    return [play_notation(action.cards, False) for action in legal_actions(state, seat)]


@pytest.mark.parametrize(("variant", "low"), CASES)
def test_r9_1_the_option_names_its_rank(variant: str, low: str) -> None:
    held_back = rules_of(variant, held_back=True).plays.held_back
    assert held_back is not None
    assert held_back.letter == low
    assert rules_of(variant).plays.held_back is None


@pytest.mark.parametrize(("variant", "low"), CASES)
def test_r9_1_never_while_other_cards_are_in_the_hand(variant: str, low: str) -> None:
    others = ["9H"] * 4
    state = held(variant, f"{low}H {low}C 9H s", *others)
    assert offered(state) == ["9", "s", "s9"]
    assert check(state, 0, play(f"{low}H")) == Illegal(Reason.HELD_BACK, (low,))
    assert check(state, 0, play(f"{low}H {low}C")) == Illegal(Reason.HELD_BACK, (low,))
    free = held(variant, f"{low}H {low}C 9H s", *others, on=False)
    assert offered(free) == [low, "9", "s", low * 2, f"s{low}", "s9", f"s{low}{low}"]


@pytest.mark.parametrize(("variant", "low"), CASES)
def test_r9_1_all_of_them_as_one_play(variant: str, low: str) -> None:
    state = held(variant, f"{low}H {low}C {low}C", *["9H"] * 4)
    assert offered(state) == [low * 3]
    assert check(state, 0, play(f"{low}H")) == Illegal(Reason.HELD_BACK, (low,))
    assert check(state, 0, play(f"{low}C {low}C")) == Illegal(Reason.HELD_BACK, (low,))
    after = apply(state, 0, play(f"{low}H {low}C {low}C")).state
    assert events_of(after, Finished) == [Finished(0, 1)]


@pytest.mark.parametrize(("variant", "low"), CASES)
@pytest.mark.parametrize("joker", ["s", "B", "B*"])
def test_r9_1_no_joker_goes_with_them(variant: str, low: str, joker: str) -> None:
    rules = rules_of(variant, held_back=True)
    assert classify(cards(f"{joker} {low}H"), rules) == Illegal(Reason.HELD_BACK, (low,))
    state = held(variant, f"{joker} {low}H", *["9H"] * 4)
    assert offered(state) == [play_notation(cards(joker), False)]
    assert check(state, 0, play(f"{joker} {low}H")) == Illegal(Reason.HELD_BACK, (low,))


def test_r9_1_nor_does_the_special() -> None:
    state = held("qingdao", "8S* 3H", *["9H"] * 4)
    assert [play_notation(action.cards, True) for action in legal_actions(state, 0)] == ["G"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r9_1_a_follow_with_them_beats_nothing_as_they_are_the_lowest(number: int) -> None:
    state = plays("4H " * number)(held("qingdao", "4H " * number + "9H", "3H " * number, "9H", "9H", "9H"))
    assert legal_actions(state, 1) == (PASS,)
    assert PASS in legal_actions(state, 1)


@pytest.mark.parametrize(("variant", "low"), CASES)
def test_r9_2_with_nothing_else_a_seat_that_does_not_lead_can_only_pass(variant: str, low: str) -> None:
    state = plays("9H")(held(variant, "9H 9H", f"{low}H {low}C", "9H", "9H", "9H"))
    assert legal_actions(state, 1) == (PASS,)
    assert check(state, 1, play(f"{low}H")) is not None


@pytest.mark.parametrize(("variant", "low"), CASES)
def test_r9_2_he_may_inherit_the_lead_and_go_out(variant: str, low: str) -> None:
    state = held(variant, "9H", f"{low}H {low}C", "9H", "9H", "9H 9H")
    state = plays("9H", "-", "-", "-", "-")(state)
    assert state.waiting == (1,)
    assert offered(state) == [low * 2]
    after = plays(f"{low}H {low}C")(state)
    assert after.over


@pytest.mark.parametrize(("variant", "low"), CASES)
def test_r9_1_receiving_them_by_pasting_is_allowed(variant: str, low: str) -> None:
    rules = rules_of(variant, held_back=True, solo_claim=False)
    state = decline(deal_of(rules, "B* 9H", "s* 9H", "9H", "9H", f"{low}H"), 2)
    assert [str(event.card) for event in events_of(state, Pasted)] == [f"{low}H"]


def test_r9_1_the_held_back_rank_is_a_single_field() -> None:
    assert {rules_of(variant, held_back=True).plays.held_back for variant, _ in CASES} == {Rank.THREE, Rank.SIX}


ALWAYS = [("weifang", "3"), ("laiwu", "3"), ("weihai", "6"), ("wild-twos", "3")]


@pytest.mark.parametrize(("variant", "low"), ALWAYS)
def test_r9_1_where_it_is_always_so(variant: str, low: str) -> None:
    rules = rules_of(variant)
    assert rules.plays.held_back is not None and rules.plays.held_back.letter == low
    state = playing(rules, f"{low}H {low}C 9H", *["9H"] * 4)
    assert offered(state) == ["9"]
    state = playing(rules, f"{low}H {low}C", *["9H"] * 4)
    assert offered(state) == [low * 2]


def test_r9_1_with_wild_2s_neither_jokers_nor_2s_go_with_them() -> None:
    state = playing(rules_of("wild-twos"), "3H 2H s", *["9H"] * 4)
    assert offered(state) == ["2", "s", "s2"]
    for text in ("3H 2H", "3H s", "3H 2H s"):
        assert check(state, 0, play(text)) == Illegal(Reason.HELD_BACK, ("3",))


@pytest.mark.parametrize("variant", ["tribute", "rizhao"])
def test_r9_1_nothing_is_held_back_where_the_rule_is_not(variant: str) -> None:
    low = rules_of(variant).deck.lowest.letter
    assert offered(playing(rules_of(variant), f"{low}H 9H", *["9H"] * 4)) == [low, "9"]
