"""R8: leading, following, passing, 接风."""

import pytest

from engine.actions import PASS, Apply, Illegal, IllegalAction, PlayCards, Prompt, Reason
from engine.cards import play_notation
from engine.events import Ended, Finished, Passed, Played, Reported, Revealed, Smothered, TrickClosed
from engine.state import GameState, Trick
from engine.transition import apply, check, legal_actions
from engine.view import view
from tests.engine.tables import VARIANTS, cards, events_of, play, playing, plays, rules_of

RULES = rules_of("lianzhong-simple")
HARD = rules_of("lianzhong-simple", hard_pass=True)
NINES = "7H 8H 9H TH JH QH KH AH 2H"


def table(*hands: str, hard: bool = False, emperor: int = 0, guard: int = 1) -> GameState:
    return playing(HARD if hard else RULES, *hands, emperor=emperor, guard=guard)


@pytest.mark.parametrize("emperor", range(5))
def test_r8_1_the_emperor_leads_and_the_next_seat_follows(emperor: int) -> None:
    state = table(*[NINES] * 5, emperor=emperor, guard=(emperor + 1) % 5)
    assert state.waiting == (emperor,)
    for at in range(1, 5):
        state = plays("7H" if at == 1 else "-")(state)
        assert state.waiting == ((emperor + at) % 5,)


def test_r8_1_the_direction_of_display_is_a_field() -> None:
    assert not rules_of("qingdao").tricks.clockwise
    assert rules_of("lianzhong-simple").tricks.clockwise


def test_r8_2_the_leader_must_play() -> None:
    state = table(*[NINES] * 5)
    assert PASS not in legal_actions(state, 0)
    assert check(state, 0, PASS) == Illegal(Reason.MUST_LEAD)
    with pytest.raises(IllegalAction) as raised:
        apply(state, 0, PASS)
    assert (raised.value.seat, raised.value.illegal.reason) == (0, Reason.MUST_LEAD)


def test_r8_2_anybody_else_may_pass_although_able_to_follow() -> None:
    state = plays("7H")(table(*[NINES] * 5))
    assert legal_actions(state, 1)[0] == PASS
    assert len(legal_actions(state, 1)) == 9
    assert events_of(plays("-")(state), Passed) == [Passed(1)]


def test_r8_2_only_the_seat_in_turn_plays_and_only_cards_it_holds() -> None:
    state = plays("7H")(table(*[NINES] * 5))
    assert check(state, 2, PASS) == Illegal(Reason.NOT_ASKED, (2,))
    assert check(state, 1, play("8S")) == Illegal(Reason.NOT_HELD, ("8S",))
    assert check(state, 1, play("8H 8H")) == Illegal(Reason.NOT_HELD, ("8H",))
    assert check(state, 1, PlayCards(cards("8H"))) is None


def test_r8_3_pass_is_soft() -> None:
    state = plays("7H", "-", "8H", "-", "-", "-")(table(*[NINES] * 5))
    assert state.waiting == (1,)
    state = plays("9H")(state)
    assert state.trick.plays[-1][0] == 1
    assert state.waiting == (2,)


def test_r8_3_hard_pass_shuts_out_who_passed() -> None:
    state = plays("7H", "-", "8H", "-", "-", "9H")(table(*[NINES] * 5, hard=True))
    assert state.waiting == (2,)
    assert state.trick.shut == (1, 3, 4)
    state = plays("TH", "JH", "-")(state)
    assert state.waiting == (0,)
    assert events_of(state, TrickClosed) == [TrickClosed(0, False)]
    assert state.trick == Trick()
    state = plays("8H")(state)
    assert state.waiting == (1,)


@pytest.mark.parametrize("hard", [False, True])
def test_r8_3_hard_pass_ends_the_trick_earlier(hard: bool) -> None:
    state = plays("7H", "-", "8H", "-", "-", "-")(table(*[NINES] * 5, hard=hard))
    assert state.waiting == ((2,) if hard else (1,))
    assert bool(events_of(state, TrickClosed)) is hard


@pytest.mark.parametrize("variant", VARIANTS)
def test_r8_4_the_trick_ends_when_all_others_passed_in_a_row(variant: str) -> None:
    state = playing(rules_of(variant), *[NINES] * 5)
    state = plays("7H", "8H", "-", "-", "-")(state)
    assert events_of(state, TrickClosed) == []
    state = plays("-")(state)
    assert events_of(state, TrickClosed) == [TrickClosed(1, False)]
    assert (state.waiting, state.trick) == ((1,), Trick())
    assert PASS not in legal_actions(state, 1)


def test_r8_4_a_play_in_between_starts_the_count_anew() -> None:
    state = plays("7H", "-", "-", "-", "8H", "-", "-", "-")(table(*[NINES] * 5))
    assert events_of(state, TrickClosed) == []
    assert state.waiting == (3,)
    assert events_of(plays("-")(state), TrickClosed) == [TrickClosed(4, False)]


def test_r8_4_who_is_out_is_not_waited_for() -> None:
    state = table("7H 9H 9H", "8H", NINES, NINES, NINES, guard=4)
    state = plays("7H", "8H", "-", "-", "-", "-")(state)
    assert events_of(state, Finished) == [Finished(1, 1)]
    assert events_of(state, TrickClosed) == [TrickClosed(2, True)]
    state = plays("7H", "-", "-")(state)
    assert state.waiting == (0,)
    state = plays("9H")(state)
    assert state.waiting == (2,)


@pytest.mark.parametrize(
    ("finisher", "leader"),
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)],
)
def test_r8_5_the_next_seat_still_in_inherits_the_lead(finisher: int, leader: int) -> None:
    hands = [NINES] * 5
    hands[finisher] = "8H"
    royals = ((finisher + 1) % 5, (finisher + 2) % 5)
    state = table(*hands, emperor=finisher, guard=royals[0])
    state = plays("8H", "-", "-", "-")(state)
    assert events_of(state, TrickClosed) == []
    state = plays("-")(state)
    assert events_of(state, TrickClosed) == [TrickClosed(leader, True)]
    assert state.waiting == (leader,)
    assert legal_actions(state, leader)
    assert PASS not in legal_actions(state, leader)


def test_r8_5_a_last_play_may_be_beaten_and_then_nobody_inherits() -> None:
    state = plays("8H", "-", "9H", "-", "-", "-")(table("8H", *[NINES] * 4))
    assert events_of(state, TrickClosed) == [TrickClosed(2, False)]


def test_r8_5_the_inheritor_skips_seats_that_are_out() -> None:
    state = table("7H", "8H", "9H", NINES, NINES, guard=4)
    state = plays("7H", "8H", "9H", "-", "-")(state)
    assert events_of(state, Finished) == [Finished(0, 1), Finished(1, 2), Finished(2, 3)]
    assert events_of(state, TrickClosed) == [TrickClosed(3, True)]


def test_r8_5_under_hard_pass_going_out_last_closes_at_once() -> None:
    state = table("7H 9H", NINES, NINES, NINES, "8H", hard=True, guard=1)
    state = plays("7H", "-", "-", "-", "8H", "9H")(state)
    assert events_of(state, TrickClosed) == [TrickClosed(1, True)]
    assert events_of(state, Finished) == [Finished(4, 1), Finished(0, 2)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_r8_7_the_number_of_cards_in_every_hand_is_public(variant: str) -> None:
    state = plays("7H")(playing(rules_of(variant), "7H 8H", "8H", "9H 9H 9H", "TH", "s"))
    assert events_of(state, Played) == [Played(0, cards("7H"), 1)]
    for seat in range(5):
        assert view(state, seat).counts == (1, 1, 3, 1, 1)


def test_r8_8_going_out_comes_before_the_end_and_the_end_before_the_trick() -> None:
    state = plays("7H", "8H")(table("7H", "8H", NINES, NINES, NINES))
    assert [type(event) for event in state.events] == [Played, Finished, Played, Finished, Ended]
    assert state.over
    assert state.waiting == ()


def test_r8_a_play_is_shown_high_to_low_whatever_the_order_it_came_in() -> None:
    state = apply(table("8H 8C s B", *[NINES] * 4), 0, play("8C s B 8H")).state
    assert play_notation(state.trick.table, False) == "Bs88"
    assert [str(card) for card in state.trick.table] == ["B", "s", "8H", "8C"]


def test_r8_nothing_but_a_pass_is_left_where_nothing_beats_the_table() -> None:
    state = plays("B B")(table("B B 7H", NINES, NINES, NINES, NINES))
    assert legal_actions(state, 1) == (PASS,)


def test_r8_a_view_says_what_is_to_beat_and_who_is_in() -> None:
    state = plays("7H", "8H")(table("7H", *[NINES] * 4, guard=4))
    seen = view(state, 2)
    assert (seen.table, seen.best_seat, seen.in_play, seen.prompt) == (cards("8H"), 1, (1, 2, 3, 4), Prompt.PLAY)
    assert seen.refuse(play("7H")) == Illegal(Reason.BASE_TOO_LOW, ("8", "7"))
    assert seen.refuse(play("9H")) is None
    other = view(state, 3)
    assert (other.legal, other.prompt, other.hand) == ((), None, state.hands[3])
    assert view(table(*[NINES] * 5), 0).best_seat is None


def test_r8_8_reveal_then_smothering_then_going_out_then_the_next() -> None:
    rules = rules_of("weifang")
    state = playing(rules, "9H 7H", "9S 3S", "8S*", "9H 3H", NINES, guard=2)
    state = plays("7H", "9S", "8S*", "-", "-")(state)
    kinds = [type(event) for event in state.events]
    assert kinds == [Played, Reported, Played, Reported, Played, Revealed, Smothered, Finished, Passed, Passed]
    state = plays("-")(state)
    assert [type(event) for event in state.events[len(kinds) :]] == [Passed, TrickClosed]


def test_r8_8_the_end_comes_before_the_closing_of_the_trick() -> None:
    rules = rules_of("weifang")
    state = plays("B", "222")(playing(rules, "B 3S", "222", "9H 3H", "9H 3C", NINES, guard=1))
    assert [type(event) for event in state.events] == [Played, Reported, Played, Smothered, Finished, Ended]
    assert state.over and state.waiting == ()
    again = plays("B", "222")(playing(rules, "B 3S", "222", "9H 3H", "9H 3C", NINES, guard=4))
    assert events_of(again, TrickClosed) == [TrickClosed(2, True)]
    assert (again.waiting, again.smothered, again.finished) == ((2,), ((0, 1),), (1,))


def test_r8_6_under_hard_pass_only_the_applicant_may_come_back() -> None:
    state = playing(rules_of("tribute", hard_pass=True), "7H", "8H 9H TH", "8H TH", "9H JH", "TH QH")
    state = plays("7H", "-")(state)
    state = apply(state, 2, Apply()).state
    state = plays("9H", "TH")(state)
    assert state.trick.shut == (1,)
    assert (state.waiting, state.trick.applicant) == ((2,), None)


def test_r8_6_an_application_against_a_last_play_that_is_beaten_by_another_last_play() -> None:
    state = playing(rules_of("tribute"), "7H", "8H 9H TH", "8H", "9H JH", "TH QH", guard=1)
    state = apply(plays("7H")(state), 1, Apply()).state
    state = plays("8H")(state)
    assert check(state, 3, Apply()) is None
    state = apply(state, 3, Apply()).state
    state = plays("-", "-")(state)
    assert (events_of(state, TrickClosed), state.waiting) == ([TrickClosed(3, True)], (3,))


@pytest.mark.parametrize(
    "variant", ["qingdao", "weihai", "laiwu", "lianzhong-classic", "tribute", "wild-twos", "rizhao"]
)
def test_r8_7_counts_are_public_everywhere_but_in_weifang(variant: str) -> None:
    state = plays("7H")(playing(rules_of(variant), "7H 8H", "8H", "9H 9H 9H", "TH", "JH"))
    assert [view(state, seat).counts for seat in range(5)] == [(1, 1, 3, 1, 1)] * 5
    assert view(state, 0).reported == ()


def test_r8_7_r10_3_in_weifang_only_that_a_hand_is_small_once() -> None:
    state = playing(rules_of("weifang"), "7H " * 12, "8H " * 11, "9H " * 30, "TH " * 30, "JH " * 30)
    state = plays("7H", "8H", "-", "-", "-", "-")(state)
    assert events_of(state, Reported) == [Reported(1)]
    state = plays("8H", "-", "-", "-", "-", "8H")(state)
    assert events_of(state, Reported) == [Reported(1)]
    assert [event.left for event in events_of(state, Played)] == [None] * 4
    assert view(state, 0).counts == (11, None, None, None, None)
    assert view(state, 0).reported == (1,)
