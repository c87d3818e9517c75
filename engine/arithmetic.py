"""How the points of a deal came about, in one English line (R12.7)."""

from __future__ import annotations

from collections.abc import Sequence

from .events import Role
from .scoring import PLACE_PAY
from .state import Line, Outcome, SoloKind

PLACES = ("first", "second", "third", "fourth", "fifth")


def reason(outcome: Outcome) -> str:
    """The arithmetic of a settlement, stakes and 闷 included; records carry it, so its wording stays."""
    if outcome.void:
        return "void: nobody became Emperor"
    told = _by_table(outcome, f" x {outcome.stakes}" if outcome.stakes > 1 else "")
    moved = [f"seat {line.seat} {signed(line.smother)}" for line in outcome.lines if line.smother]
    return f"{told}; smothered: {', '.join(moved)}" if moved else told


def given_up(seat: int, points: int) -> str:
    """The same of a deal that a seat gave up (R12.4)."""
    return f"given up by seat {seat}: {signed(-points)}, to the house; void for the others"


def _by_table(outcome: Outcome, times: str) -> str:
    formulas = {line.formula for line in outcome.lines}
    if "unscored" in formulas:
        return "not scored: no seat answered for itself"
    if outcome.level is not None:
        return _by_level(outcome, outcome.level, times)
    if "royal_places" in formulas:
        return _by_places(outcome, times)
    if "solo_place" in formulas:
        return _by_lone_place(outcome, times)
    if formulas & {"won", "drawn", "lost"}:
        return _by_tribute(outcome, times)
    return _alone(outcome, times)


def _points(line: Line) -> int:
    """What the table gives, 闷 apart."""
    return line.points - line.smother


def _worth(line: Line, stakes: int, times: str) -> str:
    """`+4 x 2 = +8`, or `+4` where nothing was raised."""
    points = _points(line)
    return f"{signed(points // stakes)}{times} = {signed(points)}" if times else signed(points)


def _by_role(outcome: Outcome, role: Role) -> Line:
    return next(line for line in outcome.lines if line.role is role)


def _by_level(outcome: Outcome, level: int, times: str) -> str:
    emperor, guard, commoner = (_by_role(outcome, role) for role in (Role.EMPEROR, Role.GUARD, Role.COMMONER))
    total = level + emperor.place + guard.place
    return (
        f"K = {total} - ({emperor.place} + {guard.place}) = {level}: "
        f"Emperor 2K{times} = {signed(_points(emperor))}, Guard K{times} = {signed(_points(guard))}, "
        f"each Commoner -K{times} = {signed(_points(commoner))}"
    )


def _alone(outcome: Outcome, times: str) -> str:
    emperor, other = _by_role(outcome, Role.SOLO), _by_role(outcome, Role.COMMONER)
    kind = _kind(outcome)
    if emperor.place == 1 or (emperor.place == 2 and kind == "hidden"):
        came = PLACES[emperor.place - 1]
    else:
        came = "not first" if kind == "open" else "third or later"
    return f"{kind} solo, Emperor {came}: {_emperor_and_others(emperor, other, outcome.stakes, times)}"


def _by_places(outcome: Outcome, times: str) -> str:
    royals = [line for line in outcome.lines if line.role is not Role.COMMONER]
    commoners = [line for line in outcome.lines if line.role is Role.COMMONER]
    sides = (("Emperor and Guard", royals), ("Commoners", commoners))
    return "places: " + ", ".join(
        f"{who} {_sum([PLACE_PAY[line.place - 1] for line in side])}{times} = {signed(_points(side[0]))} each"
        for who, side in sides
    )


def _by_lone_place(outcome: Outcome, times: str) -> str:
    emperor, other = _by_role(outcome, Role.SOLO), _by_role(outcome, Role.COMMONER)
    times = times if outcome.solo is SoloKind.HIDDEN else f" x 2{times}"
    pay, points = signed(PLACE_PAY[emperor.place - 1]), signed(_points(emperor))
    worth = f"{pay}{times} = {points}" if times else points
    return (
        f"{_kind(outcome)} solo, Emperor {PLACES[emperor.place - 1]}: Emperor {worth}, "
        f"each other {signed(_points(other))}"
    )


def _by_tribute(outcome: Outcome, times: str) -> str:
    commoner = _by_role(outcome, Role.COMMONER)
    if outcome.solo is not SoloKind.NONE:
        emperor = _by_role(outcome, Role.SOLO)
        came = "first" if emperor.place == 1 else "not first"
        points = _emperor_and_others(emperor, commoner, outcome.stakes, times)
        return f"{_kind(outcome)} solo {emperor.formula}, Emperor {came}: {points}"
    emperor, guard = _by_role(outcome, Role.EMPEROR), _by_role(outcome, Role.GUARD)
    return (
        f"{emperor.formula}, Emperor {PLACES[emperor.place - 1]} and Guard {PLACES[guard.place - 1]}: "
        f"Emperor {_worth(emperor, outcome.stakes, times)}, Guard {_worth(guard, outcome.stakes, times)}, "
        f"each Commoner {_worth(commoner, outcome.stakes, times)}"
    )


def _kind(outcome: Outcome) -> str:
    return "hidden" if outcome.solo is SoloKind.HIDDEN else "open"


def _emperor_and_others(emperor: Line, other: Line, stakes: int, times: str) -> str:
    return f"Emperor {_worth(emperor, stakes, times)}, each other {_worth(other, stakes, times)}"


def _sum(numbers: Sequence[int]) -> str:
    """`4 - 2`, in brackets so that stakes may follow."""
    first, *others = numbers
    more = (f" {'-' if number < 0 else '+'} {abs(number)}" for number in others)
    return f"({first}{''.join(more)})"


def signed(points: int) -> str:
    """`+4`, `0`, `-2`."""
    return f"{points:+d}" if points else "0"
