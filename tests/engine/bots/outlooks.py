"""Fits the weights of `engine/bots/outlook.json` to self-play (a command, no test; `fit` needs numpy, extra `fitting`).

`python -m tests.engine.bots.outlooks gather FILE --deals 500` plays that many deals a variant and keeps, for every
second lead, the traits of every seat with all hands open, and who was out before whom. `… fit FILE [FILE …]` finds
the weights under which those orders are likeliest (Bradley and Terry's model of pairs, 1952: logistic regression on
the difference of two seats, a quadratic penalty on the weights and on their change from knot to knot, Newton's
steps), tells how much of the number of pairs they explain in deals that were left out, and writes the file that ships.
"""

from __future__ import annotations

import argparse
import json
import pickle
import random
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import engine.bots
from engine.actions import SEATS, Prompt, Seat, SoloClaim
from engine.bots import LEVELS, bot_rng, make_bot
from engine.rules import Rules
from engine.search import World, core_of, house_of
from engine.search.outlook import TRAITS, royals_of, shares_of, traits
from engine.state import GameState, Phase
from engine.transition import apply, new_deal
from engine.variants import load, variant_ids
from engine.view import view

KNOTS = [200, 130, 75, 30, 0]
KEPT = 0.5
ALONE = 0.12
PENALTY = 30.0
STEPS = 7
SHIPPED = Path(engine.bots.__file__).with_name("outlook.json")


@dataclass(frozen=True, slots=True)
class Lead:
    """Somebody is to lead. left: cards in all. royals, gone: a bit a seat. traits: `TRAITS` numbers a seat, all
    seats in one row. order: all seats, in the order in which they came out in the end."""

    variant: str
    deal: int
    left: int
    royals: int
    gone: int
    traits: bytes
    order: tuple[Seat, ...]


def gather(rules: Rules, variant: str, seed: str, number: int, level: str) -> Iterator[Lead]:
    """Some leads of a deal that players of one level play; now and then somebody must play alone."""
    bot, rng, house = make_bot(level), random.Random(f"{seed} {variant} {number}"), house_of(rules)
    state = new_deal(rules, seed, number, number % len(SEATS))
    daring = rng.randrange(len(SEATS)) if rng.random() < ALONE else None
    leads: list[tuple[GameState, Seat]] = []
    while not state.over:
        seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
        if state.phase is Phase.PLAY and not state.trick.table and rng.random() < KEPT:
            leads.append((state, seat))
        chance = bot_rng(seed, number, seat, len(state.history) + len(state.answers))
        action = bot.choose(view(state, seat), chance).action
        if state.prompt(seat) is Prompt.SOLO_CLAIM:
            action = SoloClaim(seat == daring)
        state = apply(state, seat, action).state
    assert state.outcome is not None
    if state.outcome.void:
        return
    order = tuple(line.seat for line in state.outcome.lines)
    for then, seat in leads:
        core = core_of(view(then, seat), World(then.hands, state.guard, then.solo), house)
        rows = array("f")
        for other in SEATS:
            rows.extend([0.0] * TRAITS if core.gone >> other & 1 else traits(core, other))
        yield Lead(variant, number, sum(core.left), royals_of(core), core.gone, rows.tobytes(), order)


def kept(paths: Sequence[Path]) -> Iterator[Lead]:
    """All leads of these files."""
    for path in paths:
        with path.open("rb") as file:
            while True:
                try:
                    yield pickle.load(file)
                except EOFError:
                    break


def fit(leads: Sequence[Lead]) -> list[list[float]]:
    """By knot, the weights."""
    import numpy as np

    pairs, won, at, shares = [], [], [], []
    settled = np.zeros(len(leads))
    true = np.zeros(len(leads))
    for index, lead in enumerate(leads):
        rows = np.frombuffer(lead.traits, dtype=np.float32).reshape(len(SEATS), TRAITS)
        place = {seat: number for number, seat in enumerate(lead.order)}
        shares.append(shares_of(KNOTS, lead.left))
        for royal in SEATS:
            for other in SEATS:
                if not lead.royals >> royal & 1 or lead.royals >> other & 1:
                    continue
                first = place[royal] < place[other]
                true[index] += first
                if (lead.gone >> royal | lead.gone >> other) & 1:
                    settled[index] += first
                else:
                    pairs.append(rows[royal] - rows[other])
                    won.append(first)
                    at.append(index)
    x = np.array(pairs, dtype=np.float32)
    y, of, part = np.array(won, dtype=np.float32), np.array(at), np.array(shares, dtype=np.float32)
    del pairs
    scale = x.std(0) + 1e-6
    x /= scale
    size = TRAITS * len(KNOTS)
    penalty = PENALTY * np.eye(size)
    for first in range(size - TRAITS):
        second = first + TRAITS
        penalty[[first, second], [first, second]] += PENALTY
        penalty[[first, second], [second, first]] -= PENALTY

    def weights(used: np.ndarray) -> np.ndarray:
        found = np.zeros(size)
        rows = np.flatnonzero(used)
        for _ in range(STEPS):
            slope, curve = -penalty @ found, penalty.copy()
            for chunk in np.array_split(rows, 1 + len(rows) // 20_000):
                wide = (part[of[chunk]][:, :, None] * x[chunk][:, None, :]).reshape(len(chunk), size)
                chance = 1 / (1 + np.exp(-(wide @ found.astype(np.float32))))
                slope += wide.T @ (y[chunk] - chance)
                curve += (wide * (chance * (1 - chance))[:, None]).T @ wide
            found += np.linalg.solve(curve, slope)
        return found.reshape(len(KNOTS), TRAITS)

    group = np.array([hash((lead.variant, lead.deal)) % 4 for lead in leads])
    judged = weights(group[of] != 0)
    said = settled.copy()
    chance = 1 / (1 + np.exp(-np.einsum("ij,kj,ik->i", x, judged, part[of], optimize=True)))
    np.add.at(said, of, chance)
    left = np.array([lead.left for lead in leads])
    for low, high in [(150, 999), (100, 150), (50, 100), (0, 50), (0, 999)]:
        these = (group == 0) & (left >= low) & (left < high)
        rest = ((true - said)[these] ** 2).mean() / true[these].var()
        print(f"{low:3}-{high:3} cards left: {1 - rest:.3f} of the pairs' variance explained ({these.sum()} leads)")
    final = weights(np.ones(len(y), dtype=bool)) / scale
    return [[round(float(weight), 4) for weight in row] for row in final]


def main() -> None:
    """Gather or fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("gather", "fit"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--deals", type=int, default=500, help="of each variant")
    parser.add_argument("--variants", default=",".join(variant_ids()))
    parser.add_argument("--level", choices=LEVELS, default="standard", help="who plays")
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--out", type=Path, default=SHIPPED)
    args = parser.parse_args()
    if args.what == "fit":
        found = {"knots": KNOTS, "weights": fit(list(kept(args.files)))}
        args.out.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
        return
    rules = {variant: load(variant).rules({}) for variant in args.variants.split(",")}
    with args.files[0].open("wb") as file:
        for number in range(args.deals):
            for variant in rules:
                for lead in gather(rules[variant], variant, args.seed, number, args.level):
                    pickle.dump(lead, file)


if __name__ == "__main__":
    main()
