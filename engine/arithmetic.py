"""How the points of a deal came about, in one English line (R12.7)."""

from __future__ import annotations

from .events import Role
from .state import Outcome, SoloKind

PLACES = ("first", "second", "third", "fourth", "fifth")


def reason(outcome: Outcome) -> str:
    """The arithmetic of a settlement, stakes included; records carry it, so its wording stays."""
    if outcome.void:
        return "void: nobody became Emperor"
    times = f" x {outcome.stakes}" if outcome.stakes > 1 else ""
    if outcome.level is not None:
        return _by_places(outcome, outcome.level, times)
    emperor = next(line for line in outcome.lines if line.role is Role.SOLO)
    other = next(line for line in outcome.lines if line.role is not Role.SOLO)
    kind = "hidden" if outcome.solo is SoloKind.HIDDEN else "open"
    if emperor.place == 1 or (emperor.place == 2 and kind == "hidden"):
        came = PLACES[emperor.place - 1]
    else:
        came = "not first" if kind == "open" else "third or later"
    alone, against = (signed(line.points // outcome.stakes) for line in (emperor, other))
    points = f"Emperor {alone}{times} = {signed(emperor.points)}, each other {against}{times} = {signed(other.points)}"
    if not times:
        points = f"Emperor {signed(emperor.points)}, each other {signed(other.points)}"
    return f"{kind} solo, Emperor {came}: {points}"


def _by_places(outcome: Outcome, level: int, times: str) -> str:
    by_role = {line.role: line for line in outcome.lines}
    emperor, guard, commoner = by_role[Role.EMPEROR], by_role[Role.GUARD], by_role[Role.COMMONER]
    total = level + emperor.place + guard.place
    return (
        f"K = {total} - ({emperor.place} + {guard.place}) = {level}: "
        f"Emperor 2K{times} = {signed(emperor.points)}, Guard K{times} = {signed(guard.points)}, "
        f"each Commoner -K{times} = {signed(commoner.points)}"
    )


def signed(points: int) -> str:
    """`+4`, `0`, `-2`."""
    return f"{points:+d}" if points else "0"
