"""`variants`, `rules`, `play`, `replay`, and what the command line does with whatever else comes (formats)."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.bots import LEVELS
from engine.replay import replay
from engine.variants import load, setting_text, variant_ids
from tests.engine.command_line import CommandLine
from tests.engine.matches import match_text

ROOT = Path(__file__).resolve().parents[2]
PLAY = ["play", "--variant", "qingdao", "--seed", "7", "--bots", "random"]


def test_variants_json(command_line: CommandLine) -> None:
    rows = json.loads(command_line("variants", "--json").out)
    assert [row["id"] for row in rows] == list(variant_ids())
    found = {row["id"]: row for row in rows}
    qingdao, simple = found["qingdao"], found["lianzhong-simple"]
    assert (qingdao["zh"], qingdao["en"], qingdao["cards"], qingdao["guard"]) == ("青岛", "Qingdao", 216, "called")
    assert (simple["cards"], simple["guard"]) == (168, "sword")
    assert [found[name]["cards"] for name in ("weifang", "weihai", "laiwu", "tribute")] == [205, 166, 216, 216]


# As the table of options in the formats: `fixed` and absent options are not offered.
_OFF = dict.fromkeys(("kao", "twos_beat_big", "hard_pass"), False)
OPTIONS = {
    "qingdao": {**_OFF, "held_back": False, "solo_claim": True, "fixed_guard": False},
    "weifang": {"kao": False, "hard_pass": False, "solo_claim": True},
    "weihai": _OFF,
    "laiwu": _OFF,
    "lianzhong-classic": {**_OFF, "held_back": False, "solo_claim": False},
    "lianzhong-simple": {**_OFF, "held_back": False, "solo_claim": False},
    "tribute": _OFF,
    "wild-twos": {"held_back": True, "hard_pass": False, "emperor_pile": False, "low_rank": 3},
    "rizhao": {**_OFF, "held_back": False},
}


def test_variants_json_lists_the_options_of_every_variant(command_line: CommandLine) -> None:
    rows = json.loads(command_line("variants", "--json").out)
    assert {row["id"]: row["options"] for row in rows} == OPTIONS
    assert "low_rank=3" in command_line("variants").out and "held_back=on" in command_line("variants").out


def test_variants_for_people(command_line: CommandLine) -> None:
    run = command_line("variants")
    for variant in variant_ids():
        found = load(variant)
        assert found.zh in run.out and found.en in run.out and found.about_zh in run.out


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_rules(command_line: CommandLine, variant: str, lang: str) -> None:
    run = command_line("rules", variant, "--lang", lang)
    assert run.code == 0
    assert (load(variant).zh if lang == "zh" else load(variant).en) in run.lines[0]


def test_rules_are_english_unless_asked(command_line: CommandLine) -> None:
    assert command_line("rules", "qingdao").out == command_line("rules", "qingdao", "--lang", "en").out


def test_play_tells_the_deal(command_line: CommandLine) -> None:
    run = command_line(*PLAY)
    assert run.code == 0
    assert run.lines[0] == "Deal 1, dealt from seat 0"
    assert any(line.startswith("  1. Seat ") for line in run.lines)
    assert run.lines[-1].strip().startswith(("K = ", "open solo", "hidden solo", "void"))


def test_play_is_the_same_every_time(command_line: CommandLine) -> None:
    assert command_line(*PLAY).out == command_line(*PLAY).out
    assert command_line(*PLAY).out != command_line(*PLAY[:4], "8", *PLAY[5:]).out


def test_chance_of_the_bots_is_not_that_of_the_deal(command_line: CommandLine) -> None:
    """Other bots, or other deals before, change nothing about the cards."""
    hands = {
        tuple(line.split(None, 3)[3] for line in command_line(*PLAY[:5], "--bots", level).lines[1:6])
        for level in LEVELS
    }
    assert len(hands) == 1
    random.seed(1)
    once = command_line(*PLAY).out
    random.seed(2)
    assert command_line(*PLAY).out == once


def test_play_counts_and_totals_deals(command_line: CommandLine) -> None:
    run = command_line(*PLAY, "--deals", "3")
    assert [line for line in run.lines if line.startswith("Deal ")][2].startswith("Deal 3, dealt from seat ")
    assert run.lines[-1].startswith("After 3 deals: seat 0 ")


def test_quiet_play_prints_a_line_a_deal(command_line: CommandLine) -> None:
    run = command_line(*PLAY, "--deals", "2", "--quiet")
    assert [line.split(":")[0] for line in run.lines] == ["deal 1", "deal 2"]


def test_five_bots_of_their_own_levels(command_line: CommandLine) -> None:
    run = command_line(*PLAY[:5], "--bots", "random,standard,random,random,standard", "--quiet")
    assert run.code == 0


@pytest.mark.parametrize("variant", variant_ids())
def test_what_play_records_replay_verifies(command_line: CommandLine, tmp_path: Path, variant: str) -> None:
    file = tmp_path / "match.json"
    first = load(variant).options[0]
    value = next(value for value in first.values if value != first.default)
    play = ["play", "--variant", variant, "--option", f"{first.name}={setting_text(value)}", "--seed", "7"]
    play += ["--bots", "random,standard,novice:sly,standard:bold,standard:balanced"]
    assert command_line(*play, "--deals", "3", "--record", str(file), "--quiet").code == 0
    run = command_line("replay", str(file))
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"verified: {variant}, deals 3, actions ")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["seed"] == "7" and record["options"][first.name] is value
    assert [(seat["bot"], seat.get("style")) for seat in record["seats"]] == [
        ("random", None),
        ("standard", None),
        ("novice", "sly"),
        ("standard", "bold"),
        ("standard", None),
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize("variant", variant_ids())
def test_every_option_is_played_recorded_and_verified(command_line: CommandLine, tmp_path: Path, variant: str) -> None:
    for option in load(variant).options:
        for value in option.values:
            file = tmp_path / f"{option.name}.json"
            setting = f"{option.name}={setting_text(value)}"
            play = ["play", "--variant", variant, "--option", setting, "--seed", "3", "--bots", "random"]
            assert command_line(*play, "--record", str(file), "--quiet").code == 0
            assert command_line("replay", str(file)).code == 0
            recorded = json.loads(file.read_text(encoding="utf-8"))["options"]
            assert recorded == load(variant).resolved_options({option.name: value})
            assert type(recorded[option.name]) is type(value)


@pytest.mark.skipif(os.name != "posix", reason="links and permissions of POSIX")
def test_a_record_takes_the_place_of_the_old_one(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("old", encoding="utf-8")
    file.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(file)
    assert command_line(*PLAY, "--record", str(link), "--quiet").code == 0
    assert link.is_symlink()
    assert replay(file.read_text(encoding="utf-8")).deals
    assert file.stat().st_mode & 0o777 == 0o640


def test_replay_says_where_a_record_breaks(command_line: CommandLine, tmp_path: Path) -> None:
    record = json.loads(match_text("qingdao", "11"))
    record["deals"][0]["outcome"]["points"][2] += 1
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    run = command_line("replay", str(file))
    assert (run.code, run.err) == (1, "")
    assert run.out.startswith("broken: deal 1, outcome.points[2]: the record says ")


def test_replay_reads_a_byte_order_mark(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("\ufeff" + match_text("qingdao", "11"), encoding="utf-8")
    assert command_line("replay", str(file)).code == 0


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"\x00" * 5000, b"{}", b"[1]", b"[" * 200_000, b'{"game":"guandan"}', b"1e999"]
)
def test_what_is_no_record_is_one_line(command_line: CommandLine, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert "not a record" in command_line.refused("replay", str(file))


def test_a_huge_file_is_no_record(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as sparse:
        sparse.truncate(3_000_000_000)
    assert "larger" in command_line.refused("replay", str(file))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "required: COMMAND"),
        (["shuffle"], "invalid choice"),
        (["arena"], "--variant"),
        (["dance"], "invalid choice"),
        (["--loud"], ""),
        (["variants", "--yaml"], "--yaml"),
        (["rules"], "VARIANT"),
        (["rules", "shanghai"], "qingdao, weifang, weihai"),
        (["rules", "base"], "no variant"),
        (["rules", "../qingdao"], "no variant"),
        (["rules", "qingdao", "--lang", "fr"], "invalid choice"),
        (["rules", "qingdao", "--option", "x=on"], "no option"),
        (["rules", "weifang", "--option", "held_back=off"], "no option"),
        (["rules", "qingdao", "--option", "kao=4"], "on or off, not '4'"),
        (["rules", "wild-twos", "--option", "low_rank=on"], "3, 4 or 6, not 'on'"),
        (["rules", "wild-twos", "--option", "low_rank=5"], "3, 4 or 6, not '5'"),
        (["rules", "wild-twos", "--option", "low_rank="], "3, 4 or 6"),
        (["replay"], "FILE"),
        (["replay", "/no/such/file"], "cannot read"),
        (["replay", "."], "cannot read"),
        (["replay", "a\0b"], "cannot read"),
        (["replay", ""], "cannot read"),
        (PLAY[:3], "--seed"),
        ([*PLAY[:4], "x", *PLAY[5:]], "--seed must be"),
        ([*PLAY[:4], "-1", *PLAY[5:]], "--seed must be"),
        ([*PLAY[:4], "1.5", *PLAY[5:]], "--seed must be"),
        ([*PLAY[:4], "9" * 30, *PLAY[5:]], "--seed must be"),
        ([*PLAY[:4], "٣", *PLAY[5:]], "--seed must be"),
        ([*PLAY[:6], "wizard"], "random, novice, standard"),
        ([*PLAY[:6], ""], "levels are"),
        ([*PLAY[:6], "standard:shy"], "styles are balanced, bold, careful, sly"),
        ([*PLAY[:6], "standard:"], "styles are"),
        ([*PLAY[:6], "random:bold"], "random has no styles"),
        ([*PLAY[:6], "random,random"], "five"),
        ([*PLAY, "--deals", "0"], "--deals must be"),
        ([*PLAY, "--deals", "many"], "--deals must be"),
        ([*PLAY, "--deals", "1001", "--record", "x"], "to 1000"),
        ([*PLAY, "--record", ""], "cannot write"),
        ([*PLAY, "--record", "."], "cannot write"),
        ([*PLAY, "--record", "/no/such/folder/x"], "cannot write"),
        ([*PLAY, "--record", "a\0b"], "cannot write"),
    ],
)
def test_bad_input_is_one_line(command_line: CommandLine, arguments: list[str], says: str) -> None:
    assert says in command_line.refused(*arguments)


# As a process


def start(*arguments: str, **more: object) -> subprocess.Popen:
    return subprocess.Popen(  # type: ignore[call-overload]
        [sys.executable, "-m", "engine", *arguments], cwd=ROOT, stderr=subprocess.PIPE, **more
    )


def test_a_closed_pipe_is_no_error() -> None:
    with start(*PLAY, "--deals", "200", stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=30) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_interrupt_leaves_no_traceback_and_no_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with start(*PLAY, "--deals", "1000", "--record", str(file), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.wait(timeout=30) == 130
        assert process.stderr.read() == b""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize("arguments", [["variants"], ["rules", "qingdao", "--lang", "zh"], PLAY])
def test_a_full_disk_is_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full, start(*arguments, stdout=full) as process:
        assert process.stderr is not None
        complaint = process.stderr.read().decode()
        assert process.wait(timeout=30) == 2
    assert complaint.startswith("baohuang: ") and complaint.count("\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_chinese_is_printed_whatever_the_terminal_says(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    with start("rules", "qingdao", "--lang", "zh", stdout=subprocess.PIPE, env=environment) as process:
        out, err = process.communicate(timeout=30)
    assert process.returncode == 0 and err == b""
    assert "青岛保皇" in out.decode("utf-8")


def test_bytes_that_are_no_text_are_lines_that_cannot_be_read() -> None:
    with start("beats", "--variant", "qingdao", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        out, err = process.communicate(b"\xff\xfe 8\n7 8\n", timeout=30)
    assert (process.returncode, out) == (2, b"?\n1\n")
    assert err.count(b"\n") == 1
