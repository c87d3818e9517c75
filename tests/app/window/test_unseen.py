"""Nothing is answered that cannot be seen: while cards are dealt, in the moment a question comes, under a sentence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from engine.actions import Prompt, SoloClaim
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, LEFT, PLAIN, RIGHT, SPACE, Screen
from tests.app.window.touch_player import tap

QINGDAO = ("--variant", "qingdao", "--seed", "4", "--lang", "en", "--bots", "standard")
SLOW = (*QINGDAO, "--speed", "slow")
INSTANT = (*QINGDAO, "--speed", "instant")


@pytest.fixture
def dealing(open_window: OpenWindow) -> Screen:
    """Cards fly, and the player is asked what he cannot read yet."""
    screen = open_window(*SLOW, motion=True)
    screen.until(lambda: busy(screen), "nothing is dealt")
    assert screen.view.prompt is Prompt.SOLO_CLAIM
    return screen


def busy(screen: Screen) -> bool:
    return bool(screen.get("table").property("busy"))


def hidden(screen: Screen, name: str) -> QQuickItem:
    """A part of the table, seen or not."""
    return next(item for item in every(screen.window.contentItem()) if item.objectName() == name)


def every(root: QQuickItem) -> list[QQuickItem]:
    return [item for child in root.childItems() for item in (child, *every(child))]


def asked_and_untouched(screen: Screen) -> bool:
    """The question is there to be read, and nothing has been answered or chosen."""
    strip = screen.find("strip")
    first = screen.find("strip_choice_0")
    assert not screen.view.own_answers
    assert not screen.chosen() and not screen.game.table.auto  # type: ignore[union-attr]
    return not busy(screen) and strip is not None and first is not None and bool(first.property("selected"))


@pytest.mark.parametrize(
    "key",
    [ENTER, Qt.Key.Key_Enter, Qt.Key.Key_P, Qt.Key.Key_Right, Qt.Key.Key_Up, SPACE, Qt.Key.Key_H, Qt.Key.Key_F]
    + [Qt.Key.Key_9, Qt.Key.Key_K, Qt.Key.Key_G, Qt.Key.Key_F2],
    ids=lambda key: key.name,
)
def test_a_key_lets_the_cards_arrive_and_does_nothing_else(dealing: Screen, key: Qt.Key) -> None:
    screen = dealing
    assert screen.find("strip") is None
    screen.press(key)
    assert asked_and_untouched(screen)
    assert not screen.find("hints") and not screen.toast()
    assert not any(screen.get(f"seat_{seat}").property("marks") for seat in range(1, 5))
    assert all(card.item.property("arrived") == 1 for card in screen.cards())


@pytest.mark.parametrize(
    ("name", "how"),
    [("strip_choice_1", "left"), ("strip_choice_1", "finger"), ("action_confirm", "left"), ("action_confirm", "double")]
    + [("action_confirm", "finger"), ("action_hint", "left"), ("seat_1", "right"), ("seat_3", "left")]
    + [("card", "left"), ("card", "double"), ("card", "finger"), ("strip_choice_1", "double")],
)
def test_a_click_anywhere_does_the_same(dealing: Screen, name: str, how: str) -> None:
    screen = dealing
    item = screen.cards()[-1].item if name == "card" else hidden(screen, name)
    place = screen.centre(item)
    if how == "finger":
        tap(screen, QTest.createTouchDevice(), place)
    elif how == "double":
        QTest.mouseClick(screen.window, LEFT, PLAIN, place)
        assert asked_and_untouched(screen)
        QTest.mouseDClick(screen.window, LEFT, PLAIN, place)
        screen.settle(0.05)
        assert not screen.view.own_answers
        return
    else:
        screen.click_at(place, LEFT if how == "left" else RIGHT)
    assert asked_and_untouched(screen)
    assert not any(screen.get(f"seat_{seat}").property("marks") for seat in range(1, 5))


def test_right_and_enter_claim_nothing(dealing: Screen) -> None:
    """Both are quick: the second one too comes before the question can have been read."""
    dealing.press(Qt.Key.Key_Right, ENTER, Qt.Key.Key_Right, ENTER)
    assert not dealing.view.own_answers
    dealing.rest()
    dealing.press(ENTER)
    assert dealing.view.own_answers


def test_a_drag_over_the_cards_and_the_wheel_choose_none(dealing: Screen) -> None:
    cards = dealing.cards()
    for card in cards[::8]:
        dealing.wheel_at(dealing.centre(card.item), 1)
    assert busy(dealing) and not dealing.chosen()
    dealing.drag([QPoint(200, 650), QPoint(900, 650)])
    assert asked_and_untouched(dealing)


def test_a_key_held_down_neither_hurries_nor_chooses(dealing: Screen) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, ENTER):
        dealing.hold(key)
    assert busy(dealing) and not dealing.chosen()
    dealing.until(lambda: not busy(dealing), "the cards do not arrive")
    assert asked_and_untouched(dealing)


def test_an_answer_is_taken_no_sooner_than_the_question_can_be_read(open_window: OpenWindow) -> None:
    """The cards arrive by themselves just before a key that was meant to hurry them."""
    screen = open_window(*QINGDAO, "--speed", "fast", motion=True)
    screen.until(lambda: busy(screen), "nothing is dealt")
    screen.until(lambda: not busy(screen), "the cards do not arrive")
    screen.press(Qt.Key.Key_Right, ENTER, Qt.Key.Key_P)
    assert not screen.view.own_answers
    screen.settle(0.3)
    screen.press(ENTER)
    assert screen.view.own_answers == (SoloClaim(True),)


@pytest.mark.parametrize(
    ("key", "panel"),
    [(Qt.Key.Key_O, "log"), (Qt.Key.Key_C, "counter"), (Qt.Key.Key_R, "roles"), (Qt.Key.Key_M, "game")],
)
def test_panels_open_while_cards_fly(dealing: Screen, key: Qt.Key, panel: str) -> None:
    dealing.press(key)
    assert dealing.find(panel) and busy(dealing)
    dealing.press(ESCAPE)
    dealing.until(lambda: not dealing.find(panel), f"{panel} stays")
    dealing.press(Qt.Key.Key_N, with_=CTRL)
    assert busy(dealing) and not dealing.view.own_answers


@pytest.mark.parametrize("pause", [0.0, 0.25, 0.5])
def test_enters_from_the_score_sheet_answer_nothing_of_the_next_deal(open_window: OpenWindow, pause: float) -> None:
    """However they come: one on, the next while cards fly, and one right behind it."""
    screen = at_the_score(open_window, motion=True)
    screen.rest()
    screen.press(ENTER)
    screen.until(lambda: not screen.over, "the next deal does not come")
    screen.settle(pause)
    screen.press(ENTER, ENTER)
    screen.settle(0.05)
    screen.press(ENTER)
    assert not screen.view.own_answers


def test_without_movement_a_second_enter_answers_nothing(open_window: OpenWindow) -> None:
    screen = at_the_score(open_window, motion=False)
    screen.rest()
    screen.press(ENTER, ENTER)
    screen.until_mine()
    screen.press(ENTER)
    assert not screen.over and not screen.view.own_answers
    screen.rest()
    screen.press(ENTER)
    assert screen.view.own_answers


def at_the_score(open_window: OpenWindow, motion: bool) -> Screen:
    """A deal given up."""
    screen = open_window(*(SLOW if motion else INSTANT), motion=motion)
    screen.until_mine()
    screen.press(Qt.Key.Key_M)
    screen.click("game_forfeit")
    screen.click("game_forfeit")
    screen.until_over()
    return screen


@pytest.mark.parametrize("touch", ["enter", "settle_next", "settle_new"])
def test_the_score_sheet_is_not_left_by_a_touch_meant_for_the_table(open_window: OpenWindow, touch: str) -> None:
    screen = at_the_score(open_window, motion=True)
    hand = screen.view.hand

    def press() -> None:
        if touch == "enter":
            screen.press(ENTER)
        else:
            screen.click_at(screen.centre(hidden(screen, touch)))

    press()
    assert screen.over and screen.view.hand == hand
    screen.rest()
    press()
    screen.until(lambda: not screen.over, "it is not left at all")


def test_a_question_is_not_answered_in_the_moment_it_comes(open_window: OpenWindow) -> None:
    screen = open_window(*INSTANT)
    screen.until_mine()
    screen.press(ENTER, Qt.Key.Key_P)
    assert not screen.view.own_answers
    screen.settle(0.3)
    screen.press(ENTER)
    assert screen.view.own_answers


def test_what_lies_under_a_sentence_is_not_touched_through_it(open_window: OpenWindow) -> None:
    screen = open_window(*INSTANT)
    KeyPlayer(screen, "en").to_lead()
    screen.press(Qt.Key.Key_9, Qt.Key.Key_P)
    assert screen.toast() and screen.chosen()
    screen.click_at(screen.centre(screen.get("toast")), RIGHT)
    assert not screen.toast() and screen.chosen()
