"""The novice plays like somebody who has just learned the rules: simply, with mistakes, never out of his mind."""

from __future__ import annotations

import pytest

from engine.actions import PASS, Allegiance, PlayCards, Prompt, SoloClaim, Throne
from engine.bots import Decision, Why, bot_rng, make_bot
from engine.cards import play_notation, strength
from engine.state import GameState
from engine.transition import apply, new_deal
from engine.view import view
from tests.engine.bots.positions import ME, early, long_hand, midway, seen_by
from tests.engine.tables import rules_of

QINGDAO = rules_of("qingdao")
CALLS = rules_of("qingdao", solo_claim=False)
SIMPLE = rules_of("lianzhong-simple")
LONG = "Bs 22 AAA KK QQQ JJJJ TTT 9999 888 777 6666 555 44 3333 AK"
WEAK = "2 AK QQ JJ T T 999 888 7777 666 55555 4444 33333 333 JQK A 4"
DRAWS = range(24)


def answers(state: GameState) -> list[Decision]:
    """What it answers in seat 0 on many days."""
    seen = view(state, ME)
    found = [make_bot("novice").choose(seen, bot_rng("novice", day, ME, 0)) for day in DRAWS]
    assert all(seen.refuse(decision.action) is None for decision in found)
    return found


def plays(state: GameState) -> set[str]:
    special = state.rules.special
    actions = [decision.action for decision in answers(state)]
    return {play_notation(action.cards, special) or "-" for action in actions if isinstance(action, PlayCards)}


def test_it_leads_the_longest_group_and_the_higher_of_two() -> None:
    assert plays(long_hand(QINGDAO, LONG)) == {"JJJJ"}


def test_it_beats_with_the_lowest_or_lets_it_go_by_oversight() -> None:
    assert plays(long_hand(QINGDAO, LONG, table="66")) == {"77", "-"}


def test_it_breaks_three_but_never_four() -> None:
    hand = "2222 AAAA KKKK QQQQ JJJJ TTTT 9999 8888 666 555 444 37"
    assert plays(long_hand(QINGDAO, hand + "7", table="7")) == {"-"}
    assert plays(long_hand(QINGDAO, LONG, table="7")) == {"8", "-"}


def test_no_joker_on_a_low_single_or_pair() -> None:
    for table in ("5", "9", "66", "TT"):
        assert not any(set("sB") & set(play) for play in plays(long_hand(QINGDAO, LONG, table=table)))


def test_an_ally_about_to_go_out_keeps_his_trick() -> None:
    """Even a novice knows that, once he knows who is who."""
    state = midway(QINGDAO, "9TJQK 2", 20, 20, "3", 20, guard=1, emperor=2, known=True, table=[(3, "8")])
    assert plays(state) == {"-"}
    assert answers(state)[0].reasons[0].why is Why.LEAVES_ALLY_OUT


def test_it_goes_out_when_it_can() -> None:
    assert plays(midway(QINGDAO, "99", 20, 20, 20, 20)) == {"99"}
    assert plays(midway(QINGDAO, "99", 20, 20, 20, 20, table=[(1, "88")])) == {"99"}


def test_no_single_is_led_to_an_enemy_with_one_card() -> None:
    assert plays(midway(QINGDAO, "4 77 K", "3", 20, 20, 20, emperor=1)) == {"77"}


def test_it_counts_nothing() -> None:
    """What was played before does not change what it leads."""
    few = plays(midway(QINGDAO, "KKK 44 9", 20, 20, 20, 20))
    assert few == plays(midway(QINGDAO, "KKK 44 9", 5, 6, 20, 20))


def test_a_weak_hand_leaves_the_throne_and_the_stakes_alone() -> None:
    state = early(CALLS, WEAK, throne_card=1)
    state = apply(state, 1, Throne(False)).state
    assert {decision.action for decision in answers(state)} == {Throne(False)}
    claims = early(QINGDAO, WEAK)
    asked = seen_by(claims, ME, Prompt.SOLO_CLAIM)
    assert make_bot("novice").choose(asked, bot_rng("novice", 0, ME, 0)).action == SoloClaim(False)


@pytest.mark.parametrize("variant", ["qingdao", "weihai", "lianzhong-simple", "tribute"])
def test_few_novices_claim_or_double_and_jokers_are_not_led_early(variant: str) -> None:
    bot = make_bot("novice")
    claims = doubled = asked = 0
    for number in range(12):
        state = new_deal(rules_of(variant), "novice", number, 0)
        while not state.over:
            seat = state.waiting[len(state.answers)]
            seen = view(state, seat)
            action = bot.choose(seen, bot_rng("novice", number, seat, len(state.history))).action
            claims += action == SoloClaim(True)
            if isinstance(action, Allegiance):
                asked += 1
                doubled += action.declare
            if isinstance(action, PlayCards) and action != PASS and not seen.table and len(seen.hand) > 12:
                assert not strength(action.cards[0], seen.rules.special).is_joker
            state = apply(state, seat, action).state
    assert claims <= 1 and doubled <= asked / 8
