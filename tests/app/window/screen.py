"""The window as a player meets it: what is shown can be read, and only keys and the mouse can change it.

Nothing here calls a slot or sets a property of the program. Items are found by objectName, read through their public
properties, and touched by events at their centre.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeyEvent, QWheelEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from app.viewmodels.game import GameViewModel
from engine.cards import Card, Mark, Rank, Suit, parse_cards, strength
from engine.view import SeatView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
ENTER, ESCAPE, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space
RANK_KEYS: dict[Rank, Qt.Key] = {
    Rank.THREE: Qt.Key.Key_3,
    Rank.FOUR: Qt.Key.Key_4,
    Rank.FIVE: Qt.Key.Key_5,
    Rank.SIX: Qt.Key.Key_6,
    Rank.SEVEN: Qt.Key.Key_7,
    Rank.EIGHT: Qt.Key.Key_8,
    Rank.NINE: Qt.Key.Key_9,
    Rank.TEN: Qt.Key.Key_0,
    Rank.JACK: Qt.Key.Key_J,
    Rank.QUEEN: Qt.Key.Key_Q,
    Rank.KING: Qt.Key.Key_K,
    Rank.ACE: Qt.Key.Key_A,
    Rank.TWO: Qt.Key.Key_2,
    Rank.SMALL: Qt.Key.Key_Z,
    Rank.BIG: Qt.Key.Key_X,
    Rank.SPECIAL: Qt.Key.Key_G,
}
CHINESE = re.compile(r"[㐀-鿿豈-﫿]")
NAMED_BESIDE = re.compile(r" \([㐀-鿿0-9]+(?:, [㐀-鿿0-9]+)*\)")
"""The Chinese name of a rule behind the English one, in brackets."""
PRINTED_ON_CARDS = frozenset({"大王", "小王"})
NAMES_OF_THE_GAME = frozenset({"Baohuang"})
KEY_NAMES = frozenset({"Esc", "Ctrl", "Shift", "Enter", "Space"})


class Late(AssertionError):
    """Something that should have come did not."""


@dataclass(frozen=True)
class ShownCard:
    """A card of the hand as it is drawn: its item, the card, whether it stands out as chosen, and where it lies."""

    item: QQuickItem
    card: Card
    selected: bool
    focused: bool
    column: int
    row: int
    of: int


class Screen:
    """One open window. `game` is read, never driven."""

    def __init__(self, window: QQuickWindow, game: GameViewModel, end: Callable[[], None] = lambda: None) -> None:
        self.window = window
        self.game = game
        self._end = end
        self._hand: QQuickItem | None = None

    def quit(self) -> None:
        """Close the window by its key; the program ends as it does when its event loop is left."""
        self.press(Qt.Key.Key_Q, with_=CTRL)
        self.until(lambda: not self.window.isVisible(), "the window stays")
        self._end()

    # Time.

    def until(self, wanted: Callable[[], object], what: str, seconds: float = 20) -> None:
        """Let the window live until something holds."""
        end = time.monotonic() + seconds
        while not wanted():
            if time.monotonic() > end:
                raise Late(f"{what}; shown: {self.shown_texts()}")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            time.sleep(0.0005)

    def settle(self, seconds: float = 0.05) -> None:
        """Let the window live for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
            time.sleep(0.001)

    def until_mine(self) -> None:
        """Until the player is asked or the deal is over."""
        self.until(lambda: self.over or self.view.prompt is not None, "neither my turn nor the end")

    def until_over(self) -> None:
        """Until the settlement is up."""
        self.until(lambda: self.over, "the deal does not end")

    def rest(self) -> None:
        """Wait until the next touch is no more the second of a quick pair."""
        self.settle(QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000 + 0.05)

    # What is shown.

    @property
    def view(self) -> SeatView:
        """What seat 0 may know, as the table that is shown was derived from it."""
        table = self.game.table
        assert table is not None
        return table.view

    @property
    def over(self) -> bool:
        """Whether the settlement is up."""
        return self.view.outcome is not None and self.find("settlement") is not None

    def items(self, root: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Everything that can be seen, from the back."""
        for child in (root or self.window.contentItem()).childItems():
            if child.isVisible() and child.opacity() > 0.01:
                yield child
                yield from self.items(child)

    def find(self, name: str, root: QQuickItem | None = None) -> QQuickItem | None:
        """The visible item of an objectName."""
        return next((item for item in self.items(root) if item.objectName() == name), None)

    def get(self, name: str, root: QQuickItem | None = None) -> QQuickItem:
        """The same where it must be there."""
        item = self.find(name, root)
        assert item is not None, f"no {name} to be seen; shown: {self.shown_texts()}"
        return item

    def of_type(self, name: str, root: QQuickItem | None = None) -> list[QQuickItem]:
        """Visible items of a QML type."""
        return [item for item in self.items(root) if item.metaObject().className().startswith(name + "_QMLTYPE")]

    def cards(self) -> list[ShownCard]:
        """The hand as it is drawn, from left to right and from back to front."""
        if self._hand is None:
            first = next((item for item in self.items() if item.objectName().startswith("card_")), None)
            self._hand = None if first is None else first.parentItem()
        lying = [] if self._hand is None else self._hand.childItems()
        shown = [_read(item) for item in lying if item.objectName().startswith("card_") and item.isVisible()]
        return sorted(shown, key=lambda card: (card.column, card.row))

    def chosen(self) -> Counter[Card]:
        """The cards that stand out as chosen."""
        return Counter(card.card for card in self.cards() if card.selected)

    def column(self, rank: Rank) -> list[ShownCard]:
        """The cards of one strength, from back to front."""
        special = self.view.rules.special
        return [card for card in self.cards() if strength(card.card, special) is rank]

    def shown_texts(self, root: QQuickItem | None = None) -> list[str]:
        """Every text that can be read."""
        return [str(text) for item in self.items(root) if (text := _text(item))]

    def cut_texts(self) -> list[str]:
        """Texts that do not fit: shortened with dots, wider than their place, or reaching out of the window."""
        window = QRectF(0, 0, self.window.width(), self.window.height())
        found = []
        for item in self.items():
            if text := _text(item):
                place = item.mapRectToScene(item.boundingRect())
                wide = item.property("contentWidth") > item.width() + 1.5
                if item.property("truncated") or wide or not window.adjusted(-1, -1, 1, 1).contains(place):
                    found.append(text)
        return found

    def spoken_texts(self) -> list[str]:
        """Every accessible name and description, and all announcements so far."""
        return list(self.game.announcer.said) + self.spoken_names()

    def spoken_names(self) -> list[str]:
        """Every accessible name and description of what is shown."""
        found: list[str] = []
        for item in self.items():
            interface = QAccessible.queryAccessibleInterface(item)
            if interface is not None and interface.isValid():
                found += [interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)]
        return [text for text in found if text]

    def toast(self) -> str:
        """The sentence at the top, empty where there is none."""
        item = self.find("toast")
        return "" if item is None else str(item.property("text"))

    def button(self, action: str) -> QQuickItem | None:
        """A button of the bar under the table."""
        return self.find("action_" + action)

    def focus(self) -> list[str]:
        """The names of what has the keyboard, from the item itself outwards."""
        names: list[str] = []
        item = self.window.activeFocusItem()
        while item is not None:
            names += [item.objectName()] if item.objectName() else []
            item = item.parentItem()
        return names

    # Keys.

    def press(self, *keys: Qt.Key, with_: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release keys one after another; at the same millisecond X11 would mean one that is held."""
        for key in keys:
            QTest.keyClick(self.window, key, with_)
            QCoreApplication.processEvents()
            time.sleep(0.0011)

    def hold(self, key: Qt.Key) -> None:
        """What a key sends again while it is held down."""
        again = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, "", True)
        QGuiApplication.sendEvent(self.window, again)
        QCoreApplication.processEvents()

    def give_up(self) -> None:
        """Give up the running deal, in two presses."""
        self.press(Qt.Key.Key_M)
        self.click("game_forfeit")
        self.click("game_forfeit")
        self.until_over()

    # The mouse.

    def centre(self, item: QQuickItem) -> QPoint:
        """The middle of an item in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def pile(self) -> QPoint:
        """The middle of the pile of closed tricks."""
        return self.centre(self.of_type("TrickPile")[0])

    def grip(self, card: ShownCard) -> QPoint:
        """A point of a card that no card before it hides."""
        return card.item.mapToScene(QPointF(card.item.width() / 9, min(6.0, card.item.height() / 2))).toPoint()

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        """Click the middle of an item once it lies still."""
        self.click_at(self.still(name), button)

    def still(self, name: str) -> QPoint:
        """The middle of an item that has been laid out and does not move."""
        places = [QPoint(-1, -1), QPoint(-2, -2)]
        end = time.monotonic() + 5
        while places[-1] != places[-2]:
            assert time.monotonic() < end, f"{name} does not come to rest"
            self.settle(0.03)
            places.append(self.centre(self.get(name)))
        return places[-1]

    def click_at(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Click a point of the window."""
        assert self.inside(point), f"{point} is outside of the window"
        QTest.mouseClick(self.window, button, PLAIN, point)
        QCoreApplication.processEvents()

    def click_card(self, card: ShownCard, button: Qt.MouseButton = LEFT) -> None:
        """Click a card where it can be seen; QTest keeps two of these apart, so that they are no double click."""
        QTest.mouseClick(self.window, button, PLAIN, self.grip(card))
        QCoreApplication.processEvents()

    def double_click_card(self, card: ShownCard) -> None:
        """Two quick clicks on a card."""
        QTest.mouseDClick(self.window, LEFT, PLAIN, self.grip(card))
        QCoreApplication.processEvents()

    def drag(self, points: Sequence[QPoint]) -> None:
        """Press at the first point, move through the others, let go at the last."""
        QTest.mousePress(self.window, LEFT, PLAIN, points[0])
        for start, end in pairwise(points):
            for step in range(1, 5):
                part = QPointF(start) + (QPointF(end) - QPointF(start)) * (step / 4)
                QTest.mouseMove(self.window, part.toPoint())
        QTest.mouseRelease(self.window, LEFT, PLAIN, points[-1])
        QCoreApplication.processEvents()

    def wheel(self, card: ShownCard, clicks: int) -> None:
        """Turn the wheel over a card; away from you is positive."""
        self.wheel_at(self.grip(card), clicks)

    def scroll_to(self, name: str, pane: str) -> None:
        """Turn the wheel over a pane until an item in it can be clicked."""
        shown = [self.get(pane), *self.items(self.get(pane))]
        pages = [item for item in shown if item.inherits("QQuickFlickable")]
        top = pages[0].mapToScene(QPointF(0, 0)).y()
        bottom = min(top + pages[0].height() + 20, self.window.height())
        top += 30
        for _ in range(80):
            self.until(lambda: not any(page.property("moving") for page in pages), f"{pane} goes on moving")
            place = self.still(name)
            if top < place.y() < bottom - 40:
                return
            self.wheel_at(self.centre(self.get(pane)), -1 if place.y() >= bottom - 40 else 1)
        raise AssertionError(f"{name} cannot be scrolled to")

    def wheel_at(self, point: QPoint, clicks: int) -> None:
        """Turn the wheel over a point of the window."""
        place = QPointF(point)
        turn = QWheelEvent(
            place,
            QPointF(self.window.mapToGlobal(place.toPoint())),
            QPoint(),
            QPoint(0, 120 * clicks),
            Qt.MouseButton.NoButton,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        turn.setTimestamp(int(time.monotonic() * 1000))
        QGuiApplication.sendEvent(self.window, turn)
        QCoreApplication.processEvents()

    def inside(self, point: QPoint) -> bool:
        """Whether a point lies in the window."""
        return 0 <= point.x() < self.window.width() and 0 <= point.y() < self.window.height()


def _read(item: QQuickItem) -> ShownCard:
    values: dict[str, Any] = {
        name: item.property(name) for name in ("rank", "suit", "mark", "special", "selected", "focused")
    }
    rank = {"10": "T"}.get(values["rank"], values["rank"])
    if values["mark"] == "sceptre":
        card = parse_cards("B*")[0]
    elif values["special"] and rank == "B":
        card = parse_cards("G")[0]
    else:
        card = parse_cards(rank + values["suit"])[0]
        card = card._replace(mark=Mark.GUARD if values["mark"] in ("called", "sword") else Mark.NONE)
    assert card.suit is not Suit.NONE or card.rank.is_joker
    column, row, of = (int(item.property(name)) for name in ("column", "row", "cards"))
    return ShownCard(item, card, bool(values["selected"]), bool(values["focused"]), column, row, of)


def _text(item: QQuickItem) -> str:
    if not item.inherits("QQuickText") and not item.inherits("QQuickTextInput"):
        return ""
    return str(item.property("text") or "")


def foreign(words: Sequence[str], language: str) -> list[str]:
    """The texts that are not in this language: Chinese in an English window, Latin words in a Chinese one.

    What is printed on a card is the same in both, and so is the name of the game.
    """
    return [text for text in words if text not in PRINTED_ON_CARDS and _is_foreign(text, language)]


def without_names_beside(words: Sequence[str]) -> list[str]:
    """Sentences of the English rule sheet as they must be understood by whoever reads no Chinese."""
    return [NAMED_BESIDE.sub("", text) for text in words]


def _is_foreign(text: str, language: str) -> bool:
    if language == "en":
        return CHINESE.search(text) is not None
    return bool(set(re.findall(r"[A-Za-z]{2,}", text)) - NAMES_OF_THE_GAME - KEY_NAMES)
