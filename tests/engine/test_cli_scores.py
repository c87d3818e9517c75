"""`score` (R11, R12)."""

import json
from pathlib import Path

import pytest

from engine.rules import ScoreTable
from engine.variants import load, variant_ids
from tests.engine.command_line import CommandLine

GOLDEN = json.loads((Path(__file__).parent.parent / "golden" / "scores.json").read_text(encoding="utf-8"))["cases"]


def score(command_line: CommandLine, variant: str, finish: str, *more: str) -> dict:
    run = command_line("score", "--variant", variant, "--finish", finish, *more, "--json")
    assert run.code == 0, run.err
    return json.loads(run.out)


@pytest.mark.parametrize("case", GOLDEN, ids=[case["id"] for case in GOLDEN])
def test_r17_golden_scores(command_line: CommandLine, case: dict) -> None:
    more = ["--solo", case["solo"]] if "solo" in case else []
    more += ["--declared", ",".join(case["declared"])] if "declared" in case else []
    assert score(command_line, case["variant"], ",".join(case["finish"]), *more)["points"] == case["points"]


LEVEL = [variant for variant in variant_ids() if load(variant).rules().scoring.table is ScoreTable.LEVEL]


def test_r17_every_golden_score_is_of_a_known_variant() -> None:
    assert {case["variant"] for case in GOLDEN} <= set(variant_ids())
    assert set(variant_ids()) - set(LEVEL) == {"tribute", "wild-twos"}


@pytest.mark.parametrize("variant", LEVEL)
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


@pytest.mark.parametrize(
    ("finish", "more", "points"),
    [
        ("E,C,C,G", [], {"E": 2, "G": 2, "C": -2}),
        ("E,G,C,C,C", [], {"E": 6, "G": 6, "C": -6}),
        ("C,E,G,C", [], {"E": 2, "G": 2, "C": -2}),
        ("E,C,C,C,G", [], {"E": 0, "G": 0, "C": 0}),
        ("C,C,C,G,E", [], {"E": -6, "G": -6, "C": 6}),
        ("S,C,C,C", ["--solo", "hidden"], {"S": 4, "C": -4}),
        ("C,C,S,C", ["--solo", "hidden"], {"S": 0, "C": 0}),
        ("C,C,C,C,S", ["--solo", "hidden"], {"S": -4, "C": 4}),
        ("C,S,C,C", ["--solo", "open"], {"S": 4, "C": -4}),
        ("C,C,C,C", ["--solo", "open"], {"S": -8, "C": 8}),
    ],
)
def test_r12_5_places_pay_by_side(command_line: CommandLine, finish: str, more: list[str], points: dict) -> None:
    assert score(command_line, "tribute", finish, *more)["points"] == points


WON, DRAWN, LOST = ({"E": 2 * won, "G": won, "C": -won} for won in (1, 0, -1))


@pytest.mark.parametrize(
    ("finish", "more", "points"),
    [
        ("E,G,C,C", [], WON),
        ("E,C,C,G", [], WON),
        ("E,C,C,C,G", [], DRAWN),
        ("G,E,C,C", [], WON),
        ("G,C,E,C", [], DRAWN),
        ("G,C,C,E", [], LOST),
        ("C,E,G,C", [], LOST),
        ("E,G,C,C", ["--declared", "guard"], WON),
        ("E,C,G,C", ["--declared", "guard"], LOST),
        ("G,E,C,C", ["--declared", "guard"], LOST),
        ("S,C,C,C", ["--solo", "hidden"], {"S": 4, "C": -1}),
        ("C,S,C,C", ["--solo", "hidden"], {"S": -4, "C": 1}),
        ("S,C,C,C", ["--solo", "open"], {"S": 8, "C": -2}),
        ("C,S,C,C", ["--solo", "open"], {"S": -8, "C": 2}),
    ],
)
def test_r12_6_won_drawn_or_lost(command_line: CommandLine, finish: str, more: list[str], points: dict) -> None:
    scored = score(command_line, "wild-twos", finish, *more)
    assert scored["points"] == points and scored["stakes"] == 1


@pytest.mark.parametrize(
    ("more", "stakes"),
    [
        ([], 1),
        (["--declared", "guard"], 2),
        (["--declared", "revolt"], 2),
        (["--declared", "kick,guard"], 4),
        (["--declared", "revolt,kick"], 4),
        (["--declared", "guard,revolt,kick"], 4),
    ],
)
def test_r7_6_a_kick_doubles_once_more(command_line: CommandLine, more: list[str], stakes: int) -> None:
    scored = score(command_line, "weihai", "E,G", *more)
    assert scored["stakes"] == stakes and scored["points"] == {"E": 6 * stakes, "G": 3 * stakes, "C": -3 * stakes}


def test_r7_6_a_hidden_solo_that_was_revolted_against_and_kicked_is_four_times(command_line: CommandLine) -> None:
    scored = score(command_line, "weihai", "S", "--solo", "hidden", "--declared", "revolt,kick")
    assert scored["points"] == {"S": 48, "C": -12}


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
    ("arguments", "reason"),
    [
        (["tribute", "E,C,C,G"], "places: Emperor and Guard (4 - 2) = +2 each, Commoners (2 + 0 - 4) = -2 each"),
        (["tribute", "C,S,C,C", "--solo", "open"], "open solo, Emperor second: Emperor +2 x 2 = +4, each other -4"),
        (["tribute", "C,C,S,C", "--solo", "hidden"], "hidden solo, Emperor third: Emperor 0, each other 0"),
        (
            ["wild-twos", "G,C,E,C"],
            "drawn, Emperor third and Guard first: Emperor 0, Guard 0, each Commoner 0",
        ),
        (["wild-twos", "S,C,C,C", "--solo", "open"], "open solo won, Emperor first: Emperor +8, each other -2"),
        (
            ["weihai", "S", "--solo", "hidden", "--declared", "revolt,kick"],
            "hidden solo, Emperor first: Emperor +12 x 4 = +48, each other -3 x 4 = -12",
        ),
    ],
)
def test_r12_7_every_table_shows_its_arithmetic(command_line: CommandLine, arguments: list[str], reason: str) -> None:
    variant, finish, *more = arguments
    assert score(command_line, variant, finish, *more)["reason"] == reason


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
        (["weihai", "E,G", "--declared", "kick"], "answers a declared Guard or a revolt"),
        (["weihai", "S", "--solo", "hidden", "--declared", "kick"], "answers a declared Guard or a revolt"),
        (["tribute", "E,G,C,C", "--declared", "guard"], "no declaration of the guard"),
        (["tribute", "E,G"], "until four seats are out"),
        (["wild-twos", "S", "--solo", "open"], "until four seats are out"),
        (["laiwu", "E,G", "--declared", "revolt"], "no revolt"),
        (["qingdao", "E,G", "--declared", "shout"], "knows guard"),
        (["qingdao", "E,G", "--declared", "guard,"], "knows guard"),
    ],
)
def test_what_cannot_be_is_refused(command_line: CommandLine, arguments: list[str], says: str) -> None:
    variant, finish, *more = arguments
    assert says in command_line.refused("score", "--variant", variant, "--finish", finish, *more)
