"""The same deal again in the session and on disk: void, given up at once, a broken file, a record, many times."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.bot_process import Question
from app.journal import Journal
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.recorded import RecordedPlayers, first_position, open_record
from app.session import GameSession, MatchSummary
from app.storage import FILE_NAME, Storage, StorageError, open_storage
from app.taking_up import PLAYER
from engine.actions import Action
from engine.purses import Purses
from tests.app.players import PlayersHere, SilentPlayers

CONFIG = MatchConfig("weihai", (), "19", ("standard",) * 4, 100)
SIMPLE = replace(CONFIG, variant="lianzhong-simple")
RICH = Purses((30_000, 5_000, 5_000, 5_000, 4_000), 1_000)


def seated(folder: Path, players: object | None = None) -> GameSession:
    """A session on the database of a folder; the player plays as a bot where he is asked."""
    storage, message = open_storage(folder)
    assert storage is not None and message is None
    return GameSession(players or PlayersHere(), Journal(storage))


def safe(question: Question) -> Action:
    return question.view.legal[0]


def over(qtbot: QtBot, session: GameSession) -> MatchSummary:
    """The running deal to its end, the table in the place of the player."""
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.set_auto(True)
    summary: MatchSummary = ended.args[0]
    return summary


def taken_up(folder: Path) -> tuple[GameSession, Message | None]:
    session = seated(folder, SilentPlayers())
    position, message = session._journal.resume()
    assert position is not None
    session.resume(position)
    return session, message


def test_a_void_deal(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path, PlayersHere(safe))
    session.start(SIMPLE)
    before, cards = session.match, session.state.hands
    assert over(qtbot, session).void
    assert session.match.number == 1
    session.play_again()
    assert (session.match, session.state.hands) == (before, cards) and not session.state.over
    summary = over(qtbot, session)
    assert summary.void and summary.assisted and session.match.number == 1
    session.close()


def test_a_deal_given_up_before_any_answer(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path, SilentPlayers())
    session.start(CONFIG, RICH)
    before = session.match
    session.forfeit()
    assert session._journal.purses.house > RICH.house
    session.play_again()
    assert session.match == before and session._journal.purses == before.purses
    session.close()
    session, message = taken_up(tmp_path)
    assert message is None and session.match == before and session.state.history == ()
    session.close()
    journal = Journal(open_storage(tmp_path)[0])
    assert journal.take_up_purses() is None and journal.purses == RICH, "what the old score had changed is undone"
    journal.close()


def test_nothing_while_a_deal_runs(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path)
    session.start(CONFIG)
    over(qtbot, session)
    session.next_deal()
    after, state = session.match, session.state
    began: list[object] = []
    session.deal_began.connect(began.append)
    session.play_again()
    assert session.match == after and session.state is state and not began
    session.close()


def test_a_sheet_of_an_earlier_start_is_left_for_the_same_deal(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path)
    session.start(CONFIG, RICH)
    over(qtbot, session)
    session.next_deal()
    before = session.match
    once = over(qtbot, session).after
    session.close()
    session, _ = taken_up(tmp_path)
    assert session.match == once
    session.play_again()
    assert session.match == before
    session.close()
    session = seated(tmp_path)
    position, message = session._journal.resume()
    assert message is None and position is not None and position.assisted and position.before == before
    session.resume(position)
    summary = over(qtbot, session)
    assert summary.before == before and summary.after == once and summary.assisted
    session.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        rows = [json.loads(row) for (row,) in connection.execute("SELECT action FROM actions WHERE deal = 1")]
    assert [row for row in rows if "back" in row] == [{"back": 0}], "no row is removed"


@pytest.mark.parametrize("damaged", [True, False])
def test_a_file_that_breaks_at_that_moment(qtbot: QtBot, tmp_path: Path, monkeypatch, damaged: bool) -> None:
    session = seated(tmp_path)
    told: list[str] = []
    session.failed.connect(lambda kind, _: told.append(kind))
    session.start(CONFIG)
    before = session.match
    over(qtbot, session)

    def fail(*_: object) -> None:
        raise StorageError(damaged)

    monkeypatch.setattr(Storage, "begin_again", fail)
    session.play_again()
    assert told == [(MessageKind.STORAGE_DAMAGED if damaged else MessageKind.STORAGE_STOPPED).value]
    assert session.match == before and session.saving is damaged
    after = over(qtbot, session).after
    session.close()
    if damaged:
        session, message = taken_up(tmp_path)
        assert message is None and session.match == after
        session.close()


def test_it_is_all_or_nothing_on_disk(qtbot: QtBot, tmp_path: Path) -> None:
    session = seated(tmp_path)
    session.start(CONFIG)
    over(qtbot, session)
    after = session.match
    session.close()
    storage, _ = open_storage(tmp_path)
    assert storage is not None
    with pytest.raises(StorageError):
        storage.begin_again(1, 0, 0, PLAYER, "{}")  # there is an answer of that number
    storage.close()
    session, message = taken_up(tmp_path)
    assert message is None and session.match == after
    session.close()


def test_two_hundred_times_the_same_deal_is_taken_up(qtbot: QtBot, tmp_path: Path) -> None:
    """More rows than any deal has; only those of the last time are played again."""
    session = seated(tmp_path)
    session.start(CONFIG)
    over(qtbot, session)
    session.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        rows = connection.execute("SELECT seat, action FROM actions ORDER BY ply").fetchall()
        again = [*rows, (PLAYER, '{"back": 0}')] * 200
        connection.execute("DELETE FROM thoughts")
        connection.execute("DELETE FROM actions")
        connection.execute("UPDATE deals SET settled = NULL")
        connection.executemany(
            "INSERT INTO actions (match, deal, ply, seat, action) VALUES (1, 0, ?, ?, ?)",
            ((ply, *row) for ply, row in enumerate([*again, *rows[:50]])),
        )
        connection.commit()
    assert len(again) > 20_000
    session, message = taken_up(tmp_path)
    assert message is None and len(session.state.history) + len(session.state.answers) == 50
    session.close()


@pytest.mark.parametrize("kept", [-1, 9_999, "0", None, True, 1.0])
def test_a_row_that_takes_back_nonsense_is_no_match(qtbot: QtBot, tmp_path: Path, kept: object) -> None:
    session = seated(tmp_path)
    session.start(CONFIG)
    over(qtbot, session)
    session.play_again()
    session.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        text = json.dumps({"back": kept})
        connection.execute("UPDATE actions SET action = ? WHERE action LIKE '%back%'", (text,))
        connection.commit()
    journal = Journal(open_storage(tmp_path)[0])
    assert journal.resume() == (None, Message(MessageKind.MATCH_BROKEN))
    journal.close()


def test_a_record_is_left_where_its_deal_is_played_again(qtbot: QtBot, tmp_path: Path) -> None:
    """The computer players answer for themselves then, in its later deals too."""
    session = seated(tmp_path / "data")
    session.start(CONFIG)
    over(qtbot, session)
    session.next_deal()
    over(qtbot, session)
    assert session.save_record(tmp_path / "match.json").kind is MessageKind.RECORD_WRITTEN
    session.close()
    record = open_record(tmp_path / "match.json")
    others = PlayersHere()
    players = RecordedPlayers(record, others)
    shown = GameSession(players, Journal(None))
    shown.played_again.connect(players.leave)
    with qtbot.waitSignal(shown.deal_ended, timeout=60_000):
        position = first_position(record)
        shown.resume(position, position.config.autoplay)
    assert not others.asked
    with qtbot.waitSignal(shown.asked, timeout=60_000):
        shown.play_again()
    assert shown.config.autoplay is None and shown.match == record.deals[0].before
    over(qtbot, shown)
    assert others.asked and not players.holds(shown.match.seed, 1)
    shown.close()
