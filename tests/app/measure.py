"""Measures the window: start, frames while dealing, idle processor time, memory: `python -m tests.app.measure`.

Times by the clock are true on an idle machine only; processor times (`cpu`) hardly depend on what else runs.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IDLE_SECONDS = 8
WORDS = ("--variant", "qingdao", "--seed", "7", "--lang", "zh", "--size", "1280x720", "--speed", "normal")


def measured(folder: Path) -> dict[str, float]:
    """Run the program in this process and look at it; times in milliseconds, memory in MB."""
    from PySide6.QtCore import QCoreApplication, Qt, QTimer

    from app.application import Program
    from app.command_line import parse
    from app.launch import prepare

    program = Program(prepare(parse([*WORDS, "--data-dir", str(folder)])))
    window = program.open()
    assert window is not None
    frames: list[float] = []
    work: list[float] = []

    def drawn() -> None:
        frames.append(time.monotonic())
        work.append(time.process_time())

    window.frameSwapped.connect(drawn, Qt.ConnectionType.DirectConnection)
    found: dict[str, float] = {}
    at_rest: list[tuple[float, int]] = []

    def rest() -> None:
        """Once nothing has moved for a second, the deal is done and it is the player's turn."""
        if not at_rest and frames and time.monotonic() - frames[-1] > 1:
            at_rest.append((time.process_time(), len(frames)))
            QTimer.singleShot(IDLE_SECONDS * 1000, done)

    def done() -> None:
        used, shown = at_rest[0]
        found["idle_cpu_percent"] = 100 * (time.process_time() - used) / IDLE_SECONDS
        found["idle_frames"] = len(frames) - shown
        found["memory_mb"] = resident("self")
        found["workers_mb"] = sum(resident(str(child.pid)) for child in multiprocessing.active_children())
        QCoreApplication.exit(0)

    watch = QTimer(interval=200)
    watch.timeout.connect(rest)
    watch.start()
    QCoreApplication.instance().exec()
    watch.stop()
    shown = at_rest[0][1]
    found["first_frame_at"] = frames[0]
    found["first_frame_cpu_ms"] = 1000 * work[0]
    found["frame_cpu_ms"] = 1000 * (work[shown - 1] - work[0]) / (shown - 1)
    spent = [1000 * (later - earlier) for earlier, later in itertools.pairwise(work[:shown])]
    found["frame_cpu_median_ms"] = statistics.median(spent)
    found |= _frame_times(frames[:shown])
    program.close()
    return found


def _frame_times(frames: list[float]) -> dict[str, float]:
    """Of the frames while cards fly: a gap of half a second is a pause, not a frame."""
    gaps = [1000 * (later - earlier) for earlier, later in itertools.pairwise(frames[1:])]
    flying = sorted(gap for gap in gaps if gap < 500)
    return {
        "frames": len(flying),
        "frame_median_ms": statistics.median(flying),
        "frame_p95_ms": flying[int(0.95 * len(flying))],
        "frame_over_33_percent": 100 * sum(gap > 33 for gap in flying) / len(flying),
    }


def resident(process: str) -> float:
    """Resident memory of a process in MB; Linux only."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def run(data: Path, cache: Path | None) -> dict[str, float]:
    """Measure a window in a process of its own; without a cache Python and QML are compiled anew."""
    environment = dict(os.environ)
    if cache is None:
        environment |= {"PYTHONPYCACHEPREFIX": str(data / "none"), "PYTHONDONTWRITEBYTECODE": "1"}
        environment["QML_DISABLE_DISK_CACHE"] = "1"
    else:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment |= {"PYTHONPYCACHEPREFIX": str(cache), "XDG_CACHE_HOME": str(cache)}
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.measure", "--inside", str(data)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    found["first_frame_ms"] = 1000 * (found.pop("first_frame_at") - began)
    return found


def main() -> None:
    """Print the figures of several runs, each with its median."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--inside", type=Path, help="measure in this process, with saved games in this folder")
    asked = parser.parse_args()
    if asked.inside is not None:
        print(json.dumps(measured(asked.inside)))
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = [run(folder / f"new{number}", None) for number in range(asked.runs)]
        _print("nothing compiled before", rows)
        run(folder / "first", folder / "cache")
        rows = [run(folder / f"again{number}", folder / "cache") for number in range(asked.runs)]
        _print("as at every later start", rows)


def _print(title: str, rows: list[dict[str, float]]) -> None:
    print(title)
    for key in sorted(rows[0]):
        values = [row[key] for row in rows]
        print(f"  {key:24} {statistics.median(values):9.2f}   of {', '.join(f'{value:.2f}' for value in values)}")


if __name__ == "__main__":
    main()
