"""What goes from match to match and from start to start: gold eggs, and how often 托管 was used (R13, R15.2)."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.command_line import parse
from app.journal import Journal
from app.launch import prepare
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.schema import SCHEMA, SCHEMA_1, SCHEMA_2, VERSION
from app.session import GameSession
from app.storage import FILE_NAME, open_storage
from engine.events import Role
from engine.match import FORFEIT
from engine.purses import ALL_EGGS, FULL_PURSES, Purses
from tests.app.players import PlayersHere, SilentPlayers

ROOT = Path(__file__).resolve().parents[2]
VERSION_1 = Path(__file__).with_name("files") / "version-1.sql"
BOTS = ("standard", "standard", "standard", "standard")
CONFIG = MatchConfig("lianzhong-simple", (), "177", BOTS, 500, autoplay="standard")
OTHER = replace(CONFIG, variant="weihai", seed="19", stake=100)

Sit = Callable[..., GameSession]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """A session on the database of `tmp_path`, the former one closed."""
    made: list[GameSession] = []

    def session(players: object | None = None) -> GameSession:
        while made:
            made.pop().close()
        storage, message = open_storage(tmp_path)
        assert storage is not None and message is None
        journal = Journal(storage)
        made.append(GameSession(players or PlayersHere(), journal))
        return made[-1]

    yield session
    while made:
        made.pop().close()


def play(qtbot: QtBot, session: GameSession, config: MatchConfig, deals: int = 1, **start: object) -> Purses:
    """So many deals of a new match; the purses afterwards."""
    for deal in range(deals):
        with qtbot.waitSignal(session.deal_ended, timeout=60_000):
            session.next_deal() if deal else session.start(config, **start)
    return session.match.purses


def reopened(folder: Path) -> tuple[Journal, list[Message | None]]:
    """The journal at the next start."""
    storage, message = open_storage(folder)
    assert storage is not None
    journal = Journal(storage)
    position, told = journal.resume()
    return journal, [message, told, journal.take_up_purses() if position is None else None]


def sql(folder: Path, *statements: str) -> None:
    """Let another program at the file."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def test_r13_a_new_match_begins_with_the_purses_of_the_last(qtbot: QtBot, sit: Sit) -> None:
    session = sit()
    first = play(qtbot, session, CONFIG)
    assert first.eggs == (20_000, 7_000, 7_000, 7_000, 7_000) and first.house == 2_000
    session.start(OTHER)
    assert session.match.purses == first and session.match.stake == 100 and session.match.number == 0
    second = play(qtbot, session, OTHER)
    assert second != first and sum(second.eggs) + second.house == ALL_EGGS


def test_r13_2_eggs_neither_come_nor_go_over_many_matches(qtbot: QtBot, sit: Sit) -> None:
    session = sit()
    seen = set()
    for number, variant in enumerate(("weihai", "tribute", "qingdao", "wild-twos", "lianzhong-classic")):
        purses = play(qtbot, session, replace(CONFIG, variant=variant, seed=str(number)), 2)
        assert sum(purses.eggs) + purses.house == ALL_EGGS and min(purses.eggs) > 0
        seen.add(purses)
        if number % 2:
            session = sit()
            position, _ = session._journal.resume()
            assert position is not None
    assert len(seen) > 3


def test_r13_the_next_start_knows_the_purses(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    purses = play(qtbot, sit(), CONFIG)
    sit().close()
    launch = prepare(parse(["--data-dir", str(tmp_path), "--variant", "tribute", "--screenshot", "x.png"]))
    assert launch.position is not None and launch.position.before.purses == purses
    launch = prepare(parse(["--variant", "tribute", "--screenshot", "x.png"]))
    assert launch.position is not None and launch.position.before.purses == FULL_PURSES
    journal, told = reopened(tmp_path)
    assert journal.purses == purses and told == [None, None, None]
    journal.close()


def test_a_picture_writes_nothing_into_the_running_match(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    session = sit(SilentPlayers())
    session.start(replace(CONFIG, autoplay=None))
    before = session.match
    session.close()
    words = ["--data-dir", str(tmp_path), "--screenshot", "x.png", "--at", "settlement"]
    launch = prepare(parse(words))
    assert launch.position is not None and launch.position.state.over
    pictured = GameSession(SilentPlayers(), launch.journal)
    pictured.resume(launch.position)
    pictured.close()
    journal, told = reopened(tmp_path)
    assert told == [None, None, None] and journal.purses == before.purses
    journal.close()


def test_a_deal_left_for_another_match_moves_nothing(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    session = sit()
    purses = play(qtbot, session, CONFIG)
    session.next_deal()
    qtbot.waitUntil(lambda: len(session.state.history) > 3, timeout=10_000)
    assert not session.state.over
    session.start(OTHER)
    assert session.match.purses == purses
    session.close()
    journal, told = reopened(tmp_path)
    assert journal.purses == purses and told == [None, None, None]
    journal.close()


def test_r12_4_a_deal_given_up_is_paid_for_in_the_next_match_too(qtbot: QtBot, sit: Sit) -> None:
    session = sit(SilentPlayers())
    session.start(CONFIG)
    session.forfeit()
    session.start(OTHER)
    assert session.match.purses == Purses((10_000, 10_000, 10_000, 10_000, 10_000), 0)
    session.start(replace(CONFIG, stake=10))
    session.forfeit()
    session.start(OTHER)
    assert session.match.purses == Purses((10_000 - FORFEIT * 10, 10_000, 10_000, 10_000, 10_000), FORFEIT * 10)


def test_r13_without_gold_eggs_a_match_leaves_the_purses_as_they_are(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    session = sit()
    purses = play(qtbot, session, CONFIG)
    assert play(qtbot, session, replace(OTHER, gold_eggs=False)) == purses
    assert session.match.totals != (0,) * 5
    session.close()
    journal, told = reopened(tmp_path)
    assert told == [None, None, None] and journal.purses == purses
    journal.close()
    session = sit()
    position, _ = session._journal.resume()
    assert position is not None and not position.config.gold_eggs and not position.before.gold_eggs


def test_purses_can_be_filled_anew(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    session = sit()
    assert play(qtbot, session, CONFIG) != FULL_PURSES
    session.start(OTHER, FULL_PURSES)
    assert session.match.purses == FULL_PURSES
    session.close()
    journal, _ = reopened(tmp_path)
    assert journal.purses == FULL_PURSES
    journal.close()


def test_a_record_that_is_shown_is_nobodys_purse(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    purses = play(qtbot, sit(), CONFIG)
    sit().close()
    file = tmp_path / "match.json"
    words = ["play", "--variant", "weihai", "--seed", "19", "--bots", "standard", "--record", str(file), "--quiet"]
    subprocess.run([sys.executable, "-m", "engine", *words], cwd=ROOT, check=True, capture_output=True)
    launch = prepare(parse([str(file), "--data-dir", str(tmp_path), "--screenshot", "x.png"]))
    assert launch.position is not None and launch.position.before.purses == FULL_PURSES
    assert launch.journal.purses == purses


# Nonsense

NONSENSE = [
    '{"eggs": [10000, 10000, 10000, 10000, 10000], "house": 5}',
    '{"eggs": [-1, 10001, 10000, 10000, 10000], "house": 0}',
    '{"eggs": [1, 2], "house": 0}',
    '{"eggs": ["10000", 1, 2, 3, 4], "house": 0}',
    '{"eggs": {"a": 1}}',
    "[]",
    "null",
    "7",
    "{",
    "",
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_a_running_match_began_with_is_told_and_the_match_goes_on(
    qtbot: QtBot, sit: Sit, tmp_path: Path, text: str
) -> None:
    session = sit()
    session.start(CONFIG)
    qtbot.waitUntil(lambda: len(session.state.history) > 5, timeout=10_000)
    session.hold()
    state = session.state
    session.close()
    sql(tmp_path, f"UPDATE rooms SET purses = '{text}'")
    storage, _ = open_storage(tmp_path)
    journal = Journal(storage)
    position, told = journal.resume()
    assert told == Message(MessageKind.PURSES_BROKEN)
    assert position is not None and position.state.history == state.history
    assert position.before.purses == journal.purses == FULL_PURSES
    journal.close()
    journal, said = reopened(tmp_path)
    assert said == [None, None, None], "it is said once"
    journal.close()


@pytest.mark.parametrize("text", ['{"eggs": [10000, 1, 2, 3, 4], "house": 7}', '{"eggs": null, "house": []}'])
@pytest.mark.parametrize("deals", [1, 2])
@pytest.mark.parametrize("over", [True, False])
def test_nonsense_after_a_deal_costs_the_eggs_and_nothing_else(
    qtbot: QtBot, sit: Sit, tmp_path: Path, text: str, deals: int, over: bool
) -> None:
    session = sit()
    play(qtbot, session, OTHER, deals)
    totals = session.match.totals
    if not over:
        session.hold()
        session.next_deal()
    session.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        for number, settled in connection.execute("SELECT number, settled FROM deals").fetchall():
            if settled is not None:
                told = json.dumps(json.loads(settled) | json.loads(text))
                connection.execute("UPDATE deals SET settled = ? WHERE number = ?", (told, number))
        connection.commit()
    storage, _ = open_storage(tmp_path)
    journal = Journal(storage)
    position, message = journal.resume()
    assert message == Message(MessageKind.PURSES_BROKEN)
    assert position is not None
    after = position.before.settled(position.state) if over else position.before
    assert after.totals == totals
    assert journal.purses == after.purses and sum(after.eggs) + after.house == ALL_EGGS
    journal.close()
    journal, told = reopened(tmp_path)
    assert told == [None, None, None] and journal.purses == after.purses
    journal.close()


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_that_no_running_match_needs_is_told_when_the_next_one_begins(
    qtbot: QtBot, sit: Sit, tmp_path: Path, text: str
) -> None:
    play(qtbot, sit(), CONFIG)
    sit().close()
    sql(tmp_path, f"UPDATE deals SET settled = '{text}'", "UPDATE matches SET running = 0")
    journal, told = reopened(tmp_path)
    assert told == [None, None, Message(MessageKind.PURSES_BROKEN)] and journal.purses == FULL_PURSES
    journal.close()


def test_a_match_that_is_left_because_it_is_broken_leaves_its_purses(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    session = sit()
    purses = play(qtbot, session, CONFIG)
    session.next_deal()
    session.close()
    sql(tmp_path, "UPDATE matches SET seed = '9'", "UPDATE deals SET first_seat = 9 WHERE number = 1")
    journal, told = reopened(tmp_path)
    assert told == [None, Message(MessageKind.MATCH_BROKEN), None] and journal.purses == purses
    journal.close()


# A database of version 1


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.executescript(VERSION_1.read_text(encoding="utf-8"))
    return tmp_path


def schema(folder: Path) -> tuple[int, tuple[str, ...]]:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        rows = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
        return version, tuple(sorted(row[0] for row in rows))


def test_a_database_of_version_1_goes_on_with_its_match_and_its_eggs(old: Path) -> None:
    assert schema(old) == (1, tuple(sorted(SCHEMA_1)))
    storage, message = open_storage(old)
    assert storage is not None and message is None
    journal = Journal(storage)
    position, message = journal.resume()
    assert message is None and position is not None
    assert (position.config.variant, position.before.number, position.before.totals[0]) == ("tribute", 1, -FORFEIT)
    assert len(position.arrivals) == 3 and position.auto_times == 0 and position.config.gold_eggs
    assert journal.purses == Purses((6_000, 10_000, 10_000, 10_000, 10_000), 4_000)
    journal.close()
    assert schema(old) == (VERSION, tuple(sorted(SCHEMA)))
    journal, told = reopened(old)
    assert told == [None, None, None] and journal.purses.house == 4_000
    journal.begin_match(CONFIG, CONFIG.begin(journal.purses))
    journal.close()
    journal, _ = reopened(old)
    assert journal.purses == Purses((6_000, 10_000, 10_000, 10_000, 10_000), 4_000)
    journal.close()


def test_eggs_won_in_version_1_are_there_when_no_match_is_running(old: Path) -> None:
    sql(old, "DELETE FROM actions WHERE match = 2", "DELETE FROM deals WHERE match = 2")
    sql(old, "DELETE FROM matches WHERE id = 2")
    journal, told = reopened(old)
    assert told == [None, None, None]
    assert journal.purses == Purses((7_000, 7_000, 7_000, 7_000, 20_000), 2_000)
    journal.close()


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_kill_while_the_tables_are_added_leaves_version_1(old: Path) -> None:
    script = """
import os, signal, sqlite3, sys
from pathlib import Path
from app import storage

class Doomed(sqlite3.Connection):
    def execute(self, statement, *values):
        if statement.startswith("CREATE TABLE autoplay"):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().execute(statement, *values)

connect = sqlite3.connect
sqlite3.connect = lambda *words, **more: connect(*words, factory=Doomed, **more)
storage.open_storage(Path(sys.argv[1]))
"""
    died = subprocess.run([sys.executable, "-c", script, str(old)], cwd=ROOT, check=False)
    assert died.returncode == -signal.SIGKILL
    assert schema(old) == (1, tuple(sorted(SCHEMA_1)))
    journal, told = reopened(old)
    assert told == [None, None, None] and journal.purses.house == 4_000
    journal.close()


# 托管


def test_r15_2_how_often_the_table_played_survives_a_restart(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    config = replace(CONFIG, autoplay=None)
    session = sit(SilentPlayers())
    session.start(config)
    for times in range(1, 4):
        assert session.set_auto(True) and session.set_auto(False)
        session = sit(SilentPlayers())
        position, message = session._journal.resume()
        assert message is None and position is not None and position.auto_times == times
        session.resume(position)
        assert not session.auto, "who comes back has his seat"
    assert session.set_auto(True) and session.auto_stays
    session = sit(SilentPlayers())
    position, _ = session._journal.resume()
    assert position is not None
    session.resume(position)
    assert session.auto and session.auto_stays
    assert not session.set_auto(False), "it stays until the deal ends"
    session.close()


def test_r15_2_the_next_deal_counts_anew(qtbot: QtBot, sit: Sit) -> None:
    session = sit()
    session.start(replace(CONFIG, autoplay=None))
    for _ in range(4):
        session.set_auto(True)
        session.set_auto(False)
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        pass
    session.hold()
    session.next_deal()
    assert not session.auto
    session = sit()
    position, _ = session._journal.resume()
    assert position is not None and position.before.number == 1 and position.auto_times == 0


def test_r15_2_a_number_of_times_that_cannot_be_is_a_broken_match(sit: Sit, tmp_path: Path) -> None:
    session = sit(SilentPlayers())
    session.start(replace(CONFIG, autoplay=None))
    session.set_auto(True)
    session.close()
    sql(tmp_path, "UPDATE autoplay SET times = -3")
    journal, told = reopened(tmp_path)
    assert told[1] == Message(MessageKind.MATCH_BROKEN)
    journal.close()


def test_a_database_of_version_2_is_brought_up_and_goes_on(old: Path) -> None:
    journal, _ = reopened(old)
    journal.close()
    sql(old, "DROP TABLE thoughts", "DROP TABLE guesses", "PRAGMA user_version = 2")
    assert schema(old) == (2, tuple(sorted(SCHEMA_2)))
    journal, told = reopened(old)
    assert told == [None, None, None] and journal.purses.house == 4_000
    journal.close()
    assert schema(old) == (VERSION, tuple(sorted(SCHEMA)))


def test_a_guess_that_can_be_none_counts_for_nothing(old: Path) -> None:
    journal, _ = reopened(old)
    journal.close()
    rows = ("(2, 1, 1, 'G')", "(2, 1, 2, 'E')", "(2, 1, 0, 'C')", "(2, 1, 4, '')", "(2, 0, 3, 'C')")
    sql(old, *(f"INSERT INTO guesses VALUES {row}" for row in rows))
    storage, _ = open_storage(old)
    journal = Journal(storage)
    position, message = journal.resume()
    assert message is None and position is not None and position.guesses == ((1, Role.GUARD),)
    journal.close()
