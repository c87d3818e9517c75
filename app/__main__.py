"""Starts the program: checks what it needs before Qt is loaded, and keeps Qt out of the bots' process."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence

from . import preflight


def main(words: Sequence[str] | None = None) -> int:
    """Run `baohuang` with the arguments after its name; its exit code."""
    multiprocessing.freeze_support()
    asked = list(sys.argv[1:] if words is None else words)
    if any(word.partition("=")[0] in ("--screenshot", "--smoke-test") for word in asked) and not _has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    trouble = preflight.check()
    if trouble is not None:
        print(trouble, file=sys.stderr)
        return preflight.EXIT_CODE
    from .application import run

    return run(asked)


def _has_display() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
