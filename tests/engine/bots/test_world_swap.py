"""What a seat can't see never changes what it sees or does (honest bots); a cheater is caught."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.actions import SEATS, Allegiance, Prompt, Seat, Solo
from engine.bots import LEVELS, Decision
from engine.cards import Card, sort_cards
from engine.state import GameState, Phase
from engine.transition import apply, legal_actions, new_deal
from engine.variants import load
from engine.view import view
from tests.engine.bots.worlds import Player, frozen, honest, pairs, standard
from tests.engine.tables import CASE_IDS, CASES, label, rules_of

STATES_EACH = 40
STATES_OF_OTHERS = 8
STATES_IN_ALL = 2000

seen: Counter[tuple[str, Prompt]] = Counter()
guard_moves: Counter[str] = Counter()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_the_same_view_and_the_same_decision_in_every_world_that_fits(
    variant: str, options: dict[str, bool], level: str
) -> None:
    """Forty states of every case for the standard bot, eight for every other level; `swaps` is for many more."""
    rules = rules_of(variant, **options)
    number = found = 0
    while found < (STATES_EACH if level == "standard" else STATES_OF_OTHERS):
        for pair in pairs(rules, f"worlds {label(options)}", number, honest(level)):
            assert pair.here == pair.there
            assert frozen(pair.here) == frozen(pair.there)
            assert pair.decision_here == pair.decision_there
            assert pair.here.prompt is not None
            found += 1
            if level == "standard":
                seen[variant, pair.here.prompt] += 1
                guard_moves[variant] += pair.guard_moved
        number += 1


def test_every_prompt_was_among_them() -> None:
    if sum(seen.values()) < STATES_EACH * len(CASES):
        pytest.skip("needs the worlds of every case above")
    assert sum(seen.values()) >= STATES_IN_ALL
    asked = {prompt for _, prompt in seen}
    assert asked >= set(Prompt) - {Prompt.KICK}
    assert all(moves >= 15 for moves in guard_moves.values())


@pytest.mark.parametrize("loyal", [True, False], ids=["after_the_guard", "after_a_revolt"])
def test_r7_6_who_isasked_to_kick_decides_by_its_own_cards(loyal: bool) -> None:
    for number in range(12):
        state = asked_to_kick(number, loyal)
        watched = state.waiting[0]
        one, other = [seat for seat in SEATS if seat != watched][:2]
        mine, theirs = (next(card for card in state.hands[seat] if not card.mark) for seat in (one, other))
        hands = list(state.hands)
        hands[one] = sort_cards([theirs, *_less(hands[one], mine)], False)
        hands[other] = sort_cards([mine, *_less(hands[other], theirs)], False)
        elsewhere = replace(state, hands=tuple(hands))
        assert frozen(view(state, watched)) == frozen(view(elsewhere, watched))
        assert standard(state, watched, Random(1)) == standard(elsewhere, watched, Random(1))


def asked_to_kick(number: int, loyal: bool) -> GameState:
    """The first deal from `number` on in which the Guard declares, or everybody but him."""
    while True:
        state = new_deal(load("weihai").rules(), "kick", number, 0)
        number += 50
        while not state.over and state.phase not in (Phase.KICK, Phase.PLAY):
            seat = next(seat for seat in state.waiting if state.prompt(seat))
            declares = (seat == state.guard) is loyal
            answers = legal_actions(state, seat)
            action = Allegiance(declares) if state.prompt(seat) is Prompt.ALLEGIANCE else answers[-1]
            action = Solo(False) if state.prompt(seat) is Prompt.SOLO else action
            state = apply(state, seat, action).state
        if state.phase is Phase.KICK:
            return state


def _less(hand: tuple[Card, ...], card: Card) -> list[Card]:
    left = list(hand)
    left.remove(card)
    return left


def peeks_at_the_guard(state: GameState, seat: Seat, chance: Random) -> Decision:
    """A cheater: plays another way when one of the two seats before it is the Guard."""
    return _otherwise(state, seat, chance, state.guard in ((seat - 1) % 5, (seat - 2) % 5))


def peeks_at_a_hand(state: GameState, seat: Seat, chance: Random) -> Decision:
    """A cheater: plays another way when the next hand holds few big cards."""
    return _otherwise(state, seat, chance, sum(card.rank for card in state.hands[(seat + 1) % 5]) % 2 == 0)


def _otherwise(state: GameState, seat: Seat, chance: Random, changes: bool) -> Decision:
    honest = standard(state, seat, chance)
    if not changes:
        return honest
    return Decision(legal_actions(state, seat)[-1], honest.reasons)


@pytest.mark.parametrize("cheater", [peeks_at_the_guard, peeks_at_a_hand])
@pytest.mark.parametrize("variant", ["qingdao", "lianzhong-simple"])
def test_a_cheater_is_caught(cheater: Player, variant: str) -> None:
    rules = rules_of(variant)
    found = (pair for number in range(40) for pair in pairs(rules, "cheat", number, cheater))
    assert any(pair.decision_here != pair.decision_there for pair in found)
