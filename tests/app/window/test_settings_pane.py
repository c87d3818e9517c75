"""Every setting by the mouse and by keys: what it changes at the table, and that the next start still knows it."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from engine.actions import Prompt
from engine.variants import variant_ids
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane, chosen
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, PLAIN, Screen, foreign

ROOT = Path(__file__).resolve().parents[3]
START = ("--seed", "4", "--variant", "qingdao", "--lang", "en", "--speed", "instant", "--bots", "standard")

SIMPLE = variant_ids().index("lianzhong-simple")


@pytest.fixture(params=["mouse", "keys"])
def pane(open_window: OpenWindow, request: pytest.FixtureRequest, tmp_path: Path) -> Pane:
    screen = open_window(*START, "--data-dir", str(tmp_path))
    screen.until_mine()
    return Pane(screen, request.param)


def test_language_changes_every_word_at_once(pane: Pane) -> None:
    screen = pane.screen
    before = screen.view
    pane.open()
    pane.pick("set_language", 1)
    pane.close()
    assert foreign(screen.shown_texts(), "zh") == []
    assert screen.window.title() == "保皇"
    pane.open()
    pane.pick("set_language", 2)
    pane.close()
    assert foreign(screen.shown_texts(), "en") == []
    assert screen.view == before


def running_match(folder: Path) -> dict[str, str]:
    """The row of the running match."""
    file = next(folder.rglob("*.sqlite3"))
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        connection.row_factory = sqlite3.Row
        return dict(connection.execute("SELECT * FROM matches WHERE running").fetchone())
    finally:
        connection.close()


def test_variant_options_and_players_hold_for_the_next_match(pane: Pane, tmp_path: Path) -> None:
    screen = pane.screen
    before = screen.view
    pane.open()
    about = screen.shown_texts(screen.get("set_variant"))
    pane.pick("set_variant", SIMPLE)
    assert screen.shown_texts(screen.get("set_variant")) != about
    pane.flip("option_kao")
    pane.pick("set_bots", 0)
    assert screen.view == before, "the running match keeps its rules"
    pane.new_match()
    assert any("Lianzhong" in text for text in screen.shown_texts())
    assert screen.view.rules.called is False
    screen.quit()
    match = running_match(tmp_path)
    assert match["variant"] == "lianzhong-simple"
    assert json.loads(match["options"]) == {"kao": True}
    assert json.loads(match["bots"]) == ["random"] * 4


def test_other_rules_than_those_of_the_running_match_are_told_beside_the_way_to_them(pane: Pane) -> None:
    screen = pane.screen
    pane.open()
    assert not screen.find("settings_pending")
    for index, name in ((SIMPLE, "rules of Qingdao"), (0, None)):
        pane.pick("set_variant", index)
        told = screen.shown_texts(screen.get("settings_pending")) if name else []
        assert name is None or any(name in text for text in told)
        assert (screen.find("settings_pending") is None) is (name is None)
    pane.flip("option_held_back")
    assert any("its own rules" in text for text in screen.shown_texts(screen.get("settings_pending")))
    pane.pick("set_variant", SIMPLE)
    if pane.hand == "mouse":
        screen.click("settings_begin")
    else:
        pane.press("settings_begin")
    screen.until(lambda: not screen.find("settings"), "the pane stays")
    screen.until_mine()
    assert screen.view.rules.called is False
    pane.open()
    assert not screen.find("settings_pending")


def test_the_pane_opens_at_its_top_and_pills_lead_to_its_parts(pane: Pane) -> None:
    screen = pane.screen

    def above(name: str) -> bool:
        page, item = screen.get("settings_page"), screen.get(name)
        place = item.mapToItem(page, item.boundingRect().topLeft()).y()
        return -1 <= place < page.height() / 2

    pane.open()
    for index, first in ((2, "set_speed"), (1, "set_counter"), (0, "set_language"), (3, "set_voice")):
        if pane.hand == "mouse":
            screen.click_at(screen.centre(screen.get(f"pill_{index}", screen.get("settings_sections"))))
            screen.settle()
            assert chosen(screen, "settings_sections") == index
        else:
            pane.pick("settings_sections", index)
        assert above(first) or (index == 3 and screen.get("settings_page").property("atYEnd"))
    pane.close()
    pane.open()
    assert screen.get("settings_page").property("contentY") == 0
    assert chosen(screen, "settings_sections") == 0 and above("set_language")


def test_a_size_is_dragged_without_moving_under_the_finger(open_window: OpenWindow, tmp_path: Path) -> None:
    """What is dragged is told at once, and comes into force where it is let go; the largest size is told as such."""
    screen = open_window(*START, "--data-dir", str(tmp_path))
    screen.until_mine()
    Pane(screen, "mouse").open()
    screen.scroll_to("set_text_size", "settings")
    slider = screen.get("set_text_size")
    start = screen.centre(slider) + QPoint(0, round(slider.height() / 4))
    before = slider.property("value")
    places = []
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, PLAIN, start)
    for by in (20, 60, 120, 205):
        QTest.mouseMove(screen.window, start + QPoint(by, 0))
        screen.settle()
        places.append((slider.mapToScene(QPointF(0, 0)), slider.property("value")))
    assert places == [places[0]] * 4 and places[0][1] == before
    assert "125% (most for this window)" in screen.shown_texts(slider)
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, PLAIN, start + QPoint(205, 0))
    screen.settle()
    assert slider.property("value") == 125
    screen.press(Qt.Key.Key_Left)
    assert slider.property("value") == 120, "keys change it at once"


def test_every_player_has_a_level_and_a_style_of_its_own(pane: Pane, tmp_path: Path) -> None:
    screen = pane.screen
    pane.open()
    pane.step("bot_level_0", "Novice")
    pane.step("bot_style_0", "Sly")
    pane.step("bot_style_1", "Bold")
    pane.step("bot_level_2", "Random")
    assert not screen.find("bot_style_2"), "chance has no style"
    pane.step("bot_style_3", "Careful")
    pane.new_match()
    screen.quit()
    assert json.loads(running_match(tmp_path)["bots"]) == ["novice:sly", "standard:bold", "random", "standard:careful"]
    told = shown_by_another_run(tmp_path)
    assert [told[f"bot_level_{at}"] for at in range(4)] == ["Novice", "Standard", "Random", "Standard"]
    assert [told.get(f"bot_style_{at}") for at in range(4)] == ["Sly", "Bold", None, "Careful"]


def test_of_what_the_command_line_said_nothing_is_written(open_window: OpenWindow, tmp_path: Path) -> None:
    """Also where a part of it is changed: one level among four, one option among two."""
    where = ("--data-dir", str(tmp_path), "--lang", "en", "--speed", "instant")
    rules = ("--variant", "lianzhong-simple", "--option", "held_back=on")
    screen = open_window(*where, *rules, "--bots", "novice", "--seed", "4")
    screen.until_mine()
    pane = Pane(screen, "keys")
    pane.open()
    pane.step("bot_level_2", "Random")
    pane.step("bot_style_1", "Sly")
    pane.flip("option_kao")
    screen.quit()
    kept = json.loads(next(tmp_path.rglob("settings.json")).read_text(encoding="utf-8"))
    assert kept["bots"] == ["standard", "standard:sly", "random", "standard"]
    assert kept["options"] == {"lianzhong-simple": {"kao": True}}
    assert (kept["variant"], kept["language"], kept["speed"]) == ("qingdao", "system", "normal")


def test_one_level_for_all_leaves_each_its_style(pane: Pane, tmp_path: Path) -> None:
    screen = pane.screen
    pane.open()
    pane.step("bot_style_1", "Bold")
    pane.step("bot_level_3", "Random")
    pills = [item for item in screen.items(screen.get("set_bots")) if item.objectName().startswith("pill_")]
    assert not any(pill.property("chosen") for pill in pills)
    pane.pick("set_bots", 1)
    kept = json.loads(next(tmp_path.rglob("settings.json")).read_text(encoding="utf-8"))
    assert kept["bots"] == ["novice", "novice:bold", "novice", "novice"]


def test_no_level_is_offered_that_is_not_built(pane: Pane) -> None:
    pane.open()
    offered = list(pane.screen.get("bot_level_0").property("words"))
    assert offered == ["Random", "Novice", "Standard", "Expert", "Master"]


def test_option_of_the_chosen_variant_changes_what_is_asked(pane: Pane) -> None:
    screen = pane.screen
    assert screen.view.prompt is Prompt.SOLO_CLAIM
    pane.open()
    pane.flip("option_solo_claim")
    pane.new_match()
    assert screen.view.prompt is not Prompt.SOLO_CLAIM


def test_held_back_threes_are_refused(pane: Pane) -> None:
    screen = pane.screen
    pane.open()
    pane.flip("option_held_back")
    pane.new_match()
    player = KeyPlayer(screen, "en")
    player.play_until(
        lambda view: view.prompt is Prompt.PLAY and not view.table and any(card.rank == 3 for card in view.hand)
    )
    screen.press(Qt.Key.Key_3, ENTER)
    assert "3" in screen.toast()


def seconds_until_next_move(screen: Screen) -> float:
    """From a pass to the second move after it."""
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table) and len(view.in_play) == 5)
    screen.press(Qt.Key.Key_P)
    count = len(screen.view.events)
    start = time.monotonic()
    screen.until(lambda: len(screen.view.events) > count or screen.view.prompt is not None, "nobody moves")
    return time.monotonic() - start


def test_speed_sets_the_pace(pane: Pane) -> None:
    screen = pane.screen
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    pane.open()
    pane.pick("set_speed", 3)
    pane.close()
    assert seconds_until_next_move(screen) > 1.2
    screen.until_mine()
    pane.open()
    pane.pick("set_speed", 0)
    pane.close()
    assert any(seconds_until_next_move(screen) < 1.0 for _ in range(4)), "a busy machine may be late, but not always"


def moves(screen: Screen) -> bool:
    """Whether a new deal is shown in movement."""
    table = screen.get("table")
    seen: list[bool] = []
    screen.until(lambda: not table.property("busy"), "the last deal does not come to rest")
    for _ in range(2):  # a running match is given up at the second press
        screen.press(Qt.Key.Key_N, with_=CTRL)
    end = time.monotonic() + 0.4
    while time.monotonic() < end:
        seen.append(bool(table.property("busy")))
        screen.settle(0.01)
    return any(seen)


def test_movement_can_be_switched_off(pane: Pane) -> None:
    screen = pane.screen
    pane.open()
    pane.pick("set_speed", 2)
    pane.flip("set_motion")
    pane.close()
    assert moves(screen)
    screen.press(ESCAPE)
    pane.open()
    pane.flip("set_motion")
    pane.close()
    screen.settle(0.2)
    assert not moves(screen)


def diamonds(screen: Screen) -> set[str]:
    """The pictures of the diamonds in hand."""
    items = (item for card in screen.cards() if card.card.suit.letter == "D" for item in screen.items(card.item))
    return {url.toString() for item in items if (url := item.property("source")) is not None and not url.isEmpty()}


def test_four_colours(pane: Pane) -> None:
    before = diamonds(pane.screen)
    pane.open()
    pane.flip("set_four_colour")
    pane.close()
    assert diamonds(pane.screen).isdisjoint(before)


def seat_places(screen: Screen) -> dict[int, str]:
    """Which side each seat sits on."""
    middle = screen.window.width() / 2
    return {
        seat: "left" if screen.centre(screen.get(f"seat_{seat}")).x() < middle else "right" for seat in (1, 2, 3, 4)
    }


def test_direction_mirrors_the_seats(pane: Pane) -> None:
    screen = pane.screen
    pane.open()
    pane.pick("set_direction", 1)
    pane.close()
    screen.settle(0.1)
    assert seat_places(screen) == {1: "right", 2: "right", 3: "left", 4: "left"}
    pane.open()
    pane.pick("set_direction", 2)
    pane.close()
    screen.settle(0.1)
    assert seat_places(screen) == {1: "left", 2: "left", 3: "right", 4: "right"}


def lightness(screen: Screen, name: str, at: Callable[[QQuickItem], tuple[float, float]]) -> int:
    """How light a spot of an item is drawn."""
    screen.settle(0.15)
    item = screen.get(name)
    x, y = at(item)
    picture = screen.window.grabWindow()
    scale = picture.width() / screen.window.width()
    origin = item.mapToScene(item.boundingRect().topLeft())
    return picture.pixelColor(int((origin.x() + x) * scale), int((origin.y() + y) * scale)).lightness()


def test_panes_can_be_light_or_dark(pane: Pane) -> None:
    screen = pane.screen
    pane.open()
    pane.pick("set_theme", 1)
    light = lightness(screen, "settings", lambda item: (12, item.height() - 12))
    pane.pick("set_theme", 2)
    dark = lightness(screen, "settings", lambda item: (12, item.height() - 12))
    assert light > 180 > 80 > dark


def test_high_contrast_darkens_what_lies_behind_words(pane: Pane) -> None:
    screen = pane.screen
    plain = lightness(screen, "own_role", lambda item: (item.width() - 8, item.height() / 2))
    pane.open()
    pane.flip("set_contrast")
    pane.close()
    assert lightness(screen, "own_role", lambda item: (item.width() - 8, item.height() / 2)) < plain


def shown_by_another_run(folder: Path) -> dict[str, Any]:
    """What the next start shows in its settings."""
    told = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("report.py")), "--data-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert told.returncode == 0, told.stderr
    report: dict[str, Any] = json.loads(told.stdout)
    return report


def test_the_next_start_knows_them(pane: Pane, tmp_path: Path) -> None:
    """Set in one run of the program, shown by another one."""
    screen = pane.screen
    pane.open()
    choices = {
        "set_language": 1,
        "set_variant": SIMPLE,
        "set_bots": 0,
        "set_speed": 1,
        "set_direction": 2,
        "set_theme": 1,
    }
    switches = {
        "option_held_back": True,
        "set_motion": True,
        "set_four_colour": True,
        "set_low_first": True,
        "set_contrast": True,
    }
    for group, index in choices.items():
        pane.pick(group, index)
    for name, on in switches.items():
        if screen.get(name).property("checked") != on:
            pane.flip(name)
    screen.quit()
    report = shown_by_another_run(tmp_path)
    assert {group: report[group] for group in choices} == choices
    assert {name: report[name] for name in switches} == switches
    assert report["title"] == "保皇"


LABELS = {100: "100%", 150: "150% (default)", 200: "200% (most for this window)"}


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_sizes_go_from_those_of_the_smallest_window_to_twice_as_much(
    open_window: OpenWindow, tmp_path: Path, hand: str
) -> None:
    """At 1920×1080: 100 % is what 1280×720 shows, 150 % the usual, 200 % twice as much; texts and cards."""

    def drawn(screen: Screen) -> tuple[float, float]:
        card = next(card for card in screen.cards() if card.of == 1)
        name = next(item for item in screen.items(screen.get("seat_1")) if item.property("text") == "Young Liu")
        return name.property("font").pixelSize(), card.item.width()

    small = open_window(*START, "--data-dir", str(tmp_path))
    small.until_mine()
    text, card = drawn(small)
    small.quit()
    screen = open_window(*START, "--data-dir", str(tmp_path / "large"), size="1920x1080")
    screen.until_mine()
    pane = Pane(screen, hand)
    for percent in (200, 100, 150):
        pane.open()
        for name in ("set_text_size", "set_card_size"):
            slider = screen.get(name)
            assert (slider.property("from"), slider.property("to")) == (100, 200)
            pane.slide(name, percent)
            assert slider.property("valueText") == LABELS[percent]
        pane.close()
        screen.settle()
        assert drawn(screen) == pytest.approx((text * percent / 100, card * percent / 100), rel=0.03)
        assert not screen.cut_texts()
