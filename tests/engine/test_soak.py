"""A small sample of the long runs: every branch of a deal occurs, and the command says what it did."""

from collections import Counter

import pytest

from tests.engine import soak
from tests.engine.soak import BRANCHES, compare_pairs, run_deal
from tests.engine.tables import rules_of

# A few deals that between them go through everything; each is (variant, options, seed, number).
DEALS: list[tuple[str, dict[str, bool], str, int]] = [
    ("qingdao", {"held_back": True}, "branch", 1),
    ("qingdao", {"kao": True}, "branch", 20),
    ("lianzhong-simple", {"twos_beat_big": True}, "branch", 37),
    ("qingdao", {}, "branch", 10),
    ("lianzhong-simple", {}, "branch", 0),
    ("lianzhong-simple", {}, "branch", 76),
    ("qingdao", {}, "branch", 4),
    ("qingdao", {"held_back": True}, "branch", 16),
    ("lianzhong-simple", {}, "branch", 5),
]


def test_every_branch_occurs_in_a_few_deals() -> None:
    seen: Counter[str] = Counter()
    for variant, options, seed, number in DEALS:
        _, found = run_deal(rules_of(variant, **options), seed, number)
        seen.update(found)
    assert set(seen) == BRANCHES


def test_hard_pass_lets_nobody_follow_after_a_pass() -> None:
    seen: Counter[tuple[bool, str]] = Counter()
    for variant in ("qingdao", "lianzhong-simple"):
        for number in range(4):
            for hard in (True, False):
                _, found = run_deal(rules_of(variant, solo_claim=False, hard_pass=hard), "soft", number)
                seen.update((hard, branch) for branch in found)
    assert seen[False, "followed after a pass"] > 0
    assert seen[True, "followed after a pass"] == 0


def test_the_command_runs_deals_and_pairs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(soak, "CASES", soak.CASES[:1])
    monkeypatch.setattr(soak, "CASE_IDS", soak.CASE_IDS[:1])
    with pytest.raises(SystemExit):
        soak.main(["deals", "1"])
    soak.main(["pairs", "500"])
    out = capsys.readouterr().out
    assert f"{soak.CASE_IDS[0]}: 1 deals" in out
    assert "never occurred: " in out
    assert "does not: " in out


def test_a_comparator_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "beats", lambda table, reply, rules: len(table) == len(reply))
    with pytest.raises(AssertionError):
        compare_pairs(1_000, "wrong")
