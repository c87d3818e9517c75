"""No Latin word in the Chinese window and no Chinese one in the English window, panel by panel, phase by phase.

Excepted are what is printed on cards, the name of the game, keys, and each language's own name; the English rule sheet
gives the Chinese name of a rule in brackets behind the English one.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.actions import Prompt
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ESCAPE, Screen, foreign, without_names_beside

OWN_NAMES = {"中文", "English"}
PANELS = (
    ("log", Qt.Key.Key_O),
    ("counter", Qt.Key.Key_C),
    ("rules", Qt.Key.Key_F1),
    ("last_trick", Qt.Key.Key_L),
    ("roles", Qt.Key.Key_R),
    ("game", Qt.Key.Key_M),
)
STARTS = {"qingdao": "4", "weihai": "8"}


def read(screen: Screen, language: str, rules: bool = False) -> None:
    """Everything that can be read or is read aloud."""
    texts = [text for text in (*screen.shown_texts(), *screen.spoken_names()) if text not in OWN_NAMES]
    if rules and language == "en":
        texts = without_names_beside(texts)
    assert foreign(texts, language) == []
    assert foreign(screen.game.announcer.said, language) == []


def walk(screen: Screen, language: str) -> None:
    """The table as it is, then each panel over it."""
    read(screen, language)
    for name, key in PANELS:
        screen.press(key)
        screen.until(lambda name=name: screen.find(name), f"{name} does not open")
        read(screen, language, rules=name == "rules")
        screen.press(ESCAPE)
        screen.until(lambda name=name: not screen.find(name), f"{name} stays")
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.until(lambda: screen.find("settings"), "the settings do not open")
    read(screen, language)
    screen.press(ESCAPE)
    screen.until(lambda: not screen.find("settings"), "the settings stay")


@pytest.mark.parametrize("variant", STARTS)
@pytest.mark.parametrize("language", ["zh", "en"])
def test_every_phase_and_every_panel(open_window: OpenWindow, language: str, variant: str) -> None:
    screen = open_window(
        *("--variant", variant, "--seed", STARTS[variant], "--lang", language, "--speed", "instant", "--bots", "random")
    )
    walked: set[tuple[Prompt, bool]] = set()

    def new(view: SeatView) -> bool:
        assert view.prompt is not None
        late = view.prompt is Prompt.PLAY and len(view.events) > 60
        return (view.prompt, late) not in walked

    player = KeyPlayer(screen, language)
    while (Prompt.PLAY, True) not in walked:
        view = player.play_until(new)
        assert view.prompt is not None
        walk(screen, language)
        walked.add((view.prompt, view.prompt is Prompt.PLAY and len(view.events) > 60))
    assert len(walked) >= 3
    screen.press(Qt.Key.Key_F2, Qt.Key.Key_P, Qt.Key.Key_P)
    read(screen, language)
    player.play_deal()
    read(screen, language)
