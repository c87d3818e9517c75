"""Records of what a match brings with it, of deals given up, and without gold eggs (R12.4, R13, R14)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engine.actions import SEATS, Throne
from engine.match import FORFEIT, Match
from engine.purses import ALL_EGGS, FULL_PURSES, Purses
from engine.record import Json, deal_json, outcome_json, record_json, record_text, seat_json
from engine.replay import replay
from engine.transition import apply, legal_actions
from engine.tribute import every_tribute, owed
from engine.variants import load, variant_ids
from tests.engine.matches import played
from tests.engine.records import broken, fresh, not_a_record

SEATED = [seat_json("", None)] * 5


def recorded(match: Match, variant: str, deals: int = 2) -> tuple[Json, Match]:
    """So many deals of random bots from here on, and how it stands after them."""
    first, out = match, []
    for _ in range(deals):
        end = played(match.deal(), match.seed, match.number)
        out.append(deal_json(match, end))
        match = match.settled(end)
    return record_json(variant, {}, first, SEATED, out), match


def played_some(match: Match, answers: int) -> Any:
    """The deal after so many answers, the throne taken and no more said than must be."""
    state = match.deal()
    for _ in range(answers):
        seat = state.waiting[len(state.answers)]
        legal = legal_actions(state, seat)
        state = apply(state, seat, Throne(True) if Throne(True) in legal else legal[0]).state
    return state


# Purses


@pytest.mark.parametrize("variant", variant_ids())
def test_r13_a_match_that_begins_with_other_purses_is_recorded_and_holds(variant: str) -> None:
    purses = Purses((200, 31_000, 7, 12_000, 10_000), ALL_EGGS - 53_207)
    first = Match(load(variant).rules(), "5", stake=500).with_purses(purses)
    record, after = recorded(first, variant, 3)
    assert record["deals"][0]["before"]["eggs"] == list(purses.eggs)
    again = replay(record_text(record))
    assert again.deals[0].before.purses == purses
    assert again.after == after and sum(after.eggs) + after.house == ALL_EGGS


def test_r13_3_who_comes_with_nothing_is_given_eggs_by_the_house() -> None:
    match = Match(load("qingdao").rules(), "5").with_purses(Purses((0, 50_000, 0, 1, 2), -3))
    assert match.eggs == (10_000, 50_000, 10_000, 1, 2) and match.house == -20_003


def test_r13_2_what_one_match_leaves_the_next_begins_with_and_nothing_is_lost() -> None:
    """Ten matches of every region at a high stake: the sum is the same for ever."""
    purses = FULL_PURSES
    seen = set()
    for number, variant in enumerate(variant_ids() * 3):
        match = Match(load(variant).rules(), str(number), stake=1_000).with_purses(purses)
        for _ in range(3):
            match = match.settled(played(match.deal(), match.seed, match.number))
        match = match.forfeited(number % 5)
        purses = match.purses
        assert sum(purses.eggs) + purses.house == ALL_EGGS and min(purses.eggs) > 0
        seen.add(purses)
    assert len(seen) > 20 and any(purses.house < 0 for purses in seen)


@pytest.mark.parametrize(
    ("eggs", "house"),
    [
        ([10_000] * 5, 1),
        ([10_000] * 4, 10_000),
        ([10_000] * 5 + [0], 0),
        ([-5, 10_005, 10_000, 10_000, 10_000], 0),
        ([10_000.0] * 5, 0),
        ([True, 9_999, 10_000, 10_000, 20_000], 0),
        ([10_000] * 5, False),
        ([10_000] * 5, None),
        ([10_000] * 5, "0"),
        ([10**40, 0, 0, 0, 0], 50_000 - 10**40),
        ("rich", 0),
        (None, 0),
        ({"0": 10_000}, 40_000),
    ],
)
def test_balances_that_cannot_be_are_refused_in_one_sentence(eggs: object, house: object) -> None:
    record = fresh()
    record["deals"][0]["before"] |= {"eggs": eggs, "house": house}
    found = broken(record)
    assert found.where.startswith("deal 1, before")
    assert "\n" not in str(found) and len(str(found)) < 400


def test_balances_of_later_deals_still_follow_from_the_first() -> None:
    record, _ = recorded(Match(load("weihai").rules(), "5").with_purses(Purses((1, 2, 3, 4, 5), 49_985)), "weihai")
    record["deals"][1]["before"]["eggs"][0] += 1
    record["deals"][1]["before"]["house"] -= 1
    assert broken(record).where == "deal 2, before.eggs[0]"


# What an earlier deal left


def after_a_deal(variant: str, wanted: str) -> Match:
    """A match at its next deal, which begins with `tribute` or `debts`; counted from 0 again, as in a record."""
    for seed in range(200):
        match = Match(load(variant).rules(), str(seed))
        match = match.settled(played(match.deal(), match.seed, 0))
        if match.before.tribute.pays and (match.before.debts or wanted == "tribute"):
            return replace(match, number=0, totals=(0,) * 5)
    raise AssertionError("it never comes to that")


@pytest.mark.parametrize(("variant", "owing"), [("tribute", "tribute"), ("wild-twos", "debts"), ("rizhao", "tribute")])
def test_r14_a_record_may_begin_with_what_an_earlier_deal_left(variant: str, owing: str) -> None:
    first = after_a_deal(variant, owing)
    record, after = recorded(first, variant)
    assert record["deals"][0]["before"][owing] and record["deals"][0]["before"]["emperor"] == first.first_seat
    again = replay(record_text(record))
    assert again.deals[0].before == first and again.after == after


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("emperor", 5),
        ("emperor", "1"),
        ("emperor", True),
        ("emperor", None),
        ("tribute", None),
        ("tribute", [1]),
        ("tribute", [{"from": 0, "cards": 9, "to": [1] * 9}]),
        ("tribute", [{"from": 0, "cards": 2, "to": [0, 0]}]),
        ("debts", 7),
        ("debts", [{"from": 1, "to": 1}]),
        ("debts", [{"from": 1, "to": 2}, {"from": 1, "to": 3}]),
        ("debts", [{"from": True, "to": 2}]),
        ("debts", [[1, 2]]),
    ],
)
def test_r14_what_no_deal_can_leave_is_refused(key: str, value: object) -> None:
    record, _ = recorded(after_a_deal("wild-twos", "debts"), "wild-twos", 1)
    record["deals"][0]["before"][key] = value
    found = broken(record)
    assert found.where.startswith("deal 1, ") and "\n" not in str(found)


@pytest.mark.parametrize("variant", ["tribute", "wild-twos", "rizhao"])
def test_r14_whatever_a_deal_leaves_is_among_what_one_can_leave(variant: str) -> None:
    left = set()
    for seed in range(30):
        match = Match(load(variant).rules(), str(seed))
        end = played(match.deal(), match.seed, 0)
        if end.emperor is not None and end.outcome is not None:
            tribute = owed(end.outcome, end.emperor)
            assert tribute in set(every_tribute(end.emperor))
            left.add((len(tribute.pays), len(tribute.takes)))
    assert len(left) > 2


# Given up


@pytest.mark.parametrize("answers", [0, 3, 12, 30])
@pytest.mark.parametrize("variant", variant_ids())
def test_r12_4_a_deal_given_up_is_recorded_and_verified(variant: str, answers: int) -> None:
    first = match = Match(load(variant).rules(), "9", stake=50)
    state = played_some(match, answers)
    assert not state.over
    deals = [deal_json(match, state, forfeit=2)]
    match = match.forfeited(2)
    end = played(match.deal(), "9", match.number)
    deals.append(deal_json(match, end))
    record = record_json(variant, {}, first, SEATED, deals)
    assert deals[0]["forfeit"] == 2 and "forfeit" not in deals[1]
    assert deals[0]["outcome"]["points"] == [0, 0, -FORFEIT, 0, 0]
    assert deals[0]["outcome"]["eggs"] == [10_000, 10_000, 8_000, 10_000, 10_000]
    assert deals[1]["before"]["house"] == 2_000
    again = replay(record_text(record))
    assert [deal.forfeit for deal in again.deals] == [2, None]
    assert again.deals[0].states[-1].history == state.history and not again.deals[0].states[-1].over
    assert again.after == match.settled(end) and again.after.totals[2] == end.outcome.points[2] - FORFEIT  # type: ignore[union-attr]


def test_r12_4_a_deal_that_still_runs_has_no_record() -> None:
    match = Match(load("weihai").rules(), "9")
    with pytest.raises(ValueError, match="not over"):
        deal_json(match, match.deal())


def given_up() -> Any:
    match = Match(load("weihai").rules(), "9")
    told = deal_json(match, played_some(match, 3), forfeit=1)
    return json.loads(record_text(record_json("weihai", {}, match, SEATED, [told])))


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("forfeit", 3, "deal 1, outcome.points[1]"),
        ("forfeit", None, "deal 1, action"),
        ("points", [0, 0, 0, 0, 0], "deal 1, outcome.points[1]"),
        ("eggs", [10_000] * 5, "deal 1, outcome.eggs[1]"),
        ("reason", "bored", "deal 1, outcome.reason"),
        ("places", [1], "deal 1, outcome.places"),
        ("events", [{"event": "voided"}], "deal 1, events"),
    ],
)
def test_r12_4_a_change_by_hand_is_found(key: str, value: object, where: str) -> None:
    record = given_up()
    told = record["deals"][0]
    (told["outcome"] if key in told["outcome"] else told)[key] = value
    assert broken(record).where.startswith(where)


def test_r12_4_a_deal_that_came_to_its_end_was_not_given_up() -> None:
    record = fresh()
    record["deals"][0]["forfeit"] = 0
    assert "the end of the deal" in str(broken(record))


@pytest.mark.parametrize("seat", [5, -1, True, "0", [0], {}])
def test_who_gave_up_is_a_seat(seat: object) -> None:
    record = given_up()
    record["deals"][0]["forfeit"] = seat
    assert "forfeit must be 0 to 4" in not_a_record(record)


# Without gold eggs


def test_r13_where_gold_eggs_are_off_points_move_none() -> None:
    first = Match(load("weihai").rules(), "9", gold_eggs=False).with_purses(Purses((1, 2, 3, 4, 5), 49_985))
    record, after = recorded(first, "weihai", 4)
    assert after.totals != (0,) * 5 and after.purses == first.purses
    assert after.forfeited(0).purses == first.purses and after.forfeited(0).totals[0] == after.totals[0] - FORFEIT
    assert record["gold_eggs"] is False
    again = replay(record_text(record))
    assert again.after == after and not again.after.gold_eggs
    del record["gold_eggs"]
    assert ", outcome.eggs[" in broken(record).where


def test_gold_eggs_are_on_unless_it_says_otherwise() -> None:
    assert "gold_eggs" not in fresh()
    record = fresh()
    record["gold_eggs"] = True
    assert replay(record).after.gold_eggs
    record["gold_eggs"] = 1
    assert "gold_eggs must be true or false" in not_a_record(record)


def test_eggs_of_an_outcome_are_those_before_any_top_up() -> None:
    match = Match(load("weihai").rules(), "9").with_purses(Purses((100,) * 5, 49_500))
    end = next(
        end
        for number in range(50)
        if (end := played(replace(match, number=number).deal(), "9", number)).outcome and any(end.outcome.points)
    )
    assert end.outcome is not None
    told = outcome_json(end.outcome, match)
    assert 0 in told["eggs"] and all(match.settled(end).eggs[seat] for seat in SEATS)
