"""Which modules may be compiled by mypyc, and how."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import setuptools

ROOT = Path(__file__).resolve().parent.parent
SEARCH = ROOT / "engine" / "search"
PURE = ("__init__", "worlds")
"""Modules that meet the rest of the engine and gain nothing."""


def modules(search: Path = SEARCH) -> list[Path]:
    """The modules of the search that are compiled, all together."""
    return sorted(path for path in search.glob("*.py") if path.stem not in PURE)


@contextmanager
def in_wheel() -> Iterator[None]:
    """While it lasts, setuptools builds these modules as extensions too."""
    from mypyc.build import mypycify

    plain = setuptools.setup
    extensions = mypycify(["--strict", *(path.relative_to(ROOT).as_posix() for path in modules())])

    def setup(**given: object) -> object:
        return plain(ext_modules=extensions, **given)

    setuptools.setup = setup
    try:
        yield
    finally:
        setuptools.setup = plain
