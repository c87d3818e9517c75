"""The settings file: read with care, written whole, never lost."""

import json
import os
from dataclasses import fields
from pathlib import Path

import pytest

from app.messages import Message, MessageKind
from app.settings import FILE_NAME, LARGEST_FILE, Settings, SettingsStore
from app.text_settings import SETTINGS, setting_name


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / FILE_NAME


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def kept_beside(path: Path) -> list[Path]:
    return sorted(other for other in path.parent.iterdir() if other != path)


def test_first_start_has_the_defaults_and_writes_nothing(path: Path) -> None:
    store = SettingsStore(path)
    assert (store.current, store.messages) == (Settings(), ())
    assert not path.exists()


def test_a_choice_is_there_at_the_next_start(path: Path) -> None:
    store = SettingsStore(path)
    assert store.change(language="zh", speed="slow", name="老张", text_size=140) is None
    assert store.change(options=store.current.with_rule_options("qingdao", {"held_back": True}).options) is None
    assert store.change(bots=("standard", "random", "standard", "standard")) is None
    again = SettingsStore(path)
    assert again.current == store.current
    assert again.messages == ()
    assert again.current.rule_options("qingdao") == {"held_back": True}
    assert kept_beside(path) == []


def test_values_for_this_run_are_not_written(path: Path) -> None:
    store = SettingsStore(path)
    store.for_this_run(language="en", speed="instant")
    store.change(four_colour=True)
    assert (store.current.language, store.current.speed, store.current.four_colour) == ("en", "instant", True)
    assert SettingsStore(path).current == Settings(four_colour=True)


def test_of_a_value_for_this_run_only_the_part_that_was_chosen_is_written(path: Path) -> None:
    store = SettingsStore(path)
    store.for_this_run(bots=("novice",) * 4)
    store.for_this_run(options=store.current.with_rule_options("qingdao", {"kao": True}).options)
    store.adjust(lambda now: now.with_each_bot(lambda at, bot: "random" if at == 2 else bot))
    store.adjust(lambda now: now.with_rule_options("qingdao", now.rule_options("qingdao") | {"held_back": True}))
    assert store.current.bots == ("novice", "novice", "random", "novice")
    assert store.current.rule_options("qingdao") == {"kao": True, "held_back": True}
    written = SettingsStore(path).current
    usual = Settings().bots
    assert written.bots == (usual[0], usual[1], "random", usual[3])
    assert written.rule_options("qingdao") == {"held_back": True}


def test_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    store = SettingsStore(None)
    assert store.change(language="zh") is None
    assert store.current.language == "zh"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"language": "zh"',
        b"[]",
        b'"zh"',
        b"\xff\xfe\x00garbage",
        b"SQLite format 3\x00" + bytes(100),
        b"[" * 200_000,
        b'{"language": ' + b"9" * 100_000 + b"}",
        b'{"name": "' + b"x" * LARGEST_FILE + b'"}',
        b'{"version": "one"}',
        b'{"version": 0}',
        b'{"version": true}',
    ],
    ids=lambda content: repr(content[:24]),
)
def test_a_broken_file_is_kept_and_named(path: Path, content: bytes) -> None:
    write(path, content)
    store = SettingsStore(path)
    assert store.current == Settings()
    (kept,) = kept_beside(path)
    assert store.messages == (Message(MessageKind.SETTINGS_DAMAGED, (kept.name,)),)
    assert "damaged" in kept.name and kept.read_bytes() == content
    assert not path.exists()
    assert store.change(language="zh") is None
    assert SettingsStore(path).current.language == "zh"
    assert kept.read_bytes() == content


def test_a_newer_file_is_kept_and_named(path: Path) -> None:
    write(path, b'{"version": 2, "language": {"ui": "zh"}}')
    store = SettingsStore(path)
    (kept,) = kept_beside(path)
    assert store.messages == (Message(MessageKind.SETTINGS_NEWER, (kept.name,)),)
    assert "newer" in kept.name


def test_two_broken_files_are_both_kept(path: Path) -> None:
    for content in (b"one", b"two", b"three"):
        write(path, content)
        SettingsStore(path)
    assert sorted(kept.read_bytes() for kept in kept_beside(path)) == [b"one", b"three", b"two"]


def test_a_folder_in_the_place_of_the_file_is_kept(path: Path) -> None:
    path.mkdir(parents=True)
    store = SettingsStore(path)
    assert [message.kind for message in store.messages] == [MessageKind.SETTINGS_DAMAGED]
    assert store.change(language="en") is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("language", 1),
        ("variant", "atlantis"),
        ("variant", None),
        ("bots", "standard"),
        ("bots", ["standard"]),
        ("bots", ["standard", "standard", "standard", "genius"]),
        ("bots", ["standard", "standard", "standard", "standard:shy"]),
        ("bots", ["standard", "standard", "standard", "random:bold"]),
        ("bots", ["standard", "standard", "standard", 7]),
        ("stake", "100"),
        ("stake", 7),
        ("stake", True),
        ("gold_eggs", 0),
        ("gold_eggs", "on"),
        ("speed", ["normal"]),
        ("motion", 1),
        ("motion", "yes"),
        ("name", 5),
        ("name", "x" * 25),
        ("name", "a\nb"),
        ("name", "\ud800"),
        ("text_size", 49),
        ("text_size", 1e9),
        ("card_size", True),
        ("sound", 1),
        ("sound_volume", 101),
        ("sound_volume", -5),
        ("voice", "on"),
        ("voice_volume", True),
        ("options", []),
        ("options", {"qingdao": []}),
        ("options", {"qingdao": {"held_back": "on"}}),
    ],
)
def test_one_wrong_value_falls_back_alone_and_is_named(path: Path, name: str, value: object) -> None:
    good = {"version": 1, "speed": "slow", "four_colour": True, "language": "zh"}
    write(path, json.dumps(good | {name: value}).encode())
    store = SettingsStore(path)
    assert store.messages == (Message(MessageKind.SETTINGS_VALUE, (name,)),)
    assert getattr(store.current, name) == getattr(Settings(), name)
    for other in ("speed", "four_colour", "language"):
        if other != name:
            assert getattr(store.current, other) == good[other]


def test_unknown_keys_survive(path: Path) -> None:
    unknown = {"choir": {"on": True, "rate": 1.5}, "深色": [1, None]}
    write(path, json.dumps({"version": 1, **unknown}).encode())
    store = SettingsStore(path)
    assert store.messages == ()
    store.change(speed="fast")
    written = json.loads(path.read_bytes())
    assert {key: written[key] for key in unknown} == unknown
    assert written["version"] == 1


def test_options_of_a_variant_not_known_here_survive(path: Path) -> None:
    write(path, json.dumps({"options": {"atlantis": {"tides": True}}}).encode())
    store = SettingsStore(path)
    store.change(speed="fast")
    assert json.loads(path.read_bytes())["options"]["atlantis"] == {"tides": True}


def test_a_write_that_fails_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SettingsStore(path)
    store.change(language="zh")
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    message = store.change(language="en")
    assert message == Message(MessageKind.SETTINGS_UNWRITABLE, (str(path.parent),))
    assert store.current.language == "en"
    assert path.read_bytes() == before
    assert kept_beside(path) == []


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = SettingsStore(tmp_path / "file" / FILE_NAME)
    assert store.messages == (Message(MessageKind.SETTINGS_UNWRITABLE, (str(tmp_path / "file"),)),)
    store.change(language="en")
    assert store.current.language == "en"


def test_every_setting_has_a_name_for_a_sentence() -> None:
    assert set(SETTINGS) == {field.name for field in fields(Settings)}
    assert len({setting_name(name) for name in SETTINGS}) == len(SETTINGS)
