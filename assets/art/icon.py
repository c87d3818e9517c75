"""Draws the icon of the program: the Emperor's crown on a card, a second card behind it, on felt."""

from __future__ import annotations

import emblems
from ink import box, frame, group, palette, write

COLOUR = palette()
FIELD = 128
GOLD = "#c58d2c"


def draw_icon() -> None:
    """Write `icon`, and `icon-small` for the sizes at which a second card is only noise."""
    crown = emblems.crown(COLOUR["cinnabar"], GOLD, COLOUR["paper"])
    back = [
        box(-26, -37, 52, 74, 6, COLOUR["cinnabarDeep"], f' stroke="{COLOUR["paper"]}" stroke-width="3"'),
        frame(-19.5, -30.5, 39, 61, 3, COLOUR["goldSoft"], 2),
    ]
    face = [
        box(-30, -41, 60, 82, 7, COLOUR["paper"], f' stroke="{COLOUR["edge"]}" stroke-width="1.5"'),
        frame(-25, -36, 50, 72, 4, COLOUR["gold"], 1.2),
        group(crown, "scale(1.16)"),
    ]
    whole = [group(back, "translate(47 65) rotate(-15)"), group(face, "translate(72 65) rotate(7)")]
    write("icon", FIELD, FIELD, [*_ground(4, 26), *whole])
    large = [box(19, 13, 90, 102, 12, COLOUR["paper"]), group(crown, "translate(64 62) scale(1.92)")]
    write("icon-small", FIELD, FIELD, [*_ground(0, 22), *large])


def _ground(margin: float, radius: float) -> list[str]:
    side = FIELD - 2 * margin
    light, dark = COLOUR["feltLight"], COLOUR["feltDark"]
    shade = (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
    )
    line = frame(margin + 1.5, margin + 1.5, side - 3, side - 3, radius - 1.5, COLOUR["gold"], 3)
    return [shade, box(margin, margin, side, side, radius, "url(#g)"), line]
