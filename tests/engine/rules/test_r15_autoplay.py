"""R15 and R12.4: answers for a seat that gives none, and a deal given up."""

import pytest

from engine.actions import PASS, Action, Allegiance, Apply, Call, Kick, PlayCards, Solo, SoloClaim, Throne
from engine.arithmetic import reason
from engine.autoplay import default_action, stays, unscored
from engine.cards import parse_cards
from engine.match import FORFEIT, STARTING_EGGS, Match
from engine.state import GameState
from engine.transition import apply
from engine.variants import load, variant_ids
from engine.view import view
from tests.engine.matches import played
from tests.engine.tables import accept, all_answer, cards, deal_of, decline, playing, plays, rules_of, solo


def default(state: GameState) -> Action:
    seat = state.waiting[len(state.answers)]
    return default_action(view(state, seat))


def test_r15_1_role_phases_get_the_answer_that_says_nothing() -> None:
    state = deal_of(rules_of("qingdao"), "B* 9C 9C 9C 7", "9C 7", "7", "7", "7")
    assert default(state) == SoloClaim(False)
    assert default(all_answer(state).state) == Throne(False)
    weihai = accept(deal_of(rules_of("weihai"), "B* s* 7", "7", "7", "7", "7"))
    assert default(weihai) == Solo(False)
    asked = solo(weihai, open_solo=False).state
    assert default(asked) == Allegiance(False)
    assert default(all_answer(asked, yes=[2, 3]).state) == Kick(False)


def test_r15_1_who_must_accept_accepts_and_calls_the_lowest_three() -> None:
    state = all_answer(deal_of(rules_of("qingdao"), "B* 9C 9C 9C 5C 5C 5C", "9C 5C 7", "7", "7", "7")).state
    state = decline(state, 5)
    assert default(state) == Throne(True)
    assert default(accept(state)) == Call(parse_cards("5C5C5C"))


@pytest.mark.parametrize(("hand", "lead"), [("9 8 7", "7"), ("9 3 3", "9"), ("3 3", "3 3"), ("B s", "s")])
def test_r15_1_leading_the_lowest_single_or_all_held_back_cards(hand: str, lead: str) -> None:
    state = playing(rules_of("laiwu"), hand, "8", "8", "8", "8")
    assert default(state) == PlayCards(cards(lead))


def test_r15_1_otherwise_it_passes_and_never_applies() -> None:
    state = plays("8")(playing(rules_of("tribute"), "8", "9 7", "9", "9", "9"))
    assert Apply() in view(state, 1).legal and default(state) == PASS


@pytest.mark.parametrize("variant", variant_ids())
def test_r15_1_a_deal_of_nothing_else_comes_to_its_end(variant: str) -> None:
    for number in range(3):
        state = Match(load(variant).rules(), "nobody", number=number).deal()
        for _ in range(2_000):
            if state.over:
                break
            state = apply(state, state.waiting[len(state.answers)], default(state)).state
        assert state.over


def test_r15_2_more_than_three_times_in_a_deal_and_it_stays() -> None:
    assert [stays(times) for times in (1, 3, 4)] == [False, False, True]


@pytest.mark.parametrize("variant", variant_ids())
def test_r15_2_a_deal_that_all_seats_spent_so_is_not_scored(variant: str) -> None:
    number = next(number for number in range(50) if _crowned(variant, number))
    end = played(Match(load(variant).rules(), "all", number=number).deal(), "all", number)
    assert end.outcome is not None
    outcome = unscored(end.outcome)
    assert outcome.points == (0, 0, 0, 0, 0)
    assert [line.seat for line in outcome.lines] == [line.seat for line in end.outcome.lines]
    assert reason(outcome) == "not scored: no seat answered for itself"


def _crowned(variant: str, number: int) -> bool:
    return played(Match(load(variant).rules(), "all", number=number).deal(), "all", number).emperor is not None


def test_r12_4_who_gives_a_deal_up_pays_to_the_house_and_nobody_else_does() -> None:
    match = Match(load("lianzhong-simple").rules(), "up", first_seat=2)
    after = match.forfeited(3)
    assert FORFEIT == 40 and after.totals == (0, 0, 0, -40, 0)
    assert after.eggs == (10_000, 10_000, 10_000, 6_000, 10_000) and after.house == 4_000
    assert (after.number, after.first_seat, after.emperor, after.before) == (1, 2, None, match.before)


def test_r12_4_never_more_than_he_owns() -> None:
    poor = Match(load("qingdao").rules(), "up", eggs=(10_000, 300, 10_000, 10_000, 10_000), stake=100)
    after = poor.forfeited(1)
    assert after.eggs[1] == STARTING_EGGS
    assert sum(after.eggs) + after.house == sum(poor.eggs) + poor.house
