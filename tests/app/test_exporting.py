"""The stored match as a record: whole, with deals given up, across starts, and from a database of version 1."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.journal import Journal
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.recorded import open_record
from app.session import GameSession
from app.storage import FILE_NAME, open_storage
from engine.match import FORFEIT
from engine.purses import Purses
from engine.replay import replay
from tests.app.players import PlayersHere, SilentPlayers

ROOT = Path(__file__).resolve().parents[2]
CONFIG = MatchConfig("weihai", (), "19", ("standard",) * 4, 100, autoplay="standard")
RICH = Purses((30_000, 5_000, 5_000, 5_000, 4_000), 1_000)


def seated(folder: Path | None, players: object | None = None) -> GameSession:
    """A session on the database of a folder, or without one."""
    storage, message = (None, None) if folder is None else open_storage(folder)
    assert message is None
    return GameSession(players or PlayersHere(), Journal(storage))


def play_with_a_forfeit(qtbot: QtBot, session: GameSession) -> None:
    """A deal played out, one given up after some answers, and the beginning of a third."""
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        session.start(CONFIG, RICH)
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        session.next_deal()
        qtbot.waitUntil(lambda: len(session.state.history) > 4, timeout=10_000)
        session.forfeit()
    session.next_deal()


@pytest.mark.parametrize("stored", [True, False])
def test_a_match_is_written_with_the_deal_that_was_given_up(qtbot: QtBot, tmp_path: Path, stored: bool) -> None:
    session = seated(tmp_path if stored else None)
    play_with_a_forfeit(qtbot, session)
    after = session.match
    file = tmp_path / "sub folder" / "match.json"
    assert session.save_record(file) == Message(MessageKind.RECORD_WRITTEN, ("match.json",))
    session.close()
    record = json.loads(file.read_text(encoding="utf-8"))
    assert [deal.get("forfeit") for deal in record["deals"]] == [None, 0]
    assert record["deals"][0]["before"]["eggs"] == list(RICH.eggs) and len(record["deals"][1]["actions"]) > 4
    again = replay(record)
    assert again.after == after and again.after.totals[0] == again.deals[1].before.totals[0] - FORFEIT
    assert open_record(file).after == after
    words = [sys.executable, "-m", "engine", "replay", str(file)]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert said.returncode == 0 and said.stdout.startswith("verified: weihai, deals 2")


def test_deals_of_earlier_starts_are_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path)
    play_with_a_forfeit(qtbot, session)
    session.close()
    session = seated(tmp_path, SilentPlayers())
    position, _ = session._journal.resume()
    assert position is not None
    session.resume(position)
    session.save_record(tmp_path / "match.json")
    after = session.match
    session.close()
    assert open_record(tmp_path / "match.json").after == after


def test_a_match_of_version_1_is_written_too(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        old = Path(__file__).with_name("files") / "version-1.sql"
        connection.executescript(old.read_text(encoding="utf-8"))
    session = seated(tmp_path, SilentPlayers())
    position, _ = session._journal.resume()
    assert position is not None
    session.resume(position)
    session.save_record(tmp_path / "match.json")
    session.close()
    found = open_record(tmp_path / "match.json")
    assert found.deals[0].forfeit == 0 and found.after.purses == Purses((6_000, 10_000, 10_000, 10_000, 10_000), 4_000)


def test_what_cannot_be_written_is_said_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path)
    assert session.save_record(tmp_path / "x.json") == Message(MessageKind.RECORD_EMPTY)
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        session.start(CONFIG)
    (tmp_path / "file").write_text("")
    refused = tmp_path / "file" / "x.json"
    assert session.save_record(refused) == Message(MessageKind.RECORD_UNWRITABLE, (str(refused),))
    session.start(replace(CONFIG, seed="20", autoplay=None))
    assert session.save_record(tmp_path / "x.json") == Message(MessageKind.RECORD_EMPTY)
    assert not (tmp_path / "x.json").exists()
    session.close()
