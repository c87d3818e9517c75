"""The session: order, gate, prompts, and the same match from the same seed and answers."""

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.bot_process import BotProcess, Question
from app.journal import Journal, Position
from app.match_config import MatchConfig
from app.session import GameSession, MatchSummary, Stepped
from app.storage import open_storage
from engine.actions import SEATS, Allegiance, PlayCards, Prompt, Reason, Solo, SoloClaim, Throne
from engine.cards import Card, Mark, Rank
from engine.state import GameState, Phase
from engine.view import SeatView, view
from tests.app.players import PlayersHere, SilentPlayers

BOTS = ("standard", "standard", "standard", "standard")
ALONE = MatchConfig("qingdao", (), "7", BOTS, 100, autoplay="standard")
SIMPLE = replace(ALONE, variant="lianzhong-simple")


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., GameSession]]:
    made: list[GameSession] = []

    def session(players: object, journal: Journal | None = None) -> GameSession:
        made.append(GameSession(players, journal or Journal(None)))
        return made[-1]

    yield session
    for one in made:
        one.close()


def play_a_deal(qtbot: QtBot, session: GameSession, config: MatchConfig) -> MatchSummary:
    with qtbot.waitSignal(session.deal_ended, timeout=60_000) as ended:
        session.start(config)
    return ended.args[0]


@pytest.mark.parametrize("config", [ALONE, SIMPLE], ids=lambda config: config.variant)
def test_same_seed_same_deal_here_and_in_the_worker(qtbot: QtBot, make, config: MatchConfig) -> None:
    here = play_a_deal(qtbot, make(PlayersHere()), config)
    worker = BotProcess()
    worker.start()
    try:
        there = play_a_deal(qtbot, make(worker), config)
    finally:
        worker.close()
    assert here.state == there.state
    assert here.state.history and here.after.totals == there.after.totals


def test_a_worker_that_is_killed_changes_nothing(qtbot: QtBot, make) -> None:
    undisturbed = play_a_deal(qtbot, make(PlayersHere()), SIMPLE)
    worker = BotProcess()
    worker.start()
    killed: list[int] = []

    def kill(step: Stepped) -> None:
        due = len(killed) < 2 and len(step.state.history) >= (2, 12)[len(killed)]
        if due and worker.worker_id is not None and worker.worker_id not in killed:
            killed.append(worker.worker_id)
            os.kill(killed[-1], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)

    session = make(worker)
    session.stepped.connect(kill)
    try:
        disturbed = play_a_deal(qtbot, session, SIMPLE)
    finally:
        worker.close()
    assert len(killed) == 2
    assert disturbed.state == undisturbed.state


def test_a_late_worker_is_replaced_and_its_answer_given_here(qtbot: QtBot, make, monkeypatch) -> None:
    undisturbed = play_a_deal(qtbot, make(PlayersHere()), SIMPLE)
    monkeypatch.setattr("app.bot_process.DEADLINE_MS", 1)
    worker = BotProcess()
    worker.start()
    try:
        late = play_a_deal(qtbot, make(worker), SIMPLE)
    finally:
        worker.close()
    assert late.state == undisturbed.state


def test_a_bot_without_an_answer_gives_the_safe_one(qtbot: QtBot, make) -> None:
    summary = play_a_deal(qtbot, make(PlayersHere(lambda question: None)), SIMPLE)
    assert summary.outcome.void, "everyone declines"


def test_a_bot_with_an_illegal_answer_gives_the_safe_one(qtbot: QtBot, make) -> None:
    joker = PlayCards((Card(Rank.SMALL),) * 5)
    assert play_a_deal(qtbot, make(PlayersHere(lambda question: joker)), SIMPLE).outcome.void


def test_every_answer_is_on_disk_before_it_shows(qtbot: QtBot, make, tmp_path: Path) -> None:
    storage, _ = open_storage(tmp_path)
    assert storage is not None
    session = make(PlayersHere(), Journal(storage))
    rows: list[int] = []
    steps: list[Stepped] = []

    def look(step: Stepped) -> None:
        steps.append(step)
        found = storage.running_match()
        assert found is not None
        rows.append(len(found[1].deals[-1].actions))

    session.stepped.connect(look)
    play_a_deal(qtbot, session, SIMPLE)
    assert rows == list(range(1, len(steps) + 1))


def test_steps_come_in_order_and_answers_given_at_once_show_together(qtbot: QtBot, make) -> None:
    steps: list[Stepped] = []
    session = make(PlayersHere())
    session.stepped.connect(steps.append)
    summary = play_a_deal(qtbot, session, replace(ALONE, options=()))
    assert [event for step in steps for event in step.events] == list(summary.state.events)
    at_once = [step for step in steps if isinstance(step.action, SoloClaim | Allegiance)]
    assert at_once
    for step in at_once:
        if step.state.answers:
            assert step.events == ()


def test_the_gate_keeps_bots_and_question_back(qtbot: QtBot, make) -> None:
    session = make(PlayersHere())
    steps: list[Stepped] = []
    asked: list[SeatView] = []
    session.stepped.connect(steps.append)
    session.asked.connect(asked.append)
    session.hold()
    session.start(replace(ALONE, autoplay=None))
    qtbot.wait(150)
    assert not steps and not asked
    assert session.view().prompt is Prompt.SOLO_CLAIM
    assert session.answer(SoloClaim(False)) is None, "the player never waits for the gate"
    assert len(steps) == 1
    qtbot.wait(100)
    assert len(steps) == 1
    session.release()
    qtbot.waitUntil(lambda: len(steps) > 4, timeout=10_000)


def test_the_player_is_asked_once_for_each_answer(qtbot: QtBot, make) -> None:
    session = make(PlayersHere())
    asked: list[SeatView] = []

    def answer(seen: SeatView) -> None:
        asked.append(seen)
        assert session.answer(seen.legal[0]) is None

    session.asked.connect(answer)
    summary = play_a_deal(qtbot, session, replace(SIMPLE, autoplay=None))
    given = [action for seat, action in summary.state.history if seat == 0]
    assert len(asked) == len(given)


def test_an_illegal_answer_changes_nothing(qtbot: QtBot, make) -> None:
    session = make(SilentPlayers())
    session.start(replace(ALONE, autoplay=None))
    before = session.state
    refused = session.answer(Throne(True))
    assert refused is not None and refused.reason is Reason.WRONG_PROMPT
    assert session.state == before


def test_a_pace_lies_between_moves_whatever_is_thought(qtbot: QtBot, make) -> None:
    session = make(PlayersHere())
    session.set_pace(80)
    steps: list[Stepped] = []
    session.stepped.connect(steps.append)
    session.start(SIMPLE)
    assert not steps
    qtbot.wait(40)
    assert not steps
    qtbot.waitUntil(lambda: len(steps) >= 1, timeout=5_000)
    assert len(steps) == 1


def test_a_match_goes_on_from_the_last_emperor(qtbot: QtBot, make) -> None:
    session = make(PlayersHere())
    first = play_a_deal(qtbot, session, SIMPLE)
    session.next_deal()
    assert session.match.number == 1
    if first.state.emperor is not None:
        assert session.state.first_seat == first.state.emperor
    session.next_deal()
    assert session.match.number == 1, "a deal that runs is not left"


def allegiance_with_guard(seat: int) -> GameState:
    """A deal at the declarations, seat 1 the Emperor, where only the sword's place differs."""
    state = SIMPLE.begin().deal()
    sword = next(card for hand in state.hands for card in hand if card.mark is Mark.GUARD)
    without = [tuple(card for card in hand if card != sword) for hand in state.hands]
    smallest = [hand[-1] for hand in without]
    hands = list(without)
    holder = next(at for at, hand in enumerate(state.hands) if sword in hand)
    hands[holder] = (*without[holder], smallest[seat]) if holder != seat else without[holder]
    hands[seat] = (sword, *(without[seat][:-1] if holder != seat else without[seat]))
    return replace(
        state,
        hands=tuple(hands),
        phase=Phase.ALLEGIANCE,
        waiting=tuple((1 + offset) % 5 for offset in range(1, 5)),
        emperor=1,
        guard=seat,
        offer=None,
    )


def test_prompts_waits_and_events_are_the_same_whoever_is_the_guard(qtbot: QtBot, make) -> None:
    logs = []
    for guard in (0, 2, 3, 4):
        players = PlayersHere(lambda question: question.view.legal[0])
        session = make(players)
        log: list[object] = []
        session.asked.connect(lambda seen, log=log: log.append(("asked", seen.prompt)))
        session.stepped.connect(lambda step, log=log: log.append((step.seat, step.events, step.state.waiting)))
        state = allegiance_with_guard(guard)
        session.resume(Position(replace(SIMPLE, autoplay=None), SIMPLE.begin(), state))
        qtbot.waitUntil(lambda log=log: len(log) == 4, timeout=5_000)
        session.answer(Allegiance(False))
        log.append([(question.view.seat, question.view.prompt) for question in players.asked])
        session.close()
        logs.append(list(log))
    assert logs[0] == logs[1] == logs[2] == logs[3]


def test_bots_are_asked_with_what_their_seat_sees(qtbot: QtBot, make) -> None:
    players = PlayersHere()
    session = make(players)
    session.stepped.connect(lambda step: seen.setdefault(len(step.state.history), step.state))
    seen = {0: SIMPLE.begin().deal()}
    play_a_deal(qtbot, session, SIMPLE)
    for question in players.asked:
        assert question.view == view(seen[question.ply], question.view.seat)


def test_solo_question_goes_to_the_emperor_alone(qtbot: QtBot, make) -> None:
    def choose(question: Question) -> object:
        return Throne(True) if question.view.prompt is Prompt.THRONE else question.view.legal[0]

    session = make(PlayersHere(choose))
    steps: list[Stepped] = []
    session.stepped.connect(steps.append)
    session.start(SIMPLE)
    qtbot.waitUntil(lambda: any(isinstance(step.action, Solo) for step in steps), timeout=5_000)
    solo = next(step for step in steps if isinstance(step.action, Solo))
    assert solo.seat == solo.state.emperor and solo.seat in SEATS
