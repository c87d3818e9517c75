"""What a record's first deal begins with: it follows from nothing in the record, but has to be possible (R13, R14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeGuard

from .actions import SEATS, Seat
from .comparing import Broken, agrees
from .match import Match
from .opening import Before
from .purses import ALL_EGGS, Purses, purses_from
from .record import Json, debts_json, shown, tribute_json
from .tribute import Debt, Tribute, every_tribute


def carried(where: str, told: Json, match: Match) -> Match:
    """A match at its first deal, with what it says earlier ones left behind. Raises Broken where that cannot be.

    What the rules of the match do not have is left out, so that the comparison that follows finds it.
    """
    emperor = _emperor(f"{where}.emperor", told.get("emperor"), match.first_seat)
    purses = _purses(where, told)
    tribute = match.before.tribute
    debts: tuple[Debt, ...] = ()
    if emperor is not None and match.rules.tribute.owed:
        tribute = _tribute(f"{where}.tribute", told.get("tribute"), emperor)
    if emperor is not None and match.rules.tribute.clear_three:
        debts = _debts(f"{where}.debts", told.get("debts"))
    return replace(match, emperor=emperor, eggs=purses.eggs, house=purses.house, before=Before(tribute, debts))


def _emperor(where: str, told: object, first_seat: Seat) -> Seat | None:
    """The last Emperor deals first (R2.4)."""
    if told is None:
        return None
    if type(told) is not int or told != first_seat:
        raise Broken(where, f"{first_seat} or null", shown(told))
    return told


def _purses(where: str, told: Json) -> Purses:
    try:
        return purses_from(told.get("eggs"), told.get("house"))
    except ValueError as error:
        found = f"eggs {shown(told.get('eggs'))} and house {shown(told.get('house'))} ({error})"
        raise Broken(where, f"five balances and a house that add up to {ALL_EGGS}", found) from None


def _tribute(where: str, told: Any, emperor: Seat) -> Tribute:
    for tribute in every_tribute(emperor):
        if agrees(told, tribute_json(tribute)):
            return tribute
    raise Broken(where, "what some deal leaves to pay", shown(told))


def _debts(where: str, told: Any) -> tuple[Debt, ...]:
    """Every seat's last 3s are beaten once at most, by another (R14.5)."""
    found: list[Debt] = []
    for pair in told if isinstance(told, list) else ():
        debtor, creditor = (pair.get("from"), pair.get("to")) if isinstance(pair, dict) else (None, None)
        if _is_seat(debtor) and _is_seat(creditor) and debtor != creditor:
            found.append((debtor, creditor))
    if len({debtor for debtor, _ in found}) < len(found) or not agrees(told, debts_json(found)):
        raise Broken(where, "a card each that one seat owes another", shown(told))
    return tuple(found)


def _is_seat(told: object) -> TypeGuard[Seat]:
    return type(told) is int and told in SEATS
