"""What a deal was worth (R10.2, R11.3, R12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .actions import SEATS, Seat
from .events import Role
from .rules import Rules, ScoreTable
from .state import GameState, Line, Outcome, SoloKind

PLACE_PAY = (4, 2, 0, -2, -4)
"""R12.5: what each place pays."""

Worth = dict[Role, tuple[str, int]]
"""By role: the token of the formula, and the points before stakes."""


def settle(state: GameState) -> Outcome:
    """The outcome of a deal that has ended.

    Places not played out are filled in seat order (R11.3); the smothered come last, the first of them 大落 (R10.2).
    """
    roles = {seat: role for seat in SEATS if (role := state.role(seat)) is not None}
    smothered = [seat for seat, _ in state.smothered]
    order = (*state.finished, *state.in_play, *reversed(smothered))
    outcome = score(state.rules, order, len(state.finished), roles, state.solo, state.stakes, state.declared)
    if not smothered:
        return outcome
    extra = dict.fromkeys(SEATS, 0)
    for seat, by in state.smothered:
        extra[seat] -= 1
        extra[by] += 1
    lines = (
        replace(
            line,
            points=line.points + extra[line.seat],
            smother=extra[line.seat],
            played_out=line.played_out or line.seat in smothered,
        )
        for line in outcome.lines
    )
    return replace(outcome, lines=tuple(lines))


def score(
    rules: Rules,
    order: tuple[Seat, ...],
    played_out: int,
    roles: Mapping[Seat, Role],
    solo: SoloKind,
    stakes: int,
    declared: tuple[str, ...] = (),
) -> Outcome:
    """The variant's table. order: all five seats by place, of which the first `played_out` really went out; declared:
    what was, of "guard", "revolt", "kick"."""
    places = {role: [at for at, seat in enumerate(order, 1) if roles[seat] is role] for role in Role}
    level = None
    match rules.scoring.table:
        case ScoreTable.LEVEL:
            if solo is SoloKind.NONE:
                level = rules.scoring.level - (places[Role.EMPEROR][0] + places[Role.GUARD][0])
                worth = {Role.EMPEROR: ("2K", 2 * level), Role.GUARD: ("K", level), Role.COMMONER: ("-K", -level)}
            else:
                worth = _alone(rules, solo, places[Role.SOLO][0])
        case ScoreTable.PLACES:
            worth = _by_places(solo, places)
        case ScoreTable.TRIBUTE:
            worth = _by_tribute(solo, places, "guard" in declared)
    lines = tuple(
        Line(seat, roles[seat], place, place <= played_out, worth[roles[seat]][0], worth[roles[seat]][1] * stakes)
        for place, seat in enumerate(order, start=1)
    )
    return Outcome(lines, stakes, level, solo)


def _alone(rules: Rules, solo: SoloKind, place: int) -> Worth:
    """R12.2 in the open, R12.3 hidden."""
    points = rules.scoring.solo_hidden if solo is SoloKind.HIDDEN else rules.scoring.solo_open
    formula = "solo_first"
    if place == 2 and solo is SoloKind.HIDDEN:
        formula, points = "solo_second", 0
    elif place > 1:
        formula, points = "solo_lost", -points
    return {Role.SOLO: (formula, points), Role.COMMONER: ("against_solo", -points // 4)}


def _by_places(solo: SoloKind, places: Mapping[Role, list[int]]) -> Worth:
    """R12.5: each member is credited the side's total; alone, the Emperor's place against everybody, 明独 doubled."""
    pay = {role: sum(PLACE_PAY[place - 1] for place in held) for role, held in places.items()}
    if solo is SoloKind.NONE:
        royals = pay[Role.EMPEROR] + pay[Role.GUARD]
        return {
            Role.EMPEROR: ("royal_places", royals),
            Role.GUARD: ("royal_places", royals),
            Role.COMMONER: ("commoner_places", pay[Role.COMMONER]),
        }
    points = pay[Role.SOLO] * (1 if solo is SoloKind.HIDDEN else 2)
    return {Role.SOLO: ("solo_place", points), Role.COMMONER: ("against_place", -points)}


def _by_tribute(solo: SoloKind, places: Mapping[Role, list[int]], guard_declared: bool) -> Worth:
    """收贡, 平贡, 进贡 (R12.6): won 1, drawn 0, lost -1, times what the role is worth."""
    if solo is not SoloKind.NONE:
        won = 1 if places[Role.SOLO] == [1] else -1
        factor = 1 if solo is SoloKind.HIDDEN else 2
        token = "won" if won > 0 else "lost"
        return {Role.SOLO: (token, 4 * factor * won), Role.COMMONER: (f"against_{token}", -factor * won)}
    emperor, guard = places[Role.EMPEROR][0], places[Role.GUARD][0]
    if guard_declared:
        won = 1 if (emperor, guard) == (1, 2) else -1
    elif (emperor == 1 and guard < 5) or (guard, emperor) == (1, 2):
        won = 1
    else:
        won = 0 if (emperor, guard) in ((1, 5), (3, 1)) else -1
    token = ("drawn", "won", "lost")[won]
    return {Role.EMPEROR: (token, 2 * won), Role.GUARD: (token, won), Role.COMMONER: (f"against_{token}", -won)}


def void_outcome() -> Outcome:
    """流局 scores nothing (R5.4)."""
    return Outcome((), 1, None, SoloKind.NONE, void=True)
