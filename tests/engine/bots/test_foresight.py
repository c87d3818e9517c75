"""What the strong levels see ahead: deals played to the end of the trick and beyond, from the view and chance alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import PlayCards, Prompt
from engine.bots.belief import guard_chances
from engine.bots.expert import EXPERT, Depth, ExpertBot
from engine.bots.foresight import Mix, foresee
from engine.bots.outlook import fitted
from engine.events import Role
from engine.search import Core, World, core_of, expected, finish_trick, points, rollout
from engine.search.outlook import LEFT, TRAITS, Outlook, ahead, royals_of, shares_of, strengths, traits
from engine.state import SoloKind
from engine.transition import new_deal
from engine.view import SeatView, view
from tests.engine.tables import CASE_IDS, CASES, label, random_deal, rules_of

QINGDAO = rules_of("qingdao")
PLAYED_OUT = Mix(0.0, 1.0, 0.0)
AFTER_THE_TRICK = Mix(1.0, 0.0, 0.0)


@pytest.mark.parametrize("mix", [PLAYED_OUT, AFTER_THE_TRICK], ids=["played out", "after the trick"])
def test_it_depends_on_view_and_chance_alone_and_sees_a_win(mix: Mix) -> None:
    """The Emperor who may lay all he holds is never seen to do clearly better otherwise."""
    seen, out = _last_lead()
    answers = [action for action in seen.legal if isinstance(action, PlayCards)]
    thumbs = [0.0] * len(answers)
    found = foresee(seen, answers, thumbs, guard_chances(seen), (60,), mix, Random(1))
    assert found == foresee(seen, answers, thumbs, guard_chances(seen), (60,), mix, Random(1))
    worth = [one.worth for one in found]
    assert worth[answers.index(out)] >= max(worth) - 0.8


def _last_lead() -> tuple[SeatView, PlayCards]:
    for number in range(200):
        for state, seat, _, _ in random_deal(new_deal(QINGDAO, "ends", number, 0), Random(number)):
            if state.prompt(seat) is not Prompt.PLAY or state.trick.plays or state.role(seat) is not Role.EMPEROR:
                continue
            seen = view(state, seat)
            out = PlayCards(seen.hand)
            if out in seen.legal and len(seen.hand) >= 2 and not state.finished:
                return seen, out
    pytest.fail("no deal ends so")


def test_the_worse_half_drops_out_and_what_is_left_is_tried_again() -> None:
    seen, _ = _last_lead()
    answers = [action for action in seen.legal if isinstance(action, PlayCards)]
    assert len(answers) > 2
    kept = max(2, (len(answers) + 1) // 2)
    found = foresee(seen, answers, [0.0] * len(answers), guard_chances(seen), (4, 6), AFTER_THE_TRICK, Random(1))
    assert sorted(one.worlds for one in found) == [4] * (len(answers) - kept) + [10] * kept


def test_rules_of_thumb_count_as_far_as_the_mix_says() -> None:
    seen, _ = _last_lead()
    answers = [action for action in seen.legal if isinstance(action, PlayCards)][:2]

    def worth(mix: Mix) -> list[float]:
        return [one.worth for one in foresee(seen, answers, [1.0, 0.0], guard_chances(seen), (5,), mix, Random(1))]

    whole = worth(AFTER_THE_TRICK)
    assert any(whole)
    assert worth(Mix(0.5, 0.0, 0.0)) == pytest.approx([0.5 * value for value in whole])
    assert worth(Mix(0.5, 0.0, 2.0)) == pytest.approx([0.5 * whole[0] + 2.0, 0.5 * whole[1]])


@pytest.mark.parametrize(("variant", "options"), CASES[::3], ids=CASE_IDS[::3])
def test_the_strengths_of_seats_are_the_sums_of_their_weighed_traits(variant: str, options: dict[str, bool]) -> None:
    outlook = fitted()
    rng = Random(3)
    odd = Outlook([150, 60, 0], [[rng.uniform(-1.0, 1.0) for _ in range(TRAITS)] for _ in range(3)])
    looked = 0
    for number in range(3):
        deal = random_deal(
            new_deal(rules_of(variant, **options), f"outlook {label(options)}", number, 0), Random(number)
        )
        for at, (state, seat, _, _) in enumerate(deal):
            if state.prompt(seat) is not Prompt.PLAY or state.trick.plays or at % 3:
                continue
            core = core_of(view(state, seat), World(state.hands, state.guard, state.solo))
            for weighed in (outlook, odd):
                mixed = [0.0] * TRAITS
                for share, weights in zip(shares_of(weighed.knots, sum(core.left)), weighed.weights, strict=True):
                    mixed = [total + share * weight for total, weight in zip(mixed, weights, strict=True)]
                found = strengths(core, weighed)
                for other in range(5):
                    if not core.gone >> other & 1:
                        sum_of = sum(a * b for a, b in zip(mixed, traits(core, other), strict=True))
                        assert found[other] == pytest.approx(sum_of)
            looked += 1
    assert looked >= 5


def test_between_two_knots_the_weights_change_evenly() -> None:
    assert shares_of([100, 40, 0], 130) == [1.0, 0.0, 0.0]
    assert shares_of([100, 40, 0], 100) == [1.0, 0.0, 0.0]
    assert shares_of([100, 40, 0], 70) == [0.5, 0.5, 0.0]
    assert shares_of([100, 40, 0], 10) == [0.0, 0.25, 0.75]
    assert shares_of([100, 40, 0], 0) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("variant", ["qingdao", "lianzhong-simple", "tribute", "weihai"])
def test_when_the_deal_is_over_what_is_expected_is_what_it_was_worth(variant: str) -> None:
    rules = rules_of(variant)
    rng = Random(5)
    ended = 0
    for number in range(6):
        for state, seat, _, _ in random_deal(new_deal(rules, "over", number, 0), Random(number)):
            if state.prompt(seat) is not Prompt.PLAY or sum(map(len, state.hands)) > 80:
                continue
            core = core_of(view(state, seat), World(state.hands, state.guard, state.solo))
            odds = [0.0] * 25
            finish_trick(core, rng.random, odds)
            assert core.over or core.owner < 0
            pairs = ahead(core, fitted())
            assert 0.0 <= pairs <= (6.0 if royals_of(core).bit_count() == 2 else 4.0)
            if not core.over:
                rollout(core, rng.random, odds)
            assert [expected(core, fitted(), other) for other in range(5)] == points(core)
            ended += 1
            break
    assert ended >= 3


@pytest.mark.parametrize("variant", ["qingdao", "lianzhong-simple"])
def test_pairs_are_worth_points_as_the_tables_of_scores_say(variant: str) -> None:
    """Where the strengths leave no doubt, what is expected are the points of that order."""
    sure = [0.0] * TRAITS
    sure[LEFT] = -100.0
    core = _with_different_hands(variant)
    told = [expected(core, Outlook([0], [sure]), seat) for seat in range(5)]
    order = sorted((seat for seat in range(5) if not core.gone >> seat & 1), key=lambda seat: core.left[seat])
    core.out.extend(order)
    core.gone = 31
    core.over = True
    assert told == pytest.approx(points(core))


def _with_different_hands(variant: str) -> Core:
    """Somebody is to lead, the Emperor has a Guard, and no two seats hold as many cards."""
    for number in range(60):
        for state, seat, _, _ in random_deal(new_deal(rules_of(variant), "sure", number, 0), Random(number)):
            if state.prompt(seat) is not Prompt.PLAY or state.trick.plays or state.solo is not SoloKind.NONE:
                continue
            core = core_of(view(state, seat), World(state.hands, state.guard, state.solo))
            if core.guard != core.emperor and len(set(core.left)) == 5:
                return core
    pytest.fail("no such lead")


def test_a_deeper_look_tries_more() -> None:
    seen, out = _last_lead()
    deep = Depth(EXPERT.options, EXPERT.absurd, (3, 5), EXPERT.mixes)
    for bot in (ExpertBot(), ExpertBot(depth=deep)):
        decision = bot.choose(seen, Random(1))
        assert seen.refuse(decision.action) is None
    assert out in seen.legal
