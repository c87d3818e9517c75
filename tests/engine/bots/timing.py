"""How long the standard bot thinks, in processor time: `python -m tests.engine.bots.timing` (a command, no test)."""

from __future__ import annotations

import argparse
import time

from engine.bots import LEVELS, bot_rng, make_bot
from engine.transition import apply, new_deal
from engine.variants import load, variant_ids
from engine.view import view


def main() -> None:
    """Print median, 95th percentile and maximum of the decisions where there is a choice, and of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=variant_ids(), default="qingdao")
    parser.add_argument("--level", choices=LEVELS, default="standard")
    parser.add_argument("--deals", type=int, default=40)
    args = parser.parse_args()
    rules, bot = load(args.variant).rules(), make_bot(args.level)
    every: list[float] = []
    choices: list[float] = []
    for number in range(args.deals):
        state = new_deal(rules, "timing", number, 0)
        while not state.over:
            seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
            seen = view(state, seat)
            began = time.thread_time()
            action = bot.choose(seen, bot_rng("timing", number, seat, len(state.history))).action
            took = 1000 * (time.thread_time() - began)
            every.append(took)
            if len(seen.legal) > 1:
                choices.append(took)
            state = apply(state, seat, action).state
    for name, times in (("all", sorted(every)), ("with a choice", sorted(choices))):
        median, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
        print(f"{name}: {len(times)} decisions, median {median:.2f} ms, p95 {p95:.2f} ms, max {times[-1]:.1f} ms")


if __name__ == "__main__":
    main()
