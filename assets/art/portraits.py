"""Draws the faces of the players, eight busts in a round field of 64."""

from __future__ import annotations

from dataclasses import dataclass

from ink import box, disc, discs, ellipse, palette, path, stroke, write

COLOUR = palette()
INK = "#2a2a26"
GREY = "#dcd8cd"
WHITE = "#fbf7ee"
GOLD = COLOUR["gold"]
RED = COLOUR["cinnabar"]
JADE = COLOUR["jade"]


@dataclass(frozen=True, slots=True)
class Bust:
    """One face: ground, skin and coat colours, what lies behind the head, on it, and on the face."""

    ground: str
    skin: str
    coat: str
    behind: tuple[str, ...]
    face: tuple[str, ...]
    above: tuple[str, ...]
    collar: str = WHITE


def draw_portraits() -> None:
    """Write avatar-0 to avatar-7."""
    for number, bust in enumerate(BUSTS):
        write(f"avatar-{number}", 64, 64, _bust(bust))


def _bust(bust: Bust) -> list[str]:
    shade = "#000000"
    return [
        disc(32, 32, 32, bust.ground),
        *bust.behind,
        path("M8.8 54C12 47.5 21 45.4 32 45.4C43 45.4 52 47.5 55.2 54A32 32 0 0 1 8.8 54Z", bust.coat),
        path("M26.6 45.6L32 53.4L37.4 45.6L35 44H29Z", bust.collar),
        path("M27.4 36H36.6V44.6C36.6 47.6 34.4 49.4 32 49.4C29.6 49.4 27.4 47.6 27.4 44.6Z", bust.skin),
        path("M27.4 40.4C30 43 34 43 36.6 40.4V42.6C34 45 30 45 27.4 42.6Z", shade, ' opacity="0.14"'),
        discs([(20.6, 30), (43.4, 30)], 2.9, bust.skin),
        path(
            "M20.4 26C20.4 18.6 25.4 14.4 32 14.4C38.6 14.4 43.6 18.6 43.6 26C43.6 36.4 38.4 42.4 32 42.4"
            "C25.6 42.4 20.4 36.4 20.4 26Z",
            bust.skin,
        ),
        *bust.face,
        *bust.above,
    ]


def _eyes(y: float = 29.4, radius: float = 1.5) -> str:
    return discs([(27.2, y), (36.8, y)], radius, INK)


def _brows(colour: str = INK, width: float = 1.4, lift: float = 0.0) -> str:
    end = 25.6 + lift
    left, right = f"M24.6 {end}C26 24.4 28.4 24.4 29.8 25.4", f"M34.2 25.4C35.6 24.4 38 24.4 39.4 {end}"
    return stroke(left + right, colour, width)


def _smile(width: float = 1.4, depth: float = 2.2, colour: str = "#8a3a2a") -> str:
    return stroke(f"M28.6 36.4C30.4 {36.4 + depth} 33.6 {36.4 + depth} 35.4 36.4", colour, width)


def _nose() -> str:
    return stroke("M32 30.4C31 32.4 31.2 33.4 32.6 33.4", "#b98a5e", 1.2)


def _cheeks(colour: str = "#e08a6a") -> str:
    return ellipse(24.4, 34, 2.6, 1.7, colour, ' opacity="0.5"') + ellipse(39.6, 34, 2.6, 1.7, colour, ' opacity="0.5"')


ELDER = Bust(
    ground="#4c7263",
    skin="#ecc9a0",
    coat="#3c4f63",
    behind=(
        disc(32, 9.6, 4.2, GREY),
        path("M19 30C17 19 22 12.4 32 12.4C42 12.4 47 19 45 30L42 34H22Z", GREY),
    ),
    face=(
        path(
            "M22.6 33C24.6 36 28 35.4 32 35.4C36 35.4 39.4 36 41.4 33C43 42 39 53.6 32 57.4C25 53.6 21 42 22.6 33Z",
            GREY,
        ),
        path(
            "M25.4 36.4C28 33.8 31 34 32 35.6C33 34 36 33.8 38.6 36.4"
            "C36 38.2 33.4 38 32 36.8C30.6 38 28 38.2 25.4 36.4Z",
            WHITE,
        ),
        stroke("M29.4 41.4C29 45.4 29.8 49 31 52M34.6 41.4C35 45.4 34.2 49 33 52", "#bdb8ab", 1.1),
        _nose(),
        stroke("M25 29.6C26 28.6 28.4 28.6 29.4 29.6M34.6 29.6C35.6 28.6 38 28.6 39 29.6", INK, 1.5),
    ),
    above=(
        path(
            "M20 26C20.4 17.6 25 15 32 15C39 15 43.6 17.6 44 26C41.6 22.6 38 20.4 32 20.4C26 20.4 22.4 22.6 20 26Z",
            GREY,
        ),
        _brows(WHITE, 2.4),
        stroke("M28.4 10.4L35.8 8.8", GOLD, 1.7),
    ),
)

FARMER = Bust(
    ground="#7d6a3c",
    skin="#e2b485",
    coat="#efe6d2",
    behind=(),
    face=(_eyes(30.4), _nose(), _smile(1.5, 3.2), _cheeks()),
    above=(
        path("M20.6 24.4C24 20.8 40 20.8 43.4 24.4L42.4 28C38 24.8 26 24.8 21.6 28Z", INK),
        path(
            "M32 4.4C37 4.4 40.6 14 42 18.4C50 20 57 22.4 57 24.6C57 26.4 45 24 32 24"
            "C19 24 7 26.4 7 24.6C7 22.4 14 20 22 18.4C23.4 14 27 4.4 32 4.4Z",
            "#e6c476",
        ),
        path("M22.2 17.8C28 16.4 36 16.4 41.8 17.8L42.8 21C36 19.4 28 19.4 21.2 21Z", RED),
        stroke("M14 22.6C20 21 26 20.2 32 20.2M27.4 9.4C29 7 35 7 36.6 9.4", "#b8934a", 1),
    ),
    collar="#c8a77c",
)

SISTER = Bust(
    ground="#7a3f39",
    skin="#f3d6b4",
    coat=RED,
    behind=(
        disc(32, 9.4, 6.6, INK),
        path(
            "M18.6 32C16.4 18 22.6 11.6 32 11.6"
            "C41.4 11.6 47.6 18 45.4 32C44.6 36 43 39 41 40H23C21 39 19.4 36 18.6 32Z",
            INK,
        ),
    ),
    face=(_eyes(30, 1.6), _brows(INK, 1.2), _nose(), _cheeks("#e0705a"), _smile(2, 2.4, RED)),
    above=(
        path("M20 28C20 18.4 25 14 32 14C39 14 44 18.4 44 28C41 26.4 37.4 23.6 35.4 19.4C32 24 25 26 20 28Z", INK),
        disc(39.2, 12.4, 3.2, GOLD),
        disc(39.2, 12.4, 1.3, RED),
        discs([(20.4, 35.4), (43.6, 35.4)], 1.7, JADE),
    ),
    collar=GOLD,
)

SAILOR = Bust(
    ground="#3b5f78",
    skin="#e9be91",
    coat="#f1ece0",
    behind=(path("M20 30C18.6 20 23 14 32 14C41 14 45.4 20 44 30Z", INK),),
    face=(_eyes(30.4), _brows(INK, 1.6, -0.4), _nose(), _smile(1.5, 2.8)),
    above=(
        path("M20.4 25.4C25 22.6 39 22.6 43.6 25.4L44.4 19H19.6Z", INK),
        path(
            "M17.6 15.4C17 8.6 24 6.4 32 6.4C40 6.4 47 8.6 46.4 15.4"
            "C44.8 18 38 16.6 32 16.6C26 16.6 19.2 18 17.6 15.4Z",
            WHITE,
        ),
        path("M18.6 15.2C26 13.4 38 13.4 45.4 15.2L45 21.6C38 19.4 26 19.4 19 21.6Z", "#26475e"),
        disc(32, 16.8, 1.9, GOLD),
        stroke(
            "M13.4 52.6C18 50 23 48.8 26.6 48.8M50.6 52.6C46 50 41 48.8 37.4 48.8M11.6 57.4C20 54 44 54 52.4 57.4",
            "#3b6a8c",
            2,
        ),
    ),
    collar="#3b6a8c",
)

SCHOLAR = Bust(
    ground="#5b5274",
    skin="#f0d0a8",
    coat="#2f4a44",
    behind=(path("M20 32C18 20 23 14 32 14C41 14 46 20 44 32Z", INK),),
    face=(
        _eyes(30.2, 1.3),
        _nose(),
        stroke("M26.4 37C30 35.6 34 35.6 37.6 37M30 39.6C31.4 40.4 32.6 40.4 34 39.6", INK, 1.3),
        '<circle cx="27" cy="30" r="4.2" fill="#ffffff" fill-opacity="0.25" stroke="#2a2a26" stroke-width="1.3"/>',
        '<circle cx="37" cy="30" r="4.2" fill="#ffffff" fill-opacity="0.25" stroke="#2a2a26" stroke-width="1.3"/>',
        stroke("M31.2 29.6H32.8", INK, 1.3),
    ),
    above=(
        path("M19.8 22.6C19.6 12.6 25.4 8 32 8C38.6 8 44.4 12.6 44.2 22.6C38 20.6 26 20.6 19.8 22.6Z", INK),
        path("M19.6 19.6C26 17.6 38 17.6 44.4 19.6L44.2 23.4C38 21.4 26 21.4 19.8 23.4Z", "#4b5f57"),
        disc(32, 7.4, 2.6, RED),
    ),
)

GRANDMOTHER = Bust(
    ground="#6f7d5a",
    skin="#ecc8a2",
    coat="#6d4a5c",
    behind=(path("M17.6 34C14 18 22 9.6 32 9.6C42 9.6 50 18 46.4 34L42 44H22Z", "#2f7a68"),),
    face=(
        stroke("M25 30.2C26 28.8 28.4 28.8 29.4 30.2M34.6 30.2C35.6 28.8 38 28.8 39 30.2", INK, 1.5),
        _nose(),
        _smile(1.5, 2.6),
        _cheeks("#d9705a"),
        stroke("M23.4 33.4L22.4 34.6M40.6 33.4L41.6 34.6", "#b98a5e", 1),
    ),
    above=(
        path(
            "M21 25C22 18.6 26 16.6 32 16.6C38 16.6 42 18.6 43 25C39 21.6 36 20.4 32 20.4C28 20.4 25 21.6 21 25Z", GREY
        ),
        path(
            "M17.6 30C16 17 23 9.6 32 9.6C41 9.6 48 17 46.4 30C43.6 20.6 38 16.6 32 16.6C26 16.6 20.4 20.6 17.6 30Z",
            "#3c927d",
        ),
        path("M27.6 44L32 41.8L36.4 44L38.4 50.6L32 46.4L25.6 50.6Z", "#3c927d"),
        discs([(24, 15.6), (32, 12.6), (40, 15.6)], 1.3, "#e9c8b0"),
    ),
)

UNCLE = Bust(
    ground="#8a5a36",
    skin="#d9a876",
    coat="#33413b",
    behind=(path("M19.4 30C17.6 18 23 12.6 32 12.6C41 12.6 46.4 18 44.6 30Z", INK),),
    face=(
        _eyes(30),
        stroke("M23.8 26.2L29.8 25.2M34.2 25.2L40.2 26.2", INK, 2.4),
        _nose(),
        path(
            "M23.6 38.4C25 34.8 30 33.8 32 35.4C34 33.8 39 34.8 40.4 38.4"
            "C37.6 36.8 34 38.2 32 37.4C30 38.2 26.4 36.8 23.6 38.4Z",
            INK,
        ),
        stroke("M30.4 40C31.4 40.6 32.6 40.6 33.6 40", "#8a3a2a", 1.3),
    ),
    above=(
        path(
            "M20 25.4C19.4 17 24.4 13.4 32 13.4C39.6 13.4 44.6 17 44 25.4"
            "C42.6 22 41 20.4 40 19.6C35 21 29 21 24 19.6C23 20.4 21.4 22 20 25.4Z",
            INK,
        ),
    ),
    collar="#d9d2c0",
)

GIRL = Bust(
    ground="#54748a",
    skin="#f5dabb",
    coat="#e0a13c",
    behind=(
        path("M18.4 32C16.4 18.4 22.4 12 32 12C41.6 12 47.6 18.4 45.6 32Z", INK),
        ellipse(17.4, 38.4, 4, 9.4, INK, ' transform="rotate(10 17.4 38.4)"'),
        ellipse(46.6, 38.4, 4, 9.4, INK, ' transform="rotate(-10 46.6 38.4)"'),
    ),
    face=(_eyes(30.4, 1.8), _brows(INK, 1.1), _nose(), _cheeks("#e0705a"), _smile(1.5, 3)),
    above=(
        path(
            "M20 27.4C20 18 25 14 32 14C39 14 44 18 44 27.4"
            "C41.4 24.6 39.6 23 38.8 21C35 23.4 29 23.4 25.2 21C24.4 23 22.6 24.6 20 27.4Z",
            INK,
        ),
        box(14.4, 30, 6.4, 2.8, 1.4, RED),
        box(43.2, 30, 6.4, 2.8, 1.4, RED),
    ),
    collar=RED,
)

# In seat order: the player, then the four who sit round the table at the start, then three guests.
BUSTS = (SCHOLAR, SAILOR, FARMER, ELDER, SISTER, GRANDMOTHER, UNCLE, GIRL)
