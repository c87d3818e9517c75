"""What a screen reader is told: every screen and phase has names and roles in its language, and events are said."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from engine.actions import Prompt
from tests.app.views import PANELS, PHASES
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, SPACE, Screen, foreign
from tests.app.window.speech import Role, faults, nodes
from tests.app.window.test_keyboard import tab_to


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("variant", "seed", "phase"), PHASES)
def test_every_phase_is_read(
    open_window: OpenWindow, tmp_path: Path, language: str, variant: str, seed: str, phase: str
) -> None:
    words = ("--variant", variant, "--seed", seed, "--lang", language, "--bots", "novice", "--at", phase)
    screen = open_window(*words, "--screenshot", str(tmp_path / "unused.png"))
    screen.settle(0.05)
    assert faults(screen, language) == []
    types = {node.type_name for node in nodes(screen.window)}
    assert ("ScoreRow" in types) == (phase == "settlement")
    assert ("ChoiceChip" in types) == (screen.view.prompt not in (None, Prompt.PLAY))
    assert "HandCard" in types or phase == "settlement"


@pytest.fixture(params=["zh", "en"])
def playing(open_window: OpenWindow, request: pytest.FixtureRequest) -> tuple[Screen, str]:
    """You have to answer a play, and a trick has closed."""
    language = request.param
    screen = open_window(
        *("--variant", "qingdao", "--seed", "4", "--bots", "standard", "--speed", "instant", "--lang", language)
    )
    KeyPlayer(screen, language).play_until(
        lambda view: view.prompt is Prompt.PLAY and bool(view.table) and len(view.events) > 25
    )
    return screen, language


def test_every_panel_is_read(playing: tuple[Screen, str]) -> None:
    screen, language = playing
    for panel in PANELS:
        screen.game.wanted.emit(panel)
        screen.settle(0.1)
        assert screen.find(panel)
        wrong = faults(screen, language)
        if panel == "rules" and language == "en":  # the sheet gives the Chinese name of each rule beside it
            wrong = [fault for fault in wrong if not fault.startswith("not in en")]
        assert wrong == [], panel
    screen.press(ESCAPE)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_first_screen_is_read(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    screen = open_window("--data-dir", str(tmp_path), "--lang", language)
    assert screen.find("first_run")
    assert faults(screen, language) == []
    screen.click("first_teach")
    screen.until(lambda: screen.find("guide"), "nothing is explained")
    assert faults(screen, language) == []


def test_settings_house_rules_and_keys_are_read(playing: tuple[Screen, str]) -> None:
    screen, language = playing
    for button, pane in (("settings_house", "house"), ("settings_keys", "key_settings")):
        screen.press(Qt.Key.Key_Comma, with_=CTRL)
        screen.until(lambda: screen.find("settings"), "no settings")
        assert faults(screen, language) == []
        tab_to(screen, button)
        screen.press(ENTER)
        screen.until(lambda pane=pane: screen.find(pane), f"no {pane}")
        screen.settle(0.1)
        assert faults(screen, language) == []
        screen.press(ESCAPE)
        if screen.find("settings"):
            screen.press(ESCAPE)


def test_plays_turns_and_choices_are_said(playing: tuple[Screen, str]) -> None:
    screen, language = playing
    known = len(screen.game.announcer.said)
    screen.press(Qt.Key.Key_Right, Qt.Key.Key_Plus)
    chosen = screen.game.announcer.said[known:]
    assert len(chosen) == 2 and chosen[0] != chosen[1] and "1" in chosen[1]
    screen.press(ESCAPE, Qt.Key.Key_P)
    screen.until_mine()
    said = screen.game.announcer.said[known + 2 :]
    assert len(said) >= 3
    assert foreign(said, language) == []
    names = [node.name for node in nodes(screen.window) if node.path.endswith("table")]
    laid = list(screen.view.trick.plays)
    assert not laid or any("×" in name or ":" in name or "：" in name for name in names)


def test_the_score_is_said_row_by_row(playing: tuple[Screen, str]) -> None:
    screen, language = playing
    KeyPlayer(screen, language).play_deal()
    said = screen.game.announcer.said[-1]
    for row in screen.game.sheet.props.rows:
        assert str(row["name"]) in said and str(row["points"]) in said


def test_tab_goes_round_the_table_and_its_place_is_seen(playing: tuple[Screen, str]) -> None:
    """Every stop of Tab has a ring."""
    screen, _ = playing
    stops = []
    for _ in range(30):
        screen.press(Qt.Key.Key_Tab)
        item = screen.window.activeFocusItem()
        if item is None or item.objectName() in stops:
            break
        stops.append(item.objectName())
        rings = [ring for ring in screen.of_type("FocusRing", item) if ring.isVisible()]
        assert rings, item.objectName()
    assert [name for name in stops if name.startswith("action_")]
    assert [name for name in stops if name.startswith("tool_")]


def test_tab_stays_on_the_score_sheet(open_window: OpenWindow, tmp_path: Path) -> None:
    words = ("--variant", "qingdao", "--seed", "4", "--bots", "novice", "--at", "settlement")
    screen = open_window(*words, "--screenshot", str(tmp_path / "unused.png"))
    stops = set()
    for _ in range(8):
        screen.press(Qt.Key.Key_Tab)
        stops.add(screen.window.activeFocusItem().objectName())
    assert stops <= {"settle_log", "settle_again", "settle_new", "settle_next", "table"} and len(stops) >= 4


def test_a_screen_reader_presses_what_it_reads(playing: tuple[Screen, str]) -> None:
    """By the action of the tree alone: a card is chosen, a drawer opens."""
    screen, _ = playing
    card = next(node for node in nodes(screen.window) if node.role is Role.CheckBox)
    assert card.item is not None
    known = len(screen.chosen())
    action = QAccessible.queryAccessibleInterface(card.item).actionInterface()
    action.doAction("Press")
    assert len(screen.chosen()) != known
    button = QAccessible.queryAccessibleInterface(screen.get("tool_log")).actionInterface()
    button.doAction("Press")
    screen.until(lambda: screen.find("log"), "the log does not open")
    screen.press(SPACE)
