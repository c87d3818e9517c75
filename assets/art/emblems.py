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
    """K: the emperor's crown 冕 with its board, strings of beads and hairpin."""
    beads = [(x, y) for x in (-15.4, -11.2, 11.2, 15.4) for y in (-10.4, -7.2, -4)]
    beads += [(x, y) for x in (-7, -3.5, 0, 3.5, 7) for y in (-10.4, -7.2)]
    tassel = "M-16.2 11.4C-13.8 14.4 -14.2 19.4 -16.2 20.6C-18.2 19.4 -18.6 14.4 -16.2 11.4Z"
    board = "M-17.4 -16.4C-9 -20.4 9 -20.4 17.4 -16.4L18 -12.4C9 -15.2 -9 -15.2 -18 -12.4Z"
    return [
        path("M-9.4 -13L9.4 -13C10 -5 11 3 11.6 10L-11.6 10C-11 3 -10 -5 -9.4 -13Z", main),
        path("M-12 9.4C-5 12 5 12 12 9.4L12.8 14.6C5 17.6 -5 17.6 -12.8 14.6Z", gold),
        path(board, main),
        stroke("M-17.7 -13.6C-9 -16.6 9 -16.6 17.7 -13.6", gold, 1.3),
        discs(beads, 1.3, gold),
        stroke("M-16 2.4L16 2.4", gold, 2),
        discs([(-16.2, 2.4), (16.2, 2.4)], 2.2, gold),
        path("M0 -3.4L3.6 2.4L0 8.2L-3.6 2.4Z", paper),
        disc(0, 2.4, 1.5, main),
        stroke("M-16.2 4.6L-16.2 12.4M16.2 4.6L16.2 12.4", main, 1.3),
        path(tassel + mirrored(tassel), main),
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
