"""Every screen of the program by name, and how the window comes to show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from app.application import Program
from app.journal import Position
from app.match_config import MatchConfig
from app.moments import find_moment, played_match

NOVICES = ("novice",) * 4
SMALL = (640, 480)
Opened = Callable[[Program, QQuickWindow], None]


@dataclass(frozen=True, slots=True)
class View:
    """One screen: a moment of a deal (None before the first), what is opened over it, and in how many pages it is read.

    settings: what is in force besides the look. size: the only one it has, None for those asked for.
    """

    name: str
    moment: tuple[str, str, str] | None
    open: Opened = lambda program, window: None
    page: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    size: tuple[int, int] | None = None

    def position(self) -> Position | None:
        """The moment, in the player's own hands."""
        return None if self.moment is None else moment(*self.moment)


@cache
def moment(variant: str, seed: str, phase: str) -> Position:
    """The moment that `--variant`, `--seed` and `--at` name, among beginners."""
    config = MatchConfig(variant, (), seed, NOVICES, 100, autoplay=NOVICES[0])
    if phase == LONG_TRICK:
        course = [position for position in played_match(config, config.begin(), phase) if position.state.prompt(0)]
        found: Position | None = max(course, key=lambda position: len(position.state.trick.plays))
    else:
        found = find_moment(played_match(config, config.begin(), phase), phase)
    assert found is not None, f"no {phase} in {variant} {seed}"
    return replace(found, config=replace(config, autoplay=None))


def panel(name: str) -> Opened:
    """What its key opens."""
    return lambda program, window: program.game.wanted.emit(name)


def key(*keys: Qt.Key) -> Opened:
    """What is there after some keys."""

    def press(program: Program, window: QQuickWindow) -> None:
        for one in keys:
            QTest.keyClick(window, one)

    return press


def scrolled(window: QQuickWindow, name: str, page: int) -> bool:
    """Turn the page that scrolls in a pane so many times its height; whether there was so much."""
    pane = window.findChild(QQuickItem, name)
    pages = [] if pane is None else [item for item in pane.findChildren(QObject) if item.inherits("QQuickFlickable")]
    shown = [item for item in pages if item.property("visible") and item.property("height") > 0]
    if not shown:
        return page == 0
    longest = max(shown, key=lambda item: item.property("contentHeight"))
    height, whole = longest.property("height"), longest.property("contentHeight")
    top = longest.property("originY") or 0.0
    longest.setProperty("contentY", top + max(0.0, min(page * height * 0.9, whole - height)))
    return bool(page == 0 or page * height * 0.9 < whole - height * 0.15)


LONG_TRICK = "long_trick"
"""The question with the most plays in the trick under way."""
PLAY = ("qingdao", "4", "play")
REVEAL = ("qingdao", "4", "reveal")
PHASES = (
    ("qingdao", "4", "deal"),
    ("qingdao", "4", "solo_claim"),
    ("qingdao", "4", "throne"),
    ("qingdao", "1", "call"),
    ("qingdao", "4", "allegiance"),
    PLAY,
    REVEAL,
    ("qingdao", "4", "settlement"),
    ("lianzhong-simple", "54", "solo"),
    ("weihai", "2", "kick"),
    ("tribute", "4", "tribute"),
    ("weifang", "4", "buy_three"),
)
LARGE = {"card_size": 200}
LARGE_CARDS: tuple[tuple[str, tuple[str, str, str], Opened], ...] = (
    ("", PLAY, key()),
    ("_in_a_trick", REVEAL, key()),
    ("_with_hints", PLAY, key(Qt.Key.Key_H)),
    ("_called", ("qingdao", "1", "call"), key()),
    ("_offered", ("qingdao", "4", "throne"), key()),
    ("_given", ("tribute", "4", "tribute"), key()),
    ("_of_the_last_trick", REVEAL, panel("last_trick")),
)
"""What is pictured with the largest cards as well."""
PANELS = ("log", "counter", "rules", "last_trick", "roles", "game", "keys")
FROM_TRICKS = ("log", "last_trick", "roles", "counter")
"""Pictured where a trick has closed and a role is known."""
PAGED = {"settings": 8, "house": 6, "key_settings": 3, "rules": 5}
"""How many pages of a pane are pictured at most."""


def views() -> list[View]:
    """All of them, in the order of a deal, then what is opened."""
    found = [View(phase, (variant, seed, phase)) for variant, seed, phase in PHASES]
    found += [
        View("hints", PLAY, key(Qt.Key.Key_H)),
        View("hint_in_a_phase", ("qingdao", "4", "solo_claim"), key(Qt.Key.Key_H)),
        View("chosen", PLAY, key(Qt.Key.Key_9, Qt.Key.Key_Z)),
        View("refused", PLAY, key(Qt.Key.Key_9, Qt.Key.Key_Return)),
        View("rules_of_a_refusal", PLAY, key(Qt.Key.Key_9, Qt.Key.Key_Return, Qt.Key.Key_F1)),
        View("long_trick", ("qingdao", "4", LONG_TRICK)),
        View("last_trick_long", ("qingdao", "4", LONG_TRICK), panel("last_trick")),
        View("two_rows", PLAY, settings={"hand_layout": "rows"}),
        View("fan", PLAY, settings={"hand_layout": "fan"}),
        View("mirrored", PLAY, settings={"mirrored": True}),
        *(View(f"large_cards{name}", at, how, settings=LARGE) for name, at, how in LARGE_CARDS),
        View("guide", ("qingdao", "4", "solo_claim"), settings={"guide": True}),
        View("first_run", None),
        View("small_window", PLAY, size=SMALL),
    ]
    found += [View(name, REVEAL if name in FROM_TRICKS else PLAY, panel(name)) for name in PANELS if name not in PAGED]
    found.append(View("log_of_a_deal", ("qingdao", "4", "settlement"), panel("log")))
    for name, pages in PAGED.items():
        found += [View(f"{name}_{page + 1}", PLAY, panel(name), page) for page in range(pages)]
    return found
