"""What only some regions play, before the first lead: decks, thrones, guards, declarations (R2, R5-R7)."""

from collections import Counter

import pytest

from engine.actions import SEATS, Call, Illegal, Kick, Reason, Seat, Throne
from engine.cards import THRONE_CARD, Card, Mark, Rank, Suit, parse_cards, strength
from engine.deal import drawn_holder
from engine.events import (
    Cause,
    Crowned,
    Drawn,
    Kicked,
    Pasted,
    Revealed,
    Revolted,
    Role,
    Voided,
)
from engine.match import Match
from engine.opening import NOTHING_BEFORE, Before
from engine.state import GameState, Phase, SoloKind
from engine.transition import apply, check, dealt, legal_actions, new_deal
from engine.view import view
from tests.engine.matches import played
from tests.engine.tables import (
    accept,
    all_answer,
    call,
    deal_of,
    decline,
    events_of,
    hands_of,
    plays,
    rules_of,
    solo,
)

# Cards (R2)


@pytest.mark.parametrize(
    ("variant", "number", "rank", "copies"),
    [("weifang", 205, Rank.THREE, 5), ("weihai", 166, Rank.SIX, 14), ("laiwu", 216, Rank.THREE, 16)],
)
def test_r2_2_single_cards_are_taken_out(variant: str, number: int, rank: Rank, copies: int) -> None:
    deck = rules_of(variant).cards()
    assert len(deck) == number
    assert Counter(card.rank for card in deck)[rank] == copies


def test_r2_2_which_single_cards() -> None:
    threes = Counter(str(card) for card in rules_of("weifang").cards() if card.rank is Rank.THREE)
    assert threes == {"3S": 2, "3H": 1, "3C": 1, "3D": 1}
    sixes = Counter(str(card) for card in rules_of("weihai").cards() if card.rank is Rank.SIX)
    assert sixes == {"6S": 3, "6H": 3, "6C": 4, "6D": 4}


@pytest.mark.parametrize(("low", "number"), [(3, 216), (4, 200), (6, 168)])
def test_r2_2_the_lowest_rank_is_an_option(low: int, number: int) -> None:
    rules = rules_of("wild-twos", low_rank=low)
    assert len(rules.cards()) == number
    assert rules.plays.held_back is (Rank.THREE if low == 3 else None)


def test_r2_3_the_marked_4_of_hearts_is_the_special() -> None:
    marked = [card for card in rules_of("laiwu").cards() if card.is_guard_card]
    assert marked == [Card(Rank.FOUR, Suit.HEARTS, Mark.GUARD)]
    assert strength(marked[0], special=True) is Rank.SPECIAL
    assert strength(Card(Rank.FOUR, Suit.HEARTS), special=True) is Rank.FOUR


# The throne (R5)


def of_tribute(*texts: str, drawn: Seat = 2, before: Before = NOTHING_BEFORE) -> GameState:
    rules = rules_of("tribute")
    return dealt(rules, hands_of(texts, rules), 0, before, drawn)


def test_r5_1_the_drawn_seat_receives_the_throne_card_and_is_asked_first() -> None:
    rules = rules_of("tribute")
    for number in range(8):
        state = new_deal(rules, "drawn", number, 0)
        holder = drawn_holder(rules, "drawn", number)
        assert state.waiting == (holder,) and THRONE_CARD in state.hands[state.waiting[0]]
        assert events_of(state, Drawn) == [Drawn(state.waiting[0])]
        assert sorted(len(hand) for hand in state.hands) == [43, 43, 43, 43, 44]


def test_r5_1_without_a_throne_card_the_last_emperor_is_asked_first() -> None:
    match = Match(rules_of("wild-twos"), "last emperor", first_seat=3)
    for number in range(12):
        state = match.deal()
        assert state.waiting == (match.first_seat,)
        assert not any(THRONE_CARD in hand for hand in state.hands)
        end = played(state, "last emperor", number)
        match = match.settled(end)
        if end.emperor is not None:
            assert match.first_seat == end.emperor


def test_r5_2_tribute_pastes_a_two_or_nothing() -> None:
    state = of_tribute("2H AS", "AS", "2S", "2S 2D 2D", "7", drawn=4)
    state = decline(state, 5)
    assert [(event.seat, str(event.card)) for event in events_of(state, Pasted)] == [(3, "2S"), (2, "2S"), (0, "2H")]


@pytest.mark.parametrize("variant", ["lianzhong-classic", "wild-twos"])
def test_r5_2_nothing_is_pasted_where_declining_is_free(variant: str) -> None:
    state = decline(deal_of(rules_of(variant), "B* 2 A", "2 A", "2 A", "2 A", "2 A"), 4)
    assert not events_of(state, Pasted) and len(state.hands[0]) == (2 if variant != "wild-twos" else 3)


def test_r5_3_back_to_the_drawn_seat_with_all_twos_and_a_second_refusal_voids() -> None:
    state = of_tribute("2", "2", "9C 9C 9C", "2", "2", drawn=2)
    state = decline(state, 5)
    assert state.waiting == (2,) and state.offer is not None and len(state.offer.pile) == 4
    assert legal_actions(state, 2) == (Throne(False), Throne(True))
    crowned = accept(state)
    assert events_of(crowned, Crowned)[0].pile == state.offer.pile_cards
    void = decline(state)
    assert isinstance(void.events[-1], Voided) and void.outcome is not None and void.outcome.void
    assert sorted(map(len, void.hands)) == [1, 1, 1, 2, 3]


FORCED = {
    "cannot call": ("9C 9C", (Throne(False),)),
    "three": ("9C 9C 9C", (Throne(True),)),
    "two threes": ("9C 9C 9C 8C 8C 8C", (Throne(True),)),
    "four": ("9C 9C 9C 9C", (Throne(False), Throne(True))),
    "three and four": ("9C 9C 9C 8C 8C 8C 8C", (Throne(False), Throne(True))),
}


@pytest.mark.parametrize("case", FORCED)
def test_r5_3_forced_in_the_second_round_unless_he_cannot_call_or_holds_four(case: str) -> None:
    held, answers = FORCED[case]
    state = deal_of(rules_of("lianzhong-classic"), f"B* {held}", "7", "7", "7", "7")
    assert Throne(False) in legal_actions(state, 0)
    assert legal_actions(decline(state, 5), 0) == answers


def test_r5_3_forced_reaches_every_seat_in_turn_and_is_void_after_two_rounds() -> None:
    state = decline(deal_of(rules_of("lianzhong-classic"), "B* 7", "7", "7", "7", "9C 9C 9C"), 6)
    assert state.waiting == (4,) and legal_actions(state, 4) == (Throne(True),)
    nobody = decline(deal_of(rules_of("lianzhong-classic"), "B* 7", "7", "7", "7", "7"), 10)
    assert nobody.over and isinstance(nobody.events[-1], Voided)


@pytest.mark.parametrize(("variant", "sword"), [("weihai", "s*"), ("laiwu", "4H*"), ("wild-twos", "7")])
def test_r5_3_one_round_and_void(variant: str, sword: str) -> None:
    throne = "B" if variant == "wild-twos" else "B*"
    state = deal_of(rules_of(variant), f"{throne} 7", f"{sword} 7", "7", "7", "7")
    assert not decline(state, 4).over
    assert isinstance(decline(state, 5).events[-1], Voided)


def test_r5_3_rizhao_one_round_and_then_the_first_holder_must() -> None:
    state = decline(deal_of(rules_of("rizhao"), "B* 7", "s* 7", "7", "7", "7"), 5)
    assert legal_actions(state, 0) == (Throne(True),)


def test_r5_4_what_a_void_deal_paid_is_paid_again() -> None:
    match = Match(rules_of("tribute"), "again")
    for number in range(30):
        end = played(match.deal(), "again", number)
        assert end.outcome is not None
        if end.outcome.void and match.before != NOTHING_BEFORE:
            assert match.settled(end).before == match.before
            return
        match = match.settled(end)
    pytest.fail("no void deal after a tribute")


@pytest.mark.parametrize("triple", ["B B", "s s s", "2C 2C 2C"])
def test_r5_5_tribute_calls_neither_jokers_nor_twos(triple: str) -> None:
    state = of_tribute("7", "7", triple, "7", "7")
    assert legal_actions(state, 2) == (Throne(False),)


@pytest.mark.parametrize(("triple", "able"), [("B B B", False), ("s s s s", False), ("2C 2C 2C", True)])
def test_r5_5_wild_twos_calls_twos_and_no_jokers(triple: str, able: bool) -> None:
    state = deal_of(rules_of("wild-twos"), triple, "7", "7", "7", "7")
    assert (Throne(True) in legal_actions(state, 0)) is able


def test_r5_7_the_pile_of_decliners() -> None:
    rules = rules_of("wild-twos", emperor_pile=True)
    state = deal_of(rules, "2 s B A", "B A", "s 2 A", "A", "s B A")
    state = decline(state, 5)
    laid = [(event.seat, str(event.card)[0]) for event in events_of(state, Pasted)]
    assert laid == [(0, "B"), (4, "s"), (2, "2"), (1, "B")]
    assert isinstance(state.events[-1], Voided)


@pytest.mark.parametrize(("held", "laid"), [("B s 2", "B"), ("s 2", "s"), ("2 A", "2"), ("A", None)])
def test_r5_7_who_is_asked_first_lays_his_largest(held: str, laid: str | None) -> None:
    state = decline(deal_of(rules_of("wild-twos", emperor_pile=True), held, "7", "7", "7", "7"))
    assert [str(event.card)[0] for event in events_of(state, Pasted)] == ([laid] if laid else [])


def test_r5_7_who_accepts_takes_the_pile_and_the_rest_pay_nothing() -> None:
    rules = rules_of("wild-twos", emperor_pile=True)
    state = accept(decline(deal_of(rules, "B A", "2", "2", "2", "9C 9C 9C")))
    assert Card(Rank.BIG) in state.hands[4] and len(events_of(state, Pasted)) == 1
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1, 4]


# The Guard (R6)


def test_r6_1_laiwu_the_holder_of_the_marked_4_of_hearts_is_the_guard() -> None:
    state = accept(deal_of(rules_of("laiwu"), "B* 7", "4H 7", "4H* 7", "7", "7"))
    assert state.guard == 2 and state.phase is Phase.SOLO


def classic(*texts: str) -> GameState:
    return accept(deal_of(rules_of("lianzhong-classic"), *texts))


def test_r6_3_an_open_solo_may_be_declared_with_three() -> None:
    state = classic("B* 9C 9C 9C 7", "9C 7", "7", "7", "7")
    three = parse_cards("9C9C9C")
    assert legal_actions(state, 0) == (Call(three), Call(three, open=True))
    step = apply(state, 0, Call(three, open=True))
    assert step.state.solo is SoloKind.OPEN and step.state.guard is None and step.state.phase is Phase.PLAY
    assert Revealed(0, Role.SOLO, Cause.ANNOUNCED) in step.events
    assert not any(card.is_guard_card for hand in step.state.hands for card in hand)


def test_r6_3_only_where_the_field_says_so() -> None:
    state = accept(answer_claims(deal_of(rules_of("qingdao"), "B* 9C 9C 9C 7", "9C 7", "7", "7", "7")))
    assert check(state, 0, Call(parse_cards("9C9C9C"), open=True)) == Illegal(Reason.NOT_CALLABLE, ("9C 9C 9C",))


def answer_claims(state: GameState) -> GameState:
    return all_answer(state).state


def test_r6_2_without_a_special_a_lone_emperor_is_found_out_by_the_last_copy() -> None:
    state = classic("B* 9C 9C 9C 9C 7 8", "7", "7", "7", "7")
    state = all_answer(call(state, "9C9C9C").state).state
    assert state.solo is SoloKind.HIDDEN and not any(card.is_guard_card for card in state.hands[0])
    state = plays("9C9C9C", "-", "-", "-", "-")(state)
    assert not state.guard_public
    state = plays("9C")(state)
    assert state.guard_public and events_of(state, Revealed) == [Revealed(0, Role.SOLO, Cause.PLAYED)]


# Declarations (R7)


def test_r7_1_wild_twos_a_declared_guard_doubles_nothing() -> None:
    state = accept(deal_of(rules_of("wild-twos"), "9C 9C 9C 7", "9C 7", "7", "7", "7"))
    state = all_answer(call(state, "9C9C9C").state, yes=[1]).state
    assert state.guard_public and state.declared == ("guard",) and state.stakes == 1


def test_r7_1_tribute_asks_nobody_to_declare() -> None:
    state = accept(of_tribute("9C 7", "7", "9C 9C 9C 7", "7", "7"))
    assert call(state, "9C9C9C").state.phase is Phase.PLAY


def weihai(rebels: list[Seat] | None = None, sword: Seat = 1) -> GameState:
    """威海 after the declarations; the Emperor is seat 0."""
    texts = [("B* " if seat == 0 else "") + ("s* " if seat == sword else "") + "7 8" for seat in SEATS]
    state = solo(accept(deal_of(rules_of("weihai"), *texts)), open_solo=False).state
    return all_answer(state, yes=rebels or []).state


def test_r7_4_in_weihai_one_rebel_is_not_shown() -> None:
    state = weihai([2])
    assert not events_of(state, Revolted) and state.rebels == () and state.stakes == 1


def test_r7_4_in_weihai_two_rebels_show_the_guard() -> None:
    state = weihai([2, 3])
    assert events_of(state, Revolted) == [Revolted((2, 3), succeeded=True)]
    assert state.guard_public and state.stakes == 2


def test_r7_4_in_rizhao_one_declaration_is_enough_and_the_guard_stays_hidden() -> None:
    state = solo(accept(deal_of(rules_of("rizhao"), "B* 7", "s* 7", "7", "7", "7")), open_solo=False).state
    state = all_answer(state, yes=[2, 4]).state
    assert state.stakes == 2 and state.rebels == (2, 4) and not state.guard_public


def kicked(state: GameState, yes: list[Seat]) -> GameState:
    for seat in state.waiting:
        state = apply(state, seat, Kick(seat in yes)).state
    return state


def test_r7_6_two_commoners_kick_a_declared_guard() -> None:
    state = weihai([1])
    assert state.phase is Phase.KICK and state.waiting == (2, 3, 4)
    assert kicked(state, [2]).stakes == 2 and not events_of(kicked(state, [2]), Kicked)
    assert kicked(state, [2, 4]).stakes == 4 and events_of(kicked(state, [2, 4]), Kicked) == [Kicked((2, 4))]


@pytest.mark.parametrize(("yes", "stakes"), [([], 2), ([0], 4), ([1], 4), ([0, 1], 4)])
def test_r7_6_one_of_the_royals_kicks_a_revolt(yes: list[Seat], stakes: int) -> None:
    state = weihai([2, 3])
    assert state.phase is Phase.KICK and state.waiting == (1, 0)
    after = kicked(state, yes)
    assert after.stakes == stakes and after.phase is Phase.PLAY


def test_r7_6_a_lone_emperor_kicks_for_four_times() -> None:
    state = weihai([2, 3], sword=0)
    assert state.waiting == (0,)
    assert kicked(state, [0]).stakes == 4


def test_r7_6_a_kick_is_hidden_until_all_have_answered() -> None:
    state = weihai([1])
    one = apply(state, 2, Kick(True))
    assert one.events == () and view(one.state, 3).events == view(state, 3).events


def test_r7_6_without_declarations_nobody_is_asked() -> None:
    assert weihai([]).phase is Phase.PLAY and weihai([2]).phase is Phase.PLAY
