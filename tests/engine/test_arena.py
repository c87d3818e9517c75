"""The arena: duplicate deals, one seat swapped; a killed run goes on where it was (formats: `arena`)."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.actions import PASS, SEATS, Prompt, Throne
from engine.arena.deals import Rotate, measure_deal
from engine.arena.report import read_result, result_json
from engine.arena.summary import estimate, summarize
from engine.arena.times import times_of, together
from engine.bots import Bot, Decision, Note, Why, make_bot
from engine.events import Role
from engine.variants import load
from engine.view import SeatView
from tests.engine.command_line import CommandLine

ROOT = Path(__file__).resolve().parents[2]
ARENA = ["arena", "--variant", "lianzhong-simple", "--bots", "standard", "--against", "random", "--seed", "5"]
STAND_IN = 0.001


def without_times(text: str) -> dict[str, Any]:
    """The report less how long decisions took."""
    report: dict[str, Any] = json.loads(text)
    for part in [report, *report.get("variants", {}).values()]:
        assert part.pop("ms_per_decision")["n"] > 0
    return report


class Passes:
    """Lets every trick go; leads as the random bot does."""

    def choose(self, view: SeatView, rng: Random) -> Decision:
        if view.prompt is Prompt.PLAY and view.table:
            return Decision(PASS, (Note(Why.TOO_DEAR),))
        return make_bot("random").choose(view, rng)


class Grabs(Passes):
    """Takes every throne it can get, and plays on like the random bot."""

    def choose(self, view: SeatView, rng: Random) -> Decision:
        if view.prompt is Prompt.THRONE and view.refuse(Throne(True)) is None:
            return Decision(Throne(True), (Note(Why.STRONG_HAND, (50,)),))
        return make_bot("random").choose(view, rng)


def results(variant: str, measured: Bot, table: Bot, deals: int, rotate: Rotate = Rotate.ALL) -> Sequence[Any]:
    ticks = iter(range(10**9))
    rules = load(variant).rules()
    return [
        measure_deal(rules, "5", number, measured, table, rotate, lambda: STAND_IN * next(ticks))
        for number in range(deals)
    ]


# One deal, many ways


@pytest.mark.parametrize("variant", ["qingdao", "weihai", "lianzhong-simple", "wild-twos"])
@pytest.mark.parametrize("level", ["random", "standard"])
def test_a_bot_gains_nothing_over_itself(variant: str, level: str) -> None:
    for result in results(variant, make_bot(level), make_bot(level), 4):
        assert {gain for _, gain in result.free} == {0}
        assert {gain for _, _, gain in result.roles} <= {0}
        assert {result.royal, result.commoners} <= {0, None}


def test_every_seat_is_taken_and_every_role_is_there() -> None:
    for result in results("lianzhong-simple", make_bot("standard"), make_bot("random"), 6):
        assert [seat for seat, _ in result.free] == list(SEATS)
        held = sorted(role.value for _, role, _ in result.roles)
        assert held in (["C", "C", "C", "E", "G"], ["C", "C", "C", "C", "S"], [])


def test_the_role_is_the_one_of_the_baseline_though_the_bot_would_take_the_throne() -> None:
    grabbed = results("lianzhong-simple", Grabs(), make_bot("random"), 12)
    plain = results("lianzhong-simple", make_bot("random"), make_bot("random"), 12)
    assert [[role for _, role, _ in result.roles] for result in grabbed] == [
        [role for _, role, _ in result.roles] for result in plain
    ]
    assert all({gain for _, _, gain in result.roles} <= {0} for result in grabbed)
    assert any(dict(result.free) != {seat: gain for seat, _, gain in result.roles} for result in grabbed)


def test_a_side_that_always_passes_loses_and_so_does_each_of_its_seats() -> None:
    found = summarize(results("lianzhong-simple", Passes(), make_bot("random"), 60), "1")
    for one in (found.all, found.by_role[Role.COMMONER], found.royal, found.commoners):
        assert one is not None and one.mean < 0 and one.low < one.mean < one.high


def test_one_seat_a_deal_takes_all_seats_equally_often() -> None:
    found = results("lianzhong-simple", make_bot("random"), make_bot("random"), 25, Rotate.ONE)
    taken = [result.free[0][0] for result in found]
    assert all(len(result.free) == 1 and result.royal is None for result in found)
    assert all(taken.count(seat) == 5 for seat in SEATS)
    assert all(len({(seat - at) % 5 for at, seat in enumerate(taken) if at % 5 == first}) == 5 for first in SEATS)


def test_times_are_those_of_decisions_with_a_choice() -> None:
    (found,) = results("lianzhong-simple", make_bot("random"), make_bot("random"), 1)
    assert found.times.longest == pytest.approx(1000 * STAND_IN)
    assert found.times.number > 50


def test_a_result_survives_its_json() -> None:
    for result in results("weihai", make_bot("random"), make_bot("random"), 4):
        assert read_result(json.loads(json.dumps(result_json(result)))) == result


# Figures


def test_times_in_classes() -> None:
    times = together([times_of(range(1, 51)), times_of(range(51, 101))])
    assert (times.number, times.longest) == (100, 100)
    assert times.percentile(0.5) == pytest.approx(50, rel=0.011)
    assert times.percentile(0.95) == pytest.approx(95, rel=0.011)
    assert times_of([]).percentile(0.5) == 0.0 == times_of([]).longest


def test_the_interval_is_that_of_the_mean() -> None:
    chance = Random(3)
    values = [chance.gauss(1.0, 2.0) for _ in range(400)]
    found = estimate(values, "1")
    assert found is not None and found.mean == pytest.approx(fmean(values))
    assert found.high - found.low == pytest.approx(2 * 1.96 * 2.0 / 20, rel=0.15)
    assert found == estimate(values, "1") != estimate(values, "2")
    assert estimate([], "1") is None


# The command


def test_json_as_the_formats_have_it(command_line: CommandLine) -> None:
    run = command_line(*ARENA, "--deals", "3", "--json")
    report = json.loads(run.out)
    assert run.code == 0 and (report["variant"], report["deals"], report["seed"]) == ("lianzhong-simple", 3, "5")
    assert set(report["by_role"]) == {"emperor", "guard", "commoner"}
    for part in (report["all"], report["by_role"]["commoner"]):
        assert part["n"] == 3 and part["ci95"][0] <= part["mean"] <= part["ci95"][1]
    assert set(report["ms_per_decision"]) >= {"median", "p95", "max"}


def test_the_standard_bot_is_better_than_chance(command_line: CommandLine) -> None:
    report = json.loads(command_line(*ARENA, "--deals", "15", "--json").out)
    assert report["all"]["ci95"][0] > 0


def test_for_people(command_line: CommandLine) -> None:
    run = command_line(*ARENA, "--deals", "2")
    assert run.lines[0] == "standard in one seat of random, 2 deals, points a deal"
    assert any(line.startswith("  all ") and line.endswith(", 2 deals)") for line in run.lines)
    assert not run.err


def test_several_variants_are_pooled(command_line: CommandLine) -> None:
    both = ["arena", "--bots", "standard", "--against", "random", "--deals", "2", "--seed", "5", "--json"]
    once = without_times(command_line(*both, "--variant", "lianzhong-simple,weihai").out)
    again = without_times(command_line(*both, "--variant", "lianzhong-simple", "--variant", "weihai").out)
    alone = without_times(command_line(*both, "--variant", "weihai").out)
    assert once == again and once["variant"] == "lianzhong-simple,weihai"
    assert {name: once["variants"]["weihai"][name] for name in ("all", "by_role", "by_side")} == {
        name: alone[name] for name in ("all", "by_role", "by_side")
    }
    means = [part["all"]["mean"] for part in once["variants"].values()]
    assert once["all"]["n"] == 4 and once["all"]["mean"] == pytest.approx(fmean(means), abs=1e-3)


def test_an_option_is_played(command_line: CommandLine) -> None:
    plain = without_times(command_line(*ARENA, "--deals", "4", "--json").out)
    other = without_times(command_line(*ARENA, "--deals", "4", "--json", "--option", "held_back=on").out)
    assert plain["by_role"] != other["by_role"]


def test_one_seat_a_deal_plays_no_sides(command_line: CommandLine) -> None:
    report = without_times(command_line(*ARENA, "--deals", "4", "--json", "--rotate", "one").out)
    assert report["by_side"]["royal"]["n"] == 0 and report["all"]["n"] == 4


def test_bad_input_is_one_line(command_line: CommandLine) -> None:
    assert "levels are" in command_line.refused(*ARENA, "--deals", "2", "--against", "wizard")
    assert "--deals must be" in command_line.refused(*ARENA, "--deals", "0")
    assert "--jobs must be" in command_line.refused(*ARENA, "--deals", "1", "--jobs", "0")
    assert "twice" in command_line.refused(*ARENA, "--deals", "1", "--variant", "lianzhong-simple")
    assert "no variant" in command_line.refused(*ARENA, "--deals", "1", "--variant", "mars")
    assert "--rotate" in command_line.refused(*ARENA, "--deals", "1", "--rotate", "three")


# Processes, and a run that goes on


def python(*arguments: str, **more: Any) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "engine", *arguments]
    piped = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, cwd=ROOT, encoding="utf-8", **piped, **more)


def test_two_processes_find_what_one_finds(command_line: CommandLine) -> None:
    one = command_line(*ARENA, "--deals", "5", "--json")
    two = python(*ARENA, "--deals", "5", "--json", "--jobs", "2")
    out, err = two.communicate(timeout=120)
    assert two.returncode == 0 and not err
    assert without_times(out) == without_times(one.out)


def until_lines(path: Path, number: int) -> None:
    """Wait until the file has so many lines."""
    until = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < number:
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_goes_on_where_it_was(command_line: CommandLine, tmp_path: Path, jobs: str) -> None:
    kept = tmp_path / "run.jsonl"
    whole = [*ARENA, "--deals", "8", "--json"]
    killed = python(*whole, "--jobs", jobs, "--resume", str(kept))
    until_lines(kept, 4)
    killed.kill()
    killed.communicate(timeout=60)
    done = kept.read_bytes().count(b"\n") - 1
    assert 3 <= done < 8
    resumed = command_line(*whole, "--resume", str(kept))
    unbroken = command_line(*whole)
    assert without_times(resumed.out) == without_times(unbroken.out)
    again = command_line(*whole, "--resume", str(kept))
    assert again.out == resumed.out and kept.read_bytes().count(b"\n") == 9


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
def test_ctrl_c_leaves_the_file_sound_and_no_process_behind(command_line: CommandLine, tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    stopped = python(*ARENA, "--deals", "500", "--jobs", "2", "--resume", str(kept), start_new_session=True)
    until_lines(kept, 3)
    os.killpg(stopped.pid, signal.SIGINT)
    out, err = stopped.communicate(timeout=30)
    assert (stopped.returncode, out, err) == (130, "", "")
    until = time.monotonic() + 10
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < until:
            os.killpg(stopped.pid, 0)
            time.sleep(0.05)
    assert command_line(*ARENA, "--deals", "3", "--resume", str(kept)).code == 0


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal of POSIX")
def test_a_terminal_sees_how_far_it_is() -> None:
    ours, theirs = os.openpty()
    shown = subprocess.Popen(
        [sys.executable, "-m", "engine", *ARENA, "--deals", "3"], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=theirs
    )
    os.close(theirs)
    assert shown.wait(timeout=120) == 0
    bar = os.read(ours, 10_000).decode()
    os.close(ours)
    assert (
        bar.index(" 1/3 deals, 0:00:")
        < bar.index(" 2/3 deals, 0:00:")
        < bar.index("[" + 30 * "#" + "] 3/3 deals, 0:00:00")
    )


def test_a_line_that_was_cut_off_is_played_again(command_line: CommandLine, tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    first = command_line(*ARENA, "--deals", "3", "--json", "--resume", str(kept))
    whole = kept.read_bytes()
    for length in (0, 5, whole.index(b"\n"), len(whole) - 1, len(whole) - 40):
        kept.write_bytes(whole[:length])
        again = command_line(*ARENA, "--deals", "3", "--json", "--resume", str(kept))
        assert without_times(again.out) == without_times(first.out)
        assert kept.read_bytes().count(b"\n") == 4


def test_a_run_may_grow(command_line: CommandLine, tmp_path: Path) -> None:
    kept = str(tmp_path / "run.jsonl")
    command_line(*ARENA, "--deals", "2", "--resume", kept)
    grown = command_line(*ARENA, "--deals", "4", "--json", "--resume", kept)
    assert without_times(grown.out) == without_times(command_line(*ARENA, "--deals", "4", "--json").out)


def test_the_file_of_another_run_is_refused_and_left_alone(command_line: CommandLine, tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    command_line(*ARENA, "--deals", "1", "--resume", str(kept))
    before = kept.read_bytes()
    here = [*ARENA, "--deals", "1", "--resume", str(kept)]
    changes = (("--seed", "6"), ("--bots", "random"), ("--against", "standard"), ("--rotate", "one"))
    for option, value in (*changes, ("--option", "kao=on")):
        line = command_line.refused(*here, option, value)
        assert "another run" in line
    other = before.replace(b'"engine": "', b'"engine": "0')
    kept.write_bytes(other)
    assert "its engine is older or newer" in command_line.refused(*here)
    assert kept.read_bytes() == other


@pytest.mark.parametrize(
    "content", [b"{}\n", b"[1]\n", b"\xff\xfe\n", b"notes of mine", b'{"arena": 7}\n', b"[" * 100_000 + b"\n"]
)
def test_a_foreign_file_is_refused_and_left_alone(command_line: CommandLine, tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "notes"
    kept.write_bytes(content)
    assert "not a file of the arena" in command_line.refused(*ARENA, "--deals", "1", "--resume", str(kept))
    assert kept.read_bytes() == content


def test_a_damaged_line_is_named(command_line: CommandLine, tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    command_line(*ARENA, "--deals", "2", "--resume", str(kept))
    head, *rows = kept.read_bytes().splitlines()
    for bad in (b"{}", b"[]", rows[0].replace(b'"free": [[0', b'"free": [[7'), rows[0].replace(b'"C"', b'"X"')):
        kept.write_bytes(b"\n".join([head, rows[1], bad, b""]))
        line = command_line.refused(*ARENA, "--deals", "2", "--resume", str(kept))
        assert "damaged in line 3" in line


@pytest.mark.parametrize("name", ["", "no/such/folder/run", "."])
def test_a_file_that_cannot_be_written_is_refused(
    command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    command_line.refused(*ARENA, "--deals", "1", "--resume", name)
    assert not list(tmp_path.iterdir())
