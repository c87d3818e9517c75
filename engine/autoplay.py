"""托管: the answers given for a seat that does not answer itself (R15)."""

from __future__ import annotations

from .actions import PASS, Action, Allegiance, Kick, PlayCards, Prompt, Solo, SoloClaim, Throne
from .state import Outcome
from .view import SeatView

MOST_TIMES = 3
"""R15.2: entered more often than this in one deal, it stays until the deal ends."""


def default_action(view: SeatView) -> Action:
    """The default answer to the prompt (R15.1).

    No claim, decline unless forced, the lowest three that can be called, stay hidden, no revolt, no kick; leading, the
    lowest single, or all held-back cards when nothing else is left; otherwise pass. Raises ValueError when the seat is
    not asked.
    """
    match view.prompt:
        case Prompt.SOLO_CLAIM:
            return SoloClaim(False)
        case Prompt.THRONE:
            decline = Throne(False)
            return Throne(True) if view.refuse(decline) else decline
        case Prompt.CALL:
            return view.legal[0]
        case Prompt.SOLO:
            return Solo(False)
        case Prompt.ALLEGIANCE:
            return Allegiance(False)
        case Prompt.KICK:
            return Kick(False)
        case Prompt.PLAY:
            return PASS if view.table else _lowest_lead(view)
        case None:
            raise ValueError(f"seat {view.seat} is not asked anything")


def _lowest_lead(view: SeatView) -> PlayCards:
    singles = (PlayCards((card,)) for card in reversed(view.hand))
    return next((lead for lead in singles if view.refuse(lead) is None), PlayCards(view.hand))


def stays(times: int) -> bool:
    """Whether a seat that has been in 托管 so many times in this deal stays in it (R15.2)."""
    return times > MOST_TIMES


def unscored(outcome: Outcome) -> Outcome:
    """The outcome of a deal that every seat spent in 托管: the places, and no points (R15.2)."""
    lines = tuple(
        type(line)(line.seat, line.role, line.place, line.played_out, "unscored", 0) for line in outcome.lines
    )
    return Outcome(lines, outcome.stakes, None, outcome.solo)
