"""Writes a file whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from .inputs import BadInput


class Target:
    """A file to be written at the end of long work; that it can be written is known at the start.

    Entering raises BadInput where it cannot. What is written stands beside the old file until it is complete, and
    takes its place at once; without a `write`, or after an exception, the old file stays as it is.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._path = Path(os.path.realpath(name)) if "\0" not in name else Path()
        self._beside: Path | None = None

    def __enter__(self) -> Self:
        if not self._name or "\0" in self._name or self._path.is_dir():
            raise BadInput(f"cannot write {self._name!r}: not a file name")
        with self._errors():
            if self._path.exists() and not self._path.is_file():
                return self  # a device or a pipe is written to as it is
            handle, beside = tempfile.mkstemp(prefix=f".{self._path.name[:40]}.", dir=self._path.parent)
            os.close(handle)
            self._beside = Path(beside)
        return self

    def write(self, text: str) -> None:
        """Put the text in place. Raises BadInput where the disk refuses."""
        with self._errors():
            if self._beside is None:
                self._path.write_text(text, encoding="utf-8", newline="\n")
                return
            with self._beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            self._beside.chmod(self._mode())
            self._beside.replace(self._path)
            self._beside = None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._beside is not None:
            with contextlib.suppress(OSError):
                self._beside.unlink()

    def _mode(self) -> int:
        """Permissions of the old file, or those that any new file gets."""
        if self._path.exists():
            return self._path.stat().st_mode & 0o777
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadInput(f"cannot write {self._name!r}: {error.strerror or error}") from None
