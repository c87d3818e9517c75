"""`replay`: whether a record holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..arithmetic import signed
from ..comparing import Broken
from ..record import NotARecord
from ..replay import MOST_CHARACTERS, replay
from .inputs import NO, OK, BadInput, Commands


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("replay", help="play a record again and verify it", allow_abbrev=False)
    parser.add_argument("file", metavar="FILE", help="the record")
    parser.set_defaults(run=_replay)


def _replay(arguments: argparse.Namespace) -> int:
    try:
        replayed = replay(_text(arguments.file))
    except NotARecord as error:
        raise BadInput(f"{arguments.file!r} is not a record: {error}") from None
    except Broken as error:
        print(f"broken: {error}")
        return NO
    actions = sum(len(deal.states) - 1 for deal in replayed.deals)
    totals = " ".join(signed(total) for total in replayed.after.totals)
    print(f"verified: {replayed.variant}, deals {len(replayed.deals)}, actions {actions}, points {totals}")
    return OK


def _text(name: str) -> str:
    """A file's text. Raises BadInput for what is unreadable, NotARecord for what is no text."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(MOST_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"cannot read {name!r}: {why}") from None
    if len(data) > MOST_CHARACTERS:
        raise NotARecord("the file is far larger than any record")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotARecord("it is not UTF-8 text") from None
