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
    Apply,
    Call,
    IllegalAction,
    Kick,
    PlayCards,
    Reason,
    Solo,
    SoloClaim,
    Throne,
)
from engine.cards import SPECIAL_CARD, Card, Mark, Rank, sort_cards
from engine.events import Finished, Played, Reported, Smothered
from engine.rules import Rules, Start
from engine.state import GameState, Phase
from engine.transition import apply, check, legal_actions, new_deal
from engine.variants import variant_ids
from engine.view import view
from tests.engine.soak import BRANCHES, law_of_points, referee, run_deal, run_match, unmarked
from tests.engine.tables import RULES, Temper, asked, everywhere, left_behind, random_deal, rules_in, rules_of

EVERY_VARIANT = pytest.mark.parametrize("variant", variant_ids())
SEEDS = st.integers(0, 1_000_000)


def first_prompt(rules: Rules, seed: int) -> tuple[GameState, Random]:
    """A deal at its first prompt, often with something to pay from the one before (R14)."""
    rng = Random(seed)
    return new_deal(rules, str(seed), 0, rng.randrange(5), left_behind(rules, rng)), rng


@EVERY_VARIANT
@settings(max_examples=3)
@given(data=st.data(), seed=SEEDS)
def test_r2_cards_are_conserved_up_to_marking_at_every_step(variant: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(rules_in(variant))
    deck = Counter(rules.cards())
    state, rng = first_prompt(rules, seed)
    last = everywhere(state)
    assert last == deck
    for before, _, _, step in random_deal(state, rng):
        after = everywhere(step.state)
        assert after == last or before.phase is Phase.CALL
        last = after
        assert sum(after.values()) == sum(deck.values())
        assert unmarked(after) == unmarked(deck)
        guard_cards = sum(number for card, number in after.items() if card.mark is Mark.GUARD)
        guard = step.state.guard
        marked = guard is not None and (rules.special or guard != step.state.emperor)
        assert guard_cards == (1 if not rules.called else int(marked))
        assert after[Card(Rank.BIG, mark=Mark.SCEPTRE)] == (rules.throne.starts is not Start.FIRST_SEAT)


@EVERY_VARIANT
@settings(max_examples=3)
@given(data=st.data(), seed=SEEDS)
def test_every_step_of_a_deal_keeps_its_promises(variant: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(rules_in(variant))
    state, rng = first_prompt(rules, seed)
    log = state.events
    for before, seat, action, step in random_deal(state, rng):
        assert not before.over
        assert asked(before)
        for other in SEATS:
            assert bool(before.prompt(other)) is (other in asked(before))
            if other not in asked(before):
                assert legal_actions(before, other) == view(before, other).legal == ()
        legal = legal_actions(before, seat)
        assert legal and legal == view(before, seat).legal
        assert len(set(legal)) == len(legal)
        for legal_action in rng.sample(legal, min(4, len(legal))):
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
    check_end(state)


def check_end(state: GameState) -> None:
    """What holds of every deal that is over."""
    rules = state.rules
    assert state.over
    assert state.outcome is not None
    assert law_of_points(rules, state.outcome)
    assert [line.place for line in state.outcome.lines] == ([] if state.outcome.void else [1, 2, 3, 4, 5])
    assert {line.seat for line in state.outcome.lines} == (set() if state.outcome.void else set(SEATS))
    finished = [event for event in state.events if isinstance(event, Finished)]
    assert [event.place for event in finished] == list(range(1, len(finished) + 1))
    assert tuple(event.seat for event in finished) == state.finished
    assert all(state.hands[seat] == () for seat in state.finished)
    assert sum(line.smother for line in state.outcome.lines) == 0
    smothered = [event for event in state.events if isinstance(event, Smothered)]
    assert [event.place for event in smothered] == [5, 4, 3, 2, 1][: len(smothered)]
    assert tuple((event.seat, event.by) for event in smothered) == state.smothered
    places = {line.seat: line.place for line in state.outcome.lines}
    assert all(places[event.seat] == event.place for event in (*finished, *smothered))
    told = [event.left for event in state.events if isinstance(event, Played)]
    assert (None in told) is (bool(told) and rules.tricks.report_at > 0)
    if None not in told:
        assert told.count(0) == len(finished)
    reports = Counter(event.seat for event in state.events if isinstance(event, Reported))
    assert set(reports.values()) <= {1} and tuple(reports) == state.reported


@EVERY_VARIANT
def test_over_means_that_nothing_is_legal(variant: str) -> None:
    state, _ = run_deal(rules_of(variant), "over", 0)
    for seat in range(-1, 6):
        assert legal_actions(state, seat) == ()
        for action in (
            SoloClaim(False),
            Throne(True),
            Call(()),
            Solo(False),
            Allegiance(False),
            Kick(True),
            PASS,
            Apply(),
        ):
            illegal = check(state, seat, action)
            assert illegal is not None
            assert illegal.reason is Reason.DEAL_OVER
            with pytest.raises(IllegalAction):
                apply(state, seat, action)


def small_universe(state: GameState, seat: int) -> list[Action]:
    """Answers to every prompt, calls of everything that could be meant, and plays of cards held and not held."""
    answers: list[Action] = [PASS, Apply()]
    for flag in (True, False):
        answers += [SoloClaim(flag), Throne(flag), Solo(flag), Allegiance(flag), Kick(flag)]
    faces = sorted({card for held in state.hands for card in held} | {SPECIAL_CARD, Card(Rank.FIVE)})
    answers += [Call((face,) * size, open_solo) for face in faces for size in range(5) for open_solo in (False, True)]
    answers += [PlayCards((face,) * size) for face in faces for size in (1, 2, 5)]
    answers += [PlayCards((one, other)) for one in faces[:12] for other in faces[-12:]]
    return answers


@EVERY_VARIANT
@settings(max_examples=2)
@given(data=st.data(), seed=SEEDS)
def test_every_answer_that_is_not_legal_is_refused_and_changes_nothing(
    variant: str, data: st.DataObject, seed: int
) -> None:
    rules = data.draw(rules_in(variant))
    state, rng = first_prompt(rules, seed)
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
    return ("call", action.open, *sorted(action.cards)) if isinstance(action, Call) else action


def _held(action: Action, hand: tuple[Card, ...]) -> bool:
    return not isinstance(action, PlayCards) or not Counter(action.cards) - Counter(hand)


@EVERY_VARIANT
def test_the_same_answers_make_the_same_deal(variant: str) -> None:
    rules = rules_of(variant)
    first, _ = run_deal(rules, "same", 1)
    state = new_deal(rules, "same", 1, first.first_seat)
    for seat, action in first.history:
        state = apply(state, seat, action).state
    assert state == first


@pytest.mark.parametrize("case", RULES)
def test_a_random_deal_of_every_case_and_the_referee_agrees_on_every_trick(case: str) -> None:
    ((_, begun, end),), seen = run_match(RULES[case], f"sample {case}", 1)
    check_end(end)
    assert set(seen) <= BRANCHES
    tricks = referee(begun, end, Random(case))
    assert (tricks > 0) is (end.outcome is not None and not end.outcome.void)


@EVERY_VARIANT
@settings(max_examples=4)
@given(data=st.data(), seed=SEEDS)
def test_r7_3_simultaneous_answers_in_any_order_give_the_same_state(
    variant: str, data: st.DataObject, seed: int
) -> None:
    rules = data.draw(rules_in(variant))
    state, rng = first_prompt(rules, seed)
    temper = Temper(rng)
    while not state.over and state.phase is not Phase.PLAY:
        given_answers = [(seat, temper.choose(legal_actions(state, seat))) for seat in state.waiting]
        ends = []
        for _ in range(3):
            now = state
            for seat, action in given_answers:
                now = apply(now, seat, action).state
            ends.append(now)
            rng.shuffle(given_answers)
        assert ends[0] == ends[1] == ends[2]
        state = ends[0]


def test_temper_follows_its_chances() -> None:
    temper = Temper(Random(1))
    temper.claims, temper.accepts = 0.0, 1.0
    assert temper.choose((SoloClaim(False), SoloClaim(True))) == SoloClaim(False)
    assert temper.choose((Throne(False), Throne(True))) == Throne(True)
