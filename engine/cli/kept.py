"""The file that a long measurement goes on from: a line for the run, then a line for every deal that is done."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..arena.deals import Result
from ..arena.report import read_result, result_json
from .inputs import BadInput

Deal = tuple[str, int]
"""Variant and number of a deal."""

_LARGEST = 1 << 30


class Kept:
    """Results by deal, and their file, None where nothing is kept.

    A last line that was cut off by the end of a process is dropped. Entering raises BadInput where the file cannot be
    read or written, where it is no such file, and where its run is not `run`.
    """

    def __init__(self, name: str | None, run: Mapping[str, Any]) -> None:
        self.results: dict[Deal, Result] = {}
        self._name = name
        self._run = dict(run)
        self._file: FileIO | None = None

    def __enter__(self) -> Self:
        if self._name is None:
            return self
        head = (json.dumps({"arena": self._run}) + "\n").encode()
        with self._errors():
            path = Path(self._name)
            whole = b""
            if path.exists():
                if not path.is_file() or path.stat().st_size > _LARGEST:
                    raise BadInput(f"{self._name!r} is not a file of the arena")
                whole = self._read(path.read_bytes(), head)
            self._file = path.open("r+b" if path.exists() else "xb", buffering=0)
            self._file.seek(len(whole))
            self._file.truncate()
            if not whole:
                self._file.write(head)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, deal: Deal, result: Result) -> None:
        """Remember the result, and write its line at once."""
        self.results[deal] = result
        variant, number = deal
        if self._file is not None:
            with self._errors():
                row = {"variant": variant, "deal": number, **result_json(result)}
                self._file.write((json.dumps(row) + "\n").encode())

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadInput(f"cannot keep results in {self._name!r}: {error.strerror or error}") from None

    def _read(self, content: bytes, head: bytes) -> bytes:
        """Take in the results; returns the lines that are whole."""
        whole = content[: content.rfind(b"\n") + 1]
        if not whole:
            if not head.startswith(content):
                raise BadInput(f"{self._name!r} is not a file of the arena")
            return whole
        first, *lines = whole.splitlines()
        self._check_run(first)
        for at, line in enumerate(lines, start=2):
            try:
                row = json.loads(line)
                self.results[str(row["variant"]), int(row["deal"])] = read_result(row)
            except (KeyError, TypeError, ValueError, RecursionError):
                raise BadInput(f"{self._name!r} is damaged in line {at}") from None
        return whole

    def _check_run(self, line: bytes) -> None:
        try:
            run = json.loads(line)["arena"]
            assert isinstance(run, dict)
        except (AssertionError, KeyError, TypeError, ValueError, RecursionError):
            raise BadInput(f"{self._name!r} is not a file of the arena") from None
        for name, value in self._run.items():
            if run.get(name) != value:
                has = f"{str(run.get(name))[:60]}, not {value}" if name != "engine" else "older or newer"
                raise BadInput(f"{self._name!r} belongs to another run: its {name} is {has}")
