"""The settlement on its sheet of paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app import text, text_events
from app.session import MatchSummary
from engine.events import Role
from engine.match import egg_balances
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
    rules = table.view.rules
    own = outcome.points[YOU]
    title = text.deal_title(table.variant, table.number)
    rows = tuple(_row(line, summary, table) for line in outcome.lines)
    return SheetProps(
        shown=True,
        headline=text_events.given_up() if summary.forfeited else text_events.headline(outcome, rules),
        tone="win" if own > 0 else "loss" if own < 0 or summary.forfeited else "draw",
        subtitle=" · ".join(
            (
                text_events.sheet_subtitle(title, summary.before.stake),
                text_events.sheet_total(summary.totals[YOU], summary.after.eggs[YOU]),
            )
        ),
        arithmetic=_arithmetic(summary, table),
        auto=summary.auto,
        footer=_footer(summary, table),
        rows=rows,
    )


def _row(line: Line, summary: MatchSummary, table: Table) -> Mapping[str, object]:
    before = summary.before.eggs[line.seat]
    balance = egg_balances(summary.before.eggs, summary.outcome, summary.before.stake)[line.seat]
    eggs = balance - before
    after = summary.after.eggs[line.seat]
    return {
        "place": text.place_name(line.place, table.view.rules.finish.words),
        "name": table.name(line.seat),
        "sign": _SIGNS[line.role],
        "formula": text_events.formula(line, summary.outcome, table.view.counts[line.seat] or 0),
        "points": text.signed(line.points),
        "tone": "win" if line.points > 0 else "loss" if line.points < 0 else "draw",
        "eggs": text.signed(eggs) if eggs else "",
        "balance": f"{after:,}",
        "eggNote": text_events.egg_note(line.points, eggs, summary.before.stake, before, after),
        "isYou": line.seat == YOU,
        "filler": not line.played_out,
    }


def _arithmetic(summary: MatchSummary, table: Table) -> str:
    if summary.forfeited:
        return text_events.given_up_costs(summary.before.eggs[YOU] - summary.after.eggs[YOU])
    return text_events.arithmetic(summary.outcome, table.view.rules)


def _footer(summary: MatchSummary, table: Table) -> str:
    lines = (
        text_events.auto_question() if summary.auto else "",
        text_events.house_moved(summary.after.house - summary.before.house),
        text_events.owed_next(summary.after, table.name),
    )
    return " · ".join(line for line in lines if line)
