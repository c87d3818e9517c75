"""What bots thought is kept with their answers, both or neither, and comes back for a review."""

from __future__ import annotations

import gc
import json
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

from app.exporting import record_of
from app.journal import Journal
from app.match_config import MatchConfig
from app.schema import SCHEMA, SCHEMA_3, VERSION
from app.session import GameSession, MatchSummary
from app.storage import FILE_NAME, SavedThought, Storage, StorageError, open_storage
from app.taking_up import PLAYER
from app.thoughts import Thought, saved_thought, thought_of
from engine.actions import PASS
from engine.bots import Decision, Note, Why, bot_of, bot_rng
from engine.cards import parse_cards
from engine.record import record_text
from engine.view import view
from tests.app.players import PlayersHere

ROOT = Path(__file__).resolve().parents[2]
CONFIG = MatchConfig(
    "lianzhong-simple", (), "7", ("standard", "novice", "standard:bold", "random"), 100, autoplay="standard"
)
DETAILS = ((1, 2), (), (parse_cards("9S9HB"), 3))


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[[Path], tuple[GameSession, Journal]]]:
    made: list[GameSession] = []

    def session(folder: Path) -> tuple[GameSession, Journal]:
        storage, message = open_storage(folder)
        assert storage is not None and message is None
        journal = Journal(storage)
        made.append(GameSession(PlayersHere(), journal))
        return made[-1], journal

    yield session
    for one in made:
        one.close()


def play(qtbot: QtBot, session: GameSession, config: MatchConfig) -> MatchSummary:
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.start(config)
    return ended.args[0]


@pytest.mark.parametrize("belief", [None, (0.0, 0.1234, 0.2, 0.3, 0.4)], ids=["no belief", "belief"])
def test_a_thought_comes_back_as_it_was(belief: tuple[float, ...] | None) -> None:
    notes = tuple(Note(why, details) for why in Why for details in DETAILS)
    decision = Decision(PASS, notes, belief)
    assert thought_of(saved_thought("master:sly", decision)) == Thought("master:sly", notes, belief)


def test_a_reason_of_another_version_is_left_out() -> None:
    told = thought_of(SavedThought("expert", json.dumps([["FORETOLD", 1], ["GOES_OUT"]])))
    assert told == Thought("expert", (Note(Why.GOES_OUT),), None)


@pytest.mark.parametrize("belief", ["[0.1]", "7", "{"])
def test_a_belief_that_is_nonsense_is_refused(belief: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        thought_of(SavedThought("expert", "[]", belief))


def test_every_answer_of_a_bot_is_kept_with_what_it_thought(qtbot: QtBot, sit, tmp_path: Path) -> None:
    session, journal = sit(tmp_path)
    states = [CONFIG.begin().deal()]
    session.stepped.connect(lambda step: states.append(step.state))
    seats: list[int] = []
    session.stepped.connect(lambda step: seats.append(step.seat))
    play(qtbot, session, CONFIG)
    kept = journal.thoughts(0)
    assert list(kept) == list(range(len(seats)))
    believed = 0
    for ply, (seat, state) in enumerate(zip(seats, states, strict=False)):
        level = CONFIG.level(seat)
        assert kept[ply].level == level
        asked = view(state, seat)
        decision = bot_of(str(level)).choose(asked, bot_rng(CONFIG.seed, 0, seat, len(state.history)))
        assert kept[ply].reasons == decision.reasons
        assert kept[ply].belief == (None if decision.belief is None else pytest.approx(decision.belief, abs=1e-4))
        believed += decision.belief is not None
    assert believed > 20


def test_the_players_own_answers_and_what_the_table_plays_for_him_have_none(qtbot: QtBot, sit, tmp_path: Path) -> None:
    session, journal = sit(tmp_path)
    own: list[int] = []
    count = 0

    def note(step: object) -> None:
        nonlocal count
        own.extend([count] if step.seat == PLAYER else [])  # type: ignore[attr-defined]
        count += 1

    session.stepped.connect(note)
    answered = 0

    def answer(seen: object) -> None:
        nonlocal answered
        answered += 1
        if answered > 3:
            session.set_auto(True)
        else:
            session.answer(seen.legal[0])  # type: ignore[attr-defined]

    session.asked.connect(answer)
    play(qtbot, session, replace(CONFIG, autoplay=None))
    kept = journal.thoughts(0)
    assert len(own) > 5 and not set(own) & set(kept)
    assert len(kept) == count - len(own)


def test_thoughts_are_there_after_a_restart_and_go_on(qtbot: QtBot, sit, tmp_path: Path) -> None:
    session, journal = sit(tmp_path)
    session.stepped.connect(lambda step: session.hold() if len(step.state.history) > 20 else None)
    session.start(CONFIG)
    qtbot.waitUntil(lambda: len(session.state.history) > 20, timeout=30_000)
    before = journal.thoughts(0)
    session.close()
    again, journal = sit(tmp_path)
    position, _ = journal.resume()
    assert position is not None
    assert journal.thoughts(0) == before
    with qtbot.waitSignal(again.deal_ended, timeout=60_000):
        again.resume(position, "standard")
    after = journal.thoughts(0)
    assert len(after) > len(before) and dict(list(after.items())[: len(before)]) == before


def damage_at(monkeypatch: pytest.MonkeyPatch, number: int) -> list[int]:
    """Let the file be damaged when so many answers have been written; every writing adds to what is returned."""
    add = Storage.add_action
    calls: list[int] = []

    def fail(self: Storage, *row: object) -> None:
        calls.append(len(row))
        if len(calls) == number:
            raise StorageError(damaged=True)
        add(self, *row)  # type: ignore[arg-type]

    monkeypatch.setattr(Storage, "add_action", fail)
    return calls


def test_a_match_written_anew_has_its_thoughts(qtbot: QtBot, sit, tmp_path: Path, monkeypatch) -> None:
    damage_at(monkeypatch, 30)
    session, journal = sit(tmp_path)
    count = []
    session.stepped.connect(count.append)
    play(qtbot, session, CONFIG)
    assert list(journal.thoughts(0)) == list(range(len(count))) and len(count) > 30


def test_deals_that_are_over_keep_no_loose_thoughts_and_are_written_anew_with_them(
    qtbot: QtBot, sit, tmp_path: Path, monkeypatch
) -> None:
    elsewhere = loose_thoughts()
    session, journal = sit(tmp_path)
    play(qtbot, session, CONFIG)
    first = journal.thoughts(0)
    of_one_deal = loose_thoughts() - elsewhere
    calls = damage_at(monkeypatch, 5)
    for _ in range(3):
        with qtbot.waitSignal(session.deal_ended, timeout=60_000):
            session.next_deal()
    assert len(calls) > 5
    assert loose_thoughts() - elsewhere < 2 * of_one_deal
    assert journal.thoughts(0) == first and len(journal.thoughts(1)) > 20


def loose_thoughts() -> int:
    gc.collect()
    return sum(isinstance(one, SavedThought) for one in gc.get_objects())


def test_a_kill_between_the_answer_and_its_thought_leaves_neither(tmp_path: Path) -> None:
    script = """
import os, signal, sys
from pathlib import Path
from app import storage
opened, _ = storage.open_storage(Path(sys.argv[1]))
deals = (storage.SavedDeal(0, 0),)
match = opened.begin_match(storage.SavedMatch("qingdao", "{}", "{}", "7", 100, 0, "[]", deals))
opened.add_action(match, 0, 0, 1, "{}", storage.SavedThought("standard", "[]"))
storage._add_thought = lambda *_: os.kill(os.getpid(), signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
opened.add_action(match, 0, 1, 2, "{}", storage.SavedThought("standard", "[]"))
"""
    died = subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, check=False)
    assert died.returncode != 0
    assert sys.platform == "win32" or died.returncode == -signal.SIGKILL
    storage, message = open_storage(tmp_path)
    assert storage is not None and message is None
    assert storage.actions(1, 0) == ((1, "{}"),)
    assert storage.thoughts(1, 0) == {0: SavedThought("standard", "[]")}
    storage.close()


def test_a_database_of_version_3_is_brought_up_and_goes_on(qtbot: QtBot, sit, tmp_path: Path) -> None:
    session, _ = sit(tmp_path)
    session.stepped.connect(lambda step: session.hold() if len(step.state.history) > 10 else None)
    session.start(CONFIG)
    qtbot.waitUntil(lambda: len(session.state.history) > 10, timeout=30_000)
    session.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("DROP TABLE thoughts")
        connection.execute("PRAGMA user_version = 3")
        rows = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
        assert sorted(row[0] for row in rows) == sorted(SCHEMA_3)
    again, journal = sit(tmp_path)
    position, told = journal.resume()
    assert position is not None and told is None
    assert journal.thoughts(0) == {}
    with qtbot.waitSignal(again.deal_ended, timeout=60_000):
        again.resume(position, "standard")
    assert min(journal.thoughts(0)) == len(position.arrivals)
    again.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        rows = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
        assert sorted(row[0] for row in rows) == sorted(SCHEMA)


def test_a_record_tells_nothing_of_what_was_thought(qtbot: QtBot, sit, tmp_path: Path) -> None:
    session, journal = sit(tmp_path)
    play(qtbot, session, CONFIG)
    saved = journal.stored()
    assert saved is not None
    record = record_of(saved)
    assert record is not None
    assert not {"GOES_OUT", "reasons", "belief", "thoughts"} & set(record_text(record).replace('"', " ").split())
