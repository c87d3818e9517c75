"""A match as JSON: rules, seed and answers, so that anyone can play it again (format 1 of the record)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from .actions import (
    SEATS,
    Action,
    Allegiance,
    Apply,
    Call,
    Kick,
    PlayCards,
    Prompt,
    Seat,
    Solo,
    SoloClaim,
    Throne,
)
from .arithmetic import given_up, reason
from .cards import THRONE_CARD, Card, Mark, NotationError, Rank, card_list, parse_cards
from .deal import deal
from .events import Called, Crowned, Declined, Event, Passed, PlayBegan, Played, event_json
from .match import FORFEIT, Match
from .rules import Rules
from .state import GameState, Outcome
from .tribute import Debt, Tribute
from .variants import Setting, VariantError, rules_from, rules_table

FORMAT = 1
GAME = "baohuang"
_LARGEST_NUMBER = 1_000_000

Json = dict[str, Any]


class NotARecord(ValueError):
    """Text or data that cannot be read as a record; the message is one sentence that says where and why."""


# Parts, as a database keeps them too


def action_json(seat: Seat, action: Action) -> Json:
    """An answer as a JSON object (formats: `actions`); `action_from_json` reads it back."""
    out: Json = {"seat": seat, "prompt": action.prompt.value}
    match action:
        case SoloClaim(claim):
            out["answer"] = "claim" if claim else "none"
        case Throne(accept):
            out["answer"] = "accept" if accept else "decline"
        case Solo(open_solo):
            out["answer"] = "open" if open_solo else "hidden"
        case Allegiance(declare):
            out["answer"] = "declare" if declare else "hidden"
        case Kick(kick):
            out["answer"] = "kick" if kick else "none"
        case Call(cards, open_solo):
            out["cards"] = card_list(cards)
            if open_solo:
                out["answer"] = "open"
        case PlayCards(cards):
            out["cards"] = card_list(cards)
        case Apply():
            out |= {"cards": [], "answer": "apply"}
    return out


_ANSWERS: dict[Prompt, dict[str, Action]] = {
    Prompt.SOLO_CLAIM: {"claim": SoloClaim(True), "none": SoloClaim(False)},
    Prompt.THRONE: {"accept": Throne(True), "decline": Throne(False)},
    Prompt.SOLO: {"open": Solo(True), "hidden": Solo(False)},
    Prompt.ALLEGIANCE: {"declare": Allegiance(True), "hidden": Allegiance(False)},
    Prompt.KICK: {"kick": Kick(True), "none": Kick(False)},
}


def action_from_json(value: object) -> tuple[Seat, Action]:
    """The seat and its answer. Raises NotARecord."""
    if not isinstance(value, dict):
        raise NotARecord("an action must be an object")
    seat, name, answer = value.get("seat"), value.get("prompt"), value.get("answer")
    if type(seat) is not int or seat not in SEATS:
        raise NotARecord(f"seat must be 0 to 4, not {shown(seat)}")
    if name not in [prompt.value for prompt in Prompt]:
        raise NotARecord(f"prompt must be one of {', '.join(prompt.value for prompt in Prompt)}, not {shown(name)}")
    prompt = Prompt(name)
    answers = _ANSWERS.get(prompt)
    if answers is None:
        return seat, _with_cards(prompt, cards_from_json(value.get("cards")), answer)
    if not isinstance(answer, str) or answer not in answers:
        raise NotARecord(f"the answer to {name} must be {' or '.join(answers)}, not {shown(answer)}")
    return seat, answers[answer]


def _with_cards(prompt: Prompt, cards: tuple[Card, ...], answer: object) -> Action:
    match prompt, answer:
        case Prompt.CALL, None | "open":
            return Call(cards, open=answer == "open")
        case Prompt.PLAY, None:
            return PlayCards(cards)
        case Prompt.PLAY, "apply" if not cards:
            return Apply()
        case Prompt.CALL, _:
            raise NotARecord(f"the answer to call is open or left out, not {shown(answer)}")
        case _:
            raise NotARecord(f"the answer to play is apply, without cards, or left out, not {shown(answer)}")


def as_held(action: Action, hand: Sequence[Card]) -> Action:
    """The answer with `B*` read by the hand it comes from: the throne card, or a called big joker (R3.7).

    Both carry that name, and no hand ever holds the two.
    """
    called = Card(Rank.BIG, mark=Mark.GUARD)
    if not isinstance(action, PlayCards) or called not in hand:
        return action
    return PlayCards(tuple(called if card == THRONE_CARD else card for card in action.cards))


def cards_from_json(value: object) -> tuple[Card, ...]:
    """Cards from a list of their names, one card a name. Raises NotARecord."""
    if not isinstance(value, list):
        raise NotARecord(f"cards must be a list of card names, not {shown(value)}")
    cards: list[Card] = []
    for name in value:
        try:
            named = parse_cards(name) if isinstance(name, str) else ()
        except NotationError:
            named = ()
        if len(named) != 1:
            raise NotARecord(f"a card must be a name such as 9C, s or B*, not {shown(name)}")
        cards.append(named[0])
    return tuple(cards)


def rules_json(rules: Rules) -> Json:
    """Every rule field by group."""
    return dict(rules_table(rules))


def rules_from_json(value: object) -> Rules:
    """The rules that `rules_json` wrote. Raises NotARecord."""
    if not isinstance(value, dict):
        raise NotARecord("rules must be an object of groups")
    for group in value.values():
        for number in group.values() if isinstance(group, dict) else ():
            if type(number) is int and abs(number) > _LARGEST_NUMBER:
                raise NotARecord("rules hold a number far larger than any rule needs")
    try:
        return rules_from(value, "rules")
    except VariantError as error:
        raise NotARecord(str(error)) from None


def hands_json(hands: Sequence[Sequence[Card]]) -> list[list[str]]:
    """Hands by seat, each card by its own name."""
    return [card_list(hand) for hand in hands]


_REPEATS = (Declined, Crowned, Called, PlayBegan, Played, Passed)


def events_json(events: Sequence[Event]) -> list[Json]:
    """The events that do not merely repeat an action: what moved, what showed, who went out."""
    return [event_json(event) for event in events if not isinstance(event, _REPEATS)]


def outcome_json(outcome: Outcome, before: Match) -> Json:
    """An outcome; eggs are the balances after the deal, before any top-up (R13). A void deal has no places or roles.

    before: the match when the deal began. played_out: how many places there are before the first filler; whoever
    was smothered stands behind the filler (R10.2). smother, only where there was any: by seat, what of the points was
    won or paid by 闷.
    """
    roles = {line.seat: line.role.value for line in outcome.lines}
    smother = {line.seat: line.smother for line in outcome.lines}
    out: Json = {
        "places": [line.seat for line in outcome.lines],
        "played_out": sum(1 for _ in takewhile(lambda line: line.played_out, outcome.lines)),
        "roles": [roles.get(seat) for seat in SEATS],
        "stakes": outcome.stakes,
        "points": list(outcome.points),
        "eggs": list(before.balances(outcome)),
        "reason": reason(outcome),
    }
    if any(smother.values()):
        out["smother"] = [smother[seat] for seat in SEATS]
    return out


def forfeit_json(seat: Seat, before: Match) -> Json:
    """The outcome of a deal that this seat gave up: as of a void one, but that it pays (R12.4)."""
    return {
        "places": [],
        "played_out": 0,
        "roles": [None] * len(SEATS),
        "stakes": 1,
        "points": [-FORFEIT * (other == seat) for other in SEATS],
        "eggs": list(before.balances_without(seat)),
        "reason": given_up(seat, FORFEIT),
    }


# The whole


def seat_json(name: str, bot: str | None) -> Json:
    """Who sits at a seat; bot is its level, or `level:style`, None for a person."""
    level, _, style = (bot or "").partition(":")
    return {"name": name, "bot": level or None} | ({"style": style} if style else {})


def deal_json(before: Match, state: GameState, forfeit: Seat | None = None) -> Json:
    """One deal that is over. before: the match when it began. forfeit: who gave it up, as it stood in `state`; answers
    of a step that not all had answered are left out. Raises ValueError while it is not over and nobody gave it up."""
    if forfeit is None and state.outcome is None:
        raise ValueError("the deal is not over")
    out: Json = {
        "first_seat": before.first_seat,
        "before": before_json(before),
        "hands": hands_json(dealt_hands(before)),
        "actions": [action_json(seat, action) for seat, action in state.history],
        "events": events_json(state.events),
    }
    if forfeit is not None:
        return out | {"forfeit": forfeit, "outcome": forfeit_json(forfeit, before)}
    assert state.outcome is not None
    return out | {"outcome": outcome_json(state.outcome, before)}


def dealt_hands(match: Match) -> tuple[tuple[Card, ...], ...]:
    """The match's next hands as they are dealt, before anything is bought, paid or drawn."""
    return deal(match.rules, match.seed, match.number, match.first_seat)


def before_json(before: Match) -> Json:
    """What earlier deals left behind, and of earlier matches the eggs."""
    return {
        "emperor": before.emperor,
        "tribute": tribute_json(before.before.tribute),
        "debts": debts_json(before.before.debts),
        "eggs": list(before.eggs),
        "house": before.house,
    }


def tribute_json(tribute: Tribute) -> list[Json]:
    """An entry a payer, in the order that settles ties, with how many cards he pays and who takes the cards of all
    payers, the largest first (R14.1-R14.3)."""
    return [{"from": seat, "cards": cards, "to": list(tribute.takes)} for seat, cards in tribute.pays]


def debts_json(debts: Sequence[Debt]) -> list[Json]:
    """清3, a card each (R14.5)."""
    return [{"from": debtor, "to": creditor} for debtor, creditor in debts]


def record_json(
    variant: str, options: Mapping[str, Setting], first: Match, seats: Sequence[Json], deals: Sequence[Json]
) -> Json:
    """A match as a record. first: the match before its first deal. seats: `seat_json`; deals: `deal_json`."""
    out: Json = {
        "format": FORMAT,
        "game": GAME,
        "variant": variant,
        "options": dict(options),
        "rules": rules_json(first.rules),
        "seed": first.seed,
        "stake": first.stake,
    }
    if not first.gold_eggs:
        out["gold_eggs"] = False
    return out | {"seats": list(seats), "deals": list(deals)}


def record_text(record: Json) -> str:
    """The record as a file holds it: one field a line, in a deal one action and one event a line."""
    fields = [f"{_compact(key)}:{_compact(value)}" for key, value in record.items() if key != "deals"]
    deals = ",\n".join(_deal_text(deal) for deal in record["deals"])
    return "{" + ",\n".join([*fields, f'"deals":[{deals}]']) + "}\n"


def _deal_text(deal: Json) -> str:
    fields = []
    for key, value in deal.items():
        long = isinstance(value, list)
        text = "[\n" + ",\n".join(_compact(item) for item in value) + "]" if long else _compact(value)
        fields.append(f"{_compact(key)}:{text}")
    return "{" + ",\n".join(fields) + "}"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def shown(value: object) -> str:
    """A value as a message shows it: short and on one line."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= 60 else text[:57] + "..."
