"""The standard player: honest and rule-based; it sees what a person at the table sees."""

from __future__ import annotations

import random
from dataclasses import replace

from ..actions import PASS, Apply, Call, PlayCards, Prompt
from ..cards import Card
from ..view import SeatView
from . import crown
from .decision import Decision, Note, Why, only_answer
from .follow import applying, follow
from .lead import lead
from .table import STANDARD, Bearings, Nerve, Weights


class StandardBot:
    """Groups its hand, counts what is out, guesses its allies, and plays every phase by rules of thumb."""

    def __init__(self, weights: Weights = STANDARD) -> None:
        self.weights = weights

    def bearings(self, view: SeatView) -> Bearings:
        """The view with what it means."""
        return Bearings(view, self.weights)

    def choose(self, view: SeatView, rng: random.Random) -> Decision:
        """The answer to `view.prompt`; raises ValueError when there is none."""
        match view.prompt:
            case None:
                raise ValueError(f"seat {view.seat} is not asked anything")
            case Prompt.PLAY:
                at = self.bearings(view)
                return replace(self.play(at, rng), belief=at.memory.guard)
            case Prompt.SOLO_CLAIM:
                return crown.claim(view, self.weights.nerve)
            case _:
                return only_answer(view.legal) or _before_play(view, self.weights.nerve)

    def play(self, at: Bearings, rng: random.Random) -> Decision:
        """The lead, or the answer to the table."""
        view = at.view
        if not view.table:
            return lead(at)
        plays = beating(view)
        decision = follow(at, plays) if plays else Decision(PASS, (Note(Why.CANNOT_BEAT),))
        return applying(at, decision) if decision.action == PASS and Apply() in view.legal else decision


def beating(view: SeatView) -> list[tuple[Card, ...]]:
    """The plays that the seat asked may lay on the table."""
    return [action.cards for action in view.legal if isinstance(action, PlayCards) and action.cards]


def _before_play(view: SeatView, nerve: Nerve) -> Decision:
    if view.prompt is Prompt.THRONE:
        return crown.throne(view, nerve)
    if view.prompt is Prompt.CALL:
        return crown.call(view, [action for action in view.legal if isinstance(action, Call)], nerve)
    if view.prompt is Prompt.SOLO:
        return crown.solo(view, nerve)
    if view.prompt is Prompt.KICK:
        return crown.kick(view, nerve)
    return crown.allegiance(view, nerve)
