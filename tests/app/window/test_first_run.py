"""The first screen and what is explained afterwards: by keys, mouse and finger, in both languages, through a kill."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from app.text_guide import Topic
from engine.actions import Prompt
from engine.variants import variant_ids
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CTRL, ENTER, ESCAPE, Screen, foreign
from tests.app.window.test_guesses import killed
from tests.app.window.test_touch import tap

OWN_NAMES = {"中文", "English"}
GOAL = {"zh": "皇帝和一个暗中的侍卫", "en": "An Emperor and a secret Guard"}


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def words(folder: Path, language: str) -> tuple[str, ...]:
    return ("--data-dir", str(folder), "--lang", language, "--speed", "instant")


def settings(folder: Path) -> dict[str, object]:
    """What is on disk."""
    found: dict[str, object] = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    return found


def note(screen: Screen) -> str:
    """What is explained now."""
    shown = screen.find("guide")
    return "" if shown is None else str(shown.property("text"))


def until_dealt(screen: Screen) -> None:
    screen.until(lambda: not screen.find("first_run"), "the first screen stays")
    screen.until_mine()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_one_screen_with_all_there_is_to_choose(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    screen = open_window(*words(tmp_path, language))
    shown = screen.get("first_run")
    assert screen.game.table is None, "cards are dealt before anything was chosen"
    rows = [item for item in screen.items(screen.get("first_variant")) if item.objectName().startswith("pill_")]
    assert len(rows) == len(variant_ids()) == 9
    assert all(row.property("name") and row.property("note") for row in rows)
    notes = [line for row in rows for line in screen.items(row) if line.property("text") == row.property("note")]
    assert [line.property("lineCount") for line in notes] == [1] * len(rows)
    page = screen.get("first_page")
    assert page.property("contentHeight") <= page.height(), "not all regions can be seen"
    texts = [text for text in screen.shown_texts(shown) if text not in OWN_NAMES]
    assert foreign(texts, language) == []
    assert not screen.cut_texts()


def test_enter_alone_leads_to_a_table(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*words(tmp_path, "en"))
    screen.press(ENTER)
    until_dealt(screen)
    assert note(screen) == ""
    assert screen.view.rules == screen.game._catalogue.load("qingdao").rules()
    screen.press(Qt.Key.Key_Right, ENTER)
    assert screen.view.own_answers, "the table has the keyboard"


@pytest.mark.parametrize("language", ["zh", "en"])
def test_by_keys(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    screen = open_window(*words(tmp_path, language))

    def tab_to(name: str) -> None:
        for _ in range(30):
            if name in screen.focus():
                return
            screen.press(Qt.Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {name}")

    tab_to("first_name")
    for letter in "Li":
        QTest.keyClick(screen.window, letter)
    tab_to("first_variant")
    screen.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    tab_to("first_teach")
    screen.press(ENTER)
    until_dealt(screen)
    assert screen.game.table is not None and screen.game.table.name(0) == "Li"
    assert screen.view.rules == screen.game._catalogue.load("weihai").rules()
    assert note(screen).startswith(GOAL[language])


def test_the_name_field_says_what_it_is_for_and_how_much_it_takes(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*words(tmp_path, "en"))
    field = screen.get("first_name")
    assert "“You” if left empty" in screen.shown_texts(field)
    screen.click("first_name")
    for _ in range(24):
        QTest.keyClick(screen.window, "o")
    assert "“You” if left empty" not in screen.shown_texts(field)
    assert "At most 24 characters" in screen.shown_texts(field)
    screen.press(Qt.Key.Key_Backspace)
    assert "At most 24 characters" not in screen.shown_texts(field)


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_by_mouse_and_by_finger(open_window: OpenWindow, tmp_path: Path, finger: QPointingDevice, by: str) -> None:
    screen = open_window(*words(tmp_path, "en"))

    def touch(name: str) -> None:
        if by == "mouse":
            screen.click(name)
        else:
            tap(screen, finger, screen.still(name))

    row = screen.get("pill_8", screen.get("first_variant"))
    if by == "mouse":
        screen.click_at(screen.centre(row))
    else:
        tap(screen, finger, screen.centre(row))
    touch("first_teach")
    until_dealt(screen)
    assert settings(tmp_path)["variant"] == variant_ids()[8] and settings(tmp_path)["guide"] is True
    assert note(screen).startswith(GOAL["en"])
    touch("guide_understood")
    assert note(screen) and not note(screen).startswith(GOAL["en"])
    screen.press(Qt.Key.Key_Right, ENTER)
    assert screen.view.own_answers, "the table has the keyboard again"


def test_language_can_be_changed_there(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window("--data-dir", str(tmp_path), "--speed", "instant")
    for index, language in ((1, "zh"), (2, "en")):
        screen.click_at(screen.centre(screen.get(f"pill_{index}", screen.get("first_language"))))
        texts = [text for text in screen.shown_texts(screen.get("first_run")) if text not in OWN_NAMES]
        assert foreign(texts, language) == []


def test_keys_of_the_table_do_nothing_there(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*words(tmp_path, "en"))
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.press(Qt.Key.Key_F1, Qt.Key.Key_L, Qt.Key.Key_T, Qt.Key.Key_P, ESCAPE)
    assert screen.find("first_run") and not screen.find("settings") and not screen.find("rules")
    assert screen.game.table is None
    screen.press(Qt.Key.Key_N, with_=CTRL)
    until_dealt(screen)
    assert settings(tmp_path)["welcomed"] is True


def test_it_is_shown_once_and_a_kill_before_loses_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    killed("first_variant,key:Tab", *words(tmp_path, "en"))
    killed("first_teach,guide_understood", *words(tmp_path, "en"))
    screen = open_window(*words(tmp_path, "en"))
    screen.until_mine()
    assert not screen.find("first_run")
    assert settings(tmp_path)["guide_seen"] == ["goal"]
    assert note(screen).startswith("Whoever has the throne is Emperor")
    screen.press(ESCAPE)
    assert note(screen).startswith("Your hand goes from high to low")
    seed = screen.game._session.match.seed
    screen.quit()
    again = open_window(*words(tmp_path, "en"))
    again.until_mine()
    assert again.game._session.match.seed == seed


@pytest.mark.parametrize("with_match", [False, True])
def test_a_broken_settings_file(open_window: OpenWindow, tmp_path: Path, with_match: bool) -> None:
    """Without a match it leads to the first screen, with one to the table; either says it in a sentence."""
    if with_match:
        killed("first_play", *words(tmp_path, "en"))
    (tmp_path / "settings.json").write_text('{"version": 1, "language"')
    screen = open_window(*words(tmp_path, "en"))
    assert screen.toast().startswith("The settings were damaged; the file was kept as settings.damaged-")
    assert bool(screen.find("first_run")) is not with_match
    if not with_match:
        screen.press(ENTER)
    until_dealt(screen)


def test_jokers_with_a_rank_are_explained_before_they_are_played(open_window: OpenWindow, tmp_path: Path) -> None:
    """The queue can be long; what you have taken up comes first."""
    screen = open_window(*words(tmp_path, "en"), "--variant", "qingdao", "--seed", "4")
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and not view.table)
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_guide")
    pane.close()
    screen.press(ESCAPE)
    first = note(screen)
    assert first and not first.startswith("Jokers may go along")
    plain, joker = (next(c for c in screen.cards() if c.card.rank.is_joker is wild) for wild in (False, True))
    screen.click_card(plain)
    assert note(screen) == first
    screen.click_card(joker)
    assert note(screen).startswith("Jokers may go along with another rank")
    screen.click("guide_understood")
    assert note(screen) == first


@pytest.mark.parametrize(
    ("variant", "seed"), [("qingdao", "4"), ("weihai", "8"), ("lianzhong-simple", "54")], ids=lambda value: str(value)
)
@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_deal_explains_each_thing_once(open_window: OpenWindow, language: str, variant: str, seed: str) -> None:
    """Answering takes what is explained as read; the score is the last thing, and nothing comes twice."""
    screen = open_window("--variant", variant, "--seed", seed, "--lang", language, "--speed", "instant")
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_guide")
    pane.close()
    seen: list[str] = []
    player = KeyPlayer(screen, language)

    def look() -> None:
        """Read everything there is to read."""
        for _ in range(15):
            if not (text := note(screen)):
                return
            assert text not in seen
            assert foreign([text], language) == [] and not screen.cut_texts()
            assert text in screen.game.announcer.said[-6:]
            seen.append(text)
            screen.press(ESCAPE)
        raise AssertionError("there is no end to it")

    player.look = look  # type: ignore[method-assign]
    screen.until_mine()
    player.play_deal()
    assert len(seen) >= 12
    assert seen[0].startswith(GOAL[language])
    player.next_deal()
    screen.until(lambda: not screen.over, "no next deal")
    screen.until_mine()
    assert note(screen) not in seen or note(screen) == ""


def test_a_question_that_comes_at_once_is_explained_as_well(open_window: OpenWindow, tmp_path: Path) -> None:
    """The sceptre is yours: right behind your answer to the claim comes the throne."""
    screen = open_window(*words(tmp_path, "en"), "--variant", "qingdao", "--seed", "4")
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_guide")
    pane.close()
    screen.until_mine()
    screen.press(ESCAPE)
    assert note(screen).startswith("Whoever has the throne is Emperor") and "24 points" in note(screen)
    screen.press(ENTER)
    screen.until(lambda: note(screen).startswith("The throne is offered first"), "the throne is not explained")
    seen = str(settings(tmp_path)["guide_seen"])
    assert "solo_claim" in seen and "throne" not in seen


def test_it_is_switched_off_and_begins_anew_from_the_menu(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*words(tmp_path, "en"))
    screen.click("first_teach")
    until_dealt(screen)
    assert note(screen)
    pane = Pane(screen, "mouse")
    pane.open()
    pane.flip("set_guide")
    pane.close()
    assert note(screen) == ""
    screen.press(Qt.Key.Key_M)
    screen.click("game_teach")
    screen.until(lambda: note(screen).startswith(GOAL["en"]), "nothing is explained")
    screen.press(ESCAPE)
    assert settings(tmp_path)["guide_seen"] == [Topic.GOAL.value]
