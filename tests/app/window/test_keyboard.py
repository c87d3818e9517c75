"""The keys themselves: the cheat sheet, the menu of the match by keys, and keys that the player has changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from app.keymap import COMMANDS
from app.settings import FILE_NAME
from engine.actions import Prompt
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, PLAIN, SHIFT, Screen, foreign

QINGDAO = ("--variant", "qingdao", "--seed", "4", "--bots", "standard", "--speed", "instant")
QUESTION = Qt.Key.Key_Question


@pytest.fixture
def following(open_window: OpenWindow) -> Screen:
    """The player has to answer a play."""
    screen = open_window(*QINGDAO, "--lang", "en")
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    return screen


def open_keys(screen: Screen) -> None:
    """The list of keys, by keys alone: through the settings."""
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.until(lambda: screen.find("settings"), "no settings")
    tab_to(screen, "settings_keys")
    screen.press(ENTER)
    screen.until(lambda: screen.find("key_settings"), "the keys do not open")


def tab_to(screen: Screen, name: str) -> None:
    for _ in range(80):
        if name in screen.focus():
            return
        screen.press(Qt.Key.Key_Tab)
    raise AssertionError(f"no Tab leads to {name}; at {screen.focus()}")


def change(screen: Screen, command: str, *keys: Qt.Key, with_: Qt.KeyboardModifier = PLAIN) -> str:
    """Press the line of a command, then keys; what is said."""
    tab_to(screen, "key_" + command)
    screen.press(ENTER)
    assert screen.get("key_" + command).property("waiting")
    for key in keys:
        screen.press(key, with_=with_)
    return str(screen.get("keys_told").property("text"))


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("text_size", [100, 125])
def test_the_cheat_sheet_fits(open_window: OpenWindow, user_folders: Path, language: str, text_size: int) -> None:
    settings = user_folders / "config" / "baohuang" / FILE_NAME
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"text_size": text_size}))
    screen = open_window(*QINGDAO, "--lang", language)
    screen.until_mine()
    screen.press(QUESTION, with_=SHIFT)
    sheet = screen.get("keys")
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    assert window.contains(sheet.mapRectToScene(QRectF(QPointF(0, 0), sheet.size())))
    assert screen.cut_texts() == []
    assert foreign([text for text in screen.shown_texts(sheet) if len(text) > 1], language) == []
    caps = screen.of_type("KeyCap", sheet)
    assert len(caps) >= len(COMMANDS)
    for close in (QUESTION, ESCAPE):
        if not screen.find("keys"):
            screen.press(QUESTION)
        screen.press(close)
        assert not screen.find("keys")


def test_the_menu_of_the_match_by_keys(following: Screen) -> None:
    before = following.view
    following.press(Qt.Key.Key_M)
    assert "game_auto" in following.focus()
    seen = []
    for _ in range(8):
        following.press(Qt.Key.Key_Down)
        seen += [name for name in following.focus() if name.startswith("game_")]
    assert {"game_forfeit", "game_record", "game_new", "game_keys", "game_close"} <= set(seen)
    while "game_keys" not in following.focus():
        following.press(Qt.Key.Key_Up)
    following.press(ENTER)
    assert following.find("keys") and not following.find("game")
    following.press(ENTER)
    assert not following.find("keys")
    assert following.view == before


def test_a_changed_key_is_shown_and_obeyed_and_lasts(following: Screen, user_folders: Path) -> None:
    open_keys(following)
    assert "Pass, or give the safe answer" in change(following, "hint", Qt.Key.Key_P)
    following.press(ESCAPE)
    assert not following.get("key_hint").property("waiting")
    assert "U" in change(following, "hint", Qt.Key.Key_U)
    assert not following.get("key_hint").property("waiting")
    following.press(ESCAPE)
    following.until(lambda: not following.find("key_settings"), "the pane stays")
    assert following.get("action_hint").property("keyText") == "U"
    following.press(Qt.Key.Key_H)
    assert not following.chosen() and not following.toast()
    following.press(Qt.Key.Key_U)
    assert following.chosen() or following.toast()
    following.press(QUESTION)
    assert "U" in following.shown_texts(following.get("keys"))
    (file,) = user_folders.rglob(FILE_NAME)
    assert json.loads(file.read_text())["keys"] == {"hint": "U"}


def test_a_key_of_another_command_is_named_and_then_exchanged(following: Screen) -> None:
    open_keys(following)
    assert "swap" in change(following, "hint", Qt.Key.Key_P)
    following.press(Qt.Key.Key_P)
    following.press(ESCAPE)
    assert following.get("action_hint").property("keyText") == "P"
    assert following.get("action_pass").property("keyText") == "H"
    events = len(following.view.events)
    following.press(Qt.Key.Key_H)
    assert len(following.view.events) > events


def test_window_keys_are_changed_too_and_none_of_them_writes(following: Screen) -> None:
    open_keys(following)
    said = change(following, "full_screen", Qt.Key.Key_W)
    assert "Ctrl" in said and following.get("key_full_screen").property("waiting")
    following.press(Qt.Key.Key_N, with_=CTRL)
    assert following.find("key_settings")
    following.press(Qt.Key.Key_W, with_=CTRL)
    assert "Ctrl+W" in str(following.get("keys_told").property("text"))
    full = Qt.WindowState.WindowFullScreen
    following.press(Qt.Key.Key_F11)
    assert following.window.windowStates() != full
    following.press(Qt.Key.Key_W, with_=CTRL)
    following.until(lambda: following.window.windowStates() == full, "not full screen")


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Tab, Qt.Key.Key_VolumeUp])
def test_a_key_that_cannot_be_had_is_refused_in_a_sentence(following: Screen, key: Qt.Key) -> None:
    open_keys(following)
    said = change(following, "hint", key)
    assert said and "\n" not in said
    assert following.get("key_hint").property("waiting")
    assert "H" in list(following.get("key_hint").property("caps"))


def test_all_keys_as_usual_again(following: Screen) -> None:
    open_keys(following)
    change(following, "hint", Qt.Key.Key_U)
    change(following, "log", Qt.Key.Key_Y)
    following.click("keys_reset")
    following.press(ESCAPE)
    assert following.get("action_hint").property("keyText") == "H"
    following.press(Qt.Key.Key_O)
    assert following.find("log")


def test_a_line_is_changed_by_the_mouse(following: Screen) -> None:
    open_keys(following)
    following.scroll_to("key_guard_card", "keys_list")
    following.click("key_guard_card")
    assert following.get("key_guard_card").property("waiting")
    following.press(Qt.Key.Key_V)
    assert list(following.get("key_guard_card").property("caps")) == ["V"]
