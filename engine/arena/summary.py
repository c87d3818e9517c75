"""Means with intervals, by role and by side, from the results of deals."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from ..events import Role
from .deals import Result
from .times import Times, together

_RESAMPLES = 2000
_TAIL = 0.025


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean in points a deal, its 95 % interval, and the number of deals it comes from."""

    mean: float
    low: float
    high: float
    deals: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What the measured bot gained: free from the first prompt on, by role, by side; None where no deal had it.

    by_side: the gain of the whole side together. times: of its decisions where there was a choice, in milliseconds.
    """

    all: Estimate | None
    by_role: dict[Role, Estimate | None]
    royal: Estimate | None
    commoners: Estimate | None
    times: Times


def summarize(results: Sequence[Result], seed: str) -> Summary:
    """The summary of these deals; the same deals and seed give the same figures."""
    free = [fmean(gain for _, gain in result.free) for result in results]
    by_role = {role: estimate(_of_role(results, role), f"{seed} {role.value}") for role in Role}
    return Summary(
        estimate(free, f"{seed} all"),
        by_role,
        estimate([result.royal for result in results if result.royal is not None], f"{seed} royal"),
        estimate([result.commoners for result in results if result.commoners is not None], f"{seed} commoners"),
        together(result.times for result in results),
    )


def _of_role(results: Iterable[Result], role: Role) -> list[float]:
    """One value a deal that had this role: the mean of the seats that had it."""
    by_deal = ([gain for _, held, gain in result.roles if held is role] for result in results)
    return [fmean(gains) for gains in by_deal if gains]


def estimate(values: Sequence[float], seed: str) -> Estimate | None:
    """Mean of one value a deal, and its percentile bootstrap interval (Efron 1979), deals drawn with replacement."""
    if not values:
        return None
    chance = random.Random(f"baohuang bootstrap of {seed}")
    means = sorted(fmean(chance.choices(values, k=len(values))) for _ in range(_RESAMPLES))
    tail = round(_TAIL * _RESAMPLES)
    return Estimate(fmean(values), means[tail], means[-tail - 1], len(values))
