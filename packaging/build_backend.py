"""Build backend: setuptools, with translations compiled and fonts copied into `app/generated/` first."""

import importlib.util
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "app" / "generated"

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def targets() -> Iterator[tuple[Path, Path]]:
    """Pairs of a source and the file made from it in `app/generated/`."""
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        yield source, GENERATED / "i18n" / f"{source.stem}.qm"
    for source in sorted((ROOT / "assets" / "fonts").iterdir()):
        if source.suffix in {".otf", ".ttf", ".txt"}:
            yield source, GENERATED / "fonts" / source.name


def prepare() -> None:
    """Brings `app/generated/` up to date: makes what is missing or older than its source, drops the rest."""
    wanted = {made: source for source, made in targets()}
    if GENERATED.exists():
        for path in GENERATED.rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()
    for made, source in wanted.items():
        if made.exists() and made.stat().st_mtime >= source.stat().st_mtime:
            continue
        made.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".ts":
            _compile_translation(source, made)
        else:
            shutil.copyfile(source, made)


def _compile_translation(source: Path, made: Path) -> None:
    import qt_tools

    done = qt_tools.run("lrelease", ["-silent", source, "-qm", made])
    if done.returncode != 0 or not made.exists():
        raise SystemExit(_missing_libraries() or f"lrelease could not compile {source}:\n{done.stdout}")


def _missing_libraries() -> str | None:
    """The program's own sentence about missing system libraries: Qt's tools need some of them too."""
    spec = importlib.util.spec_from_file_location("preflight", ROOT / "app" / "preflight.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    message: str | None = module.check()
    return message


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """A wheel, from a fresh build folder: a file deleted since the last build must not come back."""
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    prepare()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """An editable wheel; the made files lie in the checkout."""
    prepare()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


if __name__ == "__main__":
    prepare()
    sys.exit(0)
