"""What the whole table sees happen, in order. Every event is public: a secret never becomes one."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import ClassVar

from .actions import Seat
from .cards import Card


class Cause(Enum):
    """Why a role or a doubling became public."""

    DECLARED = "declared"
    REVOLT = "revolt"
    PLAYED = "played"
    CALLED_FOUR = "called_four"
    ANNOUNCED = "announced"
    CLAIMED = "claimed"


class Role(Enum):
    """R1; the value is the letter of finish lists and records. `SOLO` is an Emperor who is his own Guard."""

    EMPEROR = "E"
    GUARD = "G"
    COMMONER = "C"
    SOLO = "S"


@dataclass(frozen=True, slots=True)
class Claimed:
    """抢独 won: this seat took the throne card (R5.6)."""

    seat: Seat
    event: ClassVar[str] = "claimed"


@dataclass(frozen=True, slots=True)
class Declined:
    """让位: the throne card and its pile go to `to` (R5.1)."""

    seat: Seat
    to: Seat
    event: ClassVar[str] = "declined"


@dataclass(frozen=True, slots=True)
class Pasted:
    """贴牌: a decliner's card joined the pile (R5.2)."""

    seat: Seat
    card: Card
    event: ClassVar[str] = "pasted"


@dataclass(frozen=True, slots=True)
class Pressed:
    """逼位: this seat may no longer decline (R5.3)."""

    seat: Seat
    event: ClassVar[str] = "pressed"


@dataclass(frozen=True, slots=True)
class Crowned:
    """登基: the Emperor, and the pasted cards he keeps (R5.1, R5.2)."""

    seat: Seat
    pile: tuple[Card, ...]
    event: ClassVar[str] = "crowned"


@dataclass(frozen=True, slots=True)
class Called:
    """叫牌: the identical cards the Emperor showed (R6.1); four of them are 明独."""

    seat: Seat
    cards: tuple[Card, ...]
    event: ClassVar[str] = "called"


@dataclass(frozen=True, slots=True)
class Revealed:
    """A role became public (R6.2). For a lone Emperor found out, seat is his and role `SOLO`."""

    seat: Seat
    role: Role
    cause: Cause
    event: ClassVar[str] = "revealed"


@dataclass(frozen=True, slots=True)
class Revolted:
    """造反: the rebels who show the hoe, and whether they were enough (R7.4)."""

    seats: tuple[Seat, ...]
    succeeded: bool
    event: ClassVar[str] = "revolted"


@dataclass(frozen=True, slots=True)
class Staked:
    """The multiplier of every score from now on (R7)."""

    stakes: int
    cause: Cause
    event: ClassVar[str] = "staked"


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """The Emperor is about to lead (R8.1)."""

    seat: Seat
    event: ClassVar[str] = "play_began"


@dataclass(frozen=True, slots=True)
class Played:
    """Cards laid, high to low; `left` is the number of cards the seat still holds (R8.7)."""

    seat: Seat
    cards: tuple[Card, ...]
    left: int
    event: ClassVar[str] = "played"


@dataclass(frozen=True, slots=True)
class Passed:
    """不要 (R8.2)."""

    seat: Seat
    event: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class Finished:
    """A seat laid its last card; places count from 1 (R1)."""

    seat: Seat
    place: int
    event: ClassVar[str] = "finished"


@dataclass(frozen=True, slots=True)
class TrickClosed:
    """The trick is over and `seat` leads; `inherited` when it does so by 接风 (R8.4, R8.5)."""

    seat: Seat
    inherited: bool
    event: ClassVar[str] = "trick_closed"


@dataclass(frozen=True, slots=True)
class Voided:
    """流局: nobody is Emperor; pasted cards went back (R5.3, R5.4)."""

    event: ClassVar[str] = "voided"


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over (R11); its outcome is on the state."""

    event: ClassVar[str] = "ended"


Event = (
    Claimed
    | Declined
    | Pasted
    | Pressed
    | Crowned
    | Called
    | Revealed
    | Revolted
    | Staked
    | PlayBegan
    | Played
    | Passed
    | Finished
    | TrickClosed
    | Voided
    | Ended
)


def event_json(event: Event) -> dict[str, object]:
    """The event as a JSON object: its name under `event`, then its fields."""
    out: dict[str, object] = {"event": event.event}
    for field in fields(event):
        value = getattr(event, field.name)
        out[field.name] = _plain(value)
    return out


_ROLE_NAMES = {Role.EMPEROR: "emperor", Role.GUARD: "guard", Role.COMMONER: "commoner", Role.SOLO: "solo"}


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Role):
        return _ROLE_NAMES[value]
    if isinstance(value, Enum):
        return value.value
    return value
