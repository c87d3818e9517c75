"""Where the player's files are, and how one is written whole or kept aside."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Folders:
    """data: the folder of the database. config: the folder of the settings file."""

    data: Path
    config: Path

    @classmethod
    def of_user(cls) -> Folders:
        """The platform's own folders for this user; neither need exist yet."""
        import platformdirs

        return cls(
            platformdirs.user_data_path("baohuang", appauthor=False),
            platformdirs.user_config_path("baohuang", appauthor=False),
        )

    @classmethod
    def at(cls, folder: Path) -> Folders:
        """Everything in one folder of the player's choice."""
        return cls(folder, folder)


def write_atomically(path: Path, content: bytes) -> None:
    """Replace `path` by `content`: whoever reads it, after a crash too, finds the old or the new content whole.

    Raises OSError; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def set_aside(path: Path, why: str) -> Path:
    """Rename `path` so that its new name says why and when, and nothing is overwritten; the new path.

    `settings.json` set aside as "damaged" becomes `settings.damaged-20260131-184500.json`. Raises OSError.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        suffix = f"-{number}" if number > 1 else ""
        kept = path.with_name(f"{path.stem}.{why}-{stamp}{suffix}{path.suffix}")
        if not kept.exists() and not kept.is_symlink():
            path.rename(kept)
            return kept
        number += 1
