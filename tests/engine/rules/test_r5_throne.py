"""R5: the throne, from 抢独 to 流局."""

from collections import Counter

import pytest

from engine.actions import Call, Illegal, IllegalAction, Reason, Throne
from engine.cards import THRONE_CARD
from engine.events import Called, Crowned, Declined, Pasted, Pressed, Voided
from engine.match import Match
from engine.state import GameState, Phase
from engine.transition import apply, check, legal_actions
from engine.view import view
from tests.engine.tables import (
    VARIANTS,
    accept,
    call,
    cards,
    deal_of,
    decline,
    events_of,
    hand,
    rules_of,
)

OFFERED = rules_of("qingdao", solo_claim=False)
SIMPLE = rules_of("lianzhong-simple")
TRIPLE = "8S 8S 8S"
# The throne card is offered to seats 0, 4, 3, 2, 1: each hands it to his 上家.
ORDER = (0, 4, 3, 2, 1)


def pasted(state: GameState) -> list[tuple[int, str]]:
    return [(event.seat, str(event.card)) for event in events_of(state, Pasted)]


# R5.1


@pytest.mark.parametrize("sceptre", range(5))
def test_r5_1_the_holder_is_asked_first_and_hands_on_to_his_previous_seat(sceptre: int) -> None:
    hands = ["9S"] * 5
    hands[sceptre] = "9S B*"
    hands[(sceptre + 1) % 5] += " s*"
    state = deal_of(SIMPLE, *hands)
    assert (state.phase, state.waiting) == (Phase.THRONE, (sceptre,))
    for at in range(1, 5):
        holder = (sceptre - at) % 5
        state = decline(state)
        assert state.waiting == (holder,)
        assert THRONE_CARD in state.hands[holder]
        assert events_of(state, Declined)[-1] == Declined((holder + 1) % 5, holder)
    assert [seat for seat in range(5) if THRONE_CARD in state.hands[seat]] == [holder]


def test_r5_1_accepting_makes_an_emperor() -> None:
    state = accept(deal_of(SIMPLE, "9S B*", "s*", "9S", "9S", "9S"))
    assert (state.emperor, state.phase) == (0, Phase.SOLO)
    assert events_of(state, Crowned) == [Crowned(0, ())]


# R5.2


@pytest.mark.parametrize("variant", VARIANTS)
def test_r5_2_the_first_decline_is_free_and_every_later_one_pastes(variant: str) -> None:
    rules = rules_of(variant, solo_claim=False)
    state = deal_of(rules, "B* 9S 9H", "s KS 8S", "QS 8H", "JS 8C", "2S AS")
    state = decline(state)
    assert pasted(state) == []
    state = decline(state, 4)
    assert pasted(state) == [(4, "2S"), (3, "JS"), (2, "QS"), (1, "KS")]
    state = decline(state, 2)
    assert pasted(state)[4:] == [(0, "9S"), (4, "AS")]
    assert state.offer is not None
    assert Counter(state.offer.pile_cards) == Counter(cards("2S JS QS KS 9S AS"))
    assert [len(held) for held in state.hands] == [1, 2, 1, 2, 0]


def test_r5_2_a_pasted_card_leaves_the_hand_and_the_emperor_keeps_the_pile() -> None:
    state = decline(deal_of(SIMPLE, "B* 9S", "9S", "9S s*", "JS 8C", "2S AS"), 3)
    assert state.hands[4] == hand("AS", SIMPLE)
    assert state.hands[3] == hand("8C", SIMPLE)
    state = accept(state)
    assert state.emperor == 2
    assert Counter(state.hands[2]) == Counter(cards("B* s* 9S 2S JS"))
    assert events_of(state, Crowned) == [Crowned(2, cards("2S JS"))]
    assert state.offer is None


@pytest.mark.parametrize(
    ("held", "card"),
    [
        ("2S AS", "2S"),
        ("AS KS s B", "AS"),
        ("AH AH AS", "AS"),
        ("AS AS AH", "AH"),
        ("AD AC AH AS", "AS"),
        ("AD AC AH", "AH"),
        ("AD AC", "AC"),
        ("AS AS AH AH AC AD", "AC"),
        ("AD AS AS KH", "AD"),
        ("7S 7S 7S 7S 7D 7D 7D 7H 7H 7C 7C", "7H"),
    ],
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_r5_2_the_largest_non_joker_and_among_equals_the_rarest_suit(variant: str, held: str, card: str) -> None:
    rules = rules_of(variant, solo_claim=False)
    state = decline(deal_of(rules, "B* 6S", "6S s*", "6S", "6S", held), 2)
    assert pasted(state) == [(4, card)]


@pytest.mark.parametrize("held", ["s* s B", "s*", "", "s s s B B"])
def test_r5_2_sword_sceptre_and_jokers_are_never_pasted(held: str) -> None:
    sword = "" if "s*" in held else "s*"
    state = decline(deal_of(SIMPLE, "B* 6S", f"6S {sword}", "6S", "6S", held), 2)
    assert pasted(state) == []
    assert state.hands[4] == hand(held, SIMPLE)
    assert state.waiting == (3,)


def test_r5_2_a_decline_by_rule_pastes_like_any_other() -> None:
    state = decline(deal_of(OFFERED, "B* 6S", TRIPLE, "8S", "6S", "KS 3H"))
    assert legal_actions(state, 4) == (Throne(False),)
    assert check(state, 4, Throne(True)) == Illegal(Reason.CANNOT_CALL)
    assert pasted(decline(state)) == [(4, "KS")]


def test_r5_2_no_cap_on_a_hand() -> None:
    state = decline(deal_of(SIMPLE, "B* 9S 9S", "s* 9S 9S", "9S 9S", "9S 9S", "9S 9S"), 9)
    assert state.offer is not None
    assert [seat for seat, _ in state.offer.pile] == [4, 3, 2, 1, 0, 4, 3, 2]
    state = accept(state)
    assert state.emperor == 1
    assert [len(held) for held in state.hands] == [1, 11, 0, 0, 0]


# R5.3


def press_deal(*hands: str, **options: bool) -> GameState:
    return deal_of(rules_of("qingdao", solo_claim=False, **options), *hands)


def pressed(state: GameState) -> list[int]:
    return [event.seat for event in events_of(state, Pressed)]


def test_r5_3_the_first_decliner_with_exactly_three_is_pressed() -> None:
    state = decline(press_deal(f"B* {TRIPLE}", "8S KH", "3S", "3H", "3C"), 5)
    assert state.waiting == (0,)
    assert pressed(state) == [0]
    assert legal_actions(state, 0) == (Throne(True),)
    assert check(state, 0, Throne(False)) == Illegal(Reason.MUST_ACCEPT)
    assert accept(state).emperor == 0


def test_r5_3_nobody_is_pressed_in_the_first_round() -> None:
    state = press_deal(f"B* {TRIPLE}", "3S", "3H", "3C", "8S")
    for holder in ORDER:
        assert state.waiting == (holder,)
        assert Throne(False) in legal_actions(state, holder)
        state = decline(state)


def test_r5_3_a_group_of_four_beside_three_does_not_save_him() -> None:
    state = decline(press_deal(f"B* {TRIPLE} 7S 7S 7S 7S", "8S KH", "3S", "3H", "3C"), 5)
    assert pressed(state) == [0]
    assert legal_actions(state, 0) == (Throne(True),)
    assert {len(action.cards) for action in legal_actions(accept(state), 0) if isinstance(action, Call)} == {3, 4}


def test_r5_3_only_four_is_not_pressed_but_may_accept() -> None:
    state = decline(press_deal("B* 8S 8S 8S 8S", "4S", "3S", "3H", "3C"), 5)
    assert pressed(state) == []
    assert legal_actions(state, 0) == (Throne(False), Throne(True))
    assert accept(state).emperor == 0
    assert decline(state).waiting == (4,)


def test_r5_3_two_of_a_kind_is_not_pressed_and_may_not_accept() -> None:
    state = decline(press_deal("B* 8S 8S 7S 7S", "4S", "5S", "6S", "3C"), 5)
    assert pressed(state) == []
    assert legal_actions(state, 0) == (Throne(False),)


def test_r5_3_the_second_round_presses_the_first_who_so_holds() -> None:
    state = decline(press_deal("B* 4H", "JS JS JS QS", f"KH KD {TRIPLE} 3D 3D 3D 3D", "3S KC", "8S AS AH"), 5)
    assert pressed(state) == []
    state = decline(state)
    assert state.waiting == (4,)
    state = decline(state)
    assert state.waiting == (3,)
    state = decline(state)
    assert pressed(state) == [2]
    assert legal_actions(state, 2) == (Throne(True),)


def test_r5_3_a_triple_may_come_from_the_pile() -> None:
    state = decline(press_deal("B* 8S 8S 4S 4S", "5S 5H", "6S 6H", "7S 7H", "8S 5C"), 5)
    assert (4, "8S") in pasted(state)
    assert pressed(state) == [0]


def test_r5_3_a_triple_may_have_been_pasted_away_and_then_he_goes_free() -> None:
    state = decline(press_deal("B* 4S", "5S 5H", "6S 6H", f"{TRIPLE} 3H", "3C 3D"), 5)
    assert (3, "8S") in pasted(state)
    assert pressed(state) == []


def test_r5_3_the_fourth_copy_in_the_pile_saves_him() -> None:
    state = decline(press_deal(f"B* {TRIPLE}", "8S", "3S", "3H", "3C"), 5)
    assert (1, "8S") in pasted(state)
    assert pressed(state) == []
    assert legal_actions(state, 0) == (Throne(False), Throne(True))
    assert {len(action.cards) for action in legal_actions(accept(state), 0) if isinstance(action, Call)} == {3, 4}


def test_r5_3_with_big_jokers_the_throne_card_counts_for_the_three() -> None:
    state = decline(press_deal("B* B B", "B 3S", "3H", "3C", "3D"), 5)
    assert pressed(state) == [0]


def test_r5_3_void_after_two_rounds() -> None:
    before = press_deal("B* 4S 4H", "5S 5H", "6S 6H", "7S 7H", "9C 9D")
    state = decline(before, 9)
    assert not state.over
    assert state.waiting == (1,)
    state = decline(state)
    assert (state.phase, state.waiting, state.over) == (Phase.SETTLEMENT, (), True)
    assert state.outcome is not None
    assert state.outcome.void
    assert state.outcome.points == (0, 0, 0, 0, 0)
    assert isinstance(state.events[-1], Voided)
    assert state.emperor is None


@pytest.mark.parametrize(("first", "second"), [("4S 4H", "7S 7H"), ("2S 2H KS", "s s 6H")])
def test_r5_4_void_gives_the_pasted_cards_back(first: str, second: str) -> None:
    before = press_deal(f"B* {first}", "5S 5H", "6S 6H", second, "9C 9D")
    state = decline(before, 10)
    assert state.hands == before.hands
    assert pasted(state) != []
    assert state.offer is None
    assert all(legal_actions(state, seat) == () for seat in range(5))


def test_r5_4_a_void_deal_is_begun_again_by_the_same_seat_with_new_cards() -> None:
    match = Match(SIMPLE, "4", first_seat=2, emperor=1)
    state = match.deal()
    before = state.hands
    state = decline(state, 10)
    after = match.settled(state)
    assert (after.first_seat, after.emperor, after.number) == (2, 1, 1)
    assert (after.totals, after.eggs, after.house) == (match.totals, match.eggs, match.house)
    assert after.deal().hands != before


def test_r5_3_lianzhong_simple_two_rounds_and_nobody_is_ever_pressed() -> None:
    state = deal_of(SIMPLE, "B* 9S 9H", "s* 9S", "9S 9H", "9S", "9S 9H")
    for times in range(10):
        assert legal_actions(state, state.waiting[0]) == (Throne(False), Throne(True)), times
        state = decline(state)
    assert state.over
    assert state.outcome is not None
    assert state.outcome.void
    assert pressed(state) == []


@pytest.mark.parametrize("holder", range(5))
def test_r5_3_fixed_guard_presses_the_first_decliner_whatever_he_holds(holder: int) -> None:
    hands = ["3S 4S 5S"] * 5
    hands[holder] += " B*"
    hands[(holder + 3) % 5] += " s*"
    state = decline(press_deal(*hands, fixed_guard=True), 5)
    assert state.waiting == (holder,)
    assert pressed(state) == [holder]
    assert legal_actions(state, holder) == (Throne(True),)
    state = accept(state)
    assert (state.emperor, state.phase) == (holder, Phase.SOLO)


# R5.5


@pytest.mark.parametrize(
    ("held", "able"),
    [
        ("8S 8S 8S", True),
        ("8S 8S 8S 8S", True),
        ("8S 8S 8H", False),
        ("8S 8H 8C 8D", False),
        ("2S 2S 2S", True),
        ("s s s", True),
        ("B B", True),
        ("B B B", True),
        ("B s s", False),
        ("3S 3S 3S", True),
    ],
)
def test_r5_5_accepting_needs_three_or_four_identical_cards(held: str, able: bool) -> None:
    state = deal_of(OFFERED, f"B* {held}", "4H", "4H", "4H", "4H")
    assert (Throne(True) in legal_actions(state, 0)) is able
    assert check(state, 0, Throne(True)) == (None if able else Illegal(Reason.CANNOT_CALL))
    if not able:
        with pytest.raises(IllegalAction):
            apply(state, 0, Throne(True))


def test_r5_5_the_throne_card_travels_and_counts_for_its_holder() -> None:
    state = decline(deal_of(OFFERED, "B* 4H", "B", "4H", "4H", "B B 3H"))
    assert legal_actions(state, 4) == (Throne(False), Throne(True))
    (three,) = legal_actions(accept(state), 4)
    assert three == Call(cards("B* B B"))


def test_r5_5_the_pile_counts() -> None:
    state = decline(deal_of(OFFERED, "B* 4H", "4H", "4H", "8S 8S 3C", "8S 5H"), 2)
    assert legal_actions(state, 3) == (Throne(False), Throne(True))
    assert legal_actions(accept(state), 3) == (Call(cards("8S 8S 8S")),)


def test_r5_5_the_held_back_rank_is_never_called() -> None:
    hands = ("B* 3S 3S 3S", "3S KH", "4H", "5H", "6H")
    assert Throne(True) in legal_actions(press_deal(*hands), 0)
    state = press_deal(*hands, held_back=True)
    assert legal_actions(state, 0) == (Throne(False),)
    assert pressed(decline(state, 5)) == []
    both = accept(press_deal("B* 3S 3S 3S 8S 8S 8S", "3S", "8S", "4H", "4H", held_back=True))
    assert legal_actions(both, 0) == (Call(cards("8S 8S 8S")),)
    assert check(both, 0, Call(cards("3S 3S 3S"))) == Illegal(Reason.NOT_CALLABLE, ("3S 3S 3S",))


def test_r5_5_nothing_shows_that_a_decline_was_by_rule() -> None:
    able = decline(deal_of(OFFERED, f"B* {TRIPLE} KS", "8S", "4H", "4H", "4H"))
    unable = decline(deal_of(OFFERED, "B* 8S 8S KS 7S", "8S", "4H", "4H", "4H"))
    assert able.events == unable.events
    for seat in range(1, 5):
        assert view(able, seat) == view(unable, seat)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8S 8S", Reason.NOT_CALLABLE),
        ("8S 8S 8S 8S", Reason.NOT_HELD),
        ("8S 8S 8H", Reason.NOT_CALLABLE),
        ("8H 8H 8H", Reason.NOT_HELD),
        ("9S 9S 9S", Reason.NOT_HELD),
        ("7S 7S 7S 7S", None),
        ("7S 7S 7S", None),
        ("8S 8S 8S", None),
        ("", Reason.NOT_CALLABLE),
        ("B* B B", Reason.NOT_HELD),
    ],
)
def test_r5_5_what_may_be_called(text: str, reason: Reason | None) -> None:
    state = accept(deal_of(OFFERED, f"B* {TRIPLE} 8H 7S 7S 7S 7S B", "8S", "4H", "4H", "4H"))
    illegal = check(state, 0, Call(cards(text)))
    assert (None if illegal is None else illegal.reason) is reason


@pytest.mark.parametrize("text", ["B B B", "B* B* B*", "B* B* B", "B B"])
def test_r5_5_of_called_big_jokers_the_throne_card_is_one(text: str) -> None:
    state = accept(deal_of(OFFERED, "B* B B B 8S", "8S", "4H", "4H", "4H"))
    assert set(legal_actions(state, 0)) == {Call(cards("B* B B")), Call(cards("B* B B B"))}
    assert check(state, 0, Call(cards(text))) is not None


def test_r5_5_a_card_with_a_wrong_mark_is_not_called() -> None:
    state = accept(deal_of(OFFERED, f"B* {TRIPLE}", "8S", "4H", "4H", "4H"))
    assert check(state, 0, Call(cards("8S* 8S* 8S*"))) == Illegal(Reason.NOT_HELD, ("8S*",))


def test_r5_the_call_is_shown_to_the_table() -> None:
    step = call(accept(deal_of(OFFERED, f"B* {TRIPLE}", "8S", "4H", "4H", "4H")), TRIPLE)
    assert step.events == (Called(0, cards(TRIPLE)),)
