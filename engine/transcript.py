"""Tells a deal in English, as somebody would who sees every hand (formats: `play`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from .actions import SEATS, Seat
from .arithmetic import PLACES, reason, signed
from .cards import Card, play_notation
from .events import (
    Applied,
    BoughtThree,
    Called,
    Cause,
    Cleared,
    Crowned,
    Declined,
    Drawn,
    Event,
    Finished,
    Kicked,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Reported,
    Revealed,
    Revolted,
    Role,
    Smothered,
    Staked,
    TributePaid,
    TrickClosed,
    Voided,
)
from .rules import Rules, Start, Unclaimed
from .state import GameState, Hands, SoloKind, sceptre_seat
from .tricks import closes_trick

_WIDTH = 110
_FEW = 6
_ROLES = {Role.EMPEROR: "Emperor", Role.GUARD: "Guard", Role.COMMONER: "Commoner", Role.SOLO: "Emperor alone"}


def deal_lines(hands: Hands, rules: Rules, names: Sequence[str]) -> Iterator[str]:
    """The hands as dealt; `names` by seat say who plays."""
    for seat in SEATS:
        yield f"  seat {seat} {names[seat]:8}  {grouped(hands[seat], rules)}"


def story_lines(start: GameState, end: GameState) -> Iterator[str]:
    """What happened from the last card dealt to the settlement. start, end: the states at the first prompt and at the
    end."""
    at = next((at for at, event in enumerate(end.events) if isinstance(event, PlayBegan)), len(end.events))
    before = end.events[:at]
    yield from _wrapped("Before    ", _moved(before))
    yield from _wrapped("Throne    ", _throne(start, end, before))
    if end.emperor is not None and end.solo is not SoloKind.CLAIMED:
        yield from _wrapped("Guard     ", _guard(end, before))
    asked = end.rules.declarations.guard or end.rules.declarations.revolt
    if asked and end.solo in (SoloKind.NONE, SoloKind.HIDDEN) and end.emperor is not None:
        yield from _wrapped("Declared  ", _declared(before))
    yield from _tricks(end.events[at + 1 :], end.rules)


def result_lines(end: GameState) -> Iterator[str]:
    """Places, roles and points of a deal that is over, and how they came about."""
    outcome = end.outcome
    assert outcome is not None
    if not outcome.void:
        yield f"Over: {_why_over(end)}."
    for line in outcome.lines:
        note = "" if line.played_out else f"  (still in, {_cards(len(end.hands[line.seat]))})"
        if any(line.seat == smothered for smothered, _ in end.smothered):
            note = "  (smothered)"
        place = PLACES[line.place - 1]
        yield f"  {place:6}  seat {line.seat}  {_ROLES[line.role]:13}  {signed(line.points):>3}{note}"
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


def _moved(events: Sequence[Event]) -> str:
    told = []
    for event in events:
        match event:
            case BoughtThree(seat, seller, three, two):
                price = "for nothing" if two is None else f"for {two}"
                told.append(f"Seat {seat} takes {three} from seat {seller} {price}.")
            case TributePaid(payer, taker, card, debt):
                why = ", having been cleared" if debt else " in tribute"
                told.append(f"Seat {payer} pays {card} to seat {taker}{why}.")
            case Drawn(seat):
                told.append(f"Seat {seat} is drawn and receives the throne card.")
            case _:
                pass
    return " ".join(told)


def _throne(start: GameState, end: GameState, events: Sequence[Event]) -> str:
    if end.solo is SoloKind.CLAIMED:
        return f"Seat {end.emperor} claims: takes the throne card, to play alone against four."
    told = ["Nobody claims to play alone."] if start.rules.throne.solo_claim else []
    if start.rules.throne.starts is Start.FIRST_SEAT:
        told.append(f"Seat {start.first_seat} is asked first.")
    else:
        told.append(f"The throne card lies with seat {sceptre_seat(start.hands)}.")
    declines = pasted = 0
    for at, event in enumerate(events):
        following = events[at + 1 : at + 3]
        match event:
            case Declined(seat, to):
                pastes = next((card for card in following[:1] if isinstance(card, Pasted)), None)
                paste = f" and pastes {_letters([pastes.card], end.rules)}" if pastes is not None else ""
                told.append(f"Seat {seat} declines{paste}.")
                declines += 1
                pasted += pastes is not None
                if declines == len(SEATS) and not any(isinstance(next_event, Voided) for next_event in following):
                    told.append(f"All five have declined; {_once_more(end.rules, to)}.")
            case Pressed(seat):
                told.append(f"Seat {seat} must accept.")
            case Crowned(seat, pile):
                keeps = f" and keeps the pile, {_letters(pile, end.rules)}" if pile else ""
                told.append(f"Seat {seat} accepts{keeps}.")
            case Voided():
                back = ", and the pasted cards go back" if pasted else ""
                told.append(f"Nobody is Emperor: the deal is void{back}.")
            case _:
                pass
    return " ".join(told)


def _once_more(rules: Rules, seat: Seat) -> str:
    if rules.throne.unclaimed is Unclaimed.BACK_TO_FIRST:
        return f"seat {seat} is asked once more"
    return "the throne goes round once more"


def _guard(end: GameState, events: Sequence[Event]) -> str:
    told = []
    called = next((event for event in events if isinstance(event, Called)), None)
    if called is not None:
        shown = " ".join(str(card) for card in called.cards)
        how_many = "all four, " if len(called.cards) == 4 else ""
        if end.solo is SoloKind.OPEN:
            return f"Seat {called.seat} shows {how_many}{shown}, and plays alone against four, in the open."
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
                told.append(f"{_who(seats, 'revolts', 'revolt')}.")
            case Revolted(seats, False):
                alone = "alone" if len(seats) == 1 else "too few"
                told.append(f"{_who(seats, 'revolts', 'revolt')}, {alone}: the hoe is shown and nothing changes.")
            case Kicked(seats):
                told.append(f"{_who(seats, 'kicks', 'kick')}.")
            case Staked(stakes, _):
                told.append(f"Stakes x {stakes}.")
            case _:
                pass
    return " ".join(told) or "Nobody declares anything."


def _who(seats: Sequence[Seat], one: str, more: str) -> str:
    return f"Seat {seats[0]} {one}" if len(seats) == 1 else f"Seats {_listed(seats)} {more}"


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
    table: tuple[Card, ...] = ()
    applicant: Seat | None = None
    ending = "."
    for event in events:
        match event:
            case Played(seat, cards, _):
                clauses += _passes(passing)
                passing = []
                clauses.append(_laid(event, not clauses, rules))
                if table and closes_trick(table, cards, rules):
                    clauses[-1] += ", which closes the trick"
                table, applicant = cards, None
            case Passed(seat):
                passing.append(seat)
            case Applied(seat):
                clauses += _passes(passing)
                passing, applicant = [], seat
                clauses.append(f"{seat} applies for the lead")
            case TrickClosed(seat, inherited):
                if passing:
                    clauses.append("no one beats it" if len(clauses) == 1 else "the rest pass")
                passing = []
                if inherited:
                    ending = f". Seat {seat}{' applied and' if seat == applicant else ''} inherits the lead."
            case _:
                clauses[-1] += _happened(event, rules)
    clauses += _passes(passing)
    return ", ".join(clauses) + ending


def _laid(played: Played, leads: bool, rules: Rules) -> str:
    who, verb = (f"Seat {played.seat}", "leads") if leads else (str(played.seat), "lays")
    left = f" ({played.left} left)" if played.left and played.left <= _FEW else ""
    return f"{who} {verb} {_letters(played.cards, rules)}{left}"


def _happened(event: Event, rules: Rules) -> str:
    """What a play brought about, as its clause goes on."""
    match event:
        case Reported(_):
            return f" (reports {rules.tricks.report_at} or fewer)"
        case Revealed(_, Role.GUARD, _):
            return " - the Guard!"
        case Revealed():
            card = "the fourth copy" if rules.called and not rules.special else "the Guard's card"
            return f" - {card}: the Emperor is alone!"
        case Smothered(seat, _, place):
            return f", and {seat} is smothered, {PLACES[place - 1]}"
        case Cleared(seat, by):
            return f", and {seat} is cleared and owes {by} a card"
        case Finished(_, place):
            return f" and is out, {PLACES[place - 1]}"
        case _:
            return ""


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
    """The text in lines under its mark; nothing where there is no text."""
    yield from wrap(text, _WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)


# The end


def _why_over(end: GameState) -> str:
    in_play = end.in_play
    alone_left = f"only seat {in_play[0]} is left" if in_play else "nobody is left"
    if end.rules.finish.last_but_one:
        return alone_left
    match end.solo:
        case SoloKind.NONE:
            royals_out = {end.emperor, end.guard}.isdisjoint(in_play)
            return "Emperor and Guard are both out" if royals_out else "the Commoners are all out"
        case _ if any(seat == end.emperor for seat, _ in end.smothered):
            return "the Emperor alone is smothered"
        case SoloKind.OPEN | SoloKind.CLAIMED if end.finished:
            return f"seat {end.finished[0]} is the first out, which ends an open solo"
        case SoloKind.HIDDEN if end.emperor in end.finished:
            return "the Emperor alone is out"
        case SoloKind.HIDDEN if len(end.finished) > 1:
            return "two others are out before the Emperor"
        case _:
            return alone_left


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
