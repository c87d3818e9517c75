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
    KICK = "kick"
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
class BoughtThree:
    """买3: `seat` took a 3 from `from_seat` and gave a 2 for it, or nothing (R10.1)."""

    seat: Seat
    from_seat: Seat
    three: Card
    two: Card | None
    event: ClassVar[str] = "bought_three"


@dataclass(frozen=True, slots=True)
class TributePaid:
    """进贡 (R14): the card is None for those who neither paid nor took it (R14.4). debt: 清3 (R14.5)."""

    from_seat: Seat
    to_seat: Seat
    card: Card | None
    debt: bool
    event: ClassVar[str] = "tribute"


@dataclass(frozen=True, slots=True)
class Drawn:
    """The seat that is asked first was drawn, and received the throne card (R2.4)."""

    seat: Seat
    event: ClassVar[str] = "drawn"


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
class Kicked:
    """踢: the seats that kicked, which was enough (R7.6)."""

    seats: tuple[Seat, ...]
    event: ClassVar[str] = "kicked"


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
    """Cards laid, high to low; `left` is the number of cards the seat still holds, None where that is not told
    (R8.7)."""

    seat: Seat
    cards: tuple[Card, ...]
    left: int | None
    event: ClassVar[str] = "played"


@dataclass(frozen=True, slots=True)
class Passed:
    """不要 (R8.2)."""

    seat: Seat
    event: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class Reported:
    """报牌: the seat holds few cards, never how many (R10.3)."""

    seat: Seat
    event: ClassVar[str] = "reported"


@dataclass(frozen=True, slots=True)
class Applied:
    """申请接风 (R8.6)."""

    seat: Seat
    event: ClassVar[str] = "applied"


@dataclass(frozen=True, slots=True)
class Smothered:
    """闷: beaten by `by` while holding nothing but one held-back card; the place counts from 1 (R10.2)."""

    seat: Seat
    by: Seat
    place: int
    event: ClassVar[str] = "smothered"


@dataclass(frozen=True, slots=True)
class Cleared:
    """清3: beaten by `by` on the play before the last held-back cards; a card is owed (R14.5)."""

    seat: Seat
    by: Seat
    event: ClassVar[str] = "cleared"


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
    BoughtThree
    | TributePaid
    | Drawn
    | Claimed
    | Declined
    | Pasted
    | Pressed
    | Crowned
    | Called
    | Revealed
    | Revolted
    | Kicked
    | Staked
    | PlayBegan
    | Played
    | Reported
    | Passed
    | Applied
    | Smothered
    | Cleared
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
        out[_JSON_NAMES.get(field.name, field.name)] = _plain(value)
    return out


_JSON_NAMES = {"from_seat": "from", "to_seat": "to"}
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
