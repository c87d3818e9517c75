"""The five seats and what lies in front of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app import text, text_prompts
from engine.actions import SEATS, Seat
from engine.cards import Card
from engine.events import (
    Applied,
    Called,
    Cause,
    Claimed,
    Crowned,
    Declined,
    Event,
    Kicked,
    Passed,
    PlayBegan,
    Played,
    Pressed,
    Revealed,
    Role,
    TrickClosed,
    Voided,
)
from engine.view import SeatView

from .faces import Face, faces
from .table import YOU, Table, places

_BADGES = {Role.EMPEROR: "emperor", Role.GUARD: "guard", Role.COMMONER: "commoner", Role.SOLO: "emperor"}


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat plate. position: see `Table.position`. badge: only what everybody knows. spoken: for a screen reader."""

    key: Seat
    position: int
    name: str
    avatar_text: str
    count_text: str
    badge: str
    badge_text: str
    place_text: str
    marks: tuple[str, ...]
    mark_texts: tuple[str, ...]
    is_turn: bool
    out: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class SlotRow:
    """The last thing a seat did in this trick or role phase.

    serial: the number of its event, so that the same cards laid twice are two plays. gone: `pile` when the trick was
    taken, `fade` when a role phase is over, empty while it lies there. under: how many earlier plays of this seat in
    the trick its cards lie upon. spoken: what a screen reader says of it.
    """

    key: Seat
    position: int
    serial: int
    cards: tuple[Face, ...]
    best: bool
    best_text: str
    faded: bool
    pass_text: str
    gone: str
    spoken: str
    under: int = 0


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A play of a trick: whose, and its cards."""

    key: int
    name: str
    cards: tuple[Face, ...]
    spoken: str


def derive_seats(table: Table, guesses: Mapping[Seat, Role], own_name: str) -> tuple[SeatRow, ...]:
    """A row a seat; `guesses`: what you take others for."""
    return tuple(_seat(table, seat, guesses.get(seat), own_name) for seat in SEATS)


def _seat(table: Table, seat: Seat, guessed: Role | None, own_name: str) -> SeatRow:
    view = table.view
    role = view.roles[seat]
    place = places(view).get(seat)
    marks = marks_of(view, seat)
    badge_text = text.role_name(role) if role is not None else ""
    place_text = text.place_name(place, view.rules.finish.words) if place is not None else ""
    mark_texts = tuple(text.mark_name(mark) for mark in marks)
    if guessed is not None:
        marks, mark_texts = (*marks, "guess"), (*mark_texts, text.guess_mark(guessed))
    count = view.counts[seat]
    held = "" if count is None else text.number_of_cards(count)
    parts = (table.name(seat), badge_text, place_text or held, *mark_texts)
    return SeatRow(
        key=seat,
        position=table.position(seat),
        name=table.name(seat),
        avatar_text=text.seat_initial(seat, own_name),
        count_text="" if count is None else str(count),
        badge=_BADGES[role] if role is not None else "",
        badge_text=badge_text,
        place_text=place_text,
        marks=marks,
        mark_texts=mark_texts,
        is_turn=table.turn == seat,
        out=seat in view.finished or seat in view.smothered,
        spoken=", ".join(part for part in parts if part),
    )


def marks_of(view: SeatView, seat: Seat) -> tuple[str, ...]:
    """What everybody knows of a seat besides its role: the sceptre on offer, a declaration, a revolt, a kick, few
    cards, being smothered."""
    marks: list[str] = []
    if view.offer is not None and view.emperor is None and view.offer.holder == seat:
        marks.append("sceptre")
    if any(
        isinstance(event, Revealed) and event.seat == seat and event.cause is Cause.DECLARED for event in view.events
    ):
        marks.append("sword")
    if seat in view.rebels:
        marks.append("hoe")
    if any(isinstance(event, Kicked) and seat in event.seats for event in view.events):
        marks.append("kick")
    if seat in view.smothered:
        marks.append("cross")
    elif seat in view.reported and seat in view.in_play:
        marks.append("report")
    return tuple(marks)


def derive_slots(table: Table) -> tuple[SlotRow, ...]:
    """A row a seat: what it did last in the trick under way, or in the one just closed while nobody has led."""
    view = table.view
    rows = {seat: SlotRow(seat, table.position(seat), -1, (), False, "", False, "", "fade", "") for seat in SEATS}
    laid = dict.fromkeys(SEATS, 0)
    for serial, event in enumerate(view.events):
        if isinstance(event, TrickClosed):
            laid = dict.fromkeys(SEATS, 0)
            rows = {seat: _cleared(row, "pile") for seat, row in rows.items()}
            continue
        if isinstance(event, PlayBegan | Voided | Crowned):
            rows = {seat: _cleared(row, "fade") for seat, row in rows.items()}
        seat = _doer(event)
        if seat is not None:
            rows[seat] = _done(rows[seat], event, serial, table)
            if isinstance(event, Played):
                rows[seat] = replace(rows[seat], under=laid[seat])
                laid[seat] += 1
    best = view.best_seat
    for seat in SEATS:
        row = rows[seat]
        if row.gone == "" and row.cards and best is not None:
            word = text.best_word() if seat == best else ""
            spoken = f"{row.spoken}, {word}" if word else row.spoken
            rows[seat] = replace(row, best=seat == best, best_text=word, faded=seat != best, spoken=spoken)
    return tuple(rows[seat] for seat in SEATS)


def _cleared(row: SlotRow, gone: str) -> SlotRow:
    return replace(row, gone=gone) if row.gone == "" else row


def _doer(event: Event) -> Seat | None:
    seen = Claimed | Declined | Pressed | Crowned | Called | Played | Passed | Applied
    return event.seat if isinstance(event, seen) else None


def _done(row: SlotRow, event: Event, serial: int, table: Table) -> SlotRow:
    rules = table.view.rules
    cards: tuple[Card, ...] = ()
    word = ""
    match event:
        case Played(_, played, _):
            cards = played
        case Called(_, shown):
            cards = shown
        case Passed():
            word = "pass"
        case Applied():
            word = "applied"
        case Declined():
            word = "declined"
        case Pressed():
            word = "pressed"
        case Crowned():
            word = "crowned"
        case _:
            word = "claimed"
    words = text_prompts.slot_word(word) if word else ""
    spoken = text.of_seat(table.name(row.key), words or text.play_name(cards, rules))
    return SlotRow(row.key, row.position, serial, faces(cards, rules), False, "", False, words, "", spoken)


def tricks(table: Table) -> tuple[tuple[TrickRow, ...], tuple[TrickRow, ...]]:
    """The plays of the trick under way and of the one that closed last, first to last; empty where there is none."""
    closed: list[Played] = []
    open_trick: list[Played] = []
    for event in table.view.events:
        if isinstance(event, Played):
            open_trick.append(event)
        elif isinstance(event, TrickClosed):
            closed, open_trick = open_trick, []
    return _trick(open_trick, table), _trick(closed, table)


def trick_out_of_sight(table: Table) -> int:
    """How many plays the trick under way has, where some of them lie under later ones or have made way for a pass; else
    0."""
    number, on_top = 0, set[Seat]()
    for event in table.view.events:
        if isinstance(event, TrickClosed):
            number, on_top = 0, set()
        elif isinstance(event, Played):
            number += 1
            on_top.add(event.seat)
        elif isinstance(event, Passed | Applied):
            on_top.discard(event.seat)
    return number if number > len(on_top) else 0


def _trick(plays: Sequence[Played], table: Table) -> tuple[TrickRow, ...]:
    rules = table.view.rules
    return tuple(
        TrickRow(key, table.name(play.seat), faces(play.cards, rules), text.play_name(play.cards, rules))
        for key, play in enumerate(plays)
    )


def you_are_out(view: SeatView) -> bool:
    """Whether you are out, or smothered."""
    return YOU not in view.in_play
