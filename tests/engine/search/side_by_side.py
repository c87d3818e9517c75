"""The engine and the search play the same deals: `python -m tests.engine.search.side_by_side 600 [--seed S]`.

So many deals in all, spread evenly over every variant with every option alone and all together: a third from a
shuffled deck, the others from a handful of cards each, where the rare rules happen. At every turn both must offer the
same plays to the same seat and agree on what followed; then a rollout finishes the deal and the engine follows it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from engine.actions import PASS, SEATS, Action, Apply, PlayCards, Seat
from engine.cards import SPECIAL_CARD, THRONE_CARD, Card, Mark, Rank, sort_cards
from engine.events import Cause, Revealed, Role
from engine.match import Match
from engine.rules import Rules
from engine.search import (
    COMPILED,
    Core,
    World,
    action_of,
    answer_of,
    core_of,
    finish_trick,
    house_of,
    legal,
    points,
    rollout,
)
from engine.search.rollout import LED, SEAT
from engine.state import GameState, Phase, SoloKind
from engine.transition import apply, legal_actions
from engine.view import view
from tests.engine.branches import branches
from tests.engine.tables import RULES, Temper, asked

IN_PLAY = {
    "open solo", "hidden solo revealed by play", "revealed by play", "out with the guard card",
    "followed after a pass", "inherited", "kao beat", "222 on B", "held back laid", "special beat",
    "emperor's side out", "commoners out", "solo first", "solo second", "solo lost", "last but one out", "applied",
    "applicant leads", "smothered", "closed by twos", "wild twos", "answered by kind", "places", "solo place", "won",
    "drawn", "lost",
}  # fmt: skip
"""The branches of the rules that the search has to know (`tests.engine.branches`)."""

Look = tuple[tuple[int, bool], ...]
"""A play by strength, high to low, each with whether it is the guard card; () is a pass."""

APPLIES: Look = ((0, False),)


def look_of_action(action: Action, special: bool) -> Look:
    """What an answer of the engine looks like."""
    if isinstance(action, Apply):
        return APPLIES
    assert isinstance(action, PlayCards)
    looks = [
        (18 if special and card.mark is Mark.GUARD else int(card.rank), card.mark is Mark.GUARD)
        for card in action.cards
    ]
    return tuple(sorted(looks, reverse=True))


def look_of_answer(answer: int, special: bool, marked_strength: int) -> Look:
    """What an answer of the search looks like, read field by field."""
    if answer == 4194304:
        return APPLIES
    rest, rank = divmod(answer, 16)
    rest, number = divmod(rest, 32)
    rest, smalls = divmod(rest, 8)
    rest, bigs = divmod(rest, 8)
    rest, specials = divmod(rest, 2)
    wild, marked = divmod(rest, 2)
    strengths = [rank + 3] * number + [15] * wild + [16] * smalls + [17] * bigs + [18] * specials
    looks = [(strength, special and strength == 18) for strength in strengths]
    if marked:
        looks[looks.index((marked_strength, False))] = (marked_strength, True)
    return tuple(sorted(looks, reverse=True))


def marked_strength(state: GameState) -> int:
    """The strength of a guard card that is no special, 0 where nobody holds one."""
    marked = [int(card.rank) for hand in state.hands for card in hand if card.mark is Mark.GUARD]
    return marked[0] if marked and not state.rules.special else 0


def dealt(rules: Rules, rng: Random) -> GameState:
    """A shuffled deal at its first lead, by random answers; over where nobody became Emperor."""
    state = Match(rules, str(rng.random()), first_seat=rng.choice(SEATS)).deal()
    temper = Temper(rng)
    while not state.over and state.phase is not Phase.PLAY:
        seat = rng.choice(asked(state))
        state = apply(state, seat, temper.choose(legal_actions(state, seat))).state
    return state


def handful(rules: Rules, rng: Random) -> GameState:
    """A few cards in every hand, many of them jokers, 2s, held-back cards and guard cards, before the first lead."""
    deck = list(rules.cards())
    rng.shuffle(deck)
    plain = [int(card.rank) for card in deck if card.rank <= Rank.TWO]
    few = set(rng.sample(sorted(set(plain)), rng.choice((0, 1, 4)))) | {
        Rank.TWO,
        rules.plays.held_back,
        Rank.SMALL,
        Rank.BIG,
    }
    deck.sort(key=lambda card: (not card.mark, card.rank not in few))
    size = rng.randint(1, 8)
    deck = deck[: max(size * 5, 5) * 2]
    rng.shuffle(deck)
    deck.sort(key=lambda card: not card.mark)
    hands = [deck[at : size * 5 : 5] for at in SEATS]
    rng.shuffle(hands)
    emperor = next((seat for seat in SEATS if THRONE_CARD in hands[seat]), rng.choice(SEATS))
    state = GameState(
        rules=rules,
        first_seat=0,
        hands=tuple(sort_cards(hand, rules.special) for hand in hands),
        phase=Phase.PLAY,
        waiting=(emperor,),
        emperor=emperor,
        stakes=rng.choice((1, 1, 2, 4)),
    )
    return _alone(state) if rng.random() < 0.1 else _with_guard(state, rng)


def _alone(state: GameState) -> GameState:
    """After 抢独: no Guard and no special."""
    hands = state.hands
    if state.rules.special:
        hands = tuple(tuple(Card(card.rank, card.suit, card.mark if card.mark is Mark.SCEPTRE else Mark.NONE)
                            for card in hand) for hand in hands)  # fmt: skip
    return replace(state, hands=hands, solo=SoloKind.CLAIMED, guard_public=True)


def _with_guard(state: GameState, rng: Random) -> GameState:
    rules, hands = state.rules, [list(hand) for hand in state.hands]
    assert state.emperor is not None
    called = None
    holder = next((seat for seat in SEATS if any(card.mark is Mark.GUARD for card in hands[seat])), None)
    if holder is None:
        faces = [
            (seat, at)
            for seat in SEATS
            for at, card in enumerate(hands[seat])
            if rules.callable_rank(card.rank) and not card.mark
        ]
        if not faces:
            return _alone(state)
        holder, at = rng.choice(faces)
        card = hands[holder][at]
        called = Card(card.rank, card.suit)
        if rules.special or holder != state.emperor:
            joker = rules.special and card.rank is Rank.BIG
            hands[holder][at] = SPECIAL_CARD if joker else Card(card.rank, card.suit, Mark.GUARD)
    state = replace(state, hands=tuple(sort_cards(hand, rules.special) for hand in hands), called=called, guard=holder)
    if holder == state.emperor:
        if rng.random() < 0.5:
            return replace(state, solo=SoloKind.OPEN, guard_public=True)
        return replace(state, solo=SoloKind.HIDDEN)
    if rules.declarations.guard and rng.random() < 0.3:
        told = Revealed(holder, Role.GUARD, Cause.DECLARED)
        return replace(state, guard_public=True, declared=("guard",), events=(told,))
    return state


def core_in(state: GameState, seat: Seat) -> Core:
    """The deal for the search, the truth as the world."""
    return core_of(view(state, seat), World(state.hands, state.guard, state.solo), house_of(state.rules))


def agree(state: GameState, core: Core) -> None:
    """What both must tell alike at every turn. Raises AssertionError."""
    assert core.over == state.over
    assert core.known == state.guard_public
    assert tuple(core.out) == state.finished
    assert tuple(zip(core.smothered, core.smotherers, strict=True)) == state.smothered
    assert core.left == [len(hand) for hand in state.hands]
    assert core.stakes == state.stakes
    if state.outcome is not None:
        assert tuple(points(core)) == state.outcome.points
        assert state.outcome.stakes == core.stakes
        return
    assert (core.turn,) == state.waiting
    special, marked = state.rules.special, marked_strength(state)
    offered = [look_of_action(action, special) for action in legal_actions(state, core.turn)]
    found = [look_of_answer(answer, special, marked) for answer in legal(core)]
    assert sorted(offered) == sorted(found)


def lone_joker(cards: Sequence[Card]) -> bool:
    """A play that 2s may beat."""
    return len(cards) == 1 and (cards[0].rank.is_joker or cards[0].is_guard_card)


def alongside(state: GameState, rng: Random, seen: Counter[str]) -> Iterator[tuple[GameState, Core]]:
    """Both at every turn of a deal by random answers, the search now and then started anew from a view."""
    temper = Temper(rng)
    core = core_in(state, state.waiting[0])
    yield state, core
    while not state.over:
        (seat,) = state.waiting
        if rng.random() < 0.1:
            core = core_in(state, seat if rng.random() < 0.5 else rng.choice(SEATS))
        offered = legal_actions(state, seat)
        lone = [action for action in offered if isinstance(action, PlayCards) and lone_joker(action.cards)]
        action = rng.choice(lone) if lone and rng.random() < 0.3 else temper.choose(offered)
        assert isinstance(action, PlayCards | Apply)
        answer = answer_of(action, state.rules.special)
        if action != PASS and not isinstance(action, Apply):
            again = action_of(answer, state.hands[seat], state.rules.special)
            assert isinstance(again, PlayCards) and sorted(again.cards) == sorted(action.cards)
        before, step = state, apply(state, seat, action)
        kept, copied = core, core.copy()
        (core, other) = (copied, kept) if rng.random() < 0.5 else (kept, copied)
        core.play(answer)
        assert other.turn == seat
        state = step.state
        seen.update(set(branches(before, step)))
        yield state, core


def follow_rollout(state: GameState, rng: Random) -> tuple[GameState, int]:
    """The engine's end of the deal that a rollout plays, and how many answers it took. Raises AssertionError or
    IllegalAction where the rollout breaks a rule."""
    core = core_in(state, state.waiting[0])
    trick = core.copy()
    odds = [rng.random() for _ in range(25)]
    begun = rng.getstate()
    first: list[int] = []
    finish_trick(trick, rng.random, odds, first)
    rng.setstate(begun)
    log: list[int] = []
    given = rollout(core, rng.random, odds, log)
    assert first == log[: len(first)] and all(entry < LED for entry in first)
    assert trick.over == (len(first) == len(log)) and (trick.over or trick.owner < 0)
    assert trick.over or (log[len(first)] >= LED and log[len(first)] >> SEAT & 7 == trick.turn)
    answers = 0
    for entry in log:
        seat, led = entry >> SEAT & 7, entry >= LED
        while state.waiting[0] != seat or led == bool(state.trick.plays):
            state = apply(state, state.waiting[0], PASS).state
            answers += 1
        action = action_of(entry & (1 << SEAT) - 1, state.hands[seat], state.rules.special)
        state = apply(state, seat, action).state
        answers += 1
    assert given == answers
    assert core.over and state.outcome is not None
    assert tuple(points(core)) == state.outcome.points
    assert core.known == state.guard_public
    assert tuple(core.out) == state.finished
    return state, answers


def compare(rules: Rules, seed: str, whole: bool) -> tuple[int, Counter[str]]:
    """One deal, a whole one or a handful of cards; the number of turns compared, and what happened in it."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    state = dealt(rules, rng) if whole else handful(rules, rng)
    if state.over:
        return 0, seen
    turns = 0
    stop = rng.randrange(200 if whole else 20)
    for turn, (now, core) in enumerate(alongside(state, rng, seen)):
        agree(now, core)
        turns += 1
        if turn == stop and not now.over:
            turns += follow_rollout(now, rng)[1]
    return turns, seen


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the command line; exit code 1 where the two disagree, or where a branch of the rules never occurred in
    a long run."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.search.side_by_side", description=__doc__)
    parser.add_argument("number", type=int, help="how many deals in all")
    parser.add_argument("--seed", default="side by side")
    given = parser.parse_args(arguments)
    total: Counter[str] = Counter()
    turns = played = failed = 0
    names = list(RULES)
    for at in range(given.number):
        name, whole = names[at % len(names)], at // len(names) % 3 == 0
        try:
            compared, seen = compare(RULES[name], f"{given.seed} {name} {at}", whole)
        except Exception as error:
            failed += 1
            print(f"{name}, deal {at}: {type(error).__name__} {error}", flush=True)
            continue
        turns += compared
        played += compared > 0
        total += seen
    never = sorted(IN_PLAY - set(total))
    kind = "compiled" if COMPILED else "pure Python"
    print(f"{kind}: {played} deals, {turns} turns, {failed} differ; never occurred: {', '.join(never) or 'nothing'}")
    if failed or (never and given.number >= ENOUGH_FOR_EVERY_BRANCH):
        raise SystemExit(1)


ENOUGH_FOR_EVERY_BRANCH = 2_000

if __name__ == "__main__":
    main()
