"""`legal`: every play of a hand, as a lead or against a table."""

from __future__ import annotations

import argparse
import json

from ..cards import play_notation
from ..movegen import follows, leads
from ..rules import Rules
from .batch import answer_lines
from .inputs import OK, BadInput, Commands, add_variant_arguments, chosen, read_hand, read_table


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("legal", help="list the legal plays of a hand", allow_abbrev=False)
    add_variant_arguments(parser)
    parser.add_argument("--hand", metavar="CARDS", help="the hand")
    parser.add_argument("--table", metavar="PLAY", help="the play to beat; without it the hand leads")
    parser.add_argument("--batch", action="store_true", help='JSON lines {"hand":…,"table":…} on standard input')
    parser.set_defaults(run=_legal)


def _legal(arguments: argparse.Namespace) -> int:
    rules = chosen(arguments.variant, arguments.option).rules
    if arguments.batch:
        if arguments.hand is not None or arguments.table is not None:
            raise BadInput("--batch reads hands and tables from standard input: leave --hand and --table out")
        return answer_lines(lambda line: json.dumps(_line_plays(line, rules)), "null")
    if arguments.hand is None:
        raise BadInput("legal needs --hand CARDS, or --batch for lines on standard input")
    for play in _plays(arguments.hand, arguments.table, rules):
        print(play)
    return OK


def _plays(hand: str, table: str | None, rules: Rules) -> list[str]:
    cards = read_hand(hand, rules)
    plays = leads(cards, rules) if table is None else follows(cards, read_table(table, rules), rules)
    return [play_notation(play, rules.special) for play in plays]


def _line_plays(line: str, rules: Rules) -> list[str]:
    try:
        wanted = json.loads(line)
    except (ValueError, RecursionError):
        raise BadInput("this is not JSON") from None
    if not isinstance(wanted, dict):
        raise BadInput('a line is an object {"hand":…,"table":…}')
    hand, table = wanted.get("hand"), wanted.get("table")
    if not isinstance(hand, str) or not isinstance(table, str | None):
        raise BadInput("hand and table must be texts such as BJJ22")
    return _plays(hand, table or None, rules)
