"""A small sample of the long runs: every branch of a deal occurs, and the command says what it did."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.engine import reference, soak
from tests.engine.soak import BRANCHES, compare_pairs, referee, run_deal, run_match
from tests.engine.tables import RULES, rules_of

# A few matches of three deals that between them go through everything; each is (case, number).
MATCHES = [
    ("weifang-solo_claim", 0),
    ("tribute-kao", 1),
    ("wild-twos-hard_pass+held_back+low_rank3", 3),
    ("lianzhong-simple-solo_claim", 4),
    ("lianzhong-classic-none", 0),
    ("qingdao-fixed_guard+hard_pass+held_back+kao+solo_claim+twos_beat_big", 0),
    ("weifang-solo_claim", 1),
    ("weihai-none", 1),
    ("lianzhong-simple-hard_pass", 1),
    ("wild-twos-low_rank3", 1),
    ("wild-twos-held_back+low_rank3", 4),
    ("weihai-hard_pass", 6),
]


def test_every_branch_occurs_in_a_few_matches() -> None:
    seen: Counter[str] = Counter()
    for case, number in MATCHES:
        done, found = run_match(RULES[case], f"branch {number}", 3)
        seen.update(found)
        for _, begun, end in done:
            referee(begun, end, Random(case))
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


@pytest.mark.parametrize("what", ["deals", "records", "tricks"])
def test_the_command_runs_deals(what: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(soak, "CASES", soak.CASES[:1])
    monkeypatch.setattr(soak, "RULES", dict(list(soak.RULES.items())[:1]))
    soak.main([what, "2"])
    out = capsys.readouterr().out
    assert "2 deals over 1 rule sets, " in out
    assert (" tricks, " in out) is (what == "tricks")
    assert "never occurred: " in out


def test_the_command_compares_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    soak.main(["pairs", "500"])
    assert "does not: " in capsys.readouterr().out


def test_too_few_branches_in_a_long_run_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "ENOUGH_FOR_EVERY_BRANCH", 1)
    with pytest.raises(SystemExit):
        soak.main(["deals", "1"])


@pytest.mark.parametrize("broken", ["owner", "passed", "out"])
def test_a_referee_that_is_wrong_is_noticed(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = reference.following

    def wrong(position: reference.Position, *more: object) -> reference.Position:
        after = right(position, *more)  # type: ignore[arg-type]
        changes = {
            "owner": {"turn": (after.turn + 1) % 5},
            "passed": {"passed": frozenset({after.turn})},
            "out": {"out": ()},
        }
        return replace(after, **changes[broken])  # type: ignore[arg-type]

    ((_, begun, end),), _ = run_match(RULES["qingdao-none"], "wrong", 1)
    assert end.outcome is not None and not end.outcome.void
    monkeypatch.setattr(reference, "following", wrong)
    with pytest.raises((AssertionError, IndexError)):
        referee(begun, end, Random(0))


def test_a_comparator_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "beats", lambda table, reply, rules: len(table) == len(reply))
    with pytest.raises(AssertionError):
        compare_pairs(1_000, "wrong")
