"""`beats`: whether one play may be laid on another."""

from __future__ import annotations

import argparse

from ..plays import why_not
from ..rules import Rules
from .batch import answer_lines
from .inputs import NO, OK, BadInput, Commands, add_variant_arguments, chosen, read_reply, read_table


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser(
        "beats",
        help="whether REPLY beats TABLE; without plays, lines `TABLE REPLY` on standard input",
        allow_abbrev=False,
    )
    add_variant_arguments(parser)
    parser.add_argument("table", metavar="TABLE", nargs="?", help="the play to beat")
    parser.add_argument("reply", metavar="REPLY", nargs="?", help="the play laid on it")
    parser.set_defaults(run=_beats)


def _beats(arguments: argparse.Namespace) -> int:
    rules = chosen(arguments.variant, arguments.option).rules
    if arguments.table is None:
        return answer_lines(lambda line: _answer(line, rules), "?")
    if arguments.reply is None:
        raise BadInput("beats needs TABLE and REPLY, or neither for lines on standard input")
    illegal = why_not(read_table(arguments.table, rules), read_reply(arguments.reply, rules), rules)
    print("yes" if illegal is None else f"no: {illegal}")
    return OK if illegal is None else NO


def _answer(line: str, rules: Rules) -> str:
    plays = line.split()
    if len(plays) != 2:
        raise BadInput(f"a line holds TABLE and REPLY, not {len(plays)} plays")
    return "1" if why_not(read_table(plays[0], rules), read_reply(plays[1], rules), rules) is None else "0"
