"""One deal as a value: nothing here changes, `engine.transition` makes the next state."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from .actions import SEATS, Action, Prompt, Seat
from .cards import THRONE_CARD, Card
from .events import Event, Role
from .rules import Rules
from .values import Attributes, Value, chain, filled_in, late, made

Hands = tuple[tuple[Card, ...], ...]
"""Five hands, by seat."""


class Phase(Enum):
    """Where a deal stands; the values are the names of `--at` (formats)."""

    SOLO_CLAIM = "solo_claim"
    THRONE = "throne"
    CALL = "call"
    SOLO = "solo"
    ALLEGIANCE = "allegiance"
    KICK = "kick"
    PLAY = "play"
    SETTLEMENT = "settlement"

    __hash__ = object.__hash__


class SoloKind(Enum):
    """Whether the Emperor plays alone (R6.3). `CLAIMED` is 抢独: open, and there is no guard card (R6.4)."""

    NONE = "none"
    HIDDEN = "hidden"
    OPEN = "open"
    CLAIMED = "claimed"


@dataclass(frozen=True, slots=True)
class Offer:
    """The throne on its way round (R5).

    holder: the seat asked. first: the first seat asked. declines: how many so far. pile: who pasted which card.
    """

    holder: Seat
    first: Seat
    declines: int = 0
    pile: tuple[tuple[Seat, Card], ...] = ()

    @property
    def pile_cards(self) -> tuple[Card, ...]:
        """The pasted cards in the order in which they came."""
        return tuple(card for _, card in self.pile)


class Trick(NamedTuple):
    """The trick on the table (R8).

    plays: (seat, cards) in order, the last one is to be beaten; empty before the lead. passed: seats that passed
    since the last play, in order. shut: seats out of the trick under hard pass (R8.3). applicant: who asked to lead
    (R8.6). final: the play to beat was its player's last.
    """

    plays: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    passed: tuple[Seat, ...] = ()
    shut: tuple[Seat, ...] = ()
    applicant: Seat | None = None
    final: bool = False

    @property
    def table(self) -> tuple[Card, ...]:
        """The play to beat, or nothing before the lead."""
        return self.plays[-1][1] if self.plays else ()


NO_TRICK = Trick()


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's row of the settlement (R12.7).

    place 1-5; played_out whether the seat really came to it. formula: where the points come from, as a token: the
    factor of K `2K`, `K`, `-K`; a fixed amount `solo_first`, `solo_second`, `solo_lost`, `against_solo`; a side's sum
    `royal_places`, `commoner_places`, or a lone Emperor's place `solo_place`, `against_place` (R12.5); `won`,
    `drawn`, `lost` (R12.6). points include the stakes and `smother`, what was won or paid by 闷 (R10.2).
    """

    seat: Seat
    role: Role
    place: int
    played_out: bool
    formula: str
    points: int
    smother: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended (R11, R12).

    lines by place. level: K, None for a lone Emperor or a void deal. stakes: the multiplier. A void deal has no
    lines and `void` set.
    """

    lines: tuple[Line, ...]
    stakes: int
    level: int | None
    solo: SoloKind
    void: bool = False

    @property
    def points(self) -> tuple[int, int, int, int, int]:
        """Points by seat."""
        by_seat = dict.fromkeys(SEATS, 0)
        for line in self.lines:
            by_seat[line.seat] = line.points
        return (by_seat[0], by_seat[1], by_seat[2], by_seat[3], by_seat[4])

    @property
    def royal_points(self) -> int:
        """What the Emperor's side won together, 闷 apart: above 0 a win, 0 a draw."""
        return sum(line.points - line.smother for line in self.lines if line.role is not Role.COMMONER)


@dataclass(frozen=True)
class GameState(Value):
    """A deal from the last card dealt to its settlement, secrets included.

    hands: by seat, sorted high to low. waiting: the seats that this step asks, in the order in which answers are
    recorded; empty once the deal is over. answers: what is in of a step answered at once; who gave one stays among
    the waiting, so that nothing shows who is done (R7.3). called: the card whose fourth copy is the Guard's,
    unmarked. guard: the Guard's seat, the Emperor's own when he is alone under a guard card, None before it is
    settled and after 抢独. guard_public: whether the table knows who is who.
    smothered, cleared: who was, by whom (R10.2, R14.5). reported: who told 报牌 (R10.3).
    history: (seat, action) of everything answered; own: the same actions by seat. events: the public log.
    counts: cards in every hand.
    still: by seat, what `view` worked out and the next answer in play leaves as it is; no part of the value.
    """

    rules: Rules
    first_seat: Seat
    hands: Hands
    phase: Phase
    waiting: tuple[Seat, ...]
    answers: tuple[tuple[Seat, Action], ...] = ()
    offer: Offer | None = None
    emperor: Seat | None = None
    called: Card | None = None
    guard: Seat | None = None
    solo: SoloKind = SoloKind.NONE
    guard_public: bool = False
    rebels: tuple[Seat, ...] = ()
    declared: tuple[str, ...] = ()
    stakes: int = 1
    trick: Trick = NO_TRICK
    finished: tuple[Seat, ...] = ()
    smothered: tuple[tuple[Seat, Seat], ...] = ()
    cleared: tuple[tuple[Seat, Seat], ...] = ()
    reported: tuple[Seat, ...] = ()
    history: tuple[tuple[Seat, Action], ...] = late(())
    own: tuple[tuple[Action, ...], ...] = late(((), (), (), (), ()))
    events: tuple[Event, ...] = late(())
    outcome: Outcome | None = None
    counts: tuple[int, ...] = field(init=False, repr=False, compare=False)
    still: dict[Seat, Attributes] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.__dict__["counts"] = tuple(map(len, self.hands))

    @property
    def over(self) -> bool:
        """Whether the deal is settled or void."""
        return self.phase is Phase.SETTLEMENT

    def write_out(self) -> None:
        """The three logs, where `moved` left them as links."""
        attributes = self.__dict__
        if "links" not in attributes:
            return
        history, own, events = attributes["logs"]
        answers: list[tuple[Seat, Action]] = []
        by_seat: tuple[list[Action], ...] = ([], [], [], [], [])
        told: list[Event] = []
        for _, seat, action, brought in chain(attributes["links"]):
            answers.append((seat, action))
            by_seat[seat].append(action)
            told += brought
        logs = {
            "history": history + tuple(answers),
            "own": tuple([kept + tuple(new) if new else kept for kept, new in zip(own, by_seat, strict=True)]),
            "events": events + tuple(told),
        }
        filled_in(self, logs, instead_of=("logs", "links"))

    def prompt(self, seat: Seat) -> Prompt | None:
        """What the seat is asked now, None while it is not."""
        if seat not in self.waiting:
            return None
        if self.answers and any(seat == answered for answered, _ in self.answers):
            return None
        return PROMPTS[self.phase]

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Seats that are neither out nor smothered."""
        gone = self.gone
        return tuple(seat for seat in SEATS if seat not in gone) if gone else SEATS

    @property
    def gone(self) -> tuple[Seat, ...]:
        """Seats that are out, then the smothered."""
        return (*self.finished, *(seat for seat, _ in self.smothered)) if self.smothered else self.finished

    def role(self, seat: Seat) -> Role | None:
        """The true role of a seat, None while it is not settled."""
        return role_of(seat, self.emperor, self.guard, self.solo is SoloKind.NONE)


def role_of(seat: Seat, emperor: Seat | None, guard: Seat | None, shared: bool) -> Role | None:
    """The role of a seat; shared: whether the Emperor has a Guard besides himself."""
    if emperor is None or (guard is None and shared and seat != emperor):
        return None
    if seat == emperor:
        return Role.EMPEROR if shared else Role.SOLO
    return Role.GUARD if seat == guard else Role.COMMONER


PROMPTS: dict[Phase, Prompt] = {phase: Prompt(phase.value) for phase in Phase if phase is not Phase.SETTLEMENT}
"""What a phase asks."""

_LOGS = ("history", "own", "events")


def changed(state: GameState, **changes: object) -> GameState:
    """`dataclasses.replace` at a fraction of its price."""
    if not changes.keys().isdisjoint(_LOGS):
        state.write_out()
    attributes = {**state.__dict__, "still": {}, **changes}
    if "hands" in changes:
        attributes["counts"] = tuple(map(len, attributes["hands"]))
    return made(GameState, attributes)


def moved(
    state: GameState,
    seat: Seat,
    action: Action,
    events: tuple[Event, ...],
    hands: Hands,
    trick: Trick,
    waiting: tuple[Seat, ...],
) -> GameState:
    """The state after an answer in play that changed nothing but these: its logs grow by a link, all else is shared."""
    attributes = state.__dict__.copy()
    if "links" in attributes:
        attributes["links"] = (attributes["links"], seat, action, events)
    else:
        attributes["logs"] = tuple(map(attributes.pop, _LOGS))
        attributes["links"] = (None, seat, action, events)
    if hands is not state.hands:
        attributes["hands"] = hands
        attributes["counts"] = tuple(map(len, hands))
    attributes["trick"] = trick
    attributes["waiting"] = waiting
    return made(GameState, attributes)


def sceptre_seat(hands: Hands) -> Seat:
    """Who was dealt the throne card."""
    return next(seat for seat in SEATS if THRONE_CARD in hands[seat])
