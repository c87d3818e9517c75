"""The card counter: what the other hands hold by rank, who has laid what, and which plays were let pass."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from app import text, text_prompts
from engine.actions import SEATS, Seat
from engine.bots.memory import remember
from engine.cards import Card, Rank, strength
from engine.events import Passed, Played, TrickClosed
from engine.view import SeatView

from .table import YOU, Table


@dataclass(frozen=True, slots=True)
class CounterRow:
    """One rank, high to low: out of `total` in the deck, `unseen` are in the hands of the other four, all together.

    laid: by seat, how many it has laid; empty for none. spoken: for a screen reader.
    """

    key: int
    rank: str
    unseen: int
    total: int
    laid: tuple[str, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class LetPassRow:
    """Another seat, and the lowest play of each size that it has let pass."""

    key: Seat
    name: str
    plays: str


def derive_counter(table: Table) -> tuple[CounterRow, ...]:
    """A row for every rank of the deck; the special where there is one now."""
    view = table.view
    special = view.rules.special
    unseen = remember(view).unseen
    piled = Counter(card.rank for card in view.offer.pile_cards) if view.offer is not None else Counter[Rank]()
    own = Counter(strength(card, special) for card in view.hand)
    laid = {seat: Counter[Rank]() for seat in SEATS}
    for event in view.events:
        if isinstance(event, Played):
            laid[event.seat].update(strength(card, special) for card in event.cards)
    rows = []
    for rank in sorted(Rank, reverse=True):
        by_seat = tuple(laid[seat][rank] for seat in SEATS)
        total = unseen[rank] + own[rank] + sum(by_seat) + piled[rank]
        if total > 0:
            out = max(0, unseen[rank])
            shown = tuple(str(number) if number else "" for number in by_seat)
            face = text.rank_face(rank)
            rows.append(CounterRow(int(rank), face, out, total, shown, text.still_out(face, out, total)))
    return tuple(rows)


def derive_let_pass(table: Table) -> tuple[LetPassRow, ...]:
    """A row for each of the other four."""
    view = table.view
    lowest: dict[Seat, dict[int, tuple[Card, ...]]] = {seat: {} for seat in SEATS}
    lying: tuple[Card, ...] = ()
    for event in view.events:
        if isinstance(event, Played):
            lying = event.cards
        elif isinstance(event, TrickClosed):
            lying = ()
        elif isinstance(event, Passed) and lying:
            known = lowest[event.seat].get(len(lying))
            if known is None or _height(view, lying) < _height(view, known):
                lowest[event.seat][len(lying)] = lying
    return tuple(LetPassRow(seat, table.name(seat), _plays(view, lowest[seat])) for seat in SEATS if seat != YOU)


def _height(view: SeatView, cards: tuple[Card, ...]) -> tuple[Rank, ...]:
    return tuple(sorted((strength(card, view.rules.special) for card in cards), reverse=True))


def _plays(view: SeatView, lowest: dict[int, tuple[Card, ...]]) -> str:
    plays = [text.play_name(lowest[size], view.rules) for size in sorted(lowest)]
    return " · ".join(plays) or text_prompts.nothing_let_pass()
