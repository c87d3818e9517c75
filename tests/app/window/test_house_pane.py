"""House rules made, refused, kept and played in the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from app.house_rules import FOLDER
from tests.app.window.conftest import OpenWindow
from tests.app.window.screen import CTRL, Screen, foreign


def open_pane(screen: Screen) -> None:
    screen.until_mine()
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.scroll_to("settings_house", "settings")
    screen.click("settings_house")
    screen.until(lambda: screen.find("field_plays.kao"), "the fields do not come")


def test_house_rules_are_made_kept_chosen_and_played(open_window: OpenWindow, tmp_path: Path) -> None:
    start = ("--lang", "en", "--speed", "instant", "--data-dir", str(tmp_path))
    screen = open_window("--variant", "weihai", "--seed", "7", *start)
    open_pane(screen)
    screen.scroll_to("field_tricks.hard_pass", "house_fields")
    screen.click("field_tricks.hard_pass")
    screen.click("house_save")
    kept = list((tmp_path / FOLDER).glob("*.toml"))
    assert len(kept) == 1
    assert "hard_pass = true" in kept[0].read_text(encoding="utf-8")
    assert "is saved and chosen" in str(screen.get("house_told").property("text"))
    screen.press(Qt.Key.Key_N, with_=CTRL)
    screen.until_mine()
    assert screen.view.rules.tricks.hard_pass
    screen.quit()

    again = open_window(*start)
    again.until_mine()
    assert again.view.rules.tricks.hard_pass
    assert any(kept[0].stem in shown for shown in again.shown_texts())


def test_a_contradiction_is_said_at_once_and_cannot_be_saved(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window("--variant", "weihai", "--lang", "zh", "--speed", "instant", "--data-dir", str(tmp_path))
    open_pane(screen)
    screen.scroll_to("field_guard.open_with_three", "house_fields")
    screen.click("field_guard.open_with_three")
    told = str(screen.get("house_told").property("text"))
    assert told.endswith("侍卫得是叫出来的")
    assert not screen.get("house_save").property("enabled")
    assert foreign(screen.shown_texts(), "zh") == []
    assert not (tmp_path / FOLDER).exists()
