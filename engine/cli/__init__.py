"""The command line: reads arguments, runs one command, turns every bad input into one line and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from . import arena, beating, bench, legal, playing, regions, replaying, scores
from .inputs import BAD_INPUT, BadInput

_INTERRUPTED = 130

_COMMANDS = (regions, beating, legal, scores, playing, replaying, arena, bench)


class _Parser(argparse.ArgumentParser):
    """Reports what is wrong as BadInput, so that every complaint leaves by the same door."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{self.prog.removeprefix(_PROGRAM).strip()}: {message}".removeprefix(": "))


_PROGRAM = "python -m engine"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in `argv` (the process's own arguments by default); 0 ok or yes, 1 no, 2 bad input."""
    for stream in (sys.stdin, sys.stdout):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        _drop_output()
        return 0
    except KeyboardInterrupt:
        _drop_output()
        return _INTERRUPTED
    except (BadInput, OSError) as error:
        print(f"baohuang: {' '.join(str(error).split())}", file=sys.stderr)
        if isinstance(error, OSError):
            _drop_output()
        return BAD_INPUT


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = _parser().parse_args(argv)
    except SystemExit:
        return 0  # --help
    code: int = arguments.run(arguments)
    return code


def _drop_output() -> None:
    """What is still to be printed has nowhere to go; Python must not complain of that while it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (AttributeError, OSError, ValueError):
        return


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=_PROGRAM,
        allow_abbrev=False,
        description="The rules of 保皇 on the command line. Exit code 0: yes or done; 1: no; 2: bad input.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for module in _COMMANDS:
        module.add_to(commands)
    return parser
