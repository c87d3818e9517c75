"""Records of what only some regions have: cards that move before the throne, tribute, debts, 闷 (R10, R14)."""

import json
from typing import Any

import pytest

from engine.actions import Allegiance, Call, PlayCards, Throne
from engine.cards import Card, Mark, Rank, parse_cards
from engine.deal import deal
from engine.match import Match
from engine.record import action_from_json, action_json, as_held, deal_json, outcome_json
from engine.replay import replay
from engine.transition import apply, legal_actions
from engine.variants import load
from tests.engine.records import broken, fresh
from tests.engine.tables import playing, plays, rules_of


def events_named(record: Any, name: str) -> list[Any]:
    return [event for told in record["deals"] for event in told["events"] if event["event"] == name]


@pytest.mark.parametrize("variant", ["weifang", "tribute", "wild-twos", "rizhao"])
def test_hands_are_recorded_as_they_were_dealt(variant: str) -> None:
    """R2.4, R10.1, R14.1: before anything is bought, paid or drawn."""
    record = fresh(variant, "5", 3)
    first_seats = [told["first_seat"] for told in record["deals"]]
    for number, told in enumerate(record["deals"]):
        dealt = deal(load(variant).rules(), "5", number, first_seats[number])
        assert told["hands"] == [[str(card) for card in hand] for hand in dealt]
    replay(record)


def test_r10_1_bought_threes_are_recorded() -> None:
    bought = events_named(fresh("weifang", "5", 3), "bought_three")
    assert bought and set(bought[0]) == {"event", "seat", "from", "three", "two"}


def test_r14_tribute_is_recorded_before_the_deal_that_pays_it() -> None:
    """Who pays how many, who takes, and what was paid."""
    record = fresh("tribute", "2", 4)
    owing = [told for told in record["deals"] if told["before"]["tribute"]]
    assert owing
    for told in owing:
        tribute = told["before"]["tribute"]
        takers = tribute[0]["to"]
        assert sum(entry["cards"] for entry in tribute) == len(takers)
        paid = [event for event in told["events"] if event["event"] == "tribute"]
        assert [event["to"] for event in paid] == takers
        assert {event["from"] for event in paid} == {entry["from"] for entry in tribute}
        assert all(event["card"] in ("B", "s") or event["card"][0] in "2AKQ" for event in paid)
    assert [event["seat"] for event in events_named(record, "drawn")]


@pytest.mark.parametrize("path", ["from", "cards", "to"])
def test_r14_a_changed_tribute_is_found(path: str) -> None:
    record = fresh("tribute", "2", 4)
    number, told = next((at, told) for at, told in enumerate(record["deals"]) if told["before"]["tribute"])
    entry = told["before"]["tribute"][0]
    entry[path] = [4, 4, 4, 4, 4, 4, 4, 4, 4] if path == "to" else entry[path] + 1
    assert broken(record).where.startswith(f"deal {number + 1}, before.tribute[0].{path}")


def test_r14_5_debts_are_recorded_and_verified() -> None:
    record = next(
        record for seed in range(200) if (record := fresh("wild-twos", str(seed)))["deals"][1]["before"]["debts"]
    )
    told = record["deals"][1]
    debt = told["before"]["debts"][0]
    cleared = next(event for event in record["deals"][0]["events"] if event["event"] == "cleared")
    assert debt == {"from": cleared["seat"], "to": cleared["by"]}
    assert any(event["event"] == "tribute" and event["debt"] for event in told["events"])
    debt["to"] = (debt["to"] + 1) % 5
    assert broken(record).where == "deal 2, before.debts[0].to"


def test_r10_2_what_was_paid_for_smothering_stands_in_the_outcome() -> None:
    record = next(record for seed in range(200) if events_named(record := fresh("weifang", str(seed), 1), "smothered"))
    smothered = events_named(record, "smothered")[0]
    outcome = record["deals"][0]["outcome"]
    assert outcome["smother"][smothered["seat"]] <= 0 and sum(outcome["smother"]) == 0
    assert outcome["reason"].partition("; smothered: ")[2]
    outcome["smother"][smothered["seat"]] -= 1
    assert broken(record).where.startswith("deal 1, outcome.smother[")


@pytest.mark.parametrize(
    ("variant", "name"), [("weifang", "reported"), ("tribute", "applied"), ("weihai", "kicked"), ("weihai", "staked")]
)
def test_events_of_some_regions_are_recorded(variant: str, name: str) -> None:
    assert any(events_named(fresh(variant, str(seed), 2), name) for seed in range(40))


def called_jokers() -> tuple[Match, Any]:
    """A deal in which the Emperor of 联众经典 calls big jokers and somebody else holds the fourth."""
    rules = load("lianzhong-classic").rules()
    for number in range(3_000):
        match = Match(rules, "called jokers", number=number)
        hands = match.deal().hands
        for seat, hand in enumerate(hands):
            names = [str(card) for card in hand]
            if "B*" in names and names.count("B") == 2:
                return match, seat
    raise AssertionError("no such deal")


def test_r3_7_a_called_big_joker_without_a_special_is_read_by_the_hand_it_comes_from() -> None:
    match, emperor = called_jokers()
    state = match.deal()
    for answer in (Throne(True), Call(parse_cards("B*BB"))):
        state = apply(state, emperor, answer).state
    called = Card(Rank.BIG, mark=Mark.GUARD)
    guard = state.guard
    assert guard is not None and guard != emperor
    assert str(called) == "B*" and called in state.hands[guard]
    assert not any(called in hand and Card(Rank.BIG, mark=Mark.SCEPTRE) in hand for hand in state.hands)
    laid = PlayCards((called,))
    seat, read = action_from_json(json.loads(json.dumps(action_json(guard, laid))))
    assert read == PlayCards(parse_cards("B*")) and as_held(read, state.hands[seat]) == laid
    assert as_held(read, state.hands[emperor]) == read
    for _ in range(4):
        state = apply(state, state.waiting[len(state.answers)], Allegiance(False)).state
    while not state.over:
        seat = state.waiting[0]
        legal = legal_actions(state, seat)
        wanted = laid if laid in legal else legal[-1] if seat != guard else legal[0]
        state = apply(state, seat, wanted).state
    assert (guard, laid) in state.history
    told = deal_json(match, state)
    again = state_after(match, told)
    assert again == state


def state_after(match: Match, told: Any) -> Any:
    """The end of a recorded deal, answered from the record alone."""
    state = match.deal()
    for recorded in json.loads(json.dumps(told))["actions"]:
        seat, action = action_from_json(recorded)
        state = apply(state, seat, as_held(action, state.hands[seat])).state
    return state


def test_r10_2_places_behind_the_first_filler_do_not_count_as_played_out() -> None:
    """R11.3: `places` are fillers from `played_out` on, and whoever was smothered stands behind them."""
    state = playing(rules_of("weifang"), "8 3", "9 3", "T", "K K", "K K", emperor=0, guard=1)
    outcome = plays("8", "9", "T")(state).outcome
    assert outcome is not None
    told = outcome_json(outcome, Match(rules_of("weifang"), "1"))
    assert (told["places"], told["played_out"]) == ([2, 3, 4, 1, 0], 1)
