"""The standard player: honest and rule-based; it sees what a person at the table sees."""

from __future__ import annotations

import random

from ..actions import Prompt
from ..view import SeatView
from .decision import Decision, Note, Why, only_answer


class StandardBot:
    """Plays every phase by rules of thumb."""

    def choose(self, view: SeatView, rng: random.Random) -> Decision:
        """The answer to `view.prompt`; raises ValueError when there is none."""
        if view.prompt is None:
            raise ValueError(f"seat {view.seat} is not asked anything")
        legal = view.legal
        forced = only_answer(legal)
        if forced is not None:
            return forced
        if view.prompt is Prompt.THRONE:
            return Decision(legal[-1], (Note(Why.ONLY_ANSWER),))
        if view.prompt is not Prompt.PLAY:
            return Decision(legal[0], (Note(Why.ONLY_ANSWER),))
        if not view.table:
            return Decision(legal[0], (Note(Why.LOWEST_BEAT),))
        return Decision(legal[1], (Note(Why.LOWEST_BEAT),))
