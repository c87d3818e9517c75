"""Many worlds for one bot: `python -m tests.engine.bots.swaps standard --states 10000` (a command, no test).

Every case of `test_world_swap` takes its turn until there are enough states; exit code 1 where a view or a decision
differs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count

from engine.actions import Prompt
from engine.cli.workers import spread
from tests.engine.bots.worlds import frozen, honest, pairs
from tests.engine.tables import CASES, label, rules_of

Case = tuple[int, int]
"""Which of `CASES`, and the number of the deal."""


class Swapped:
    """The worlds of one deal: prompts asked, with the Guard moved or not, and what differed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, case: Case) -> tuple[Counter[Prompt], int, int]:
        at, number = case
        variant, options = CASES[at]
        asked: Counter[Prompt] = Counter()
        moved = different = 0
        for pair in pairs(rules_of(variant, **options), f"swaps {variant} {label(options)}", number, honest(self.name)):
            assert pair.here.prompt is not None
            asked[pair.here.prompt] += 1
            moved += pair.guard_moved
            different += frozen(pair.here) != frozen(pair.there) or pair.decision_here != pair.decision_there
        return asked, moved, different


def main() -> int:
    """Print how many states there were, by prompt, and how many of them differed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", help="level, or level:style")
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    asked: Counter[Prompt] = Counter()
    moved = different = 0
    cases: Iterator[Case] = ((at, number) for number in count() for at in range(len(CASES)))
    for prompts, guards, others in spread(Swapped(args.bot), cases, args.jobs):
        asked += prompts
        moved += guards
        different += others
        if asked.total() >= args.states:
            break
    by_prompt = ", ".join(f"{prompt.value} {number}" for prompt, number in asked.most_common())
    print(f"{args.bot}: {asked.total()} states ({by_prompt}), the Guard elsewhere in {moved}, different {different}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
