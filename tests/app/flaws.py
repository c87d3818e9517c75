"""What is wrong with a picture that a machine can see: cut, overlapping, small, without glyphs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

CONTROL = 44
"""Height and width of what is pressed, at 1280×720."""
COVERING = ("settlement", "first_run")
"""Screens under which nothing can be read."""
CARDS = ("Card_", "IndexCard_", "MiniCards_", "HandCard_", "TrickPile_", "CardBack_")
SLOTS = ("SlotItem_", "PlaySlot_")
RIM = 8
"""How far the frame of the play to beat stands off its cards, at 1280×720."""
BUTTONS = ("PillButton_", "BarButton_", "ToolButton_")
"""What is pressed, even where it will not do it now."""
STRIPS = ("ValueSlider_", "HandCard_")
"""Where what is pressed may be smaller, as it can be reached in a bigger way."""
_RIGHT, _CENTRE = Qt.AlignmentFlag.AlignRight.value, Qt.AlignmentFlag.AlignHCenter.value
_BOTTOM, _MIDDLE = Qt.AlignmentFlag.AlignBottom.value, Qt.AlignmentFlag.AlignVCenter.value


@dataclass(frozen=True, slots=True)
class Thing:
    """A text or a control that can be seen: its place in the window, what a page that scrolls leaves of it."""

    item: QQuickItem
    name: str
    place: QRectF
    control: bool


def flaws(window: QQuickWindow) -> list[str]:
    """Everything found, in words; layers are looked at one by one, as the upper ones are meant to cover."""
    found: list[str] = []
    layers = [item for item in window.contentItem().childItems() if _seen(item)]
    if covering := [layer for layer in layers if _covers(layer)]:
        layers = layers[layers.index(covering[-1]) :]
    for layer in layers:
        things = list(_things(layer, QRectF(0, 0, window.width(), window.height())))
        found += _cut(things, window) + _overlapping(things) + _small(things, window) + _boxes(things)
        found += _covered(list(_rows(layer, RIM * _scale(window))), things, window)
    return list(dict.fromkeys(found))


def _covers(layer: QQuickItem) -> bool:
    return layer.objectName() in COVERING or any(
        item.objectName() in COVERING and _seen(item) for item in layer.childItems()
    )


def _seen(item: QQuickItem) -> bool:
    return item.isVisible() and item.opacity() > 0.01


def _things(item: QQuickItem, window: QRectF) -> Iterator[Thing]:
    """Texts and controls of a layer; not what stands on cards."""
    if _kind(item).startswith(CARDS):
        return
    text = str(item.property("text") or "") if item.inherits("QQuickText") else ""
    control = bool(item.property("activeFocusOnTab")) or _kind(item).startswith(BUTTONS)
    if text or control:
        place = _letters(item) if text else item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        if not _scrolled_away(item, place):
            yield Thing(item, text or item.objectName() or _kind(item), place, control)
    for child in item.childItems():
        if _seen(child):
            yield from _things(child, window)


def _rows(item: QQuickItem, frame: float) -> Iterator[Thing]:
    """The plays that lie on the table, each with the room of its cards; not those that are being taken."""
    if _kind(item).startswith(SLOTS):
        places = [card.mapRectToScene(QRectF(0, 0, card.width(), card.height())) for card in _cards(item)]
        if places:
            rim = frame if item.property("best") else 0
            place = reduce(QRectF.united, places).adjusted(-rim, -rim, rim, rim)
            above = item.parentItem()
            if above.clip():
                place = place.intersected(above.mapRectToScene(QRectF(0, 0, above.width(), above.height())))
            yield Thing(item, item.objectName() or _kind(item), place, False)
        return
    for child in item.childItems():
        if _seen(child):
            yield from _rows(child, frame)


def _cards(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if _seen(child):
            yield from [child] if _kind(child).startswith("Card_") else _cards(child)


def _covered(rows: list[Thing], things: list[Thing], window: QQuickWindow) -> list[str]:
    """Plays that lie over one another, over words or over what is pressed, or reach out of the window."""
    inside = QRectF(0, 0, window.width(), window.height())
    found = [f"outside: {row.name}" for row in rows if not inside.contains(row.place)]
    others = [(row, other) for row in rows for other in things] + list(combinations(rows, 2))
    for row, other in others:
        common = row.place.intersected(other.place)
        if common.width() > 1 and common.height() > 1 and not _related(row, other):
            found.append(f"covered: {row.name} / {other.name}")
    return found


def _kind(item: QQuickItem) -> str:
    return item.metaObject().className()


def _letters(item: QQuickItem) -> QRectF:
    """The room that the letters of a text take."""
    width, height = item.property("contentWidth"), item.property("contentHeight")
    across, down = (_number(item, name) for name in ("effectiveHorizontalAlignment", "verticalAlignment"))
    x = (item.width() - width) * {_RIGHT: 1.0, _CENTRE: 0.5}.get(across, 0.0)
    y = (item.height() - height) * {_BOTTOM: 1.0, _MIDDLE: 0.5}.get(down, 0.0)
    trim = height / max(1, item.property("lineCount")) * 0.16  # room above and below the letters of a line
    return item.mapRectToScene(QRectF(x, y, width, height).adjusted(0, trim, 0, -trim))


def _number(item: QQuickItem, name: str) -> int:
    value = QQmlExpression(qmlContext(item), item, name).evaluate()
    return int(value[0] if isinstance(value, tuple) else value)


def _page(item: QQuickItem) -> QQuickItem | None:
    """The page that scrolls, of which an item is a part."""
    parent = item.parentItem()
    while parent is not None and not parent.inherits("QQuickFlickable"):
        parent = parent.parentItem()
    return parent


def _scrolled_away(item: QQuickItem, place: QRectF) -> bool:
    """Whether a page leaves none or a part only of an item in sight, so that it is judged where it is whole."""
    page = _page(item)
    if page is None:
        return False
    shown = page.mapRectToScene(QRectF(0, 0, page.width(), page.height()))
    return place.top() < shown.top() - 1 or place.bottom() > shown.bottom() + 1


def _cut(things: list[Thing], window: QQuickWindow) -> list[str]:
    inside = QRectF(-1, -1, window.width() + 2, window.height() + 2)
    found = []
    for thing in things:
        item = thing.item
        wide = not thing.control and item.property("contentWidth") > item.width() + 1.5
        if not thing.control and (item.property("truncated") or wide):
            found.append(f"cut: {thing.name}")
        if not inside.contains(thing.place):
            found.append(f"outside: {thing.name}")
    return found


def _overlapping(things: list[Thing]) -> list[str]:
    found = []
    for one, other in combinations(things, 2):
        common = one.place.intersected(other.place)
        if common.width() <= 1 or common.height() <= 1 or _related(one, other):
            continue
        found.append(f"overlap: {one.name} / {other.name}")
    return found


def _related(one: Thing, other: Thing) -> bool:
    """Whether one is a part of the other."""
    return one.item.isAncestorOf(other.item) or other.item.isAncestorOf(one.item)


def _small(things: list[Thing], window: QQuickWindow) -> list[str]:
    least = CONTROL * _scale(window) - 1
    return [
        f"small: {thing.name} {thing.item.width():.0f}×{thing.item.height():.0f} of {least:.0f}"
        for thing in things
        if thing.control
        and not _kind(thing.item).startswith(STRIPS)
        and min(thing.item.width(), thing.item.height()) < least
    ]


def _scale(window: QQuickWindow) -> float:
    return min(window.width() / 1280, window.height() / 720)


def _boxes(things: list[Thing]) -> list[str]:
    found = []
    for thing in things:
        if not thing.control:
            lacking = _lacking(thing.item.property("font"), thing.name)
            found += [f"box: {lacking} in {thing.name}"] if lacking else []
    return found


def _lacking(font: QFont, text: str) -> str:
    """The characters that the family itself has not, which a machine without fonts shows as boxes."""
    raw = _raw(font.family())
    return "".join(sign for sign in dict.fromkeys(text) if sign.isprintable() and not raw.supportsCharacter(ord(sign)))


@cache
def _raw(family: str) -> QRawFont:
    return QRawFont.fromFont(QFont(family))
