"""The expert: the standard player's craft, a posterior over who the Guard is, and a look at how a deal may end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..actions import PASS, PlayCards
from ..events import Role
from ..rules import ScoreTable
from ..view import SeatView
from . import follow, lead
from .belief import guard_chances
from .decision import Decision, Note, Why
from .foresight import foresee
from .standard import StandardBot, beating
from .style import BALANCED, Style
from .table import STANDARD, Bearings

_CERTAIN = (Why.GOES_OUT, Why.RUNS_OUT, Why.LIKELY_RUNS_OUT, Why.CANNOT_BEAT, Why.APPLIES)
_MOST_SCORE = 4.0

RULES_OF_THUMB: Final[Mapping[Role | None, float]] = MappingProxyType(
    {Role.EMPEROR: 0.43, Role.SOLO: 0.43, Role.GUARD: 1.18, Role.COMMONER: 0.13}
)
"""By role, points that a lead of the rules of thumb is worth beside the points foreseen; a first setting, from what
alternatives earned when standard players played them to the end (README.md)."""

SCALE: Final[Mapping[ScoreTable, float]] = MappingProxyType(
    {ScoreTable.LEVEL: 1.0, ScoreTable.PLACES: 1.5, ScoreTable.TRIBUTE: 0.4}
)
"""How far points are apart under a table of scores, against the level table."""


class ExpertBot(StandardBot):
    """Weighs the few best answers of the standard player by how deals end in which they are given."""

    options: int = 5
    worlds: int = 12

    def __init__(self, style: Style = BALANCED) -> None:
        super().__init__(style.weights(STANDARD))

    def bearings(self, view: SeatView) -> Bearings:
        """The view with what it means."""
        return Bearings(view, self.weights, guard_chances)

    def play(self, view: SeatView, rng: random.Random) -> Decision:
        """The lead, or the answer to the table."""
        first = super().play(view, rng)
        if first.reasons[0].why in _CERTAIN or not isinstance(first.action, PlayCards):
            return first
        at = self.bearings(view)
        found = follow.options(at, beating(view)) if view.table else lead.options(at)
        considered = [*found[: self.options], *(option for option in found[self.options :] if option.action == PASS)]
        scores = {option.action: max(-_MOST_SCORE, min(_MOST_SCORE, option.score)) for option in considered}
        scores.setdefault(first.action, max(scores.values()))
        answers = [action for action in scores if isinstance(action, PlayCards)]
        if len(answers) < 2:
            return first
        ends = foresee(view, answers, guard_chances(view), self.worlds, rng)
        thumb = RULES_OF_THUMB[view.role] * SCALE[view.rules.scoring.table] * view.stakes
        worth = [end + thumb * scores[answer] for end, answer in zip(ends, answers, strict=True)]
        home = answers.index(first.action)
        best = max(range(len(answers)), key=lambda index: (worth[index], index == home))
        if best == home:
            return first
        better = Note(Why.FORESEEN, (self.worlds, round(100 * (worth[best] - worth[home]))))
        return Decision(answers[best], (better,))
