"""An illegal try is told with its rule, and the rule sheet opens at that rule, marked; a card that you lack is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from engine.actions import Call, Prompt
from engine.cards import Mark
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, MousePlayer, chosen_answer, mixed, too_few
from tests.app.window.screen import ENTER, ESCAPE, RANK_KEYS, SPACE, Screen

RULES = Qt.Key.Key_F1
WORDS = ("--variant", "qingdao", "--seed", "7", "--bots", "standard", "--speed", "instant")


def marked(screen: Screen) -> list[QQuickItem]:
    """The lines of the open sheet that are marked."""
    return [line for line in screen.of_type("RuleLine") if line.property("cited")]


def open_at(screen: Screen, rule: str) -> QQuickItem:
    """Open the sheet by its key: the one line that is marked, wholly in sight."""
    screen.press(RULES)
    screen.until(lambda: screen.find("rules"), "the rules do not open")
    screen.settle(0.1)
    (line,) = marked(screen)
    assert line.property("rule") == rule
    page = screen.get("rules_list")
    place = line.mapRectToItem(page, QRectF(0, 0, line.width(), line.height()))
    middle = place.center().y() / page.height()
    assert 0.3 < middle < 0.7 or line.property("rule") == "R3.1", "nothing is seen of what stands before it"
    assert place.top() >= 0 and place.bottom() <= page.height()
    frame = [item for item in line.childItems() if item.isVisible() and item.inherits("QQuickRectangle")]
    assert any(item.width() == line.width() for item in frame), "no frame round it"
    return line


def leading(open_window: OpenWindow, language: str = "en") -> Screen:
    screen = open_window(*WORDS, "--lang", language)
    KeyPlayer(screen, language).to_lead()
    return screen


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_refusal_ends_with_its_rule_and_f1_opens_there(open_window: OpenWindow, language: str) -> None:
    screen = leading(open_window, language)
    screen.press(Qt.Key.Key_P)
    assert screen.toast() and screen.get("toast").property("rule") == "R8.2"
    assert "R8.2" in screen.shown_texts(screen.get("toast")) and not screen.cut_texts()
    assert screen.game.announcer.said[-1] == screen.toast(), "the number is read aloud"
    line = open_at(screen, "R8.2")
    assert ("必须出" if language == "zh" else "must play") in line.property("text")


def test_the_button_opens_it_too_until_the_next_answer(open_window: OpenWindow) -> None:
    screen = leading(open_window)
    player = MousePlayer(screen, "en")
    player.pass_()
    screen.click("tool_rules")
    screen.until(lambda: screen.find("rules"), "the rules do not open")
    screen.settle(0.1)
    assert [line.property("rule") for line in marked(screen)] == ["R8.2"]
    screen.press(RULES)
    screen.until(lambda: not screen.find("rules"), "the rules stay")
    action = chosen_answer(screen.view, declare=False)
    KeyPlayer(screen, "en").lay(action.cards)  # type: ignore[union-attr]
    screen.until_mine()
    screen.press(RULES)
    screen.until(lambda: screen.find("rules"), "the rules do not open")
    screen.settle(0.1)
    assert not marked(screen)
    assert screen.get("rules_list").property("contentY") <= 0


def test_what_the_play_button_says_no_to_is_marked_before_it_is_tried(open_window: OpenWindow) -> None:
    screen = leading(open_window)
    cards = mixed(screen.view)
    assert cards is not None
    MousePlayer(screen, "en").choose_bases(sorted({card.rank for card in cards}))
    open_at(screen, "R3.1")
    screen.press(ESCAPE, ESCAPE)
    screen.until(lambda: not screen.find("rules"), "the rules stay")
    assert not screen.chosen()
    screen.press(RULES)
    screen.settle(0.1)
    assert not marked(screen)


def test_another_try_while_the_sheet_is_open_turns_it(open_window: OpenWindow) -> None:
    screen = open_window(*WORDS, "--lang", "en")
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and too_few(view) is not None)
    cards = too_few(screen.view)
    assert cards is not None
    player.choose(cards)
    screen.press(ENTER)
    assert screen.get("toast").property("rule") == "R3.3"
    open_at(screen, "R3.3")
    screen.press(Qt.Key.Key_F)
    screen.settle(0.1)
    assert screen.get("toast").property("rule") == "R8.5"
    assert [line.property("rule") for line in marked(screen)] == ["R8.5"]


def test_a_rank_held_back_leads_to_the_rule_of_its_region(open_window: OpenWindow) -> None:
    screen = open_window(
        *("--variant", "weihai", "--seed", "7", "--bots", "standard", "--speed", "instant", "--lang", "en")
    )
    KeyPlayer(screen, "en").play_until(
        lambda view: (
            view.prompt is Prompt.PLAY and not view.table and any(card.rank.letter == "6" for card in view.hand)
        )
    )
    screen.press(Qt.Key.Key_6, ENTER)
    assert screen.get("toast").property("rule") == "R9.1"
    assert "6s" in open_at(screen, "R9.1").property("text")


@pytest.mark.parametrize(("language", "said"), [("zh", "你没有{}。"), ("en", "You have no {}.")])
def test_a_rank_that_is_not_held_is_said(open_window: OpenWindow, language: str, said: str) -> None:
    screen = leading(open_window, language)
    held = {card.rank for card in screen.view.hand}
    rank = next(rank for rank in RANK_KEYS if rank not in held and not rank.is_joker)
    screen.press(RANK_KEYS[rank])
    words = said.format("10" if rank.letter == "T" else rank.letter)
    assert screen.toast() == words == screen.game.announcer.said[-1]
    assert screen.get("toast").property("rule") == "" and not screen.chosen()
    number = len(screen.game.announcer.said)
    screen.hold(RANK_KEYS[rank])
    assert len(screen.game.announcer.said) == number, "a key held down says it again and again"


@pytest.mark.parametrize(("language", "special", "marked"), [("zh", "特画", "记号"), ("en", "special", "marked")])
def test_a_card_that_is_not_there_is_said(open_window: OpenWindow, language: str, special: str, marked: str) -> None:
    screen = open_window(*WORDS, "--lang", language)
    KeyPlayer(screen, language).play_until(
        lambda view: view.prompt is Prompt.PLAY and all(card.mark is not Mark.GUARD for card in view.hand)
    )
    screen.press(Qt.Key.Key_G)
    assert special in screen.toast() and screen.toast() == screen.game.announcer.said[-1]
    screen.press(SPACE)
    assert marked in screen.toast() and screen.toast() == screen.game.announcer.said[-1]
    plain = next(
        rank for rank in RANK_KEYS if {card.mark for card in screen.view.hand if card.rank is rank} == {Mark.NONE}
    )
    screen.press(ESCAPE, RANK_KEYS[plain], SPACE)
    assert marked in screen.toast()


def test_nothing_is_said_of_cards_once_the_deal_is_over(open_window: OpenWindow) -> None:
    screen = leading(open_window)
    KeyPlayer(screen, "en").play_deal()
    screen.press(Qt.Key.Key_A, Qt.Key.Key_G, SPACE)
    assert not screen.toast()


def test_a_group_that_cannot_be_called_is_refused_by_its_rule(open_window: OpenWindow) -> None:
    screen = open_window(
        *("--variant", "qingdao", "--seed", "1797", "--bots", "standard", "--speed", "instant", "--lang", "en")
    )
    view = KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.CALL)
    groups = {option.cards[0].rank for option in view.legal if isinstance(option, Call)}
    screen.press(next(key for rank, key in RANK_KEYS.items() if rank not in groups and not rank.is_joker))
    assert screen.get("toast").property("rule") == "R5.5"
    open_at(screen, "R5.5")
