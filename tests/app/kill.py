"""Kills a playing window at random moments and looks whether it comes back: `python -m tests.app.kill 50`.

A match with other rules comes first, so that gold eggs are carried into the one that is killed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from app.journal import Journal
from app.match_config import MatchConfig
from app.moments import played_course
from app.storage import FILE_NAME, open_storage
from app.taking_up import Position, purses_in
from engine.purses import ALL_EGGS, FULL_PURSES, Purses

ROOT = Path(__file__).resolve().parents[2]
Row = tuple[int, int, int, int, str]


@dataclass(frozen=True)
class Life:
    """One run of the program until its death: answers on disk at the end, and how long it lived, in seconds."""

    rows: int
    seconds: float


def window(folder: Path, variant: str) -> subprocess.Popen[bytes]:
    """A window that plays a match by itself and saves it in `folder`."""
    words = ["--data-dir", str(folder), "--variant", variant, "--seed", "7", "--autoplay", "--speed", "instant"]
    return subprocess.Popen(
        [sys.executable, "-m", "app", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONWARNINGS": "ignore:resource_tracker"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def children(process: int) -> list[Path]:
    """The folders in /proc of the processes that it started; Linux only, elsewhere none."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[1]) == process:
                found.append(status.parent)
    return found


def former_match(folder: Path) -> Purses:
    """One deal of a match that is over with when the killing begins; the purses that it leaves."""
    storage, message = open_storage(folder)
    assert storage is not None and message is None
    journal = Journal(storage)
    config = MatchConfig("weihai", (), "19", ("standard",) * 4, 500, autoplay="standard")
    match = config.begin()
    journal.begin_match(config, match)
    *_, end = played_course(config, match)
    for seat, action in end.arrivals:
        journal.add(match.number, seat, action)
    match = match.settled(end.state)
    journal.end_deal(match)
    journal.close()
    assert match.purses != FULL_PURSES
    return match.purses


def log_size(folder: Path) -> int:
    """Bytes in the write-ahead log; while the window lives, nobody else may read what it saves."""
    log = folder / f"{FILE_NAME}-wal"
    return log.stat().st_size if log.exists() else 0


def saved(folder: Path) -> tuple[list[Row], Position | None, str]:
    """The answers on disk, the match as it would be taken up, and what the player would be told."""
    storage, message = open_storage(folder)
    if storage is None or message is not None:
        return [], None, str(message)
    journal = Journal(storage)
    position, message = journal.resume()
    journal.close()
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        rows = connection.execute(
            "SELECT match, deal, ply, seat, action FROM actions ORDER BY match, deal, ply"
        ).fetchall()
    return rows, position, "" if message is None else str(message)


def begun_with(folder: Path) -> Purses:
    """The purses that the last match was begun with."""
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        (text,) = connection.execute("SELECT purses FROM rooms ORDER BY match DESC LIMIT 1").fetchone()
    return purses_in(text)


def live_and_die(
    folder: Path, variant: str, seconds: float, before: list[Row], purses: Purses, written: int = 0
) -> tuple[Life, list[Row]]:
    """Start the window, kill it after so long, and check what it left against what was there before.

    purses: what the former match left; the one that is killed was begun with them. written: bytes that it has to save
    before the seconds are counted.

    Raises AssertionError where anything is lost, changed or told to the player.
    """
    process = window(folder, variant)
    workers: list[Path] = []
    try:
        patience = time.monotonic() + 120
        while log_size(folder) < written:
            assert time.monotonic() < patience, "it does not come to play"
            time.sleep(0.05)
        time.sleep(seconds)
        assert process.poll() is None, f"it ended by itself: {process.communicate()[0].decode()}"
        workers = children(process.pid)
    finally:
        process.send_signal(signal.SIGKILL)
        said = process.communicate()[0].decode()
    assert said == "", said
    patience = time.monotonic() + 10
    while any(worker.exists() for worker in workers):
        assert time.monotonic() < patience, f"the bots outlive their window: {workers}"
        time.sleep(0.02)
    rows, position, told = saved(folder)
    assert told == "", told
    rows = [row for row in rows if row[0] > 1]
    assert rows[: len(before)] == before, "answers that were on disk are others now"
    if rows:
        assert position is not None
        last = [row for row in rows if row[:2] == rows[-1][:2]]
        assert {row[0] for row in rows} == {2}, "another match was begun"
        eggs = position.before
        assert sum(eggs.eggs) + eggs.house == ALL_EGGS, "eggs came or went"
        assert begun_with(folder) == purses, "the purses of the former match are lost"
        assert eggs.number > 0 or eggs.purses == purses
        same_deal = position.before.number == last[-1][1]
        assert len(position.arrivals) == (len(last) if same_deal else 0)
    return Life(len(rows), seconds), rows


def run(times: int, folder: Path, variant: str, seed: int, longest: float) -> list[Life]:
    """Kill a match so often, each time between a moment after its start and `longest` seconds later."""
    chance = random.Random(seed)
    lives: list[Life] = []
    rows: list[Row] = []
    purses = former_match(folder)
    for _ in range(times):
        life, rows = live_and_die(folder, variant, chance.uniform(0.02, longest), rows, purses)
        lives.append(life)
    return lives


def main() -> None:
    """Print a line a death, and how many came back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=50)
    parser.add_argument("--variant", default="qingdao")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=3.0, help="seconds")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lives = run(asked.times, Path(folder), asked.variant, asked.seed, asked.longest)
    for number, life in enumerate(lives, start=1):
        print(f"{number:3} killed after {life.seconds:.2f} s, {life.rows} answers on disk")
    print(f"{len(lives)} of {asked.times} came back at the same decision")


if __name__ == "__main__":
    main()
