"""Beside a drawer the game goes on: hand, question, buttons lie in what it leaves; under a pane nothing is played."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt

from engine.actions import Prompt
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, RANK_KEYS, RIGHT, SHIFT, SPACE, Screen
from tests.app.window.test_layouts import LAYOUTS, hidden

QINGDAO = ("--variant", "qingdao", "--bots", "standard", "--speed", "instant")
FULL = "1"
"""A seed that deals a card at least of every rank."""
MOST = 16
DRAWERS = {"log": Qt.Key.Key_O, "counter": Qt.Key.Key_C, "rules": Qt.Key.Key_F1}
HINT, PASS = Qt.Key.Key_H, Qt.Key.Key_P


def opened(open_window: OpenWindow, folder: Path, *words: str, size: str = "1280x720", **settings: object) -> Screen:
    """A window with these settings."""
    (folder / "settings.json").write_text(json.dumps({"version": 1, **settings}), encoding="utf-8")
    return open_window(*QINGDAO, *words, "--data-dir", str(folder), size=size)


def place(screen: Screen, name: str) -> QRectF:
    item = screen.get(name)
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def left_of(screen: Screen, panel: str) -> QRectF:
    """What a drawer leaves of the window."""
    return QRectF(0, 0, place(screen, panel).left(), screen.window.height())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_whole_hand_is_seen_beside_a_drawer(open_window: OpenWindow, layout: str, tmp_path: Path) -> None:
    """The fullest of hands, at the largest sizes; every index, and every card in reach."""
    screen = opened(open_window, tmp_path, "--seed", FULL, hand_layout=layout, text_size=125, card_size=125)
    screen.until_mine()
    before = [card.item.x() for card in screen.cards()]
    for panel, key in DRAWERS.items():
        screen.press(key)
        room = left_of(screen, panel)
        cards = screen.cards()
        assert len({card.column for card in cards}) == MOST - 1
        assert all(room.contains(card.item.mapRectToScene(card.item.boundingRect())) for card in cards), panel
        assert hidden(screen) == [], panel
        if layout == "columns":
            columns = sorted({card.item.x() for card in cards})
            assert min(second - first for first, second in pairwise(columns)) >= 44, panel
            assert columns[-1] - columns[0] >= (MOST - 1) * 44, panel
        screen.press(RANK_KEYS[cards[-1].card.rank], with_=SHIFT)
        assert hidden(screen) == [], panel
        screen.click_card(screen.cards()[-1], RIGHT)
        screen.press(ESCAPE)
        screen.until(lambda name=panel: not screen.find(name), f"{panel} stays")
    assert [card.item.x() for card in screen.cards()] == before


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("text_size", [100, 125])
def test_the_buttons_stand_beside_a_drawer(
    open_window: OpenWindow, mirrored: bool, text_size: int, tmp_path: Path
) -> None:
    """The longest words; your role and the tools keep clear of them, or step aside."""
    words = ("--seed", "4", "--lang", "en")
    screen = opened(open_window, tmp_path, *words, mirrored=mirrored, text_size=text_size)
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and len(view.table) > 1)
    for panel, key in DRAWERS.items():
        screen.press(HINT, key)
        screen.settle()
        room = left_of(screen, panel)
        must = ["action_pass", "action_hint", "action_play", "hints"]
        may = [name for name in ("own_role", "tool_game", "tool_settings") if screen.find(name)]
        places = [place(screen, name) for name in must + may]
        assert all(room.contains(one) for one in places), panel
        assert not any(one.intersects(other) for one, other in combinations(places, 2)), panel
        assert [text for text in screen.cut_texts() if text in screen.shown_texts(screen.get("table"))] == []
        screen.press(ESCAPE)
        screen.until(lambda name=panel: not screen.find(name), f"{panel} stays")
        assert screen.find("own_role") and screen.find("tool_game")
    screen.press(DRAWERS["rules"])
    before = screen.view
    screen.click("action_pass")
    screen.until(lambda: screen.view != before, "nothing is answered")


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_question_is_answered_beside_a_drawer(open_window: OpenWindow, mirrored: bool, tmp_path: Path) -> None:
    words = ("--seed", "4", "--lang", "en")
    screen = opened(open_window, tmp_path, *words, mirrored=mirrored, text_size=125)
    screen.until_mine()
    for panel, key in DRAWERS.items():
        screen.press(HINT, key)
        screen.settle()
        room = left_of(screen, panel)
        seat, strip = place(screen, "seat_4"), place(screen, "strip")
        assert room.contains(strip) and not strip.intersects(seat), panel
        assert room.contains(place(screen, "action_confirm")) and room.contains(place(screen, "action_hint"))
        assert not screen.find("own_role") or not strip.intersects(place(screen, "own_role"))
        screen.press(key)
        screen.until(lambda name=panel: not screen.find(name), f"{panel} stays")
    screen.press(DRAWERS["log"])
    screen.click("strip_choice_1")
    screen.click("action_confirm")
    assert screen.view.own_answers


def test_the_table_moves_with_the_drawer(open_window: OpenWindow, tmp_path: Path) -> None:
    """From where it was, past the middle of its way, to where it stays; the same way back."""
    (tmp_path / "settings.json").write_text("{}", encoding="utf-8")
    screen = open_window(*QINGDAO[:4], "--seed", "4", "--speed", "slow", "--data-dir", str(tmp_path), motion=True)
    screen.until(lambda: screen.find("strip"), "nothing is asked")
    strip, card = screen.get("strip"), screen.cards()[-1].item
    for _ in range(2):
        seen: dict[str, list[float]] = {"strip": [strip.x()], "card": [card.x()]}
        strip.xChanged.connect(lambda seen=seen: seen["strip"].append(strip.x()))
        card.xChanged.connect(lambda seen=seen: seen["card"].append(card.x()))
        screen.press(DRAWERS["log"])
        screen.settle(0.9)
        for places in seen.values():
            low, high = sorted((places[0], places[-1]))
            assert high - low > 100
            assert any(low + 10 < place < high - 10 for place in places)
        strip.xChanged.disconnect()
        card.xChanged.disconnect()
    frames: list[int] = []
    screen.window.frameSwapped.connect(lambda: frames.append(1))
    screen.settle(0.6)
    assert frames == []


@pytest.mark.parametrize(
    ("key", "modifier"), [(Qt.Key.Key_Comma, CTRL), (Qt.Key.Key_M, None), (Qt.Key.Key_Question, None)]
)
def test_no_key_plays_under_a_pane(
    open_window: OpenWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None, tmp_path: Path
) -> None:
    """Neither what has a meaning on the table nor what Tab could lead to."""
    screen = opened(open_window, tmp_path, "--seed", "4", "--lang", "en")
    KeyPlayer(screen, "en").to_lead()
    before, chosen = screen.view, screen.chosen()
    screen.press(key, with_=modifier or Qt.KeyboardModifier.NoModifier)
    for played in (PASS, Qt.Key.Key_9, HINT, Qt.Key.Key_G, Qt.Key.Key_F2):
        screen.press(played)
    for _ in range(60):
        screen.press(Qt.Key.Key_Tab)
        assert "table" not in screen.focus()
    for _ in range(60):
        screen.press(Qt.Key.Key_Backtab)
        assert "table" not in screen.focus()
    assert screen.view == before and screen.chosen() == chosen
    assert not screen.find("hints") and not screen.toast()
    screen.press(ESCAPE)
    screen.press(Qt.Key.Key_9)
    assert screen.chosen(), "the keyboard is not back at the table"


def test_the_clock_is_drawn_by_the_second(open_window: OpenWindow, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"timer": 15}), encoding="utf-8")
    words = ("--seed", "4", "--speed", "fast", "--data-dir", str(tmp_path))
    screen = open_window(*QINGDAO[:4], *words, motion=True)
    screen.until(lambda: screen.find("strip"), "nothing is asked")
    (clock,) = screen.of_type("TurnClock")
    screen.settle(0.6)
    frames: list[int] = []
    shares = [clock.property("share")]
    screen.window.frameSwapped.connect(lambda: frames.append(1))
    clock.shareChanged.connect(lambda: shares.append(clock.property("share")))  # type: ignore[attr-defined]
    screen.settle(2.5)
    assert 2 <= len(shares) <= 4 and shares == sorted(shares, reverse=True)
    assert 1 <= len(frames) <= 4
    screen.press(SPACE, ENTER)
    screen.until(lambda: not screen.of_type("TurnClock") or screen.view.prompt, "the clock stays")


def test_a_right_click_on_the_felt_chooses_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    """On a button it has no meaning, on a seat another one."""
    screen = opened(open_window, tmp_path, "--seed", "4", "--lang", "en")
    KeyPlayer(screen, "en").to_lead()
    screen.press(Qt.Key.Key_9)
    chosen = screen.chosen()
    assert chosen
    for name in ("action_play", "action_hint", "own_role", "tool_log", "seat_2"):
        screen.click(name, RIGHT)
        assert screen.chosen() == chosen, name
    table = place(screen, "action_play").center().toPoint()
    table.setY(table.y() - 40)
    screen.click_at(table, RIGHT)
    assert not screen.chosen()
    screen.press(Qt.Key.Key_9)
    table.setY(60)
    screen.click_at(table, RIGHT)
    assert not screen.chosen()
