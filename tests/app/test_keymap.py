"""Which key gives which command: the usual ones, changed ones, and what a file may say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.keymap import ALWAYS, COMMANDS, EVERYWHERE, USUAL_KEYS, is_chord, keymap_of, may_be
from app.messages import Message, MessageKind
from app.settings import FILE_NAME, SettingsStore
from app.text_keys import GROUPS
from app.viewmodels.keys import Command, Do, chord_of, command
from engine.cards import Rank

SHIFT = Qt.KeyboardModifier.ShiftModifier.value
CTRL = Qt.KeyboardModifier.ControlModifier.value


def test_every_command_has_a_key_and_no_key_has_two_commands() -> None:
    keys = [chord for name in COMMANDS for chord in USUAL_KEYS.keys(name)]
    assert len(keys) == len(set(keys))
    assert all(is_chord(chord) and may_be(USUAL_KEYS.command(chord) or "", chord) for chord in keys)


def test_every_command_stands_in_one_group_of_the_cheat_sheet() -> None:
    assert sorted(name for group in GROUPS.values() for name in group) == sorted(COMMANDS)


def test_a_changed_key_is_the_only_one_of_its_command() -> None:
    keys = USUAL_KEYS.with_key("more", "W")
    assert keys.keys("more") == ("W",)
    assert keys.command("W") == "more"
    assert keys.command("+") is keys.command("Up") is None
    assert keys.with_key("more", "+") == USUAL_KEYS


def test_a_second_key_goes_to_whom_it_is_given() -> None:
    keys = USUAL_KEYS.with_key("hint", "Up")
    assert (keys.first("hint"), keys.keys("more")) == ("Up", ("+", "="))


def test_two_commands_exchange_their_keys() -> None:
    keys = USUAL_KEYS.with_key("hint", "P")
    assert (keys.keys("hint"), keys.keys("decline")) == (("P",), ("H",))


def test_enter_and_escape_keep_their_meaning() -> None:
    keys = USUAL_KEYS.with_key("confirm", "W").with_key("clear", "V")
    assert keys.keys("confirm") == ("W", "Return", "Enter")
    assert keys.keys("clear") == ("V", "Esc")
    for chord, owner in ALWAYS.items():
        assert [name for name in COMMANDS if may_be(name, chord)] == [owner]


def test_what_holds_in_a_field_is_no_key_that_writes() -> None:
    for name in EVERYWHERE:
        assert not may_be(name, "N") and not may_be(name, "Space") and not may_be(name, "?")
        assert may_be(name, "Ctrl+K") and may_be(name, "Alt+7") and may_be(name, "F5")
    with pytest.raises(ValueError):
        USUAL_KEYS.with_key("hint", "F11")


@pytest.mark.parametrize(
    "changed",
    [
        {"hint": "P"},
        {"hint": "W", "decline": "W"},
        {"nonsense": "W"},
        {"hint": "Return"},
        {"hint": ""},
        {"hint": "Shift"},
        {"hint": "w"},
        {"hint": 5},
        {"hint": "Hyper+W"},
        {"quit": "Y"},
    ],
    ids=str,
)
def test_nonsense_in_the_file_is_one_sentence_and_the_usual_keys(tmp_path: Path, changed: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        keymap_of(changed)
    (tmp_path / FILE_NAME).write_text(json.dumps({"keys": changed, "four_colour": True}))
    store = SettingsStore(tmp_path / FILE_NAME)
    assert store.messages == (Message(MessageKind.SETTINGS_VALUE, ("keys",)),)
    assert store.current.keys == USUAL_KEYS
    assert store.current.four_colour


@pytest.mark.parametrize("value", [[], "P", 3, None])
def test_keys_that_are_no_table_are_the_usual_ones(tmp_path: Path, value: object) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"keys": value}))
    store = SettingsStore(tmp_path / FILE_NAME)
    assert store.messages == (Message(MessageKind.SETTINGS_VALUE, ("keys",)),)


def test_changed_keys_are_there_at_the_next_start(tmp_path: Path) -> None:
    keys = USUAL_KEYS.with_key("hint", "P").with_key("quit", "Ctrl+W").with_key("rank_3", "é".upper())
    assert SettingsStore(tmp_path / FILE_NAME).change(keys=keys) is None
    again = SettingsStore(tmp_path / FILE_NAME)
    assert (again.current.keys, again.messages) == (keys, ())
    assert json.loads((tmp_path / FILE_NAME).read_text())["keys"] == dict(keys.changed)


@pytest.mark.parametrize(
    ("key", "modifiers", "chord"),
    [
        (Qt.Key.Key_K, 0, "K"),
        (Qt.Key.Key_K, SHIFT, "K"),
        (Qt.Key.Key_N, CTRL, "Ctrl+N"),
        (Qt.Key.Key_Plus, CTRL | SHIFT, "Ctrl++"),
        (Qt.Key.Key_F11, 0, "F11"),
        (Qt.Key.Key_Question, SHIFT, "?"),
        (Qt.Key.Key_Escape, 0, "Esc"),
        (Qt.Key.Key_Eacute, 0, "É"),
        (Qt.Key.Key_Tab, 0, ""),
        (Qt.Key.Key_Shift, SHIFT, ""),
        (Qt.Key.Key_VolumeUp, 0, ""),
        (Qt.Key.Key_Dead_Acute, 0, ""),
    ],
)
def test_names_of_keys(key: Qt.Key, modifiers: int, chord: str) -> None:
    assert chord_of(key, modifiers) == chord
    assert not chord or is_chord(chord)


def test_changed_keys_mean_what_they_were_changed_to() -> None:
    keys = USUAL_KEYS.with_key("rank_3", "W").with_key("hint", "Ctrl+H")
    assert command(Qt.Key.Key_W, SHIFT, keys) == Command(Do.RANK, Rank.THREE, True)
    assert command(Qt.Key.Key_3, 0, keys) is None
    assert command(Qt.Key.Key_H, CTRL, keys) == Command(Do.HINT)
    assert command(Qt.Key.Key_H, 0, keys) is None
    assert command(Qt.Key.Key_NumberSign, SHIFT, keys) is None
    assert command(Qt.Key.Key_NumberSign, SHIFT, USUAL_KEYS) == Command(Do.RANK, Rank.THREE, True)
