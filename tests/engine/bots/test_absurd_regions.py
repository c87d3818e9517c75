"""Follies that only some regions make possible; no level above novice commits any of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import PASS, Allegiance, Apply, Call, Kick, PlayCards, Solo, Throne
from engine.bots import Why
from engine.cards import Card, Rank
from engine.rules import Rules
from engine.state import GameState, Offer, Phase
from tests.engine.bots.positions import ME, Decide, Laid, early, long_hand, midway
from tests.engine.tables import rules_of

WEIFANG = rules_of("weifang")
WEIHAI = rules_of("weihai")
LAIWU = rules_of("laiwu")
CLASSIC = rules_of("lianzhong-classic")
SIMPLE = rules_of("lianzhong-simple")
TRIBUTE = rules_of("tribute")
WILD = rules_of("wild-twos")
RIZHAO = rules_of("rizhao")
FIXED = rules_of("qingdao", fixed_guard=True, solo_claim=False)
KAO = rules_of("lianzhong-simple", kao=True)
PILE = rules_of("wild-twos", emperor_pile=True)

SEEDS = (1, 2, 3)


# 潍坊: 闷, the 3, and 2s that beat jokers (R4.2, R4.3, R10)


@pytest.mark.parametrize("mine", ["9 3", "J 3", "K 3"])
def test_r10_2_nobody_lets_himself_be_smothered_by_following_low(laid: Laid, mine: str) -> None:
    state = midway(
        WEIFANG, mine, "AKKQJJ3", "AAQQTT3", "222KJ3", "AAKK2", emperor=1, guard=2, known=True, table=[(3, "7")]
    )
    assert laid(state) == "-"


def test_r10_2_a_pair_beside_the_three_is_not_led_into_certain_smothering(laid: Laid) -> None:
    state = midway(WEIFANG, "66 3", "AAKKQQ3", "QQJJTT3", "22KKJJ3", "AAKK22", emperor=1, guard=2, known=True)
    assert laid(state) == "6"


def test_r10_2_the_certain_winner_goes_before_the_three(laid: Laid) -> None:
    state = midway(WEIFANG, "B 5 3", "AKKQJJ3", "KKQQTT3", "QQKJ3", "AAKK", emperor=1, guard=2, known=True)
    assert laid(state) in ("5", "B5")


def test_r10_2_an_enemy_who_keeps_only_the_three_is_smothered(decide: Decide) -> None:
    state = midway(WEIFANG, "QQ 44 55 66 3", "3", 9, 9, 9, emperor=1, guard=2, known=True, table=[(1, "JJ")])
    decision = decide(state)
    assert isinstance(decision.action, PlayCards) and decision.action.cards[0].rank is Rank.QUEEN
    assert Why.SMOTHERS in {note.why for note in decision.reasons}


def test_r10_2_an_ally_who_keeps_only_the_three_is_not_smothered(laid: Laid) -> None:
    state = midway(WEIFANG, "QQ 44 55 66 3", "3", 9, 9, 9, emperor=1, guard=0, known=True, table=[(1, "JJ")])
    assert laid(state) == "-"


def test_r4_3_five_twos_stop_a_special(laid: Laid) -> None:
    state = midway(
        WEIFANG, "22222 44 3", "3", "KQQJJ3", "TT3", "99883", emperor=1, guard=1, known=True, table=[(1, "G")]
    )
    assert laid(state) == "22222"


def test_r4_2_three_twos_close_the_trick_so_that_the_three_goes_out(decide: Decide) -> None:
    state = midway(WEIFANG, "222 3", "K3", "BBss3", "TT3", "99883", emperor=1, guard=2, known=True, table=[(1, "B")])
    decision = decide(state)
    assert isinstance(decision.action, PlayCards) and len(decision.action.cards) == 3
    assert decision.reasons[0].why is Why.RUNS_OUT


# 威海 and 日照: revolts and kicks (R7)

WEAK = "2 A KK QQ JJ TT 999 8888 8 7777 66666 66 QJT KA"
GREAT = "BBB ss 222222 AAAA KKKKK QQQ JJJ TTTT 999"


def asked(rules: Rules, hand: str, phase: Phase, *, emperor: int = 1, guard: int = 2) -> GameState:
    """Seat 0 at a prompt between the throne and the first lead."""
    return replace(long_hand(rules, hand, emperor=emperor, guard=guard), phase=phase, waiting=(2, 3, 4, 0))


@pytest.mark.parametrize("rules", [WEIHAI, SIMPLE, RIZHAO], ids=["weihai", "lianzhong-simple", "rizhao"])
@pytest.mark.parametrize(("hand", "dares"), [(WEAK, False), (GREAT, True)], ids=["weak", "great"])
def test_r7_4_only_a_strong_hand_revolts(decide: Decide, rules: Rules, hand: str, dares: bool) -> None:
    text = hand.replace("66666 66", "666").replace("999 8888 8", "999 88888") if rules is WEIHAI else hand
    assert decide(asked(rules, text, Phase.ALLEGIANCE)).action == Allegiance(dares)


@pytest.mark.parametrize(("hand", "dares"), [(WEAK, False), (GREAT, True)], ids=["weak", "great"])
def test_r7_6_only_a_strong_hand_kicks(decide: Decide, hand: str, dares: bool) -> None:
    text = hand.replace("66666 66", "666")
    state = replace(asked(WEIHAI, text, Phase.KICK), declared=("guard",), guard_public=True)
    assert decide(state).action == Kick(dares)


# Held-back ranks (R9.1)


def test_r9_1_the_last_control_waits_for_the_sixes(laid: Laid) -> None:
    state = midway(WEIHAI, "B 99 88 77 666", 20, 20, 20, 20, emperor=1, guard=2, table=[(1, "8")])
    assert "B" not in laid(state)


@pytest.mark.parametrize("rules", [LAIWU, WILD], ids=["laiwu", "wild-twos"])
def test_r9_1_a_control_and_the_threes_go_last(laid: Laid, rules: Rules) -> None:
    state = midway(rules, "B 7 333", "KKQQJJTT99", "KKQQ", "JJTT", "TT99", emperor=1, guard=2, known=True)
    assert laid(state) in ("B7", "7")
    assert laid(state) == "B7"


# 莱芜: the marked ♥4 (R2.3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", ["5", "77", "888"])
def test_r4_1_the_marked_four_is_not_burnt_on_a_small_play(laid: Laid, table: str, seed: int) -> None:
    hand = "G 22 AAA KKK QQQ JJJ TT 99 666 55 44 33"
    assert "G" not in laid(midway(LAIWU, hand, 30, 30, 30, 30, emperor=1, guard=0, table=[(3, table)], seed=seed))


# The throne and the call (R5, R6)

ORDINARY = "22 AAA KKK QQQ JJJJ TTT 9999 888 777 6666 555 444 33 A J"
STRONG = "B* B ss 222222 AAAA KKKKK QQQ JJJ TTTT 9S9S9S99 8888 3 77 4"


@pytest.mark.parametrize("rules", [LAIWU, FIXED, TRIBUTE], ids=["laiwu", "fixed-guard", "tribute"])
def test_r5_1_a_strong_hand_takes_the_throne(decide: Decide, rules: Rules) -> None:
    state = replace(early(rules, STRONG, throne_card=ME), offer=Offer(ME, ME), waiting=(ME,))
    assert decide(state).action == Throne(True)


def test_r5_1_the_fixed_guard_does_not_sit_down_alone_with_an_ordinary_hand(decide: Decide) -> None:
    hand = "B*s*" + ORDINARY.replace("22 ", "").replace(" 33 A J", " 3 A J")
    state = replace(early(FIXED, hand, throne_card=ME), offer=Offer(ME, ME), waiting=(ME,))
    assert decide(state).action == Throne(False)


def test_r5_7_a_pile_of_jokers_makes_a_throne_worth_taking(decide: Decide) -> None:
    state = early(PILE, "s 222 AAAA KKK QQQQ JJJ TTT 999 888 777 6S6S6S66 555 44 3 9 8 7", throne_card=ME)
    laid_down = tuple((seat, Card(Rank.BIG)) for seat in (1, 4, 3))
    bare, laden = (Offer(1, ME, 3, pile) for pile in ((), laid_down))
    assert decide(replace(state, offer=bare, waiting=(ME,))).action == Throne(False)
    assert decide(replace(state, offer=laden, waiting=(ME,))).action == Throne(True)


def test_r6_3_four_of_a_kind_are_not_shown_with_an_ordinary_hand(decide: Decide) -> None:
    hand = "B* s 222 AA KK QQQ JJ TTTT 9S9S9S9S 888 7777 666"
    state = replace(early(CLASSIC, hand, throne_card=ME), offer=None, phase=Phase.CALL, waiting=(ME,), emperor=ME)
    action = decide(state).action
    assert isinstance(action, Call) and len(action.cards) == 3 and not action.open


def test_r6_3_an_ordinary_sword_holder_says_nothing(decide: Decide) -> None:
    hand = "B* s* 222 AA KK QQQ JJ TTTT 999 888 7777 666"
    state = replace(
        early(RIZHAO, hand, throne_card=ME), offer=None, phase=Phase.SOLO, waiting=(ME,), emperor=ME, guard=ME
    )
    assert decide(state).action == Solo(False)


# 烤牌 (R4.4)


def test_r4_4_three_jokers_are_not_roasted_for_a_small_play(laid: Laid) -> None:
    hand = "sss 99 TT JJJ QQ KKK"
    state = midway(KAO, hand, 20, 20, 20, 20, emperor=1, guard=2, table=[(1, "B77")])
    assert laid(state) == "-"


def test_r4_4_an_enemy_about_to_go_out_is_roasted(laid: Laid) -> None:
    state = midway(KAO, "sss 8 99 TTT", "K", 12, 12, 12, emperor=1, guard=2, table=[(1, "B7")], passed=(2, 3, 4))
    assert laid(state) in ("sss8", "sss9")


# 进贡: 申请接风 (R8.6)


def test_r8_6_the_lead_of_a_player_who_went_out_is_applied_for(decide: Decide) -> None:
    state = midway(TRIBUTE, "44 55 66", "", 6, 6, 6, emperor=1, guard=2, finished=(1,), known=True, table=[(1, "K")])
    assert decide(state).action == Apply()


def test_r8_6_the_lead_is_left_to_an_ally_about_to_go_out(decide: Decide) -> None:
    state = midway(
        TRIBUTE, "4455667788", "", "3", 6, 6, emperor=2, guard=0, finished=(1,), known=True, table=[(1, "K")]
    )
    assert decide(state).action == PASS


# 配2 (R4.5)


def test_r4_5_two_twos_are_not_spent_on_a_low_four(laid: Laid) -> None:
    hand = "22 AA KKK QQQ JJJ TTT 99 888 66 555 33"
    for seed in SEEDS:
        assert laid(midway(WILD, hand, 30, 30, 30, 30, emperor=1, guard=2, table=[(1, "4444")], seed=seed)) != "2266"


def test_r4_5_a_natural_pair_goes_before_a_two(laid: Laid) -> None:
    state = midway(WILD, "22 K QQ 99 88 777 33", 20, 20, 20, 20, emperor=1, guard=2, table=[(3, "JJ")])
    assert laid(state) in ("QQ", "-")


def test_r4_5_goes_out_with_its_twos_in_one_play(laid: Laid) -> None:
    assert laid(midway(WILD, "22 444", 9, 9, 9, 9)) == "22444"
    assert laid(midway(WILD, "B2 7", 9, 9, 9, 9)) == "B27"


def test_r4_5_a_two_fills_up_the_play_that_stops_an_enemy(laid: Laid) -> None:
    state = midway(WILD, "2 A 44 55 66 77", "K", 12, 12, 12, emperor=1, guard=2, table=[(1, "QQ")], passed=(2, 3, 4))
    assert laid(state) == "2A"
