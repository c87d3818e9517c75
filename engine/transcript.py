"""Tells a deal in English, as somebody would who sees every hand (formats: `play`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from .actions import SEATS, Seat
from .arithmetic import PLACES, reason, signed
from .cards import Card, play_notation
from .events import (
    Called,
    Cause,
    Crowned,
    Declined,
    Event,
    Finished,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Revealed,
    Revolted,
    Role,
    Staked,
    TrickClosed,
    Voided,
)
from .rules import Rules
from .state import GameState, SoloKind, sceptre_seat

_WIDTH = 110
_FEW = 6
_ROLES = {Role.EMPEROR: "Emperor", Role.GUARD: "Guard", Role.COMMONER: "Commoner", Role.SOLO: "Emperor alone"}


def deal_lines(start: GameState, names: Sequence[str]) -> Iterator[str]:
    """The hands as dealt; `names` by seat say who plays."""
    for seat in SEATS:
        yield f"  seat {seat} {names[seat]:8}  {grouped(start.hands[seat], start.rules)}"


def story_lines(start: GameState, end: GameState) -> Iterator[str]:
    """What happened from the first prompt to the settlement. start, end: the states there."""
    at = next((at for at, event in enumerate(end.events) if isinstance(event, PlayBegan)), len(end.events))
    before = end.events[:at]
    yield from _wrapped("Throne    ", _throne(start, end, before))
    if end.emperor is not None and end.solo is not SoloKind.CLAIMED:
        yield from _wrapped("Guard     ", _guard(end, before))
    if end.solo in (SoloKind.NONE, SoloKind.HIDDEN) and end.emperor is not None:
        yield from _wrapped("Declared  ", _declared(before))
    yield from _tricks(end.events[at + 1 :], end.rules)


def result_lines(end: GameState) -> Iterator[str]:
    """Places, roles and points of a deal that is over, and how they came about."""
    outcome = end.outcome
    assert outcome is not None
    if not outcome.void:
        yield f"Over: {_why_over(end)}."
    for line in outcome.lines:
        still_in = "" if line.played_out else f"  (still in, {_cards(len(end.hands[line.seat]))})"
        place = PLACES[line.place - 1]
        yield f"  {place:6}  seat {line.seat}  {_ROLES[line.role]:13}  {signed(line.points):>3}{still_in}"
    yield f"  {reason(outcome)}"


def grouped(hand: Sequence[Card], rules: Rules) -> str:
    """A hand in strength notation, equal ranks together: `B*B s 22 AAA K`."""
    groups: dict[str, list[Card]] = {}
    for card in hand:
        groups.setdefault(play_notation([card], rules.special)[0], []).append(card)
    return " ".join(play_notation(cards, rules.special) for cards in groups.values())


def points_line(points: Sequence[int]) -> str:
    """Points by seat in one line."""
    return ", ".join(f"seat {seat} {signed(points[seat])}" for seat in SEATS)


# Before the first lead


def _throne(start: GameState, end: GameState, events: Sequence[Event]) -> str:
    if end.solo is SoloKind.CLAIMED:
        return f"Seat {end.emperor} claims: takes the throne card, to play alone against four."
    told = ["Nobody claims to play alone."] if start.rules.throne.solo_claim else []
    told.append(f"The throne card lies with seat {sceptre_seat(start.hands)}.")
    declines = 0
    for at, event in enumerate(events):
        match event:
            case Declined(seat, _):
                following = events[at + 1] if at + 1 < len(events) else None
                pastes = f" and pastes {_letters([following.card], end.rules)}" if isinstance(following, Pasted) else ""
                told.append(f"Seat {seat} declines{pastes}.")
                declines += 1
                if declines == len(SEATS):
                    told.append("All five have declined; the throne goes round once more.")
            case Pressed(seat):
                told.append(f"Seat {seat} must accept.")
            case Crowned(seat, pile):
                keeps = f" and keeps the pile, {_letters(pile, end.rules)}" if pile else ""
                told.append(f"Seat {seat} accepts{keeps}.")
            case Voided():
                told.append("Nobody is Emperor: the deal is void, and the pasted cards go back.")
            case _:
                pass
    return " ".join(told)


def _guard(end: GameState, events: Sequence[Event]) -> str:
    told = []
    called = next((event for event in events if isinstance(event, Called)), None)
    if called is not None:
        shown = " ".join(str(card) for card in called.cards)
        if len(called.cards) == 4:
            return f"Seat {called.seat} shows all four, {shown}, and plays alone against four, in the open."
        special = ", with a card above the big joker" if end.rules.special else ""
        told.append(f"Seat {called.seat} calls {shown}: whoever holds the fourth is the Guard{special}.")
    elif end.solo is SoloKind.OPEN:
        return f"Seat {end.emperor} shows the sword and plays alone against four, in the open."
    card = "the fourth" if called is not None else "the sword"
    if end.solo is SoloKind.HIDDEN:
        told.append(f"(Seat {end.guard}, the Emperor, holds {card} and says nothing: alone, in secret.)")
    else:
        told.append(f"(Seat {end.guard} holds {card}.)")
    return " ".join(told)


def _declared(events: Sequence[Event]) -> str:
    told = []
    for event in events:
        match event:
            case Revealed(seat, _, Cause.DECLARED):
                told.append(f"Seat {seat} stands up as the Guard.")
            case Revealed(seat, role, Cause.REVOLT):
                told.append(f"Seat {seat} is found out: {'the Guard' if role is Role.GUARD else 'an Emperor alone'}.")
            case Revolted(seats, True):
                told.append(f"Seats {_listed(seats)} revolt.")
            case Revolted(seats, False):
                told.append(f"Seat {seats[0]} revolts, alone: the hoe is shown and nothing changes.")
            case Staked(stakes, _):
                told.append(f"Stakes x {stakes}.")
            case _:
                pass
    return " ".join(told) or "Nobody declares anything."


# Tricks


def _tricks(events: Sequence[Event], rules: Rules) -> Iterator[str]:
    number = 1
    trick: list[Event] = []
    for event in events:
        trick.append(event)
        if isinstance(event, TrickClosed):
            yield from _wrapped(f"{number:3}. ", _trick_sentence(trick, rules))
            number, trick = number + 1, []
    if any(isinstance(event, Played) for event in trick):
        yield from _wrapped(f"{number:3}. ", _trick_sentence(trick, rules))


def _trick_sentence(events: Sequence[Event], rules: Rules) -> str:
    clauses: list[str] = []
    passing: list[Seat] = []
    ending = "."
    for event in events:
        if isinstance(event, Played):
            clauses += _passes(passing)
            passing = []
            verb = "lays" if clauses else "leads"
            seat = str(event.seat) if clauses else f"Seat {event.seat}"
            left = f" ({event.left} left)" if event.left and event.left <= _FEW else ""
            clauses.append(f"{seat} {verb} {_letters(event.cards, rules)}{left}")
        elif isinstance(event, Passed):
            passing.append(event.seat)
        elif isinstance(event, Revealed):
            who = "the Guard!" if event.role is Role.GUARD else "the Guard's card: the Emperor is alone!"
            clauses[-1] += f" - {who}"
        elif isinstance(event, Finished):
            clauses[-1] += f" and is out, {PLACES[event.place - 1]}"
        elif isinstance(event, TrickClosed):
            if passing:
                clauses.append("no one beats it" if len(clauses) == 1 else "the rest pass")
            passing = []
            if event.inherited:
                ending = f". Seat {event.seat} inherits the lead."
    clauses += _passes(passing)
    return ", ".join(clauses) + ending


def _letters(cards: Sequence[Card], rules: Rules) -> str:
    return play_notation(cards, rules.special)


def _passes(seats: Sequence[Seat]) -> list[str]:
    if not seats:
        return []
    return [f"{_listed(seats)} {'passes' if len(seats) == 1 else 'pass'}"]


def _listed(seats: Sequence[Seat]) -> str:
    names = [str(seat) for seat in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _wrapped(mark: str, text: str) -> Iterator[str]:
    yield from wrap(text, _WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)


# The end


def _why_over(end: GameState) -> str:
    match end.solo:
        case SoloKind.OPEN | SoloKind.CLAIMED:
            return f"seat {end.finished[0]} is the first out, which ends an open solo"
        case SoloKind.HIDDEN:
            return (
                "the Emperor alone is out" if end.emperor in end.finished else "two others are out before the Emperor"
            )
        case SoloKind.NONE:
            royals_out = {end.emperor, end.guard} <= set(end.finished)
            return "Emperor and Guard are both out" if royals_out else "the Commoners are all out"


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
