"""R12, R13: what a deal is worth, in points and in eggs."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine.events import Role
from engine.match import DEFAULT_STAKE, STARTING_EGGS, Match, egg_balances
from engine.scoring import score, void_outcome
from engine.state import Outcome, SoloKind
from tests.engine.tables import VARIANTS, rules_of, to_the_end

ROLES = {0: Role.EMPEROR, 1: Role.GUARD, 2: Role.COMMONER, 3: Role.COMMONER, 4: Role.COMMONER}
LONE = {0: Role.SOLO, 1: Role.COMMONER, 2: Role.COMMONER, 3: Role.COMMONER, 4: Role.COMMONER}


def scored(variant: str, order: tuple[int, ...], solo: SoloKind = SoloKind.NONE, stakes: int = 1) -> Outcome:
    roles = ROLES if solo is SoloKind.NONE else LONE
    return score(rules_of(variant), order, 5, roles, solo, stakes)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("stakes", [1, 2])
def test_r12_1_six_less_both_places(variant: str, stakes: int) -> None:
    for order in permutations(range(5)):
        outcome = scored(variant, order, stakes=stakes)
        level = 6 - (order.index(0) + 1) - (order.index(1) + 1)
        assert outcome.level == level
        assert outcome.points == tuple(stakes * value for value in (2 * level, level, -level, -level, -level))
        assert sum(outcome.points) == 0
        assert outcome.stakes == stakes


@pytest.mark.parametrize(
    ("places", "level"), [((1, 2), 3), ((1, 3), 2), ((2, 3), 1), ((1, 4), 1), ((1, 5), 0), ((2, 4), 0), ((4, 5), -3)]
)
def test_r12_1_every_level_of_the_table(places: tuple[int, int], level: int) -> None:
    for emperor, guard in (places, places[::-1]):
        order = [2, 3, 4]
        for seat, place in sorted(((0, emperor), (1, guard)), key=lambda pair: pair[1]):
            order.insert(place - 1, seat)
        assert scored("qingdao", tuple(order)).level == level


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("solo", [SoloKind.OPEN, SoloKind.CLAIMED])
def test_r12_2_an_open_solo(variant: str, solo: SoloKind) -> None:
    for order in permutations(range(5)):
        expected = (24, -6, -6, -6, -6) if order[0] == 0 else (-24, 6, 6, 6, 6)
        assert scored(variant, order, solo).points == expected


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("stakes", [1, 2])
def test_r12_3_a_hidden_solo(variant: str, stakes: int) -> None:
    worth = {1: (12, -3), 2: (0, 0), 3: (-12, 3), 4: (-12, 3), 5: (-12, 3)}
    for order in permutations(range(5)):
        emperor, other = worth[order.index(0) + 1]
        assert scored(variant, order, SoloKind.HIDDEN, stakes).points == (
            emperor * stakes, *[other * stakes] * 4,
        )  # fmt: skip


def test_r12_7_a_line_for_every_seat_by_place() -> None:
    outcome = scored("qingdao", (2, 0, 1, 3, 4), stakes=2)
    assert [(line.seat, line.role, line.place, line.formula, line.points) for line in outcome.lines] == [
        (2, Role.COMMONER, 1, "-K", -2),
        (0, Role.EMPEROR, 2, "2K", 4),
        (1, Role.GUARD, 3, "K", 2),
        (3, Role.COMMONER, 4, "-K", -2),
        (4, Role.COMMONER, 5, "-K", -2),
    ]
    formulas = {place: scored("qingdao", order, SoloKind.HIDDEN).lines[place - 1].formula for place, order in (
        (1, (0, 1, 2, 3, 4)), (2, (1, 0, 2, 3, 4)), (3, (1, 2, 0, 3, 4)),
    )}  # fmt: skip
    assert formulas == {1: "solo_first", 2: "solo_second", 3: "solo_lost"}


def test_r12_the_royals_together() -> None:
    assert scored("qingdao", (0, 1, 2, 3, 4)).royal_points == 9
    assert scored("qingdao", (0, 2, 3, 4, 1)).royal_points == 0
    assert scored("qingdao", (1, 2, 3, 4, 0), SoloKind.OPEN).royal_points == -24
    assert void_outcome().royal_points == 0


# R13


def test_r13_1_points_times_stake() -> None:
    outcome = scored("qingdao", (0, 1, 2, 3, 4))
    assert egg_balances((10_000,) * 5, outcome, 100) == (10_600, 10_300, 9_700, 9_700, 9_700)


@pytest.mark.parametrize(
    ("before", "order", "after"),
    [
        ((100, 10_000, 10_000, 10_000, 10_000), (0, 1, 2, 3, 4), (200, 10_300, 9_700, 9_700, 9_700)),
        ((10_000, 10_000, 50, 300, 301), (0, 1, 2, 3, 4), (10_600, 10_300, 0, 0, 1)),
        ((600, 200, 50, 10_000, 0), (0, 1, 2, 3, 4), (1_200, 400, 0, 9_700, 0)),
        ((500, 100, 50, 10_000, 300), (2, 3, 4, 0, 1), (0, 0, 100, 10_300, 600)),
    ],
)
def test_r13_1_nobody_wins_more_than_he_had_or_falls_below_nothing(
    before: tuple[int, ...], order: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert egg_balances(before, scored("qingdao", order), 100) == after


def settled(match: Match) -> Match:
    return match.settled(to_the_end(match.deal(), str(match.number)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_r13_2_eggs_and_house_are_always_the_same_in_all(variant: str) -> None:
    match = Match(rules_of(variant), "eggs", stake=700)
    total = sum(match.eggs) + match.house
    assert (match.eggs, total, Match(rules_of(variant), "").stake) == ((STARTING_EGGS,) * 5, 50_000, DEFAULT_STAKE)
    for _ in range(25):
        match = settled(match)
        assert sum(match.eggs) + match.house == total
        assert all(own > 0 for own in match.eggs)
        assert sum(match.totals) == 0
    assert match.number == 25
    assert match.house != 0


def test_r13_3_a_seat_with_nothing_is_topped_up_by_the_house() -> None:
    match = replace(Match(rules_of("qingdao", solo_claim=True), "7", stake=100_000), house=5)
    after = settled(match)
    assert all(own == STARTING_EGGS or own == 2 * STARTING_EGGS for own in after.eggs)
    assert sum(after.eggs) + after.house == 5 * STARTING_EGGS + 5


def test_r13_an_unfinished_deal_is_not_settled() -> None:
    match = Match(rules_of("qingdao"), "7")
    with pytest.raises(ValueError, match="not over"):
        match.settled(match.deal())
