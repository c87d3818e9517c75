"""Finds and runs the command line tools inside the PySide6 wheel (the copy this Python would import)."""

import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def pyside_folder() -> Path:
    """Folder of the PySide6 package, found without importing it; raises RuntimeError where there is none."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise RuntimeError("PySide6 is not installed for this Python")
    return Path(spec.origin).parent


def tool(name: str) -> Path:
    """Path of a Qt tool such as `lrelease` or `qmltyperegistrar`; raises RuntimeError where it is missing."""
    suffix = ".exe" if sys.platform == "win32" else ""
    package = pyside_folder()
    for folder in (package, package / "Qt" / "libexec"):
        path = folder / f"{name}{suffix}"
        if path.exists():
            return path
    raise RuntimeError(f"PySide6 has no tool named {name}")


def run(name: str, arguments: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
    """Runs a tool to its end; what it printed is in `stdout`, both streams together."""
    return subprocess.run(
        [tool(name), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
