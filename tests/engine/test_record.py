"""Records and their replay (formats: record)."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Allegiance, Call, PlayCards, Solo, SoloClaim, Throne
from engine.cards import parse_cards
from engine.match import Match
from engine.record import (
    NotARecord,
    action_from_json,
    action_json,
    deal_json,
    record_json,
    record_text,
    rules_from_json,
    rules_json,
    seat_json,
)
from engine.replay import Broken, parse_record, replay
from engine.transition import apply
from engine.variants import load, variant_ids
from tests.engine.matches import match_record, match_text, played

VARIANTS = variant_ids()


def fresh(variant: str = "lianzhong-simple", seed: str = "3", deals: int = 2) -> Any:
    return json.loads(match_text(variant, seed, deals))


def broken(record: Any) -> Broken:
    with pytest.raises(Broken) as caught:
        replay(record)
    return caught.value


def not_a_record(record: Any) -> str:
    with pytest.raises(NotARecord) as caught:
        replay(record)
    return str(caught.value)


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
    names = sorted(load(variant).defaults())
    options = data.draw(st.fixed_dictionaries({name: st.booleans() for name in names}))
    record = match_record(variant, str(seed), **options)
    again = replay(record_text(record))
    assert [again.rules, again.options] == [load(variant).rules(options), options]
    end = again.deals[0].states[-1]
    assert [action_json(seat, action) for seat, action in end.history] == record["deals"][0]["actions"]
    assert end.outcome is not None and list(end.outcome.points) == record["deals"][0]["outcome"]["points"]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("option", ["kao", "twos_beat_big", "hard_pass", "held_back", "solo_claim", "fixed_guard"])
def test_records_with_options_hold(variant: str, option: str) -> None:
    if option in load(variant).defaults():
        record = match_record(variant, "5", **{option: True})
        assert record["options"][option] is True
        assert replay(record).rules == load(variant).rules({option: True})


@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_come_back(variant: str) -> None:
    for option in load(variant).options:
        rules = load(variant).rules({option.name: not option.default})
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


# Changed by hand


def change(path: str, value: Any) -> Callable[[Any], None]:
    keys = [int(key) if key.isdigit() else key for key in path.split(".")]

    def apply_to(record: Any) -> None:
        for key in keys[:-1]:
            record = record[key]
        assert record[keys[-1]] != value
        record[keys[-1]] = value

    return apply_to


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("seed", "4", "deal 1, hands"),
        ("deals.0.first_seat", 3, "deal 1, hands"),
        ("deals.1.first_seat", 4, "deal 2, first_seat"),
        ("deals.0.before.emperor", 1, "deal 1, before.emperor"),
        ("deals.1.before.emperor", None, "deal 2, before.emperor"),
        ("deals.0.before.house", 5, "deal 1, before.house"),
        ("deals.0.before.eggs.2", 9_000, "deal 1, before.eggs[2]"),
        ("deals.1.before.eggs.2", 123, "deal 2, before.eggs[2]"),
        ("deals.0.before.tribute", [1], "deal 1, before.tribute[0]"),
        ("deals.0.hands.2.0", "9S", "deal 1, hands[2][0]"),
        ("deals.0.hands.2.0", 9, "deal 1, hands[2][0]"),
        ("deals.0.outcome.points.1", 99, "deal 1, outcome.points[1]"),
        ("deals.0.outcome.points.1", True, "deal 1, outcome.points[1]"),
        ("deals.0.outcome.eggs.1", 99, "deal 1, outcome.eggs[1]"),
        ("deals.0.outcome.stakes", 8, "deal 1, outcome.stakes"),
        ("deals.0.outcome.played_out", 0, "deal 1, outcome.played_out"),
        ("deals.0.outcome.roles.0", "X", "deal 1, outcome.roles[0]"),
        ("deals.0.outcome.places.0", 7, "deal 1, outcome.places[0]"),
        ("deals.0.outcome.reason", "luck", "deal 1, outcome.reason"),
        ("deals.0.actions.0.seat", 9, "deal 1, action 1"),
        ("deals.0.actions.0.answer", "perhaps", "deal 1, action 1"),
        ("deals.0.actions.0.prompt", "call", "deal 1, action 1"),
        ("deals.0.actions.1", None, "deal 1, action 2"),
        ("deals.1.events.0.event", "claimed", "deal 2, events[0].event"),
        ("stake", 200, "deal 1, outcome.eggs"),
        ("rules.scoring.level", 8, "deal 1, outcome"),
        ("rules.deck.lowest", "7", "deal 1, hands"),
        ("options.kao", True, "options.kao"),
        ("rules.plays.kao", True, "options.kao"),
    ],
)
def test_a_change_by_hand_is_found_and_named(path: str, value: Any, where: str) -> None:
    record = fresh()
    change(path, value)(record)
    assert broken(record).where.startswith(where)


def test_a_missing_or_added_item_is_found() -> None:
    for key in ("hands", "events", "actions"):
        short, long = fresh(), fresh()
        short["deals"][0][key].pop()
        long["deals"][0][key].append(long["deals"][0][key][-1])
        for record in (short, long):
            assert broken(record).where.startswith("deal 1")


def test_where_an_action_is_illegal_is_said() -> None:
    record = fresh()
    actions = record["deals"][0]["actions"]
    at = next(at for at, action in enumerate(actions) if action["prompt"] == "play")
    actions[at]["cards"] = []
    found = broken(record)
    assert found.where == f"deal 1, action {at + 1}"
    assert "must_lead" in str(found)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, (*path, key))
    else:
        yield path


def other(value: Any, chance: random.Random) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice((-1, 1, 1000))
        case str() if chance.random() < 0.7:
            return chance.choice([word for word in ("9S", "s", "B*", "decline", "accept", "E", "C") if word != value])
        case None:
            return 0
    return value + "x"


def test_no_leaf_of_a_deal_can_be_changed_unseen() -> None:
    chance = random.Random(5)
    text = match_text("qingdao", "11")
    paths = list(leaves(json.loads(text)["deals"], ("deals",)))
    for path in chance.sample(paths, 80):
        record = json.loads(text)
        table = record
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = other(table[path[-1]], chance)
        with pytest.raises((Broken, NotARecord)):
            replay(record)


@pytest.mark.parametrize("value", [None, True, -1, 10**30, 1.5, "", "x" * 500, [], [[]], {}, {"a": 1}])
def test_whatever_stands_there_the_answer_is_a_sentence(value: Any) -> None:
    chance = random.Random(str(value))
    text = match_text("lianzhong-simple", "3")
    paths = [(), *leaves(json.loads(text))]
    paths += [path[:length] for path in chance.sample(paths[1:], 20) for length in range(1, len(path))]
    for path in [*chance.sample(paths, 40), *(path for path in paths if len(path) < 3)]:
        if not path:
            continue
        record = json.loads(text)
        table = record
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = value
        try:
            replay(record)
        except (Broken, NotARecord) as error:
            assert "\n" not in str(error) and len(str(error)) < 1000


# No record at all


@pytest.mark.parametrize("key", ["format", "game", "variant", "options", "rules", "seed", "stake", "seats", "deals"])
def test_what_a_record_needs(key: str) -> None:
    record = fresh()
    del record[key]
    assert key in not_a_record(record)


@pytest.mark.parametrize("key", ["first_seat", "before", "hands", "actions", "events", "outcome"])
def test_what_a_deal_needs(key: str) -> None:
    record = fresh()
    del record["deals"][1][key]
    assert not_a_record(record) == f"deal 2 lacks {key}"


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("format", 2, "newer"),
        ("format", 0, "no format"),
        ("format", "1", "whole number"),
        ("format", True, "whole number"),
        ("game", "guandan", "game"),
        ("seed", 7, "a text"),
        ("seed", "", "characters"),
        ("stake", -1, "stake"),
        ("seats", [], "five seats"),
        ("deals", [], "1 to"),
        ("deals", {}, "a list"),
        ("rules.deck.lowest", "x", "deck.lowest"),
        ("rules.guard.kind", "called", "contradicts"),
        ("rules.later", {}, "unknown key"),
        ("rules.scoring.level", 10**400, "far larger"),
    ],
)
def test_what_is_not_a_record(path: str, value: Any, says: str) -> None:
    record = fresh()
    keys = path.split(".")
    table = record
    for key in keys[:-1]:
        table = table[key]
    table[keys[-1]] = value
    assert says in not_a_record(record)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("  \n", "empty"),
        ("no", "not JSON"),
        ("[]", "an object"),
        ("[" * 100_000, "nested"),
        ('{"a":' * 50_000, "nested"),
        ('{"game":"baohuang","game":"baohuang"}', "twice"),
        ('{"game":NaN}', "no number"),
        ('{"game":' + "9" * 10_000 + "}", "far larger"),
        ("{}", "game"),
    ],
    ids=range(10),
)
def test_text_that_is_not_a_record(text: str, says: str) -> None:
    with pytest.raises(NotARecord) as caught:
        replay(text)
    assert says in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_record_has_a_line_an_action() -> None:
    text = match_text("qingdao", "11")
    assert parse_record(text)["deals"]
    assert max(len(line) for line in text.splitlines()) < 1000
    assert '\n{"seat":0,"prompt":"solo_claim","answer":"none"},\n' in text
