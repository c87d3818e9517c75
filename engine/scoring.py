"""What a deal was worth (R11.3, R12.1-R12.3)."""

from __future__ import annotations

from collections.abc import Mapping

from .actions import SEATS, Seat
from .events import Role
from .rules import Rules
from .state import GameState, Line, Outcome, SoloKind


def settle(state: GameState) -> Outcome:
    """The outcome of a deal that has ended; places not played out are filled in seat order (R11.3)."""
    roles = {seat: role for seat in SEATS if (role := state.role(seat)) is not None}
    order = (*state.finished, *(seat for seat in SEATS if seat not in state.finished))
    return score(state.rules, order, len(state.finished), roles, state.solo, state.stakes)


def score(
    rules: Rules,
    order: tuple[Seat, ...],
    played_out: int,
    roles: Mapping[Seat, Role],
    solo: SoloKind,
    stakes: int,
) -> Outcome:
    """The 联众 table. order: all five seats by place, of which the first `played_out` really went out."""
    emperor = next(seat for seat in SEATS if roles[seat] in (Role.EMPEROR, Role.SOLO))
    level = None
    if solo is SoloKind.NONE:
        guard = next(seat for seat in SEATS if roles[seat] is Role.GUARD)
        level = rules.scoring.level - (order.index(emperor) + order.index(guard) + 2)
        worth = {Role.EMPEROR: ("2K", 2 * level), Role.GUARD: ("K", level), Role.COMMONER: ("-K", -level)}
    else:
        formula, points = _alone(rules, solo, order.index(emperor) + 1)
        worth = {Role.SOLO: (formula, points), Role.COMMONER: ("against_solo", -points // 4)}
    lines = tuple(
        Line(
            seat,
            roles[seat],
            place,
            place <= played_out,
            worth[roles[seat]][0],
            worth[roles[seat]][1] * stakes,
        )
        for place, seat in enumerate(order, start=1)
    )
    return Outcome(lines, stakes, level, solo)


def _alone(rules: Rules, solo: SoloKind, place: int) -> tuple[str, int]:
    """R12.2 in the open, R12.3 hidden."""
    if solo is SoloKind.HIDDEN:
        worth = rules.scoring.solo_hidden
        if place == 2:
            return "solo_second", 0
    else:
        worth = rules.scoring.solo_open
    return ("solo_first", worth) if place == 1 else ("solo_lost", -worth)


def void_outcome() -> Outcome:
    """流局 scores nothing (R5.4)."""
    return Outcome((), 1, None, SoloKind.NONE, void=True)
