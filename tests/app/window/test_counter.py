"""The card counter in the window: by key and mouse, in each of its modes, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.actions import Prompt
from engine.cards import Rank
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import chosen
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import ESCAPE, Screen, foreign

START = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "novice")
OFF, RANKS, SHOWN = range(3)


def mode(screen: Screen, index: int) -> None:
    """Choose what the counter tells, by the mouse."""
    pill = screen.get(f"pill_{index}", screen.get("counter_modes"))
    screen.click_at(screen.centre(pill))
    assert chosen(screen, "counter_modes") == index


@pytest.mark.parametrize("language", ["zh", "en"])
def test_each_mode_tells_more(open_window: OpenWindow, language: str) -> None:
    screen = open_window(*START, "--lang", language)
    KeyPlayer(screen, language).play_until(
        lambda view: view.prompt is Prompt.PLAY and bool(view.table) and len(view.events) > 40
    )
    screen.press(Qt.Key.Key_C)
    screen.until(lambda: screen.find("counter"), "the counter does not open")
    screen.settle(0.2)
    told = []
    for index in (OFF, RANKS, SHOWN):
        mode(screen, index)
        screen.settle()
        texts = screen.shown_texts(screen.get("counter"))
        assert foreign(texts, language) == []
        told.append(len([text for text in texts if text]))
    assert told[OFF] < told[RANKS] < told[SHOWN]
    lines = screen.of_type("CounterLine", screen.get("counter"))
    own = [card.card for card in screen.cards()]
    three = next(line for line in lines if line.property("rank") == "3")
    laid = sum(int(number or 0) for number in three.property("laid"))
    assert three.property("unseen") == 16 - sum(card.rank is Rank.THREE for card in own) - laid
    page = screen.get("counter_page")
    assert page.property("contentHeight") <= page.height() + 1, "it does not fit"
    screen.press(ESCAPE)
    screen.until(lambda: not screen.find("counter"), "the counter stays")


def test_the_mode_is_remembered_and_a_tool_opens_it(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*START, "--lang", "en", "--data-dir", str(tmp_path))
    screen.until_mine()
    screen.click("tool_counter")
    screen.until(lambda: screen.find("counter"), "the counter does not open")
    assert chosen(screen, "counter_modes") == RANKS
    mode(screen, SHOWN)
    screen.quit()
    again = open_window(*START, "--lang", "en", "--data-dir", str(tmp_path))
    again.until_mine()
    again.press(Qt.Key.Key_C)
    again.until(lambda: again.find("counter"), "the counter does not open")
    assert chosen(again, "counter_modes") == SHOWN
