"""Every region in the window: one deal by autoplay in both languages, and the table playing for the player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.session import GameSession
from engine.autoplay import MOST_TIMES
from engine.match import FORFEIT, STARTING_EGGS
from engine.variants import variant_ids
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, MousePlayer, Player
from tests.app.window.screen import ENTER, foreign


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("variant", variant_ids())
def test_one_deal_by_autoplay(open_window: OpenWindow, variant: str, language: str) -> None:
    screen = open_window("--variant", variant, "--seed", "3", "--lang", language, "--autoplay", "--speed", "instant")
    seen: set[str] = set()

    def looked() -> bool:
        seen.update(foreign(screen.shown_texts(), language))
        return screen.game.sheet.props.shown

    screen.until(looked, "the deal does not end", seconds=120)
    seen.update(foreign(screen.spoken_texts(), language))
    assert not seen
    outcome = screen.view.outcome
    assert outcome is not None
    rows = screen.game.sheet.props.rows
    assert len(rows) == len(outcome.lines)


@pytest.mark.parametrize(
    ("hand", "language", "variant"),
    [
        (KeyPlayer, "zh", "weifang"),
        (MousePlayer, "en", "weihai"),
        (KeyPlayer, "en", "laiwu"),
        (MousePlayer, "zh", "lianzhong-classic"),
        (KeyPlayer, "zh", "tribute"),
        (MousePlayer, "en", "wild-twos"),
        (KeyPlayer, "en", "rizhao"),
    ],
)
def test_one_deal_by_hand(open_window: OpenWindow, hand: type[Player], language: str, variant: str) -> None:
    screen = open_window("--variant", variant, "--seed", "3", "--lang", language, "--speed", "instant")
    player = hand(screen, language)
    player.play_deal(declare=True)
    while screen.view.outcome is not None and screen.view.outcome.void:
        player.next_deal()
        screen.until(lambda: not screen.over, "the next deal does not come")
        player.play_deal(declare=True)
    assert foreign(screen.spoken_texts(), language) == []
    assert "play" in player.asked


def test_r15_the_table_plays_until_the_seat_is_taken_back(open_window: OpenWindow) -> None:
    screen = open_window("--variant", "lianzhong-simple", "--seed", "7", "--lang", "en", "--speed", "normal")
    screen.until_mine()
    before = screen.view
    screen.press(Qt.Key.Key_T)
    assert "Autoplay" in screen.shown_texts()
    screen.until(lambda: len(screen.view.own_answers) > len(before.own_answers), "the table does not answer")
    screen.press(ENTER)
    assert "press T to take your seat back" in screen.toast()
    for _ in range(MOST_TIMES):
        screen.press(Qt.Key.Key_T)
        assert "Autoplay" not in screen.shown_texts()
        screen.press(Qt.Key.Key_T)
    screen.press(Qt.Key.Key_T)
    assert "more than three times" in screen.toast()
    assert "Autoplay" in screen.shown_texts()


def test_r15_after_a_deal_that_ends_in_autoplay_the_player_is_asked(open_window: OpenWindow) -> None:
    screen = open_window("--variant", "weihai", "--seed", "7", "--lang", "en", "--speed", "instant")
    screen.until_mine()
    screen.click("tool_game")
    screen.click("game_auto")
    screen.until(lambda: screen.game.sheet.props.shown, "the deal does not end", 60)
    assert screen.game.sheet.props.auto
    assert any("Take your seat back?" in shown for shown in screen.shown_texts())
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    assert "Autoplay" not in screen.shown_texts()


def test_r15_the_clock_hands_the_seat_over(open_window: OpenWindow) -> None:
    screen = open_window("--variant", "laiwu", "--seed", "7", "--lang", "en", "--speed", "normal")
    session: GameSession = screen.game._session
    session._clock.setInterval(300)
    screen.until(lambda: session.auto, "the clock does not hand over")
    assert "Autoplay" in screen.shown_texts()


def test_r12_4_a_deal_given_up_costs_forty_points(open_window: OpenWindow) -> None:
    screen = open_window("--variant", "qingdao", "--seed", "7", "--lang", "en", "--speed", "instant")
    screen.until_mine()
    screen.press(Qt.Key.Key_M)
    screen.click("game_forfeit")
    assert screen.view.outcome is None
    screen.click("game_forfeit")
    screen.until(lambda: screen.game.sheet.props.shown, "nothing is settled")
    assert "You gave up the deal" in screen.shown_texts()
    match = screen.game._session.match
    assert match.totals == (-FORFEIT, 0, 0, 0, 0)
    assert match.eggs[0] == STARTING_EGGS - FORFEIT * match.stake
    screen.rest()
    screen.press(ENTER)
    screen.until_mine()
    assert screen.view.outcome is None
