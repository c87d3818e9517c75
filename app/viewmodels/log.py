"""The log of a deal in words, and what is said aloud of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app import text_events
from engine.events import Declined, Event, Passed, Pasted, PlayBegan, Played, Pressed, Revealed, TrickClosed

from .table import Table

_QUIET = (Declined, Pasted, PlayBegan, TrickClosed)


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of the log; tone: `play`, `pass`, `trick` or `news`."""

    key: int
    text: str
    tone: str


def derive_log(table: Table) -> tuple[LogRow, ...]:
    """Every public event of the deal as a line, first to last."""
    rules = table.view.rules
    return tuple(
        LogRow(key, text_events.event_line(event, table.name, rules), _tone(event))
        for key, event in enumerate(table.view.events)
    )


def announcements(events: Sequence[Event], table: Table) -> tuple[str, ...]:
    """What a screen reader says of these events."""
    rules = table.view.rules
    return tuple(text_events.event_line(event, table.name, rules) for event in events)


def headlines(events: Sequence[Event], table: Table) -> tuple[str, ...]:
    """The news among these events that the whole table should notice, as sentences."""
    rules = table.view.rules
    return tuple(
        text_events.cause_sentence(event, table.name(event.seat), rules)
        if isinstance(event, Revealed)
        else text_events.event_line(event, table.name, rules)
        for event in events
        if isinstance(event, Revealed | Pressed)
    )


def _tone(event: Event) -> str:
    if isinstance(event, Played):
        return "play"
    if isinstance(event, Passed):
        return "pass"
    return "trick" if isinstance(event, _QUIET) else "news"
