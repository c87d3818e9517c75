"""Other worlds that look the same to one seat: hidden cards change hands, the public log stays word for word."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from random import Random

from engine.actions import SEATS, Action, IllegalAction, Prompt, Seat, Throne
from engine.bots import Decision, bot_rng, make_bot
from engine.cards import THRONE_CARD, Card, Mark, Rank, sort_cards
from engine.rules import Rules
from engine.state import GameState, Hands
from engine.transition import apply, legal_actions, new_deal
from engine.view import SeatView, view
from tests.engine.bots.exploiters import quick

Player = Callable[[GameState, Seat, Random], Decision]
"""Decides with the whole state at hand; an honest one looks at `view(state, seat)` only."""

_TRIES = 12
_GUARD_MOVES = 0.7
_REDEALT = 0.3
_ACCEPTS = 0.4


@dataclass(frozen=True, slots=True)
class Turn:
    """One answer of a deal, the state before it, and what the watched player would answer if it is his."""

    state: GameState
    seat: Seat
    action: Action
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Pair:
    """The same prompt of the same seat in two worlds, with its decisions."""

    here: SeatView
    there: SeatView
    decision_here: Decision
    decision_there: Decision
    guard_moved: bool


def honest(name: str) -> Player:
    """The bot of this name, quick if it looks ahead; it gets the view."""
    bot = quick(name)
    return lambda state, seat, chance: bot.choose(view(state, seat), chance)


standard = honest("standard")


def pairs(rules: Rules, seed: str, number: int, player: Player) -> Iterator[Pair]:
    """One deal with one watched seat, and other worlds for it: up to some moment while the Guard is secret, and up to
    any moment."""
    chance = Random(f"{seed} {number}")
    watched = chance.choice(SEATS)
    turns = tuple(_deal(rules, seed, number, watched, player, chance))
    secret = sum(not turn.state.guard_public for turn in turns)
    for until in (chance.randint(1, max(1, secret)), chance.randint(1, len(turns))):
        yield from _in_another_world(turns, until, watched, player, chance, (seed, number))


def _in_another_world(
    turns: tuple[Turn, ...], until: int, watched: Seat, player: Player, chance: Random, deal: tuple[str, int]
) -> Iterator[Pair]:
    for _ in range(_TRIES):
        start = _other_start(turns, until, watched, chance)
        if start is None:
            continue
        there = _replayed(start, turns[:until])
        if there is None:
            continue
        for at, state in enumerate(there):
            turn = turns[at]
            if turn.decision is not None:
                again = player(state, watched, bot_rng(*deal, watched, at))
                moved = turn.state.guard != state.guard
                yield Pair(view(turn.state, watched), view(state, watched), turn.decision, again, moved)
        return


def frozen(seen: SeatView) -> bytes:
    """The view as bytes that depend on values alone, not on which equal objects are one and the same."""
    out = BytesIO()
    pickler = pickle.Pickler(out, protocol=pickle.HIGHEST_PROTOCOL)
    pickler.fast = True
    pickler.dump(seen)
    return out.getvalue()


def _deal(rules: Rules, seed: str, number: int, watched: Seat, player: Player, chance: Random) -> Iterator[Turn]:
    state = new_deal(rules, seed, number, number % len(SEATS))
    wild = make_bot("random")
    tame = make_bot("standard")
    players = [chance.choice((wild, tame)) for _ in SEATS]
    at = 0
    while not state.over:
        seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
        source = bot_rng(seed, number, seat, at)
        decision = None
        if seat == watched:
            decision = player(state, seat, bot_rng(seed, number, seat, at))
        if decision is not None and (state.prompt(seat) is Prompt.PLAY or chance.random() < 0.3):
            action = decision.action
        else:
            early = state.prompt(seat) is not Prompt.PLAY
            action = (wild if early else players[seat]).choose(view(state, seat), source).action
            if isinstance(action, Throne) and chance.random() < _ACCEPTS:
                action = next((choice for choice in legal_actions(state, seat) if choice == Throne(True)), action)
        yield Turn(state, seat, action, decision)
        state = apply(state, seat, action).state
        at += 1


def _other_start(turns: tuple[Turn, ...], until: int, watched: Seat, chance: Random) -> GameState | None:
    """The first state of a world in which cards that are still hidden at `until` lie elsewhere."""
    first, last = turns[0].state, turns[until - 1].state
    others = [seat for seat in SEATS if seat != watched]
    hands = [list(hand) for hand in first.hands]
    hidden: list[tuple[Seat, Card]] = []
    for seat in others:
        still = Counter(_before_call(card, last) for card in last.hands[seat]) & Counter(hands[seat])
        hidden += [(seat, card) for card in sorted(still.elements()) if not _known(card, first)]
    if len(hidden) < 2:
        return None
    if chance.random() < _REDEALT:
        dealt_anew = [card for _, card in hidden]
        chance.shuffle(dealt_anew)
        for seat, card in hidden:
            hands[seat].remove(card)
        for (seat, _), card in zip(hidden, dealt_anew, strict=True):
            hands[seat].append(card)
    else:
        for _ in range(chance.randint(1, 6)):
            _swap(hands, chance.choice(hidden), chance.choice(hidden))
    guards = [(seat, card) for seat, card in hidden if card == last.called or card.mark is Mark.GUARD]
    if guards and chance.random() < _GUARD_MOVES:
        _swap(hands, chance.choice(guards), chance.choice(hidden))
    moved: Hands = tuple(sort_cards(hand, first.rules.special) for hand in hands)
    return replace(first, hands=moved) if moved != first.hands else None


def _known(card: Card, first: GameState) -> bool:
    """Whether the log says at the first prompt who holds it: the throne card once it is offered, and where everybody
    buys a 3 the 3s (R10.1)."""
    if card == THRONE_CARD:
        return first.offer is not None
    return first.rules.deck.buy_three and card.rank is Rank.THREE


def _swap(hands: list[list[Card]], one: tuple[Seat, Card], two: tuple[Seat, Card]) -> None:
    (a, card_a), (b, card_b) = one, two
    if a == b or card_a not in hands[a] or card_b not in hands[b]:
        return
    hands[a].remove(card_a)
    hands[b].remove(card_b)
    hands[a].append(card_b)
    hands[b].append(card_a)


def _before_call(card: Card, state: GameState) -> Card:
    """The card as it was dealt: the fourth called copy without its mark."""
    return state.called if card.is_guard_card and state.called is not None else card


def _replayed(start: GameState, turns: tuple[Turn, ...]) -> list[GameState] | None:
    """The states before each answer when the same is answered; None where the table would have noticed."""
    state = start
    states = []
    for at, turn in enumerate(turns):
        states.append(state)
        if state.prompt(turn.seat) is None or len(state.events) != len(turn.state.events):
            return None
        try:
            step = apply(state, turn.seat, turn.action)
        except IllegalAction:
            return None
        state = step.state
        if at + 1 < len(turns) and turns[at + 1].state.events[len(turn.state.events) :] != step.events:
            return None
    return states
