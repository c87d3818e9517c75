"""Starts the window beside GNOME Aisleriot on one screen of Xvfb, in turn: `python -m tests.app.beside`.

Both find everything compiled and cached. The figures of one run can be compared, those of two cannot.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.app.measure import resident

ROOT = Path(__file__).resolve().parents[2]
SOL = shutil.which("sol", path=os.environ.get("PATH", "") + ":/usr/games") or "sol"
PATIENCE = 120


@dataclass(frozen=True)
class Start:
    """Seconds until the window is mapped, processor seconds by then, and MB resident three seconds later."""

    window: float
    processor: float
    memory: float


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """A display of its own."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(20)


def start(words: Sequence[str], environment: dict[str, str]) -> Start:
    """One start, ended again."""
    began = time.monotonic()
    process = subprocess.Popen(
        words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        find = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "."]
        while not subprocess.run(find, env=environment, capture_output=True, check=False).stdout.strip():
            if time.monotonic() - began > PATIENCE or process.poll() is not None:
                raise SystemExit(f"{words[0]} shows no window")
            time.sleep(0.01)
        shown = time.monotonic() - began
        processor = _processor(process.pid)
        time.sleep(3)
        return Start(shown, processor, resident(str(process.pid)))
    finally:
        process.kill()
        process.wait()


def _processor(process: int) -> float:
    """Processor seconds that a process has used; Linux only."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Print both, start by start, and their medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    found: dict[str, list[Start]] = {"sol": [], "baohuang": []}
    with screen() as display, tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        environment |= {f"XDG_{kind}_HOME": f"{home}/{kind}" for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
        environment["PYTHONPYCACHEPREFIX"] = f"{home}/compiled"
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        programs = {
            "sol": [SOL],
            "baohuang": [sys.executable, "-m", "app", "--variant", "qingdao", "--seed", "7", "--data-dir", f"{home}/b"],
        }
        for number in range(asked.runs + 1):
            for name, words in programs.items():
                one = start(words, environment)
                if number:  # the first one fills the caches
                    found[name].append(one)
                    print(f"{name:9} {one.window:6.2f} s {one.processor:6.2f} s of processor {one.memory:6.0f} MB")
    medians = {
        name: Start(
            statistics.median(one.window for one in starts),
            statistics.median(one.processor for one in starts),
            statistics.median(one.memory for one in starts),
        )
        for name, starts in found.items()
    }
    sol, own = medians["sol"], medians["baohuang"]
    print(f"window {own.window / sol.window:.2f} times, memory {own.memory / sol.memory:.2f} times that of Aisleriot")


if __name__ == "__main__":
    main()
