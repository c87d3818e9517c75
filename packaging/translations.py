"""The Qt Linguist sources: which there are, how they are brought up to date, what they still lack."""

import xml.etree.ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import qt_tools

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Source:
    """One .ts file; English is the language of the code and needs only its plurals."""

    path: Path
    language: str
    plurals_only: bool


SOURCES = (
    Source(ROOT / "i18n" / "baohuang_zh_CN.ts", "zh_CN", plurals_only=False),
    Source(ROOT / "i18n" / "baohuang_en.ts", "en", plurals_only=True),
)


def code() -> list[Path]:
    """The files with strings; named one by one because lupdate overlooks most of them when it is given a folder."""
    found = [*(ROOT / "app").rglob("*.py"), *(ROOT / "app").rglob("*.qml")]
    return sorted(path for path in found if not path.name.startswith("tst_"))


def update(source: Source, target: Path) -> str:
    """Merges the strings of the code into `target`; returns what went wrong, else nothing."""
    arguments: list[str | Path] = [*code(), "-locations", "none", "-silent"]
    arguments += ["-no-obsolete", "-sort-messages", "-warnings-are-errors"]
    # lupdate reads QT_TRANSLATE_NOOP3 in C++ only; its arguments are those of translate().
    arguments += ["-tr-function-alias", "translate+=QT_TRANSLATE_NOOP3"]
    arguments += ["-source-language", "en", "-target-language", source.language]
    if source.plurals_only:
        arguments.append("-pluralonly")
    done = qt_tools.run("lupdate", [*arguments, "-ts", target])
    if done.returncode != 0 or "arning" in done.stdout:
        return done.stdout.strip() or f"lupdate ended with {done.returncode}"
    return ""


def unfinished(path: Path) -> Iterator[str]:
    """`context: source` of every message without a finished translation."""
    for context in xml.etree.ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                yield f"{context.findtext('name')}: {message.findtext('source')}"
