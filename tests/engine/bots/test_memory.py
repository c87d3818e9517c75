"""What the standard bot counts and guesses is right as far as the log goes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import SEATS, Prompt
from engine.bots.hand import SIZE, SMALL, Shape, counts_of, shape_of
from engine.bots.memory import remember
from engine.bots.odds import beatable, holds_at_least, holds_exactly
from engine.cards import Card, Rank
from engine.events import Passed, Played, TrickClosed
from engine.movegen import follows, leads
from engine.state import GameState
from engine.transition import new_deal
from engine.view import view
from tests.engine.bots.positions import midway
from tests.engine.tables import CASE_IDS, CASES, cards, random_deal, rules_of

QINGDAO = rules_of("qingdao")


@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_the_cards_still_out_are_those_in_the_other_hands(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    for number in range(3):
        for state, seat, _, _ in random_deal(new_deal(rules, "memory", number, 0), Random(number)):
            if state.prompt(seat) is Prompt.PLAY:
                others = [card for other in SEATS if other != seat for card in state.hands[other]]
                assert remember(view(state, seat)).unseen == counts_of(others, rules.special)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"kao": True},
        {"twos_beat_big": True},
        {"kao": True, "fixed_guard": True},
        {"fixed_guard": True},
        {"kao": True, "twos_beat_big": True},
    ],
)
def test_beatable_agrees_with_the_legal_plays(options: dict[str, bool]) -> None:
    rules = rules_of("qingdao", **options)
    chance = Random(1)
    deck = [*cards("3344455566677 888999 TTJJJQQKKAA222"), *[Card(Rank.SMALL)] * 4, *[Card(Rank.BIG)] * 4]
    deck += cards("G") if rules.special else ()
    seen = 0
    while seen < 2000:
        chance.shuffle(deck)
        own, others = deck[:7], deck[7 : 7 + chance.randint(1, 14)]
        table = chance.choice(leads(own, rules))
        shape = shape_of(table, rules.special)
        unseen = counts_of(others, rules.special)
        fitting = [len(play) for play in follows(others, table, rules)]
        for size in (1, 2, 3, 5, len(others)):
            assert beatable(shape, unseen, size, rules) == any(length <= size for length in fitting), (table, others)
        seen += 1


def test_chances_of_holding_add_up() -> None:
    assert sum(holds_exactly(6, 20, 80, number) for number in range(7)) == pytest.approx(1.0)
    assert holds_at_least(6, 20, 80, 0) == pytest.approx(1.0)
    assert holds_at_least(6, 20, 80, 7) == 0.0
    assert holds_exactly(1, 43, 172, 1) == pytest.approx(0.25)


def told(state: GameState, *tricks: tuple[int, ...]) -> tuple[float, ...]:
    """By seat the chance of being a friend after tricks that the Emperor (1) led with 55: the seats named beat it
    in turn, the others passed."""
    events = list(state.events)
    for beaters in tricks:
        events.append(Played(1, cards("55"), 20))
        for seat in (2, 3, 4, 0):
            events.append(Played(seat, cards("66"), 20) if seat in beaters else Passed(seat))
            if seat in beaters:
                break
        events.append(TrickClosed(1, False))
    return remember(view(replace(state, events=tuple(events)), state.waiting[0])).friend


def test_who_never_beats_the_emperor_is_suspect_and_who_does_is_not() -> None:
    state = midway(QINGDAO, "A 44 55 66 77", 20, 20, 20, 20, emperor=1, guard=2)
    before = told(state)
    assert before[2] == before[3] == before[4] == pytest.approx(2 / 3)
    after = told(state, (3,), (4,), (3,), (4,))
    assert after[2] < 0.55 < after[3]
    assert after[0] == 1.0
    assert after[1] == 0.0


def test_shapes_and_counts_agree() -> None:
    shape = shape_of(cards("BsJJJ"), True)
    assert shape == Shape(Rank.JACK, 3, 1, 1, 0)
    assert shape.size == 5
    counts = counts_of(cards("BsJJJ"), True)
    assert len(counts) == SIZE
    assert sum(counts[SMALL:]) == shape.jokers == 2


def test_a_control_spent_on_beating_the_emperor_clears_more_than_a_cheap_card() -> None:
    state = midway(QINGDAO, "A 44 55 66 77", 20, 20, 20, 20, emperor=1, guard=2)

    def beaten_with(text: str) -> float:
        beat = (Played(1, cards("55"), 20), Played(3, cards(text), 20), TrickClosed(3, False))
        return remember(view(replace(state, events=state.events + beat), 0)).friend[3]

    assert told(state)[3] < beaten_with("66") < beaten_with("22") == beaten_with("s8")
