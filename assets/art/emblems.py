"""The emblems of the court cards and the jokers, drawn round (0, 0) in a field of about 36 by 44."""

from __future__ import annotations


def _dots(points: list[tuple[float, float]], radius: float, fill: str) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>' for x, y in points)


def helmet(main: str, gold: str, paper: str) -> list[str]:
    """J: a general's helmet 盔 with its tassel, brow plate and neck guards."""
    return [
        f'<path d="M0 -13C-1 -16 -3.4 -17.4 -4.2 -20.4C-1.6 -19.6 -0.6 -21.4 0 -23C0.6 -21.4 1.6 -19.6 4.2 -20.4'
        f'C3.4 -17.4 1 -16 0 -13Z" fill="{main}"/>',
        f'<path d="M-12.5 3C-13.2 -7 -7.4 -13.4 0 -14.6C7.4 -13.4 13.2 -7 12.5 3Z" fill="{main}"/>',
        f'<path d="M-13.6 8.6C-16 12.6 -16.6 17 -15 21.4C-10.6 21.2 -7.4 18.6 -6.6 14.8V8.6Z" fill="{main}"/>',
        f'<path d="M13.6 8.6C16 12.6 16.6 17 15 21.4C10.6 21.2 7.4 18.6 6.6 14.8V8.6Z" fill="{main}"/>',
        f'<path d="M-14.6 3.4C-5 0.8 5 0.8 14.6 3.4L14 8C5 5.6 -5 5.6 -14 8Z" fill="{gold}"/>',
        f'<path d="M0 -10.6L3.2 -5.4L0 -0.2L-3.2 -5.4Z" fill="{gold}"/>',
        f'<circle cx="0" cy="-5.4" r="1.1" fill="{main}"/>',
        f'<path d="M-12.4 13H-8.2M-12.8 16.8H-9M12.4 13H8.2M12.8 16.8H9" stroke="{paper}" stroke-width="1.3" '
        'stroke-linecap="round" fill="none"/>',
        f'<path d="M-7.6 -9.2C-9 -6.4 -9.6 -3 -9.4 -0.6M7.6 -9.2C9 -6.4 9.6 -3 9.4 -0.6" stroke="{paper}" '
        'stroke-width="1.2" stroke-linecap="round" fill="none"/>',
    ]


def phoenix_crown(main: str, gold: str, paper: str) -> list[str]:
    """Q: a phoenix crown 凤冠 with five plumes, pearls and pendants."""
    plume = "M0 2C-5 -4 -5 -12 0 -17C5 -12 5 -4 0 2Z"
    parts = [
        f'<path transform="rotate({angle}) translate(0 -4) scale({size})" d="{plume}" fill="{main}"/>'
        for angle, size in ((-66, 0.86), (66, 0.86), (-34, 0.98), (34, 0.98), (0, 1.12))
    ]
    eyes = [(-13.4, -5.9), (13.4, -5.9), (-8.2, -12.2), (8.2, -12.2), (0, -15)]
    parts.append(_dots(eyes, 1.7, gold))
    parts += [
        f'<path d="M-14 5.6C-9 -2.8 9 -2.8 14 5.6C9.6 9.2 -9.6 9.2 -14 5.6Z" fill="{gold}"/>',
        f'<path d="M0 -3.4C3 0 3 3 0 6.2C-3 3 -3 0 0 -3.4Z" fill="{main}"/>',
        _dots([(-7.2, 3.4), (7.2, 3.4), (-11, 5), (11, 5)], 1.2, paper),
    ]
    strings = [(x, y) for x in (-13.2, 13.2) for y in (10.2, 13.6, 17)]
    parts.append(_dots(strings, 1.25, gold))
    parts += [
        f'<path d="M{x} 18.4C{x + 2.3} 21 {x + 1.7} 23.6 {x} 23.6C{x - 1.7} 23.6 {x - 2.3} 21 {x} 18.4Z" fill="{main}"/>'
        for x in (-13.2, 13.2)
    ]
    parts.append(_dots([(-6, 10.6), (6, 10.6), (0, 11.6), (0, 14.8)], 1.2, gold))
    parts.append(f'<path d="M0 16C1.9 18.2 1.4 20.2 0 20.2C-1.4 20.2 -1.9 18.2 0 16Z" fill="{main}"/>')
    return parts


def crown(main: str, gold: str, paper: str) -> list[str]:
    """K: the emperor's crown 冕 with its board, strings of beads and hairpin."""
    beads = [(x, y) for x in (-15.4, -11.2, 11.2, 15.4) for y in (-10.4, -7.2, -4)]
    beads += [(x, y) for x in (-7, -3.5, 0, 3.5, 7) for y in (-10.4, -7.2)]
    return [
        f'<path d="M-9.4 -13H9.4C10 -5 11 3 11.6 10H-11.6C-11 3 -10 -5 -9.4 -13Z" fill="{main}"/>',
        f'<path d="M-12 9.4C-5 12 5 12 12 9.4L12.8 14.6C5 17.6 -5 17.6 -12.8 14.6Z" fill="{gold}"/>',
        f'<path d="M-17.4 -16.4C-9 -20.4 9 -20.4 17.4 -16.4L18 -12.4C9 -15.2 -9 -15.2 -18 -12.4Z" fill="{main}"/>',
        f'<path d="M-17.7 -13.6C-9 -16.6 9 -16.6 17.7 -13.6" stroke="{gold}" stroke-width="1.3" fill="none"/>',
        _dots(beads, 1.3, gold),
        f'<path d="M-16 2.4H16" stroke="{gold}" stroke-width="2" stroke-linecap="round"/>',
        _dots([(-16.2, 2.4), (16.2, 2.4)], 2.2, gold),
        f'<path d="M0 -3.4L3.6 2.4L0 8.2L-3.6 2.4Z" fill="{paper}"/><circle cx="0" cy="2.4" r="1.5" fill="{main}"/>',
        f'<path d="M-16.2 4.6V12.4M16.2 4.6V12.4" stroke="{main}" stroke-width="1.3"/>',
        *(
            f'<path d="M{x} 11.4C{x + 2.4} 14.4 {x + 2} 19.4 {x} 20.6C{x - 2} 19.4 {x - 2.4} 14.4 {x} 11.4Z" fill="{main}"/>'
            for x in (-16.2, 16.2)
        ),
    ]


def tiger(main: str, gold: str, paper: str, grown: bool) -> list[str]:
    """The jokers: the face of a Shandong cloth tiger, filled for the tiger 虎, in outline for the cub 彪."""
    coat, line = (main, paper) if grown else (paper, main)
    rim = f' stroke="{main}" stroke-width="1.5" stroke-linejoin="round"'
    return [
        f'<circle cx="-12" cy="-13.4" r="5.4" fill="{coat}"{rim}/><circle cx="12" cy="-13.4" r="5.4" fill="{coat}"{rim}/>',
        f'<circle cx="-12" cy="-13.4" r="2.3" fill="{gold}"/><circle cx="12" cy="-13.4" r="2.3" fill="{gold}"/>',
        f'<path d="M0 -17C9.6 -17 16.4 -10.6 16.4 -0.6C16.4 4.2 17.6 6.4 16.6 10C14.8 16.6 7.4 19.6 0 19.6'
        f'C-7.4 19.6 -14.8 16.6 -16.6 10C-17.6 6.4 -16.4 4.2 -16.4 -0.6C-16.4 -10.6 -9.6 -17 0 -17Z" fill="{coat}"{rim}/>',
        f'<path d="M-4.6 -13.4H4.6M-3.8 -9.7H3.8M-4.9 -5.8H4.9M0 -13.4V-5.8" stroke="{line}" stroke-width="1.9" '
        'stroke-linecap="round" fill="none"/>',
        f'<path d="M-14.6 -5.2L-10.2 -6.4M14.6 -5.2L10.2 -6.4M-15.4 7.4L-11.4 6.6M15.4 7.4L11.4 6.6'
        f'M-14.2 11.4L-10.6 9.8M14.2 11.4L10.6 9.8" stroke="{line}" stroke-width="1.6" stroke-linecap="round"/>',
        f'<ellipse cx="-7.4" cy="0.6" rx="4.3" ry="4.1" fill="{paper}" stroke="{main}" stroke-width="{0 if grown else 1.2}"/>'
        f'<ellipse cx="7.4" cy="0.6" rx="4.3" ry="4.1" fill="{paper}" stroke="{main}" stroke-width="{0 if grown else 1.2}"/>',
        '<circle cx="-6.9" cy="0.9" r="2.3" fill="#20241f"/><circle cx="6.9" cy="0.9" r="2.3" fill="#20241f"/>',
        f'<path d="M-3.4 5.2H3.4C3.2 7.6 1.6 9 0 9.2C-1.6 9 -3.2 7.6 -3.4 5.2Z" fill="{gold}"/>',
        f'<path d="M0 9.2V11.4M-7.4 11C-6.4 14.4 -1.4 14.6 0 11.4C1.4 14.6 6.4 14.4 7.4 11" stroke="{line}" '
        'stroke-width="1.6" stroke-linecap="round" fill="none"/>',
    ]
