"""The emblems of the court cards and the jokers, drawn round (0, 0) in a field of about 36 by 44."""

from __future__ import annotations

from ink import disc, discs, ellipse, mirrored, path, stroke

INK = "#20241f"


def helmet(main: str, gold: str, paper: str) -> list[str]:
    """J: a general's helmet 盔 with its tassel, brow plate and neck guards."""
    tassel = (
        "M0 -13C-1 -16 -3.4 -17.4 -4.2 -20.4C-1.6 -19.6 -0.6 -21.4 0 -23"
        "C0.6 -21.4 1.6 -19.6 4.2 -20.4C3.4 -17.4 1 -16 0 -13Z"
    )
    guard = "M-13.6 8.6C-16 12.6 -16.6 17 -15 21.4C-10.6 21.2 -7.4 18.6 -6.6 14.8L-6.6 8.6Z"
    lames = "M-12.4 13L-8.2 13M-12.8 16.8L-9 16.8"
    shine = "M-7.6 -9.2C-9 -6.4 -9.6 -3 -9.4 -0.6"
    return [
        path(tassel, main),
        path("M-12.5 3C-13.2 -7 -7.4 -13.4 0 -14.6C7.4 -13.4 13.2 -7 12.5 3Z", main),
        path(guard + mirrored(guard), main),
        path("M-14.6 3.4C-5 0.8 5 0.8 14.6 3.4L14 8C5 5.6 -5 5.6 -14 8Z", gold),
        path("M0 -10.6L3.2 -5.4L0 -0.2L-3.2 -5.4Z", gold),
        disc(0, -5.4, 1.1, main),
        stroke(lames + mirrored(lames), paper, 1.3),
        stroke(shine + mirrored(shine), paper, 1.2),
    ]


def phoenix_crown(main: str, gold: str, paper: str) -> list[str]:
    """Q: a phoenix crown 凤冠 with five plumes, pearls and pendants."""
    plume = "M0 2C-5 -4 -5 -12 0 -17C5 -12 5 -4 0 2Z"
    plumes = ((-66, 0.86), (66, 0.86), (-34, 0.98), (34, 0.98), (0, 1.12))
    drop = "M-13.2 18.4C-10.9 21 -11.5 23.6 -13.2 23.6C-14.9 23.6 -15.5 21 -13.2 18.4Z"
    return [
        *(path(plume, main, f' transform="rotate({angle}) translate(0 -4) scale({size})"') for angle, size in plumes),
        discs([(-13.4, -5.9), (13.4, -5.9), (-8.2, -12.2), (8.2, -12.2), (0, -15)], 1.7, gold),
        path("M-14 5.6C-9 -2.8 9 -2.8 14 5.6C9.6 9.2 -9.6 9.2 -14 5.6Z", gold),
        path("M0 -3.4C3 0 3 3 0 6.2C-3 3 -3 0 0 -3.4Z", main),
        discs([(-7.2, 3.4), (7.2, 3.4), (-11, 5), (11, 5)], 1.2, paper),
        discs([(x, y) for x in (-13.2, 13.2) for y in (10.2, 13.6, 17)], 1.25, gold),
        path(drop + mirrored(drop), main),
        discs([(-6, 10.6), (6, 10.6), (0, 11.6), (0, 14.8)], 1.2, gold),
        path("M0 16C1.9 18.2 1.4 20.2 0 20.2C-1.4 20.2 -1.9 18.2 0 16Z", main),
    ]


def crown(main: str, gold: str, paper: str) -> list[str]:
    """K: the emperor's crown 冕 with its board, its curtain of beads and the cord under the chin."""
    beads = [(x, y) for x in (-16.4, -12.6, 12.6, 16.4) for y in (-10.6, -7.3, -4, -0.7, 2.6)]
    beads += [(x, y) for x in (-6.6, -2.2, 2.2, 6.6) for y in (-10.6, -7.3)]
    board = "M-18.6 -19.4C-9 -17 9 -17 18.6 -19.4L18.6 -14.6C9 -12.6 -9 -12.6 -18.6 -14.6Z"
    cord = "M-9.4 9C-9.4 14 -5 18 0 18.6"
    return [
        path("M-9.6 -14L9.6 -14L10.6 6C10.8 9.4 -10.8 9.4 -10.6 6Z", main),
        path("M-10.9 4C-5 6.6 5 6.6 10.9 4L11.2 8.4C5 11 -5 11 -11.2 8.4Z", gold),
        path(board, main),
        stroke("M-18.4 -14.4C-9 -12.4 9 -12.4 18.4 -14.4", gold, 1.5),
        path("M-3.6 -17.6C-3.6 -22.4 3.6 -22.4 3.6 -17.6Z", gold),
        discs(beads, 1.35, gold),
        path("M0 -4.4L3.2 0L0 4.4L-3.2 0Z", paper),
        disc(0, 0, 1.3, main),
        stroke(cord + mirrored(cord), main, 1.6),
        disc(0, 18.8, 2, gold),
        path("M-0.6 20L-3 25.4L-0.4 24.6L0 26L0.4 24.6L3 25.4L0.6 20Z", main),
    ]


def tiger(main: str, gold: str, paper: str, grown: bool) -> list[str]:
    """The jokers: the face of a Shandong cloth tiger, filled for the tiger 虎, in outline for the cub 彪."""
    coat, line = (main, paper) if grown else (paper, main)
    rim = f' stroke="{main}" stroke-width="1.5" stroke-linejoin="round"'
    lids = "" if grown else f' stroke="{main}" stroke-width="1.2"'
    head = (
        "M0 -17C9.6 -17 16.4 -10.6 16.4 -0.6C16.4 4.2 17.6 6.4 16.6 10C14.8 16.6 7.4 19.6 0 19.6"
        "C-7.4 19.6 -14.8 16.6 -16.6 10C-17.6 6.4 -16.4 4.2 -16.4 -0.6C-16.4 -10.6 -9.6 -17 0 -17Z"
    )
    stripes = "M-14.6 -5.2L-10.2 -6.4M-15.4 7.4L-11.4 6.6M-14.2 11.4L-10.6 9.8"
    return [
        *(disc(x, -13.4, 5.4, coat, rim) + disc(x, -13.4, 2.3, gold) for x in (-12, 12)),
        path(head, coat, rim),
        stroke("M-4.6 -13.4H4.6M-3.8 -9.7H3.8M-4.9 -5.8H4.9M0 -13.4V-5.8", line, 1.9),
        stroke(stripes + mirrored(stripes), line, 1.6),
        *(ellipse(x, 0.6, 4.3, 4.1, paper, lids) for x in (-7.4, 7.4)),
        discs([(-6.9, 0.9), (6.9, 0.9)], 2.3, INK),
        path("M-3.4 5.2L3.4 5.2C3.2 7.6 1.6 9 0 9.2C-1.6 9 -3.2 7.6 -3.4 5.2Z", gold),
        stroke("M0 9.2L0 11.4M-7.4 11C-6.4 14.4 -1.4 14.6 0 11.4C1.4 14.6 6.4 14.4 7.4 11", line, 1.6),
    ]
