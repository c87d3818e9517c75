"""R7: 明保, 造反, and how nothing gives the Guard away."""

from itertools import permutations

import pytest

from engine.actions import Allegiance, Illegal, Reason
from engine.events import Cause, Kicked, PlayBegan, Revealed, Revolted, Role, Staked
from engine.state import GameState, Phase, SoloKind
from engine.transition import apply, check, legal_actions
from engine.view import view
from tests.engine.tables import accept, all_answer, answer, call, deal_of, events_of, rules_of, solo

SWORD = rules_of("lianzhong-simple")


def sworn(guard: int, emperor: int = 0) -> GameState:
    """联众简明 before the declarations: the Emperor and who holds the sword."""
    hands = ["9H 8H"] * 5
    hands[emperor] += " B*"
    hands[guard] += " s*"
    hands[(guard + 1) % 5] += " s"
    return solo(accept(deal_of(SWORD, *hands)), False).state


def qingdao(guard: int, **options: bool) -> GameState:
    """青岛 before the declarations."""
    if options.get("fixed_guard"):
        hands = ["9H 8H"] * 5
        hands[0] += " B*"
        hands[guard] += " s*"
        return solo(accept(deal_of(rules_of("qingdao", solo_claim=False, fixed_guard=True), *hands)), False).state
    hands = ["B* 8S 8S 8S 4H", "4H", "4H", "4H", "4H"]
    hands[guard] += " 8S"
    return call(accept(deal_of(rules_of("qingdao", solo_claim=False), *hands)), "8S 8S 8S").state


def test_r7_1_the_guard_declares_and_everything_counts_double() -> None:
    for state in (sworn(2), qingdao(2), qingdao(2, fixed_guard=True)):
        step = all_answer(state, {2})
        assert step.events == (
            Revealed(2, Role.GUARD, Cause.DECLARED),
            Staked(2, Cause.DECLARED),
            PlayBegan(0),
        )
        assert (step.state.stakes, step.state.guard_public, step.state.rebels) == (2, True, ())
        assert view(step.state, 4).roles == (
            Role.EMPEROR, Role.COMMONER, Role.GUARD, Role.COMMONER, Role.COMMONER,
        )  # fmt: skip


def test_r7_1_silence_changes_nothing() -> None:
    for state in (sworn(2), qingdao(2), qingdao(0)):
        step = all_answer(state)
        assert step.events == (PlayBegan(0),)
        assert (step.state.stakes, step.state.guard_public, step.state.phase) == (1, False, Phase.PLAY)


@pytest.mark.parametrize("guard", range(5))
def test_r7_3_all_four_others_get_the_same_prompt(guard: int) -> None:
    for state in (sworn(guard), qingdao(guard)):
        assert state.phase is Phase.ALLEGIANCE
        assert state.waiting == (1, 2, 3, 4)
        assert [view(state, seat).prompt for seat in range(5)] == [None] + [state.prompt(1)] * 4


@pytest.mark.parametrize("emperor", range(5))
def test_r7_3_answers_are_recorded_from_the_emperors_next_seat(emperor: int) -> None:
    state = sworn((emperor + 2) % 5, emperor)
    expected = tuple((emperor + at) % 5 for at in range(1, 5))
    assert state.waiting == expected
    for order in list(permutations(expected))[::5]:
        after = answer(state, *((seat, Allegiance(False)) for seat in order))
        assert tuple(seat for seat, _ in after.history[-4:]) == expected


@pytest.mark.parametrize("yes", [set(), {2}, {1}, {1, 3}, {1, 2, 3, 4}, {2, 4}, {1, 3, 4}])
def test_r7_3_any_order_of_answers_gives_the_same_state(yes: set[int]) -> None:
    state = sworn(2)
    reference = all_answer(state, yes).state
    for order in permutations((1, 2, 3, 4)):
        assert answer(state, *((seat, Allegiance(seat in yes)) for seat in order)) == reference


def test_r7_3_answers_are_hidden_until_all_are_in() -> None:
    before = state = sworn(2)
    for seat in (4, 2, 1):
        step = apply(state, seat, Allegiance(True))
        assert step.events == ()
        assert (step.state.stakes, step.state.guard_public, step.state.rebels) == (1, False, ())
        for other in set(range(5)) - {seat}:
            if other not in dict(step.state.answers):
                assert view(step.state, other) == view(before, other)
        assert check(step.state, seat, Allegiance(False)) == Illegal(Reason.NOT_ASKED, (seat,))
        state = step.state
    assert apply(state, 3, Allegiance(False)).events != ()


def test_r7_3_the_emperor_is_not_asked() -> None:
    assert check(sworn(2), 0, Allegiance(True)) == Illegal(Reason.NOT_ASKED, (0,))


def test_r7_3_without_a_revolt_only_the_guard_may_declare() -> None:
    for state in (qingdao(2), qingdao(2, fixed_guard=True)):
        for seat in (1, 3, 4):
            assert legal_actions(state, seat) == (Allegiance(False),)
            assert check(state, seat, Allegiance(True)) == Illegal(Reason.NOT_GUARD)
        assert legal_actions(state, 2) == (Allegiance(False), Allegiance(True))
    lone = qingdao(0)
    assert all(legal_actions(lone, seat) == (Allegiance(False),) for seat in (1, 2, 3, 4))


def test_r7_3_with_a_revolt_everybody_may() -> None:
    for guard in range(5):
        state = sworn(guard)
        assert all(legal_actions(state, seat) == (Allegiance(False), Allegiance(True)) for seat in (1, 2, 3, 4))


@pytest.mark.parametrize("rebels", [(1, 3), (3, 4), (1, 3, 4)])
def test_r7_4_two_commoners_make_a_revolt(rebels: tuple[int, ...]) -> None:
    step = all_answer(sworn(2), rebels)
    assert step.events == (
        Revolted(rebels, True),
        Revealed(2, Role.GUARD, Cause.REVOLT),
        Staked(2, Cause.REVOLT),
        PlayBegan(0),
    )
    assert (step.state.stakes, step.state.rebels, step.state.guard_public) == (2, rebels, True)


@pytest.mark.parametrize("rebels", [(1, 2), (1, 2, 3, 4)])
def test_r7_4_a_revolt_reveals_a_hidden_lone_emperor(rebels: tuple[int, ...]) -> None:
    state = sworn(0)
    assert state.solo is SoloKind.HIDDEN
    step = all_answer(state, rebels)
    assert Revealed(0, Role.SOLO, Cause.REVOLT) in step.events
    assert (step.state.stakes, step.state.solo) == (2, SoloKind.HIDDEN)
    assert view(step.state, 3).roles == (Role.SOLO, *[Role.COMMONER] * 4)


@pytest.mark.parametrize("guard", [0, 2])
@pytest.mark.parametrize("rebel", [1, 3, 4])
def test_r7_4_one_rebel_alone_shows_the_hoe_and_changes_nothing_else(guard: int, rebel: int) -> None:
    step = all_answer(sworn(guard), {rebel})
    assert step.events == (Revolted((rebel,), False), PlayBegan(0))
    assert (step.state.stakes, step.state.guard_public, step.state.rebels) == (1, False, (rebel,))
    expected = [None] * 5
    expected[0], expected[rebel] = Role.EMPEROR, Role.COMMONER
    assert list(view(step.state, 2 if rebel != 2 else 1).roles) == expected


@pytest.mark.parametrize("others", [{1}, {1, 3}, {1, 3, 4}])
def test_r7_5_a_declared_guard_pre_empts_a_revolt(others: set[int]) -> None:
    alone, contested = all_answer(sworn(2), {2}), all_answer(sworn(2), {2, *others})
    assert contested.events == alone.events
    assert (contested.state.stakes, contested.state.rebels) == (2, ())
    assert events_of(contested.state, Revolted) == []
    for seat in set(range(5)) - others:
        assert view(alone.state, seat) == view(contested.state, seat)


@pytest.mark.parametrize("guard", range(5))
@pytest.mark.parametrize("yes", [set(), {1}, {2}, {1, 2}, {1, 2, 3, 4}])
def test_r7_stakes_are_doubled_once_at_most(guard: int, yes: set[int]) -> None:
    state = all_answer(sworn(guard), yes).state
    doubled = guard in yes or len(yes) >= 2
    assert state.stakes == (2 if doubled else 1)
    assert len(events_of(state, Staked)) == int(doubled)


def weihai(declared: set[int], sword: int = 2) -> GameState:
    """威海 after the declarations, the Emperor seat 0."""
    hands = ["9H 8H"] * 5
    hands[0] += " B*"
    hands[sword] += " s*"
    return all_answer(solo(accept(deal_of(rules_of("weihai"), *hands)), False).state, declared).state


@pytest.mark.parametrize("kickers", [{1}, {3}, {4}])
def test_r7_6_one_commoner_is_not_enough_and_is_not_shown(kickers: set[int]) -> None:
    asked = weihai({2})
    nobody, one = all_answer(asked), all_answer(asked, kickers)
    assert one.events == nobody.events == (PlayBegan(0),)
    assert (one.state.stakes, one.state.declared) == (2, ("guard",))
    for seat in set(range(5)) - kickers:
        assert view(one.state, seat) == view(nobody.state, seat)


@pytest.mark.parametrize("kickers", [{1, 3}, {3, 4}, {1, 3, 4}])
def test_r7_6_two_or_three_commoners_double_once_more(kickers: set[int]) -> None:
    step = all_answer(weihai({2}), kickers)
    assert step.events == (Kicked(tuple(sorted(kickers))), Staked(4, Cause.KICK), PlayBegan(0))


@pytest.mark.parametrize("kickers", [{0}, {2}, {0, 2}])
def test_r7_6_either_of_the_royals_answers_a_revolt_and_there_is_no_counter_kick(kickers: set[int]) -> None:
    asked = weihai({1, 3})
    assert (asked.phase, asked.waiting) == (Phase.KICK, (2, 0))
    step = all_answer(asked, kickers)
    assert [type(event) for event in step.events] == [Kicked, Staked, PlayBegan]
    assert (step.state.stakes, step.state.phase) == (4, Phase.PLAY)


def test_r7_6_a_revolt_against_a_hidden_lone_emperor_asks_him_alone() -> None:
    asked = weihai({1, 3}, sword=0)
    assert (asked.solo, asked.waiting) == (SoloKind.HIDDEN, (0,))
    assert all_answer(asked, {0}).state.stakes == 4
    assert all_answer(asked).state.stakes == 2


@pytest.mark.parametrize("declared", [{1}, {2}, {4}, {1, 3}, {1, 2, 3, 4}])
def test_r7_4_in_rizhao_anybody_doubles_once_and_only_the_guard_shows_himself(declared: set[int]) -> None:
    hands = ["B* 9H", "9H", "9H s*", "9H", "9H"]
    step = all_answer(solo(accept(deal_of(rules_of("rizhao"), *hands)), False).state, declared)
    assert (step.state.stakes, step.state.guard_public) == (2, 2 in declared)
    rebels = () if 2 in declared else tuple(sorted(declared))
    assert step.state.rebels == rebels
    assert [event for event in step.events if isinstance(event, Revolted)] == [Revolted(rebels, True)] * bool(rebels)
