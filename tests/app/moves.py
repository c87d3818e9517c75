"""Measures how long the computer players think: `python -m tests.app.moves`.

Every question of a deal among standard players, answered by each level as in the bots' process; milliseconds of
processor time, which hardly depend on what else runs.
"""

from __future__ import annotations

import argparse
import time

from app.bot_worker import decide
from app.match_config import MatchConfig
from app.moments import played_course
from engine.bots import LEVELS, chance_key
from engine.variants import variant_ids
from engine.view import SeatView, view


def questions(variant: str, seed: str) -> list[tuple[SeatView, int]]:
    """What is asked in a deal, with the number that the chance of its answer is drawn from."""
    config = MatchConfig(variant, (), seed, ("standard",) * 4, 100, autoplay="standard")
    found = []
    for position in played_course(config, config.begin()):
        state = position.state
        for seat in state.waiting:
            if state.prompt(seat) is not None:
                found.append((view(state, seat), chance_key(seed, 0, seat, len(state.history))))
    return found


def main() -> None:
    """Print a row for each level and region."""
    parser = argparse.ArgumentParser(description="How long each level thinks about a move, in milliseconds.")
    parser.add_argument("--variant", action="append", choices=variant_ids())
    parser.add_argument("--level", action="append", choices=tuple(LEVELS))
    parser.add_argument("--seed", default="7")
    asked = parser.parse_args()
    print(f"{'':28} {'moves':>5} {'median':>7} {'p95':>7} {'longest':>7}")
    for variant in asked.variant or variant_ids():
        asked_in_deal = questions(variant, asked.seed)
        for level in asked.level or LEVELS:
            spent = []
            for seen, chance in asked_in_deal:
                began = time.thread_time()
                decide(level, seen, chance)
                spent.append(1000 * (time.thread_time() - began))
            spent.sort()
            shown = (spent[len(spent) // 2], spent[int(0.95 * len(spent))], spent[-1])
            print(
                f"{variant + ', ' + level:28} {len(spent):5} {shown[0]:7.1f} {shown[1]:7.1f} {shown[2]:7.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
