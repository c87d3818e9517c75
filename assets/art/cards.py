"""Draws the faces, marks and back of the cards, in full and compact size."""

from __future__ import annotations

from dataclasses import dataclass

import emblems
from ink import Face, group, number, outlines, palette, path, placed, write

FULL = (72.0, 100.0)
COMPACT = (46.0, 68.0)
COLOUR = palette()
SUIT = outlines("Suit.qml")
SIGN = outlines("Sign.qml")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
EMBLEMS = {"J": emblems.helmet, "Q": emblems.phoenix_crown, "K": emblems.crown}
TWO_COLOURS = {"S": "suitBlack", "H": "suitRed", "C": "suitBlack", "D": "suitRed"}
FOUR_COLOURS = {"D": "suitBlue", "C": "suitGreen"}
COURT_GOLD = "#c58d2c"


@dataclass(frozen=True, slots=True)
class Type:
    """The two faces of the cards: sans for indices, serif for words."""

    sans: Face
    serif: Face


def sheet(size: tuple[float, float], top: str = "#fefbf4", bottom: str = "#f8f2e5", edge: str = COLOUR["edge"]) -> str:
    """The paper of a card."""
    width, height = size
    return (
        f'<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
        f'<rect x="0.5" y="0.5" width="{number(width - 1)}" height="{number(height - 1)}" rx="6" fill="url(#p)" '
        f'stroke="{edge}"/>'
    )


def word(type_: Type, text: str, colour: str, size: float, x: float, baseline: float, tracking: float = 0.0) -> str:
    """Serif characters, a little heavier than the font so that they hold at 14 px."""
    outline = type_.serif.path(text, size, x, baseline, 1.0, tracking)
    return path(outline, colour, f' stroke="{colour}" stroke-width="0.5"')


def oval(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    """The field of an emblem."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{colour}" fill-opacity="0.06" stroke="{colour}" '
        'stroke-opacity="0.38" stroke-width="1.2"/>'
    )


def index(type_: Type, rank: str, suit: str, colour: str) -> list[str]:
    """Rank and suit on one line in the strip of a full card."""
    squeeze, tracking = (0.86, -1.4) if rank == "10" else (1.0, 0.0)
    letters = type_.sans.path(rank, 19, 5.4, 17.6, squeeze, tracking)
    end = 5.4 + type_.sans.width(rank, 19) * squeeze + (tracking if rank == "10" else 0.0)
    return [path(letters, colour), placed(SUIT[suit], colour, end + 10.4, 10.9, 14.4)]


def compact_index(type_: Type, rank: str, suit: str, colour: str) -> list[str]:
    """Rank over suit at the left edge of a compact card, 13 px wide."""
    squeeze, tracking = (0.74, -0.9) if rank == "10" else (1.0, 0.0)
    width = type_.sans.width(rank, 17) * squeeze + (tracking if rank == "10" else 0.0)
    letters = type_.sans.path(rank, 17, 8.2 - width / 2, 15.6, squeeze, tracking)
    return [path(letters, colour), placed(SUIT[suit], colour, 8.2, 24.2, 11.2)]


def draw_faces(type_: Type) -> None:
    """Every suited card, ♦ and ♣ a second time for the four-colour deck."""
    for rank in RANKS:
        for suit in TWO_COLOURS:
            _draw_face(type_, rank, suit, COLOUR[TWO_COLOURS[suit]], "")
            if suit in FOUR_COLOURS:
                _draw_face(type_, rank, suit, COLOUR[FOUR_COLOURS[suit]], "4")


def _draw_face(type_: Type, rank: str, suit: str, colour: str, deck: str) -> None:
    full = [sheet(FULL), *index(type_, rank, suit, colour)]
    small = [sheet(COMPACT), *compact_index(type_, rank, suit, colour)]
    emblem = EMBLEMS.get(rank)
    if emblem is None:
        size = 46 if rank == "A" else 40
        full.append(placed(SUIT[suit], colour, 36, 62, size))
        small.append(placed(SUIT[suit], colour, 29.5, 45.5, 26))
    else:
        parts = emblem(colour, COURT_GOLD, COLOUR["paper"])
        full += [oval(36, 61, 23.5, 31.5, colour), group(parts, "translate(36 61) scale(0.98)")]
        small.append(group(parts, "translate(28.6 45) scale(0.78)"))
    write(f"card-{rank}{suit}{deck}", *FULL, full)
    write(f"compact-{rank}{suit}{deck}", *COMPACT, small)


def draw_jokers(type_: Type) -> None:
    """大王 with the tiger and 小王 with the cub."""
    for rank, words, colour, grown in (
        ("B", "大王", COLOUR["cinnabar"], True),
        ("s", "小王", COLOUR["ink"], False),
    ):
        face = emblems.tiger(colour, COURT_GOLD, COLOUR["paper"], grown)
        full = [
            sheet(FULL),
            word(type_, words, colour, 17.5, 5, 18.2, 0.6),
            oval(36, 61, 23.5, 31.5, colour),
            group(face, "translate(36 61) scale(1.02)"),
        ]
        small = [
            sheet(COMPACT),
            word(type_, words[0], colour, 14, 1.8, 14.8),
            word(type_, words[1], colour, 14, 1.8, 29),
            group(face, "translate(29.6 45.4) scale(0.74)"),
        ]
        write(f"card-{rank}", *FULL, full)
        write(f"compact-{rank}", *COMPACT, small)


def draw_marks() -> None:
    """What lies over a marked card: a frame, a badge in the strip, the sign in place of the pip."""
    for mark, sign, colour in (
        ("sceptre", "sceptre", COLOUR["goldDeep"]),
        ("sword", "sword", COLOUR["jadeDeep"]),
        ("called", "called", COLOUR["jadeDeep"]),
    ):
        full = [_frame(FULL, colour)]
        small = [_frame(COMPACT, colour)]
        if mark != "called":
            full += [
                f'<ellipse cx="36" cy="61" rx="25" ry="33" fill="{COLOUR["paper"]}"/>',
                oval(36, 61, 23.5, 31.5, colour),
                placed(SIGN[sign], colour, 36, 61, 36),
            ]
            small += [
                f'<rect x="15" y="29.4" width="27.6" height="35" rx="3" fill="{COLOUR["paper"]}"/>',
                placed(SIGN[sign], colour, 30.6, 46, 24),
            ]
        full.append(_badge(mark, sign, colour, 58.6, 12.2, 19))
        small.append(_badge(mark, sign, colour, 9.9, 38.6, 15))
        write(f"mark-card-{mark}", *FULL, full)
        write(f"mark-compact-{mark}", *COMPACT, small)


def _frame(size: tuple[float, float], colour: str) -> str:
    width, height = size
    return (
        f'<rect x="2.6" y="2.6" width="{number(width - 5.2)}" height="{number(height - 5.2)}" rx="4" fill="none" '
        f'stroke="{colour}" stroke-width="1.3"/>'
    )


def _badge(mark: str, sign: str, colour: str, x: float, y: float, size: float) -> str:
    """A disc for the sceptre, a lozenge-cut square for the sword, a shield for the called card."""
    half = size / 2
    paper = COLOUR["paperRaised"]
    if mark == "sceptre":
        ground = f'<circle cx="{x}" cy="{y}" r="{half}" fill="{colour}"/>'
    elif mark == "sword":
        ground = (
            f'<rect x="{number(x - half)}" y="{number(y - half)}" width="{size}" height="{size}" rx="3" fill="{colour}"/>'
        )
    else:
        shield = "M12 0.8L22.4 4.4V11.4C22.4 17 18.6 21.2 12 23.6C5.4 21.2 1.6 17 1.6 11.4V4.4Z"
        star = "M12 5.2L13.9 9.5L18.6 10L15.1 13.1L16.1 17.7L12 15.3L7.9 17.7L8.9 13.1L5.4 10L10.1 9.5Z"
        return placed(shield, colour, x, y, size + 2) + placed(star, paper, x, y, size + 1)
    return ground + placed(SIGN[sign], paper, x, y, size * 0.74)


def draw_special(type_: Type) -> None:
    """The ground of the special; its own rank and suit are written beside 特 by the card."""
    jade = COLOUR["jadeDeep"]
    tint = {"top": "#f3f8f3", "bottom": "#e4efe8", "edge": jade}
    full = [
        sheet(FULL, **tint),
        _frame(FULL, jade),
        word(type_, "特", jade, 17.5, 5.4, 18.4),
        oval(36, 61, 23.5, 31.5, jade),
        placed(SIGN["sword"], jade, 36, 61, 36),
    ]
    small = [
        sheet(COMPACT, **tint),
        _frame(COMPACT, jade),
        word(type_, "特", jade, 13, 3.2, 15),
        placed(SIGN["sword"], jade, 29.6, 46, 25),
    ]
    write("card-special", *FULL, full)
    write("compact-special", *COMPACT, small)


def draw_backs(type_: Type) -> None:
    """The back: vermilion lattice and the seal 保皇."""
    for name, size, seal, pitch in (("card-back", FULL, 30.0, 9.0), ("compact-back", COMPACT, 20.0, 7.0)):
        width, height = size
        left, top, right, bottom = 5.0, 5.0, width - 5.0, height - 5.0
        lines = []
        for k in range(-int(height / pitch) - 1, int((width + height) / pitch) + 2):
            lines += [_slanted(k * pitch, 1, left, top, right, bottom), _slanted(k * pitch, -1, left, top, right, bottom)]
        x, y, half = width / 2, height / 2, seal / 2
        glyph = seal * 0.46
        parts = [
            sheet(size),
            f'<rect x="4" y="4" width="{number(width - 8)}" height="{number(height - 8)}" rx="3" fill="{COLOUR["cinnabar"]}"/>',
            f'<path d="{"".join(lines)}" stroke="#d4614a" stroke-width="0.8" fill="none"/>',
            f'<rect x="6.5" y="6.5" width="{number(width - 13)}" height="{number(height - 13)}" rx="2" fill="none" '
            'stroke="#e9b9a0" stroke-width="0.8"/>',
            f'<rect x="{number(x - half * 0.72)}" y="{number(y - half * 1.18)}" width="{number(half * 1.44)}" '
            f'height="{number(half * 2.36)}" rx="2.4" fill="{COLOUR["paper"]}"/>',
            f'<rect x="{number(x - half * 0.72 + 1.6)}" y="{number(y - half * 1.18 + 1.6)}" '
            f'width="{number(half * 1.44 - 3.2)}" height="{number(half * 2.36 - 3.2)}" rx="1.4" fill="none" '
            f'stroke="{COLOUR["cinnabar"]}" stroke-width="0.9"/>',
            path(type_.serif.centred("保", glyph, x, y - glyph * 0.53), COLOUR["cinnabar"]),
            path(type_.serif.centred("皇", glyph, x, y + glyph * 0.53), COLOUR["cinnabar"]),
        ]
        write(name, width, height, parts)


def _slanted(offset: float, slope: int, left: float, top: float, right: float, bottom: float) -> str:
    """One diagonal of the lattice, cut to the field."""
    if slope > 0:
        start, end = max(left, top + offset), min(right, bottom + offset)
        points = (start, start - offset, end, end - offset)
    else:
        start, end = max(left, offset - bottom), min(right, offset - top)
        points = (start, offset - start, end, offset - end)
    if start >= end:
        return ""
    return "M{}L{}".format(*(" ".join(map(number, pair)) for pair in (points[:2], points[2:])))
