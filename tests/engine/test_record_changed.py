"""Records that were changed by hand, and what is no record: found, and named in one sentence."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.comparing import Broken
from engine.record import NotARecord, action_from_json
from engine.replay import replay
from tests.engine.matches import match_text
from tests.engine.records import broken, fresh, leaves, not_a_record


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
        ("deals.0.before.house", 5, "deal 1, before"),
        ("deals.0.before.eggs.2", 9_000, "deal 1, before"),
        ("deals.1.before.eggs.2", 123, "deal 2, before.eggs[2]"),
        ("deals.0.before.tribute", [1], "deal 1, before.tribute[0]"),
        ("deals.0.before.debts", [{"from": 1, "to": 2}], "deal 1, before.debts[0]"),
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
    """But for the last Emperor of an earlier deal, whom nothing in the record speaks of."""
    chance = random.Random(5)
    text = match_text("qingdao", "11")
    paths = [path for path in leaves(json.loads(text)["deals"], ("deals",)) if path[-2:] != ("before", "emperor")]
    for path in chance.sample(paths, 80):
        record = json.loads(text)
        table = record
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = other(table[path[-1]], chance)
        with pytest.raises((Broken, NotARecord)):
            replay(record)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"prompt": "call", "cards": ["9C"] * 3, "answer": "hidden"}, "open or left out"),
        ({"prompt": "play", "cards": ["9C"], "answer": "apply"}, "without cards"),
        ({"prompt": "play", "cards": [], "answer": "pass"}, "left out"),
        ({"prompt": "play", "cards": [], "answer": ["apply"]}, "left out"),
        ({"prompt": "kick", "answer": "open"}, "kick or none"),
        ({"prompt": "kick", "cards": []}, "kick or none"),
    ],
)
def test_answers_that_do_not_exist(given: Any, says: str) -> None:
    with pytest.raises(NotARecord) as caught:
        action_from_json({"seat": 1} | given)
    assert says in str(caught.value)


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
