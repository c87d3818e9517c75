"""The command line of the window: what it takes, and one sentence for what it does not."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.command_line import PHASES, Arguments, CommandError, parse
from app.messages import MessageKind

ROOT = Path(__file__).resolve().parents[2]
PNG = b"\x89PNG\r\n\x1a\n"


def baohuang(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", *map(str, words)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"} | environment,
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )


def size_of(picture: Path) -> tuple[int, int]:
    content = picture.read_bytes()
    assert content[:8] == PNG
    return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")


def test_everything_together() -> None:
    words = (
        "match.json --variant lianzhong-simple --option kao=on --option held_back=off --seed 7 --lang zh"
        " --size 1920x1080 --bots random,standard,random,standard --autoplay --speed=fast --screenshot a.png"
        " --at play --data-dir here"
    )
    assert parse(words.split()) == Arguments(
        file=Path("match.json"),
        variant="lianzhong-simple",
        options=(("held_back", False), ("kao", True)),
        seed="7",
        lang="zh",
        size=(1920, 1080),
        bots=("random", "standard", "random", "standard"),
        autoplay=True,
        speed="fast",
        screenshot=Path("a.png"),
        at="play",
        data_dir=Path("here"),
    )
    assert parse([]) == Arguments()


def test_one_bot_level_is_for_all_four() -> None:
    assert parse(["--bots", "random"]).bots == ("random",) * 4
    mixed = parse(["--bots", "random,novice:bold,standard:balanced,standard:sly"]).bots
    assert mixed == ("random", "novice:bold", "standard", "standard:sly")


def test_a_file_may_begin_with_a_dash() -> None:
    assert parse(["--", "-x"]).file == Path("-x")


@pytest.mark.parametrize(
    ("words", "kind", "details"),
    [
        (["--colour", "red"], MessageKind.UNKNOWN_ARGUMENT, ("--colour",)),
        (["-x"], MessageKind.UNKNOWN_ARGUMENT, ("-x",)),
        (["--seed"], MessageKind.MISSING_VALUE, ("--seed",)),
        (["--seed", "--autoplay"], MessageKind.MISSING_VALUE, ("--seed",)),
        (["--seed="], MessageKind.MISSING_VALUE, ("--seed",)),
        (["--seed", "x" * 101], MessageKind.BAD_SEED, ()),
        (["--seed", "\udcff"], MessageKind.BAD_SEED, ()),
        (["--autoplay=yes"], MessageKind.UNEXPECTED_VALUE, ("--autoplay",)),
        (["--variant", "atlantis"], MessageKind.BAD_CHOICE, ("--variant", "atlantis")),
        (["--lang", "fr"], MessageKind.BAD_CHOICE, ("--lang", "fr")),
        (["--speed", "warp"], MessageKind.BAD_CHOICE, ("--speed", "warp")),
        (["--screenshot", "a.png", "--at", "tea"], MessageKind.BAD_CHOICE, ("--at", "tea")),
        (["--bots", "genius"], MessageKind.BAD_CHOICE, ("--bots", "genius")),
        (["--bots", "standard:shy"], MessageKind.BAD_CHOICE, ("--bots", "standard:shy")),
        (["--bots", "random,random"], MessageKind.BAD_BOT_COUNT, (2,)),
        (["--size", "big"], MessageKind.BAD_SIZE, ("big",)),
        (["--size", "800x600"], MessageKind.BAD_SIZE, ("800x600",)),
        (["--size", "99999x99999"], MessageKind.BAD_SIZE, ("99999x99999",)),
        (["--option", "kao"], MessageKind.BAD_RULE_OPTION, ("kao",)),
        (["--option", "kao=perhaps"], MessageKind.BAD_RULE_OPTION, ("kao=perhaps",)),
        (["--variant", "qingdao", "--option", "nonsense=on"], MessageKind.UNKNOWN_RULE_OPTION, ("nonsense", "qingdao")),
        (["one", "two"], MessageKind.TWO_FILES, ("two",)),
        (["--at", "play"], MessageKind.AT_NEEDS_SCREENSHOT, ()),
    ],
)
def test_what_is_wrong_is_named(words: list[str], kind: MessageKind, details: tuple[object, ...]) -> None:
    with pytest.raises(CommandError) as caught:
        parse(words)
    message = caught.value.message
    assert (message.kind, message.details[: len(details)]) == (kind, details)
    assert caught.value.exit_code == 2


def refused(done: subprocess.CompletedProcess[str], exit_code: int = 2) -> str:
    """The one line that it said."""
    assert done.returncode == exit_code, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "Traceback" not in line and line.startswith("baohuang: ")
    return line


def test_mistakes_are_said_in_the_language_asked_for() -> None:
    assert "atlantis" in refused(baohuang("--variant", "atlantis", "--lang", "en"))
    line = refused(baohuang("--lang", "zh", "--variant", "atlantis"))
    assert "atlantis" in line and any("\u4e00" <= letter <= "\u9fff" for letter in line)


def test_help_names_every_argument_and_phase() -> None:
    done = baohuang("--help", "--lang", "en")
    assert done.returncode == 0 and done.stderr == ""
    for word in ("--variant", "--seed", "--data-dir", "--at", *PHASES):
        assert word in done.stdout


def test_a_phase_that_never_comes_is_said(tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    done = baohuang("--variant", "qingdao", "--seed", "7", "--lang", "en", "--screenshot", picture, "--at", "kick")
    line = refused(done)
    assert "kick" in line and "7" in line
    assert not picture.exists()


@pytest.mark.parametrize("phase", ["deal", "solo_claim", "throne"])
def test_a_screenshot_of_a_phase(tmp_path: Path, phase: str) -> None:
    picture = tmp_path / "a.png"
    words = ("--variant", "qingdao", "--seed", "7", "--lang", "zh", "--size", "1366x768", "--speed", "instant")
    done = baohuang(*words, "--screenshot", picture, "--at", phase)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert size_of(picture) == (1366, 768)


def test_a_screenshot_leaves_the_players_files_alone(tmp_path: Path, user_folders: Path) -> None:
    done = baohuang("--seed", "7", "--screenshot", tmp_path / "a.png")
    assert (done.returncode, done.stderr) == (0, "")
    assert not [path for kind in ("data", "config", "state") for path in (user_folders / kind).glob("**/*")]


def test_a_screenshot_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    refused(baohuang("--seed", "7", "--lang", "en", "--screenshot", tmp_path / "none" / "a.png"), exit_code=1)


def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    words = ["play", "--variant", "qingdao", "--seed", "7", "--bots", "random", "--record", str(file), "--quiet"]
    subprocess.run([sys.executable, "-m", "engine", *words], cwd=ROOT, check=True, capture_output=True)
    return file


def test_a_record_opens(tmp_path: Path) -> None:
    done = baohuang(record(tmp_path), "--screenshot", tmp_path / "a.png", "--at", "settlement")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert str(file) in refused(baohuang(file, "--lang", "en"))
    for content in (b"", b"{}", b"\xff\x00", b"[1,2", b"[" * 100_000):
        file.write_bytes(content)
        assert str(file) in refused(baohuang(file, "--lang", "en"))


def test_a_record_changed_by_hand_is_refused_with_the_place(tmp_path: Path) -> None:
    file = record(tmp_path)
    content = json.loads(file.read_text(encoding="utf-8"))
    content["deals"][0]["actions"][9]["seat"] = (content["deals"][0]["actions"][9]["seat"] + 1) % 5
    file.write_text(json.dumps(content), encoding="utf-8")
    line = refused(baohuang(file, "--lang", "en"), exit_code=1)
    assert "1" in line and "10" in line


@pytest.mark.skipif(sys.platform != "linux", reason="only there a desktop is named by the environment")
def test_without_a_desktop_it_says_so() -> None:
    environment = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"), "")
    done = baohuang("--lang", "en", **environment)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr


def test_a_worker_does_not_load_qt() -> None:
    code = (
        "import sys, runpy; runpy.run_module('app', run_name='__mp_main__'); import app.bot_worker;"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
