"""Plays a record again and finds the first place where it does not follow from its rules, seed and actions."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .actions import SEATS, IllegalAction, Seat
from .carried import carried
from .comparing import Broken, same
from .match import Match
from .record import (
    FORMAT,
    GAME,
    Json,
    NotARecord,
    action_from_json,
    as_held,
    before_json,
    dealt_hands,
    events_json,
    forfeit_json,
    hands_json,
    outcome_json,
    rules_from_json,
    shown,
)
from .rules import Rules
from .state import GameState
from .transition import apply
from .variants import Table, VariantError, load, rules_table

MOST_CHARACTERS = 40_000_000
MOST_DEALS = 1_000
_MOST_STAKE = 1_000_000_000
_MOST_SEED = 1_000


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """before: the match when the deal began. states: from the first prompt to the settlement, one more than actions.

    forfeit: who gave the deal up (R12.4), None where it was played out; then the last state is not the settlement.
    """

    before: Match
    states: tuple[GameState, ...]
    forfeit: Seat | None = None

    @property
    def after(self) -> Match:
        """The match with this deal."""
        return self.before.settled(self.states[-1]) if self.forfeit is None else self.before.forfeited(self.forfeit)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record that holds.

    seats: name and bot by seat, the bot as `level` or `level:style`, None a person. after: the match after its last
    deal.
    """

    variant: str
    options: Mapping[str, object]
    rules: Rules
    seats: tuple[tuple[str, str | None], ...]
    deals: tuple[ReplayedDeal, ...]
    after: Match


def replay(record: str | Json) -> Replayed:
    """Every state of every deal of a record, given as its text or as the object in it; unknown fields are left alone.

    Raises NotARecord for what cannot be read, Broken for what can be read and does not follow from the rules.
    """
    data = parse_record(record) if isinstance(record, str) else record
    rules, seats, first = _head(data)
    deals = _field("the record", data, "deals", list)
    if not 0 < len(deals) <= MOST_DEALS:
        raise NotARecord(f"deals must hold 1 to {MOST_DEALS} deals, not {len(deals)}")
    for number, deal in enumerate(deals, start=1):
        _check_shape(f"deal {number}", deal)
    _check_options(data["variant"], data["options"], rules)
    match = first
    replayed = []
    for number, deal in enumerate(deals, start=1):
        if number == 1:
            match = carried("deal 1, before", deal["before"], replace(first, first_seat=deal["first_seat"]))
        states = _replay_deal(f"deal {number}", deal, match)
        replayed.append(ReplayedDeal(match, states, deal.get("forfeit")))
        match = replayed[-1].after
    return Replayed(data["variant"], data["options"], rules, seats, tuple(replayed), match)


def parse_record(text: str) -> Json:
    """The object in a record's text. Raises NotARecord."""
    if len(text) > MOST_CHARACTERS:
        raise NotARecord("the file is far larger than any record")
    if not text.strip():
        raise NotARecord("the file is empty")
    try:
        data = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise NotARecord(f"it is not JSON: {error.msg} in line {error.lineno}") from None
    except (RecursionError, MemoryError):
        raise NotARecord("it is nested far deeper than any record") from None
    except NotARecord:
        raise
    except ValueError:
        raise NotARecord("it holds a number far larger than any in a record") from None
    if not isinstance(data, dict):
        raise NotARecord(f"a record is an object, not {shown(data)}")
    return data


def _no_key_twice(pairs: list[tuple[str, Any]]) -> Json:
    out = dict(pairs)
    if len(out) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for at, key in enumerate(keys) if key in keys[:at])
        raise NotARecord(f"the key {shown(twice)} stands twice in one object")
    return out


def _no_constant(name: str) -> object:
    raise NotARecord(f"{name} is no number of a record")


# What a record needs

_KINDS = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}


def _field(where: str, table: Mapping[str, Any], key: str, kind: type) -> Any:
    if key not in table:
        raise NotARecord(f"{where} lacks {key}")
    if type(table[key]) is not kind:
        raise NotARecord(f"{where}: {key} must be {_KINDS[kind]}, not {shown(table[key])}")
    return table[key]


def _head(data: Json) -> tuple[Rules, tuple[tuple[str, str | None], ...], Match]:
    if data.get("game") != GAME:
        raise NotARecord(f'its field game is not "{GAME}"')
    number = _field("the record", data, "format", int)
    if number > FORMAT:
        raise NotARecord(f"its format {shown(number)} is newer than format {FORMAT}, the newest known here")
    if number < 1:
        raise NotARecord(f"there is no format {shown(number)}")
    _field("the record", data, "variant", str)
    _field("the record", data, "options", dict)
    seed = _field("the record", data, "seed", str)
    if not 0 < len(seed) <= _MOST_SEED:
        raise NotARecord(f"seed must have 1 to {_MOST_SEED} characters")
    stake = _field("the record", data, "stake", int)
    if not 0 <= stake <= _MOST_STAKE:
        raise NotARecord(f"stake must be 0 to {_MOST_STAKE}, not {shown(stake)}")
    seats = _field("the record", data, "seats", list)
    if len(seats) != len(SEATS):
        raise NotARecord(f"seats must hold five seats, not {len(seats)}")
    gold_eggs = data.get("gold_eggs", True)
    if not isinstance(gold_eggs, bool):
        raise NotARecord(f"gold_eggs must be true or false, not {shown(gold_eggs)}")
    rules = rules_from_json(_field("the record", data, "rules", dict))
    first = Match(rules, seed, stake=stake, gold_eggs=gold_eggs)
    return rules, tuple(_seat(at, seat) for at, seat in enumerate(seats)), first


def _seat(at: int, seat: object) -> tuple[str, str | None]:
    if not isinstance(seat, dict):
        raise NotARecord(f"seat {at} must be an object with name and bot, not {shown(seat)}")
    bot = seat.get("bot")
    if bot is not None and not isinstance(bot, str):
        raise NotARecord(f"seat {at}: bot must be a level or null, not {shown(bot)}")
    style = seat.get("style")
    if style is not None and not isinstance(style, str):
        raise NotARecord(f"seat {at}: style must be a word, not {shown(style)}")
    return _field(f"seat {at}", seat, "name", str), bot if bot is None or style is None else f"{bot}:{style}"


def _check_shape(where: str, deal: object) -> None:
    if not isinstance(deal, dict):
        raise NotARecord(f"{where} must be an object, not {shown(deal)}")
    if _field(where, deal, "first_seat", int) not in SEATS:
        raise NotARecord(f"{where}: first_seat must be 0 to 4, not {shown(deal['first_seat'])}")
    forfeit = deal.get("forfeit")
    if forfeit is not None and (type(forfeit) is not int or forfeit not in SEATS):
        raise NotARecord(f"{where}: forfeit must be 0 to 4, not {shown(forfeit)}")
    for key in ("before", "outcome"):
        _field(where, deal, key, dict)
    for key in ("hands", "actions", "events"):
        _field(where, deal, key, list)


def _check_options(variant_id: str, options: Json, rules: Rules) -> None:
    """Rules that carry one position of a switch under options that name the other were changed by hand.

    Only where the variant is known here and still has the option; a record's own rules count in any case.
    """
    try:
        variant = load(variant_id)
    except VariantError:
        return
    table = rules_table(rules)
    overruled: set[tuple[str, str]] = set()
    for option in reversed(variant.options):
        value = options.get(option.name)
        if value not in option.values:
            continue
        if not _holds(option.patches[value], table, overruled):
            for other in option.values:
                if other != value and _holds(option.patches[other], table, overruled):
                    raise Broken(f"options.{option.name}", shown(other), shown(value))
        overruled |= {(group, key) for group, part in option.patches[value].items() for key in part}


def _holds(patch: Table, table: Mapping[str, Mapping[str, object]], overruled: Container[tuple[str, str]]) -> bool:
    """Whether the rules have every field as the option sets it, those apart that a later option sets again."""
    return all(
        table[group].get(key) == value
        for group, part in patch.items()
        for key, value in part.items()
        if (group, key) not in overruled
    )


# One deal


def _replay_deal(where: str, deal: Json, match: Match) -> tuple[GameState, ...]:
    same(f"{where}, first_seat", deal["first_seat"], match.first_seat)
    same(f"{where}, before", deal["before"], before_json(match))
    same(f"{where}, hands", deal["hands"], hands_json(dealt_hands(match)))
    state = match.deal()
    states = [state]
    for number, given in enumerate(deal["actions"], start=1):
        state = _answered(f"{where}, action {number}", state, given)
        states.append(state)
    outcome = _outcome(f"{where}, action {len(states)}", deal, match, state)
    same(f"{where}, events", deal["events"], events_json(state.events))
    same(f"{where}, outcome", deal["outcome"], outcome)
    return tuple(states)


def _outcome(where: str, deal: Json, match: Match, state: GameState) -> Json:
    forfeit: Seat | None = deal.get("forfeit")
    if forfeit is None and state.outcome is None:
        raise Broken(where, f"the turn of {_turn(state)}", "nothing more")
    if forfeit is None:
        assert state.outcome is not None
        return outcome_json(state.outcome, match)
    if state.over:
        raise Broken(where, "the end of the deal", f"that seat {forfeit} gave it up")
    return forfeit_json(forfeit, match)


def _answered(where: str, state: GameState, given: object) -> GameState:
    if state.over:
        raise Broken(where, "the end of the deal", shown(given))
    try:
        seat, action = action_from_json(given)
    except NotARecord as error:
        raise Broken(where, f"the turn of {_turn(state)}", f"{shown(given)} ({error})") from None
    if seat != state.waiting[len(state.answers)]:
        raise Broken(where, f"the turn of {_turn(state)}", shown(given))
    try:
        return apply(state, seat, as_held(action, state.hands[seat])).state
    except IllegalAction as error:
        raise Broken(where, f"illegal: {error.illegal}", shown(given)) from None


def _turn(state: GameState) -> str:
    return f"seat {state.waiting[len(state.answers)]} at the prompt {state.phase.value}"
