"""`--smoke-test` passes on a whole program, leaves the player's files alone, and fails with one sentence."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
VERSION = (ROOT / "app" / "generated" / "version.txt").read_text(encoding="utf-8").strip()


def baohuang(*words: str | Path, program: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", "--lang", "en", *map(str, words)],
        cwd=program,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(program)} | environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1 and done.stdout == "", done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("baohuang: ")
    return done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program in a folder with a space and Chinese characters, to be spoilt."""
    folder = tmp_path / "保皇 game"
    for package in ("app", "engine"):
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__", "tst_*"))
    return folder


def test_a_whole_program_passes(tmp_path: Path, user_folders: Path) -> None:
    done = baohuang("--smoke-test", tmp_path / "end.png")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert report["version"] == VERSION
    assert report["decisions"] > 0 and report["first_frame_at"] > 0
    assert (tmp_path / "end.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert not [path for kind in ("data", "config", "state") for path in (user_folders / kind).glob("**/*")]


def test_it_saves_in_the_folder_that_is_named(tmp_path: Path, copy: Path) -> None:
    data = tmp_path / "数据 folder"
    done = baohuang("--smoke-test", tmp_path / "end.png", "--data-dir", data, program=copy)
    assert (done.returncode, done.stderr) == (0, "")
    with sqlite3.connect(data / "baohuang.sqlite3") as saved:
        assert saved.execute("SELECT count(*) FROM deals WHERE settled IS NOT NULL").fetchone() == (1,)


def test_it_plays_on_where_an_earlier_one_ended(tmp_path: Path) -> None:
    for number in (1, 2):
        done = baohuang("--smoke-test", tmp_path / "end.png", "--data-dir", tmp_path / "data")
        assert (done.returncode, done.stderr) == (0, ""), number
        assert json.loads(done.stdout)["decisions"] > 0
    with sqlite3.connect(tmp_path / "data" / "baohuang.sqlite3") as saved:
        assert saved.execute("SELECT count(*) FROM deals WHERE settled IS NOT NULL").fetchone() == (2,)


@pytest.mark.parametrize(
    "lost",
    [
        "app/qml/Baohuang/panels/RuleLine.qml",
        "app/qml/Baohuang/art/card-B.svg",
        "app/generated/i18n/baohuang_zh_CN.qm",
        "app/generated/fonts",
        "app/sounds/trick.wav",
        "engine/bots/belief.json",
        "engine/bots/outlook.json",
    ],
)
def test_a_spoilt_installation_is_named(tmp_path: Path, copy: Path, lost: str) -> None:
    if (copy / lost).is_dir():
        shutil.rmtree(copy / lost)
    else:
        (copy / lost).write_bytes(b"spoilt")
    assert (copy / lost).name in refused(baohuang("--smoke-test", tmp_path / "end.png", program=copy))


def test_bots_that_never_answer_fail_it(tmp_path: Path, copy: Path) -> None:
    worker = copy / "app" / "bot_worker.py"
    text = worker.read_text(encoding="utf-8")
    spoilt = text.replace("    signal.signal(", "    os._exit(3)\n    signal.signal(")
    assert spoilt != text
    worker.write_text(spoilt, encoding="utf-8")
    assert "computer players" in refused(baohuang("--smoke-test", tmp_path / "end.png", program=copy))


def test_a_picture_or_a_folder_that_cannot_be_written_fails_it(tmp_path: Path) -> None:
    line = refused(baohuang("--smoke-test", tmp_path / "none" / "end.png"))
    assert "none" in line
    (tmp_path / "taken").write_text("a file")
    line = refused(baohuang("--smoke-test", tmp_path / "end.png", "--data-dir", tmp_path / "taken"))
    assert "taken" in line


def test_the_version_is_that_of_the_project() -> None:
    done = baohuang("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"baohuang {VERSION}\n", "")
