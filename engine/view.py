"""All that one seat may know, and nothing else: the one place where secrets are cut."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import answers
from .actions import SEATS, Action, Illegal, Prompt, Seat
from .cards import Card
from .events import Event, Role, TributePaid
from .rules import Rules
from .state import GameState, Offer, Outcome, Phase, SoloKind, Trick


@dataclass(frozen=True, slots=True)
class SeatView:
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
    own_answers: tuple[Action, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None

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
    own = tuple(action for who, action in (*state.history, *state.answers) if who == seat)
    knows_solo = state.guard_public or seat == state.emperor or state.over
    return SeatView(
        rules=state.rules,
        seat=seat,
        first_seat=state.first_seat,
        phase=state.phase,
        prompt=state.prompt(seat),
        hand=state.hands[seat],
        counts=_counts(state, seat),
        reported=state.reported,
        offer=state.offer,
        emperor=state.emperor,
        called=state.called,
        role=state.role(seat),
        roles=tuple(_public_role(state, other) for other in SEATS),
        solo=state.solo if knows_solo else SoloKind.NONE,
        rebels=state.rebels,
        stakes=state.stakes,
        trick=state.trick,
        finished=state.finished,
        smothered=tuple(out for out, _ in state.smothered),
        own_answers=own,
        events=_seen(state, seat),
        outcome=state.outcome,
    )


def _public_role(state: GameState, seat: Seat) -> Role | None:
    """R6.2, R7.4: with the Guard known every role is, and who shows the hoe is a Commoner."""
    if state.emperor is None:
        return None
    if state.guard_public or state.over:
        return state.role(seat)
    if seat == state.emperor:
        return Role.EMPEROR
    return Role.COMMONER if seat in state.rebels else None


def _counts(state: GameState, seat: Seat) -> tuple[int | None, ...]:
    """R8.7: public, but where 报牌 is the rule only one's own and what is certain: none left."""
    told = not state.rules.tricks.report_at or state.over
    return tuple(len(hand) if told or other == seat or not hand else None for other, hand in enumerate(state.hands))


def _seen(state: GameState, seat: Seat) -> tuple[Event, ...]:
    """The public log, the faces of tribute cut but for those who paid and took (R14.4)."""
    if not state.rules.tribute.owed and not state.rules.tribute.clear_three:
        return state.events
    return tuple(
        replace(event, card=None)
        if isinstance(event, TributePaid) and seat not in (event.from_seat, event.to_seat)
        else event
        for event in state.events
    )
