"""Long runs by command: `python -m tests.engine.soak deals 2000` and `… pairs 100000`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from engine.actions import SEATS
from engine.cards import SPECIAL_CARD, Card, Mark, Rank, Suit
from engine.events import (
    Called,
    Cause,
    Claimed,
    Crowned,
    Declined,
    Finished,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Revealed,
    Revolted,
    TrickClosed,
    Voided,
)
from engine.plays import beats
from engine.rules import Rules
from engine.state import GameState, SoloKind
from engine.transition import Step, legal_actions, new_deal
from tests.engine import reference
from tests.engine.tables import CASE_IDS, CASES, everywhere, house_of, random_deal, rules_of

BRANCHES = {
    "claimed", "pasted", "second round", "pressed", "accepted", "void", "called three", "called four", "called jokers",
    "called twos", "pair", "hidden solo", "open solo", "declared", "revolt", "lone rebel", "revolt on a hidden solo",
    "revealed by play", "hidden solo revealed by play", "out with the guard card", "followed after a pass", "inherited",
    "kao beat", "222 on B", "held back laid", "special beat", "emperor's side out", "commoners out", "solo first",
    "solo second", "solo lost",
}  # fmt: skip


def branches(before: GameState, step: Step) -> Iterator[str]:
    """What this step did, by name."""
    state, rules = step.state, step.state.rules
    for event in step.events:
        match event:
            case Claimed():
                yield "claimed"
            case Pasted():
                yield "pasted"
            case Pressed():
                yield "pressed"
            case Crowned():
                yield "accepted"
            case Voided():
                yield "void"
            case Declined() if before.offer is not None and before.offer.declines >= len(SEATS):
                yield "second round"
            case Called(cards=cards):
                yield "called four" if len(cards) == 4 else "called three"
                if cards[0].rank.is_joker:
                    yield "called jokers"
                if cards[0].rank is Rank.TWO:
                    yield "called twos"
            case Revealed(cause=Cause.DECLARED):
                yield "declared"
            case Revealed(cause=Cause.PLAYED):
                yield "revealed by play"
                if state.solo is SoloKind.HIDDEN:
                    yield "hidden solo revealed by play"
                if any(isinstance(other, Finished) for other in step.events):
                    yield "out with the guard card"
            case Revolted(succeeded=succeeded):
                yield "revolt" if succeeded else "lone rebel"
                if succeeded and state.solo is SoloKind.HIDDEN:
                    yield "revolt on a hidden solo"
            case TrickClosed(inherited=True):
                yield "inherited"
            case Played(seat=seat, cards=cards):
                yield from _play_branches(before, seat, cards, rules)
    if state.outcome is not None and not state.outcome.void:
        yield from _end_branches(state)


def _play_branches(before: GameState, seat: int, cards: tuple[Card, ...], rules: Rules) -> Iterator[str]:
    table = before.trick.table
    if seat in _passed_in_this_trick(before):
        yield "followed after a pass"
    if cards[-1].rank is rules.plays.held_back:
        yield "held back laid"
    if not table:
        return
    house = house_of(rules)
    if not reference.all_higher(reference.strengths(cards, house), reference.strengths(table, house)):
        yield "222 on B" if cards[-1].rank is Rank.TWO and len(table) == 1 else "kao beat"
    if rules.special and any(card.is_guard_card for card in cards):
        yield "special beat"


def _passed_in_this_trick(state: GameState) -> set[int]:
    """Everybody who passed since the lead, whatever was laid since."""
    passed: set[int] = set()
    for event in reversed(state.events):
        if isinstance(event, TrickClosed | PlayBegan):
            break
        if isinstance(event, Passed):
            passed.add(event.seat)
    return passed


def _end_branches(state: GameState) -> Iterator[str]:
    assert state.outcome is not None
    yield {SoloKind.NONE: "pair", SoloKind.HIDDEN: "hidden solo"}.get(state.solo, "open solo")
    if state.solo is SoloKind.NONE:
        yield "emperor's side out" if {state.emperor, state.guard} <= set(state.finished) else "commoners out"
    else:
        formula = next(line.formula for line in state.outcome.lines if line.seat == state.emperor)
        yield formula.replace("_", " ")


def run_deal(rules: Rules, seed: str, number: int) -> tuple[GameState, Counter[str]]:
    """One random deal to its end, and its branches. Raises AssertionError where a promise of the engine breaks."""
    rng = Random(f"{seed} {number}")
    state = new_deal(rules, seed, number, rng.randrange(len(SEATS)))
    deck = Counter(rules.cards())
    seen: Counter[str] = Counter()
    for before, _, _, step in random_deal(state, rng):
        seen.update(set(branches(before, step)))
        state = step.state
    assert state.outcome is not None
    assert sum(state.outcome.points) == 0
    assert not state.waiting and not any(legal_actions(state, seat) for seat in SEATS)
    assert unmarked(everywhere(state)) == unmarked(deck)
    return state, seen


def unmarked(cards: Counter[Card]) -> Counter[Card]:
    """Cards with the Guard's mark taken off, the special left out: what marking cannot change but for one card."""
    plain: Counter[Card] = Counter()
    for card, number in cards.items():
        if card == SPECIAL_CARD:
            plain[Card(Rank.BIG)] += number
        else:
            plain[card._replace(mark=Mark.NONE) if card.mark is Mark.GUARD else card] += number
    return plain


def random_pair(rng: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A play for the table and a set of cards against it, often of one size and often near each other."""
    table = _random_play(rng, rng.choice((1, 1, 2, 3, 4, 5, 6)))
    size = len(table) if rng.random() < 0.6 else max(1, len(table) + rng.randint(-1, 3))
    reply = _random_play(rng, size)
    if rng.random() < 0.05:
        reply = (*reply, Card(Rank(rng.randint(3, 15)), Suit.HEARTS))
    return table, reply


def _random_play(rng: Random, size: int) -> tuple[Card, ...]:
    special = int(size > 0 and rng.random() < 0.15)
    left = size - special
    bigs = min(rng.choice((0, 0, 1, 1, 2, 3, 4)), left)
    smalls = min(rng.choice((0, 0, 1, 2, 3, 4)), left - bigs)
    base = left - bigs - smalls
    rank = Rank(rng.choice((3, 6, 6, 7, 8, 8, 9, 14, 15)))
    plain = Card(rank, Suit.SPADES)
    mark = (Card(Rank.NINE, Suit.SPADES, Mark.GUARD),) * special
    return (*mark, *[Card(Rank.BIG)] * bigs, *[Card(Rank.SMALL)] * smalls, *[plain] * base)


def compare_pairs(number: int, seed: str) -> Counter[str]:
    """The engine's comparator against the referee's; counts of each answer. Raises AssertionError where they differ."""
    rng = Random(seed)
    rules = [rules_of(variant, **options) for variant, options in CASES]
    answers: Counter[str] = Counter()
    for at in range(number):
        chosen = rng.choice(rules)
        house = house_of(chosen)
        table, reply = random_pair(rng)
        if not chosen.special and any(card.mark is Mark.GUARD for card in (*table, *reply)):
            continue
        if not reference.is_play(table, house):
            continue
        expected = reference.beats(table, reply, house)
        assert beats(table, reply, chosen) is expected, (house, table, reply, expected)
        answers["beats" if expected else "does not"] += 1
        if number >= 10_000 and at % 10_000 == 0:
            _progress(f"{at} of {number} pairs")
    return answers


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}   ", end="", file=sys.stderr, flush=True)


def _deals(number: int, seed: str, only: str) -> None:
    total: Counter[str] = Counter()
    for (variant, options), name in zip(CASES, CASE_IDS, strict=True):
        if only not in name:
            continue
        rules = rules_of(variant, **options)
        seen: Counter[str] = Counter()
        steps, began = 0, time.perf_counter()
        for at in range(number):
            state, found = run_deal(rules, f"{seed} {name}", at)
            seen.update(set(found))
            steps += len(state.history)
            _progress(f"{name}: {at + 1} of {number}")
        took = time.perf_counter() - began
        print(f"\r{name}: {number} deals, {steps} answers, {took:.0f} s", flush=True)
        print("   " + ", ".join(f"{branch} {times}" for branch, times in seen.most_common()), flush=True)
        total.update(seen)
    missing = sorted(BRANCHES - set(total))
    print("every branch occurred" if not missing else f"never occurred: {', '.join(missing)}")
    if missing and not only:
        raise SystemExit(1)


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.soak", description=__doc__)
    parser.add_argument("what", choices=("deals", "pairs"))
    parser.add_argument("number", type=int, help="deals of each variant with each option alone and all together; pairs")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--only", default="", help="deals of configurations whose name holds this text")
    given = parser.parse_args(arguments)
    if given.what == "deals":
        _deals(given.number, given.seed, given.only)
    else:
        answers = compare_pairs(given.number, given.seed)
        print("\r" + ", ".join(f"{answer}: {times}" for answer, times in sorted(answers.items())))


if __name__ == "__main__":
    main()
