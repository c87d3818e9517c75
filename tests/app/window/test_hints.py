"""Hints in the window: by key and by mouse, in play and before it, each with words of its own."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem

from engine.actions import PASS, Action, PlayCards, Prompt
from engine.bots.hints import hints
from engine.cards import strength
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, chosen_answer
from tests.app.window.screen import ENTER, ESCAPE, SPACE, Screen, foreign

HINT = Qt.Key.Key_H
WORDS = ("--variant", "qingdao", "--seed", "7", "--bots", "standard", "--speed", "instant")


def following(open_window: OpenWindow, language: str = "zh") -> Screen:
    """The player follows, and there are three things to do."""
    screen = open_window(*WORDS, "--lang", language)
    KeyPlayer(screen, language).play_until(
        lambda view: view.prompt is Prompt.PLAY and bool(view.table) and len(hints(view)) == 3
    )
    return screen


def shown_hints(screen: Screen) -> list[QQuickItem]:
    """The chips of the hints, from left to right."""
    found = (screen.find(f"hint_{number}") for number in range(4))
    return [item for item in found if item is not None]


def chosen_hint(screen: Screen) -> list[int]:
    return [at for at, item in enumerate(shown_hints(screen)) if item.property("selected")]


def lies_chosen(screen: Screen, action: Action) -> bool:
    """Whether just the cards of an answer stand out in the hand."""
    assert isinstance(action, PlayCards)
    special = screen.view.rules.special
    chosen = (strength(card, special) for card in screen.chosen().elements())
    return sorted(chosen) == sorted(strength(card, special) for card in action.cards)


def words(screen: Screen) -> str:
    """What the hint says, without the names on the chips."""
    strip = screen.get("hints")
    return f"{strip.property('detail')} {strip.property('advice')}"


@pytest.mark.parametrize("language", ["zh", "en"])
def test_h_goes_through_three_hints_and_round_again(open_window: OpenWindow, language: str) -> None:
    screen = following(open_window, language)
    answers = [hint.action for hint in hints(screen.view)]
    assert screen.find("hints") is None
    said = []
    for turn in range(4):
        screen.press(HINT)
        assert len(shown_hints(screen)) == 3
        assert chosen_hint(screen) == [turn % 3]
        assert lies_chosen(screen, answers[turn % 3])
        said.append(words(screen))
        assert screen.game.announcer.said[-1].endswith(str(screen.get("hints").property("advice")))
    assert said[0] == said[3]
    assert not foreign(screen.shown_texts(screen.get("hints")), language)
    assert not screen.cut_texts()


@pytest.mark.parametrize(
    ("layout", "size", "text_size", "language"),
    [
        ("columns", "1280x720", 100, "zh"),
        ("rows", "1280x720", 200, "en"),
        ("fan", "1920x1080", 200, "zh"),
        ("columns", "1920x1080", 100, "en"),
    ],
)
def test_hints_cover_no_play(
    open_window: OpenWindow, tmp_path: Path, layout: str, size: str, text_size: int, language: str
) -> None:
    """Through a deal, at each of the player's questions: plays, hints and each other's plays keep apart."""
    settings = f'{{"version": 1, "hand_layout": "{layout}", "text_size": {text_size}}}'
    (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    screen = open_window(*WORDS, "--lang", language, "--data-dir", str(tmp_path), size=size)
    player = KeyPlayer(screen, language)
    looked, beside = 0, 0
    while looked < 20:
        view = player.play_until(lambda view: view.prompt is Prompt.PLAY)
        for _ in hints(view):
            screen.press(HINT)
            screen.settle(0.02)
            plays = shown_plays(screen)
            pane = screen.get("hints").mapRectToScene(screen.get("hints").boundingRect())
            assert not [play for play in plays if play.intersects(pane)]
            assert not [pair for pair in combinations(plays, 2) if pair[0].intersects(pair[1])]
            assert pane.left() >= 0 and pane.right() <= screen.window.width()
            assert pane.bottom() < screen.get("action_hint").mapToScene(QPointF(0, 0)).y()
            assert not pane.intersects(screen.get("own_role").mapRectToScene(screen.get("own_role").boundingRect()))
            assert not screen.cut_texts()
            words_in = screen.get("hints").boundingRect()
            assert all(words_in.contains(place) for place in text_places(screen.get("hints"), screen))
        looked += 1
        beside += len(plays) > 1
        screen.press(ESCAPE)
        action = chosen_answer(view, declare=False)
        assert isinstance(action, PlayCards)
        player.lay(action.cards)
    assert beside


def shown_plays(screen: Screen) -> list[QRectF]:
    """Where the plays lie in their slots, with the frame round the best and its word."""
    found = []
    for seat in range(5):
        slot = screen.find(f"slot_{seat}")
        parts = [] if slot is None else [item for item in screen.items(slot) if drawn(item)]
        whole = QRectF()
        for item in parts:
            whole = whole.united(item.mapRectToScene(item.boundingRect()))
        found += [whole] if parts else []
    return found


def drawn(item: QQuickItem) -> bool:
    """Whether this is a card, a frame or a word and not the empty room around them."""
    return item.inherits("QQuickRectangle") or item.inherits("QQuickText")


def text_places(pane: QQuickItem, screen: Screen) -> list[QRectF]:
    """Where the lines of a pane are, in it."""
    texts = [item for item in screen.items(pane) if item.inherits("QQuickText")]
    return [
        item.mapRectToItem(pane, QRectF(0, 0, item.property("contentWidth"), item.property("contentHeight")))
        for item in texts
    ]


def test_a_click_chooses_a_hint_and_enter_plays_it(open_window: OpenWindow) -> None:
    screen = following(open_window)
    answers = [hint.action for hint in hints(screen.view)]
    screen.click("action_hint")
    at = next(number for number in (2, 1) if answers[number] != PASS)
    screen.click(f"hint_{at}")
    assert chosen_hint(screen) == [at]
    assert lies_chosen(screen, answers[at])
    screen.press(ENTER)
    screen.until(lambda: screen.find("hints") is None, "the hints stay")
    screen.until_mine()
    assert answers[at] in screen.view.own_answers


def test_hints_are_reached_by_tab(open_window: OpenWindow) -> None:
    screen = following(open_window)
    screen.press(HINT)
    for _ in range(40):
        if "hint_1" in screen.focus():
            break
        screen.press(Qt.Key.Key_Tab)
    assert "hint_1" in screen.focus()
    screen.press(SPACE)
    assert chosen_hint(screen) == [1]


@pytest.mark.parametrize("touch", ["escape", "card"])
def test_a_touch_of_your_own_puts_the_hints_away(open_window: OpenWindow, touch: str) -> None:
    screen = following(open_window)
    screen.press(HINT)
    if touch == "escape":
        screen.press(ESCAPE)
        assert not screen.chosen()
    else:
        screen.click_card(screen.cards()[0])
    assert screen.find("hints") is None


def test_hint_for_an_answer_before_the_play_stands_under_it(open_window: OpenWindow) -> None:
    screen = open_window(*WORDS, "--lang", "en")
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is not None and len(view.legal) > 1)
    found = hints(screen.view)
    assert screen.get("strip").property("advice") == ""
    options = list(screen.view.legal)
    for hint in (*found, found[0]):
        screen.press(HINT)
        assert screen.get(f"strip_choice_{options.index(hint.action)}").property("selected")
        assert "of hands" in str(screen.get("strip").property("advice"))
    assert screen.find("hints") is None
    screen.press(Qt.Key.Key_Right)
    assert screen.get("strip").property("advice"), "the other answer has its own words"
