"""Ctrl+Z: the last answer has not happened; the deal is marked, and a restart knows all of it."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.actions import Prompt
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, Screen
from tests.app.window.test_selecting import QINGDAO, last_play, tall

WORDS = ("--variant", "qingdao", "--seed", "4", "--lang", "en", "--speed", "instant", "--bots", "standard")


def undo(screen: Screen) -> None:
    screen.press(Qt.Key.Key_Z, with_=CTRL)
    screen.until_mine()


@pytest.mark.parametrize("motion", [False, True])
def test_a_play_is_taken_back_and_played_otherwise(open_window: OpenWindow, motion: bool) -> None:
    screen = open_window(*QINGDAO, motion=motion)
    KeyPlayer(screen, "zh").to_lead()
    before = screen.view
    screen.click_card(tall(screen)[1])
    first = screen.chosen()
    screen.press(ENTER)
    assert screen.view.hand != before.hand
    undo(screen)
    assert screen.view == before
    assert Counter(card.card for card in screen.cards()) == Counter(before.hand)
    assert "辅助" in screen.toast()
    screen.click_card(tall(screen)[0])
    screen.press(ENTER)
    play = last_play(screen.view)
    assert play is not None and Counter(play.cards) != first


def test_again_and_again_back_to_the_first_question(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO)
    screen.until_mine()
    first = screen.view
    KeyPlayer(screen, "zh").play_until(lambda view: len(view.own_answers) == 5)
    for left in (4, 3, 2, 1, 0):
        undo(screen)
        assert len(screen.view.own_answers) == left
    assert screen.view == first
    screen.press(Qt.Key.Key_Z, with_=CTRL)
    assert screen.view == first
    assert screen.toast() == "没有可悔的牌。"


def test_the_same_answer_leads_to_the_same_moves(open_window: OpenWindow) -> None:
    """What the others do depends on seed and moves alone: taking back shows nothing that was hidden."""
    screen = open_window(*QINGDAO)
    KeyPlayer(screen, "zh").play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    screen.press(Qt.Key.Key_P)
    screen.until_mine()
    after = screen.view
    undo(screen)
    screen.press(Qt.Key.Key_P)
    screen.until_mine()
    assert screen.view == after


def test_by_the_mouse_from_the_game_panel(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO)
    KeyPlayer(screen, "zh").to_lead()
    answers = screen.view.own_answers
    screen.click("tool_game")
    screen.click("game_back")
    screen.until_mine()
    assert screen.view.own_answers == answers[:-1]


def test_the_sheet_says_so_and_a_restart_still_knows(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*WORDS, "--data-dir", str(tmp_path))
    KeyPlayer(screen, "en").to_lead()
    undo(screen)
    view = screen.view
    screen.quit()
    connection = sqlite3.connect(next(tmp_path.rglob("*.sqlite3")))
    rows = [json.loads(row) for (row,) in connection.execute("SELECT action FROM actions ORDER BY ply")]
    connection.close()
    assert rows[-1].keys() == {"back"}, "nothing is removed, the undoing is one more row"
    screen = open_window(*WORDS, "--data-dir", str(tmp_path))
    screen.until_mine()
    assert screen.view == view
    KeyPlayer(screen, "en").play_deal()
    assert any("(assisted)" in text for text in screen.shown_texts(screen.get("settlement")))
    screen.press(Qt.Key.Key_Z, with_=CTRL)
    assert screen.over, "what is settled stays settled"
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    screen.quit()
    screen = open_window(*WORDS, "--data-dir", str(tmp_path))
    assert screen.view.own_answers == ()
