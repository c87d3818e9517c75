"""A bot that answers by chance: it opens every branch of the rules now and then, and plays badly."""

from __future__ import annotations

import random

from ..actions import PASS, Action, Allegiance, Kick, PlayCards, Prompt, SoloClaim, Throne
from ..cards import Card, strength
from ..view import SeatView
from .decision import Decision, Note, Why

_CLAIM = 0.01
_ACCEPT = 0.15
_DECLARE = 0.15
_PASS = 0.4
_ATTACH = 0.1
_TRIES = 8


class RandomBot:
    """Legal answers, weighted so that a few thousand deals see every phase."""

    def choose(self, view: SeatView, rng: random.Random) -> Decision:
        """The answer to `view.prompt`; raises ValueError when there is none."""
        return Decision(_answer(view, rng), (Note(Why.BY_CHANCE),))


def _answer(view: SeatView, rng: random.Random) -> Action:
    match view.prompt:
        case None:
            raise ValueError(f"seat {view.seat} is not asked anything")
        case Prompt.SOLO_CLAIM:
            return SoloClaim(rng.random() < _CLAIM)
        case Prompt.THRONE:
            return _if_legal(view, Throne(rng.random() < _ACCEPT))
        case Prompt.ALLEGIANCE:
            return _if_legal(view, Allegiance(rng.random() < _DECLARE))
        case Prompt.KICK:
            return Kick(rng.random() < _DECLARE)
        case Prompt.PLAY:
            return _lead(view, rng) if not view.table else _follow(view, rng)
        case Prompt.CALL | Prompt.SOLO:
            return rng.choice(view.legal)


def _if_legal(view: SeatView, action: Action) -> Action:
    return action if view.refuse(action) is None else view.legal[0]


def _follow(view: SeatView, rng: random.Random) -> Action:
    if rng.random() < _PASS:
        return PASS
    return rng.choice(view.legal)


def _lead(view: SeatView, rng: random.Random) -> Action:
    """A rank by chance, some of its cards, now and then with jokers; listing every lead would take much longer."""
    special = view.rules.special
    by_rank: dict[int, list[Card]] = {}
    for card in view.hand:
        by_rank.setdefault(strength(card, special), []).append(card)
    for _ in range(_TRIES):
        cards = by_rank[rng.choice(list(by_rank))]
        chosen = rng.sample(cards, rng.randint(1, len(cards)))
        if not strength(chosen[0], special).is_joker:
            jokers = [card for card in view.hand if strength(card, special).is_joker]
            chosen += [card for card in jokers if rng.random() < _ATTACH]
        action = PlayCards(tuple(chosen))
        if view.refuse(action) is None:
            return action
    return rng.choice(view.legal)
