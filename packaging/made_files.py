"""Makes `app/generated/` from its sources: compiled translations, copies of the fonts, the version."""

import importlib.util
import os
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import qt_tools

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "app" / "generated"
PROJECT = ROOT / "pyproject.toml"


def prepare() -> None:
    """Makes what is missing or was not made of its source as it is, drops what has no source; raises SystemExit with a
    reason. A made file bears its source's time: a later one may be a copy from elsewhere."""
    wanted = {made: source for source, made in _targets()}
    for path in GENERATED.rglob("*"):
        if path.is_file() and path not in wanted:
            path.unlink()
    for made, source in wanted.items():
        written = source.stat().st_mtime_ns
        if made.exists() and made.stat().st_mtime_ns == written:
            continue
        made.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".ts":
            _compile_translation(source, made)
        elif source == PROJECT:
            made.write_text(f"{version()}\n", encoding="utf-8")
        else:
            shutil.copyfile(source, made)
        os.utime(made, ns=(written, written))


def version() -> str:
    """The version of the project; `pyproject.toml` is the one place where it is written."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def _targets() -> Iterator[tuple[Path, Path]]:
    """Pairs of a source and the file made from it."""
    yield PROJECT, GENERATED / "version.txt"
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        yield source, GENERATED / "i18n" / f"{source.stem}.qm"
    for source in sorted((ROOT / "assets" / "fonts").iterdir()):
        if source.suffix in {".otf", ".txt"}:
            yield source, GENERATED / "fonts" / source.name


def _compile_translation(source: Path, made: Path) -> None:
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


if __name__ == "__main__":
    prepare()
