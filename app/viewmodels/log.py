"""The log of a deal in words, and what is said aloud of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app import text_events
from engine.events import (
    Applied,
    BoughtThree,
    Claimed,
    Crowned,
    Declined,
    Drawn,
    Event,
    Kicked,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Reported,
    Revealed,
    Revolted,
    Smothered,
    TributePaid,
    TrickClosed,
)
from engine.rules import Rules, Start
from engine.tricks import closes_trick

from .table import YOU, Table

_QUIET = (Declined, Pasted, PlayBegan, TrickClosed, BoughtThree, TributePaid, Reported)


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of the log; tone: `play`, `pass`, `trick` or `news`."""

    key: int
    text: str
    tone: str


def derive_log(table: Table) -> tuple[LogRow, ...]:
    """Every public event of the deal as a line, first to last."""
    events = table.view.events
    lines = _lines(events, 0, table)
    return tuple(LogRow(key, line, _tone(event)) for key, (event, line) in enumerate(zip(events, lines, strict=True)))


def announcements(events: Sequence[Event], table: Table) -> tuple[str, ...]:
    """What a screen reader says of these events, the latest of the deal."""
    return _lines(events, len(table.view.events) - len(events), table)


def headlines(events: Sequence[Event], table: Table) -> tuple[str, ...]:
    """The news among these events, the latest of the deal, that the whole table should notice, as sentences."""
    lines = announcements(events, table)
    told = [_headline(event, line, events, table) for event, line in zip(events, lines, strict=True)]
    if any(isinstance(event, Declined) for event in events):
        return tuple(filter(None, [text_events.sentences([words for words in told if words])]))
    return tuple(words for words in told if words)


def _headline(event: Event, line: str, events: Sequence[Event], table: Table) -> str:
    """What the table should notice of one event of a step, empty for nothing; `line` is its line of the log."""
    rules = table.view.rules
    match event:
        case Declined():
            pasted = next((other for other in events if isinstance(other, Pasted)), None)
            sceptre = rules.throne.starts is not Start.FIRST_SEAT
            return text_events.throne_passed(event, pasted, YOU, table.name, sceptre)
        case Claimed(seat):
            return text_events.throne_claimed(seat, YOU, table.name)
        case Revealed(seat):
            return text_events.cause_sentence(event, table.name(seat), rules)
        case Pressed() | Kicked() | Smothered():
            return line
        case Crowned(_, pile):
            return line if pile else ""
        case Revolted(_, succeeded):
            return "" if succeeded and rules.declarations.revolt_reveals else line
        case _:
            return ""


def own_exchanges(table: Table) -> str:
    """What you bought, sold, paid and took before the first question, and the seat that was drawn, as one sentence."""
    rules = table.view.rules
    lines = [
        text_events.event_line(event, table.name, rules)
        for event in table.view.events
        if isinstance(event, Drawn)
        or (isinstance(event, BoughtThree) and YOU in (event.seat, event.from_seat))
        or (isinstance(event, TributePaid) and YOU in (event.from_seat, event.to_seat))
    ]
    return text_events.sentences(lines)


def _lines(events: Sequence[Event], start: int, table: Table) -> tuple[str, ...]:
    """A line an event; `start`: how many of the deal's events came before."""
    view = table.view
    lines = []
    for at, event in enumerate(events, start):
        closing = _closing_play(view.events[:at], view.rules) if isinstance(event, TrickClosed) else None
        if closing is not None:
            lines.append(text_events.twos_close(table.name(closing.seat), len(closing.cards)))
        else:
            lines.append(text_events.event_line(event, table.name, view.rules))
    return tuple(lines)


def _closing_play(past: Sequence[Event], rules: Rules) -> Played | None:
    """The 2s that have just closed their trick, None where everybody passed."""
    if not rules.plays.twos_close:
        return None
    last: Played | None = None
    for event in reversed(past):
        if last is None and isinstance(event, Passed | Applied | TrickClosed):
            return None
        if isinstance(event, Played):
            if last is not None:
                return last if closes_trick(event.cards, last.cards, rules) else None
            last = event
    return None


def _tone(event: Event) -> str:
    if isinstance(event, Played):
        return "play"
    if isinstance(event, Passed):
        return "pass"
    return "trick" if isinstance(event, _QUIET) else "news"
