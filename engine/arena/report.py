"""Results and summaries as JSON (formats: `arena`)."""

from __future__ import annotations

from typing import Any

from ..actions import SEATS
from ..events import Role
from .deals import Result
from .summary import Estimate, Summary
from .times import Times

_ROUNDED = 4

Json = dict[str, Any]


def summary_json(summary: Summary) -> Json:
    """The figures of one variant, or of several pooled; where no deal had a role, mean and interval are null."""
    times = summary.times
    return {
        "all": _estimate_json(summary.all),
        "by_role": {
            "emperor": _estimate_json(summary.by_role[Role.EMPEROR]),
            "guard": _estimate_json(summary.by_role[Role.GUARD]),
            "commoner": _estimate_json(summary.by_role[Role.COMMONER]),
        },
        "solo": _estimate_json(summary.by_role[Role.SOLO]),
        "by_side": {"royal": _estimate_json(summary.royal), "commoners": _estimate_json(summary.commoners)},
        "ms_per_decision": {
            "median": _rounded(times.percentile(0.5)),
            "p95": _rounded(times.percentile(0.95)),
            "max": _rounded(times.longest),
            "n": times.number,
        },
    }


def _estimate_json(estimate: Estimate | None) -> Json:
    if estimate is None:
        return {"mean": None, "ci95": [None, None], "n": 0}
    interval = [_rounded(estimate.low), _rounded(estimate.high)]
    return {"mean": _rounded(estimate.mean), "ci95": interval, "n": estimate.deals}


def _rounded(value: float) -> float:
    return round(value, _ROUNDED) + 0.0  # never -0.0


def result_json(result: Result) -> Json:
    """One deal's result."""
    return {
        "free": [[seat, gain] for seat, gain in result.free],
        "roles": [[seat, role.value, gain] for seat, role, gain in result.roles],
        "royal": result.royal,
        "commoners": result.commoners,
        "times": [[at, number] for at, number in sorted(result.times.classes.items())],
        "longest": result.times.longest,
    }


def read_result(data: object) -> Result:
    """The inverse of `result_json`. Raises ValueError for anything else."""
    try:
        assert isinstance(data, dict)
        free = tuple((_seat(seat), _number(gain)) for seat, gain in data["free"])
        roles = tuple((_seat(seat), Role(role), _number(gain)) for seat, role, gain in data["roles"])
        sides = [None if data[side] is None else _number(data[side]) for side in ("royal", "commoners")]
        times = Times({_number(at): _number(number) for at, number in data["times"]}, float(data["longest"]))
        assert free
    except (AssertionError, KeyError, TypeError, ValueError):
        raise ValueError("not the result of a deal") from None
    return Result(free, roles, sides[0], sides[1], times)


def _seat(value: object) -> int:
    if _number(value) not in SEATS:
        raise ValueError(value)
    return _number(value)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value
