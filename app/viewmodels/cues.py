"""What is heard of a deal: sounds for what the whole table sees, and for what is asked of you."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.actions import Seat
from engine.events import (
    Applied,
    Called,
    Claimed,
    Crowned,
    Event,
    Finished,
    Kicked,
    Passed,
    Played,
    Pressed,
    Reported,
    Revealed,
    Revolted,
    Smothered,
    TrickClosed,
)
from engine.match import Match
from engine.view import SeatView

from .table import YOU


class Cue(Enum):
    """Every sound; the value is the name of its file in `app/sounds/`."""

    DEAL = "deal"
    PLAY_ONE = "play_one"
    PLAY_SOME = "play_some"
    PLAY_MANY = "play_many"
    PASS = "pass"
    BEATEN = "beaten"
    REVEAL = "reveal"
    THRONE = "throne"
    REPORT = "report"
    FINISH = "finish"
    TRICK = "trick"
    TURN = "turn"
    WIN = "win"
    LOSS = "loss"
    EGGS = "eggs"


@dataclass(frozen=True, slots=True)
class Sounding:
    """A sound and when it begins, in milliseconds from now."""

    cue: Cue
    after: int = 0


MANY: Final = 5
"""So many cards are a handful."""
FLIGHT: Final = 200
"""Milliseconds from a play to its landing, at normal speed."""
STEP: Final = 170
"""Milliseconds between two sounds of one moment."""
MOST: Final = 4
"""No moment has more sounds."""
OUTCOME: Final = 1150
"""Milliseconds that the sound of winning or losing takes before eggs are heard."""

OUTCOMES: Final = frozenset({Cue.WIN, Cue.LOSS})
"""Heard however much else is."""
MARKED: Final = OUTCOMES | {Cue.DEAL, Cue.REVEAL, Cue.THRONE, Cue.REPORT, Cue.FINISH, Cue.TURN}
"""Heard before the sounds of cards and passes, or a little after them."""

_CUES: Final[dict[type[Event], Cue]] = {
    Passed: Cue.PASS,
    Applied: Cue.PASS,
    Called: Cue.PLAY_SOME,
    Crowned: Cue.THRONE,
    Claimed: Cue.THRONE,
    Pressed: Cue.THRONE,
    Revealed: Cue.REVEAL,
    Revolted: Cue.REVEAL,
    Kicked: Cue.REVEAL,
    Smothered: Cue.REVEAL,
    Reported: Cue.REPORT,
    Finished: Cue.FINISH,
    TrickClosed: Cue.TRICK,
}


def step_cues(events: Sequence[Event], view: SeatView, motion: float = 0) -> tuple[Sounding, ...]:
    """What is heard of these events, the latest of the deal; motion: how long things fly, 1 at normal speed."""
    best = _best_seat(view.events[: len(view.events) - len(events)])
    cues: list[Cue] = []
    for event in events:
        if isinstance(event, Played):
            cues.append(_of_play(event))
            if best == YOU and event.seat != YOU:
                cues.append(Cue.BEATEN)
        elif type(event) in _CUES:
            cues.append(_CUES[type(event)])
    flies = any(isinstance(event, Played) for event in events)
    return _in_a_row(dict.fromkeys(cues), round(FLIGHT * motion) if flies else 0)


def outcome_cues(before: Match, after: Match) -> tuple[Sounding, ...]:
    """What is heard at the end of a deal: how it went for you, and whether your eggs moved."""
    gained = after.totals[YOU] - before.totals[YOU]
    cues = [] if gained == 0 else [Sounding(Cue.WIN if gained > 0 else Cue.LOSS)]
    if after.gold_eggs and after.eggs[YOU] != before.eggs[YOU]:
        cues.append(Sounding(Cue.EGGS, OUTCOME if cues else 0))
    return tuple(cues)


def _of_play(event: Played) -> Cue:
    if len(event.cards) == 1:
        return Cue.PLAY_ONE
    return Cue.PLAY_MANY if len(event.cards) >= MANY else Cue.PLAY_SOME


def _in_a_row(cues: Iterable[Cue], first: int) -> tuple[Sounding, ...]:
    """One after another; where there are too many, the slight ones are left out, the last of them first."""
    kept = list(cues)
    while len(kept) > MOST:
        slight = [at for at, cue in enumerate(kept) if cue not in MARKED]
        del kept[slight[-1] if slight else -1]
    return tuple(Sounding(cue, first + at * STEP) for at, cue in enumerate(kept))


def _best_seat(past: Sequence[Event]) -> Seat | None:
    """Who laid the play to beat."""
    for event in reversed(past):
        if isinstance(event, TrickClosed):
            return None
        if isinstance(event, Played):
            return event.seat
    return None


@dataclass(frozen=True, slots=True)
class Recent:
    """The last sounds, so that a table that plays at once does not rattle. begun: when each began, in milliseconds."""

    begun: tuple[tuple[Cue, int], ...] = ()

    def without_crowding(self, soundings: Iterable[Sounding], now: int) -> tuple[Recent, tuple[Sounding, ...]]:
        """Those that have room: not the same sound within SAME, no more than CROWD within a moment.

        What is MARKED waits for room, LATEST at most, how a deal went for as long as it takes; what comes after it in
        `soundings` comes as much later.
        """
        begun = [(cue, at) for cue, at in self.begun if at > now - CROWDED]
        kept = []
        late = 0
        for sounding in soundings:
            wanted = now + sounding.after + late
            at = _first_room([at for _, at in begun], wanted) if sounding.cue in MARKED else wanted
            near = sum(abs(at - other) < CROWDED for _, other in begun)
            same = any(cue is sounding.cue and abs(at - other) < SAME for cue, other in begun)
            in_time = at - now - sounding.after <= max(late, LATEST) or sounding.cue in OUTCOMES
            if not same and near < CROWD and in_time:
                begun.append((sounding.cue, at))
                kept.append(Sounding(sounding.cue, at - now))
                late += at - wanted
        return Recent(tuple(begun)), tuple(kept)


def _first_room(begun: Sequence[int], wanted: int) -> int:
    """The first moment from `wanted` on at which one more sound may begin, in milliseconds."""
    moments = [wanted, *sorted(at + CROWDED for at in begun if at + CROWDED > wanted)]
    return next(at for at in moments if sum(abs(at - other) < CROWDED for other in begun) < CROWD)


SAME: Final = 90
"""Milliseconds before a sound begins again."""
CROWDED: Final = 240
CROWD: Final = 3
"""So many sounds begin within CROWDED milliseconds at most."""
LATEST: Final = 480
"""Milliseconds that a sound comes later at most, rather than not at all."""
