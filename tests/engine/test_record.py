"""Records: what is written, and that it comes back (formats: record)."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Allegiance, Apply, Call, Kick, PlayCards, Solo, SoloClaim, Throne
from engine.cards import parse_cards
from engine.match import Match
from engine.record import (
    action_from_json,
    action_json,
    deal_json,
    record_json,
    record_text,
    rules_from_json,
    rules_json,
    seat_json,
)
from engine.replay import parse_record, replay
from engine.transition import apply
from engine.variants import load, variant_ids
from tests.engine.matches import match_record, match_text, played
from tests.engine.records import broken, fresh

VARIANTS = variant_ids()


@pytest.mark.parametrize(
    "action",
    [
        SoloClaim(True),
        SoloClaim(False),
        Throne(True),
        Throne(False),
        Solo(True),
        Solo(False),
        Allegiance(True),
        Allegiance(False),
        Call(parse_cards("B*BB")),
        Call(parse_cards("9C9C9C9C")),
        Call(parse_cards("9C9C9C"), open=True),
        Kick(True),
        Kick(False),
        Apply(),
        PlayCards(()),
        PlayCards(parse_cards("s*8S8H")),
        PlayCards(parse_cards("GB8S*")),
    ],
    ids=str,
)
def test_actions_come_back(action: Any) -> None:
    assert action_from_json(json.loads(json.dumps(action_json(3, action)))) == (3, action)


def test_actions_are_written_as_the_formats_say() -> None:
    assert action_json(0, SoloClaim(False)) == {"seat": 0, "prompt": "solo_claim", "answer": "none"}
    assert action_json(2, Throne(False)) == {"seat": 2, "prompt": "throne", "answer": "decline"}
    assert action_json(1, Call(parse_cards("8S8S8S"))) == {"seat": 1, "prompt": "call", "cards": ["8S", "8S", "8S"]}
    assert action_json(1, Solo(True)) == {"seat": 1, "prompt": "solo", "answer": "open"}
    assert action_json(2, Allegiance(False)) == {"seat": 2, "prompt": "allegiance", "answer": "hidden"}
    shown = {"seat": 1, "prompt": "call", "cards": ["8S", "8S", "8S"], "answer": "open"}
    assert action_json(1, Call(parse_cards("8S8S8S"), open=True)) == shown
    assert action_json(3, Kick(True)) == {"seat": 3, "prompt": "kick", "answer": "kick"}
    assert action_json(3, Kick(False)) == {"seat": 3, "prompt": "kick", "answer": "none"}
    assert action_json(4, Apply()) == {"seat": 4, "prompt": "play", "cards": [], "answer": "apply"}
    assert action_json(2, PlayCards(())) == {"seat": 2, "prompt": "play", "cards": []}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_apply_record_replay_is_the_identity(variant: str, seed: str) -> None:
    found = load(variant)
    first = match = Match(found.rules(), seed)
    ends, deals = [], []
    for number in range(2):
        end = played(match.deal(), seed, number)
        ends.append(end)
        deals.append(deal_json(match, end))
        match = match.settled(end)
    record = record_json(variant, found.defaults(), first, [seat_json("", None)] * 5, deals)
    again = replay(record_text(record))
    assert [deal.states[-1] for deal in again.deals] == ends
    assert again.after == match
    assert json.loads(record_text(record)) == record


@given(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**64 - 1), data=st.data())
@settings(max_examples=25)
def test_whatever_the_options_a_match_comes_back_from_its_text(variant: str, seed: int, data: st.DataObject) -> None:
    options = data.draw(
        st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in load(variant).options})
    )
    record = match_record(variant, str(seed), **options)
    again = replay(record_text(record))
    assert [again.rules, again.options] == [load(variant).rules(options), options]
    end = again.deals[0].states[-1]
    assert [action_json(seat, action) for seat, action in end.history] == record["deals"][0]["actions"]
    assert end.outcome is not None and list(end.outcome.points) == record["deals"][0]["outcome"]["points"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_records_with_options_hold(variant: str) -> None:
    for option in load(variant).options:
        for value in option.values:
            record = match_record(variant, "5", **{option.name: value})
            assert record["options"][option.name] is value
            assert replay(record_text(record)).rules == load(variant).rules({option.name: value})


def test_a_number_of_an_option_that_the_rules_contradict_is_found() -> None:
    record = match_record("wild-twos", "5", low_rank=4)
    assert record["options"]["low_rank"] == 4 and record["options"]["held_back"] is True
    record["options"]["low_rank"] = 6
    assert str(broken(record)).startswith("options.low_rank: the record says 6, but by the rules it is 4")


@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_come_back(variant: str) -> None:
    for option in load(variant).options:
        for value in option.values:
            rules = load(variant).rules({option.name: value})
            assert rules_from_json(json.loads(json.dumps(rules_json(rules)))) == rules


def test_void_deals_are_recorded_and_keep_the_first_seat() -> None:
    """R5.4."""
    rules = load("lianzhong-simple").rules()
    match = Match(rules, "3", first_seat=2)
    state = match.deal()
    while not state.over:
        state = apply(state, state.waiting[0], Throne(False)).state
    deal = deal_json(match, state)
    assert deal["outcome"]["places"] == [] and deal["outcome"]["roles"] == [None] * 5
    assert deal["events"][-1] == {"event": "voided"}
    record = record_json("lianzhong-simple", {}, match, [seat_json("", None)] * 5, [deal])
    assert replay(record).after.first_seat == 2


def test_unknown_fields_are_left_alone() -> None:
    record = fresh()
    for table in (record, record["deals"][0], record["deals"][0]["before"], record["deals"][0]["outcome"]):
        table["later"] = {"added": True}
    record["deals"][0]["actions"][0]["thought_ms"] = 12
    record["deals"][0]["events"][0]["later"] = 1
    replay(record)


def test_records_of_variants_that_are_gone_still_hold() -> None:
    record = fresh()
    record["variant"] = "yantai"
    record["options"] = {"salt": True}
    replay(record)


def test_a_record_has_a_line_an_action() -> None:
    text = match_text("qingdao", "11")
    assert parse_record(text)["deals"]
    assert max(len(line) for line in text.splitlines()) < 1000
    assert '\n{"seat":0,"prompt":"solo_claim","answer":"none"},\n' in text
