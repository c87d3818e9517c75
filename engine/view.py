"""All that one seat may know, and nothing else: the one place where secrets are cut."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import lru_cache

from . import answers
from .actions import SEATS, Action, Illegal, Prompt, Seat
from .cards import Card
from .events import BoughtThree, Event, Role, TributePaid
from .rules import Rules
from .state import GameState, Offer, Outcome, Phase, SoloKind, Trick, role_of
from .stepping import with_at
from .values import Attributes, Link, Value, chain, filled_in, late, made


@dataclass(frozen=True)
class SeatView(Value):
    """A deal as `seat` sees it.

    hand: its own cards, high to low. prompt: what it is asked now, None while it is not. counts: cards in every
    hand, None where they are not told (R8.7). reported: who told 报牌. offer, emperor, called, trick, finished,
    smothered, stakes, rebels, events: public, but for the faces of tribute (R14.4). own_answers: its own answers so
    far, in order; in a step answered at once nobody else's. role: its own role as far as it knows it; an Emperor who
    holds his own guard card knows `SOLO`. roles: by seat, what is public. solo: `HIDDEN` only for the Emperor
    himself until the table knows. outcome: once over.
    """

    rules: Rules
    seat: Seat
    first_seat: Seat
    phase: Phase
    prompt: Prompt | None
    hand: tuple[Card, ...]
    counts: tuple[int | None, ...]
    reported: tuple[Seat, ...]
    offer: Offer | None
    emperor: Seat | None
    called: Card | None
    role: Role | None
    roles: tuple[Role | None, ...]
    solo: SoloKind
    rebels: tuple[Seat, ...]
    stakes: int
    trick: Trick
    finished: tuple[Seat, ...]
    smothered: tuple[Seat, ...]
    outcome: Outcome | None
    own_answers: tuple[Action, ...] = late(())
    events: tuple[Event, ...] = late(())

    def write_out(self) -> None:
        """Both logs, of which `view` gives what was before the play, and the links since."""
        attributes = self.__dict__
        if "log" not in attributes:
            return
        own, events, last = attributes["log"]
        links = chain(last)
        logs = {
            "own_answers": own + tuple([link[2] for link in links if link[1] == self.seat]),
            "events": events + tuple([event for link in links for event in link[3]]),
        }
        filled_in(self, logs, instead_of=("log",))

    def __getstate__(self) -> Attributes:
        """What is pickled: the fields, written out."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def legal(self) -> tuple[Action, ...]:
        """Every answer this seat may give now, copies of equal strength once (R2.5); empty while it is not asked."""
        if self.prompt is None:
            return ()
        return answers.legal(self.prompt, self.rules, self.hand, self.role, self.offer, self.trick)

    def refuse(self, action: Action) -> Illegal | None:
        """Why this seat may not give this answer to its prompt, or None; it must be asked."""
        return answers.refuse(action, self.rules, self.hand, self.role, self.offer, self.trick)

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Seats that still hold cards."""
        return tuple(seat for seat in SEATS if seat not in self.finished and seat not in self.smothered)

    @property
    def table(self) -> tuple[Card, ...]:
        """The play to beat, or nothing when this seat would lead."""
        return self.trick.table

    @property
    def best_seat(self) -> Seat | None:
        """Who laid the play to beat."""
        return self.trick.plays[-1][0] if self.trick.plays else None


def view(state: GameState, seat: Seat) -> SeatView:
    """What `seat` knows of the deal (R6.2, R7.3)."""
    attributes = (state.still.get(seat) or _still(state, seat)).copy()
    attributes["prompt"] = state.prompt(seat)
    attributes["hand"] = state.hands[seat]
    told = attributes["counts"]
    attributes["counts"] = state.counts if told is None else with_at(told, seat, state.counts[seat])
    attributes["trick"] = state.trick
    attributes["log"] = _log(state, seat)
    return made(SeatView, attributes)


def _still(state: GameState, seat: Seat) -> Attributes:
    """What an answer in play leaves as it is, kept for the next view of this seat (`state.moved`)."""
    public = state.guard_public or state.over
    solo = state.solo
    role, roles = _roles(seat, state.emperor, state.guard, solo is _SHARED, public, state.rebels)
    found = state.still[seat] = {
        "rules": state.rules,
        "seat": seat,
        "first_seat": state.first_seat,
        "phase": state.phase,
        "counts": _told(state),
        "reported": state.reported,
        "offer": state.offer,
        "emperor": state.emperor,
        "called": state.called,
        "role": role,
        "roles": roles,
        "solo": solo if public or seat == state.emperor else _SHARED,
        "rebels": state.rebels,
        "stakes": state.stakes,
        "finished": state.finished,
        "smothered": tuple(out for out, _ in state.smothered),
        "outcome": state.outcome,
    }
    return found


_SETTLEMENT, _SHARED = Phase.SETTLEMENT, SoloKind.NONE


@lru_cache(maxsize=4096)
def _roles(
    own: Seat, emperor: Seat | None, guard: Seat | None, shared: bool, public: bool, rebels: tuple[Seat, ...]
) -> tuple[Role | None, tuple[Role | None, ...]]:
    """The own role, and the public ones (R6.2, R7.4): with the Guard known every role is, and who shows the hoe is a
    Commoner."""
    return role_of(own, emperor, guard, shared), _public_roles(emperor, guard, shared, public, rebels)


def _public_roles(
    emperor: Seat | None, guard: Seat | None, shared: bool, public: bool, rebels: tuple[Seat, ...]
) -> tuple[Role | None, ...]:
    if emperor is None:
        return (None,) * len(SEATS)
    if public:
        return tuple(role_of(seat, emperor, guard, shared) for seat in SEATS)
    shown = dict.fromkeys(rebels, Role.COMMONER) | {emperor: Role.EMPEROR}
    return tuple(shown.get(seat) for seat in SEATS)


def _told(state: GameState) -> tuple[int | None, ...] | None:
    """R8.7: nothing where counts are public; where 报牌 is the rule what is certain of others: none left, or not."""
    if not state.rules.tricks.report_at or state.over:
        return None
    return tuple([None if left else 0 for left in state.counts])


def _log(state: GameState, seat: Seat) -> tuple[tuple[Action, ...], tuple[Event, ...], Link | None]:
    """The own answers and the public log as far as they are written out, and the link of the last answer since."""
    kept = state.__dict__
    last = kept.get("links")
    if last is None:
        own, events = kept["own"][seat], kept["events"]
        if state.answers:
            own += tuple(action for who, action in state.answers if who == seat)
    else:
        _, by_seat, events = kept["logs"]
        own = by_seat[seat]
    tribute = state.rules.tribute
    return own, _seen(events, seat) if tribute.owed or tribute.clear_three else events, last


def _seen(events: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    """The public log, the faces of tribute cut but for those who paid and took (R14.4); it opens a deal."""
    opening = 0
    while opening < len(events) and isinstance(events[opening], (BoughtThree, TributePaid)):
        opening += 1
    if not opening:
        return events
    return tuple(_cut(event, seat) for event in events[:opening]) + events[opening:]


def _cut(event: Event, seat: Seat) -> Event:
    if isinstance(event, TributePaid) and seat not in (event.from_seat, event.to_seat):
        return replace(event, card=None)
    return event
