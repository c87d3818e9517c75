"""`beats` and `legal` (formats: command line; R2.2, R3, R4, R9)."""

import json
from pathlib import Path

import pytest

from engine.cards import parse_cards
from engine.variants import variant_ids
from tests.engine.command_line import CommandLine

GOLDEN = json.loads((Path(__file__).parent.parent / "golden" / "comparisons.json").read_text(encoding="utf-8"))["cases"]
HERE = [(case, variant) for case in GOLDEN for variant in case["variants"]]


def switches(options: dict[str, bool]) -> list[str]:
    return [part for name, value in options.items() for part in ("--option", f"{name}={'on' if value else 'off'}")]


@pytest.mark.parametrize(("case", "variant"), HERE, ids=[f"{case['id']}-{variant}" for case, variant in HERE])
def test_r17_golden_comparisons(command_line: CommandLine, case: dict, variant: str) -> None:
    chosen = ["--variant", variant, *switches(case.get("options", {}))]
    run = command_line("beats", *chosen, case["table"], case["reply"])
    assert (run.code, run.out.split(":")[0].strip()) == ((0, "yes") if case["legal"] else (1, "no"))
    batch = command_line("beats", *chosen, given=f"{case['table']} {case['reply']}\n")
    assert (batch.code, batch.out) == (0, f"{int(case['legal'])}\n")
    legal = command_line("legal", *chosen, "--hand", case["reply"], "--table", case["table"])
    whole = [line for line in legal.lines if sorted(line) == sorted(case["reply"])]
    assert bool(whole) == case["legal"]


def test_r17_every_golden_comparison_is_of_a_known_variant() -> None:
    assert {variant for _, variant in HERE} <= set(variant_ids()) and len(HERE) > 60


def test_beats_says_why_not(command_line: CommandLine) -> None:
    run = command_line("beats", "--variant", "qingdao", "888", "77")
    assert (run.code, run.out) == (1, "no: count (3 2)\n")


def test_beats_reads_any_order_spaces_and_commas(command_line: CommandLine) -> None:
    assert command_line("beats", "--variant", "qingdao", "8,s 8,8", "J, J B J").out == "yes\n"


def test_beats_batch_marks_lines_it_cannot_read(command_line: CommandLine) -> None:
    given = "7 8\n8 7\n7\n\n7 8 9\n78 9\nx 9\n7 99\n77 BB\n"
    run = command_line("beats", "--variant", "qingdao", given=given)
    assert run.code == 2
    assert run.lines == ["1", "0", "?", "?", "?", "?", "?", "0", "1"]
    assert run.err.startswith("baohuang: line 3: ") and run.err.count("\n") == 1


@pytest.mark.parametrize("value", ["on", "true", "yes", "1", "ON"])
def test_an_option_is_switched_on(command_line: CommandLine, value: str) -> None:
    assert command_line("beats", "--variant", "qingdao", "--option", f"kao={value}", "B", "BB").code == 0


@pytest.mark.parametrize("value", ["off", "false", "no", "0"])
def test_an_option_is_switched_off(command_line: CommandLine, value: str) -> None:
    assert command_line("beats", "--variant", "qingdao", "--option", f"kao={value}", "B", "BB").code == 1


@pytest.mark.parametrize(
    ("variant", "option", "cards", "says"),
    [
        ("lianzhong-simple", "kao=off", "5", "starts at 6"),
        ("lianzhong-simple", "kao=off", "G", "no special"),
        ("lianzhong-simple", "kao=off", "9*", "s*"),
        ("lianzhong-simple", "kao=off", "s*s*", "only one guard card"),
        ("lianzhong-simple", "kao=off", "sssss", "holds 4 of s"),
        ("lianzhong-simple", "kao=off", "s*ssss", "holds 4 of s"),
        ("qingdao", "kao=off", "BBBBB", "holds 4 of B"),
        ("qingdao", "kao=off", "B*B*", "only one B*"),
        ("qingdao", "kao=off", "9" * 17, "holds 16 of 9"),
        ("qingdao", "kao=off", "9C" * 5, "four of 9C"),
        ("qingdao", "held_back=on", "3*", "cannot be called"),
        ("qingdao", "fixed_guard=on", "G", "no special"),
        ("weifang", "kao=off", "333333", "holds 5 of 3"),
        ("weifang", "kao=off", "3S3S3S", "two of 3S"),
        ("weifang", "kao=off", "3H3H", "one of 3H"),
        ("weihai", "kao=off", "6" * 15, "holds 14 of 6"),
        ("weihai", "kao=off", "6S6S6S6S", "three of 6S"),
        ("laiwu", "kao=off", "s*", "4H*"),
        ("laiwu", "kao=off", "G4H*", "only one guard card"),
        ("lianzhong-classic", "kao=off", "G", "no special"),
        ("tribute", "kao=off", "2*", "cannot be called"),
        ("wild-twos", "hard_pass=off", "B*", "no throne card"),
        ("wild-twos", "low_rank=6", "5", "starts at 6"),
        ("qingdao", "kao=off", "1", "position 1"),
        ("qingdao", "kao=off", "9X", "position 2"),
        ("qingdao", "kao=off", "九", "position 1"),
        ("qingdao", "kao=off", "", "at least one card"),
    ],
)
def test_r2_2_cards_that_the_deck_does_not_hold(
    command_line: CommandLine, variant: str, option: str, cards: str, says: str
) -> None:
    chosen = ["--variant", variant, "--option", option]
    assert says in command_line.refused("beats", *chosen, "7", cards)
    assert says in command_line.refused("legal", *chosen, "--hand", cards)


def test_r3_1_two_specials_are_no_play(command_line: CommandLine) -> None:
    ran = command_line("beats", "--variant", "qingdao", "BB9", "GGT")
    assert (ran.code, ran.out) == (1, "no: two_specials\n")
    assert "only one guard card" in command_line.refused("legal", "--variant", "qingdao", "--hand", "GG")


@pytest.mark.parametrize("table", ["78", "GG", "2233", ""])
def test_a_table_must_be_a_play(command_line: CommandLine, table: str) -> None:
    command_line.refused("beats", "--variant", "qingdao", table, "9")
    command_line.refused("legal", "--variant", "qingdao", "--hand", "9", "--table", table)


@pytest.mark.parametrize(
    ("variant", "option", "table", "reply", "legal"),
    [
        ("weifang", "kao=off", "B", "222", True),
        ("weifang", "kao=off", "G", "22222", True),
        ("weifang", "kao=off", "B", "22222", False),
        ("weihai", "kao=off", "B", "222", False),
        ("weihai", "twos_beat_big=on", "B", "222", True),
        ("laiwu", "kao=off", "B4", "4H*6", True),
        ("laiwu", "kao=off", "s4", "4H*6", True),
        ("laiwu", "kao=off", "4", "4H", False),
        ("lianzhong-classic", "kao=off", "B", "8C*", False),
        ("wild-twos", "hard_pass=off", "77", "82", True),
        ("wild-twos", "hard_pass=off", "7s", "8B", True),
        ("wild-twos", "hard_pass=off", "77s", "88B", True),
        ("wild-twos", "hard_pass=off", "77s", "BBB", False),
        ("wild-twos", "low_rank=4", "3", "4", None),
        ("rizhao", "kao=off", "s77", "B88", True),
    ],
)
def test_r4_what_only_some_regions_beat(
    command_line: CommandLine, variant: str, option: str, table: str, reply: str, legal: bool | None
) -> None:
    chosen = ["--variant", variant, "--option", option]
    run = command_line("beats", *chosen, table, reply)
    assert run.code == (2 if legal is None else int(not legal)), run
    if legal is not None:
        listed = command_line("legal", *chosen, "--hand", reply, "--table", table)
        assert any(len(parse_cards(line)) == len(parse_cards(reply)) for line in listed.lines) is legal


def test_a_number_of_an_option_counts(command_line: CommandLine) -> None:
    held = ["legal", "--variant", "wild-twos", "--hand", "34"]
    assert command_line(*held).lines == ["4"]
    assert command_line(*held, "--option", "held_back=off").lines == ["3", "4"]
    assert "starts at 6" in command_line.refused(*held, "--option", "low_rank=6")


def test_r9_1_a_joker_on_a_held_back_base_is_no_table(command_line: CommandLine) -> None:
    assert command_line("beats", "--variant", "qingdao", "s3", "B4").code == 0
    assert "no play" in command_line.refused("beats", "--variant", "qingdao", "--option", "held_back=on", "s3", "B4")


def test_r2_5_marked_cards_make_plays_of_their_own(command_line: CommandLine) -> None:
    hand = ["--hand", "s*s88B*"]
    run = command_line("legal", "--variant", "lianzhong-simple", *hand, "--table", "77")
    assert run.lines == ["88", "s8", "s*8", "s*s", "B*8", "B*s", "B*s*"]
    special = command_line("legal", "--variant", "qingdao", "--hand", "8S*8S9", "--table", "B7")
    assert special.lines == ["G8", "G9"]


def test_legal_orders_by_number_then_card_by_card(command_line: CommandLine) -> None:
    run = command_line("legal", "--variant", "qingdao", "--hand", "9987s")
    assert run.lines == ["7", "8", "9", "s", "99", "s7", "s8", "s9", "s99"]


def test_legal_is_silent_where_only_passing_is_left(command_line: CommandLine) -> None:
    run = command_line("legal", "--variant", "qingdao", "--hand", "78", "--table", "9")
    assert (run.code, run.out, run.err) == (0, "", "")


def test_r9_1_held_back_cards_wait(command_line: CommandLine) -> None:
    held = ["--variant", "lianzhong-simple", "--option", "held_back=on"]
    assert command_line("legal", *held, "--hand", "667").lines == ["7"]
    assert command_line("legal", *held, "--hand", "666").lines == ["666"]
    assert command_line("legal", *held, "--hand", "666", "--table", "7").lines == []


def test_legal_batch(command_line: CommandLine) -> None:
    given = '{"hand":"778"}\n{"hand":"778","table":"7"}\n{"hand":"7","table":"8"}\n{"hand":"7","table":null}\n'
    run = command_line("legal", "--variant", "qingdao", "--batch", given=given)
    assert run.code == 0
    assert [json.loads(line) for line in run.lines] == [["7", "8", "77"], ["8"], [], ["7"]]


def test_legal_batch_answers_null_where_a_line_cannot_be_read(command_line: CommandLine) -> None:
    given = '{"hand":"7"}\nx\n[]\n{"hand":7}\n{"hand":"7","table":"78"}\n{"table":"7"}\n\n' + "[" * 100_000 + "\n"
    run = command_line("legal", "--variant", "qingdao", "--batch", given=given)
    assert run.code == 2 and run.err.count("\n") == 1
    assert run.lines == ['["7"]', *["null"] * 7]


@pytest.mark.parametrize(
    "arguments",
    [
        ["legal", "--variant", "qingdao"],
        ["legal", "--variant", "qingdao", "--batch", "--hand", "7"],
        ["legal", "--variant", "qingdao", "--batch", "--table", "7"],
        ["beats", "--variant", "qingdao", "7"],
        ["beats", "--variant", "qingdao", "7", "8", "9"],
        ["beats", "7", "8"],
        ["beats", "--variant", "shanghai", "7", "8"],
        ["beats", "--variant", "qingdao", "--option", "kao", "7", "8"],
        ["beats", "--variant", "qingdao", "--option", "kao=perhaps", "7", "8"],
        ["beats", "--variant", "qingdao", "--option", "kao=on\noff", "7", "8"],
        ["beats", "--variant", "qingdao", "--option", "lights=on", "7", "8"],
        ["beats", "--variant", "lianzhong-simple", "--option", "fixed_guard=on", "7", "8"],
        ["beats", "--var", "qingdao", "7", "8"],
    ],
)
def test_bad_input_is_one_line(command_line: CommandLine, arguments: list[str]) -> None:
    command_line.refused(*arguments)


def test_every_legal_play_beats_and_nothing_else_does(command_line: CommandLine) -> None:
    for variant, hand, table in [("qingdao", "GBs2AA99", "B7"), ("lianzhong-simple", "BBs*s2AA9", "s77")]:
        chosen = ["--variant", variant, "--option", "kao=on"]
        legal = command_line("legal", *chosen, "--hand", hand, "--table", table).lines
        assert legal
        given = "".join(f"{table} {play}\n" for play in legal)
        assert set(command_line("beats", *chosen, given=given).lines) == {"1"}
        assert all(parse_cards(play) for play in legal)
