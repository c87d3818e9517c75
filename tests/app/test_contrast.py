"""Contrast of everything that is read or told apart by its edge, computed from the theme.

`python -m tests.app.test_contrast` lists every figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QQmlEngine

import app.application  # noqa: F401  (the types of the module)
from app.resources import QML_FOLDER

TEXT, EDGE = 4.5, 3.0
MODES = [(dark, high) for high in (False, True) for dark in (True, False)]
FELT = ("feltLight", "feltDark", "feltLight panel", "feltDark panel", "feltLight panelHover", "panelSolid")
PAPER = ("paper", "paperWarm", "paperRaised")
CHROME = ("chrome", "chromeRaised", "chromeHover")
TEXTS: Sequence[tuple[Sequence[str], Sequence[str]]] = (
    (("feltText", "feltTextSoft", "goldSoft", "jadeSoft"), FELT),
    (("goldSoft",), ("goldNight",)),
    (("jadeSoft",), ("jadeNight",)),
    (("ink", "inkSoft", "win", "loss", "cinnabar", "cinnabarDeep"), (*PAPER, "paperShade")),
    (("goldDeep", "jadeDeep", "suitRed", "suitBlack", "suitBlue", "suitGreen"), PAPER),
    (("paperRaised",), ("cinnabar", "cinnabarHover", "cinnabarDeep", "slate", "slateHover", "ink")),
    (("ink",), ("gold", "goldSoft")),
    (("chromeText", "chromeTextSoft", "chromeAccent", "chromeFault"), CHROME),
    (("chromeOnAccent",), ("chromeAccent",)),
    (("feltText",), ("feltLight panel capShade",)),
    (("paperRaised",), ("jadeDeep", "jadeHover", "jadeNight")),
)
"""Words and what they stand on; a ground of several colours lies one on the other."""
EDGES: Sequence[tuple[Sequence[str], Sequence[str]]] = (
    (("gold", "jade", "focus", "feltTextSoft", "outline"), ("feltLight", "feltDark", "feltLight panel", "panelSolid")),
    (("jadeDeep", "goldDeep", "cinnabar", "inkFaint"), PAPER),
    (("cinnabarEdge",), ("feltLight panel",)),
    (("chromeControl", "chromeOn", "chromeAccent"), CHROME),
    (("paperRaised",), ("chromeOn",)),
    (("alarm", "gold"), ("feltDark", "feltLight")),
    (("paper",), ("feltLight", "feltDark")),
)
"""Badges, outlines, rings and signs."""


@pytest.fixture(scope="module")
def theme(qapp: QGuiApplication) -> Iterator[QObject]:
    engine = QQmlEngine()
    yield _theme(engine)
    engine.deleteLater()


def _theme(engine: QQmlEngine) -> QObject:
    engine.addImportPath(str(QML_FOLDER))
    found = engine.singletonInstance("Baohuang", "Theme")
    assert isinstance(found, QObject)
    return found


def ground(theme: QObject, name: str) -> QColor:
    """The colours of a ground, laid one on the other."""
    lowest, *others = (QColor(theme.property(part)) for part in name.split())
    for colour in others:
        share = colour.alphaF()
        lowest = QColor.fromRgbF(
            *(over * share + under * (1 - share) for over, under in zip(_parts(colour), _parts(lowest), strict=True))
        )
    return lowest


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def luminance(colour: QColor) -> float:
    """Relative luminance (WCAG 2.2), 0 to 1."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """From 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def figures(theme: QObject, dark: bool, high: bool) -> Iterator[tuple[str, float, float]]:
    """Every pair with its contrast and what it must reach."""
    theme.setProperty("dark", dark)
    theme.setProperty("highContrast", high)
    for pairs, limit in ((TEXTS, TEXT), (EDGES, EDGE)):
        for colours, grounds in pairs:
            for colour in colours:
                for under in grounds:
                    found = contrast(QColor(theme.property(colour)), ground(theme, under))
                    yield f"{colour} on {under}", found, limit


@pytest.mark.parametrize(("dark", "high"), MODES)
def test_everything_can_be_read_and_told_apart(theme: QObject, dark: bool, high: bool) -> None:
    low = [f"{name}: {found:.2f}" for name, found, limit in figures(theme, dark, high) if found < limit]
    assert low == []


@pytest.mark.parametrize("dark", [True, False])
def test_high_contrast_raises_what_is_soft(theme: QObject, dark: bool) -> None:
    plain = {name: found for name, found, _ in figures(theme, dark, False)}
    high = {name: found for name, found, _ in figures(theme, dark, True)}
    soft = [name for name in plain if name.startswith(("feltTextSoft", "chromeTextSoft", "inkSoft", "outline"))]
    assert soft and all(high[name] > plain[name] for name in soft)
    assert all(high[name] >= 7 for name in high if name.startswith(("feltText", "chromeText", "ink on", "inkSoft")))


def main() -> None:
    """List every figure, lowest first."""
    application = QGuiApplication([])
    engine = QQmlEngine()
    theme = _theme(engine)
    for dark, high in MODES:
        print(f"{'dark' if dark else 'light'}{', high contrast' if high else ''}")
        for name, found, limit in sorted(figures(theme, dark, high), key=lambda row: row[1] / row[2]):
            print(f"  {found:5.2f}  {limit}  {name}")
    del engine, application


if __name__ == "__main__":
    main()
