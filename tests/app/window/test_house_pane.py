"""House rules made, refused, kept, played, shared, deleted and taken in again in the window."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.house_rules import FOLDER, LARGEST_FILE
from engine.cards import Card, Rank, Suit
from tests.app.window.conftest import OpenWindow
from tests.app.window.file_box import FileBox
from tests.app.window.player import KeyPlayer, MousePlayer
from tests.app.window.screen import CTRL, RIGHT, SPACE, Screen, foreign

EIGHT = Card(Rank.EIGHT, Suit.HEARTS)


def open_pane(screen: Screen) -> None:
    screen.until_mine()
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.scroll_to("settings_house", "settings")
    screen.click("settings_house")
    screen.until(lambda: screen.find("field_plays.kao"), "the fields do not come")


def told(screen: Screen) -> str:
    item = screen.find("house_told")
    return "" if item is None else str(item.property("text"))


def faults(screen: Screen) -> list[str]:
    item = screen.find("house_faults")
    return [] if item is None else screen.shown_texts(item)


def pill(screen: Screen, field: str, number: int, group: str = "") -> None:
    """Click one of a field's values."""
    screen.scroll_to(field, "house_fields")
    root = screen.get(group, screen.get(field)) if group else screen.get(field)
    screen.click_at(screen.centre(screen.get(f"pill_{number}", root)))


def tab_to(screen: Screen, *names: str) -> None:
    """Press Tab until something of these names has the keyboard."""
    for _ in range(400):
        if set(names) <= set(screen.focus()):
            return
        screen.press(Qt.Key.Key_Tab)
    raise AssertionError(f"the keyboard never comes to {names}")


def type_over(screen: Screen, words: str) -> None:
    screen.press(Qt.Key.Key_A, with_=CTRL)
    for character in words:
        QTest.keyClick(screen.window, character)
    screen.press(Qt.Key.Key_Tab)


def kept(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / FOLDER).glob("*"))


def start(folder: Path, language: str = "en") -> tuple[str, ...]:
    return ("--variant", "weihai", "--seed", "7", "--lang", language, "--speed", "instant", "--data-dir", str(folder))


def change_by_mouse(screen: Screen) -> None:
    screen.scroll_to("field_tricks.hard_pass", "house_fields")
    screen.click("field_tricks.hard_pass")
    pill(screen, "field_guard.sword", 6, "ranks")  # none, 3, 4, 5, 6, 7, 8
    pill(screen, "field_guard.sword", 1, "suits")
    screen.scroll_to("choose", "house_fields")
    screen.click("choose")
    screen.scroll_to("cell_4", "house_fields")
    for _ in range(2):
        screen.click("cell_4")
    screen.click("cell_5")
    screen.click("cell_5", RIGHT)
    screen.click("house_name")
    type_over(screen, "Mine")


def change_by_keys(screen: Screen) -> None:
    tab_to(screen, "house_name")
    type_over(screen, "Mine")
    tab_to(screen, "field_deck.removed", "choose")
    screen.press(
        SPACE, Qt.Key.Key_Tab, Qt.Key.Key_Down, SPACE, Qt.Key.Key_Plus, Qt.Key.Key_Right, SPACE, Qt.Key.Key_Minus
    )
    tab_to(screen, "field_guard.sword", "ranks")
    screen.press(*[Qt.Key.Key_Left] * 8)  # from the small joker to the 8s
    tab_to(screen, "field_guard.sword", "suits")
    while screen.get("suits").property("current") != 1:
        screen.press(Qt.Key.Key_Right)
    tab_to(screen, "field_tricks.hard_pass")
    screen.press(SPACE)


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_the_whole_way_of_house_rules(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_keys: bool
) -> None:
    """Copied, changed, named, saved, played, shared, deleted; taken in where there was nothing."""
    gift = tmp_path / "gift"
    gift.mkdir()
    monkeypatch.chdir(gift)
    one, other = tmp_path / "one", tmp_path / "other"
    screen = open_window(*start(one))

    def press(name: str) -> None:
        if by_keys:
            tab_to(screen, name)
            screen.press(SPACE)
        else:
            screen.click(name)

    open_pane(screen)
    (change_by_keys if by_keys else change_by_mouse)(screen)
    assert faults(screen) == []
    press("house_save")
    assert "Mine is saved and chosen" in told(screen)
    assert kept(one) == ["Mine.toml"]

    press("house_export")
    box = FileBox(screen)
    (box.save_by_keys if by_keys else box.save_by_mouse)("for you.toml")
    assert told(screen) == "Written to for you.toml."
    assert (gift / "for you.toml").read_bytes() == (one / FOLDER / "Mine.toml").read_bytes()

    screen.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    screen.until(lambda: screen.find("house") is None and screen.find("settings") is None, "the panes stay open")
    screen.press(Qt.Key.Key_N, with_=CTRL)
    screen.until_mine()
    rules = screen.view.rules
    assert rules.tricks.hard_pass
    assert rules.guard.sword == EIGHT
    assert rules.deck.removed.count(Card(Rank.SEVEN, Suit.SPADES)) == 2
    assert Card(Rank.SEVEN, Suit.HEARTS) not in rules.deck.removed
    assert any("Mine" in shown for shown in screen.shown_texts())
    player = (KeyPlayer if by_keys else MousePlayer)(screen, "en")
    player.play_deal()

    open_pane_after_deal(screen)
    press("house_remove")
    assert kept(one) == []
    screen.quit()

    screen = open_window(*start(other))
    open_pane(screen)
    press("house_import")
    box = FileBox(screen)
    if by_keys:
        box.open_by_keys()
    else:
        box.open_by_mouse("for you.toml")
    assert "Mine is saved and chosen" in told(screen)
    assert kept(other) == ["Mine.toml"]
    screen.quit()
    again = open_window("--lang", "en", "--speed", "instant", "--data-dir", str(other))
    again.press(Qt.Key.Key_N, with_=CTRL)
    again.until_mine()
    assert again.view.rules == rules


def open_pane_after_deal(screen: Screen) -> None:
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.scroll_to("settings_house", "settings")
    screen.click("settings_house")
    screen.until(lambda: screen.find("house_remove"), "the pane does not come")


@pytest.mark.parametrize("language", ["zh", "en"])
def test_every_contradiction_is_said_at_once_with_its_field(
    open_window: OpenWindow, tmp_path: Path, language: str
) -> None:
    screen = open_window(*start(tmp_path, language))
    open_pane(screen)
    screen.scroll_to("field_plays.wild_twos", "house_fields")
    screen.click("field_plays.wild_twos")
    screen.scroll_to("field_plays.kao", "house_fields")
    screen.click("field_plays.kao")
    pill(screen, "field_guard.kind", 1)
    said = faults(screen)
    if language == "en":
        assert said == [
            "Commoners may revolt: it needs a Guard by sword",
            "2s fill up any base: it rules out the special, 2s that beat a big joker and jokers one by one",
        ]
    assert len(said) == 2 and len(set(said)) == 2
    assert foreign(screen.shown_texts(), language) == []
    for field in ("declarations.revolt", "plays.wild_twos"):
        screen.scroll_to(f"field_{field}", "house_fields")
        assert screen.find(f"fault_{field}") is not None
    assert screen.find("fault_plays.kao") is None
    assert not screen.get("house_save").property("enabled")
    assert not screen.get("house_export").property("enabled")
    assert kept(tmp_path) == []


def test_a_called_guard_has_no_sword_and_a_higher_deck_nothing_low_taken_out(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    screen = open_window(*start(tmp_path))
    open_pane(screen)
    pill(screen, "field_guard.kind", 1)
    sword = screen.get("ranks", screen.get("field_guard.sword"))
    assert sword.property("current") == 0
    pill(screen, "field_guard.kind", 0)
    assert sword.property("current") == len(sword.property("options")) - 1
    pill(screen, "field_deck.lowest", 4)  # from 7 up: the two 6s that this region takes out are not there
    assert screen.get("taken").property("text") == "none"
    assert [said.split(":")[0] for said in faults(screen)] == ["Rank held back until last"]


def hostile(name: str, folder: Path) -> str:
    """A file that cannot be used; its name."""
    path = folder / "x.toml"
    text = 'format = 1\nparent = "weihai"\nzh = "{0}"\nen = "x"\nabout_zh = ""\nabout_en = ""\n'
    good = text.format("好")
    contents: dict[str, bytes] = {
        "another version": good.replace("format = 1", "format = 2").encode(),
        "cut short": (good + "entries = 2\n[tricks]\nhard_pass = true\n").encode(),
        "cut in a word": good.encode()[:-5],
        "huge": b"#" * (LARGEST_FILE + 1),
        "not UTF-8": b"\xff\xfe" + good.encode("utf-16-le"),
        "path": text.format("../../up").encode(),
        "control characters": text.format("a\\u0007b").encode(),
        "long name": text.format("好" * 10_000).encode(),
        "right to left": text.format("\\u202Eabc").encode(),
        "device": text.format("CON").encode(),
        "contradiction": (good + "[plays]\nwild_twos = true\nkao = true\n").encode(),
    }
    if name in contents:
        path.write_bytes(contents[name])
    elif name == "loop":
        path.symlink_to(path)
    else:
        os.mkfifo(path)
    return path.name


SAID = {
    "another version": "another version of the game",
    "cut short": "cut short",
    "cut in a word": "cut short",
    "huge": "too large",
    "not UTF-8": "cut short",
    "path": "name",
    "control characters": "name",
    "long name": "name",
    "right to left": "name",
    "device": "name",
    "contradiction": "plays.wild_twos does not go with the rest",
}


@pytest.mark.parametrize("language", ["zh", "en"])
def test_files_that_cannot_be_used_are_refused_in_a_sentence(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    gift = tmp_path / "gift"
    gift.mkdir()
    monkeypatch.chdir(gift)
    data = tmp_path / "data"
    screen = open_window(*start(data, language))
    open_pane(screen)
    screen.scroll_to("field_tricks.hard_pass", "house_fields")
    screen.click("field_tricks.hard_pass")
    screen.click("house_save")
    before = {path: path.read_bytes() for path in (data / FOLDER).iterdir()}
    for name, wanted in SAID.items():
        file = hostile(name, gift)
        screen.click("house_import")
        FileBox(screen).open_by_mouse(file)
        words = told(screen)
        assert words and words.count("。" if language == "zh" else ".") >= 1, name
        assert language == "zh" or wanted in words, (name, words)
        for written in ("x.toml", "plays.wild_twos", "false"):
            words = words.replace(written, "")
        assert foreign([words], language) == []
        assert {path: path.read_bytes() for path in (data / FOLDER).iterdir()} == before
        assert screen.get("field_tricks.hard_pass").property("checked")
        (gift / file).unlink()
    assert screen.view.prompt is not None


def test_what_is_no_file_of_house_rules_in_their_folder_is_named_and_left(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """A loop of links, a folder, a pipe and a file of another version beside a good one."""
    folder = tmp_path / FOLDER
    folder.mkdir(parents=True)
    good = 'format = 1\nparent = "weihai"\nzh = "Good"\nen = "Good"\nabout_zh = ""\nabout_en = ""\n'
    (folder / "good.toml").write_text(good)
    (folder / "loop.toml").symlink_to(folder / "loop.toml")
    (folder / "folder.toml").mkdir()
    os.mkfifo(folder / "pipe.toml")
    (folder / "newer.toml").write_text(good.replace("format = 1", "format = 9"))
    screen = open_window(*start(tmp_path))
    assert screen.toast().startswith("4 files of house rules cannot be used")
    assert "folder.toml, loop.toml, newer.toml" in screen.toast()
    open_pane(screen)
    screen.press(Qt.Key.Key_Escape)
    assert sorted(kept(tmp_path)) == ["folder.toml", "good.toml", "loop.toml", "newer.toml", "pipe.toml"]
    assert len(screen.game._catalogue.messages) == 1
    assert "house:Good" in screen.game._catalogue.ids()
