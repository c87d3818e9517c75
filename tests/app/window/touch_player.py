"""Plays a deal in the window by one finger alone, and how a finger touches it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest

from engine.cards import Mark, Rank, strength
from tests.app.window.player import MousePlayer
from tests.app.window.screen import Screen, ShownCard

NEAR = 80
"""Pixels within which a quick second tap is one of a pair."""


def tap(screen: Screen, finger: QPointingDevice, place: QPoint) -> None:
    """Down and up at one place."""
    slide(screen, finger, [place])


def slide(screen: Screen, finger: QPointingDevice, places: Sequence[QPoint], steps: int = 5) -> None:
    """Down at the first place, on through the others in so many steps each, up at the last."""
    QTest.touchEvent(screen.window, finger).press(0, places[0], screen.window)
    QCoreApplication.processEvents()
    for start, end in pairwise(places):
        for step in range(1, steps + 1):
            QTest.touchEvent(screen.window, finger).move(0, start + (end - start) * (step / steps), screen.window)
            QCoreApplication.processEvents()
    QTest.touchEvent(screen.window, finger).release(0, places[-1], screen.window)
    QCoreApplication.processEvents()


class TouchPlayer(MousePlayer):
    """Touches neither mouse nor keyboard. A tap does what a click does; two ranks at once take a drag."""

    def __init__(self, screen: Screen, language: str) -> None:
        super().__init__(screen, language)
        self._finger = QTest.createTouchDevice()
        self._last = (QPoint(-NEAR, -NEAR), 0.0)

    def touch(self, place: QPoint) -> None:
        """A tap that is no second one of a pair."""
        where, when = self._last
        apart = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        if (place - where).manhattanLength() < NEAR and time.monotonic() - when < apart:
            self.screen.rest()
        tap(self.screen, self._finger, place)
        self._last = (place, time.monotonic())

    def press(self, name: str) -> None:
        self.touch(self.screen.still(name))

    def touch_card(self, card: ShownCard) -> None:
        self.touch(self.screen.grip(card))

    def choose_bases(self, ranks: Sequence[Rank]) -> None:
        first, last = (self.screen.grip(self.screen.column(rank)[0]) for rank in (ranks[0], ranks[-1]))
        slide(self.screen, self._finger, [first, last], steps=1)

    def clear(self) -> None:
        """A tap on a marked card puts it back; one on the first of a column leaves one, the next none."""
        special = self.screen.view.rules.special
        while chosen := [card for card in self.screen.cards() if card.selected]:
            marked = [card for card in chosen if card.card.mark is not Mark.NONE]
            rank = strength(chosen[0].card, special)
            twins = [card for card in self.screen.column(rank) if card.card.mark is Mark.NONE]
            self.touch_card(marked[0] if marked else twins[0])
