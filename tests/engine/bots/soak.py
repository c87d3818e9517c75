"""Matches of bots under every variant, every option alone and all together: `python -m tests.engine.bots.soak`."""

from __future__ import annotations

import argparse
import time

from engine.bots import LEVELS, bot_rng, make_bot
from engine.match import Match
from engine.transition import apply
from engine.view import view
from tests.engine.tables import RULES


def main() -> None:
    """Play that many deals a rule set; an answer that is refused ends the run with an error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=LEVELS, default="standard")
    parser.add_argument("--deals", type=int, default=30)
    args = parser.parse_args()
    bot, began, void = make_bot(args.level), time.perf_counter(), 0
    for case, rules in RULES.items():
        match = Match(rules, f"bots {case}")
        for number in range(args.deals):
            state = match.deal()
            while not state.over:
                seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
                chance = bot_rng(match.seed, number, seat, len(state.history))
                state = apply(state, seat, bot.choose(view(state, seat), chance).action).state
            void += state.outcome is not None and state.outcome.void
            match = match.settled(state)
    deals = args.deals * len(RULES)
    print(f"{deals} deals over {len(RULES)} rule sets, {void} of them void, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
