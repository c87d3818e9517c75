"""Draws the faces, marks and back of the cards, in full and compact size."""

from __future__ import annotations

from dataclasses import dataclass

import emblems
from ink import (
    Face,
    box,
    disc,
    ellipse,
    frame,
    group,
    number,
    outlines,
    palette,
    path,
    placed,
    stroke,
    write,
)

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
PAPER = ("#fefbf4", "#f8f2e5", COLOUR["edge"])
JADE_PAPER = ("#f3f8f3", "#e4efe8", COLOUR["jadeDeep"])


@dataclass(frozen=True, slots=True)
class Type:
    """The two faces of the cards: sans for indices, serif for words."""

    sans: Face
    serif: Face


def sheet(size: tuple[float, float], colours: tuple[str, str, str] = PAPER) -> str:
    """The paper of a card: colour at the top, at the foot, of the edge."""
    top, foot, edge = colours
    return (
        '<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
        "</linearGradient></defs>"
    ) + box(0.5, 0.5, size[0] - 1, size[1] - 1, 6, "url(#p)", f' stroke="{edge}"')


def word(type_: Type, text: str, colour: str, size: float, x: float, baseline: float, tracking: float = 0.0) -> str:
    """Serif characters, a little heavier than the font so that they hold at 14 px."""
    outline = type_.serif.path(text, size, x, baseline, 1.0, tracking)
    return path(outline, colour, f' stroke="{colour}" stroke-width="0.5"')


def oval(colour: str) -> str:
    """The field of an emblem on a full card."""
    faint = f' fill-opacity="0.06" stroke="{colour}" stroke-opacity="0.38" stroke-width="1.2"'
    return ellipse(36, 61, 23.5, 31.5, colour, faint)


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
        small.append(placed(SUIT[suit], colour, 32.4, 50.5, 21.5))
    else:
        parts = emblem(colour, COURT_GOLD, COLOUR["paper"])
        full += [oval(colour), group(parts, "translate(36 61) scale(0.98)")]
        small.append(group(parts, "translate(33.2 48.5) scale(0.6)"))
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
            oval(colour),
            group(face, "translate(36 61) scale(1.02)"),
        ]
        small = [
            sheet(COMPACT),
            word(type_, words[0], colour, 14, 1.8, 14.8),
            word(type_, words[1], colour, 14, 1.8, 29),
            group(face, "translate(32 51) scale(0.64)"),
        ]
        write(f"card-{rank}", *FULL, full)
        write(f"compact-{rank}", *COMPACT, small)


def draw_marks() -> None:
    """What lies over a marked card: a frame, a badge in the strip, the sign in place of the pip.

    Where the next card hides the right side, in rows, the badge stands under the index.
    """
    for mark, sign, colour in (
        ("sceptre", "sceptre", COLOUR["goldDeep"]),
        ("sword", "sword", COLOUR["jadeDeep"]),
        ("called", "called", COLOUR["jadeDeep"]),
    ):
        full = [_frame(FULL, colour)]
        small = [_frame(COMPACT, colour)]
        if mark != "called":
            full += [
                ellipse(36, 61, 25, 33, COLOUR["paper"]),
                oval(colour),
                placed(SIGN[sign], colour, 36, 61, 36),
            ]
            small += [
                box(15, 29.4, 27.6, 35, 3, COLOUR["paper"]),
                placed(SIGN[sign], colour, 32, 51, 21),
            ]
        full.append(_badge(mark, sign, colour, 58.6, 12.2, 19))
        small.append(_badge(mark, sign, colour, 9.9, 38.6, 15))
        write(f"mark-card-{mark}", *FULL, full)
        write(f"mark-compact-{mark}", *COMPACT, small)
        write(f"mark-row-{mark}", *FULL, [*full[:-1], _badge(mark, sign, colour, 15.4, 31.6, 19)])


def _frame(size: tuple[float, float], colour: str) -> str:
    return frame(2.6, 2.6, size[0] - 5.2, size[1] - 5.2, 4, colour, 1.3)


def _badge(mark: str, sign: str, colour: str, x: float, y: float, size: float) -> str:
    """A disc for the sceptre, a lozenge-cut square for the sword, a shield for the called card."""
    half = size / 2
    paper = COLOUR["paperRaised"]
    if mark == "sceptre":
        ground = disc(x, y, half, colour)
    elif mark == "sword":
        ground = box(x - half, y - half, size, size, 3, colour)
    else:
        shield = "M12 0.8L22.4 4.4V11.4C22.4 17 18.6 21.2 12 23.6C5.4 21.2 1.6 17 1.6 11.4V4.4Z"
        star = "M12 5.2L13.9 9.5L18.6 10L15.1 13.1L16.1 17.7L12 15.3L7.9 17.7L8.9 13.1L5.4 10L10.1 9.5Z"
        return placed(shield, colour, x, y, size + 2) + placed(star, paper, x, y, size + 1)
    return ground + placed(SIGN[sign], paper, x, y, size * 0.74)


def draw_special(type_: Type) -> None:
    """The ground of the special; its own rank and suit are written beside 特 by the card."""
    jade = COLOUR["jadeDeep"]
    full = [
        sheet(FULL, JADE_PAPER),
        _frame(FULL, jade),
        word(type_, "特", jade, 17.5, 5.4, 18.4),
        oval(jade),
        placed(SIGN["sword"], jade, 36, 61, 36),
    ]
    small = [
        sheet(COMPACT, JADE_PAPER),
        _frame(COMPACT, jade),
        word(type_, "特", jade, 13, 3.2, 15),
        placed(SIGN["sword"], jade, 32, 51, 21),
    ]
    write("card-special", *FULL, full)
    write("compact-special", *COMPACT, small)


def draw_backs(type_: Type) -> None:
    """The back: vermilion lattice and the seal 保皇."""
    red = COLOUR["cinnabar"]
    for name, (width, height), seal, pitch in (("card", FULL, 30.0, 9.0), ("compact", COMPACT, 20.0, 7.0)):
        steps = range(-int(height / pitch) - 1, int((width + height) / pitch) + 2)
        field = (5.0, 5.0, width - 5.0, height - 5.0)
        lattice = "".join(_slanted(k * pitch, slope, *field) for k in steps for slope in (1, -1))
        x, y, half, tall, glyph = width / 2, height / 2, seal * 0.36, seal * 0.59, seal * 0.46
        parts = [
            sheet((width, height)),
            box(4, 4, width - 8, height - 8, 3, red),
            stroke(lattice, "#d4614a", 0.8),
            frame(6.5, 6.5, width - 13, height - 13, 2, "#e9b9a0", 0.8),
            box(x - half, y - tall, 2 * half, 2 * tall, 2.4, COLOUR["paper"]),
            frame(x - half + 1.6, y - tall + 1.6, 2 * half - 3.2, 2 * tall - 3.2, 1.4, red, 0.9),
            path(type_.serif.centred("保", glyph, x, y - glyph * 0.53), red),
            path(type_.serif.centred("皇", glyph, x, y + glyph * 0.53), red),
        ]
        write(f"{name}-back", width, height, parts)


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


def draw_piles() -> None:
    """An untidy stack of paper, in three heights, and the small back beside a number of cards."""
    turns = ((-14, -3, 1), (9, 3, -1), (-5, 0, 2), (16, 1, 0), (2, 0, 0))
    for height, used in ((1, turns[-2:]), (2, turns[-4:]), (3, turns)):
        sheets = [
            group(
                [box(-22, -31, 44, 62, 5, "#f0e7d3", ' stroke="#b9ad90"')],
                f"translate({40 + x} {41 + y}) rotate({angle})",
            )
            for angle, x, y in used
        ]
        write(f"pile-{height}", 80, 82, sheets)
    tiny = [
        box(0.5, 0.5, 12, 17, 2, COLOUR["cinnabar"], ' stroke="#e9c8b0"'),
        box(4.4, 5.4, 4.2, 7.2, 0.8, "#e9c8b0"),
    ]
    write("tiny-back", 13, 18, tiny)
