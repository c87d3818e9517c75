"""The view model of the table as QML drives it: hints, keys, clicks, and what is said about them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parent))
from players import PlayersHere

from app.journal import Journal
from app.match_config import MatchConfig
from app.session import GameSession
from app.settings import SettingsStore
from app.viewmodels.game import GameViewModel
from engine.actions import PASS, PlayCards, Prompt
from engine.cards import Rank
from engine.view import SeatView

SHIFT = Qt.KeyboardModifier.ShiftModifier.value


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Callable[..., tuple[GameViewModel, GameSession]]]:
    made: list[GameSession] = []

    def start(variant: str = "qingdao", seed: str = "7") -> tuple[GameViewModel, GameSession]:
        session = GameSession(PlayersHere(), Journal(None))
        made.append(session)
        model = GameViewModel(session, SettingsStore(None))
        session.start(MatchConfig(variant, (), seed, ("standard",) * 4, 100, 0))
        return model, session

    yield start
    for session in made:
        session.close()


def until_asked(qtbot: QtBot, session: GameSession, prompt: Prompt | None = None) -> SeatView:
    qtbot.waitUntil(lambda: session.state.over or session.view().prompt is not None, timeout=20_000)
    seen = session.view()
    assert prompt is None or seen.prompt is prompt, seen.prompt
    return seen


def answer_until_play(qtbot: QtBot, model: GameViewModel, session: GameSession) -> SeatView:
    while (seen := until_asked(qtbot, session)).prompt is not Prompt.PLAY:
        assert not session.state.over
        model.confirm()
    return seen


@pytest.mark.parametrize("variant", ["lianzhong-simple", "qingdao"])
def test_two_deals_by_hints_and_enter_alone(qtbot: QtBot, game, variant: str) -> None:
    model, session = game(variant, "12")
    resets: list[int] = []
    model.hand.modelReset.connect(lambda: resets.append(1))
    for number in (1, 2):
        while not model.sheet.props.shown:
            seen = until_asked(qtbot, session)
            if session.state.over:
                qtbot.waitUntil(lambda: model.sheet.props.shown, timeout=5000)
                break
            model.hint()
            if seen.prompt is Prompt.PLAY and not any(row.selected for row in model.hand.rows):
                model.decline()
            else:
                model.confirm()
        assert model.sheet.props.headline
        assert session.match.number == number
        qtbot.wait(QGuiApplication.styleHints().mouseDoubleClickInterval() + 50)
        model.confirm()
        assert not model.sheet.props.shown
    assert not resets
    assert len(model.announcer.said) > 20


def test_an_illegal_try_is_answered_with_its_rule_and_changes_nothing(qtbot: QtBot, game) -> None:
    model, session = game("qingdao", "7")
    answer_until_play(qtbot, model, session)
    state = session.state
    rows = model.hand.rows
    ranks = sorted({row.rank for row in rows if row.suit})
    for rank in ranks[:2]:
        model.dragCards([next(row.key for row in rows if row.rank == rank)])
        model.dropCards()
    assert len([row for row in model.hand.rows if row.selected]) == 2
    model.confirm()
    assert session.state is state
    assert "do not go together" in model.toast.property("text") or "needed" in model.toast.property("text")


def test_keys_choose_play_and_clear(qtbot: QtBot, game) -> None:
    model, session = game("qingdao", "7")
    seen = answer_until_play(qtbot, model, session)
    rank = min(card.rank for card in seen.hand)
    letter = {Rank.THREE: Qt.Key.Key_3, Rank.FOUR: Qt.Key.Key_4, Rank.FIVE: Qt.Key.Key_5}[rank]
    assert model.key(letter.value, SHIFT, False)
    chosen = [row for row in model.hand.rows if row.selected]
    assert {row.rank for row in chosen} == {rank.letter}
    assert model.key(Qt.Key.Key_Escape.value, 0, False)
    assert not any(row.selected for row in model.hand.rows)
    assert not model.key(Qt.Key.Key_F9.value, 0, False)


def test_you_may_choose_ahead_and_keep_it(qtbot: QtBot, game) -> None:
    model, session = game("qingdao", "7")
    until_asked(qtbot, session, Prompt.SOLO_CLAIM)
    key = model.hand.rows[-1].key
    model.clickCard(key)
    model.confirm()
    until_asked(qtbot, session)
    assert any(row.selected for row in model.hand.rows)


def test_a_double_click_plays_what_was_chosen_before_it(qtbot: QtBot, game) -> None:
    model, session = game("qingdao", "3")
    seen = answer_until_play(qtbot, model, session)
    while seen.trick.plays:
        model.hint()
        (model.confirm if any(row.selected for row in model.hand.rows) else model.decline)()
        seen = until_asked(qtbot, session, Prompt.PLAY)
    rank = min(card.rank for card in seen.hand)
    model.key(Qt.Key(ord(rank.letter)).value, SHIFT, False)
    chosen = [row for row in model.hand.rows if row.selected]
    model.clickCard(chosen[0].key)
    model.doubleClickCard(chosen[0].key)
    assert session.state.history[-1][1] != PASS
    played = session.state.history[-1][1]
    assert isinstance(played, PlayCards) and len(played.cards) == len(chosen)


def test_nothing_is_passed_silently(qtbot: QtBot, game) -> None:
    model, session = game("qingdao", "7")
    answer_until_play(qtbot, model, session)
    history = session.state.history
    qtbot.wait(200)
    assert session.state.history == history


def test_busy_holds_the_pace(qtbot: QtBot, game) -> None:
    model, session = game("lianzhong-simple", "7")
    until_asked(qtbot, session)
    qtbot.wait(250)
    model.setBusy(True)
    model.confirm()
    history = session.state.history
    qtbot.wait(150)
    assert session.state.history == history
    model.setBusy(False)
    qtbot.waitUntil(lambda: session.state.history != history, timeout=5000)


def test_a_message_from_outside_the_game_is_shown_and_said(qtbot: QtBot, game) -> None:
    model, session = game()
    session.failed.emit("match_broken", ())
    assert model.toast.property("text").startswith("The saved match")
    assert model.announcer.said[-1] == model.toast.property("text")
    model.dismissToast()
    assert model.toast.property("text") == ""


def test_guesses_are_yours_and_go_with_the_deal(qtbot: QtBot, game) -> None:
    model, _ = game()
    model.guess(2, 1)
    assert [row.marks for row in model.seats.rows] == [(), (), ("guess",), (), ()]
    model.guess(2, -1)
    model.guess(0, 1)
    assert not any(row.marks for row in model.seats.rows)
