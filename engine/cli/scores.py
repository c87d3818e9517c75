"""`score`: what a finishing order is worth."""

from __future__ import annotations

import argparse
import json

from ..actions import SEATS
from ..arithmetic import reason, signed
from ..events import Role
from ..rules import Rules
from ..scoring import settle
from ..state import GameState, Outcome, Phase, SoloKind
from ..tricks import deal_ended
from .inputs import OK, BadInput, Commands, add_variant_arguments, chosen

_NAMES = {Role.EMPEROR: "Emperor", Role.GUARD: "Guard", Role.COMMONER: "Commoner", Role.SOLO: "Emperor alone"}


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("score", help="the points of a finishing order", allow_abbrev=False)
    add_variant_arguments(parser)
    parser.add_argument(
        "--finish", metavar="E,G,C,C,C", required=True, help="roles by place; S an Emperor alone; as far as played"
    )
    parser.add_argument("--solo", choices=("open", "hidden"), help="the Emperor plays alone")
    parser.add_argument("--declared", metavar="guard,revolt,kick", default="", help="what was declared, by comma")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.set_defaults(run=_score)


def _score(arguments: argparse.Namespace) -> int:
    rules = chosen(arguments.variant, arguments.option).rules
    solo = SoloKind(arguments.solo) if arguments.solo else SoloKind.NONE
    stakes = _stakes(arguments.declared, arguments.variant, rules, solo)
    outcome = _outcome(rules, _places(arguments.finish, solo), solo, stakes)
    points = {line.role: line.points for line in outcome.lines}
    if arguments.json:
        by_letter = {role.value: points[role] for role in Role if role in points}
        print(json.dumps({"points": by_letter, "stakes": outcome.stakes, "reason": reason(outcome)}))
        return OK
    for role in (role for role in (Role.EMPEROR, Role.GUARD, Role.SOLO, Role.COMMONER) if role in points):
        each = " each" if role is Role.COMMONER else ""
        print(f"{_NAMES[role]:14}{signed(points[role]):>4}{each}")
    print(f"stakes x {outcome.stakes}")
    print(reason(outcome))
    return OK


def _places(text: str, solo: SoloKind) -> tuple[Role, ...]:
    """Roles by place, as far as given. Raises BadInput for letters or numbers that cannot be."""
    known = {role.value: role for role in Role}
    letters = [part.strip() for part in text.split(",")]
    for letter in letters:
        if letter not in known:
            raise BadInput(f"--finish lists roles as E, G, C or S by comma, not {letter!r}")
    places = tuple(known[letter] for letter in letters)
    for role, most in _table_of(solo).items():
        if places.count(role) > most:
            raise BadInput(f"--finish: there is no such table: {_NAMES[role]} {places.count(role)} times")
    for role in places:
        if role not in _table_of(solo):
            what = "an Emperor alone is S and has no Guard" if solo is not SoloKind.NONE else "S needs --solo"
            raise BadInput(f"--finish: {role.value} does not fit: {what}")
    return places


def _table_of(solo: SoloKind) -> dict[Role, int]:
    if solo is SoloKind.NONE:
        return {Role.EMPEROR: 1, Role.GUARD: 1, Role.COMMONER: 3}
    return {Role.SOLO: 1, Role.COMMONER: 4}


def _stakes(text: str, variant: str, rules: Rules, solo: SoloKind) -> int:
    """The multiplier of what was declared (R7). Raises BadInput for what these rules or this Emperor exclude."""
    declared = {part.strip() for part in text.split(",")} if text else set()
    for word in sorted(declared - {"guard", "revolt", "kick"}):
        raise BadInput(f"--declared knows guard, revolt and kick, not {word!r}")
    if "kick" in declared:
        raise BadInput(f"--declared: {variant} has no kick")
    if "revolt" in declared and not rules.declarations.revolt:
        raise BadInput(f"--declared: {variant} has no revolt")
    if "guard" in declared and solo is not SoloKind.NONE:
        raise BadInput("--declared: an Emperor alone has no Guard who could declare")
    if "revolt" in declared and solo is SoloKind.OPEN:
        raise BadInput("--declared: nobody revolts once the Emperor plays alone in the open")
    return 2 if declared else 1  # a Guard who declares pre-empts a revolt (R7.5)


def _outcome(rules: Rules, places: tuple[Role, ...], solo: SoloKind, stakes: int) -> Outcome:
    """The settlement of seats 0-4 in finishing order. Raises BadInput where the deal would go on."""
    missing = [role for role, most in _table_of(solo).items() for _ in range(most - places.count(role))]
    roles = (*places, *missing)
    emperor = roles.index(Role.EMPEROR if solo is SoloKind.NONE else Role.SOLO)
    for out in range(len(places) + 1):
        state = GameState(
            rules=rules,
            first_seat=0,
            hands=((),) * len(SEATS),
            phase=Phase.SETTLEMENT,
            waiting=(),
            emperor=emperor,
            guard=roles.index(Role.GUARD) if solo is SoloKind.NONE else emperor,
            solo=solo,
            stakes=stakes,
            finished=SEATS[:out],
        )
        if deal_ended(state):
            return settle(state)
    raise BadInput("--finish: the deal has not ended there; list the places until one side is out")
