"""Names the files that the program reads: the wheel and every bundle hold all of them."""

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("app", "engine")
_NOT_READ = {".py", ".pyc", ".md", ".qmltypes"}
"""Code, documents, and what only the QML tools read. Everything else below the packages is data."""


def data_files() -> set[str]:
    """Data of the packages as it lies on the disk, `app/generated/` included, by path from the project's folder."""
    present = (path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file())
    return data_among(path.relative_to(ROOT).as_posix() for path in present)


def data_among(names: Iterable[str]) -> set[str]:
    """Those of the paths that are data of the packages."""
    return {name for name in names if name.partition("/")[0] in PACKAGES and _read(Path(name))}


def lacking(folder: Path) -> list[str]:
    """Data of the packages that a bundle's folder does not hold."""
    return sorted(name for name in data_files() if not (folder / name).is_file())


def _read(path: Path) -> bool:
    return path.suffix not in _NOT_READ and not path.name.startswith((".", "tst_"))
