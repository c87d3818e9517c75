"""What the expert makes of the public log: who the Guard may be, and where the hidden cards may lie."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.actions import SEATS, Prompt
from engine.bots.belief import Judgement, evidence, fitted, guard_chances, judged, known_guard, posterior
from engine.bots.memory import cards_left
from engine.bots.sampling import Sampler
from engine.bots.standard import StandardBot
from engine.cards import Card
from engine.events import Declined, Passed, Played, Role, TrickClosed
from engine.state import SoloKind
from engine.transition import apply, new_deal
from engine.view import view
from tests.engine.tables import CASE_IDS, CASES, cards, label, random_deal, rules_of

QINGDAO = rules_of("qingdao")
FEW = 24
OUT_BY = 4
"""Where counts are not told: whom 抢独 cost the throne card, and the 3s of the smothered."""


@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_chances_add_up_and_worlds_fit(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    looked = 0
    for number in range(4):
        deal = random_deal(new_deal(rules, f"belief {label(options)}", number, 0), Random(number))
        for at, (state, seat, _, _) in enumerate(deal):
            if state.prompt(seat) is not Prompt.PLAY or at % 7:
                continue
            seen = view(state, seat)
            chances = guard_chances(seen)
            alone = seen.solo is not SoloKind.NONE and known_guard(seen) is None
            assert sum(chances) == pytest.approx(0.0 if alone else 1.0)
            assert all(chance >= 0.0 for chance in chances)
            for world in Sampler(seen, chances).worlds(3, Random(at)):
                looked += 1
                assert sorted(world.hands[seat]) == sorted(seen.hand)
                drawn = Counter(_face(card) for hand in world.hands for card in hand)
                true = Counter(_face(card) for hand in state.hands for card in hand)
                if rules.tricks.report_at:
                    assert drawn <= true
                    assert drawn.total() >= true.total() - OUT_BY
                else:
                    assert tuple(map(len, world.hands)) == cards_left(seen)
                    assert drawn == true
                assert world.guard is None or chances[world.guard] > 0.0 or alone
    assert looked >= FEW


def _face(card: Card) -> tuple[int, int]:
    """A card but for its mark: a lone Emperor's called card may bear one or not."""
    return (int(card.rank), int(card.suit))


def test_the_true_guard_is_found_more_often_than_by_an_even_guess() -> None:
    true = even = 0.0
    for number in range(12):
        state = new_deal(QINGDAO, "belief", number, 0)
        bots = [StandardBot() for _ in SEATS]
        while not state.over and not state.guard_public:
            seat = state.waiting[len(state.answers)]
            seen = view(state, seat)
            if seen.prompt is Prompt.PLAY and seen.role is Role.COMMONER and sum(map(len, state.hands)) < 130:
                chances = guard_chances(seen)
                suspects = sum(chance > 0.0 for chance in chances)
                guard = next(other for other in SEATS if state.role(other) in (Role.GUARD, Role.SOLO))
                true += chances[guard]
                even += 1.0 / suspects
            state = apply(state, seat, bots[seat].choose(seen, Random(number)).action).state
    assert even and true > 1.2 * even


def test_what_is_evidence() -> None:
    events = (
        Declined(3, 2),
        Played(0, cards("777"), 30),
        Passed(1),
        Played(2, cards("AAA"), 30),
        Passed(3),
        Passed(3),
        Played(4, cards("sAA"), 2),
        TrickClosed(4, False),
        Played(4, cards("T"), 1),
        Played(1, cards("JJ"), 20),
        Passed(4),
    )
    seen = evidence(events, 0, special=True)
    assert seen[0] == {}
    assert seen[1] == {"passes emperor 3 low": 1, "beats other 2 cheaply": 1}
    assert seen[2] == {"beats emperor 3 dearly": 1}
    assert seen[3] == {"declined": 1, "passes other 3 high": 1}
    assert seen[4] == {"beats other 3 dearly": 1, "leads 1 high": 1}


def test_sparing_the_emperor_is_suspect_and_beating_him_dearly_is_not() -> None:
    shipped = fitted()
    spares = judged({"passes emperor 3 low": 2}, 20, shipped)
    nothing = judged({}, 20, shipped)
    beats = judged({"beats emperor 3 dearly": 1}, 20, shipped)
    assert beats < nothing < spares


def test_no_false_signal_clears_anybody() -> None:
    chances = posterior({1: -50.0, 2: 0.0, 3: 50.0}, 0.02)
    assert chances == pytest.approx((0.0, 0.02, 0.02, 0.96, 0.0))
    assert judged({"x": 1000}, 1, Judgement({"x": 1.0}, 0.02)) == judged({"x": 7}, 1, Judgement({"x": 1.0}, 0.02))


def test_who_is_known_is_known() -> None:
    state = next(
        state
        for number in range(50)
        for state, seat, _, _ in random_deal(new_deal(QINGDAO, "known", number, 0), Random(number))
        if state.guard_public and state.solo is SoloKind.NONE and state.prompt(seat) is Prompt.PLAY
    )
    guard = next(seat for seat in SEATS if state.role(seat) is Role.GUARD)
    for seat in SEATS:
        assert guard_chances(view(state, seat))[guard] == 1.0
    hidden = replace(state, guard_public=False)
    assert guard_chances(view(hidden, guard))[guard] == 1.0
