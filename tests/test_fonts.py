"""Every character that the program can show is in the bundled fonts, and these are what they say they are."""

import ast
import re
import tomllib
import unicodedata
import xml.etree.ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
FACES = ("BaohuangSans-Regular", "BaohuangSans-Bold", "BaohuangSerif-Bold")
SIZE_LIMIT = 7_000_000  # bytes


def python_texts(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def toml_texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from toml_texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from toml_texts(part)


def qml_text(path: Path) -> str:
    return re.sub(r"\\u([0-9a-fA-F]{4})", lambda m: chr(int(m[1], 16)), path.read_text(encoding="utf-8"))


def shown() -> dict[str, str]:
    """Character -> one file in which it occurs."""
    found: dict[str, str] = {}

    def add(path: Path, texts: Iterator[str]) -> None:
        for text in texts:
            for character in set(text):
                if unicodedata.category(character) == "Cc":
                    continue
                found.setdefault(character, str(path.relative_to(ROOT)))

    for package in ("app", "engine"):
        for path in (ROOT / package).rglob("*.py"):
            add(path, python_texts(path))
        for path in (ROOT / package).rglob("*.toml"):
            add(path, toml_texts(tomllib.loads(path.read_text(encoding="utf-8"))))
    for path in [*(ROOT / "app").rglob("*.qml"), *(ROOT / "app").rglob("*.js")]:
        add(path, iter([qml_text(path)]))
    for path in (ROOT / "i18n").glob("*.ts"):
        add(path, xml.etree.ElementTree.parse(path).getroot().itertext())
    return found


@pytest.fixture(scope="module", params=FACES)
def face(request: pytest.FixtureRequest) -> TTFont:
    return TTFont(FONTS / f"{request.param}.otf")


def test_every_shown_character_has_a_glyph(face: TTFont) -> None:
    present = face.getBestCmap()
    seen = {one: path for one, path in shown().items() if unicodedata.category(one) != "Cf"}  # those direct, unseen
    missing = {character: path for character, path in seen.items() if ord(character) not in present}
    assert not missing


def test_symbols_of_the_table_have_a_glyph(face: TTFont) -> None:
    assert not {symbol for symbol in "♠♥♣♦⏎←→↑↓×−±≤≥·•…“”‘’「」①" if ord(symbol) not in face.getBestCmap()}


def test_family_is_our_own_and_licensed(face: TTFont) -> None:
    names = face["name"]
    assert names.getDebugName(1) in {"Baohuang Sans", "Baohuang Serif"}
    for identifier in (1, 3, 4, 6):
        assert not re.search("noto|source|adobe", names.getDebugName(identifier), re.IGNORECASE)
    assert "Adobe" in names.getDebugName(0)
    assert "SIL Open Font License" in names.getDebugName(13)
    assert (FONTS / f"{names.getDebugName(1).replace(' ', '')}-OFL.txt").is_file()


def test_line_is_centred_on_a_chinese_character(face: TTFont) -> None:
    assert (face["hhea"].ascent + face["hhea"].descent) / 2 == 380


def test_english_punctuation_is_narrow(face: TTFont) -> None:
    present = face.getBestCmap()
    assert all(face["hmtx"][present[ord(character)]][0] < 600 for character in "‘’“”·•")


def test_fonts_stay_small() -> None:
    assert sum(path.stat().st_size for path in FONTS.iterdir()) <= SIZE_LIMIT


def test_qt_finds_both_families(qapp: object) -> None:
    from PySide6.QtGui import QFontDatabase

    from app import resources

    families = set()
    for path in resources.font_files():
        families |= set(QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path))))
    assert families == {"Baohuang Sans", "Baohuang Serif"}
