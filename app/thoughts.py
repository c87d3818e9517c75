"""What bots thought when they answered, as it is written down with a match and read again for a review."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.actions import SEATS
from engine.bots import Decision, Note, Why
from engine.cards import Card, parse_cards

from .storage import SavedThought


@dataclass(frozen=True, slots=True)
class Thought:
    """level: the bot's name. reasons, belief: as in `engine.bots.Decision`."""

    level: str
    reasons: tuple[Note, ...]
    belief: tuple[float, ...] | None


def saved_thought(level: str, decision: Decision) -> SavedThought:
    """A thought as the rows have it; chances are kept to four digits."""
    reasons = [[note.why.name, *map(_detail_json, note.details)] for note in decision.reasons]
    belief = None if decision.belief is None else _json([round(chance, 4) for chance in decision.belief])
    return SavedThought(level, _json(reasons), belief)


def thought_of(saved: SavedThought) -> Thought:
    """A thought from its row; reasons that another version knows are left out. Raises ValueError for nonsense."""
    reasons = json.loads(saved.reasons)
    belief = None if saved.belief is None else tuple(float(chance) for chance in json.loads(saved.belief))
    if belief is not None and len(belief) != len(SEATS):
        raise ValueError("a belief is about five seats")
    notes = (Note(Why[why], tuple(map(_detail_from, details))) for why, *details in reasons if why in Why.__members__)
    return Thought(saved.level, tuple(notes), belief)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _detail_json(detail: int | tuple[Card, ...]) -> int | str:
    return detail if isinstance(detail, int) else "".join(map(str, detail))


def _detail_from(detail: Any) -> int | tuple[Card, ...]:
    return int(detail) if isinstance(detail, int) else parse_cards(detail)
