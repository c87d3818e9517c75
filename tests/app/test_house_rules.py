"""House rules on disk: kept, shared, taken in; whatever cannot be used is refused and touches nothing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from app.house_draft import Draft
from app.house_rules import FORMAT, LARGEST_FILE, Catalogue, HouseError, checked_name, decode, encode, give_out
from app.messages import MessageKind
from engine.cards import Card, Rank, Suit
from engine.variants import rules_table, variant_ids


def changed(draft: Draft, key: str, value: object) -> Draft:
    group, _, field = key.partition(".")
    return Draft(draft.name, draft.parent, draft.fields | {group: draft.fields[group] | {field: value}})


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("variant", variant_ids())
def test_a_copy_of_every_region_is_kept_and_found_again(tmp_path: Path, variant: str) -> None:
    draft = changed(Catalogue(tmp_path).draft(variant), "tricks.hard_pass", True)
    variant_id = Catalogue(tmp_path).save(draft)
    again = Catalogue(tmp_path)
    assert again.messages == ()
    assert variant_id in again.ids()
    assert again.draft(variant_id) == draft
    assert rules_table(again.load(variant_id).rules()) == draft.fields


def test_the_file_holds_the_differences_only(tmp_path: Path) -> None:
    draft = changed(changed(Catalogue().draft("qingdao"), "plays.held_back", "4"), "scoring.solo_open", 32)
    lines = encode(draft).splitlines()
    assert [line for line in lines if line.startswith(("held_back =", "solo_open ="))] == [
        'held_back = "4"',
        "solo_open = 32",
        'held_back = "fixed"',
    ]
    assert "kao" not in encode(draft)
    assert decode(encode(draft).encode(), "x.toml") == draft


def test_an_option_that_would_contradict_is_taken_away(tmp_path: Path) -> None:
    draft = Catalogue().draft("qingdao")
    for key, value in (("guard.special", False), ("plays.wild_twos", True)):
        draft = changed(draft, key, value)
    names = {option.name for option in draft.variant().options}
    assert names.isdisjoint({"kao", "twos_beat_big", "fixed_guard"})
    assert "hard_pass" in names


def test_contradictions_are_said_and_not_saved(tmp_path: Path) -> None:
    draft = changed(Catalogue(tmp_path).draft("weihai"), "guard.sword", "none")
    assert [fault.key for fault in draft.faults()] == ["guard.sword"]
    with pytest.raises(HouseError) as error:
        Catalogue(tmp_path).save(draft)
    assert error.value.message.kind is MessageKind.HOUSE_UNSOUND
    assert files(tmp_path) == {}


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a/b",
        "..",
        "../up",
        "a\\b",
        "x" * 25,
        "a\nb",
        "a\x00b",
        "con",
        "NUL.x",
        ".hidden",
        "end.",
        'a"b',
        "‮abc",
    ],
)
def test_a_hostile_name_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(HouseError) as error:
        checked_name(name)
    assert error.value.message.kind is MessageKind.HOUSE_NAME
    shelf = Catalogue(tmp_path)
    with pytest.raises(HouseError):
        shelf.save(Draft(name, "qingdao", shelf.draft("qingdao").fields))
    assert files(tmp_path) == {}


def good() -> str:
    return encode(changed(Catalogue().draft("laiwu"), "tricks.hard_pass", True))


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (good().replace(f"format = {FORMAT}", "format = 2").encode(), MessageKind.HOUSE_VERSION),
        (good().replace(f"format = {FORMAT}\n", "").encode(), MessageKind.HOUSE_VERSION),
        (good().replace(f"format = {FORMAT}", "format = true").encode(), MessageKind.HOUSE_VERSION),
        (good().encode()[:-10], MessageKind.HOUSE_UNREADABLE),
        (b"x" * (LARGEST_FILE + 1), MessageKind.HOUSE_TOO_LARGE),
        (b"\xff\xfe\x00", MessageKind.HOUSE_UNREADABLE),
        (b"[" * 5000, MessageKind.HOUSE_UNREADABLE),
        (b"", MessageKind.HOUSE_VERSION),
        (good().replace('"laiwu"', '"base"').encode(), MessageKind.HOUSE_UNSOUND),
        (good().replace('"laiwu"', "7").encode(), MessageKind.HOUSE_UNSOUND),
        (good().replace("hard_pass = true", "hard_pass = 7").encode(), MessageKind.HOUSE_VALUE),
        (good().replace("hard_pass = true", "easy_pass = true").encode(), MessageKind.HOUSE_KEY),
        (
            good()
            .replace("[tricks]", "[guard]\nsword = 'none'\n[tricks]")
            .replace("entries = 2", "entries = 3")
            .encode(),
            MessageKind.HOUSE_AT_ODDS,
        ),
        (good().replace('zh = "莱芜 2"', 'zh = "../../up"').encode(), MessageKind.HOUSE_NAME),
        (good().replace('zh = "莱芜 2"', "zh = []").encode(), MessageKind.HOUSE_UNSOUND),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_nothing_is_touched(
    tmp_path: Path, content: bytes, kind: MessageKind
) -> None:
    data = tmp_path / "data"
    shelf = Catalogue(data)
    shelf.save(changed(shelf.draft("qingdao"), "plays.kao", True))
    outside = tmp_path / "gift.toml"
    outside.write_bytes(content)
    before, ids = files(tmp_path), shelf.ids()
    with pytest.raises(HouseError) as error:
        shelf.take_in(outside)
    assert error.value.message.kind is kind
    assert files(tmp_path) == before
    assert shelf.ids() == ids


@pytest.mark.parametrize(
    ("line", "kind", "details"),
    [
        ("hard_pass = 7", MessageKind.HOUSE_VALUE, ("x.toml", "tricks.hard_pass", "false")),
        ("report_at = 21", MessageKind.HOUSE_AT_ODDS, ("x.toml", "tricks.report_at", "0")),
        (
            "easy_pass = true",
            MessageKind.HOUSE_KEY,
            ("x.toml", "tricks.easy_pass", "clockwise, hard_pass, apply, report_at, smother"),
        ),
        (
            '"\\u202E\\nb" = true',
            MessageKind.HOUSE_KEY,
            ("x.toml", "tricks.b", "clockwise, hard_pass, apply, report_at, smother"),
        ),
    ],
)
def test_the_key_that_is_wrong_is_named_with_what_would_be_right(
    line: str, kind: MessageKind, details: tuple[str, ...]
) -> None:
    with pytest.raises(HouseError) as error:
        decode(f'format = 1\nparent = "laiwu"\nzh = "x"\n[tricks]\n{line}\n'.encode(), "x.toml")
    assert (error.value.message.kind, error.value.message.details) == (kind, details)


def test_a_file_that_is_cut_short_between_two_lines_is_refused(tmp_path: Path) -> None:
    """What is left is sound TOML and sound rules, but not the rules that were shared."""
    draft = changed(changed(Catalogue().draft("laiwu"), "tricks.hard_pass", True), "plays.kao", True)
    lines = encode(draft).splitlines(keepends=True)
    told = {len(lines): None}
    for number in range(len(lines)):
        try:
            told[number] = decode("".join(lines[:number]).encode(), "x.toml")
        except HouseError:
            continue
    assert [number for number in told if told[number] not in (None, draft)] == []


def test_a_file_by_hand_may_leave_the_number_of_entries_out() -> None:
    draft = changed(Catalogue().draft("laiwu"), "tricks.hard_pass", True)
    lines = [line for line in encode(draft).splitlines() if not line.startswith("entries")]
    assert decode("\n".join(lines).encode(), "x.toml") == draft


def test_a_sword_and_cards_taken_out_are_chosen_freely() -> None:
    draft = Catalogue().draft("weihai")
    free = {card for card in draft.deck() if card.rank not in (Rank.SIX, Rank.BIG)}
    assert draft.swords() == free
    for card in free:
        assert draft.with_sword(card.rank, card.suit).faults() == []
    fewer = draft.with_taken_out(Counter({Card(Rank.SEVEN, Suit.CLUBS): 4}))
    assert Card(Rank.SEVEN, Suit.CLUBS) not in fewer.swords()
    assert fewer.with_sword(Rank.SEVEN, Suit.CLUBS).sword() == Card(Rank.SEVEN, Suit.SPADES)
    assert draft.with_taken_out(Counter(draft.rules().deck.removed)).changes == {}
    assert fewer.variant().rules().cards().count(Card(Rank.SEVEN, Suit.CLUBS)) == 0


def test_every_contradiction_is_found_at_once() -> None:
    draft = Catalogue().draft("weihai")
    for key, value in (("plays.wild_twos", True), ("plays.kao", True), ("tribute.clear_three", True)):
        draft = changed(draft, key, value)
    draft = changed(changed(draft, "plays.held_back", "none"), "declarations.guard", False)
    assert {(fault.key, fault.why) for fault in draft.faults()} == {
        ("plays.wild_twos", ""),
        ("tribute.clear_three", ""),
        ("declarations.kick", "guard"),
    }


def test_a_broken_file_among_the_kept_ones_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    shelf = Catalogue(tmp_path)
    kept = shelf.save(changed(shelf.draft("tribute"), "tricks.apply", False))
    broken = tmp_path / "house-rules" / "broken.toml"
    broken.write_text("format = 1\nparent =")
    again = Catalogue(tmp_path)
    assert [message.kind for message in again.messages] == [MessageKind.HOUSE_UNREADABLE]
    assert kept in again.ids()
    assert broken.exists()


def test_given_out_and_taken_in_elsewhere(tmp_path: Path) -> None:
    draft = changed(Catalogue().draft("wild-twos"), "throne.pile", True)
    give_out(draft, tmp_path / "to you.toml")
    elsewhere = Catalogue(tmp_path / "elsewhere")
    variant_id = elsewhere.take_in(tmp_path / "to you.toml")
    assert elsewhere.draft(variant_id) == draft
    elsewhere.remove(variant_id)
    assert variant_id not in elsewhere.ids()
    assert files(tmp_path / "elsewhere") == {}


def test_a_loop_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    with pytest.raises(HouseError) as error:
        Catalogue(tmp_path).take_in(tmp_path / "loop.toml")
    assert error.value.message.kind is MessageKind.HOUSE_UNREADABLE


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HouseError):
        Catalogue(tmp_path).take_in(tmp_path)
