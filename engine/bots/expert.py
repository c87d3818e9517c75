"""The expert: the standard player's craft, a posterior over who the Guard is, and a look at how the trick may end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ..actions import PASS, PlayCards
from ..events import Role
from ..rules import ScoreTable
from ..state import SoloKind
from ..view import SeatView
from . import follow, lead
from .belief import guard_chances
from .decision import Decision, Note, Why
from .foresight import Mix, foresee
from .standard import StandardBot, beating
from .style import BALANCED, Style
from .table import STANDARD, Bearings

_CERTAIN = (
    Why.GOES_OUT,
    Why.RUNS_OUT,
    Why.LIKELY_RUNS_OUT,
    Why.CANNOT_BEAT,
    Why.APPLIES,
    Why.LEAVES_ALLY,
    Why.LEAVES_ALLY_OUT,
    Why.FEEDS,
    Why.SMOTHERS,
    Why.SAVES_CONTROL,
    Why.LAST_CONTROL,
)
"""Reasons that leave nothing to look ahead for."""

_MOST_SCORE = 4.0

WEIGHTS: Final = replace(STANDARD, nerve=replace(STANDARD.nerve, declare=62, revolt=50))
"""The standard player's; it doubles the stakes from where that was measured to pay (README.md)."""

SCALE: Final[Mapping[ScoreTable, float]] = MappingProxyType(
    {ScoreTable.LEVEL: 1.0, ScoreTable.PLACES: 1.5, ScoreTable.TRIBUTE: 0.4}
)
"""How far points are apart under a table of scores, against the level table."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level looks ahead. options: how many of the answers that the rules of thumb find best are tried. absurd:
    leads that one of them may be worse than the best by the rules of thumb. rounds: in how many worlds (`foresee`).
    mixes: by role, what counts how much."""

    options: int
    absurd: float
    rounds: tuple[int, ...]
    mixes: Mapping[Role, Mix]


EXPERT: Final = Depth(
    8,
    0.4,
    (16,),
    MappingProxyType(
        {
            Role.EMPEROR: Mix(0.67, 0.0, 0.64),
            Role.SOLO: Mix(0.67, 0.0, 0.64),
            Role.GUARD: Mix(0.99, 0.0, 0.16),
            Role.COMMONER: Mix(0.91, 0.0, 0.02),
        }
    ),
)
"""The mixes explain best what answers earned that standard players had passed over (README.md)."""


class ExpertBot(StandardBot):
    """Weighs the best answers of the standard player by how things stand after the trick, in worlds that fit what it
    knows."""

    def __init__(self, style: Style = BALANCED, depth: Depth = EXPERT) -> None:
        super().__init__(style.weights(WEIGHTS))
        self.depth = depth

    def bearings(self, view: SeatView) -> Bearings:
        """The view with what it means."""
        return Bearings(view, self.weights, guard_chances)

    def play(self, at: Bearings, rng: random.Random) -> Decision:
        """The lead, or the answer to the table."""
        view = at.view
        first = super().play(at, rng)
        if first.reasons[0].why in _CERTAIN or not isinstance(first.action, PlayCards) or _alone(view):
            return first
        scores = self._scores(at, first.action)
        if len(scores) < 2:
            return first
        answers = list(scores)
        assert view.role is not None
        mix = self.depth.mixes[view.role]
        scale = SCALE[view.rules.scoring.table] * view.stakes
        thumbs = [scale * score for score in scores.values()]
        seen = foresee(view, answers, thumbs, with_a_guard(view), self.depth.rounds, mix, rng)
        home = answers.index(first.action)
        tried = max(one.worlds for one in seen)
        best = max(range(len(answers)), key=lambda one: (seen[one].worlds == tried, seen[one].worth, one == home))
        if best == home:
            return first
        gain = round(100 * (seen[best].worth - seen[home].worth))
        return Decision(answers[best], (Note(Why.FORESEEN, (tried, gain)),))

    def _scores(self, at: Bearings, first: PlayCards) -> dict[PlayCards, float]:
        """The answers that are tried, the standard player's own among them, with their scores by rules of thumb."""
        view = at.view
        found = follow.options(at, beating(view)) if view.table else lead.options(at)
        most = self.depth.options
        tried = [*found[:most], *(option for option in found[most:] if option.action == PASS)]
        scores = {
            option.action: max(-_MOST_SCORE, min(_MOST_SCORE, option.score))
            for option in tried
            if isinstance(option.action, PlayCards)
        }
        best = max(scores.values())
        scores.setdefault(first, best)
        least = best - self.depth.absurd
        return {action: score for action, score in scores.items() if action == first or score >= least}


def with_a_guard(view: SeatView) -> tuple[float, ...]:
    """The chances of being the Guard, that there is none left out: what a lone Emperor's deal is worth is so much
    more than any other that a few such worlds would drown what is known of the rest."""
    chances = guard_chances(view)
    emperor = view.emperor
    if emperor is None or chances[emperor] in (0.0, 1.0):
        return chances
    rest = 1.0 - chances[emperor]
    return tuple(0.0 if seat == emperor else chance / rest for seat, chance in enumerate(chances))


def _alone(view: SeatView) -> bool:
    """Whether this seat knows the Emperor to be alone; the fitted outlook knows too few such deals."""
    return view.solo is not SoloKind.NONE
