"""The expert: the standard player's craft with a posterior over who the Guard is."""

from __future__ import annotations

from ..view import SeatView
from .belief import guard_chances
from .standard import StandardBot
from .table import Bearings


class ExpertBot(StandardBot):
    """Plays like the standard player, but knows whom to trust: every play, pass and refusal told it something."""

    def bearings(self, view: SeatView) -> Bearings:
        """The view with what it means."""
        return Bearings(view, self.weights, guard_chances)
