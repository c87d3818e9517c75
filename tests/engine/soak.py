"""Long runs by command: `python -m tests.engine.soak deals 2000`, `… records 200`, `… tricks 500`, `… pairs 100000`.

`deals`, `records` and `tricks` are that many in all, spread evenly over every variant with every option alone and all
together, in matches of three deals. `records` also writes each match down and replays it; `tricks` has the referee
follow every trick of what was replayed."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random

from engine import replay
from engine.actions import SEATS, Action, Apply, PlayCards, Seat
from engine.cards import SPECIAL_CARD, THRONE_CARD, Card, Mark, Rank, Suit
from engine.match import Match
from engine.plays import beats
from engine.record import deal_json, record_json, record_text, seat_json
from engine.rules import Rules, ScoreTable
from engine.state import GameState, Outcome, Phase, SoloKind
from engine.transition import apply, check, legal_actions
from engine.variants import load
from tests.engine import reference
from tests.engine.branches import BRANCHES, branches, first_branches
from tests.engine.tables import CASES, RULES, Options, everywhere, house_of, random_deal


def law_of_points(rules: Rules, outcome: Outcome) -> bool:
    """R12.1-R12.3, R12.6: what one wins another pays. R12.5: a side's members are all credited the same, the other
    side's as much with the other sign."""
    if outcome.void or rules.scoring.table is not ScoreTable.PLACES:
        return sum(outcome.points) == 0
    royals = {line.points for line in outcome.lines if line.role.value != "C"}
    commoners = {line.points for line in outcome.lines if line.role.value == "C"}
    return len(royals) == len(commoners) == 1 and royals == {-points for points in commoners}


def next_deal(match: Match, rng: Random) -> tuple[GameState, GameState, Counter[str]]:
    """The match's next deal by random answers: at its first prompt, at its end, and its branches.

    Raises AssertionError where a promise of the engine breaks.
    """
    rules = match.rules
    state = begun = match.deal()
    deck = Counter(rules.cards())
    seen: Counter[str] = Counter(first_branches(state))
    for before, _, _, step in random_deal(state, rng):
        seen.update(set(branches(before, step)))
        state = step.state
    assert state.outcome is not None
    assert law_of_points(rules, state.outcome)
    assert not state.waiting and not any(legal_actions(state, seat) for seat in SEATS)
    assert unmarked(everywhere(state)) == unmarked(deck)
    return begun, state, seen


def run_deal(rules: Rules, seed: str, number: int) -> tuple[GameState, Counter[str]]:
    """One random deal to its end, and its branches."""
    rng = Random(f"{seed} {number}")
    match = Match(rules, seed, first_seat=rng.randrange(len(SEATS)), number=number)
    _, state, seen = next_deal(match, rng)
    return state, seen


def settled(match: Match, state: GameState) -> Match:
    """The match after this deal, its eggs counted (R13.2)."""
    after = match.settled(state)
    assert sum(after.eggs) + after.house == sum(match.eggs) + match.house
    assert all(own > 0 for own in after.eggs)
    return after


def run_match(rules: Rules, seed: str, deals: int) -> tuple[list[tuple[Match, GameState, GameState]], Counter[str]]:
    """A match of random deals: by deal the match before it, its first prompt and its end; and the branches."""
    rng = Random(seed)
    match = Match(rules, seed, first_seat=rng.randrange(len(SEATS)), stake=rng.choice((1, 100, 3000)))
    done, seen = [], Counter[str]()
    for _ in range(deals):
        begun, state, found = next_deal(match, rng)
        done.append((match, begun, state))
        seen.update(found)
        match = settled(match, state)
    return done, seen


def referee(begun: GameState, end: GameState, rng: Random) -> int:
    """Follows every trick of a deal; returns how many there were. Raises AssertionError where the referee differs.

    Who may act, whether the play was legal, who wins the trick and leads the next, who goes out, is smothered or owes a
    card, when the deal ends, and the places (R8, R9, R10.2, R11).
    """
    house = house_of(begun.rules)
    state, tricks = begun, 0
    for seat, action in end.history:
        if state.phase is Phase.PLAY:
            break
        state = step_of(state, seat, action)
    if state.phase is not Phase.PLAY:
        return 0
    position = reference.Position(
        state.hands,
        frozenset({state.emperor, state.guard} - {None}) if state.solo is SoloKind.NONE else frozenset({state.emperor}),
        state.solo in (SoloKind.OPEN, SoloKind.CLAIMED),
        turn=state.emperor if state.emperor is not None else -1,
        last_but_one=house.last_but_one,
    )
    for seat, action in end.history[len(state.history) :]:
        assert not position.over and not state.over
        assert state.waiting == (position.turn,) == (seat,)
        assert state.trick.table == position.table
        hand = position.hands[seat]
        compare_some(state, position, rng)
        applies, laid = isinstance(action, Apply), getattr(action, "cards", ())
        if applies:
            assert reference.may_apply(position, house)
        else:
            assert reference.may_lay(laid, hand, position.table, house) if laid else position.table != ()
        position = reference.following(position, laid, house, applies)
        state = step_of(state, seat, action)
        tricks += position.table == () or position.over
        assert state.hands == position.hands
        assert (state.finished, state.cleared) == (position.out, position.debts)
        assert state.smothered == tuple(zip(position.smothered, position.beaten_by, strict=True))
    assert position.over and state.over and state.outcome is not None
    assert tuple(line.seat for line in state.outcome.lines) == position.places
    return tricks


def step_of(state: GameState, seat: Seat, action: Action) -> GameState:
    return apply(state, seat, action).state


def compare_some(state: GameState, position: reference.Position, rng: Random) -> None:
    """A few sets of cards, most of one rank: the engine and the referee allow the same ones."""
    house, seat = house_of(state.rules), position.turn
    hand = list(position.hands[seat])
    size = len(position.table) or rng.randint(1, 4)
    for _ in range(2):
        rank = rng.choice(hand).rank
        near = [card for card in hand if card.rank in (rank, Rank.SMALL, Rank.BIG, Rank.TWO)] or hand
        rng.shuffle(near)
        near.sort(key=lambda card: card.rank is not rank and rng.random() < 0.8)
        cards = tuple(near[: max(1, size + rng.choice((0, 0, 0, 1, -1)))])
        legal = check(state, seat, PlayCards(cards)) is None
        assert legal is reference.may_lay(cards, hand, position.table, house), (house, position.table, cards)


def unmarked(cards: Counter[Card]) -> Counter[Card]:
    """Cards with the Guard's mark taken off, the special left out: what marking cannot change but for one card."""
    plain: Counter[Card] = Counter()
    for card, number in cards.items():
        if card == SPECIAL_CARD:
            plain[Card(Rank.BIG)] += number
        else:
            plain[card._replace(mark=Mark.NONE) if card.mark is Mark.GUARD else card] += number
    return plain


def random_pair(rng: Random, house: reference.House) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A play for the table and a set of cards against it, often of one size and often near each other."""
    table = _random_play(rng, rng.choice((1, 1, 2, 3, 4, 5, 6)), house)
    size = len(table) if rng.random() < 0.6 else max(1, len(table) + rng.randint(-1, 3))
    if (house.twos_beat_big or house.twos_beat_special) and rng.random() < 0.1:
        joker = rng.choice((Card(Rank.BIG), Card(Rank.SMALL), SPECIAL_CARD if house.special else THRONE_CARD))
        return (joker,), (Card(Rank.TWO, Suit.CLUBS),) * rng.choice((2, 3, 3, 4, 5, 5))
    reply = _random_play(rng, size, house)
    if rng.random() < 0.05:
        reply = (*reply, Card(Rank(rng.randint(3, 15)), Suit.HEARTS))
    return table, reply


def _random_play(rng: Random, size: int, house: reference.House) -> tuple[Card, ...]:
    special = int(house.special and size > 0 and rng.random() < 0.15)
    left = size - special
    bigs = min(rng.choice((0, 0, 1, 1, 2, 3, 4)), left)
    smalls = min(rng.choice((0, 0, 1, 2, 3, 4)), left - bigs)
    base = left - bigs - smalls
    wild = rng.randint(0, base) if house.wild_twos and rng.random() < 0.3 else 0
    plain = Card(Rank(rng.choice((3, 6, 6, 7, 8, 8, 9, 14, 15))), Suit.SPADES)
    mark = (Card(Rank.NINE, Suit.SPADES, Mark.GUARD),) * special
    twos = (Card(Rank.TWO, Suit.HEARTS),) * wild
    return (*mark, *[Card(Rank.BIG)] * bigs, *[Card(Rank.SMALL)] * smalls, *[plain] * (base - wild), *twos)


def compare_pairs(number: int, seed: str) -> Counter[str]:
    """The engine's comparator against the referee's; counts of each answer. Raises AssertionError where they differ."""
    rng = Random(seed)
    rules = list(RULES.values())
    answers: Counter[str] = Counter()
    for at in range(number):
        chosen = rng.choice(rules)
        house = house_of(chosen)
        table, reply = random_pair(rng, house)
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


DEALS_IN_A_MATCH = 3


def _matches(what: str, number: int, seed: str) -> None:
    """Matches until `number` deals are done, round and round the variants and options."""
    total: Counter[str] = Counter()
    by_case: Counter[str] = Counter()
    answers, tricks, began = 0, 0, time.perf_counter()
    recorded: list[tuple[GameState, GameState]] = []
    cases = list(zip(RULES.items(), CASES, strict=True))
    for at in count():
        deals = min(DEALS_IN_A_MATCH, number - by_case.total())
        if deals <= 0:
            break
        (name, rules), (variant, options) = cases[at % len(cases)]
        done, seen = run_match(rules, f"{seed} {name} {at}", deals)
        total.update(seen)
        by_case[name] += deals
        answers += sum(len(end.history) for _, _, end in done)
        if what != "deals":
            recorded = replay_again(variant, options, done)
        if what == "tricks":
            tricks += sum(referee(begun, end, Random(at)) for begun, end in recorded)
        _progress(f"{by_case.total()} of {number} deals")
    took = time.perf_counter() - began
    told = f", {tricks} tricks" if what == "tricks" else ""
    print(f"\r{by_case.total()} deals over {len(by_case)} rule sets, {answers} answers{told}, {took:.0f} s", flush=True)
    print("   " + ", ".join(f"{branch} {times}" for branch, times in total.most_common()), flush=True)
    missing = sorted(BRANCHES - set(total))
    print("every branch occurred" if not missing else f"never occurred: {', '.join(missing)}")
    if missing and number >= ENOUGH_FOR_EVERY_BRANCH:
        raise SystemExit(1)


ENOUGH_FOR_EVERY_BRANCH = 5_000


def replay_again(
    variant: str, options: Options, done: Sequence[tuple[Match, GameState, GameState]]
) -> list[tuple[GameState, GameState]]:
    """The match as a record and back: the same states at every end; by deal the first and the last of them."""
    deals = [deal_json(match, end) for match, _, end in done]
    seats = [seat_json(f"seat {seat}", "random") for seat in SEATS]
    resolved = load(variant).resolved_options(options)
    again = replay.replay(record_text(record_json(variant, resolved, done[0][0], seats, deals)))
    recorded = [(deal.states[0], deal.states[-1]) for deal in again.deals]
    assert recorded == [(begun, end) for _, begun, end in done]
    return recorded


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.soak", description=__doc__)
    parser.add_argument("what", choices=("deals", "records", "tricks", "pairs"))
    parser.add_argument("number", type=int, help="how many in all")
    parser.add_argument("--seed", default="soak")
    given = parser.parse_args(arguments)
    if given.what != "pairs":
        _matches(given.what, given.number, given.seed)
    else:
        answers = compare_pairs(given.number, given.seed)
        print("\r" + ", ".join(f"{answer}: {times}" for answer, times in sorted(answers.items())))


if __name__ == "__main__":
    main()
