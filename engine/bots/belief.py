"""Who is the Guard? A posterior over the seats from the public log, by weights fitted from self-play (`fitting.py`)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

from ..actions import SEATS, Seat
from ..cards import Card, Rank, strength
from ..events import Declined, Event, Passed, Played, Role, TrickClosed
from ..state import SoloKind
from ..view import SeatView
from .memory import cards_left

LEFT: Final = "left"
"""The weight of the logarithm of the cards that a seat still holds."""
ALONE: Final = "alone"
"""The weight of an Emperor who is his own Guard, against a seat without any evidence."""

_FILE: Final = "belief.json"
_WIDEST: Final = 4
_MOST: Final = 6.0

Evidence = tuple[dict[str, int], ...]
"""By seat, how often it did what tells a Guard from a Commoner."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What evidence is worth. weights: log-odds for each time it was seen. floor: no suspect's chance falls below
    it, so that no false signal clears anybody."""

    weights: Mapping[str, float]
    floor: float


@cache
def fitted() -> Judgement:
    """The judgement that ships."""
    found = json.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))
    return Judgement(found["weights"], found["floor"])


def guard_chances(view: SeatView, judgement: Judgement | None = None) -> tuple[float, ...]:
    """By seat, the chance that it is the Guard, as the view's seat may think; at the Emperor's, that he is alone.

    The chances add up to 1 while there is an Emperor who plays with a Guard, to 0 otherwise.
    """
    emperor = view.emperor
    if emperor is None:
        return (0.0,) * len(SEATS)
    known = known_guard(view)
    if known is not None:
        return tuple(1.0 if seat == known else 0.0 for seat in SEATS)
    if view.solo is not SoloKind.NONE:
        return (0.0,) * len(SEATS)
    judgement = judgement or fitted()
    left = cards_left(view)
    seen = evidence(view.events, emperor, view.rules.special)
    suspects = [seat for seat in SEATS if seat not in (emperor, view.seat) and left[seat] and view.roles[seat] is None]
    scores = {seat: judged(seen[seat], left[seat], judgement) for seat in suspects}
    if view.seat != emperor:
        scores[emperor] = judgement.weights.get(ALONE, -_MOST)
    return posterior(scores, judgement.floor)


def posterior(scores: Mapping[Seat, float], floor: float) -> tuple[float, ...]:
    """By seat, its chance: the exponentials of the scores, scaled to add up to 1, none below the floor."""
    if not scores:
        return (0.0,) * len(SEATS)
    highest = max(scores.values())
    weights = {seat: exp(score - highest) for seat, score in scores.items()}
    total = sum(weights.values())
    spare = 1.0 - floor * len(weights)
    return tuple(floor + spare * weights[seat] / total if seat in weights else 0.0 for seat in SEATS)


def judged(seen: Mapping[str, int], left: int, judgement: Judgement) -> float:
    """The log-odds of one suspect: what he did, clipped, and what he still holds."""
    weights = judgement.weights
    total = sum(weights.get(name, 0.0) * number for name, number in seen.items())
    return max(-_MOST, min(_MOST, total)) + weights.get(LEFT, 0.0) * log(max(1, left))


def known_guard(view: SeatView) -> Seat | None:
    """The Guard where this seat knows him."""
    if view.role is Role.GUARD:
        return view.seat
    return next((seat for seat in SEATS if view.roles[seat] is Role.GUARD), None)


def evidence(events: tuple[Event, ...], emperor: Seat, special: bool) -> Evidence:
    """What every seat but the Emperor did, from the public log alone."""
    seen: Evidence = tuple({} for _ in SEATS)
    for seat, name in _told(events, emperor, special):
        seen[seat][name] = seen[seat].get(name, 0) + 1
    return seen


def _told(events: tuple[Event, ...], emperor: Seat, special: bool) -> Iterator[tuple[Seat, str]]:
    holder: Seat | None = None
    table: tuple[Card, ...] = ()
    heard: set[Seat] = set()
    left: dict[Seat, int | None] = {}
    for event in events:
        match event:
            case Played(seat=seat, cards=cards):
                left[seat] = event.left
                if seat != emperor:
                    yield seat, _of_play(cards, holder, emperor, special)
                holder, table = seat, cards
                heard = set()
            case Passed(seat=seat):
                if holder is None or seat == emperor or seat in heard:
                    continue
                heard.add(seat)
                held = left.get(seat)
                if held is None or held >= len(table):
                    yield seat, _of_pass(table, holder, emperor, special)
            case TrickClosed():
                holder = None
            case Declined(seat=seat):
                yield seat, "declined"
            case _:
                pass


def _of_play(cards: tuple[Card, ...], holder: Seat | None, emperor: Seat, special: bool) -> str:
    highest, lowest = strength(cards[0], special), strength(cards[-1], special)
    width = min(len(cards), _WIDEST)
    if holder is None:
        return f"leads {width} {'high' if lowest >= Rank.TEN else 'low'}"
    dear = lowest >= Rank.ACE or highest >= Rank.SMALL
    return f"beats {_whom(holder, emperor)} {width} {'dearly' if dear else 'cheaply'}"


def _of_pass(table: tuple[Card, ...], holder: Seat, emperor: Seat, special: bool) -> str:
    highest = strength(table[0], special)
    if highest >= Rank.SMALL:
        height = "jokers"
    elif highest >= Rank.ACE:
        height = "high"
    else:
        height = "low" if highest <= Rank.JACK else "middle"
    return f"passes {_whom(holder, emperor)} {min(len(table), _WIDEST)} {height}"


def _whom(holder: Seat, emperor: Seat) -> str:
    return "emperor" if holder == emperor else "other"
