"""What goes from match to match and from start to start in the real window: gold eggs, and how often 托管 was used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl

from app.recorded import open_record
from app.session import GameSession
from engine.match import FORFEIT, Match
from engine.purses import ALL_EGGS, FULL_PURSES
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, Screen, foreign
from tests.app.window.test_restart import report

ROOT = Path(__file__).resolve().parents[3]
START = ("--variant", "weihai", "--seed", "19", "--speed", "instant", "--bots", "standard")
WORDS = {"zh": ("底分", "金蛋"), "en": ("base stake", "eggs")}


def match(screen: Screen) -> Match:
    """The match as it stands."""
    session: GameSession = screen.game._session
    return session.match


def sheet(screen: Screen) -> str:
    """Every word of the score sheet."""
    return " | ".join(screen.shown_texts(screen.get("settlement")))


def new_match(screen: Screen) -> None:
    """Ctrl+N, and again where it asks."""
    screen.press(Qt.Key.Key_N, with_=CTRL)
    if screen.toast():
        screen.press(Qt.Key.Key_N, with_=CTRL)
    screen.until(lambda: not screen.over, "no new match")
    screen.until_mine()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_r13_a_second_match_and_a_second_start_begin_with_the_purses_of_the_first(
    open_window: OpenWindow, tmp_path: Path, language: str
) -> None:
    words = ("--lang", language, "--data-dir", str(tmp_path))
    screen = open_window(*START, *words)
    KeyPlayer(screen, language).play_deal()
    first = match(screen).purses
    assert first != FULL_PURSES
    shown = sheet(screen)
    assert all(word in shown for word in WORDS[language])
    assert all(f"{own:,}" in shown for own in first.eggs)
    assert foreign(screen.spoken_texts(), language) == []
    new_match(screen)
    assert match(screen).purses == first and match(screen).number == 0 and match(screen).totals == (0,) * 5
    screen.give_up()
    second = match(screen).purses
    assert second.eggs[0] == first.eggs[0] - FORFEIT * 100 and second.house == first.house + FORFEIT * 100
    assert f"{second.eggs[0]:,}" in sheet(screen) and foreign(screen.spoken_texts(), language) == []
    screen.quit()
    report(tmp_path)
    again = open_window(*words)
    again.until_mine()
    assert match(again).purses == second
    new_match(again)
    assert match(again).purses == second and sum(second.eggs) + second.house == ALL_EGGS


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_r13_gold_eggs_can_be_switched_off(open_window: OpenWindow, tmp_path: Path, hand: str) -> None:
    screen = open_window(*START, "--lang", "en", "--data-dir", str(tmp_path))
    screen.until_mine()
    pane = Pane(screen, hand)
    pane.open()
    assert screen.find("set_stake") and screen.find("settings_fresh_purses")
    pane.flip("set_gold_eggs")
    assert not screen.find("set_stake") and not screen.find("settings_fresh_purses")
    assert match(screen).gold_eggs, "the running match keeps its room"
    pane.new_match()
    assert not match(screen).gold_eggs
    player = KeyPlayer(screen, "en")
    for _ in range(8):
        player.play_deal()
        if any(match(screen).totals):
            break
        player.next_deal()
        screen.until(lambda: not screen.over, "the next deal does not come")
    assert any(match(screen).totals) and match(screen).purses == FULL_PURSES
    assert "eggs" not in sheet(screen) and "base stake" not in sheet(screen) and "10,000" not in sheet(screen)
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    screen.give_up()
    assert match(screen).purses == FULL_PURSES and "eggs" not in sheet(screen)
    screen.quit()
    assert report(tmp_path)["set_gold_eggs"] is False


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_r13_purses_are_filled_anew_after_a_question(open_window: OpenWindow, tmp_path: Path, hand: str) -> None:
    screen = open_window(*START, "--lang", "en", "--data-dir", str(tmp_path))
    screen.until_mine()
    screen.give_up()
    left = match(screen).purses
    assert left != FULL_PURSES
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    pane = Pane(screen, hand)
    pane.open()
    pane.press("settings_fresh_purses")
    assert "Yes: a new match, 10,000 each" in screen.shown_texts(screen.get("settings"))
    assert match(screen).purses == left
    pane.close()
    pane.open()
    assert "Reset the gold eggs" in screen.shown_texts(screen.get("settings"))
    pane.press("settings_fresh_purses")
    pane.press("settings_fresh_purses")
    screen.until(lambda: not screen.find("settings"), "the pane stays")
    screen.until_mine()
    assert match(screen).purses == FULL_PURSES and match(screen).number == 0


def test_a_new_stake_holds_for_the_next_match_and_is_shown(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*START, "--lang", "en", "--data-dir", str(tmp_path))
    screen.until_mine()
    pane = Pane(screen, "mouse")
    pane.open()
    pane.pick("set_stake", 3)
    assert match(screen).stake == 100
    pane.new_match()
    assert match(screen).stake == 500
    screen.give_up()
    assert match(screen).totals[0] == -FORFEIT and match(screen).eggs[0] == 10_000, "topped up by the house"
    shown = sheet(screen)
    assert "base stake 500" in shown and "10,000 eggs to the house" in shown and "topped up by the house" in shown


@pytest.mark.parametrize(("times", "stays"), [(3, False), (4, True)])
def test_r15_2_a_kill_is_no_way_out_of_autoplay(
    open_window: OpenWindow, tmp_path: Path, times: int, stays: bool
) -> None:
    words = ("--lang", "en", "--data-dir", str(tmp_path))
    died = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("hand_over.py")), str(times), *START[:4], *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert died.returncode != 0 and died.stdout == "handed over\n", died.stderr
    screen = open_window(*words, "--speed", "normal")
    screen.until(lambda: screen.view.prompt or screen.game.auto, "it is nobody's turn")
    assert ("Autoplay" in screen.shown_texts()) is stays
    screen.press(Qt.Key.Key_T)
    assert "Autoplay" in screen.shown_texts()
    assert "more than three times" in screen.toast()
    screen.press(Qt.Key.Key_T)
    assert "Autoplay" in screen.shown_texts(), "the fourth time stays"


@pytest.mark.parametrize(("language", "told"), [("zh", "已存入"), ("en", "The deals of this match are in")])
def test_the_deals_are_saved_as_a_file_from_the_game_panel(
    open_window: OpenWindow, tmp_path: Path, language: str, told: str
) -> None:
    screen = open_window(*START, "--lang", language, "--data-dir", str(tmp_path))
    screen.until_mine()
    screen.give_up()
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    screen.press(Qt.Key.Key_M)
    screen.click("game_record")
    screen.until(lambda: not screen.find("game"), "the panel stays")
    file = tmp_path / "match.json"
    screen.game.saveRecord(QUrl.fromLocalFile(str(file)))  # what the dialog of the desktop calls
    assert told in screen.toast() and foreign([screen.toast().replace("match.json", "")], language) == []
    assert open_record(file).after == match(screen)
