"""Finds the files inside this package: pictures, sounds, and what the build leaves there (fonts, translations, …)."""

from pathlib import Path
from typing import Final

QML_FOLDER: Final = Path(__file__).resolve().parent / "qml"
ICON: Final = QML_FOLDER / "Baohuang" / "art" / "icon.svg"
SMALL_ICON: Final = ICON.with_name("icon-small.svg")
SOUNDS: Final = Path(__file__).resolve().parent / "sounds"
GENERATED: Final = Path(__file__).resolve().parent / "generated"
LOCALES: Final = {"zh": "zh_CN", "en": "en"}


def font_files() -> list[Path]:
    """The bundled font files, sorted by name; empty where the build has not run."""
    return sorted((GENERATED / "fonts").glob("*.otf"))


def version() -> str:
    """The version of the program, as in `pyproject.toml`."""
    return (GENERATED / "version.txt").read_text(encoding="utf-8").strip()


def translation_file(language: str) -> Path:
    """The compiled translation of a language, `zh` or `en`; raises KeyError for any other."""
    return GENERATED / "i18n" / f"baohuang_{LOCALES[language]}.qm"
