"""A record is played again to its end, and goes on from there with the player in his seat."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.command_line import CommandError, parse
from app.house_rules import Catalogue
from app.journal import Journal
from app.launch import prepare
from app.match_config import MatchConfig
from app.messages import MessageKind
from app.recorded import RecordedPlayers, first_position, open_record
from app.session import GameSession, Stepped
from engine.record import Json, deal_json, record_json, record_text, seat_json
from tests.app.players import PlayersHere, SilentPlayers

CONFIG = MatchConfig("lianzhong-simple", (("held_back", True),), "11", ("random",) * 4, 100, 0, "random")


@pytest.fixture
def record(qtbot: QtBot) -> Json:
    """Two deals of random players."""
    session = GameSession(PlayersHere(), Journal(None))
    deals = []
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.start(CONFIG)
    deals.append(deal_json(ended.args[0].before, ended.args[0].state))
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.next_deal()
    deals.append(deal_json(ended.args[0].before, ended.args[0].state))
    seats = [seat_json("", "random") for _ in range(5)]
    made = record_json(CONFIG.variant, dict(CONFIG.options), CONFIG.begin(), seats, deals)
    session.close()
    return made


def written(folder: Path, record: Json) -> Path:
    file = folder / "match.json"
    file.write_text(record_text(record), encoding="utf-8")
    return file


def test_a_record_is_played_again(qtbot: QtBot, tmp_path: Path, record: Json) -> None:
    opened = open_record(written(tmp_path, record))
    players = RecordedPlayers(opened, SilentPlayers())
    session = GameSession(players, Journal(None))
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        position = first_position(opened)
        session.resume(position, position.config.autoplay)
    assert ended.args[0].state == opened.deals[0].states[-1]
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.next_deal()
    assert ended.args[0].state == opened.deals[1].states[-1]
    assert session.match == opened.after
    assert not players.holds(session.match.seed, session.match.number)
    session.close()


def test_after_the_record_the_player_plays(qtbot: QtBot, tmp_path: Path, record: Json) -> None:
    opened = open_record(written(tmp_path, record | {"deals": record["deals"][:1]}))
    session = GameSession(RecordedPlayers(opened, PlayersHere()), Journal(None))
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        position = first_position(opened)
        session.resume(position, position.config.autoplay)
    session.hand_over()
    with qtbot.waitSignal(session.asked, timeout=10_000) as asked:
        session.next_deal()
    assert asked.args[0].seat == 0
    session.close()


def test_what_was_changed_by_hand_is_placed(tmp_path: Path, record: Json) -> None:
    def refused(**changes: object) -> CommandError:
        deals = json.loads(json.dumps(record["deals"]))
        deals[1] |= changes
        with pytest.raises(CommandError) as caught:
            open_record(written(tmp_path, record | {"deals": deals}))
        return caught.value

    actions = record["deals"][1]["actions"]
    error = refused(actions=[*actions[:7], actions[7] | {"seat": (actions[7]["seat"] + 1) % 5}, *actions[8:]])
    assert error.message.kind is MessageKind.RECORD_CHANGED_ACTION
    assert error.message.details[1:] == (2, 8)
    error = refused(outcome=record["deals"][1]["outcome"] | {"points": [9, 0, 0, 0, -9]})
    assert error.message.kind is MessageKind.RECORD_CHANGED_DEAL
    assert error.message.details[1:] == (2,)
    assert error.exit_code == 1


def test_rules_that_contradict_the_options_are_said(tmp_path: Path, record: Json) -> None:
    with pytest.raises(CommandError) as caught:
        open_record(written(tmp_path, record | {"options": record["options"] | {"held_back": False}}))
    assert caught.value.message.kind is MessageKind.RECORD_CHANGED
    assert caught.value.exit_code == 1


def test_a_variant_not_known_here_is_said(tmp_path: Path, record: Json) -> None:
    with pytest.raises(CommandError) as caught:
        open_record(written(tmp_path, record | {"variant": "atlantis"}))
    assert caught.value.message.kind is MessageKind.RECORD_VARIANT
    assert caught.value.message.details[1:] == ("atlantis",)
    assert caught.value.exit_code == 2


def test_seats_of_unknown_bots_are_played_by_known_ones(tmp_path: Path, record: Json) -> None:
    seats = [seat_json("", "oracle") for _ in range(5)]
    position = first_position(open_record(written(tmp_path, record | {"seats": seats})))
    assert position.config.bots == ("standard",) * 4


def test_seats_keep_the_style_of_the_record(tmp_path: Path, record: Json) -> None:
    seats = [seat_json("", bot) for bot in ("random", "standard:sly", "standard:balanced", "novice:loud", "standard")]
    position = first_position(open_record(written(tmp_path, record | {"seats": seats})))
    assert position.config.bots == ("standard:sly", "standard", "standard", "standard")


@pytest.mark.parametrize("seat", [0, 3])
def test_r12_4_a_deal_given_up_is_given_up_again(qtbot: QtBot, tmp_path: Path, seat: int) -> None:
    session = GameSession(PlayersHere(), Journal(None))
    steps: list[Stepped] = []
    deals = []
    session.stepped.connect(steps.append)
    session.start(CONFIG)
    first = session.match
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        qtbot.waitUntil(lambda: len(steps) > 20, timeout=10_000)
        session.forfeit(seat)
    deals.append(deal_json(ended.args[0].before, ended.args[0].state, ended.args[0].forfeited))
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.next_deal()
    deals.append(deal_json(ended.args[0].before, ended.args[0].state, ended.args[0].forfeited))
    after = session.match
    session.close()
    seats = [seat_json("", "random") for _ in range(5)]
    made = record_json(CONFIG.variant, dict(CONFIG.options), first, seats, deals)
    opened = open_record(written(tmp_path, made))
    assert opened.after == after and after.totals[seat] < 0
    players = RecordedPlayers(opened, SilentPlayers())
    shown = GameSession(players, Journal(None))
    players.gave_up.connect(shown.forfeit)
    with qtbot.waitSignal(shown.deal_ended, timeout=60_000) as ended:
        position = first_position(opened)
        shown.resume(position, position.config.autoplay)
    assert ended.args[0].forfeited == seat and ended.args[0].state.history == opened.deals[0].states[-1].history
    with qtbot.waitSignal(shown.deal_ended, timeout=60_000):
        shown.next_deal()
    assert shown.match == after
    shown.close()


def test_r12_4_a_picture_of_a_deal_given_up_shows_what_it_cost(tmp_path: Path) -> None:
    config = replace(CONFIG, variant="weihai", options=())
    match = config.begin()
    deal = deal_json(match, match.deal(), forfeit=0)
    made = record_json("weihai", {}, match, [seat_json("", "random")] * 5, [deal])
    words = [str(written(tmp_path, made)), "--screenshot", "x.png", "--at", "settlement"]
    position = prepare(parse(words)).position
    assert position is not None and position.state.over and position.forfeited == 0
    session = GameSession(SilentPlayers(), Journal(None))
    session.resume(position)
    assert session.match == match.forfeited(0)
    session.close()


def test_a_match_by_house_rules_is_opened_and_played_again(qtbot: QtBot, tmp_path: Path) -> None:
    """A record carries its rules, so that the file of the house rules need not be there."""
    draft = Catalogue().draft("weihai", "自家")
    config = replace(CONFIG, variant="house:自家 2", options=(), house=draft.variant())
    session = GameSession(PlayersHere(), Journal(None))
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        session.start(config)
    file = tmp_path / "house.baohuang"
    assert session.save_record(file).kind is MessageKind.RECORD_WRITTEN
    launch = prepare(parse([str(file), "--data-dir", str(tmp_path / "data")]))
    assert launch.config.region.en == "自家 2"
    assert launch.record is not None and launch.position is not None
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        again = GameSession(RecordedPlayers(launch.record, SilentPlayers()), Journal(None))
        again.deal_ended.connect(session.deal_ended)
        again.resume(launch.position, launch.position.config.autoplay)
    assert ended.args[0].after == launch.record.after
    launch.journal.close()


@pytest.mark.parametrize("name", ["", "a/b", "x" * 25, "nul"])
def test_a_record_of_rules_with_an_impossible_name_is_refused(tmp_path: Path, record: Json, name: str) -> None:
    with pytest.raises(CommandError) as refused:
        open_record(written(tmp_path, record | {"variant": f"house:{name}"}))
    assert refused.value.message.kind is MessageKind.RECORD_VARIANT
