"""`score` (R11, R12)."""

import json
from pathlib import Path

import pytest

from engine.variants import variant_ids
from tests.engine.command_line import CommandLine

GOLDEN = json.loads((Path(__file__).parent.parent / "golden" / "scores.json").read_text(encoding="utf-8"))["cases"]
HERE = [case for case in GOLDEN if case["variant"] in variant_ids()]


def score(command_line: CommandLine, variant: str, finish: str, *more: str) -> dict:
    run = command_line("score", "--variant", variant, "--finish", finish, *more, "--json")
    assert run.code == 0, run.err
    return json.loads(run.out)


@pytest.mark.parametrize("case", HERE, ids=[case["id"] for case in HERE])
def test_r17_golden_scores(command_line: CommandLine, case: dict) -> None:
    more = ["--solo", case["solo"]] if "solo" in case else []
    more += ["--declared", ",".join(case["declared"])] if "declared" in case else []
    assert score(command_line, case["variant"], ",".join(case["finish"]), *more)["points"] == case["points"]


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize(
    ("finish", "more", "points"),
    [
        ("E,G", [], {"E": 6, "G": 3, "C": -3}),
        ("G,E,C,C,C", [], {"E": 6, "G": 3, "C": -3}),
        ("C,C,C", [], {"E": -6, "G": -3, "C": 3}),
        ("E,C,C,C", [], {"E": 0, "G": 0, "C": 0}),
        ("C,C,E,G", ["--declared", "guard"], {"E": -4, "G": -2, "C": 2}),
        ("S", ["--solo", "open"], {"S": 24, "C": -6}),
        ("C", ["--solo", "open"], {"S": -24, "C": 6}),
        ("C,S,C,C,C", ["--solo", "open"], {"S": -24, "C": 6}),
        ("S", ["--solo", "hidden"], {"S": 12, "C": -3}),
        ("C,S", ["--solo", "hidden"], {"S": 0, "C": 0}),
        ("C,C", ["--solo", "hidden"], {"S": -12, "C": 3}),
        ("C,C,S", ["--solo", "hidden"], {"S": -12, "C": 3}),
    ],
)
def test_r12_points(command_line: CommandLine, variant: str, finish: str, more: list[str], points: dict) -> None:
    assert score(command_line, variant, finish, *more)["points"] == points


def test_r11_3_places_after_the_end_never_change_a_score(command_line: CommandLine) -> None:
    expected = score(command_line, "qingdao", "C,E,C,C")["points"]
    assert score(command_line, "qingdao", "C,E,C,C,G")["points"] == expected
    assert score(command_line, "qingdao", "E,G,C,C,C")["points"] == score(command_line, "qingdao", "E,G")["points"]


def test_r7_4_a_revolt_doubles(command_line: CommandLine) -> None:
    plain = score(command_line, "lianzhong-simple", "S", "--solo", "hidden")
    revolted = score(command_line, "lianzhong-simple", "S", "--solo", "hidden", "--declared", "revolt")
    assert (plain["stakes"], revolted["stakes"]) == (1, 2)
    assert revolted["points"] == {role: 2 * points for role, points in plain["points"].items()}


def test_r7_5_the_guard_preempts_a_revolt(command_line: CommandLine) -> None:
    assert score(command_line, "lianzhong-simple", "E,G", "--declared", "guard,revolt")["stakes"] == 2


def test_r12_7_the_arithmetic_is_shown(command_line: CommandLine) -> None:
    assert score(command_line, "qingdao", "E,C,G", "--declared", "guard")["reason"] == (
        "K = 6 - (1 + 3) = 2: Emperor 2K x 2 = +8, Guard K x 2 = +4, each Commoner -K x 2 = -4"
    )
    run = command_line("score", "--variant", "qingdao", "--finish", "S", "--solo", "open")
    assert run.lines == [
        "Emperor alone  +24",
        "Commoner        -6 each",
        "stakes x 1",
        "open solo, Emperor first: Emperor +24, each other -6",
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["qingdao", "E,E"], "Emperor 2 times"),
        (["qingdao", "E,G,C,C,C,C"], "Commoner 4 times"),
        (["qingdao", "E,C"], "not ended"),
        (["qingdao", "C,C"], "not ended"),
        (["qingdao", "C", "--solo", "hidden"], "not ended"),
        (["qingdao", ""], "E, G, C or S"),
        (["qingdao", "E;G"], "E, G, C or S"),
        (["qingdao", "e,g"], "E, G, C or S"),
        (["qingdao", "S"], "needs --solo"),
        (["qingdao", "E", "--solo", "open"], "is S"),
        (["qingdao", "S,G", "--solo", "open"], "is S"),
        (["qingdao", "S,S", "--solo", "open"], "2 times"),
        (["qingdao", "S", "--solo", "loud"], "invalid choice"),
        (["qingdao", "S", "--solo", "hidden", "--declared", "guard"], "no Guard"),
        (["qingdao", "E,G", "--declared", "revolt"], "no revolt"),
        (["qingdao", "E,G", "--declared", "kick"], "no kick"),
        (["lianzhong-simple", "E,G", "--declared", "guard,kick"], "no kick"),
        (["lianzhong-simple", "S", "--solo", "open", "--declared", "revolt"], "nobody revolts"),
        (["qingdao", "E,G", "--declared", "shout"], "knows guard"),
        (["qingdao", "E,G", "--declared", "guard,"], "knows guard"),
    ],
)
def test_what_cannot_be_is_refused(command_line: CommandLine, arguments: list[str], says: str) -> None:
    variant, finish, *more = arguments
    assert says in command_line.refused("score", "--variant", variant, "--finish", finish, *more)
