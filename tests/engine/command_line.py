"""Runs the command line inside the test's own process and keeps what it printed."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from engine.cli import main


@dataclass(frozen=True)
class Run:
    """Exit code and what went to the two streams."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class CommandLine:
    """`command_line("beats", "--variant", …)`; `given` is standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: str, given: str = "") -> Run:
        out, err = io.StringIO(), io.StringIO()
        with self._monkeypatch.context() as patch:
            patch.setattr("sys.stdin", io.StringIO(given))
            patch.setattr("sys.stdout", out)
            patch.setattr("sys.stderr", err)
            code = main(list(arguments))
        return Run(code, out.getvalue(), err.getvalue())

    def refused(self, *arguments: str, given: str = "") -> str:
        """The one line of complaint about bad input."""
        run = self(*arguments, given=given)
        assert run.code == 2, (arguments, run)
        assert run.err.startswith("baohuang: ") and run.err.endswith("\n")
        assert run.err.count("\n") == 1 and len(run.err) < 400, run.err
        assert "Traceback" not in run.err
        return run.err
