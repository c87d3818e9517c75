"""What a window meets that it should not: it goes on, and says what it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from app import application
from app.settings import Settings
from engine.actions import Prompt
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, MousePlayer, chosen_answer
from tests.app.window.screen import ENTER, Screen, foreign

START = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "random")
TINY = {"en": "made for 1280×720", "zh": "1280×720"}


def goes_on(screen: Screen, language: str) -> None:
    """The next answers can be given, by the mouse."""
    player = MousePlayer(screen, language)
    for _ in range(2):
        screen.until_mine()
        if screen.over:
            return
        action = chosen_answer(screen.view, False)
        given = len(screen.view.own_answers)
        if screen.view.prompt is Prompt.PLAY:
            player.lay(action.cards)  # type: ignore[union-attr]
        else:
            player.give(action)
        assert len(screen.view.own_answers) == given + 1


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_window_of_640_by_480_is_drawn_smaller_and_says_so(open_window: OpenWindow, language: str) -> None:
    screen = open_window(*START, "--lang", language)
    screen.until_mine()
    screen.window.resize(640, 480)
    screen.until(lambda: screen.window.width() == 640, "the window keeps its size")
    screen.until(screen.toast, "nothing is said")
    assert TINY[language] in screen.toast() and foreign([screen.toast()], language) == []
    screen.settle(0.2)
    assert not screen.cut_texts()
    goes_on(screen, language)
    screen.window.resize(1280, 720)
    screen.settle(0.2)
    assert TINY[language] not in screen.toast()


def test_without_the_fonts_of_the_game_those_of_the_system_stand_in(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.otf"
    broken.write_bytes(b"no font")
    monkeypatch.setattr(application, "font_files", lambda: [broken])
    screen = open_window(*START, "--lang", "en")
    assert screen.toast() == "The game’s own fonts could not be loaded: system fonts are used instead."
    goes_on(screen, "en")


@pytest.mark.parametrize("language", ["zh", "en"])
def test_settings_out_of_range_are_named_and_have_their_usual_value(
    open_window: OpenWindow, tmp_path: Path, language: str
) -> None:
    wrong = {"theme": "purple", "text_size": 4000, "card_size": -5, "high_contrast": 7, "speed": None, "timer": 1e99}
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "welcomed": True} | wrong))
    screen = open_window("--lang", language, "--data-dir", str(tmp_path), "--bots", "random")
    named = {
        "zh": ("面板明暗", "文字大小", "牌的大小", "高对比度", "速度"),
        "en": ("panels", "text size", "card size", "speed"),
    }
    assert all(name in screen.toast() for name in named[language])
    assert foreign([screen.toast()], language) == []
    current = screen.game._settings.current
    usual = Settings()
    assert all(getattr(current, name) == getattr(usual, name) for name in wrong if name != "speed")
    goes_on(screen, language)


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_sizes_are_no_larger_than_the_window_allows(open_window: OpenWindow, tmp_path: Path, size: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "text_size": 200, "card_size": 200}))
    screen = open_window(*START, "--lang", "en", "--data-dir", str(tmp_path), size=size)
    screen.until_mine()
    assert not screen.cut_texts()
    goes_on(screen, "en")


def test_keys_and_clicks_at_the_wrong_time_are_answered_in_words(open_window: OpenWindow) -> None:
    """While others think: what would play or pass does nothing, and says that it is not your turn."""
    screen = open_window(*START[:-4], "--speed", "slow", "--bots", "random", "--lang", "en")
    KeyPlayer(screen, "en").to_lead()
    screen.press(Qt.Key.Key_H)
    screen.press(ENTER)
    screen.until(lambda: screen.view.prompt is None, "the lead is not taken")
    before = screen.view
    for touch in (Qt.Key.Key_P, Qt.Key.Key_H, ENTER):
        screen.press(touch)
        assert screen.toast() in ("It is not your turn.", ""), touch
    screen.click("action_play")
    assert screen.view.own_answers == before.own_answers
    screen.click_at(QPoint(screen.window.width() // 2, screen.window.height() * 2 // 7))
    screen.until(lambda: len(screen.view.events) > len(before.events), "the game does not go on")
