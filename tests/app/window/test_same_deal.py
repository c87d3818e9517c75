"""The same deal again: the cards, the match as it stood, the new score in place of the old one, through kills too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.messages import MessageKind
from app.session import GameSession
from engine.match import FORFEIT, Match
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, MousePlayer, Player
from tests.app.window.screen import CTRL, ENTER, Screen, foreign
from tests.app.window.test_guesses import guesses, killed
from tests.app.window.test_keys import patient  # noqa: F401  (a fixture)

ROOT = Path(__file__).resolve().parents[3]
WEIHAI = ("--variant", "weihai", "--seed", "19", "--speed", "instant", "--bots", "standard")
TRIBUTE = ("--variant", "tribute", "--seed", "2", "--speed", "instant", "--bots", "standard")
TOLD = {"zh": "同牌再来：本局记为辅助局", "en": "The same deal again: it counts as assisted"}
LATER = {"zh": "这一局打完才能同牌再来。", "en": "The same deal can be played again once it is over."}
ASSISTED = {"zh": "（辅助）", "en": "(assisted)"}


def match(screen: Screen) -> Match:
    """The match as it stands."""
    session: GameSession = screen.game._session
    return session.match


def sheet(screen: Screen) -> str:
    """Every word of the score sheet."""
    return " | ".join(screen.shown_texts(screen.get("settlement")))


def again(screen: Screen, hand: str = "keys") -> None:
    """From the sheet to the first question of the same deal."""
    screen.rest()
    if hand == "keys":
        screen.press(Qt.Key.Key_S)
    else:
        screen.click("settle_again")
    screen.until(lambda: not screen.over, "the deal does not begin again")
    screen.until_mine()


def second_deal(screen: Screen, player: Player) -> SeatView:
    """The first question of the second deal."""
    screen.until_mine()
    player.play_deal()
    player.next_deal()
    screen.until(lambda: not screen.over, "the next deal does not come")
    screen.until_mine()
    return screen.view


@pytest.mark.parametrize(("language", "hand"), [("en", "keys"), ("zh", "mouse")])
def test_the_same_answers_lead_to_the_same_end_and_count_once(
    open_window: OpenWindow, tmp_path: Path, language: str, hand: str
) -> None:
    screen = open_window(*WEIHAI, "--lang", language, "--data-dir", str(tmp_path))
    player = KeyPlayer(screen, language) if hand == "keys" else MousePlayer(screen, language)
    first = second_deal(screen, player)
    before = match(screen)
    assert before.number == 1 and any(before.totals)
    player.play_deal()
    end, after = screen.view, match(screen)
    assert ASSISTED[language] not in sheet(screen)
    again(screen, hand)
    assert screen.view == first and match(screen) == before
    assert screen.toast().startswith(TOLD[language]) and foreign(screen.spoken_texts(), language) == []
    player.play_deal()
    assert screen.view == end and match(screen) == after
    assert ASSISTED[language] in sheet(screen)


def test_another_way_to_play_takes_the_place_of_the_first(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*WEIHAI, "--lang", "en", "--data-dir", str(tmp_path))
    player = KeyPlayer(screen, "en")
    first = second_deal(screen, player)
    before = match(screen)
    player.play_deal()
    once = match(screen)
    again(screen)
    screen.give_up()
    assert match(screen) == before.forfeited(0) != once
    again(screen)
    assert screen.view == first and match(screen) == before
    player.play_deal()
    assert match(screen) == once
    screen.press(Qt.Key.Key_Z, with_=CTRL)
    assert screen.over, "what is over is not taken back answer by answer"
    file = tmp_path / "match.json"
    session: GameSession = screen.game._session
    assert session.save_record(file).kind is MessageKind.RECORD_WRITTEN
    words = [sys.executable, "-m", "engine", "replay", str(file)]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert said.returncode == 0 and said.stdout.startswith("verified: weihai, deals 2")
    player.next_deal()
    screen.until(lambda: not screen.over, "the next deal does not come")
    assert match(screen) == once and match(screen).number == 2


def test_a_deal_given_up_is_played_again(open_window: OpenWindow) -> None:
    screen = open_window(*WEIHAI, "--lang", "en")
    screen.until_mine()
    first, before = screen.view, match(screen)
    screen.give_up()
    assert match(screen).totals[0] == -FORFEIT and match(screen).eggs[0] < before.eggs[0]
    again(screen)
    assert screen.view == first and match(screen) == before


def test_r14_tribute_is_paid_again(open_window: OpenWindow) -> None:
    """What the second deal owes to the first one."""
    screen = open_window(*TRIBUTE, "--lang", "en")
    player = KeyPlayer(screen, "en")
    first = second_deal(screen, player)
    before = match(screen)
    assert before.before.tribute.pays
    player.play_deal()
    again(screen)
    assert screen.view == first and match(screen) == before


def test_r15_2_the_seat_is_free_again(open_window: OpenWindow, tmp_path: Path) -> None:
    """The table played, and would have gone on; guesses are gone with the deal that they were for."""
    screen = open_window(*WEIHAI, "--lang", "en", "--data-dir", str(tmp_path))
    screen.until_mine()
    first = screen.view
    screen.press(Qt.Key.Key_F2, Qt.Key.Key_F3)
    assert guesses(screen)
    screen.press(*[Qt.Key.Key_T] * 7)
    screen.until_over()
    assert screen.game.auto
    again(screen)
    assert screen.view == first and not screen.game.auto and not guesses(screen)
    screen.press(Qt.Key.Key_T, Qt.Key.Key_T)
    assert not screen.game.auto, "the first time in this deal does not stay"
    screen.quit()
    reopened = open_window(*WEIHAI, "--lang", "en", "--data-dir", str(tmp_path))
    reopened.until_mine()
    assert not reopened.game.auto and not guesses(reopened)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_while_cards_are_played_the_key_only_says_so(open_window: OpenWindow, language: str) -> None:
    screen = open_window(*WEIHAI, "--lang", language)
    KeyPlayer(screen, language).to_lead()
    before = screen.view
    screen.press(Qt.Key.Key_S)
    assert screen.toast() == LATER[language] and screen.view == before
    screen.press(Qt.Key.Key_P)
    screen.until_mine()
    assert screen.view.events[: len(before.events)] == before.events


@pytest.mark.usefixtures("patient")
def test_two_quick_touches_begin_one_deal(open_window: OpenWindow) -> None:
    """Neither the answer that ends the deal nor the one that begins it is taken for two."""
    screen = open_window(*WEIHAI, "--lang", "en")
    screen.until_mine()
    first = screen.view
    screen.give_up()
    screen.rest()
    screen.press(ENTER)
    screen.until(lambda: not screen.over, "the next deal does not come")
    screen.give_up()
    screen.press(Qt.Key.Key_S)
    assert screen.over, "too soon after going on"
    screen.rest()
    screen.press(Qt.Key.Key_S, ENTER)
    screen.until_mine()
    assert not screen.view.own_answers and match(screen).number == 1 and screen.view.hand != first.hand


def test_the_hand_flies_in_again(open_window: OpenWindow) -> None:
    screen = open_window(*WEIHAI[:-4], "--speed", "fast", "--lang", "en", motion=True)
    table = screen.get("table")
    screen.until(lambda: table.property("busy"), "nothing moves")
    screen.give_up()
    screen.until(lambda: not table.property("busy"), "it goes on moving")
    screen.rest()
    screen.press(Qt.Key.Key_S)
    screen.until(lambda: table.property("busy"), "the hand does not come in")


def test_a_match_that_plays_by_itself_is_taken_over(open_window: OpenWindow) -> None:
    screen = open_window(*WEIHAI[:-4], "--bots", "standard", "--speed", "slow", "--lang", "en", "--autoplay")
    screen.game._session.set_pace(0)  # the deal at once, the pause after it as it is
    screen.until(lambda: screen.over, "the deal does not end", 60)
    screen.rest()
    screen.press(Qt.Key.Key_S)
    screen.until(lambda: not screen.over, "the deal does not begin again")
    screen.until_mine()
    assert match(screen).number == 0 and screen.view.own_answers == () and screen.view.prompt is not None


@pytest.mark.parametrize(
    "steps", ["rest,settle_again", "rest,settle_again,mine,rest,key:Return,mine,rest,key:P,mine,key:L"]
)
def test_a_kill_after_it_comes_back_at_the_same_decision(open_window: OpenWindow, tmp_path: Path, steps: str) -> None:
    words = (*WEIHAI, "--lang", "en")
    undisturbed = open_window(*words)
    player = KeyPlayer(undisturbed, "en")
    second_deal(undisturbed, player)
    player.play_deal()
    again(undisturbed)
    undisturbed.rest()
    for key in (ENTER, Qt.Key.Key_P) if "Return" in steps else ():
        undisturbed.press(key)
        undisturbed.until_mine()
        undisturbed.rest()
    data = ("--data-dir", str(tmp_path))
    screen = open_window(*words, *data)
    player = KeyPlayer(screen, "en")
    second_deal(screen, player)
    player.play_deal()
    screen.quit()
    killed(steps, *words, *data)
    taken_up = open_window(*words, *data)
    taken_up.until_mine()
    assert taken_up.view == undisturbed.view and match(taken_up) == match(undisturbed)
    assert len(taken_up.view.own_answers) == (2 if "Return" in steps else 0)
    KeyPlayer(taken_up, "en").play_deal()
    assert "(assisted)" in sheet(taken_up)


def test_the_key_can_be_another(open_window: OpenWindow, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"version": 1, "keys": {"same_deal": "Y"}}', encoding="utf-8")
    screen = open_window(*WEIHAI, "--lang", "en", "--data-dir", str(tmp_path))
    screen.until_mine()
    screen.give_up()
    screen.rest()
    assert {"Same deal again", "Y"} <= set(screen.shown_texts(screen.get("settle_again")))
    screen.press(Qt.Key.Key_S)
    assert screen.over
    screen.press(Qt.Key.Key_Y)
    screen.until(lambda: not screen.over, "the deal does not begin again")
