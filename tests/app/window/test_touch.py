"""A finger instead of the mouse: tap, drag, flick."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from engine.events import Played
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import Screen
from tests.app.window.test_selecting import QINGDAO, rows, tall
from tests.app.window.touch_player import slide, tap


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def own_plays(screen: Screen) -> list[Played]:
    return [event for event in screen.view.events if isinstance(event, Played) and event.seat == 0]


def test_tap_chooses_and_a_tap_on_the_button_plays(open_window: OpenWindow, finger: QPointingDevice) -> None:
    screen = open_window(*QINGDAO)
    KeyPlayer(screen, "zh").to_lead()
    column = tall(screen)
    rank = column[0].card.rank
    tap(screen, finger, screen.grip(column[2]))
    assert rows(screen, rank) == [0, 1, 2]
    tap(screen, finger, screen.still("action_play"))
    assert [card.rank for card in own_plays(screen)[-1].cards] == [rank] * 3


def test_finger_drags_and_flicks(open_window: OpenWindow, finger: QPointingDevice) -> None:
    screen = open_window(*QINGDAO)
    KeyPlayer(screen, "zh").to_lead()
    column = tall(screen)
    rank = column[0].card.rank
    slide(screen, finger, [screen.grip(column[0]), screen.grip(column[1]), screen.grip(column[2])])
    assert rows(screen, rank) == [0, 1, 2]
    start = screen.grip(screen.column(rank)[1])
    slide(screen, finger, [start, start - QPoint(0, 160)])
    assert [card.rank for card in own_plays(screen)[-1].cards] == [rank] * 3


def test_tap_answers_a_role_phase(open_window: OpenWindow, finger: QPointingDevice) -> None:
    screen = open_window(*QINGDAO)
    screen.until_mine()
    tap(screen, finger, screen.still("strip_choice_1"))
    assert screen.get("strip_choice_1").property("selected")
    tap(screen, finger, screen.still("action_confirm"))
    assert screen.view.own_answers
