"""Answers standard input line by line, for programs that ask many questions."""

from __future__ import annotations

import sys
from collections.abc import Callable

from .inputs import OK, BadInput


def answer_lines(answer: Callable[[str], str], unreadable: str) -> int:
    """Print `answer(line)` for every line, `unreadable` where it raises BadInput, each at once.

    Returns OK. Raises BadInput at the end, with the first line that could not be read and the number of the others.
    """
    if sys.stdin is None:
        raise BadInput("there is no standard input to read lines from")
    first, others = "", 0
    for number, line in enumerate(sys.stdin, start=1):
        try:
            print(answer(line), flush=True)
        except BadInput as error:
            print(unreadable, flush=True)
            others += bool(first)
            first = first or f"line {number}: {error}"
    if first:
        raise BadInput(f"{first} (and {others} more)" if others else first)
    return OK
