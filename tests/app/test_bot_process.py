"""The bots' process: deadlines, stand-ins, dying workers, questions that nobody wants any more, and what it gets."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app import bot_process, bot_worker
from app.bot_process import MOST_RESTARTS, BotProcess, Question
from app.bot_worker import Answer, decide, stand_in, thinking_ms
from app.journal import Journal
from app.match_config import MatchConfig
from app.session import GameSession
from engine.actions import Throne
from engine.bots import LEVELS, STYLES, name_bot
from engine.transition import new_deal
from engine.variants import load
from engine.view import view
from tests.app import slow_bots
from tests.app.players import PlayersHere

SEED = "the seed that deals"
STATE = new_deal(load("qingdao").rules(), SEED, 0, 0)
SIMPLE = MatchConfig("lianzhong-simple", (), "7", ("standard",) * 4, 100, autoplay="standard")
PROMPT_MS = 10_000

Ask = Callable[..., tuple[BotProcess, dict[int, Answer | None]]]


def question(number: int, seat: int = 0, level: str = "standard") -> Question:
    return Question(number, level, view(STATE, seat), SEED, 0, 0)


@pytest.fixture
def bots(qtbot: QtBot) -> Iterator[Ask]:
    """A running process with these bots, and the answers that come from it."""
    made: list[BotProcess] = []

    def start(decide: bot_worker.Decide) -> tuple[BotProcess, dict[int, Answer | None]]:
        process = BotProcess(decide)
        answers: dict[int, Answer | None] = {}
        process.decided.connect(answers.__setitem__)
        made.append(process)
        process.start()
        return process, answers

    yield start
    for process in made:
        process.close()


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(slow_bots.NOTES, str(tmp_path))
    return tmp_path


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question is ever late, however busy the machine is."""
    monkeypatch.setattr(bot_process, "DEADLINE_MS", 60_000)


def test_a_bot_that_thinks_hard_is_waited_for(qtbot: QtBot, bots: Ask, patient: None) -> None:
    process, answers = bots(slow_bots.think_hard)
    for number in range(1, 4):
        process.ask(question(number, number))
    qtbot.waitUntil(lambda: len(answers) == 3, timeout=PROMPT_MS)
    assert process.answered == 3
    for number in range(1, 4):
        assert answers[number] == decide(*question(number, number).task)


def test_every_question_has_a_deadline_of_its_own(
    qtbot: QtBot, bots: Ask, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    process, answers = bots(slow_bots.only_seat_1_for_ever)
    process.ask(question(1, 2))
    qtbot.waitUntil(lambda: 1 in answers, timeout=PROMPT_MS)
    monkeypatch.setattr(bot_process, "DEADLINE_MS", 400)
    process.ask(question(2, 1, "novice"))
    qtbot.wait(250)
    monkeypatch.setattr(bot_process, "DEADLINE_MS", 60_000)
    process.ask(question(3, 3))
    assert 2 not in answers
    qtbot.waitUntil(lambda: 2 in answers, timeout=PROMPT_MS)
    assert answers[2] == decide(*question(2, 1, "novice").task)
    assert 3 not in answers, "it has time left, and goes to the next worker"
    qtbot.waitUntil(lambda: 3 in answers, timeout=PROMPT_MS)
    assert process.answered == 2


@pytest.mark.parametrize("break_it", [slow_bots.fail, slow_bots.die], ids=["fails", "dies every time"])
def test_the_stand_in_answers_for_a_bot_that_cannot(qtbot: QtBot, bots: Ask, break_it: bot_worker.Decide) -> None:
    process, answers = bots(break_it)
    process.ask(question(1, 1, "novice"))
    qtbot.waitUntil(lambda: 1 in answers, timeout=PROMPT_MS)
    assert answers[1] == decide(*question(1, 1, "novice").task)
    assert process.answered == 0


def test_a_question_whose_worker_dies_goes_to_the_next_one(qtbot: QtBot, bots: Ask, notes: Path, patient: None) -> None:
    process, answers = bots(slow_bots.die_once)
    process.ask(question(1, 1))
    process.ask(question(2, 2))
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=PROMPT_MS)
    assert process.answered == 2
    assert all(answers[number] == decide(*question(number, number).task) for number in (1, 2))


def test_a_worker_killed_while_it_thinks_is_replaced(qtbot: QtBot, bots: Ask, patient: None) -> None:
    process, answers = bots(slow_bots.think_hard)
    process.ask(question(1, 1))
    qtbot.waitUntil(lambda: process.worker_id is not None, timeout=PROMPT_MS)
    first = process.worker_id
    assert first is not None
    os.kill(first, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    qtbot.waitUntil(lambda: 1 in answers, timeout=PROMPT_MS)
    assert process.worker_id not in (None, first)
    assert process.answered == 1


def test_workers_that_die_again_and_again_are_given_up_until_the_next_match(
    qtbot: QtBot, bots: Ask, patient: None
) -> None:
    process, answers = bots(slow_bots.die)
    for number in range(1, MOST_RESTARTS + 3):
        process.ask(question(number, 1))
        qtbot.waitUntil(lambda number=number: number in answers, timeout=PROMPT_MS)
    assert all(answer is not None for answer in answers.values())
    assert process.worker_id is None
    process.forget()
    qtbot.waitUntil(lambda: process.worker_id is not None, timeout=PROMPT_MS)


def test_a_worker_that_is_slow_to_come_up_is_not_replaced(
    qtbot: QtBot, bots: Ask, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "DEADLINE_MS", 1)
    process, answers = bots(slow_bots.only_seat_1_for_ever)
    process.ask(question(1, 1))
    qtbot.waitUntil(lambda: 1 in answers, timeout=PROMPT_MS)
    assert process.worker_id is None
    coming = process._worker
    monkeypatch.setattr(bot_process, "DEADLINE_MS", 60_000)
    process.ask(question(2, 2))
    qtbot.waitUntil(lambda: 2 in answers, timeout=PROMPT_MS)
    assert process.answered == 1 and process._worker is coming
    assert len(list(notes.glob("begun-*"))) == len(list(notes.glob("ended-*"))), "nobody thinks about the late one"


def test_what_is_forgotten_is_thought_about_no_longer(qtbot: QtBot, bots: Ask, notes: Path, patient: None) -> None:
    process, answers = bots(slow_bots.only_seat_1_for_ever)
    for number in (1, 2, 3):
        process.ask(question(number, 1))
    qtbot.waitUntil(lambda: len(list(notes.glob("begun-*"))) == 1, timeout=PROMPT_MS)
    worker = process.worker_id
    process.forget()
    process.ask(question(4, 2))
    qtbot.waitUntil(lambda: 4 in answers, timeout=PROMPT_MS)
    assert process.worker_id == worker, "the same worker, which has dropped its thoughts"
    assert process.answered == 1 and list(answers) == [4]
    assert len(list(notes.glob("begun-*"))) == len(list(notes.glob("ended-*"))) == 1


def test_a_new_match_drops_what_the_old_one_asked(qtbot: QtBot, bots: Ask, notes: Path, patient: None) -> None:
    process, _ = bots(slow_bots.think_for_ever)
    session = GameSession(process, Journal(None))
    session.start(SIMPLE)
    qtbot.waitUntil(lambda: bool(list(notes.glob("begun-*"))), timeout=PROMPT_MS)
    session.start(replace(SIMPLE, seed="8"))
    qtbot.waitUntil(lambda: len(list(notes.glob("begun-*"))) == 2, timeout=PROMPT_MS)
    assert len(list(notes.glob("ended-*"))) == 1
    session.close()


def test_a_closed_process_ends_its_worker(qtbot: QtBot, bots: Ask) -> None:
    process, _ = bots(slow_bots.think_for_ever)
    process.ask(question(1, 1))
    qtbot.waitUntil(lambda: process.worker_id is not None, timeout=PROMPT_MS)
    worker = process.worker_id
    assert worker is not None
    process.close()
    if os.name == "posix":
        qtbot.waitUntil(lambda: not _alive(worker), timeout=PROMPT_MS)


def _alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_worker_gets_what_one_seat_sees_and_no_seed() -> None:
    asked = question(1, 3)
    task = pickle.dumps(asked.task)
    assert asked.task[:2] == ("standard", view(STATE, 3))
    assert SEED.encode() not in task and SEED.encode() in pickle.dumps(asked)


@pytest.mark.parametrize("style", STYLES)
def test_a_stand_in_hardly_thinks(style: str) -> None:
    for level in LEVELS:
        name = name_bot(level, style)
        assert thinking_ms(stand_in(name)) == 0
        assert stand_in(name) == name or thinking_ms(name)


def test_a_level_that_thinks_has_a_standard_stand_in_of_its_style(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_worker._THINKING_MS, "novice", 300)
    assert stand_in("novice:bold") == "standard:bold"
    assert stand_in("novice") == "standard"


@pytest.mark.parametrize("thought_ms", [0, 90])
def test_the_wait_tells_nothing_of_how_long_was_thought(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, thought_ms: int
) -> None:
    monkeypatch.setitem(bot_worker._THINKING_MS, "standard", 160)

    def choose(asked: Question) -> Throne:
        time.sleep(thought_ms / 1000)
        return Throne(False)

    session = GameSession(PlayersHere(choose), Journal(None))
    times: list[float] = []
    session.stepped.connect(lambda _: times.append(time.monotonic()))
    began = time.monotonic()
    session.start(SIMPLE)
    qtbot.waitUntil(lambda: len(times) >= 3, timeout=PROMPT_MS)
    waits = [later - earlier for earlier, later in zip([began, *times], times, strict=False)]
    assert all(wait > 0.15 for wait in waits)
    session.close()
