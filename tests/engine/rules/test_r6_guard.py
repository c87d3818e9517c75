"""R6: who the Guard is, how he becomes known, and the lone Emperor."""

from dataclasses import replace

import pytest

from engine.actions import PASS, Illegal, Reason, Solo
from engine.cards import SPECIAL_CARD, Mark, play_notation
from engine.events import Called, Cause, Claimed, Crowned, Finished, Played, Revealed, Role, Staked
from engine.movegen import leads
from engine.rules import Rules
from engine.state import GameState, Phase, SoloKind
from engine.transition import Step, check, legal_actions
from engine.view import view
from tests.engine.tables import (
    accept,
    all_answer,
    call,
    cards,
    deal_of,
    events_of,
    hand,
    playing,
    plays,
    rules_of,
    solo,
)

CALLED = rules_of("qingdao", solo_claim=False)
SWORD = rules_of("lianzhong-simple")
FIXED = rules_of("qingdao", fixed_guard=True, solo_claim=False)
TRIPLE = "8S 8S 8S"


def after_call(*hands: str, shown: str = TRIPLE) -> Step:
    return call(accept(deal_of(CALLED, *hands)), shown)


# R6.1


@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_r6_1_the_holder_of_the_fourth_is_the_guard(holder: int) -> None:
    hands = [f"B* {TRIPLE} 4H", "4H", "4H", "4H", "5H"]
    hands[holder] += " 8S"
    step = after_call(*hands)
    state = step.state
    assert (state.guard, state.solo, state.called) == (holder, SoloKind.NONE, cards("8S")[0])
    assert state.role(holder) is Role.GUARD
    assert state.role(0) is Role.EMPEROR
    assert [seat for seat in range(5) if state.role(seat) is Role.COMMONER] == [
        seat for seat in range(1, 5) if seat != holder
    ]
    assert cards("8S*")[0] in state.hands[holder]
    assert state.hands[0].count(cards("8S")[0]) == 3
    assert step.events == (Called(0, cards(TRIPLE)),)


@pytest.mark.parametrize("rules", [SWORD, FIXED], ids=["lianzhong-simple", "qingdao-fixed_guard"])
@pytest.mark.parametrize("holder", range(5))
def test_r6_1_the_holder_of_the_sword_is_the_guard(rules: Rules, holder: int) -> None:
    hands = ["B* 9H", "9H", "9H", "9H", "9H"]
    hands[holder] += " s*"
    state = accept(deal_of(rules, *hands))
    assert (state.phase, state.guard) == (Phase.SOLO, holder)
    state = solo(state, False).state
    assert state.role(holder) is (Role.SOLO if holder == 0 else Role.GUARD)


def test_r6_1_a_fixed_guard_in_qingdao_has_no_special_and_calls_nothing() -> None:
    assert (FIXED.special, FIXED.called) == (False, False)
    assert accept(deal_of(FIXED, "B* 9H", "s* 9H", "9H", "9H", "9H")).phase is Phase.SOLO


# R3.7 at the table


@pytest.mark.parametrize(
    ("shown", "own", "fourth"),
    [("2S 2S 2S", "2S 2S 2S", "2S"), ("s s s", "s s s", "s"), ("B* B B", "B B", "B")],
)
def test_r3_7_a_called_joker_or_two_becomes_the_special(shown: str, own: str, fourth: str) -> None:
    state = after_call(f"B* {own} 4H", f"{fourth} 9H", "4H", "4H", "4H", shown=shown).state
    assert state.guard == 1
    offered = [play_notation(play, True) for play in leads(state.hands[1], CALLED)]
    assert sorted(offered) == ["9", "G", "G9"]
    assert sorted(map(str, state.hands[0])) == sorted(map(str, hand(f"B* {own} 4H", CALLED)))


def test_r3_7_a_called_big_joker_never_reads_like_the_throne_card() -> None:
    state = after_call("B* B B 4H", "B s 9H", "4H", "4H", "4H", shown="B* B B").state
    assert SPECIAL_CARD in state.hands[1]
    assert str(SPECIAL_CARD) == "G"


def test_r3_7_a_called_two_no_longer_helps_against_a_big_joker() -> None:
    rules = rules_of("qingdao", solo_claim=False, twos_beat_big=True)
    state = call(accept(deal_of(rules, "B* 2S 2S 2S 4H", "2S 2H 2H", "4H", "4H", "4H")), "2S 2S 2S").state
    state = all_answer(state).state
    state = plays("B*")(state)
    assert [play_notation(action.cards, True) for action in legal_actions(state, 1) if action.cards] == ["G"]


# R6.2


def test_r6_2_only_the_guard_knows_at_first() -> None:
    state = after_call(f"B* {TRIPLE} 4H", "4H", "8S 4H", "4H", "4H").state
    assert [view(state, seat).role for seat in range(5)] == [
        Role.EMPEROR, Role.COMMONER, Role.GUARD, Role.COMMONER, Role.COMMONER,
    ]  # fmt: skip
    for seat in range(5):
        assert view(state, seat).roles == (Role.EMPEROR, None, None, None, None)


@pytest.mark.parametrize(
    ("rules", "mine", "lead", "laid"),
    [
        (CALLED, "8S* 9H 9C", "6H", "8S*"),
        (CALLED, "8S* 9H 9C", "6H 6C", "8S* 9H"),
        (SWORD, "s* 9H 9C", "6H", "s*"),
        (SWORD, "s* 9H 9C", "6H 6C 6D", "s* 9H 9C"),
    ],
    ids=["called alone", "called attached", "sword alone", "sword attached"],
)
def test_r6_2_playing_the_guard_card_reveals_and_does_not_double(rules: Rules, mine: str, lead: str, laid: str) -> None:
    state = playing(rules, f"{lead} 7H", mine, "9H 9H", "9H 9H", "9H 9H")
    state = plays(lead, laid)(state)
    assert state.guard_public
    assert Revealed(1, Role.GUARD, Cause.PLAYED) in state.events
    assert state.stakes == 1
    assert events_of(state, Staked) == []
    assert view(state, 3).roles == (Role.EMPEROR, Role.GUARD, Role.COMMONER, Role.COMMONER, Role.COMMONER)


def test_r6_2_an_unmarked_twin_does_not_reveal() -> None:
    state = plays("9H", "s")(playing(SWORD, "9H 9H", "s* s 9H", "9H", "9H", "9H"))
    assert not state.guard_public
    assert events_of(state, Revealed) == []
    state = plays("9H", "s*")(playing(SWORD, "9H 9H", "s* s 9H", "9H", "9H", "9H"))
    assert events_of(state, Revealed) == [Revealed(1, Role.GUARD, Cause.PLAYED)]


def test_r6_2_the_three_shown_copies_do_not_reveal() -> None:
    state = plays("8S 8S 8S")(playing(CALLED, f"{TRIPLE} 9H", "8S* 9H", "9H", "9H", "9H"))
    assert events_of(state, Revealed) == []


def test_r6_2_a_known_guard_is_not_revealed_again() -> None:
    state = plays("9H", "s*")(playing(SWORD, "9H 9H", "s* 9H", "9H", "9H", "9H", known=True))
    assert events_of(state, Revealed) == []


def test_r6_2_going_out_with_the_guard_card_reveals_first() -> None:
    state = plays("9H", "s*")(playing(SWORD, "9H 9H", "s*", "9H", "9H", "9H"))
    assert [type(event) for event in state.events[-3:]] == [Played, Revealed, Finished]


def test_r6_2_the_reveal_comes_before_the_end_of_the_deal() -> None:
    state = plays("9H", "s*")(
        playing(SWORD, "9H", "s*", "9H", "9H", "9H"),
    )
    assert [type(event).__name__ for event in state.events] == [
        "Played", "Finished", "Played", "Revealed", "Finished", "Ended",
    ]  # fmt: skip


def test_r6_2_a_hidden_lone_emperor_is_revealed_by_his_guard_card() -> None:
    for rules, mine, laid in ((CALLED, "8S* 9H", "8S*"), (SWORD, "s* 9H", "s*"), (CALLED, "8S* 9H", "8S* 9H")):
        state = playing(rules, mine, "9H", "9H", "9H", "9H", guard=0, solo=SoloKind.HIDDEN)
        assert view(state, 0).role is Role.SOLO
        assert view(state, 1).roles[0] is Role.EMPEROR
        assert view(state, 1).solo is SoloKind.NONE
        state = plays(laid)(state)
        assert Revealed(0, Role.SOLO, Cause.PLAYED) in state.events
        assert view(state, 1).roles == (Role.SOLO, *[Role.COMMONER] * 4)
        assert (state.stakes, state.solo) == (1, SoloKind.HIDDEN)


# R6.3


def test_r6_3_showing_four_is_an_open_solo() -> None:
    state = accept(deal_of(CALLED, "B* 8S 8S 8S 8S 4H", "4H", "4H", "4H", "4H"))
    assert [len(action.cards) for action in legal_actions(state, 0)] == [3, 4]
    step = call(state, "8S 8S 8S 8S")
    assert step.events[:2] == (Called(0, cards("8S 8S 8S 8S")), Revealed(0, Role.SOLO, Cause.CALLED_FOUR))
    assert (step.state.solo, step.state.phase, step.state.waiting) == (SoloKind.OPEN, Phase.PLAY, (0,))
    assert cards("8S*")[0] in step.state.hands[0]


def test_r6_3_showing_three_with_the_fourth_in_hand_is_a_hidden_solo() -> None:
    lone = after_call("B* 8S 8S 8S 8S 4H", "4H 5H", "4H", "4H", "4H")
    pair = after_call("B* 8S 8S 8S 5H 4H", "4H 8S", "4H", "4H", "4H")
    assert (lone.state.solo, lone.state.guard) == (SoloKind.HIDDEN, 0)
    assert (pair.state.solo, pair.state.guard) == (SoloKind.NONE, 1)
    assert lone.events == pair.events
    assert (lone.state.phase, lone.state.waiting) == (pair.state.phase, pair.state.waiting)
    for seat in (2, 3, 4):
        assert view(lone.state, seat) == view(pair.state, seat)


@pytest.mark.parametrize("holder", range(5))
def test_r6_3_every_emperor_under_a_sword_is_asked(holder: int) -> None:
    hands = ["B* 9H", "9H", "9H", "9H", "9H"]
    hands[holder] += " s*"
    state = accept(deal_of(SWORD, *hands))
    assert (state.phase, state.waiting) == (Phase.SOLO, (0,))
    assert legal_actions(state, 0) == ((Solo(False), Solo(True)) if holder == 0 else (Solo(False),))
    assert check(state, 0, Solo(True)) == (None if holder == 0 else Illegal(Reason.SWORD_NEEDED))


def test_r6_3_the_answer_hidden_looks_the_same_with_and_without_the_sword() -> None:
    def asked(*hands: str) -> GameState:
        return accept(deal_of(SWORD, *hands))

    lone = asked("B* 9H s*", "9H s", "9H", "9H", "9H")
    pair = asked("B* 9H s", "9H s*", "9H", "9H", "9H")
    for seat in (2, 3, 4):
        assert view(lone, seat) == view(pair, seat)
    after_lone, after_pair = solo(lone, False), solo(pair, False)
    assert after_lone.events == after_pair.events == ()
    assert (after_lone.state.solo, after_pair.state.solo) == (SoloKind.HIDDEN, SoloKind.NONE)
    for seat in (2, 3, 4):
        assert view(after_lone.state, seat) == view(after_pair.state, seat)


def test_r6_3_an_open_solo_is_announced_before_the_first_lead() -> None:
    step = solo(accept(deal_of(SWORD, "B* 9H s*", "9H", "9H", "9H", "9H")), True)
    assert step.events[0] == Revealed(0, Role.SOLO, Cause.ANNOUNCED)
    assert (step.state.phase, step.state.solo, step.state.waiting) == (Phase.PLAY, SoloKind.OPEN, (0,))


def test_r6_3_the_sword_may_come_with_nothing_pasted() -> None:
    state = accept(deal_of(SWORD, "B* s*", "9H", "9H", "9H", "9H"))
    assert events_of(state, Crowned) == [Crowned(0, ())]
    assert state.guard == 0


# R6.4


def test_r6_4_after_a_claim_there_is_no_guard_and_no_special() -> None:
    state = all_answer(deal_of(rules_of("qingdao"), "B* 8S 8S 8S", "8S 9H", "9H", "9H", "9H"), {0}).state
    assert (state.guard, state.called, state.solo) == (None, None, SoloKind.CLAIMED)
    assert not any(card.mark is Mark.GUARD or card == SPECIAL_CARD for held in state.hands for card in held)
    assert [state.role(seat) for seat in range(5)] == [Role.SOLO, *[Role.COMMONER] * 4]
    assert events_of(state, Claimed) == [Claimed(0)]


@pytest.mark.parametrize("variant", ["lianzhong-simple", "qingdao"])
def test_r6_4_after_a_claim_the_sword_is_an_ordinary_small_joker(variant: str) -> None:
    rules = rules_of(variant, solo_claim=True, **({"fixed_guard": True} if variant == "qingdao" else {}))
    state = all_answer(deal_of(rules, "B* 9H 9H", "s* 9H", "9H", "9H", "9H"), {0}).state
    revealed = events_of(state, Revealed)
    assert view(state, 1).role is Role.COMMONER
    state = plays("9H", "s*")(state)
    assert events_of(state, Revealed) == revealed
    assert state.role(1) is Role.COMMONER
    assert state.hands[1] == cards("9H")


def test_r6_4_after_a_claim_a_marked_special_is_an_ordinary_card() -> None:
    """House rules may let 莱芜 claim: its ♥4 with the sword is then a 4, and beats no big joker."""
    laiwu = rules_of("laiwu")
    rules = replace(laiwu, throne=replace(laiwu.throne, solo_claim=True))
    state = all_answer(deal_of(rules, "B* B 9H", "4H* 9H", "9H", "9H", "9H"), {0}).state
    assert state.hands[1] == cards("9H 4H")
    assert legal_actions(plays("B")(state), 1) == (PASS,)


def test_r6_4_in_a_solo_the_special_stays_in_the_emperors_hand() -> None:
    for shown in (TRIPLE, f"{TRIPLE} 8S"):
        state = after_call("B* 8S 8S 8S 8S 4H", "B 4H", "4H", "4H", "4H", shown=shown).state
        assert "G" in [play_notation(play, True) for play in leads(state.hands[0], CALLED)]
