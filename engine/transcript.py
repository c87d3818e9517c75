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
    Claimed,
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
    yield from _wrapped("", " ".join(_before_play(start, end, end.events[:at])))
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


def _before_play(start: GameState, end: GameState, events: Sequence[Event]) -> Iterator[str]:
    asked_alone = end.solo in (SoloKind.NONE, SoloKind.HIDDEN) and end.emperor is not None
    if start.rules.throne.solo_claim and end.solo is not SoloKind.CLAIMED:
        yield "Nobody claims to play alone."
    if end.solo is not SoloKind.CLAIMED:
        yield f"The throne card lies with seat {sceptre_seat(start.hands)}."
    spoken = False
    told_guard = False
    declines = 0
    for at, event in enumerate(events):
        if isinstance(event, Declined):
            following = events[at + 1] if at + 1 < len(events) else None
            pasted = following if isinstance(following, Pasted) else None
            declines += 1
            yield _declined(event.seat, pasted, end.rules)
            if declines == len(SEATS):
                yield "All five have declined; the throne goes round once more."
            continue
        if asked_alone and isinstance(event, Revealed | Revolted) and not told_guard:
            yield _aside(end)
            told_guard = True
        spoken = spoken or isinstance(event, Revealed | Revolted)
        sentence = _sentence(event, end.rules)
        if sentence:
            yield sentence
    if asked_alone and not told_guard:
        yield _aside(end)
    if asked_alone and not spoken:
        yield "Nobody declares anything."


def _aside(end: GameState) -> str:
    card = "the fourth copy" if end.rules.called else "the sword"
    if end.solo is SoloKind.HIDDEN:
        return f"(Emperor and Guard are one: seat {end.guard} holds {card} too, and says nothing.)"
    return f"(Seat {end.guard} holds {card}.)"


def _declined(seat: Seat, pasted: Pasted | None, rules: Rules) -> str:
    adds = f" and pastes {play_notation([pasted.card], rules.special)}" if pasted else ""
    return f"Seat {seat} declines{adds}."


def _sentence(event: Event, rules: Rules) -> str | None:
    match event:
        case Claimed(seat):
            return f"Seat {seat} claims: takes the throne card, to play alone against four."
        case Pressed(seat):
            return f"Seat {seat} must accept."
        case Crowned(seat, pile):
            keeps = f" and keeps the pile, {play_notation(pile, rules.special)}" if pile else ""
            return f"Seat {seat} accepts{keeps}."
        case Called(seat, cards):
            shown = " ".join(str(card) for card in cards)
            if len(cards) == 4:
                return f"Seat {seat} shows all four, {shown}."
            special = ", a card above the big joker" if rules.special else ""
            return f"Seat {seat} calls {shown}: whoever holds the fourth is the Guard{special}."
        case Revealed(seat, role, cause):
            return _revealed(seat, role, cause)
        case Revolted(seats, succeeded):
            if succeeded:
                return f"Seats {_listed(seats)} revolt."
            return f"Seat {seats[0]} revolts, alone: the hoe is shown and nothing changes."
        case Staked(stakes, _):
            return f"Stakes x {stakes}."
        case Voided():
            return "Nobody accepts: the deal is void, the pasted cards go back."
        case _:
            return None


def _revealed(seat: Seat, role: Role, cause: Cause) -> str | None:
    if cause is Cause.CLAIMED:
        return None
    if cause in (Cause.CALLED_FOUR, Cause.ANNOUNCED):
        return f"Seat {seat} plays alone against four, in the open."
    if cause is Cause.DECLARED:
        return f"Seat {seat} declares: I am the Guard."
    return f"Seat {seat} is found out: {'the Guard' if role is Role.GUARD else 'an Emperor alone'}."


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
            left = f" ({event.left} left)" if 0 < event.left <= _FEW else ""
            clauses.append(f"{seat} {verb} {play_notation(event.cards, rules.special)}{left}")
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
