"""Draws the cloth of the table: light from the top, a grain of fibres, two hairline ovals."""

from __future__ import annotations

import base64
import random
import struct
import zlib

from ink import palette, write

WIDTH, HEIGHT, TILE = 1280, 720, 240
COLOUR = palette()


def draw_felt() -> None:
    """Write felt.svg for 1280×720; it is stretched to the window when it is loaded."""
    grain = base64.b64encode(_grain()).decode("ascii")
    tiles = "".join(
        f'<use xlink:href="#g" transform="translate({x} {y})"/>'
        for x in range(0, WIDTH, TILE)
        for y in range(0, HEIGHT, TILE)
    )
    oval = f'fill="none" stroke="{COLOUR["gold"]}"'
    write(
        "felt",
        WIDTH,
        HEIGHT,
        [
            '<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="640" cy="210" r="820">'
            f'<stop offset="0" stop-color="{COLOUR["feltLight"]}"/><stop offset="0.45" stop-color="#22463b"/>'
            f'<stop offset="1" stop-color="{COLOUR["feltDark"]}"/></radialGradient>'
            f'<image id="g" width="{TILE}" height="{TILE}" xlink:href="data:image/png;base64,{grain}"/></defs>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#l)"/>',
            tiles,
            f'<ellipse cx="640" cy="235" rx="430" ry="170" {oval} stroke-opacity="0.26"/>',
            f'<ellipse cx="640" cy="235" rx="439" ry="178" {oval} stroke-opacity="0.12"/>',
        ],
    )


def _grain() -> bytes:
    """A PNG tile of light and dark fibres, all but transparent, that joins at its edges."""
    rng = random.Random(1)
    level = [[0.0] * TILE for _ in range(TILE)]
    for _ in range(9000):
        x, y, length = rng.randrange(TILE), rng.randrange(TILE), rng.randint(2, 5)
        across, tone = rng.random() < 0.5, rng.choice((-1.0, 1.0)) * rng.uniform(0.3, 1.0)
        for step in range(length):
            column, row = (x + step, y) if across else (x, y + step)
            level[row % TILE][column % TILE] += tone
    rows = bytearray()
    for line in level:
        rows.append(0)
        for value in line:
            rows += bytes((255 if value > 0 else 0, min(11, int(abs(value) * 5))))
    header = struct.pack(">IIBBBBB", TILE, TILE, 8, 4, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
