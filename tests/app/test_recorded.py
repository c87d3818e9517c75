"""A record is played again to its end, and goes on from there with the player in his seat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.command_line import CommandError
from app.journal import Journal
from app.match_config import MatchConfig
from app.messages import MessageKind
from app.recorded import RecordedPlayers, first_position, open_record
from app.session import GameSession
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
    bots = [("random", None), ("standard", "sly"), ("standard", "balanced"), ("novice", "loud"), ("standard", None)]
    seats = [seat_json("", level, style) for level, style in bots]
    position = first_position(open_record(written(tmp_path, record | {"seats": seats})))
    assert position.config.bots == ("standard:sly", "standard", "standard", "standard")
