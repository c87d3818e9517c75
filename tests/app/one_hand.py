"""A deal of every region in the real window by keys, by the mouse or by a finger alone, from question to score.

`python -m tests.app.one_hand` (without a screen: `QT_QPA_PLATFORM=offscreen` before it) plays them by each of the
three, the hand as columns, in two rows and as a fan in turn. The table is looked at after every touch
(`tests/app/window/player.py`). `--deals 3` plays more of each, `--hand keys --variant wild-twos --layout fan` less.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import dataclass
from typing import Final

from app.application import Program
from app.command_line import parse
from app.launch import prepare
from app.settings import HAND_LAYOUTS
from engine.variants import variant_ids
from tests.app.window.player import KeyPlayer, MousePlayer, Player
from tests.app.window.screen import Screen, foreign
from tests.app.window.touch_player import TouchPlayer

HANDS: Final[dict[str, type[Player]]] = {"keys": KeyPlayer, "mouse": MousePlayer, "touch": TouchPlayer}
MOST = 6
"""Deals tried for one that has an Emperor."""


@dataclass(frozen=True)
class Told:
    """What was asked and answered in a match, how many tries were refused, and how the score was said."""

    asked: dict[str, int]
    refused: int
    score: str


@dataclass(frozen=True)
class Match:
    """What is played, and how."""

    variant: str
    hand: str
    layout: str
    language: str
    seed: str
    deals: int


def play(match: Match, folder: str) -> Told:
    """A match of so many deals; raises AssertionError where something does not go by this hand."""
    words = ["--variant", match.variant, "--seed", match.seed, "--lang", match.language, "--bots", "novice"]
    launch = prepare(parse([*words, "--speed", "instant", "--size", "1280x720", "--data-dir", folder]))
    launch.settings.for_this_run(motion=False, hand_layout=match.layout)
    program = Program(launch)
    window = program.open()
    assert window is not None
    screen = Screen(window, program.game)
    player = HANDS[match.hand](screen, match.language)
    try:
        screen.until(window.isExposed, "the window is not shown")
        screen.settle(0.3)
        played = 0
        for number in range(MOST * match.deals):
            player.play_deal(declare=number % 2 == 1)
            assert foreign(screen.spoken_texts(), match.language) == []
            played += screen.view.outcome is not None and not screen.view.outcome.void
            if played == match.deals:
                break
            if number + 1 < MOST * match.deals:
                player.next_deal()
                screen.until(lambda: not screen.over, "the next deal does not come", 120)
        said = screen.game.announcer.said[-1]
    finally:
        program.close()
    return Told(dict(player.asked), sum(player.tried.values()), said)


def main() -> None:
    """Play them one after another; what each came to, in one line."""
    parser = argparse.ArgumentParser(description="A deal of every region by one hand alone.")
    parser.add_argument("--variant", action="append", choices=variant_ids(), help="these regions only")
    parser.add_argument("--hand", action="append", choices=tuple(HANDS), help="these hands only")
    parser.add_argument("--layout", action="append", choices=HAND_LAYOUTS, help="these layouts only, in turn")
    parser.add_argument("--seed", default="4")
    parser.add_argument("--deals", type=int, default=1)
    asked = parser.parse_args()
    layouts = asked.layout or HAND_LAYOUTS
    for turn, hand in enumerate(asked.hand or HANDS):
        for at, variant in enumerate(asked.variant or variant_ids()):
            layout = layouts[(turn + at) % len(layouts)]
            match = Match(variant, hand, layout, ("zh", "en")[(turn + at) % 2], asked.seed, asked.deals)
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                told = play(match, folder)
            questions = ", ".join(f"{name} {number}" for name, number in told.asked.items())
            seconds = time.monotonic() - began
            print(
                f"{variant}, {hand}, {layout}: {questions}; {told.refused} refused; {told.score} ({seconds:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
