"""`score`: what a finishing order is worth."""

from __future__ import annotations

import argparse
import json

from ..actions import SEATS
from ..arithmetic import reason, signed
from ..events import Role
from ..guarding import STAKE_FACTOR
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
    declared = _declared(arguments.declared, arguments.variant, rules, solo)
    outcome = _outcome(rules, _places(arguments.finish, solo), solo, declared)
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


def _declared(text: str, variant: str, rules: Rules, solo: SoloKind) -> tuple[str, ...]:
    """What came of the declarations (R7). Raises BadInput for what these rules or this Emperor exclude."""
    words = {part.strip() for part in text.split(",")} if text else set()
    has = {"guard": rules.declarations.guard, "revolt": rules.declarations.revolt, "kick": rules.declarations.kick}
    for word in sorted(words - set(has)):
        raise BadInput(f"--declared knows guard, revolt and kick, not {word!r}")
    for word in (word for word in has if word in words and not has[word]):
        raise BadInput(f"--declared: {variant} has no {'declaration of the guard' if word == 'guard' else word}")
    if "guard" in words and solo is not SoloKind.NONE:
        raise BadInput("--declared: an Emperor alone has no Guard who could declare")
    if "revolt" in words and solo is SoloKind.OPEN:
        raise BadInput("--declared: nobody revolts once the Emperor plays alone in the open")
    if words == {"kick"}:
        raise BadInput("--declared: a kick answers a declared Guard or a revolt; name that too")
    if {"guard", "revolt"} <= words:
        words.remove("revolt")  # a Guard who declares pre-empts a revolt (R7.5)
    return tuple(word for word in has if word in words)


def _stakes(declared: tuple[str, ...], rules: Rules) -> int:
    doubling = {"guard": rules.declarations.guard_doubles, "revolt": True, "kick": True}
    return int(STAKE_FACTOR ** sum(doubling[word] for word in declared))


def _outcome(rules: Rules, places: tuple[Role, ...], solo: SoloKind, declared: tuple[str, ...]) -> Outcome:
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
            declared=declared,
            stakes=_stakes(declared, rules),
            finished=SEATS[:out],
        )
        if deal_ended(state):
            return settle(state)
    until = "four seats are out" if rules.finish.last_but_one else "one side is out"
    raise BadInput(f"--finish: the deal has not ended there; list the places until {until}")
