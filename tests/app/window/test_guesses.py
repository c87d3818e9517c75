"""My guess: a mark at a seat that only the player sets, kept with the match."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from engine.actions import Prompt
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import RIGHT, Screen

ROOT = Path(__file__).resolve().parents[3]
START = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "novice")
SEATS = (1, 2, 3, 4)
KEYS = (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5)


def guesses(screen: Screen) -> dict[int, str]:
    """By seat, the words of the guess that is shown."""
    found = {seat: chips(screen.get(f"seat_{seat}"), screen) for seat in SEATS}
    return {seat: str(chip[0].property("text")) for seat, chip in found.items() if chip}


def chips(plate: QQuickItem, screen: Screen) -> list[QQuickItem]:
    """The guess at a seat."""
    return [chip for chip in screen.of_type("MarkChip", plate) if chip.property("sign") == "guess"]


def killed(steps: str, *words: str) -> None:
    """A window that is touched, and killed in the middle."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("killed.py")), steps, *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=90,
    )
    assert done.stdout.splitlines()[-1:] == ["killed"] and done.returncode != 0, done.stderr


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_click_takes_a_seat_for_the_guard_then_for_a_commoner_then_for_nothing(
    open_window: OpenWindow, language: str
) -> None:
    guard, commoner = {"zh": ("我猜：侍卫", "我猜：平民"), "en": ("My guess: Guard", "My guess: Commoner")}[language]
    screen = open_window(*START, "--lang", language)
    screen.until_mine()
    before = screen.view
    for words in ({2: guard}, {2: commoner}, {}):
        screen.click("seat_2")
        assert guesses(screen) == words
        assert not screen.cut_texts()
    screen.click("seat_2", RIGHT)
    assert guesses(screen) == {2: commoner}
    screen.click("seat_1")
    assert guesses(screen) == {1: guard, 2: commoner}
    assert screen.view == before


def test_a_key_a_seat_sets_it_too_and_it_is_said(open_window: OpenWindow) -> None:
    screen = open_window(*START, "--lang", "en")
    screen.until_mine()
    for seat, key in zip(SEATS, KEYS, strict=True):
        screen.press(key)
        assert guesses(screen) == {seat: "My guess: Guard"}
        assert screen.game.announcer.said[-1] == f"{screen.get(f'seat_{seat}').property('name')}: My guess: Guard"
        screen.press(key, key)
        assert guesses(screen) == {}
    assert screen.game.announcer.said[-1].endswith("no guess")


def test_there_is_nothing_to_guess_at_the_emperor(open_window: OpenWindow) -> None:
    """A guess from before he was known goes with the next click, another seat takes one as ever."""
    screen = open_window(*START, "--seed", "5", "--lang", "en")
    screen.until_mine()
    screen.press(*KEYS)
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and view.emperor not in (None, 0))
    emperor = screen.view.emperor
    assert emperor is not None
    other = next(seat for seat in SEATS if seat != emperor)
    for _ in range(2):
        screen.click(f"seat_{emperor}")
        assert sorted(guesses(screen)) == [seat for seat in SEATS if seat != emperor]
        assert screen.toast() == f"{screen.get(f'seat_{emperor}').property('name')} is the Emperor"
    screen.click(f"seat_{other}")
    assert guesses(screen)[other] == "My guess: Commoner"


def test_it_is_no_role_that_everybody_knows(open_window: OpenWindow) -> None:
    """Another shape, another sign and other words than the badge of the same role, whatever the colours."""
    screen = open_window(*START, "--lang", "en")
    screen.until_mine()
    screen.press(KEYS[0])
    plate = screen.get("seat_1")
    (chip,) = chips(plate, screen)
    assert chip.property("text") != "Guard" and chip.property("sign") == "guess"
    assert not screen.of_type("RoleBadge", plate)
    assert chip.property("radius") >= chip.height() / 2 - 1, "a guess is round at its ends, a badge is not"


def test_guesses_come_back_after_a_kill_and_end_with_the_deal(open_window: OpenWindow, tmp_path: Path) -> None:
    words = (*START, "--lang", "en", "--data-dir", str(tmp_path))
    killed("seat_3,seat_3,key:F2,key:F3,key:F3,key:F3", *words)
    screen = open_window(*words)
    screen.until_mine()
    assert guesses(screen) == {1: "My guess: Guard", 3: "My guess: Commoner"}
    player = KeyPlayer(screen, "en")
    player.play_deal()
    assert guesses(screen) == {1: "My guess: Guard", 3: "My guess: Commoner"}
    screen.press(KEYS[3])
    screen.quit()
    again = open_window(*words)
    again.until_over()
    assert guesses(again)[4] == "My guess: Guard"
    KeyPlayer(again, "en").next_deal()
    again.until(lambda: not again.over, "no next deal")
    assert guesses(again) == {}
    again.quit()
    last = open_window(*words)
    last.until_mine()
    assert guesses(last) == {}
