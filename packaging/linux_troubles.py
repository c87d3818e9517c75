"""What can go wrong where the program is installed: each time one sentence, no traceback, nothing lost."""

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bare_system import DISPLAY, HOME, PLAYER, Bare, keeps_playing, one_sentence, passed

from app import preflight

FEWEST = 20
"""Fewer answers than this in a few seconds, and the game stood still."""
SMOKE = ("--smoke-test", "/tmp/end.png", "--lang", "en")
PLAYING = ("--autoplay", "--speed", "instant")
SAVED = "baohuang.sqlite3"
OTHER_VERSION = "99.0.0"
LIBRARIES = Path("usr/lib/x86_64-linux-gnu")


def unheard(bare: Bare, program: str) -> None:
    """Sound and voice are wanted, and the system has neither: nothing is said of it, the deal goes on."""
    data = _folder(bare, "unheard")
    wanted = {"version": 1, "welcomed": True, "sound": True, "voice": True}
    (bare.inside(data) / "settings.json").write_text(json.dumps(wanted), encoding="utf-8")
    keeps_playing(bare.play(program, *PLAYING, "--data-dir", data, seconds=15))
    if (given := answers(bare.inside(data))) < FEWEST:
        raise SystemExit(f"{given} answers were given where nothing can be heard")
    shutil.rmtree(bare.inside(data))


def folders(bare: Bare, program: str) -> None:
    """A folder that cannot be written, a disk that is full at once, a file that is no record."""
    bare.inside("/srv/closed").mkdir(mode=0o555)
    one_sentence(bare.play(program, *SMOKE, "--data-dir", "/srv/closed"), 1, "/srv/closed")
    bare.tiny(f"{HOME}/full", "4k")
    one_sentence(bare.play(program, *SMOKE, "--data-dir", f"{HOME}/full"), 1, "full")
    one_sentence(bare.play(program, *SMOKE, TMPDIR=f"{HOME}/full"), 1, "full")
    for folder in ("/srv/closed", f"{HOME}/full"):
        keeps_playing(bare.play(program, *PLAYING, seconds=6, HOME=folder))
    bare.inside("/srv/closed").rmdir()
    bare.inside("/srv/no.baohuang").write_text("{}", encoding="utf-8")
    one_sentence(bare.play(program, "/srv/no.baohuang", "--lang", "en"), 2, "no.baohuang")
    from_menu = bare.play(program, "/srv/no.baohuang", seconds=6, BAOHUANG_NOTICE="window")
    one_sentence(from_menu, 124, "no.baohuang")  # the window waits to be read
    bare.inside("/srv/no.baohuang").unlink()


def saves(bare: Bare, program: str) -> None:
    """A disk that fills up during play, one that cannot be written later, saves of a newer version: nothing is lost."""
    small = f"{HOME}/small"
    bare.tiny(small, "96k")
    one_sentence(bare.play(program, *SMOKE, "--data-dir", small), 1, "small")
    until_full = answers(bare.inside(small))
    bare.again(small, "size=8m")
    keeps_playing(bare.play(program, *PLAYING, "--data-dir", small, seconds=15))
    with_room = answers(bare.inside(small))
    if not with_room >= max(until_full, 1) + FEWEST:
        raise SystemExit(f"{until_full} answers were saved when the disk was full, {with_room} with room again")
    bare.again(small, "ro")
    before = _files(bare.inside(small))
    keeps_playing(bare.play(program, *PLAYING, "--data-dir", small, seconds=6))
    one_sentence(bare.play(program, *SMOKE, "--data-dir", small), 1, "small")
    if _files(bare.inside(small)) != before:
        raise SystemExit("a disk that cannot be written was written to")
    bare.again(small, "rw")
    keeps_playing(bare.play(program, *PLAYING, "--data-dir", small, seconds=15))
    if not answers(bare.inside(small)) >= with_room + FEWEST:
        raise SystemExit("the match is not taken up after the disk can be written again")
    newer = _folder(bare, "newer")
    with _opened(bare.inside(small)) as saved, contextlib.closing(sqlite3.connect(bare.inside(newer) / SAVED)) as made:
        saved.backup(made)
        made.execute("PRAGMA user_version = 99")
    os.chown(bare.inside(newer) / SAVED, PLAYER, PLAYER)
    content = (bare.inside(newer) / SAVED).read_bytes()
    one_sentence(bare.play(program, *SMOKE, "--data-dir", newer), 1, "newer")
    if content not in _files(bare.inside(newer)).values():
        raise SystemExit("the saves of a newer version are lost")
    shutil.rmtree(bare.inside(newer))


def two_versions(bare: Bare, one: str, appdir: str) -> None:
    """While one version plays, another one on the same data says that it saves nothing; the first goes on."""
    other, data = f"{appdir}/AppRun", f"{HOME}/both"
    (stamp,) = bare.inside(appdir).rglob("app/generated/version.txt")
    stamp.write_text(f"{OTHER_VERSION}\n", encoding="utf-8")
    words = ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(bare.root), "env", "-i", f"HOME={HOME}"]
    words += [f"DISPLAY={DISPLAY}", "timeout", "120", one, "--data-dir", data]
    first = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 30
        while not (bare.inside(data) / f"{SAVED}-wal").exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        one_sentence(bare.play(other, *SMOKE, "--data-dir", data), 1, "saves nothing")
        if first.poll() is not None:
            raise SystemExit(f"the first window ended: {first.stderr.read() if first.stderr else ''}")
    finally:
        first.terminate()
        first.wait()
    report = passed(bare.play(other, *SMOKE, "--data-dir", data))
    if json.loads(report)["version"] != OTHER_VERSION:
        raise SystemExit(f"that was no other version: {report}")


def missing_libraries(bare: Bare, program: str) -> int:
    """Each system library that the program asks for, and does not bring, is named with its package when it is missing;
    how many there are."""
    present = [name for name in preflight.ALWAYS | preflight.XCB if (bare.root / LIBRARIES / name).exists()]
    for name in present:
        found = bare.root / LIBRARIES / name
        hidden = found.with_name(f"hidden-{name}")
        found.rename(hidden)
        done = bare.play(program, *SMOKE)
        hidden.rename(found)
        one_sentence(done, preflight.EXIT_CODE, (preflight.ALWAYS | preflight.XCB)[name])
    return len(present)


def answers(folder: Path) -> int:
    """How many answers are saved in a folder; raises SystemExit where the database is damaged."""
    with _opened(folder) as saved:
        (verdict,) = saved.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise SystemExit(f"{folder}: {verdict}")
        if not saved.execute("SELECT 1 FROM sqlite_schema WHERE name = 'actions'").fetchone():
            return 0
        (count,) = saved.execute("SELECT count(*) FROM actions").fetchone()
        return int(count)


@contextlib.contextmanager
def _opened(folder: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a database: whoever opens one leaves files beside it."""
    with tempfile.TemporaryDirectory() as name:
        for file in folder.glob(f"{SAVED}*"):
            shutil.copyfile(file, Path(name) / file.name)
        with contextlib.closing(sqlite3.connect(Path(name) / SAVED)) as connection:
            yield connection


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def _folder(bare: Bare, name: str) -> str:
    """An empty folder of the player's."""
    path = f"{HOME}/{name}"
    bare.inside(path).mkdir()
    os.chown(bare.inside(path), PLAYER, PLAYER)
    return path
