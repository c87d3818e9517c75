"""Records and their replay (formats: record)."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Allegiance, Apply, Call, Kick, PlayCards, Solo, SoloClaim, Throne
from engine.cards import Card, Mark, Rank, parse_cards
from engine.deal import deal
from engine.match import Match
from engine.record import (
    NotARecord,
    action_from_json,
    action_json,
    as_held,
    deal_json,
    record_json,
    record_text,
    rules_from_json,
    rules_json,
    seat_json,
)
from engine.replay import Broken, parse_record, replay
from engine.transition import apply, legal_actions
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


# What moves before the throne, and what only some regions have


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


def test_a_record_has_a_line_an_action() -> None:
    text = match_text("qingdao", "11")
    assert parse_record(text)["deals"]
    assert max(len(line) for line in text.splitlines()) < 1000
    assert '\n{"seat":0,"prompt":"solo_claim","answer":"none"},\n' in text
