"""A deal of every region in the real window by keys alone, from the first question to the score.

`python -m tests.app.without_mouse` (without a screen: `QT_QPA_PLATFORM=offscreen` before it).
Every touch is a key; the table is looked at after each (`tests/app/window/player.py`). `--deals 2` plays more of each.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import dataclass

from app.application import Program
from app.command_line import parse
from app.launch import prepare
from engine.variants import variant_ids
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import Screen, foreign

MOST = 6
"""Deals tried for one that has an Emperor."""


@dataclass(frozen=True)
class Told:
    """What was asked and answered in a match, how many tries were refused, and how the score was said."""

    asked: dict[str, int]
    refused: int
    score: str


def play(variant: str, seed: str, language: str, deals: int, folder: str) -> Told:
    """A match of so many deals; raises AssertionError where something does not go by keys."""
    words = ["--variant", variant, "--seed", seed, "--lang", language, "--speed", "instant", "--bots", "novice"]
    launch = prepare(parse([*words, "--size", "1280x720", "--data-dir", folder]))
    launch.settings.for_this_run(motion=False)
    program = Program(launch)
    window = program.open()
    assert window is not None
    screen = Screen(window, program.game)
    player = KeyPlayer(screen, language)
    try:
        screen.until(window.isExposed, "the window is not shown")
        screen.settle(0.3)
        played = 0
        for number in range(MOST * deals):
            player.play_deal(declare=number % 2 == 1)
            assert foreign(screen.spoken_texts(), language) == []
            played += screen.view.outcome is not None and not screen.view.outcome.void
            if played == deals:
                break
            if number + 1 < MOST * deals:
                player.next_deal()
                screen.until(lambda: not screen.over, "the next deal does not come", 120)
        said = screen.game.announcer.said[-1]
    finally:
        program.close()
    return Told(dict(player.asked), sum(player.tried.values()), said)


def main() -> None:
    """Play them one after another; what each came to, in one line."""
    parser = argparse.ArgumentParser(description="A deal of every region by keys alone.")
    parser.add_argument("--variant", action="append", choices=variant_ids(), help="these regions only")
    parser.add_argument("--seed", default="4")
    parser.add_argument("--deals", type=int, default=1)
    asked = parser.parse_args()
    for at, variant in enumerate(asked.variant or variant_ids()):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            told = play(variant, asked.seed, ("zh", "en")[at % 2], asked.deals, folder)
        questions = ", ".join(f"{name} {number}" for name, number in told.asked.items())
        seconds = time.monotonic() - began
        print(f"{variant}: {questions}; {told.refused} refused; {told.score} ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
