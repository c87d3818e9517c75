"""Starts the program: checks what it needs before Qt is loaded, and keeps Qt out of the bots' process."""

from __future__ import annotations

import contextlib
import gc
import io
import multiprocessing
import os
import sys
from collections.abc import Sequence

from . import preflight


def main(words: Sequence[str] | None = None) -> int:
    """Run `baohuang` with the arguments after its name; its exit code."""
    multiprocessing.freeze_support()
    asked = list(sys.argv[1:] if words is None else words)
    if trouble := unready(asked):
        preflight.tell(trouble)
        return preflight.EXIT_CODE
    try:
        gc.disable()  # what the start makes stays; application.py switches it on again
        from .application import run
    except ImportError as error:
        preflight.tell(_of_the_system(error))
        return preflight.EXIT_CODE
    else:
        return run(asked)
    finally:
        gc.enable()


def unready(words: Sequence[str]) -> str | None:
    """What keeps Qt from being loaded, in one sentence; None where it is loaded now."""
    if any(word.partition("=")[0] in ("--screenshot", "--smoke-test") for word in words) and not _has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if trouble := preflight.check():
        return trouble
    try:
        with contextlib.redirect_stderr(io.StringIO()):  # PySide6 prints more than the one sentence
            import PySide6.QtCore  # noqa: F401
    except ImportError as error:
        return _of_the_system(error)
    return None


def _of_the_system(error: ImportError) -> str:
    """Raises the error again where it is a fault of the program."""
    if isinstance(error, ModuleNotFoundError) or error.path is None:
        raise error
    return preflight.unfit(error)


def _has_display() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
