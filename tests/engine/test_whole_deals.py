"""Promises that hold at every step of every deal."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import (
    PASS,
    SEATS,
    Action,
    Allegiance,
    Call,
    IllegalAction,
    PlayCards,
    Reason,
    Solo,
    SoloClaim,
    Throne,
)
from engine.cards import SPECIAL_CARD, Card, Mark, Rank, sort_cards
from engine.events import Finished, Played
from engine.rules import Rules
from engine.state import GameState, Phase
from engine.transition import apply, check, legal_actions, new_deal
from engine.view import view
from tests.engine.soak import BRANCHES, run_deal, unmarked
from tests.engine.tables import CASE_IDS, CASES, Temper, asked, everywhere, random_deal, rules_of

EVERY_CASE = pytest.mark.parametrize(
    "rules",
    [
        pytest.param(rules_of(variant, **options), id=name)
        for (variant, options), name in zip(CASES, CASE_IDS, strict=True)
    ],
)
SEEDS = st.integers(0, 1_000_000)


@EVERY_CASE
@settings(max_examples=2)
@given(seed=SEEDS)
def test_r2_cards_are_conserved_up_to_marking_at_every_step(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    deck = Counter(rules.cards())
    state = new_deal(rules, str(seed), 0, rng.randrange(5))
    last = everywhere(state)
    for before, _, _, step in random_deal(state, rng):
        after = everywhere(step.state)
        assert after == last or before.phase is Phase.CALL
        last = after
        assert sum(after.values()) == sum(deck.values())
        assert unmarked(after) == unmarked(deck)
        guard_cards = sum(number for card, number in after.items() if card.mark is Mark.GUARD)
        assert guard_cards == (1 if not rules.called or step.state.called else 0)
        assert after[Card(Rank.BIG, mark=Mark.SCEPTRE)] == 1


@EVERY_CASE
@settings(max_examples=2)
@given(seed=SEEDS)
def test_every_step_of_a_deal_keeps_its_promises(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    state = new_deal(rules, str(seed), 0, 0)
    log: tuple[object, ...] = ()
    for before, seat, action, step in random_deal(state, rng):
        assert not before.over
        assert asked(before)
        for other in SEATS:
            legal = legal_actions(before, other)
            assert bool(legal) is (other in asked(before))
            assert legal == view(before, other).legal
            assert len(set(legal)) == len(legal)
        for legal_action in rng.sample(legal_actions(before, seat), min(4, len(legal_actions(before, seat)))):
            assert check(before, seat, legal_action) is None
            assert view(before, seat).refuse(legal_action) is None
        log += step.events
        state = step.state
        assert state.events == log
        assert state.history[: len(before.history)] == before.history
        assert len(state.history) + len(state.answers) == len(before.history) + len(before.answers) + 1
        assert state.over is (state.outcome is not None) is (not state.waiting)
        assert (seat, action) in (*state.history, *state.answers)
        assert all(held == sort_cards(held, rules.special) for held in state.hands)
    assert state.over
    assert state.outcome is not None
    assert sum(state.outcome.points) == 0
    assert [line.place for line in state.outcome.lines] == ([] if state.outcome.void else [1, 2, 3, 4, 5])
    assert {line.seat for line in state.outcome.lines} == (set() if state.outcome.void else set(SEATS))
    finished = [event for event in state.events if isinstance(event, Finished)]
    assert [event.place for event in finished] == list(range(1, len(finished) + 1))
    assert tuple(event.seat for event in finished) == state.finished
    assert all(state.hands[seat] == () for seat in state.finished)
    counted = Counter(event.seat for event in state.events if isinstance(event, Played) and event.left == 0)
    assert set(counted) == set(state.finished)


@EVERY_CASE
def test_over_means_that_nothing_is_legal(rules: Rules) -> None:
    state, _ = run_deal(rules, "over", 0)
    for seat in range(-1, 6):
        assert legal_actions(state, seat) == ()
        for action in (SoloClaim(False), Throne(True), Call(()), Solo(False), Allegiance(False), PASS):
            illegal = check(state, seat, action)
            assert illegal is not None
            assert illegal.reason is Reason.DEAL_OVER
            with pytest.raises(IllegalAction):
                apply(state, seat, action)


def small_universe(state: GameState, seat: int) -> list[Action]:
    """Answers to every prompt, calls of everything that could be meant, and plays of cards held and not held."""
    answers: list[Action] = [PASS]
    for flag in (True, False):
        answers += [SoloClaim(flag), Throne(flag), Solo(flag), Allegiance(flag)]
    faces = sorted({card for held in state.hands for card in held} | {SPECIAL_CARD, Card(Rank.FIVE)})
    answers += [Call((face,) * size) for face in faces for size in range(5)]
    answers += [PlayCards((face,) * size) for face in faces for size in (1, 2, 5)]
    answers += [PlayCards((one, other)) for one in faces[:12] for other in faces[-12:]]
    return answers


@EVERY_CASE
@settings(max_examples=1)
@given(seed=SEEDS)
def test_every_answer_that_is_not_legal_is_refused_and_changes_nothing(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    state = new_deal(rules, str(seed), 0, 0)
    seen: set[Phase] = set()
    for before, _, _, _ in random_deal(state, rng):
        if before.phase in seen and rng.random() > 0.03:
            continue
        seen.add(before.phase)
        copy = hash((before.hands, before.events, before.history, before.answers, before.trick, before.waiting))
        for seat in SEATS:
            legal = {_look(action, rules) for action in legal_actions(before, seat)}
            for action in small_universe(before, seat):
                illegal = check(before, seat, action)
                assert (illegal is None) is (_look(action, rules) in legal and _held(action, before.hands[seat])), (
                    action
                )
                if illegal is not None and rng.random() < 0.1:
                    with pytest.raises(IllegalAction) as raised:
                        apply(before, seat, action)
                    assert (raised.value.seat, raised.value.illegal) == (seat, illegal)
        assert copy == hash((before.hands, before.events, before.history, before.answers, before.trick, before.waiting))


def _look(action: Action, rules: Rules) -> object:
    """Two plays of equal strength are one (R2.5); every other answer is itself, the order of cards aside."""
    if isinstance(action, PlayCards):
        special = rules.special
        return "play", *sorted(
            (Rank.SPECIAL if special and card.is_guard_card else card.rank, card.is_guard_card) for card in action.cards
        )
    return ("call", *sorted(action.cards)) if isinstance(action, Call) else action


def _held(action: Action, hand: tuple[Card, ...]) -> bool:
    return not isinstance(action, PlayCards) or not Counter(action.cards) - Counter(hand)


@EVERY_CASE
def test_the_same_answers_make_the_same_deal(rules: Rules) -> None:
    first, _ = run_deal(rules, "same", 1)
    state = new_deal(rules, "same", 1, first.first_seat)
    for seat, action in first.history:
        state = apply(state, seat, action).state
    assert state == first


@EVERY_CASE
def test_a_sample_of_random_deals_to_their_end(rules: Rules) -> None:
    for number in range(3):
        state, seen = run_deal(rules, "sample", number)
        assert state.over
        assert set(seen) <= BRANCHES


def test_temper_follows_its_chances() -> None:
    temper = Temper(Random(1))
    temper.claims, temper.accepts = 0.0, 1.0
    assert temper.choose((SoloClaim(False), SoloClaim(True))) == SoloClaim(False)
    assert temper.choose((Throne(False), Throne(True))) == Throne(True)
