"""The button does what it says, the panels say what is so, and one Esc closes one thing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.actions import PASS, Prompt
from engine.events import Passed
from engine.movegen import follows
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import ENTER, ESCAPE, Screen

WORDS = ("--variant", "qingdao", "--seed", "7", "--bots", "standard", "--speed", "instant")
KNOWN = {"zh": ("别人还不知道", "人人看得见"), "en": ("Nobody else knows", "Everyone can see it")}


def nothing_beats(view: SeatView) -> bool:
    return view.prompt is Prompt.PLAY and bool(view.table) and not follows(view.hand, view.table, view.rules)


def at_a_loss(open_window: OpenWindow) -> Screen:
    """Your turn, and no card of yours is of use; nothing was touched for a while."""
    screen = open_window(*WORDS, "--lang", "en")
    KeyPlayer(screen, "en").play_until(nothing_beats)
    screen.rest()
    return screen


@pytest.mark.parametrize("touch", [lambda screen: screen.press(ENTER), lambda screen: screen.click("action_play")])
def test_the_button_that_says_pass_passes(open_window: OpenWindow, touch: Callable[[Screen], None]) -> None:
    screen = at_a_loss(open_window)
    button = screen.get("action_play")
    assert "pass" in button.property("text") and button.property("enabled")
    before = len(screen.view.own_answers)
    touch(screen)
    assert screen.view.own_answers[before] == PASS
    assert Passed(0) in screen.view.events


def test_the_second_of_two_quick_enters_passes_nothing(open_window: OpenWindow) -> None:
    screen = open_window(*WORDS, "--lang", "en")
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: nothing_beats(view) and screen.find("toast") is None)
    before = len(screen.view.own_answers)
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    if nothing_beats(screen.view):
        screen.press(ENTER)
    assert len(screen.view.own_answers) == before + 1


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_sceptre_is_yours_alone_until_the_throne_is_offered(open_window: OpenWindow, language: str) -> None:
    screen = open_window("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--lang", language)
    screen.until(lambda: screen.view.prompt is Prompt.SOLO_CLAIM, "no question")
    secret, known = KNOWN[language]
    assert any(secret in text for text in screen.shown_texts(screen.get("own_role")))
    screen.rest()
    screen.press(Qt.Key.Key_P)
    screen.until(lambda: screen.view.prompt is Prompt.THRONE, "no throne")
    assert any(known in text for text in screen.shown_texts(screen.get("own_role")))


def test_one_escape_closes_one_thing(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window("--lang", "en", "--speed", "instant", "--data-dir", str(tmp_path))
    screen.click("first_teach")
    screen.until(lambda: screen.find("guide"), "nothing is explained")
    explained = screen.shown_texts(screen.get("guide"))
    screen.press(Qt.Key.Key_O)
    screen.until(lambda: screen.find("log"), "no log")
    screen.press(ESCAPE)
    screen.until(lambda: screen.find("log") is None, "the log stays")
    assert screen.shown_texts(screen.get("guide")) == explained
    screen.press(ESCAPE)
    screen.settle(0.1)
    after = screen.find("guide")
    assert after is None or screen.shown_texts(after) != explained


@pytest.mark.parametrize("panel", [Qt.Key.Key_O, Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_what_is_explained_lies_over_no_panel(open_window: OpenWindow, tmp_path: Path, panel: Qt.Key) -> None:
    screen = open_window("--lang", "en", "--speed", "instant", "--data-dir", str(tmp_path))
    screen.click("first_teach")
    screen.until(lambda: screen.find("guide"), "nothing is explained")
    screen.press(panel)
    name = {Qt.Key.Key_O: "log", Qt.Key.Key_F1: "rules", Qt.Key.Key_Question: "keys"}[panel]
    screen.until(lambda: screen.find(name), "no panel")
    order = [item.objectName() for item in screen.items()]
    assert order.index(name) > order.index("guide")


def test_a_hint_leaves_the_called_card_in_sight(open_window: OpenWindow) -> None:
    screen = open_window(*WORDS, "--lang", "en")

    def fits(view: SeatView) -> bool:
        own = screen.find("slot_0")
        laid = own is not None and bool(own.property("taken"))
        return view.prompt is Prompt.PLAY and bool(view.table) and view.called is not None and laid

    KeyPlayer(screen, "en").play_until(fits)
    screen.press(Qt.Key.Key_H)
    screen.until(lambda: screen.find("hints"), "no hint")
    screen.settle(0.3)
    called = next(item for item in screen.items() if str(item.property("text") or "").startswith("Called"))
    place = called.mapRectToScene(called.boundingRect())
    own = screen.get("slot_0")
    assert not place.intersects(own.mapRectToScene(own.childrenRect()))
