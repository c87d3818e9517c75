"""The settlement on its sheet of paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app import text, text_events
from app.session import MatchSummary
from engine.events import Role
from engine.state import Line

from .table import YOU, Table

_SIGNS = {Role.EMPEROR: "sceptre", Role.SOLO: "sceptre", Role.GUARD: "sword", Role.COMMONER: ""}


@dataclass(frozen=True, slots=True)
class SheetProps:
    """shown: whether the deal is over and its sheet is up. rows: by place, see `ScoreSheet`. tone: win, loss, draw.

    footer: what the house took and what the next deal begins with. auto: the table was playing for you at the end.
    """

    shown: bool = False
    headline: str = ""
    tone: str = "draw"
    subtitle: str = ""
    arithmetic: str = ""
    footer: str = ""
    auto: bool = False
    rows: tuple[Mapping[str, object], ...] = ()


def derive_sheet(summary: MatchSummary, table: Table) -> SheetProps:
    """The sheet of a deal that has ended; a void deal has no rows."""
    outcome = summary.outcome
    own = -1 if summary.forfeited == YOU else outcome.points[YOU]
    title = text.deal_title(table.variant, table.number)
    rows = tuple(_row(line, summary, table) for line in outcome.lines)
    subtitle = text_events.sheet_subtitle(title, summary.after, YOU, summary.assisted)
    if rows and summary.forfeited is None:
        subtitle = f"{text_events.own_result(own)} · {subtitle}"
    return SheetProps(
        shown=True,
        headline=_headline(summary, table),
        tone="win" if own > 0 else "loss" if own < 0 else "draw",
        subtitle=subtitle,
        arithmetic=_arithmetic(summary, table),
        auto=summary.auto,
        footer=_footer(summary, table),
        rows=rows,
    )


def _headline(summary: MatchSummary, table: Table) -> str:
    seat = summary.forfeited
    if seat is None:
        return text_events.headline(summary.outcome, table.view.rules)
    return text_events.given_up(None if seat == YOU else table.name(seat))


def _row(line: Line, summary: MatchSummary, table: Table) -> Mapping[str, object]:
    return {
        "place": text.place_name(line.place, table.view.rules.finish.words),
        "name": table.name(line.seat),
        "sign": _SIGNS[line.role],
        "formula": text_events.formula(line, summary.outcome, table.view.counts[line.seat] or 0),
        "points": text.signed(line.points),
        "tone": "win" if line.points > 0 else "loss" if line.points < 0 else "draw",
        **_eggs(line, summary),
        "isYou": line.seat == YOU,
        "filler": not line.played_out,
    }


def _eggs(line: Line, summary: MatchSummary) -> Mapping[str, str]:
    match = summary.before
    if not match.gold_eggs:
        return {"eggs": "", "balance": "", "eggNote": ""}
    before, after = match.eggs[line.seat], summary.after.eggs[line.seat]
    moved = match.balances(summary.outcome)[line.seat] - before
    return {
        "eggs": text.signed(moved) if moved else "",
        "balance": f"{after:,}",
        "eggNote": text_events.egg_note(line.points, moved, match.stake, before, after),
    }


def _arithmetic(summary: MatchSummary, table: Table) -> str:
    seat = summary.forfeited
    if seat is None:
        return text_events.arithmetic(summary.outcome, table.view.rules)
    return text_events.given_up_costs(summary.before.eggs[seat] - summary.before.balances_without(seat)[seat])


def _footer(summary: MatchSummary, table: Table) -> str:
    seat = summary.forfeited
    emptied = seat is not None and summary.before.balances_without(seat)[seat] == 0
    lines = (
        text_events.auto_question() if summary.auto else "",
        text_events.topped_up() if emptied else "",
        text_events.house_moved(summary.after.house - summary.before.house),
        text_events.owed_next(summary.after, table.name),
    )
    return " · ".join(line for line in lines if line)
