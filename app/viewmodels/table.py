"""The frozen picture of a deal from which everything that the window shows is derived."""

from __future__ import annotations

from dataclasses import dataclass

from app.keymap import USUAL_KEYS, Keymap
from engine.actions import SEATS, Prompt, Seat
from engine.events import Played, Role, TrickClosed
from engine.state import GameState, Phase
from engine.view import SeatView

YOU: Seat = 0
SECRET_STEPS = (Phase.SOLO_CLAIM, Phase.ALLEGIANCE, Phase.KICK)


@dataclass(frozen=True, slots=True)
class Table:
    """view: the deal as you see it. turn: the seat that is to act, None where several are or nobody is.

    names: by seat. clockwise: how turn order is shown. number: of the deal, from 1. variant: its name. auto: the table
    answers for you; auto_stays: until the deal ends. keys: the player's own.
    """

    view: SeatView
    turn: Seat | None
    names: tuple[str, ...]
    clockwise: bool
    number: int
    variant: str
    auto: bool = False
    auto_stays: bool = False
    keys: Keymap = USUAL_KEYS

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.names[seat]

    def position(self, seat: Seat) -> int:
        """Where a seat is drawn: 0 bottom, then counter-clockwise 1 lower right to 4 lower left."""
        return (5 - seat) % 5 if self.clockwise else seat

    @property
    def asked(self) -> bool:
        """Whether you have to answer."""
        return self.view.prompt is not None

    @property
    def your_play(self) -> bool:
        """Whether you have to play or pass."""
        return self.view.prompt is Prompt.PLAY

    @property
    def guard(self) -> Seat | None:
        """The Guard's seat once everybody knows it."""
        roles = self.view.roles
        return roles.index(Role.GUARD) if Role.GUARD in roles else None


def turn(state: GameState) -> Seat | None:
    """Who is to act, as far as the table can see; in a step answered in secret only you see your own part."""
    if state.over or not state.waiting:
        return None
    if state.phase in SECRET_STEPS:
        return YOU if state.prompt(YOU) is not None else None
    return state.waiting[0]


def gathered_cards(view: SeatView) -> int:
    """How many cards lie in closed tricks."""
    closed = open_trick = 0
    for event in view.events:
        if isinstance(event, Played):
            open_trick += len(event.cards)
        elif isinstance(event, TrickClosed):
            closed, open_trick = closed + open_trick, 0
    return closed


def places(view: SeatView) -> dict[Seat, int]:
    """The places taken so far, from 1; the smothered fill them from the last one up (R10.2)."""
    taken = {seat: place for place, seat in enumerate(view.finished, start=1)}
    return taken | {seat: len(SEATS) - at for at, seat in enumerate(view.smothered)}


def others(seat: Seat) -> tuple[Seat, ...]:
    """The other four in turn order."""
    return tuple((seat + step) % len(SEATS) for step in range(1, len(SEATS)))
