"""The look at a picture: finds what was made wrong on purpose, and nothing on screens with the largest text."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.app.flaws import flaws
from tests.app.window.conftest import OpenWindow
from tests.app.window.screen import Screen

WORDS = ("--variant", "qingdao", "--seed", "4", "--bots", "novice", "--at", "play")


def shown(open_window: OpenWindow, folder: Path, language: str, size: str = "1280x720", **settings: str) -> Screen:
    """The player has to answer a play; settings as in the file."""
    values = {"text_size": "200"} | settings
    text = ", ".join(f'"{name}": {value}' for name, value in values.items())
    (folder / "settings.json").write_text(f'{{"version": 1, {text}}}', encoding="utf-8")
    words = (*WORDS, "--lang", language, "--data-dir", str(folder), "--screenshot", str(folder / "unused.png"))
    screen = open_window(*words, size=size)
    screen.settle(0.1)
    return screen


@pytest.mark.parametrize("size", ["1280x720", "1366x768", "1920x1080"])
@pytest.mark.parametrize("language", ["zh", "en"])
def test_nothing_is_wrong_with_the_largest_text(
    open_window: OpenWindow, tmp_path: Path, language: str, size: str
) -> None:
    screen = shown(open_window, tmp_path, language, size)
    assert flaws(screen.window) == []
    screen.press(Qt.Key.Key_H)
    screen.until(lambda: screen.find("hints"), "no hints")
    screen.settle(0.05)
    assert flaws(screen.window) == []


def test_buttons_for_the_other_hand_keep_clear(open_window: OpenWindow, tmp_path: Path) -> None:
    assert flaws(shown(open_window, tmp_path, "en", mirrored="true").window) == []


def test_what_lies_on_the_table_grows_with_text_and_cards(open_window: OpenWindow, tmp_path: Path) -> None:
    sizes = []
    for percent in ("50", "200"):
        (folder := tmp_path / percent).mkdir()
        screen = shown(open_window, folder, "en", "1920x1080", text_size=percent, card_size=percent)
        play, hand = screen.get("slot_1"), screen.cards()[0].item
        words = {"Pass": 0, "×1 Guard hidden": 0, "Called ♥2": 0}
        for item in screen.of_type("GameText"):
            if item.property("text") in words:
                words[str(item.property("text"))] = item.property("font").pixelSize()
        sizes.append([hand.width(), play.property("cardWidth"), *words.values()])
    assert all(small * 1.9 < large for small, large in zip(*sizes, strict=True)), sizes


def test_what_is_wrong_is_found(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = shown(open_window, tmp_path, "en")
    tools, play = screen.get("tool_game").parentItem().parentItem(), screen.get("action_play")
    play.setX(play.x() + 200)
    assert any(flaw.startswith("overlap: action_play / tool_game") for flaw in flaws(screen.window))
    play.setX(play.x() - 200)
    tools.setX(screen.window.width() - 60)
    assert "outside: Settings" in flaws(screen.window)
    slot = screen.get("slot_1")
    slot.setX(screen.get("seat_1").x() - 80)
    assert any(flaw.startswith("covered: slot_1 / ") for flaw in flaws(screen.window))
    button = screen.get("action_hint")
    button.setHeight(30)
    assert any(flaw.startswith("small: action_hint") for flaw in flaws(screen.window))
    heading = next(item for item in screen.of_type("GameText") if item.property("text") == "Hint")
    heading.setProperty("text", "\u0e01")
    assert any(flaw.startswith("box: ") for flaw in flaws(screen.window))


def test_a_window_that_begins_small_says_so(open_window: OpenWindow, tmp_path: Path) -> None:
    values = '{"version": 1, "welcomed": true, "window": [0, 0, 640, 480, "normal"]}'
    (tmp_path / "settings.json").write_text(values, encoding="utf-8")
    screen = open_window("--data-dir", str(tmp_path), "--lang", "en", size="")
    assert screen.window.width() == 640
    screen.until(lambda: "1280×720" in screen.toast(), "nothing is said")
