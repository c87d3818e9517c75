"""Shared means of the art scripts: the palette and outlines of the QML files, glyphs as paths, SVG pieces."""

from __future__ import annotations

import re
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
QML = ROOT / "app" / "qml" / "Baohuang"
OUT = QML / "art"


def palette() -> dict[str, str]:
    """Every plain colour of Theme.qml by its name, as it is without high contrast."""
    text = (QML / "Theme.qml").read_text(encoding="utf-8")
    return dict(re.findall(r'property color (\w+): (?:highContrast \? "#\w+" : )?"(#[0-9a-f]{6})"', text))


def outlines(component: str) -> dict[str, str]:
    """The path data of Suit.qml or Sign.qml, drawn on a grid of 24, by case name."""
    text = (QML / "components" / component).read_text(encoding="utf-8")
    return dict(re.findall(r'case "(\w+)":\s+return "([^"]+)"', text))


def number(value: float) -> str:
    """A coordinate with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Face:
    """One font file from which glyphs are taken as outlines."""

    font: TTFont

    @classmethod
    def load(cls, path: Path, index: int = 0) -> Face:
        """Open a font; `index` picks the family inside a collection."""
        return cls(TTFont(BytesIO(path.read_bytes()), fontNumber=index, lazy=True))

    def width(self, text: str, size: float, tracking: float = 0.0) -> float:
        """Advance of `text` in pixels."""
        return self._walk(text, size, 0.0, 0.0, 1.0, tracking)[1]

    def path(
        self, text: str, size: float, x: float, baseline: float, squeeze: float = 1.0, tracking: float = 0.0
    ) -> str:
        """Path data of `text` from `x` on; `squeeze` narrows, `tracking` is added between glyphs."""
        return self._walk(text, size, x, baseline, squeeze, tracking)[0]

    def centred(self, text: str, size: float, x: float, y: float) -> str:
        """Path data of `text` with the middle of its ink at (x, y)."""
        glyphs, cmap, scale = self.font.getGlyphSet(), self.font.getBestCmap(), self._scale(size)
        pen = BoundsPen(glyphs)
        advance = 0.0
        for char in text:
            glyph = glyphs[cmap[ord(char)]]
            glyph.draw(TransformPen(pen, (1, 0, 0, 1, advance, 0)))
            advance += glyph.width
        left, low, right, high = pen.bounds
        return self.path(text, size, x - (left + right) / 2 * scale, y + (low + high) / 2 * scale)

    def _scale(self, size: float) -> float:
        return size / float(self.font["head"].unitsPerEm)

    def _walk(
        self, text: str, size: float, x: float, baseline: float, squeeze: float, tracking: float
    ) -> tuple[str, float]:
        glyphs, cmap, scale = self.font.getGlyphSet(), self.font.getBestCmap(), self._scale(size)
        pen = SVGPathPen(glyphs, ntos=number)
        at = x
        for char in text:
            glyph = glyphs[cmap[ord(char)]]
            glyph.draw(TransformPen(pen, (scale * squeeze, 0, 0, -scale, at, baseline)))
            at += glyph.width * scale * squeeze + tracking
        return pen.getCommands(), at - x - tracking


def path(data: str, fill: str, extra: str = "") -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{fill}"{extra}/>'


def placed(data: str, fill: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A shape of the grid of 24 with its middle at (x, y)."""
    factor = size / 24
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({factor:.4f})"
    return f'<path transform="{move}" d="{data}" fill="{fill}"{extra}/>'


def stroke(data: str, colour: str, width: float) -> str:
    """A line with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    """A filled circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{extra}/>'


def discs(points: list[tuple[float, float]], radius: float, fill: str) -> str:
    """Equal circles."""
    return "".join(disc(x, y, radius, fill) for x, y in points)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    """A filled ellipse."""
    at = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {at} fill="{fill}"{extra}/>'


def box(x: float, y: float, width: float, height: float, radius: float, fill: str, extra: str = "") -> str:
    """A rectangle with round corners."""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {at} rx="{number(radius)}" fill="{fill}"{extra}/>'


def frame(x: float, y: float, width: float, height: float, radius: float, colour: str, line: float) -> str:
    """The outline of a rectangle with round corners."""
    return box(x, y, width, height, radius, "none", f' stroke="{colour}" stroke-width="{line}"')


def mirrored(data: str) -> str:
    """Absolute path data (M, L, C, Z and V only) reflected in the vertical axis."""

    def flip(match: re.Match[str]) -> str:
        x = match.group(1)
        return (x[1:] if x.startswith("-") else x if float(x) == 0 else f"-{x}") + " " + match.group(2)

    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", flip, data)


def group(parts: list[str], transform: str) -> str:
    """Pieces moved together."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def write(name: str, width: float, height: float, parts: list[str]) -> None:
    """Write one picture into the QML module."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}">'
    )
    (OUT / f"{name}.svg").write_text(head + "".join(parts) + "</svg>\n", encoding="utf-8")
