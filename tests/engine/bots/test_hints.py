"""Hints are answers that may be given, the standard player's own first, told by what the seat sees alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import PASS, Kick, PlayCards, Prompt, SoloClaim, Throne
from engine.bots import Why, make_bot
from engine.bots.hints import MOST, Cost, Hint, Price, hints
from engine.cards import play_notation
from engine.state import GameState
from engine.transition import new_deal
from engine.view import view
from tests.engine.bots.positions import early, long_hand, midway
from tests.engine.bots.test_world_swap import asked_to_kick
from tests.engine.bots.worlds import frozen, pairs, standard
from tests.engine.tables import CASE_IDS, CASES, asked, label, random_deal, rules_of

QINGDAO = rules_of("qingdao")
STATES_EACH = 4
STRIDE = 9

seen_prompts: set[Prompt] = set()


def told(state: GameState) -> dict[str, Hint]:
    """The hints for seat 0 while it plays, by play; `-` is a pass."""
    found = {}
    for hint in hints(view(state, 0)):
        assert isinstance(hint.action, PlayCards)
        found[play_notation(hint.action.cards, state.rules.special) or "-"] = hint
    return found


def costs(hint: Hint) -> set[Cost]:
    return {price.cost for price in hint.prices}


@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_hints_are_legal_distinct_and_begin_with_the_bots_own_answer(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    bot = make_bot("standard")
    for number in (len(label(options)) % 2,):
        for at, (state, _, _, _) in enumerate(random_deal(new_deal(rules, "hints", number, 0), Random(number))):
            for seat in asked(state):
                seen = view(state, seat)
                assert seen.prompt is not None
                if at % STRIDE and seen.prompt is Prompt.PLAY:
                    continue
                found = hints(seen)
                seen_prompts.add(seen.prompt)
                assert 1 <= len(found) <= MOST
                assert found[0].action == bot.choose(seen, Random(1)).action
                assert len({hint.action for hint in found}) == len(found)
                for hint in found:
                    assert seen.refuse(hint.action) is None
                    assert hint.reasons
                    assert hint.chance is None or 0.0 <= hint.chance <= 1.0


def test_every_prompt_was_among_them() -> None:
    if len(seen_prompts) < 2:
        pytest.skip("needs the deals of every case above")
    assert seen_prompts >= set(Prompt) - {Prompt.KICK}


@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_hints_are_the_same_in_every_world_that_fits(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    number = found = 0
    while found < STATES_EACH:
        for pair in pairs(rules, f"hints {label(options)}", number, standard):
            assert frozen(pair.here) == frozen(pair.there)
            assert hints(pair.here) == hints(pair.there)
            found += 1
        number += 1


def test_who_is_not_asked_gets_no_hint() -> None:
    state = new_deal(rules_of("qingdao", solo_claim=False), "turn", 0, 0)
    idle = next(seat for seat in range(5) if seat not in asked(state))
    with pytest.raises(ValueError, match="is not asked"):
        hints(view(state, idle))


def test_a_play_that_breaks_a_group_says_which() -> None:
    state = midway(QINGDAO, "2222 KKKK 9 8", 20, 20, 20, 20, table=[(3, "QQ")], passed=(4,))
    broken = next(hint for play, hint in told(state).items() if play == "22")
    assert Price(Cost.BREAKS, (15, 4)) in broken.prices
    assert Cost.JOKERS not in costs(broken)


def test_a_pass_says_what_beating_would_break_and_who_is_suspected() -> None:
    state = midway(QINGDAO, "KKKK JJJJ TTTT 9999 888", 20, 20, 20, 20, table=[(2, "QQ")])
    hint = told(state)["-"]
    assert Cost.BEATING_BREAKS in costs(hint)
    assert hint.suspect is not None and hint.suspect.seat == 2
    assert {note.why for note in hint.reasons}.isdisjoint({Why.BREAKS_GROUP, Why.SAVES_JOKERS})
    assert hint.chance is not None and 0.0 < hint.chance < 1.0


def test_nobody_is_suspected_once_the_guard_is_known() -> None:
    state = midway(QINGDAO, "KKKK JJJJ TTTT 9999 888", 20, 20, 20, 20, table=[(2, "QQ")], known=True)
    assert all(hint.suspect is None for hint in told(state).values())


def test_jokers_and_the_guards_card_have_their_price() -> None:
    state = midway(QINGDAO, "G 999 88 5", 20, 20, 20, 20, emperor=1, guard=0, table=[(3, "B")])
    special = told(state)["G"]
    assert special.prices == (Price(Cost.JOKERS, (0, 0, 1)), Price(Cost.SHOWS_GUARD))


def test_overtaking_a_known_ally_is_said() -> None:
    state = midway(QINGDAO, "22 A 9 8 7", "5555", 20, 6, 20, known=True, table=[(3, "K")])
    over = [hint for play, hint in told(state).items() if play != "-"]
    assert over and all(Price(Cost.OVERTAKES, (3, 100)) in hint.prices for hint in over)


def test_a_lead_that_lets_an_enemy_out_is_said() -> None:
    state = midway(QINGDAO, "5 33 444 66", 2, 20, 20, 20, known=True)
    found = told(state)
    assert found["33"].prices == (Price(Cost.LETS_OUT, (1, 2)),)
    assert found["444"].prices == ()


def test_going_out_costs_nothing_and_is_never_in_doubt() -> None:
    state = midway(QINGDAO, "99", 20, 20, 20, 20, table=[(3, "66")])
    best = hints(view(state, 0))[0]
    assert best.action != PASS and best.prices == () and best.chance is None
    assert best.reasons[0].why is Why.GOES_OUT


def test_who_cannot_beat_has_one_hint() -> None:
    state = midway(QINGDAO, "3 4 5", 20, 20, 20, 20, table=[(3, "66")])
    (only,) = hints(view(state, 0))
    assert only.action == PASS and only.reasons[0].why is Why.CANNOT_BEAT


def test_hints_differ_in_more_than_passing_and_asking_for_the_lead() -> None:
    state = midway(rules_of("tribute"), "AA KK 9 8", 20, 20, "", 20, table=[(3, "QQ")], finished=(3,))
    answers = [hint.action for hint in hints(view(state, 0))]
    assert sum(not (isinstance(action, PlayCards) and action.cards) for action in answers) == 1


def test_a_strong_hand_is_told_as_better_than_most() -> None:
    strong = "BBB ss 2222 AAAAA KKKKK QQQQ JJJJJ TTTT 999 888 777 66 5"
    weak = "3 44 5 66 7 8 9 T J Q K A 55 99 33 T J Q K 77 88 4 6 5 7 8 9 T J Q K A 2 2"
    rules = rules_of("qingdao")
    better, worse = (hints(view(early(rules, text), 0))[0] for text in (strong, weak))
    assert better.chance is not None and worse.chance is not None
    assert better.chance > 0.9 > 0.5 > worse.chance


def test_a_claim_is_one_against_four_and_its_refusal_costs_nothing() -> None:
    state = early(QINGDAO, "Bs 22 AAA KK QQQ JJJJ TTT 9999 888 777 6666 555 44 3333 AK")
    found = {hint.action: hint for hint in hints(view(state, 0))}
    assert found[SoloClaim(True)].prices == (Price(Cost.ALONE),)
    assert found[SoloClaim(False)].prices == ()
    assert found[SoloClaim(True)].reasons[0].why is Why.DARING


def test_the_throne_with_the_guards_card_in_hand_is_one_against_four() -> None:
    rules = rules_of("lianzhong-simple")
    deals = (new_deal(rules, "throne", number, 0) for number in range(60))
    alone = 0
    for state in deals:
        seat = next(seat for seat in asked(state) if state.prompt(seat) is Prompt.THRONE)
        accept = next((hint for hint in hints(view(state, seat)) if hint.action == Throne(True)), None)
        holds = any(card.is_guard_card for card in state.hands[seat])
        assert accept is None or (Price(Cost.ALONE) in accept.prices) == holds
        alone += holds
    assert alone


def test_a_kick_doubles_the_stakes() -> None:
    state = asked_to_kick(0, loyal=True)
    found = {hint.action: hint for hint in hints(view(state, state.waiting[0]))}
    assert found[Kick(True)].prices == (Price(Cost.STAKES, (state.stakes, 2 * state.stakes)),)
    assert found[Kick(False)].prices == ()


def test_a_long_hand_gets_three_different_leads() -> None:
    hand = "Bs 22 AAA KK QQQ JJJJ TTT 9999 888 777 6666 555 44 3333 AK"
    assert len(told(long_hand(QINGDAO, hand))) == MOST
