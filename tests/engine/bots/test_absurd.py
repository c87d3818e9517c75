"""Moves that make a player from Shandong put his tea down; no level above novice makes any of them."""

from __future__ import annotations

import pytest

from engine.bots import Why
from engine.bots.memory import remember
from engine.state import SoloKind
from engine.view import view
from tests.engine.bots.positions import Decide, Laid, early, long_hand, midway
from tests.engine.tables import rules_of

QINGDAO = rules_of("qingdao")
HELD = rules_of("qingdao", held_back=True)
SIMPLE = rules_of("lianzhong-simple")
SIMPLE_HELD = rules_of("lianzhong-simple", held_back=True)
TWOS = rules_of("qingdao", twos_beat_big=True)
KAO = rules_of("lianzhong-simple", kao=True)

# 43 cards without anything that must be decided: pairs and more of most ranks, a few controls.
LONG = "Bs 22 AAA KK QQQ JJJJ TTT 9999 888 777 6666 555 44 3333 AK"
SEEDS = (1, 2, 3)


# Jokers


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", ["6", "5", "9", "66", "77"])
def test_no_joker_on_a_low_single_or_pair(laid: Laid, table: str, seed: int) -> None:
    assert not set("sB") & set(laid(long_hand(QINGDAO, LONG, table=table, seed=seed)))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_joker_led_from_a_long_hand(laid: Laid, seed: int) -> None:
    assert not set("sB") & set(laid(long_hand(QINGDAO, LONG, seed=seed)))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_joker_on_a_group_that_nobody_can_beat(laid: Laid, seed: int) -> None:
    state = midway(QINGDAO, "B 22222222 9 8 7", 20, 20, 20, 20, seed=seed)
    assert laid(state) not in ("B22222222", "s22222222")


def test_the_small_joker_goes_before_the_big_one_when_both_do(laid: Laid) -> None:
    state = midway(
        QINGDAO, "Bs 5", "333344445555", "", "33", "3", emperor=1, guard=2, finished=(2,), known=True, table=[(1, "22")]
    )
    assert "B" not in laid(state) or laid(state) == "Bs"


# Groups


@pytest.mark.parametrize("seed", SEEDS)
def test_four_of_a_kind_is_not_broken_to_beat_a_seven(laid: Laid, seed: int) -> None:
    hand = "2222 AAAA KKKK QQQQ JJJJ TTTT 9999 8888 666 555 444 3"
    assert laid(long_hand(QINGDAO, hand + "7", table="7", seed=seed)) == "-"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lead_is_a_whole_group_while_nobody_is_short(laid: Laid, seed: int) -> None:
    state = long_hand(QINGDAO, LONG, seed=seed)
    play = laid(state)
    held = [card for card in state.hands[0] if not card.mark and card.rank.letter == play[-1]]
    assert len(play) == len(held)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_long_hand_leads_low(laid: Laid, seed: int) -> None:
    assert laid(long_hand(QINGDAO, LONG, seed=seed))[-1] in "3456789T"


@pytest.mark.parametrize("seed", SEEDS)
def test_twos_are_not_led_from_a_long_hand(laid: Laid, seed: int) -> None:
    hand = "22 AA K QQ JJJ TTT 9999 8888 7777 6666 555 444 333 2 J Q K"
    assert "2" not in laid(long_hand(QINGDAO, hand, seed=seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cheapest_of_several_fitting_groups_follows(laid: Laid, seed: int) -> None:
    hand = "BB 2222 AA KK QQ JJJ TTT 9999 8888 7777 666 5555 444 3"
    assert laid(long_hand(QINGDAO, hand, table="JJ", seed=seed)) == "QQ"


# Going out


@pytest.mark.parametrize(
    ("hand", "table", "play"),
    [
        ("99", "88", "99"),
        ("B", "2", "B"),
        ("s999", "7777", "s999"),
        ("s999", "", "s999"),
        ("BB", "", "BB"),
        ("333", "", "333"),
        ("Bss", "", "Bss"),
        ("G", "B", "G"),
        ("T", "9", "T"),
    ],
)
def test_goes_out_when_it_can(laid: Laid, hand: str, table: str, play: str) -> None:
    guard = 0 if "G" in hand else 2
    trick = [(1, table)] if table else []
    assert laid(midway(QINGDAO, hand, 12, 12, 12, 12, guard=guard, table=trick)) == play


def test_goes_out_even_over_an_ally(laid: Laid) -> None:
    state = midway(QINGDAO, "KK", 9, "5", 9, 9, emperor=2, guard=0, known=True, table=[(2, "QQ")])
    assert laid(state) == "KK"


def test_certain_winners_first_the_loser_last(laid: Laid) -> None:
    state = midway(QINGDAO, "BB 5 777", "AAAKKK", "QQQ", "JJJ", "TTT", emperor=1, guard=2, known=True)
    assert laid(state) in ("B777", "B5", "BB777", "BB5")


def test_wins_the_trick_that_lets_it_finish(laid: Laid) -> None:
    state = midway(QINGDAO, "2 444", "AAKKQQ", "QQJJ", "JJTT", "TT99", emperor=1, guard=2, known=True, table=[(3, "K")])
    assert laid(state) == "2"


def test_a_joker_is_worth_it_when_the_rest_goes_out(laid: Laid) -> None:
    state = midway(QINGDAO, "B 444", "AAKKQQ", "QQJJ", "JJTT", "TT99", emperor=1, guard=2, known=True, table=[(1, "6")])
    assert laid(state) == "B"


# Allies


def test_a_known_ally_about_to_go_out_is_left_alone(laid: Laid) -> None:
    state = midway(
        QINGDAO, "2 A 5566", "K", 12, 12, 12, emperor=1, guard=0, known=True, table=[(1, "Q")], passed=(2, 3, 4)
    )
    assert laid(state) == "-"


def test_a_known_ally_who_keeps_the_trick_anyway_is_left_alone(laid: Laid) -> None:
    hand = "22 AA KK 99 88 777 66"
    state = midway(QINGDAO, hand, 20, 20, 20, 20, emperor=1, guard=0, known=True, table=[(1, "JJ")], passed=(2, 3, 4))
    assert laid(state) == "-"


def test_the_emperor_leaves_his_known_guard_alone(laid: Laid) -> None:
    hand = "22 AA KK 99 88 777 66"
    state = midway(QINGDAO, hand, 20, 3, 20, 20, emperor=0, guard=2, known=True, table=[(2, "TT")], passed=(3, 4, 1))
    assert laid(state) == "-"


def test_the_hidden_guard_leaves_the_emperor_who_is_going_out_alone(laid: Laid) -> None:
    state = midway(QINGDAO, "G 2 A 5566", "K", 12, 12, 12, emperor=1, guard=0, table=[(1, "Q")], passed=(2, 3, 4))
    assert laid(state) == "-"


def test_commoners_who_know_each_other_do_not_compete(laid: Laid) -> None:
    hand = "22 AA KK 99 88 777 66"
    state = midway(QINGDAO, hand, 20, 20, 2, 20, emperor=1, guard=2, known=True, table=[(3, "TT")], passed=(4, 1, 2))
    assert laid(state) == "-"


@pytest.mark.parametrize("seed", SEEDS)
def test_no_joker_over_an_ally_in_the_middle_of_a_deal(laid: Laid, seed: int) -> None:
    hand = "Bs 88 99 TT JJ 555 666"
    state = midway(QINGDAO, hand, 20, 20, 20, 20, emperor=1, guard=0, known=True, table=[(1, "KK")], seed=seed)
    assert not set("sB") & set(laid(state))


def test_feeds_an_ally_with_one_card(laid: Laid) -> None:
    state = midway(QINGDAO, "4 88 99 JJ 777 QQQ", 15, "A", 15, 15, emperor=2, guard=0, known=True)
    assert laid(state) == "4"


# Enemies about to go out


def test_an_enemy_about_to_go_out_is_beaten(laid: Laid) -> None:
    state = midway(QINGDAO, "A 44 55 66 77", "K", 12, 12, 12, emperor=1, guard=2, table=[(1, "Q")], passed=(2, 3, 4))
    assert laid(state) == "A"


def test_a_pair_is_broken_to_stop_an_enemy_about_to_go_out(laid: Laid) -> None:
    state = midway(QINGDAO, "AA 44 55 66 77", "K", 12, 12, 12, emperor=1, guard=2, table=[(1, "Q")], passed=(2, 3, 4))
    assert laid(state) == "A"


def test_even_a_joker_stops_an_enemy_about_to_go_out(laid: Laid) -> None:
    state = midway(QINGDAO, "B 44 55 66 77", "K", 12, 12, 12, emperor=1, guard=2, table=[(1, "A")], passed=(2, 3, 4))
    assert laid(state) == "B"


@pytest.mark.parametrize("seed", SEEDS)
def test_no_low_single_for_an_enemy_with_one_card(laid: Laid, seed: int) -> None:
    state = midway(QINGDAO, "4 5 88 99 JJ", "A", 12, 12, 12, emperor=1, guard=2, seed=seed)
    assert len(laid(state)) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_no_low_pair_for_an_enemy_with_two_cards(laid: Laid, seed: int) -> None:
    state = midway(QINGDAO, "44 55 888 999 JJJ", "AA", 12, 12, 12, emperor=1, guard=2, seed=seed)
    assert len(laid(state)) != 2


def test_highest_single_when_only_singles_are_left_against_one_card(laid: Laid) -> None:
    state = midway(QINGDAO, "4 2", "K", "", "9", "T", emperor=1, guard=2, known=True, finished=(2,))
    assert laid(state) == "2"


# The held-back rank (R9.1)


def test_r9_1_threes_are_not_stranded_by_a_weak_last_play(laid: Laid) -> None:
    state = midway(HELD, "B 7 333", 14, 14, 14, 14, emperor=1, guard=2, known=True)
    assert laid(state) == "B7"


def test_r9_1_the_certain_winner_is_kept_for_the_last_trick(laid: Laid) -> None:
    state = midway(HELD, "22 9 333", "AAKKQQJJ", "KKQQ", "QQJJ", "TTTT", emperor=1, guard=2, known=True)
    assert laid(state) != "22"


def test_r9_1_the_last_control_takes_the_trick_when_only_threes_remain(laid: Laid) -> None:
    state = midway(HELD, "2 333", "AAKKQQ", "QQJJ", "JJTT", "TT99", emperor=1, guard=2, known=True, table=[(1, "A")])
    assert laid(state) == "2"


def test_r9_1_the_last_control_is_not_thrown_away_on_an_early_single(laid: Laid) -> None:
    hand = "B 99 88 77 333"
    assert "B" not in laid(midway(HELD, hand, 20, 20, 20, 20, emperor=1, guard=2, table=[(1, "6")]))


def test_r9_1_sixes_are_not_stranded_either(laid: Laid) -> None:
    state = midway(SIMPLE_HELD, "B 8 666", 14, 14, 14, 14, emperor=1, guard=2, known=True)
    assert laid(state) == "B8"


# Secrets


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", ["6", "9", "77", "555"])
def test_the_special_is_not_burnt_on_a_small_play(laid: Laid, table: str, seed: int) -> None:
    hand = "G s 222 AAA KKK QQQ JJJ TT 999 888 777 666 555 33 44"
    state = midway(QINGDAO, hand, 40, 40, 40, 40, emperor=1, guard=0, table=[(3, table)], seed=seed)
    assert "G" not in laid(state)


def test_the_plain_twin_goes_before_the_sword(laid: Laid) -> None:
    state = midway(
        SIMPLE, "s*s 44".replace("44", "88"), 9, 9, 9, 9, emperor=1, guard=0, table=[(2, "2")], passed=(3, 4)
    )
    assert "*" not in laid(state)


def test_the_hidden_guard_does_not_take_the_emperors_trick(laid: Laid) -> None:
    hand = "G 22 AA KK 99 88 777 66"
    state = midway(QINGDAO, hand, 20, 20, 20, 20, emperor=1, guard=0, table=[(1, "QQ")], passed=(2, 3, 4))
    assert laid(state) == "-"


# Odds and ends


def test_a_lead_that_comes_by_itself_is_not_paid_for(laid: Laid) -> None:
    hand = "B2 99 88 7"
    state = midway(QINGDAO, hand, 12, 12, 12, "", emperor=1, guard=2, finished=(4,), table=[(4, "K")], passed=(1, 2, 3))
    assert laid(state) == "-"


def test_a_lone_big_joker_is_not_led_into_three_twos(laid: Laid) -> None:
    state = midway(TWOS, "B 7 8 9", "222KK", "222QQ", "JJTT", "JJTT", emperor=1, guard=2, known=True)
    assert laid(state) != "B"


def test_three_twos_stop_a_big_joker(laid: Laid) -> None:
    state = midway(TWOS, "222 44 55", "K", 9, 9, 9, emperor=1, guard=2, known=True, table=[(1, "B")], passed=(2, 3, 4))
    assert laid(state) == "222"


def test_kao_a_play_with_a_joker_is_not_taken_for_certain(laid: Laid) -> None:
    state = midway(KAO, "B 777 8", "BB999KKK", "QQQ", "JJJ", "TTT", emperor=1, guard=2, known=True)
    assert laid(state) != "B8"


def test_a_lone_emperor_trusts_nobody(laid: Laid) -> None:
    hand = "A 44 55 66 77"
    state = midway(
        QINGDAO, hand, 1, 12, 12, 12, emperor=0, guard=0, solo=SoloKind.OPEN, table=[(1, "Q")], passed=(2, 3, 4)
    )
    assert laid(state) == "A"


def test_positions_are_what_they_say() -> None:
    state = early(QINGDAO, LONG, throne_card=3)
    assert sum(len(hand) for hand in state.hands) == 216
    middle = midway(QINGDAO, "4 5", 3, 4, 5, 6)
    assert [len(hand) for hand in middle.hands] == [2, 3, 4, 5, 6]


def test_who_went_out_without_the_guard_card_is_no_suspect() -> None:
    state = midway(QINGDAO, "A 44 55 66 77", 12, "", "", 12, emperor=1, guard=4, finished=(2, 3), table=[(1, "9")])
    friend = remember(view(state, 0)).friend
    assert friend[2] == friend[3] == 1.0
    assert friend[4] < 0.2


@pytest.mark.parametrize("mine", ["9 33", "8 333", "T 33"])
def test_r9_1_the_last_other_card_is_not_thrown_away_on_a_trick_it_will_not_win(laid: Laid, mine: str) -> None:
    state = midway(HELD, mine, "AKKQJJ", "AQQTT", "222KJ", "AAKK", emperor=1, guard=2, known=True, table=[(3, "7")])
    assert laid(state) == "-"


def test_certain_is_said_only_of_what_is_certain(decide: Decide) -> None:
    state = midway(QINGDAO, "QQ 555", 5, 7, 8, 5, emperor=3, guard=4, table=[(2, "88")], passed=(3,))
    assert Why.RUNS_OUT not in {note.why for note in decide(state).reasons}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hidden_guard_spends_no_aces_on_the_emperors_kings(laid: Laid, seed: int) -> None:
    hand = "s* s AAAA KKK T 99 888 66"
    state = midway(SIMPLE, hand, 20, 22, 30, 18, emperor=4, guard=0, table=[(4, "QQQQ")], seed=seed)
    assert laid(state) == "-"


def test_the_bar_is_raised_for_an_emperor_who_still_has_his_throne_card(laid: Laid) -> None:
    hand = "22 A KKK 99 88 777 66 55"
    state = midway(QINGDAO, hand, "B*A3", 20, 20, 20, emperor=1, guard=4, known=True, table=[(3, "JJ")], passed=(4,))
    assert laid(state) in ("KK", "22")
