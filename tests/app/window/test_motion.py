"""Movement: everything flies once, a click ends it, nothing waits for it but the others, and then nothing is drawn."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem

from app.resources import QML_FOLDER
from engine.actions import Prompt
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import ENTER, Screen

SLOW = ("--variant", "qingdao", "--seed", "4", "--lang", "en", "--speed", "slow", "--bots", "standard")
QUICK = (*SLOW[:7], "fast", *SLOW[8:])


def busy(screen: Screen) -> bool:
    return bool(screen.get("table").property("busy"))


def part(screen: Screen, kind: str) -> QQuickItem:
    """The one item of a QML type on the table, seen or not."""
    found = [item for item in screen.get("table").childItems() if item.metaObject().className().startswith(kind + "_")]
    assert len(found) == 1
    return found[0]


def test_the_whole_pack_is_dealt(open_window: OpenWindow) -> None:
    """As many cards fly to each of the others as to you."""
    screen = open_window(*SLOW, motion=True)
    assert busy(screen)
    deal = part(screen, "DealFlight")
    hands = 4 * len(screen.view.hand)
    backs = [back for pair in deal.childItems() for back in pair.childItems()]
    assert len(backs) == hands
    screen.until(lambda: sum(back.isVisible() for back in backs) > 8, "they do not fly")
    screen.until(lambda: not deal.isVisible(), "they never arrive")


def test_a_click_ends_the_deal(open_window: OpenWindow) -> None:
    screen = open_window(*SLOW, motion=True)
    assert busy(screen)
    screen.click_at(QPoint(640, 330))
    screen.settle(0.02)
    assert not busy(screen)
    assert all(card.item.property("arrived") == 1 for card in screen.cards())


def test_cards_that_change_hands_go_from_seat_to_seat(open_window: OpenWindow) -> None:
    screen = open_window("--variant", "weifang", "--seed", "7", "--lang", "zh", "--speed", "slow", motion=True)
    gifts = part(screen, "GiftFlight")
    rows = screen.game.centre.props.moved
    assert rows, "the seed gives somebody two 3s"
    screen.until(lambda: sum(item.isVisible() for item in gifts.childItems()) > 0, "nothing flies")
    assert busy(screen)
    screen.click_at(QPoint(640, 330))
    screen.settle(0.02)
    assert not gifts.property("moving")


def test_a_pass_comes_from_its_seat(open_window: OpenWindow) -> None:
    screen = open_window(*QUICK, motion=True)
    screen.until(lambda: not busy(screen), "the deal does not end")
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    slot = next(item for item in part(screen, "Slots").childItems() if item.objectName() == "slot_0")
    (word,) = [item for item in slot.childItems() if item.property("said") is not None]
    seen: list[float] = []
    word.opacityChanged.connect(lambda: seen.append(word.opacity()))
    screen.press(Qt.Key.Key_P)
    screen.until(lambda: seen and seen[-1] == 1, "it does not arrive")
    assert min(seen) == 0


def test_the_settlement_comes_in_and_a_click_ends_it(open_window: OpenWindow) -> None:
    screen = open_window(*SLOW, motion=True)
    screen.until_mine()
    screen.press(Qt.Key.Key_M)
    screen.click("game_forfeit")
    screen.click("game_forfeit")
    screen.until_over()
    sheet = screen.get("settlement")
    assert sheet.property("paid") < 1
    screen.click_at(screen.centre(sheet))
    assert (sheet.property("progress"), sheet.property("paid")) == (1, 1)
    screen.rest()
    screen.press(ENTER)
    screen.until(lambda: not screen.over, "the next deal does not come")


def test_nothing_is_drawn_while_nothing_happens(open_window: OpenWindow) -> None:
    screen = open_window(*QUICK, motion=True)
    screen.until(lambda: not busy(screen), "the deal does not end")
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    screen.until(lambda: not busy(screen), "it does not come to rest")
    screen.settle(1.0)
    frames: list[int] = []
    screen.window.frameSwapped.connect(lambda: frames.append(1))
    screen.settle(1.0)
    assert frames == []


def test_without_movement_nothing_is_ever_on_its_way(open_window: OpenWindow) -> None:
    screen = open_window("--variant", "weifang", "--seed", "7", "--lang", "zh", "--speed", "normal")
    assert not busy(screen)
    assert not part(screen, "GiftFlight").property("moving") and not part(screen, "DealFlight").isVisible()


def test_a_hand_that_is_taken_up_lies_there_at_once(open_window: OpenWindow, tmp_path: Path) -> None:
    words = (*QUICK, "--data-dir", str(tmp_path))
    screen = open_window(*words, motion=True)
    screen.until_mine()
    screen.quit()
    screen = open_window(*words, motion=True)
    first = [card.item.x() for card in screen.cards()]
    screen.settle(0.4)
    assert [card.item.x() for card in screen.cards()] == first
    assert len(set(first)) > 6


def test_every_duration_is_one_of_the_scale() -> None:
    """No movement has a length of its own, nor a multiple of another's; only what begins later adds up."""
    for file in QML_FOLDER.rglob("*.qml"):
        if file.name == "Theme.qml" or file.name.startswith("tst_"):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if re.match(r"\s*duration: ", line):
                assert not re.search(r"[1-9]", line), f"{file.name}: {line.strip()}"
