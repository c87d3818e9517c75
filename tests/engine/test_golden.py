"""R17: the worked examples of the rule book, each under its own id."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.cards import parse_cards
from engine.events import Role
from engine.plays import beats
from engine.scoring import score
from engine.state import SoloKind
from engine.tricks import closes_trick
from engine.variants import variant_ids
from tests.engine.tables import rules_of

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
KNOWN = variant_ids()


def golden(name: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((GOLDEN / name).read_text(encoding="utf-8"))["cases"]
    return cases


COMPARISONS = [(case, variant) for case in golden("comparisons.json") for variant in case["variants"]]
SCORES = golden("scores.json")


@pytest.mark.parametrize(
    ("case", "variant"),
    [pytest.param(case, variant, id=f"{case['id']}-{variant}") for case, variant in COMPARISONS if variant in KNOWN],
)
def test_r17_comparison(case: dict[str, Any], variant: str) -> None:
    rules = rules_of(variant, **case.get("options", {}))
    table, reply = parse_cards(case["table"]), parse_cards(case["reply"])
    assert beats(table, reply, rules) is case["legal"], case["source"]


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in SCORES if case["variant"] in KNOWN])
def test_r17_score(case: dict[str, Any]) -> None:
    solo = SoloKind(case.get("solo", "none"))
    royals = ["E", "G"] if solo is SoloKind.NONE else ["S"]
    missing = Counter([*royals, *["C"] * (5 - len(royals))]) - Counter(case["finish"])
    finish = [*case["finish"], *missing.elements()]
    roles = {seat: Role(letter) for seat, letter in enumerate(finish)}
    stakes = 2 ** len(case.get("declared", ()))
    outcome = score(rules_of(case["variant"]), (0, 1, 2, 3, 4), len(case["finish"]), roles, solo, stakes)
    assert {letter: outcome.points[finish.index(letter)] for letter in case["points"]} == case["points"]
    assert outcome.points == tuple(case["points"][letter] for letter in finish)


@pytest.mark.parametrize("case", [case for case in golden("comparisons.json") if "closes_trick" in case])
def test_r17_the_trick_closes(case: dict[str, Any]) -> None:
    assert closes_trick(parse_cards(case["table"]), parse_cards(case["reply"]), rules_of("weifang"))


def test_r17_no_case_is_left_out() -> None:
    assert len(COMPARISONS) == sum(len(case["variants"]) for case in golden("comparisons.json"))
    assert {variant for _, variant in COMPARISONS} == set(KNOWN) - {"rizhao"}
    assert {case["variant"] for case in SCORES} <= set(KNOWN)
