"""What only some regions play: twos, applications, smothering, the last but one, tribute (R4, R8, R10, R11, R14)."""

from dataclasses import replace

import pytest

from engine.actions import PASS, SEATS, Apply, Illegal, Reason, Seat
from engine.cards import Card, Rank, Suit
from engine.events import (
    Applied,
    BoughtThree,
    Cleared,
    Played,
    Reported,
    Role,
    Smothered,
    TributePaid,
    TrickClosed,
)
from engine.match import Match
from engine.opening import Before
from engine.scoring import score
from engine.state import GameState, Hands, SoloKind
from engine.transition import check, dealt, legal_actions, new_deal
from engine.tribute import Tribute, owed, pay, pay_debts
from engine.variants import load
from engine.view import view
from tests.engine.matches import played
from tests.engine.tables import (
    answer,
    events_of,
    hands_of,
    play,
    playing,
    plays,
    rules_of,
)

# Twos that close a trick (R4.2, R4.3)


@pytest.mark.parametrize(("lead", "reply"), [("B", "222"), ("B*", "222"), ("8S*", "22222")])
def test_r4_2_r4_3_the_twos_of_weifang_close_the_trick_at_once(lead: str, reply: str) -> None:
    state = playing(rules_of("weifang"), f"{lead} 7", f"{reply} 7", "BB 9", "9", "9")
    state = plays(lead, reply)(state)
    assert state.waiting == (1,) and not state.trick.plays
    assert isinstance(state.events[-1], TrickClosed) and not state.events[-1].inherited


def test_r4_2_where_it_is_an_option_the_trick_goes_on() -> None:
    state = playing(rules_of("weihai", twos_beat_big=True), "B 7", "222 7", "9", "9", "9")
    assert plays("B", "222")(state).waiting == (2,)


def test_r8_8_who_goes_out_by_closing_twos_is_succeeded_by_the_next_seat() -> None:
    state = plays("B", "222")(playing(rules_of("weifang"), "B 7", "222", "9", "9", "9", guard=4))
    closed = state.events[-1]
    assert closed == TrickClosed(2, inherited=True) and state.waiting == (2,)


@pytest.mark.parametrize(
    ("table", "reply", "legal"),
    [
        ("777722", "888888", True),
        ("77", "82", True),
        ("77", "22", True),
        ("22", "2s", False),
        ("777s", "888B", True),
        ("777ss", "888BB", True),
        ("777s", "888s", False),
        ("777B", "88BB", True),
        ("777B", "888B", False),
        ("77Bs", "8BBB", True),
        ("77BB", "8BBB", False),
        ("7777", "888s", True),
        ("7777", "8BBs", True),
        ("77", "ss", False),
        ("7s", "8B", True),
        ("s", "B", True),
        ("333", "444", True),
    ],
)
def test_r4_5_wild_twos(table: str, reply: str, legal: bool) -> None:
    rules = rules_of("wild-twos")
    own = table if "3" in table else f"{table} K"
    state = playing(rules, own, f"{reply} K", "K", "K", "K", guard=4)
    state = plays(table)(state)
    assert (check(state, 1, play(reply)) is None) is legal


# Tricks (R8, R10)


def last_play(*texts: str, hard_pass: bool = False) -> GameState:
    """进贡: seat 0 has just gone out with its last play."""
    return plays("8")(playing(rules_of("tribute", hard_pass=hard_pass), "8", *texts))


def test_r8_6_the_applicant_leads_when_everybody_else_passes() -> None:
    state = last_play("9 7", "9 7", "9 7", "9 7")
    state = answer(state, (1, PASS), (2, Apply()), (3, PASS), (4, PASS))
    assert state.waiting == (2,) and state.events[-1] == TrickClosed(2, inherited=True)
    assert events_of(state, Applied) == [Applied(2)]


def test_r8_6_the_first_applicant_shuts_others_out() -> None:
    state = answer(last_play("9 7", "9 7", "9 7", "9 7"), (1, Apply()))
    assert check(state, 2, Apply()) == Illegal(Reason.CANNOT_APPLY)
    assert Apply() not in legal_actions(state, 2)


@pytest.mark.parametrize("hard_pass", [False, True])
def test_r8_6_a_follow_voids_it_and_the_applicant_may_follow_again(hard_pass: bool) -> None:
    state = last_play("T 7", "9 7", "7 7", "7 7", hard_pass=hard_pass)
    state = answer(state, (1, Apply()), (2, play("9")), (3, PASS), (4, PASS))
    assert state.waiting == (1,) and check(state, 1, play("T")) is None
    assert answer(state, (1, PASS)).waiting == (2,)


def test_r8_6_only_against_a_last_play() -> None:
    state = plays("8")(playing(rules_of("tribute"), "8 7", "9 7", "9", "9", "9"))
    assert check(state, 1, Apply()) == Illegal(Reason.CANNOT_APPLY)


def test_r8_6_without_an_application_the_next_seat_takes_over() -> None:
    state = answer(last_play("9 7", "9 7", "9 7", "9 7"), *((seat, PASS) for seat in (1, 2, 3, 4)))
    assert state.waiting == (1,)


def test_r8_6_elsewhere_nobody_applies() -> None:
    state = plays("8")(playing(rules_of("weihai"), "8", "9 7", "9 7", "9 7", "9 7"))
    assert check(state, 1, Apply()) == Illegal(Reason.CANNOT_APPLY)


def test_r8_7_in_weifang_a_seat_knows_only_its_own_number() -> None:
    state = plays("8")(playing(rules_of("weifang"), "8 7 7", "9 7", "9", "9", "9"))
    assert view(state, 1).counts == (None, 2, None, None, None)
    assert [event.left for event in events_of(state, Played)] == [None]


def test_r10_3_ten_or_fewer_are_reported_once_and_never_the_number() -> None:
    state = playing(rules_of("weifang"), "4" * 12, "9 9", "9", "9", "9")
    state = plays("4", "-", "-", "-", "-")(state)
    assert not events_of(state, Reported)
    state = plays("4", "-", "-", "-", "-", "4")(state)
    assert events_of(state, Reported) == [Reported(0)] and state.reported == (0,)


def weifang_hands(*threes: str) -> Hands:
    rules = rules_of("weifang")
    return hands_of([f"{held} 7 8 9" for held in threes], rules)


def test_r10_1_every_seat_ends_with_one_three() -> None:
    for number in range(30):
        state = new_deal(rules_of("weifang"), "buy", number, number % 5)
        assert [sum(card.rank is Rank.THREE for card in hand) for hand in state.hands] == [1] * 5


def test_r10_1_from_the_nearest_previous_seat_for_a_two_or_free() -> None:
    state = dealt(rules_of("weifang"), weifang_hands("2H", "3S 3S 3H", "", "3C 3D", "2S 2S 2D"), 0)
    bought = events_of(state, BoughtThree)
    assert [(event.seat, event.from_seat, event.two is not None) for event in bought] == [
        (0, 3, True),
        (2, 1, False),
        (4, 1, True),
    ]
    assert str(bought[2].two) == "2D"


def smothering(*texts: str, **more: object) -> GameState:
    return playing(rules_of("weifang"), *texts, **more)  # type: ignore[arg-type]


def test_r10_2_beaten_with_only_the_three_left_is_last_and_out() -> None:
    state = plays("8", "9")(smothering("8 3", "9 7 7", "K K", "K K", "K K", guard=4))
    assert events_of(state, Smothered) == [Smothered(0, 1, 5)]
    assert 0 not in state.in_play and state.smothered == ((0, 1),)
    assert 0 not in plays("-", "-", "-")(state).waiting


def test_r10_2_with_two_of_them_left_no_harm() -> None:
    """Which no hand of 潍坊 holds, but house rules without 买3 may."""
    state = plays("8", "9")(smothering("8 3 3", "9 7 7", "K K", "K K", "K K", guard=4))
    assert not state.smothered and 0 in state.in_play


def test_r10_2_not_beaten_no_harm() -> None:
    state = plays("8", "-", "-", "-", "-")(smothering("8 3", "7 7", "7 7", "7 7", "7 7", guard=4))
    assert not state.smothered and state.waiting == (0,)


def test_r10_2_a_second_one_is_placed_fourth_and_each_pays_the_beater_one_point() -> None:
    state = smothering("8 3", "9 3", "T 7", "K K", "K K", emperor=0, guard=1)
    state = plays("8", "9", "T")(state)
    assert [(event.seat, event.by, event.place) for event in events_of(state, Smothered)] == [(0, 1, 5), (1, 2, 4)]
    assert state.over and state.outcome is not None
    assert [line.seat for line in state.outcome.lines] == [2, 3, 4, 1, 0]
    assert {line.seat: line.smother for line in state.outcome.lines} == {0: -1, 1: 0, 2: 1, 3: 0, 4: 0}
    assert sum(state.outcome.points) == 0


def test_r10_2_the_point_is_untouched_by_stakes() -> None:
    state = replace(smothering("8 3", "9 3", "T 7", "K K", "K K", emperor=0, guard=1), stakes=2)
    outcome = plays("8", "9", "T")(state).outcome
    assert outcome is not None and {line.smother for line in outcome.lines} == {-1, 0, 1}


def test_r10_2_a_smothered_commoner_does_not_end_an_open_solo_and_a_smothered_emperor_has_lost() -> None:
    state = smothering("9 7 7", "8 3", "7 7", "K K", "K K", guard=None, emperor=1, solo=SoloKind.OPEN)
    lost = plays("8", "-", "-", "-", "9")(state)
    assert lost.over and lost.outcome is not None and lost.outcome.points[1] == -25
    commoner = smothering("7 7 7", "8 3", "9 7", "K K", "K K", guard=None, solo=SoloKind.OPEN)
    commoner = plays("7", "8", "9")(commoner)
    assert commoner.smothered == ((1, 2),) and not commoner.over


# The end (R11)


@pytest.mark.parametrize("variant", ["tribute", "wild-twos"])
def test_r11_1_the_last_but_one_ends_a_deal(variant: str) -> None:
    for number in range(6):
        end = played(Match(rules_of(variant), "end", number=number).deal(), "end", number)
        if end.emperor is not None:
            assert len(end.finished) == 4 and len(end.in_play) == 1


# Tribute (R14)


TRIBUTE = rules_of("tribute")


def outcome_of(order: tuple[Seat, ...], emperor: Seat, guard: Seat | None, kind: SoloKind = SoloKind.NONE) -> Tribute:
    alone = Role.EMPEROR if kind is SoloKind.NONE else Role.SOLO
    roles = {seat: alone if seat == emperor else Role.GUARD if seat == guard else Role.COMMONER for seat in SEATS}
    return owed(score(TRIBUTE, order, 4, roles, kind, 1), emperor)


def test_r14_1_winners_are_paid_and_a_draw_pays_nothing() -> None:
    assert outcome_of((0, 2, 3, 1, 4), 0, 1) == Tribute(((2, 1), (3, 1), (4, 1)), (0, 1, 0))
    assert outcome_of((2, 0, 3, 1, 4), 0, 1) == Tribute((), ())
    assert outcome_of((2, 3, 4, 0, 1), 0, 1) == Tribute(((0, 2), (1, 1)), (2, 3, 4))


def test_r14_1_always_the_largest_and_no_jokers_in_rizhao() -> None:
    hands = hands_of(["B* A", "7", "s 2 7", "B 2", "K Q"], TRIBUTE)
    paid = pay(hands, Tribute(((2, 1), (3, 1), (4, 1)), (0, 1, 0)), TRIBUTE)[1]
    assert [(event.from_seat, str(event.card)[0]) for event in paid] == [(3, "B"), (2, "s"), (4, "K")]  # type: ignore[union-attr]
    rizhao = rules_of("rizhao")
    paid = pay(hands, Tribute(((2, 1), (3, 1), (4, 1)), (0, 1, 0)), rizhao)[1]
    assert [(event.from_seat, str(event.card)[0]) for event in paid] == [(2, "2"), (3, "2"), (4, "K")]  # type: ignore[union-attr]


def test_r14_2_the_emperor_takes_best_and_worst_the_guard_the_middle_one() -> None:
    hands = hands_of(["7", "7", "A 7", "2 7", "K 7"], TRIBUTE)
    after, events = pay(hands, outcome_of((0, 2, 3, 1, 4), 0, 1), TRIBUTE)
    assert [str(card)[0] for card in after[0]] == ["2", "K", "7"]
    assert [str(card)[0] for card in after[1]] == ["A", "7"]
    assert [(event.from_seat, event.to_seat) for event in events] == [(3, 0), (2, 1), (4, 0)]  # type: ignore[union-attr]


def test_r14_2_commoners_take_in_finishing_order_the_largest_first() -> None:
    hands = hands_of(["A K 7", "2 7", "7", "7", "7"], TRIBUTE)
    after, _ = pay(hands, outcome_of((4, 2, 3, 0, 1), 0, 1), TRIBUTE)
    assert [str(after[seat][0])[0] for seat in (4, 2, 3)] == ["2", "A", "K"]


def test_r14_2_equal_cards_go_in_turn_order_from_the_last_emperor() -> None:
    hands = hands_of(["A 7", "A 7", "7", "7", "A 7"], TRIBUTE)
    _, events = pay(hands, outcome_of((3, 2, 0, 1, 4), 3, 2), TRIBUTE)
    assert [(event.from_seat, event.to_seat) for event in events] == [(4, 3), (0, 2), (1, 3)]  # type: ignore[union-attr]


@pytest.mark.parametrize(("kind", "each"), [(SoloKind.HIDDEN, 1), (SoloKind.OPEN, 2)])
def test_r14_3_alone_each_pays_one_or_he_pays_four_and_in_the_open_twice_as_many(kind: SoloKind, each: int) -> None:
    won = outcome_of((1, 0, 2, 3, 4), 1, None, kind)
    assert won == Tribute(tuple((seat, each) for seat in (2, 3, 4, 0)), (1,) * (4 * each))
    lost = outcome_of((3, 2, 0, 4, 1), 1, None, kind)
    assert lost.pays == ((1, 4 * each),)
    assert lost.takes == tuple(seat for seat in (3, 2, 0, 4) for _ in range(each))


def test_r14_4_only_payer_and_taker_see_the_card() -> None:
    hands = hands_of(["9", "9", "A", "K", "Q"], TRIBUTE)
    state = dealt(TRIBUTE, hands, 0, Before(Tribute(((2, 1),), (1,))), 0)
    (paid,) = events_of(state, TributePaid)
    for seat in SEATS:
        (seen,) = [event for event in view(state, seat).events if isinstance(event, TributePaid)]
        assert (seen.from_seat, seen.to_seat) == (2, 1)
        assert seen.card == (paid.card if seat in (1, 2) else None)


def test_r14_5_cleared_before_the_last_threes_and_paid_in_the_next_deal() -> None:
    rules = rules_of("wild-twos")
    state = plays("8", "9")(playing(rules, "8 3 3", "9 7 7", "K K", "K K", "K K", guard=4))
    assert events_of(state, Cleared) == [Cleared(0, 1)] and state.cleared == ((0, 1),)
    hands = hands_of(["A K", "7", "7", "7", "7"], rules)
    after, events = pay_debts(hands, state.cleared, rules)
    assert events == (TributePaid(0, 1, Card(Rank.ACE, Suit.SPADES), debt=True),)
    assert len(after[1]) == 2


def test_r14_5_tribute_is_paid_before_the_debt() -> None:
    hands = hands_of(["9", "9", "B A K", "Q", "Q"], rules_of("wild-twos"))
    state = dealt(rules_of("wild-twos"), hands, 0, Before(Tribute(((2, 1),), (1,)), ((2, 3),)))
    paid = [(event.to_seat, str(event.card)[0], event.debt) for event in events_of(state, TributePaid)]
    assert paid == [(1, "B", False), (3, "A", True)]


def test_r14_5_without_held_back_cards_nobody_is_cleared() -> None:
    state = plays("8", "9")(playing(rules_of("wild-twos"), "8 4", "9 7 7", "K K", "K K", "K K", guard=4))
    assert not state.cleared


def test_r14_1_a_match_pays_from_its_second_deal_on() -> None:
    match = Match(load("tribute").rules(), "pays")
    assert not events_of(match.deal(), TributePaid)
    for number in range(20):
        end = played(match.deal(), "pays", number)
        assert end.outcome is not None
        match = match.settled(end)
        if not end.outcome.void:
            paid = events_of(match.deal(), TributePaid)
            assert len(paid) == len(match.before.tribute.takes) == (3 if end.outcome.royal_points else 0) or end.solo
            return
