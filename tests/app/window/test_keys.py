"""The other keys and buttons: panels, drawers, match, window; and touches that come when nobody asks for them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWindow

from engine.actions import PlayCards, Prompt, Throne
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer, MousePlayer, chosen_answer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, LEFT, RANK_KEYS, RIGHT, SPACE, Screen, foreign

QINGDAO = ("--variant", "qingdao", "--seed", "4", "--lang", "en", "--bots", "standard")
INSTANT = ("--speed", "instant")


@pytest.fixture
def following(open_window: OpenWindow) -> Screen:
    """The player has to answer, and a trick has closed."""
    screen = open_window(*QINGDAO, *INSTANT)
    KeyPlayer(screen, "en").play_until(
        lambda view: view.prompt is Prompt.PLAY and bool(view.table) and len(view.events) > 25
    )
    return screen


@pytest.mark.parametrize(
    ("key", "panel"),
    [(Qt.Key.Key_L, "last_trick"), (Qt.Key.Key_R, "roles"), (Qt.Key.Key_O, "log"), (Qt.Key.Key_F1, "rules")],
)
def test_key_opens_and_closes_a_panel(following: Screen, key: Qt.Key, panel: str) -> None:
    before = following.view
    for close in (key, ESCAPE):
        following.press(key)
        following.until(lambda: following.find(panel), f"{panel} does not open")
        assert following.shown_texts(following.get(panel))
        following.press(close)
        following.until(lambda: not following.find(panel), f"{panel} does not close")
    assert following.view == before


def test_without_a_last_trick_the_sentence_does_not_stay_on_the_table(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO, *INSTANT)
    screen.until_mine()
    screen.press(Qt.Key.Key_L)
    screen.until(lambda: screen.find("last_trick"), "nothing is said")
    assert screen.shown_texts(screen.get("last_trick")) == ["No cards have been played yet"]
    screen.until(lambda: not screen.find("last_trick"), "the sentence stays")


def test_last_trick_by_a_click_on_the_pile(following: Screen) -> None:
    """And a click on it closes it, without touching what lies below."""
    following.click_at(following.pile())
    following.until(lambda: following.find("last_trick"), "the last trick does not show")
    before, chosen = following.view, following.chosen()
    for button in ("action_hint", "action_pass"):
        if not following.find("last_trick"):
            following.click_at(following.pile())
        panel = following.get("last_trick")
        place = following.centre(following.get(button))
        if panel.contains(panel.mapFromScene(QPointF(place))):
            following.click_at(place)
            following.until(lambda: not following.find("last_trick"), "a click does not close it")
            assert (following.view, following.chosen()) == (before, chosen)
            assert not following.toast()


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_Return])
def test_key_held_down_acts_once(following: Screen, key: Qt.Key) -> None:
    following.press(Qt.Key.Key_H)
    own = len(following.view.own_answers)
    following.press(key)
    for _ in range(60):
        following.hold(key)
        following.settle(0.02)
    following.until_mine()
    assert len(following.view.own_answers) <= own + 1


def test_panels_take_turns(following: Screen) -> None:
    for key, panel in ((Qt.Key.Key_L, "last_trick"), (Qt.Key.Key_R, "roles"), (Qt.Key.Key_F1, "rules")):
        following.press(key)
        following.settle()
        others = {"last_trick", "roles", "rules", "log", "settings"} - {panel}
        assert following.find(panel) and not any(following.find(other) for other in others)


@pytest.mark.parametrize("panel", ["log", "rules", "settings"])
def test_drawer_opens_by_its_button_and_closes_by_its_cross(following: Screen, panel: str) -> None:
    following.click("tool_" + panel)
    following.until(lambda: following.find(panel), f"{panel} does not open")
    cross = following.of_type("CloseButton", following.get(panel))[0]
    following.settle(0.1)
    following.click_at(following.centre(cross))
    following.until(lambda: not following.find(panel), f"{panel} does not close")


def test_settings_by_control_comma(following: Screen) -> None:
    following.press(Qt.Key.Key_Comma, with_=CTRL)
    following.until(lambda: following.find("settings"), "no settings")
    following.press(ESCAPE)
    following.until(lambda: not following.find("settings"), "Esc does not close them")
    following.press(Qt.Key.Key_Comma, with_=CTRL)
    following.until(lambda: following.find("settings"), "no settings")
    following.press(Qt.Key.Key_Comma, with_=CTRL)
    following.until(lambda: not following.find("settings"), "the same key does not close them")


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_O])
def test_game_goes_on_by_keys_beside_an_open_drawer(following: Screen, key: Qt.Key) -> None:
    """Opening the log or the rules takes the keyboard away from nothing."""
    following.press(key)
    following.settle()
    following.press(Qt.Key.Key_H)
    assert following.find("hints")
    following.press(Qt.Key.Key_P)
    assert following.view.prompt is None or len(following.view.events) > 25


def test_rules_scroll_by_arrows_while_ranks_still_choose(following: Screen) -> None:
    following.press(Qt.Key.Key_F1)
    page = following.get("rules_list")
    top = page.property("contentY")
    following.press(Qt.Key.Key_Down)
    following.until(lambda: page.property("contentY") > top, "the rules do not scroll")
    focused = next(card for card in following.cards() if not card.card.rank.is_joker)
    following.press(RANK_KEYS[focused.card.rank])
    assert following.chosen()


def test_every_control_of_the_settings_is_reached_in_sight(following: Screen) -> None:
    """From opening the pane by key, Tab goes through it from the top, and scrolls what it reaches into the window."""
    following.press(Qt.Key.Key_Comma, with_=CTRL)
    seen: list[str] = []
    for _ in range(40):
        following.press(Qt.Key.Key_Tab)
        names = following.focus()
        if "settings" not in names:
            break
        seen += names
        place = following.centre(following.window.activeFocusItem())
        assert following.inside(place), names
    assert {"set_language", "set_variant", "set_bots", "set_speed", "set_motion", "set_theme"} <= set(seen)


def test_answer_chosen_by_tab_and_space_keeps_the_keyboard(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO, *INSTANT)
    screen.until_mine()
    for _ in range(10):
        screen.press(Qt.Key.Key_Tab)
        if "strip_choice_1" in screen.focus():
            break
    screen.press(SPACE)
    assert screen.get("strip_choice_1").property("selected")
    assert "strip_choice_1" in screen.focus()


def test_pass_needs_no_selection_and_takes_one_back(following: Screen) -> None:
    following.press(Qt.Key.Key_H)
    events = len(following.view.events)
    following.press(Qt.Key.Key_P)
    assert len(following.view.events) > events


def test_control_n_asks_before_it_gives_a_match_up(following: Screen) -> None:
    before = following.view
    following.press(Qt.Key.Key_N, with_=CTRL)
    following.settle()
    assert following.view == before and following.toast()
    following.press(ESCAPE)
    following.press(Qt.Key.Key_N, with_=CTRL)
    assert following.view == before and following.toast()
    following.press(Qt.Key.Key_N, with_=CTRL)
    following.until(lambda: following.view.hand != before.hand, "no new match")
    following.until_mine()
    assert len(following.view.hand) >= 43 and following.view.prompt is not Prompt.PLAY


def test_f11_fills_the_screen_and_comes_back(following: Screen) -> None:
    following.press(Qt.Key.Key_F11)
    following.until(lambda: following.window.visibility() == QWindow.Visibility.FullScreen, "not full screen")
    following.press(Qt.Key.Key_F11)
    following.until(lambda: following.window.visibility() == QWindow.Visibility.Windowed, "no window again")


def test_control_q_closes_the_window(following: Screen) -> None:
    following.press(Qt.Key.Key_Q, with_=CTRL)
    following.until(lambda: not following.window.isVisible(), "the window stays")


def test_keys_that_mean_nothing_do_nothing(following: Screen) -> None:
    before, chosen = following.view, following.chosen()
    for key in (Qt.Key.Key_B, Qt.Key.Key_F9, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_1, Qt.Key.Key_Insert):
        following.press(key)
    assert (following.view, following.chosen()) == (before, chosen)


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_touches_out_of_turn_do_no_harm(open_window: OpenWindow, speed: str) -> None:
    """Clicks everywhere and keys of every kind while cards are dealt, fly and are taken: the deal goes its way."""
    screen = open_window(*QINGDAO, "--speed", speed, motion=True)
    chance = random.Random(11)
    keys = [Qt.Key.Key_3, Qt.Key.Key_9, Qt.Key.Key_Z, Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_L, Qt.Key.Key_R]
    for _ in range(60):
        place = QPoint(chance.randrange(screen.window.width()), chance.randrange(screen.window.height()))
        if screen.view.prompt is not None:  # wild touches only where nothing can be answered by them
            place = QPoint(place.x(), chance.randrange(screen.window.height() * 2 // 7))
        if not any(screen.find(panel) for panel in ("settings", "settlement")):
            screen.click_at(place, chance.choice((LEFT, RIGHT)))
        screen.press(chance.choice(keys))
        screen.settle(0.02)
        assert Counter(card.card for card in screen.cards()) == Counter(screen.view.hand)
    screen.press(ESCAPE)
    screen.until_mine()
    screen.press(ESCAPE)
    player = MousePlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY)
    screen.until_mine()
    assert Counter(card.card for card in screen.cards()) == Counter(screen.view.hand)


def test_click_on_the_felt_lets_everything_arrive(open_window: OpenWindow) -> None:
    """While cards are dealt at the slowest speed, a click skips the rest of the movement."""
    screen = open_window(*QINGDAO, "--speed", "slow", motion=True)
    table = screen.get("table")
    screen.until(lambda: table.property("busy"), "nothing moves")
    screen.click_at(QPoint(screen.window.width() // 2, screen.window.height() // 4))
    screen.settle(0.05)
    assert not table.property("busy")
    screen.rest()
    screen.press(ENTER)
    assert screen.view.own_answers


@pytest.mark.parametrize(("seed", "answers"), [("11", 0), ("6", 39)], ids=["void", "last card"])
def test_two_quick_enters_do_not_skip_the_score_sheet(open_window: OpenWindow, seed: str, answers: int) -> None:
    """The first Enter gives the answer that ends the deal."""
    start = ("--variant", "laiwu", "--seed", seed, "--lang", "en", "--speed", "instant", "--bots", "random")
    screen = open_window(*start)
    player = KeyPlayer(screen, "en")
    view = player.play_until(lambda view: len(view.own_answers) == answers)
    action = chosen_answer(view, False)
    if isinstance(action, PlayCards):
        player.choose(action.cards)
    screen.rest()
    screen.press(ENTER, ENTER)
    screen.until_over()
    screen.press(ENTER)
    assert screen.over
    screen.rest()
    screen.press(ENTER)
    screen.until(lambda: not screen.over, "the next deal does not come")


@pytest.fixture
def patient() -> Iterator[None]:
    """Two touches count as a quick pair for so long that the computer players answer in between."""
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(2500)
    yield
    hints.setMouseDoubleClickInterval(usual)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_P], ids=["enter", "p"])
def test_two_quick_keys_do_not_answer_two_role_phases(open_window: OpenWindow, key: Qt.Key) -> None:
    """The second one is for what was asked before; an answer that was chosen since is given at once."""
    screen = open_window("--variant", "qingdao", "--seed", "4", "--lang", "en", *INSTANT)
    screen.until_mine()
    screen.settle(0.3)
    screen.press(key)
    assert len(screen.view.own_answers) == 1
    screen.until_mine()
    screen.settle(0.3)
    assert screen.view.prompt is Prompt.THRONE
    screen.press(key)
    assert len(screen.view.own_answers) == 1
    screen.press(Qt.Key.Key_Right)
    screen.press(ENTER)
    assert screen.view.own_answers[-1] == Throne(True)
    screen.until_mine()
    screen.press(ENTER)
    assert screen.view.prompt is Prompt.CALL
    screen.rest()
    screen.press(ENTER)
    assert screen.view.prompt is not Prompt.CALL


def test_the_log_opens_at_what_happened_last(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO, "--autoplay", *INSTANT)
    screen.until(lambda: screen.game.sheet.props.shown, "the deal does not end", 60)
    screen.press(Qt.Key.Key_O)
    screen.settle(0.2)
    assert screen.get("log_list").property("atYEnd")


def test_an_answer_may_be_given_while_cards_still_fly(open_window: OpenWindow) -> None:
    """Those that change hands once the deal is out; the question stands there."""
    screen = open_window("--variant", "weifang", "--seed", "7", "--lang", "en", "--speed", "slow", motion=True)
    screen.until(lambda: screen.find("strip"), "nothing is asked")
    screen.settle(0.3)
    assert screen.get("table").property("busy")
    screen.press(ENTER)
    assert screen.view.own_answers


@pytest.mark.parametrize("moment", ["dealing", "playing"])
def test_window_closes_while_cards_fly(open_window: OpenWindow, moment: str) -> None:
    screen = open_window(*QINGDAO, "--speed", "slow", motion=True)
    table = screen.get("table")
    screen.until(lambda: table.property("busy"), "nothing moves")
    if moment == "playing":
        skip_to_play(screen)
        screen.press(Qt.Key.Key_H, ENTER)
        screen.until(lambda: table.property("busy"), "the play does not fly")
    screen.quit()


def test_new_match_and_language_while_cards_fly(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO, "--speed", "slow", motion=True)
    table = screen.get("table")
    skip_to_play(screen)
    screen.press(Qt.Key.Key_H, ENTER)
    screen.until(lambda: table.property("busy"), "the play does not fly")
    pane = Pane(screen, "keys")
    pane.open()
    pane.pick("set_language", 1)
    assert foreign([text for text in screen.shown_texts() if text != "English"], "zh") == []
    pane.close()
    screen.press(Qt.Key.Key_N, Qt.Key.Key_N, with_=CTRL)
    screen.until(lambda: len(screen.view.hand) >= 43 and not screen.view.own_answers, "no new match")
    screen.until(lambda: table.property("busy"), "the new hand does not fly")
    assert Counter(card.card for card in screen.cards()) == Counter(screen.view.hand)


def skip_to_play(screen: Screen) -> None:
    """Answer the role phases by keys, and click the movement away, up to the first lead."""
    felt = QPoint(screen.window.width() // 2, screen.window.height() * 2 // 7)
    player = KeyPlayer(screen, "en")
    while screen.view.prompt is not Prompt.PLAY:
        if screen.get("table").property("busy"):
            screen.click_at(felt)
        if screen.view.prompt is not None:
            player.give(chosen_answer(screen.view, declare=False))
        screen.settle(0.05)
