"""What the commands share: variant and options, cards that exist, the complaint about anything else."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..actions import Illegal
from ..cards import SPECIAL_CARD, THRONE_CARD, Card, Mark, NotationError, Rank, Suit, parse_cards, sort_cards
from ..plays import classify
from ..rules import Rules
from ..variants import Option, Setting, Variant, VariantError, load, setting_words

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

OK, NO, BAD_INPUT = 0, 1, 2

_SWITCH = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}


class BadInput(ValueError):
    """One clear sentence about what was given and what would be right."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A variant with its options decided."""

    variant: Variant
    options: dict[str, Setting]
    rules: Rules


def add_variant_arguments(parser: argparse.ArgumentParser) -> None:
    """`--variant V` and `--option k=v`, read by `chosen`."""
    parser.add_argument("--variant", metavar="V", required=True, help="id of the variant, as `variants` lists them")
    add_option_argument(parser)


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """`--option k=v`, any number of times."""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set an option: on, off or a number; repeatable",
    )


def chosen(variant_id: str, options: Sequence[str]) -> Chosen:
    """The variant with these `name=value` options. Raises BadInput."""
    switched: dict[str, Setting] = {}
    try:
        variant = load(variant_id)
        known = {option.name: option for option in variant.options}
        for text in options:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadInput(f"--option needs name=value, such as kao=on, not {text!r}")
            switched[name] = _setting(known[name], value) if name in known else False
        return Chosen(variant, variant.resolved_options(switched), variant.rules(switched))
    except VariantError as error:
        raise BadInput(str(error)) from None


def _setting(option: Option, text: str) -> Setting:
    """What the text sets the option to. Raises BadInput."""
    words = _SWITCH if isinstance(option.default, bool) else {str(value): value for value in option.values}
    if text.lower() not in words:
        raise BadInput(f"option {option.name} must be {setting_words(option)}, not {text!r}")
    return words[text.lower()]


def whole_number(text: str, name: str, least: int, most: int) -> int:
    """A number written in digits. Raises BadInput."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
        raise BadInput(f"{name} must be a whole number from {least} to {most}, not {text[:40]!r}")
    return int(text)


# Cards


def read_hand(text: str, rules: Rules) -> tuple[Card, ...]:
    """The cards of a hand, high to low; at least one. Raises BadInput for what the deck does not hold."""
    cards = _read(text, rules)
    if not cards:
        raise BadInput("a hand needs at least one card")
    return sort_cards(cards, rules.special)


def read_reply(text: str, rules: Rules) -> tuple[Card, ...]:
    """Cards that may or may not be a play, for which more than one `G` is no play (R3.1); at least one. Raises
    BadInput for what the deck does not hold."""
    cards = _read(text, rules, SPECIAL_CARD)
    if not cards:
        raise BadInput("a play needs at least one card")
    return cards


def read_table(text: str, rules: Rules) -> tuple[Card, ...]:
    """A play to beat. Raises BadInput for what is no play or what the deck does not hold."""
    cards = read_reply(text, rules)
    play = classify(cards, rules)
    if isinstance(play, Illegal):
        raise BadInput(f"the table {text!r} is no play: {play}")
    return cards


def _read(text: str, rules: Rules, repeated: Card | None = None) -> tuple[Card, ...]:
    """`repeated`: the card that may stand there more often than in the deck."""
    try:
        cards = parse_cards(text)
    except NotationError as error:
        raise BadInput(str(error)) from None
    trouble = _not_in_deck([card for at, card in enumerate(cards) if card != repeated or card not in cards[:at]], rules)
    if trouble:
        raise BadInput(f"{_short(text)}: {trouble}")
    return cards


def _not_in_deck(cards: Sequence[Card], rules: Rules) -> str | None:
    """Why the deck cannot hold these cards together, or None. Where a card is called any one card may be `G`."""
    lowest = rules.deck.lowest
    deck = rules.cards()
    for card in cards:
        if card.rank < lowest:
            return f"there is no {card.rank.letter} in a deck that starts at {lowest.letter}"
        if card.mark is Mark.GUARD:
            trouble = _no_guard_card(card, rules)
            if trouble:
                return trouble
        if card == THRONE_CARD and card not in deck:
            return "these rules have no throne card B*"
    if sum(card.mark is Mark.GUARD for card in cards) > 1:
        return "there is only one guard card"
    if sum(card == THRONE_CARD for card in cards) > 1:
        return "there is only one B*, the throne card"
    copies = Counter(card.rank for card in deck)
    for rank, number in Counter(card.rank for card in cards if card.rank is not Rank.SPECIAL).items():
        if number > copies[rank]:
            return f"a deck holds {copies[rank]} of {rank.letter}, not {number}"
    twins = Counter((card.rank, card.suit) for card in deck)
    for face, number in Counter((card.rank, card.suit) for card in cards if card.suit is not Suit.NONE).items():
        if number > twins[face]:
            held = _NUMBERS[twins[face]]
            return f"a deck holds {held} of {face[0].letter}{face[1].letter}, not {number}"
    return None


_NUMBERS = ("none", "one", "two", "three", "four")


def _no_guard_card(card: Card, rules: Rules) -> str | None:
    if card.rank is Rank.SPECIAL:
        return None if rules.special else "these rules have no special card G"
    if rules.called:
        return None if rules.callable_rank(card.rank) else f"{card.rank.letter} cannot be called, so there is no {card}"
    sword = rules.guard.sword
    if sword is not None and card.rank is sword.rank and card.suit in (sword.suit, Suit.NONE):
        return None
    return f"the guard card of these rules is {sword}*, so there is no {card}"


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
