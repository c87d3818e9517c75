"""Measures whether memory grows: a window plays deal after deal by itself: `python -m tests.app.memory 200`."""

from __future__ import annotations

import argparse
import gc
import tempfile
from pathlib import Path

from tests.app.measure import resident

EARLY = 5
ROOM = 1.2
"""How much more may be resident after the last deal than after the early ones."""


def grown(deals: int, folder: Path, level: str) -> dict[int, float]:
    """Resident memory in MB after so many deals, by their number; the early ones, every twenty-fifth, the last."""
    from PySide6.QtCore import QCoreApplication

    from app.application import Program
    from app.command_line import parse
    from app.launch import prepare

    words = ["--variant", "qingdao", "--seed", "7", "--lang", "zh", "--speed", "instant", "--autoplay"]
    launch = prepare(parse([*words, "--bots", level, "--data-dir", str(folder)]))
    launch.settings.for_this_run(motion=False)
    program = Program(launch)
    found: dict[int, float] = {}
    played = 0

    def ended() -> None:
        nonlocal played
        played += 1
        if played in (EARLY, deals) or played % 25 == 0:
            gc.collect()
            found[played] = resident("self")
            print(f"{played:5} deals {found[played]:8.1f} MB", flush=True)
        if played == deals:
            QCoreApplication.exit(0)

    program.session.deal_ended.connect(ended)
    assert program.open() is not None
    application = QCoreApplication.instance()
    assert application is not None
    application.exec()
    program.close()
    return found


def main() -> None:
    """Print memory as the deals go by; ends with 1 where it has grown too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", type=int, nargs="?", default=200)
    parser.add_argument("--bots", default="random", help="level of all five")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = grown(asked.deals, Path(folder), asked.bots)
    ratio = found[asked.deals] / found[EARLY]
    print(f"after {asked.deals} deals {ratio:.3f} times what it was after {EARLY}")
    raise SystemExit(ratio > ROOM)


if __name__ == "__main__":
    main()
