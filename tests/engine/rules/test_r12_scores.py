"""R12, R13: what a deal is worth, in points and in eggs."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine.events import Role
from engine.match import DEFAULT_STAKE, STARTING_EGGS, Match, egg_balances
from engine.scoring import score, void_outcome
from engine.state import Outcome, SoloKind
from engine.variants import variant_ids
from tests.engine.soak import run_match
from tests.engine.tables import VARIANTS, playing, plays, rules_of, to_the_end

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


# R12.5, R12.6


PAY = {1: 4, 2: 2, 3: 0, 4: -2, 5: -4}


def test_r12_5_each_of_a_side_is_credited_what_the_side_won() -> None:
    for order in permutations(range(5)):
        places = {seat: order.index(seat) + 1 for seat in range(5)}
        royals = PAY[places[0]] + PAY[places[1]]
        commoners = sum(PAY[places[seat]] for seat in (2, 3, 4))
        assert scored("tribute", order).points == (royals, royals, commoners, commoners, commoners)
        assert royals == -commoners


@pytest.mark.parametrize(("solo", "factor"), [(SoloKind.HIDDEN, 1), (SoloKind.OPEN, 2)])
def test_r12_5_alone_the_place_against_everybody(solo: SoloKind, factor: int) -> None:
    for order in permutations(range(5)):
        pay = PAY[order.index(0) + 1] * factor
        assert scored("tribute", order, solo).points == (pay, -pay, -pay, -pay, -pay)


def test_r12_5_nothing_against_nothing_is_a_draw() -> None:
    assert scored("tribute", (2, 0, 3, 1, 4)).royal_points == 0
    assert scored("tribute", (0, 2, 3, 4, 1)).royal_points == 0


# By the places of Emperor and Guard; what is not named is a loss.
WON = {(1, 2), (1, 3), (1, 4), (2, 1)}
DRAWN = {(1, 5), (3, 1)}


@pytest.mark.parametrize("declared", [(), ("guard",)])
def test_r12_6_every_pair_of_places(declared: tuple[str, ...]) -> None:
    for order in permutations(range(5)):
        places = (order.index(0) + 1, order.index(1) + 1)
        if declared:
            won = 1 if places == (1, 2) else -1
        else:
            won = 1 if places in WON else 0 if places in DRAWN else -1
        outcome = score(rules_of("wild-twos"), order, 4, ROLES, SoloKind.NONE, 1, declared)
        assert outcome.points == (2 * won, won, -won, -won, -won), places
        assert {outcome.lines[place - 1].formula for place in places} == {("lost", "drawn", "won")[won + 1]}


@pytest.mark.parametrize(("solo", "factor"), [(SoloKind.HIDDEN, 1), (SoloKind.OPEN, 2)])
def test_r12_6_alone_only_the_first_place_wins(solo: SoloKind, factor: int) -> None:
    for order in permutations(range(5)):
        won = factor if order[0] == 0 else -factor
        assert scored("wild-twos", order, solo).points == (4 * won, -won, -won, -won, -won)


@pytest.mark.parametrize("variant", ["weifang", "weihai", "laiwu", "lianzhong-classic", "rizhao"])
def test_r12_1_r12_3_the_other_regions_of_the_table(variant: str) -> None:
    for order in permutations(range(5)):
        assert scored(variant, order).points == scored("qingdao", order).points
        for solo in (SoloKind.OPEN, SoloKind.CLAIMED, SoloKind.HIDDEN):
            assert scored(variant, order, solo, 4).points == scored("qingdao", order, solo, 4).points


# R10.2 in the settlement


@pytest.mark.parametrize(("solo", "lost"), [(SoloKind.OPEN, -24), (SoloKind.CLAIMED, -24), (SoloKind.HIDDEN, -12)])
def test_r10_2_a_smothered_lone_emperor_has_lost_and_pays_one_more(solo: SoloKind, lost: int) -> None:
    guard = None if solo is SoloKind.CLAIMED else 0
    state = playing(rules_of("weifang"), "8H 3S", "9H 9C 3H", "TH 3C", "JH 3D", "QH 3S", guard=guard, solo=solo)
    state = plays("8H", "-", "TH")(state)
    assert state.outcome is not None
    each = -lost // 4
    assert state.outcome.points == (lost - 1, each, each + 1, each, each)
    assert state.outcome.lines[-1].seat == 0


def test_r10_2_the_smothered_count_for_their_side_but_not_as_the_first_two_out() -> None:
    hands = ("KH KC KD 3S", "8H 3H", "9H 3C", "TH JH 3D", "QH 3S")
    state = plays("KH")(playing(rules_of("weifang"), *hands, guard=0, solo=SoloKind.HIDDEN))
    state = plays("-", "-", "-", "-", "KC", "-", "-", "-", "-")(state)
    assert not state.over
    state = playing(
        rules_of("weifang"), "7H KH KC 3S", "8H 3H", "9H 3C", "TH JH 3D", "QH AH 3S", guard=0, solo=SoloKind.HIDDEN
    )
    state = plays("7H", "8H", "9H", "TH")(state)
    assert state.smothered == ((1, 2), (2, 3)) and not state.over
    pair = playing(rules_of("weifang"), "7H KH 3S", "KH KC", "8H 3H", "9H 3C", "TH 3D", guard=1)
    pair = plays("7H", "-", "8H", "9H", "TH", "KH")(pair)
    assert pair.over and pair.outcome is not None
    assert [line.seat for line in pair.outcome.lines] == [0, 1, 4, 3, 2]
    assert pair.outcome.level == 3


def test_r10_2_r13_1_the_point_is_netted_before_the_caps() -> None:
    state = playing(
        rules_of("weifang"), "KH 3S", "7H 3H", "9H 3C", "TH 3D", "QH 3S", solo=SoloKind.OPEN, emperor=1, guard=1
    )
    outcome = plays("7H", "9H")(state).outcome
    assert outcome is not None and outcome.points == (6, -25, 7, 6, 6)
    assert egg_balances((10_000, 10_000, 650, 10_000, 10_000), outcome, 100) == (10_600, 7_500, 1_300, 10_600, 10_600)


@pytest.mark.parametrize("variant", variant_ids())
def test_r13_2_in_every_region_eggs_and_house_are_always_the_same_in_all(variant: str) -> None:
    done, _ = run_match(rules_of(variant), f"caps {variant}", 3)
    first, last = done[0][0], done[-1][0].settled(done[-1][2])
    assert sum(last.eggs) + last.house == sum(first.eggs) + first.house
