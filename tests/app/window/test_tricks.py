"""The trick under way, play by play, and the last one: by key, by the pile, by the line that says how long it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.actions import Prompt
from engine.events import Played, TrickClosed
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import Screen, foreign

START = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "novice")
WORDS = {"en": ("This trick", "Last trick", "This trick: {} plays"), "zh": ("这一轮", "上一轮", "这一轮已出 {} 手")}


def tricks(view: SeatView) -> tuple[list[Played], list[Played]]:
    """The plays of the trick under way, and of the one before."""
    running: list[Played] = []
    closed: list[Played] = []
    for event in view.events:
        if isinstance(event, TrickClosed):
            running, closed = [], running
        elif isinstance(event, Played):
            running.append(event)
    return running, closed


def long_trick(view: SeatView) -> bool:
    """Whether a seat has played twice in the trick under way, after one that has closed."""
    running, closed = tricks(view)
    return view.prompt is Prompt.PLAY and bool(closed) and len({play.seat for play in running}) < len(running)


def opened(screen: Screen, key: bool = True) -> list[str]:
    """What the panel says, from top to bottom and column by column."""
    if key:
        screen.press(Qt.Key.Key_L)
    screen.until(lambda: screen.find("last_trick"), "the tricks do not show")
    return screen.shown_texts(screen.get("last_trick"))


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_trick_under_way_stands_above_the_last_one(open_window: OpenWindow, language: str) -> None:
    screen = open_window(*START, "--lang", language)
    view = KeyPlayer(screen, language).play_until(long_trick)
    running, closed = tricks(view)
    table = screen.game.table
    assert table is not None
    this, last, length = WORDS[language]
    names = [[table.name(play.seat) for play in plays] for plays in (running, closed)]
    assert opened(screen) == [this, *names[0], last, *names[1]]
    cards = screen.of_type("Card", screen.get("last_trick"))
    assert len(cards) == sum(len(play.cards) for play in (*running, *closed))
    spoken = screen.spoken_names()
    assert all(any(said.startswith(f"{name}, ") for said in spoken) for name in (*names[0], *names[1]))
    assert foreign(screen.spoken_texts(), language) == [] and not screen.cut_texts()
    assert length.format(len(running)) in screen.shown_texts(screen.get("trick"))


def test_it_goes_on_while_it_is_open(open_window: OpenWindow) -> None:
    screen = open_window(*START, "--lang", "en")
    KeyPlayer(screen, "en").play_until(long_trick)
    opened(screen)
    screen.press(Qt.Key.Key_P)
    screen.until_mine()
    running, closed = tricks(screen.view)
    titles = [title for title, plays in (("This trick", running), ("Last trick", closed)) if plays]
    shown = screen.shown_texts(screen.get("last_trick"))
    assert [text for text in shown if text in ("This trick", "Last trick")] == titles
    assert len(shown) == len(running) + len(closed) + len(titles)


def test_the_pile_and_the_line_open_the_same(open_window: OpenWindow) -> None:
    screen = open_window(*START, "--lang", "en")
    KeyPlayer(screen, "en").play_until(long_trick)
    by_key = opened(screen)
    for place in (screen.pile(), screen.centre(screen.get("trick"))):
        screen.press(Qt.Key.Key_Escape)
        screen.until(lambda: not screen.find("last_trick"), "it does not close")
        screen.click_at(place)
        assert opened(screen, key=False) == by_key


def test_in_the_first_trick_there_is_no_last_one(open_window: OpenWindow) -> None:
    screen = open_window(*START, "--lang", "en")
    view = KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and bool(tricks(view)[0]))
    running, closed = tricks(view)
    assert running and not closed
    shown = opened(screen)
    assert shown[0] == "This trick" and len(shown) == 1 + len(running) and "Last trick" not in shown


def test_between_two_tricks_there_is_only_the_last_one(open_window: OpenWindow) -> None:
    screen = open_window(*START, "--lang", "en")
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(tricks(view)[1]) and not tricks(view)[0])
    shown = opened(screen)
    assert shown[0] == "Last trick" and "This trick" not in shown
    assert not screen.find("trick"), "nothing is out of sight"
