"""Fits the weights of `engine/bots/belief.json` to self-play, and measures a belief (a command, no test).

`python -m tests.engine.bots.fitting fit --deals 400` plays that many deals a variant, every seat of a level drawn from
`--levels` (exploiters too) with its weights shaken, and fits the chances of being the Guard by maximum likelihood:
softmax regression over the suspects, a quadratic penalty, every fourth deal left out and judged. `… measure` judges
the shipped weights on deals of their own.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from pathlib import Path

import engine.bots.belief as belief
from engine.actions import SEATS, Seat
from engine.bots import Bot, bot_rng
from engine.bots.memory import cards_left
from engine.bots.standard import StandardBot
from engine.events import Role
from engine.rules import Rules
from engine.state import GameState, Phase, SoloKind
from engine.transition import apply, new_deal
from engine.variants import load, variant_ids
from engine.view import view
from tests.engine.bots.exploiters import player_of

FITTED_ON = ("qingdao", "weihai", "lianzhong-simple", "weifang", "laiwu", "lianzhong-classic")
SHOWN = (0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.85)
JUDGED = (0.25, 0.5, 0.75)
SHAKEN = ("lead", "trick", "trick_danger", "break_group", "over_ally", "joker", "reveal", "bar", "feed")
EPOCHS, STEP, PENALTY = 300, 0.03, 0.003
FLOOR = 0.02
BINS = 10

Row = dict[Seat, dict[str, float]]


@dataclass(frozen=True, slots=True)
class Moment:
    """What one observer could know at some part of a deal's cards played: by suspect its evidence, and the answer."""

    deal: int
    part: float
    rows: Row
    guard: Seat
    emperor: Seat


def shaken(level: str, rng: random.Random) -> Bot:
    """A player of a level; where its weights are numbers, each is up to half as much again or less."""
    bot = player_of(level)
    if isinstance(bot, StandardBot) and type(bot) is StandardBot:
        changed = {name: getattr(bot.weights, name) * rng.uniform(0.6, 1.6) for name in SHAKEN}
        return StandardBot(replace(bot.weights, **changed))
    return bot


def unrevealed(rules: Rules, seed: str, number: int, levels: Sequence[str]) -> Iterator[tuple[float, GameState]]:
    """The states of a deal at the parts shown, as long as the Guard is unknown to the table."""
    rng = random.Random(f"{seed} {number}")
    bots = [shaken(rng.choice(levels), rng) for _ in SEATS]
    state = new_deal(rules, seed, number, number % len(SEATS))
    total = len(rules.cards())
    parts = list(SHOWN)
    while not state.over and not state.guard_public:
        seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
        chance = bot_rng(seed, number, seat, len(state.history) + len(state.answers))
        state = apply(state, seat, bots[seat].choose(view(state, seat), chance).action).state
        if state.phase is not Phase.PLAY or state.guard_public or state.solo is SoloKind.OPEN:
            continue
        gone = 1.0 - sum(len(hand) for hand in state.hands) / total
        while parts and gone >= parts[0]:
            yield parts.pop(0), state


def moments(rules: Rules, seed: str, number: int, levels: Sequence[str]) -> Iterator[Moment]:
    """What every observer who is not the Guard could know."""
    for part, state in unrevealed(rules, seed, number, levels):
        emperor = state.emperor
        assert emperor is not None
        guard = next((seat for seat in SEATS if state.role(seat) is Role.GUARD), emperor)
        seen = belief.evidence(state.events, emperor, rules.special)
        for seat in SEATS:
            if not state.hands[seat] or seat == guard:
                continue
            left = cards_left(view(state, seat))
            rows: Row = {
                other: {**seen[other], belief.LEFT: log(left[other])}
                for other in SEATS
                if other not in (seat, emperor) and left[other]
            }
            if seat != emperor:
                rows[emperor] = {belief.ALONE: 1.0}
            if guard in rows:
                yield Moment(number, part, rows, guard, emperor)


def fit(found: Sequence[Moment]) -> dict[str, float]:
    """The weights under which what was so is likeliest; Adam's steps on the whole of it."""
    weights: dict[str, float] = defaultdict(float)
    first: dict[str, float] = defaultdict(float)
    second: dict[str, float] = defaultdict(float)
    for _ in range(EPOCHS):
        slope: dict[str, float] = defaultdict(float)
        for moment in found:
            chances = chances_of(moment, weights)
            for seat, row in moment.rows.items():
                error = chances[seat] - (seat == moment.guard)
                for name, number in row.items():
                    slope[name] += error * number
        for name, value in slope.items():
            gradient = value / len(found) + PENALTY * weights[name]
            first[name] = 0.9 * first[name] + 0.1 * gradient
            second[name] = 0.99 * second[name] + 0.01 * gradient * gradient
            weights[name] -= STEP * first[name] / (sqrt(second[name]) + 1e-6)
    return {name: round(weights[name], 2) for name in sorted(weights)}


def chances_of(moment: Moment, weights: dict[str, float]) -> dict[Seat, float]:
    """By suspect, his chance."""
    scores = {
        seat: sum(weights.get(name, 0.0) * number for name, number in row.items()) for seat, row in moment.rows.items()
    }
    highest = max(scores.values())
    raised = {seat: exp(score - highest) for seat, score in scores.items()}
    total = sum(raised.values())
    return {seat: value / total for seat, value in raised.items()}


def report(judged: Sequence[tuple[float, dict[Seat, float], Seat, Seat]]) -> None:
    """Log-loss against an even guess among the other players, by part of the cards played, and the calibration."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for part in JUDGED:
        losses, evens = [], []
        for at, chances, guard, emperor in judged:
            if at != part or guard == emperor:
                continue
            losses.append(-log(max(chances[guard], 1e-9)))
            evens.append(log(sum(seat != emperor for seat in chances)))
        if losses:
            loss, even = sum(losses) / len(losses), sum(evens) / len(evens)
            print(
                f"{part:.0%} played: log-loss {loss:.3f}, even guess {even:.3f}, {1 - loss / even:+.1%} ({len(losses)})"
            )
    for _, chances, guard, _ in judged:
        for seat, chance in chances.items():
            bins[min(BINS - 1, int(chance * BINS))].append((chance, seat == guard))
    number = sum(map(len, bins))
    error = sum(abs(sum(chance - true for chance, true in held)) for held in bins if held) / number
    print(f"calibration error {error:.3f}")
    for held in bins:
        if held:
            said, was = (sum(values) / len(held) for values in zip(*held, strict=True))
            print(f"  said {said:.2f}  was {was:.2f}  ({len(held)})")


def main() -> None:
    """Fit or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("fit", "measure"))
    parser.add_argument("--deals", type=int, default=400, help="of each variant")
    parser.add_argument("--variants", default=",".join(FITTED_ON))
    parser.add_argument("--levels", default="standard")
    parser.add_argument("--seed", default=None)
    parser.add_argument("--out", type=Path, default=Path(belief.__file__).with_name("belief.json"))
    args = parser.parse_args()
    seed = args.seed or args.what
    found: list[Moment] = []
    for variant in args.variants.split(","):
        if variant not in variant_ids():
            parser.error(f"no variant {variant!r}; there are {', '.join(variant_ids())}")
        rules = load(variant).rules({})
        for number in range(args.deals):
            found += moments(rules, f"{seed} {variant}", number, args.levels.split(","))
    if args.what == "fit":
        weights = fit([moment for moment in found if moment.deal % 4])
        args.out.write_text(json.dumps({"floor": FLOOR, "weights": weights}, indent=1) + "\n", encoding="utf-8")
        found = [moment for moment in found if not moment.deal % 4]
        judgement = belief.Judgement(weights, FLOOR)
    else:
        judgement = belief.fitted()
    report([(moment.part, judged(moment, judgement), moment.guard, moment.emperor) for moment in found])


def judged(moment: Moment, judgement: belief.Judgement) -> dict[Seat, float]:
    """By suspect, the chance that the bots would give him."""
    scores = {seat: score(row, judgement) for seat, row in moment.rows.items()}
    chances = belief.posterior(scores, judgement.floor)
    return {seat: chances[seat] for seat in moment.rows}


def score(row: dict[str, float], judgement: belief.Judgement) -> float:
    """The log-odds that the bots would give."""
    if belief.LEFT not in row:
        return judgement.weights.get(belief.ALONE, 0.0)
    told = {name: int(number) for name, number in row.items() if name != belief.LEFT}
    return belief.judged(told, round(exp(row[belief.LEFT])), judgement)


if __name__ == "__main__":
    main()
