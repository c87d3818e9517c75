"""The language changed while a question is open: every word follows, nothing else does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from engine.actions import Prompt
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import Screen, foreign

QINGDAO = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "standard")
LIANZHONG = ("--variant", "lianzhong-simple", "--seed", "54", "--speed", "instant", "--bots", "standard")
COMMONER = ("--variant", "lianzhong-simple", "--seed", "4", "--speed", "instant", "--bots", "standard")
OTHER = {"zh": "en", "en": "zh"}
PILL = {"zh": 1, "en": 2}
OWN_NAMES = {"中文", "English"}  # a language is named in itself


def at(prompt: Prompt) -> Callable[[SeatView], bool]:
    """The first time that something is asked."""
    return lambda view: view.prompt is prompt


def following(view: SeatView) -> bool:
    """In the middle of a trick, with some behind it."""
    return view.prompt is Prompt.PLAY and bool(view.table) and len(view.events) > 20


def speak(screen: Screen, language: str) -> None:
    """Choose a language in the pane, by the mouse."""
    pane = Pane(screen, "mouse")
    pane.open()
    pane.pick("set_language", PILL[language])
    texts = [text for text in screen.shown_texts() if text not in OWN_NAMES]
    assert foreign(texts, language) == []
    pane.close()


def table_state(screen: Screen) -> tuple[object, ...]:
    """What must not change with the words."""
    chips = [bool(chip.property("selected")) for chip in screen.of_type("ChoiceChip")]
    return screen.view, screen.chosen(), [card.card for card in screen.cards()], chips


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(
    ("words", "moment"),
    [
        (QINGDAO, at(Prompt.SOLO_CLAIM)),
        (QINGDAO, at(Prompt.THRONE)),
        (QINGDAO, at(Prompt.CALL)),
        (LIANZHONG, at(Prompt.SOLO)),
        (COMMONER, at(Prompt.ALLEGIANCE)),
        (QINGDAO, following),
    ],
    ids=["solo_claim", "throne", "call", "solo", "allegiance", "play"],
)
def test_words_follow_and_nothing_else(
    open_window: OpenWindow, language: str, words: tuple[str, ...], moment: Callable[[SeatView], bool]
) -> None:
    screen = open_window(*words, "--lang", language)
    view = KeyPlayer(screen, language).play_until(moment)
    if view.prompt is Prompt.PLAY:
        screen.press(Qt.Key.Key_H)
        screen.until(lambda: screen.find("hints"), "no hint comes")
    else:
        screen.press(Qt.Key.Key_Right)
    before = table_state(screen)
    texts = Counter(screen.shown_texts())
    for spoken in (OTHER[language], language):
        speak(screen, spoken)
        assert table_state(screen) == before
        assert foreign(screen.shown_texts(), spoken) == []
        for key, panel in (
            (Qt.Key.Key_R, "roles"),
            (Qt.Key.Key_L, "last_trick"),
            (Qt.Key.Key_F1, "rules"),
            (Qt.Key.Key_O, "log"),
        ):
            screen.press(key)
            screen.until(lambda panel=panel: screen.find(panel), f"{panel} does not open")
            texts_there = screen.shown_texts(screen.get(panel))
            if panel == "rules":  # the English sheet gives the Chinese name of each rule beside it
                texts_there = [re.sub(r"[㐀-鿿]{1,4}", "", text) if spoken == "en" else text for text in texts_there]
            assert foreign(texts_there, spoken) == []
        screen.press(Qt.Key.Key_O)  # Escape would put the hints away as well
        said = len(screen.game.announcer.said)
        screen.settle(0.02)
        assert foreign(screen.spoken_names(), spoken) == []
        assert len(screen.game.announcer.said) == said
    assert Counter(screen.shown_texts()) == texts or not screen.toast()
    assert screen.view == view


@pytest.mark.parametrize("language", ["zh", "en"])
def test_settlement_and_sentence_change_their_language(open_window: OpenWindow, language: str) -> None:
    screen = open_window(*LIANZHONG, "--lang", language)
    KeyPlayer(screen, language).play_deal()
    sheet = screen.shown_texts(screen.get("settlement"))
    for spoken in (OTHER[language], language):
        pane = Pane(screen, "keys")
        pane.open()
        pane.pick("set_language", PILL[spoken])
        pane.close()
        assert foreign(screen.shown_texts(screen.get("settlement")), spoken) == []
    assert screen.shown_texts(screen.get("settlement")) == sheet


def test_an_open_sentence_is_told_in_the_new_language(open_window: OpenWindow) -> None:
    """A refusal that is still to be read does not stay behind in the old language."""
    screen = open_window(*QINGDAO, "--lang", "zh")
    KeyPlayer(screen, "zh").to_lead()
    screen.press(Qt.Key.Key_P)
    assert screen.toast()
    speak(screen, "en")
    assert foreign([screen.toast()], "en") == []
