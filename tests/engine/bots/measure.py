"""Points per deal of one level at a table of another, by role, on duplicate deals (a command, no test).

Every deal is played five times more, each time with one seat taken over by the measured level from the first lead
on, so that roles and cards are the same; `all` takes the seat over from the first prompt. Shown: mean gain over the
table's own player in that seat, with a 95 % interval by deal.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import defaultdict
from collections.abc import Sequence

from engine.actions import SEATS
from engine.bots import LEVELS, Bot, bot_rng, make_bot
from engine.state import GameState, Phase
from engine.transition import apply, new_deal
from engine.variants import load, variant_ids
from engine.view import view


def play(state: GameState, bots: Sequence[Bot], seed: str, deal: int, until: Phase = Phase.SETTLEMENT) -> GameState:
    """Play on to a phase, or to the end."""
    while not state.over and state.phase is not until:
        seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
        chance = bot_rng(seed, deal, seat, len(state.history) + len(state.answers))
        state = apply(state, seat, bots[seat].choose(view(state, seat), chance).action).state
    return state


def gains(
    variant: str, options: dict[str, bool], measured: Bot, table: Bot, deals: int, seed: str
) -> dict[str, list[float]]:
    """By role and for `all`, one mean gain a deal."""
    rules = load(variant).rules(options)
    out: dict[str, list[float]] = defaultdict(list)
    for number in range(deals):
        start = new_deal(rules, seed, number, number % len(SEATS))
        at_play = play(start, [table] * 5, seed, number, Phase.PLAY)
        base = play(at_play, [table] * 5, seed, number)
        assert base.outcome is not None
        whole = []
        for seat in SEATS:
            swapped: list[Bot] = [table] * 5
            swapped[seat] = measured
            again = play(start, swapped, seed, number).outcome
            assert again is not None
            whole.append(again.points[seat] - base.outcome.points[seat])
        out["all"].append(sum(whole) / len(whole))
        if base.outcome.void:
            continue
        by_role: dict[str, list[int]] = defaultdict(list)
        for seat in SEATS:
            swapped = [table] * 5
            swapped[seat] = measured
            again = play(at_play, swapped, seed, number).outcome
            role = base.role(seat)
            assert again is not None and role is not None
            by_role[role.name.lower()].append(again.points[seat] - base.outcome.points[seat])
        for name, points in by_role.items():
            out[name].append(sum(points) / len(points))
    return out


def summary(values: Sequence[float]) -> tuple[float, float]:
    """Mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return mean, 1.96 * spread / math.sqrt(len(values))


def main() -> None:
    """Print one line a role."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=variant_ids(), default="qingdao")
    parser.add_argument("--option", action="append", default=[], help="an option to switch on")
    parser.add_argument("--level", choices=LEVELS, default="standard")
    parser.add_argument("--against", choices=LEVELS, default="random")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    began = time.perf_counter()
    options = dict.fromkeys(args.option, True)
    found = gains(args.variant, options, make_bot(args.level), make_bot(args.against), args.deals, args.seed)
    for role in ("all", "emperor", "guard", "commoner", "solo"):
        if found[role]:
            mean, half = summary(found[role])
            print(f"{role:9s} {mean:+.2f} ± {half:.2f}  ({len(found[role])} deals)")
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
