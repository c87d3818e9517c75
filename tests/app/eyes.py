"""The main screens as other eyes see them, without colour and without green: `python -m tests.app.eyes FOLDER`.

Three pictures of every sight side by side: as it is, in greys, and as deuteranopia shows it (Machado, Oliveira and
Fernandes 2009, severity 1, in linear light). Made by ImageMagick; without a screen `QT_QPA_PLATFORM=offscreen`.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

from app.command_line import parse
from app.launch import prepare
from tests.app.pictures import LANGUAGES, Sight, after_events, at_phase, picture

DEUTERANOPIA = "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.011820 0.042940 0.968881"
SEEN = {
    "grey": ("-colorspace", "Gray", "-colorspace", "sRGB"),
    "deuteranopia": ("-colorspace", "RGB", "-color-matrix", DEUTERANOPIA, "-colorspace", "sRGB"),
}
PHASES = (("qingdao", "throne"), ("qingdao", "call"), ("qingdao", "reveal"), ("qingdao", "settlement"))
EVENTS = (("weihai", "after_kick"), ("weihai", "after_revolt"), ("weifang", "after_report"), ("qingdao", "middle"))


def sights() -> list[tuple[str, Sight]]:
    """Whose turn it is, the play to beat, roles, a chosen answer, passes, places, stake marks, few cards, the score."""
    found = [(variant, Sight(phase, position)) for variant, phase in PHASES if (position := at_phase(variant, phase))]
    for region in dict.fromkeys(variant for variant, _ in EVENTS):
        moments = after_events(region)
        found += [
            (region, Sight(name, moments[name])) for variant, name in EVENTS if variant == region and name in moments
        ]
    return found


def seen(file: Path) -> Path:
    """A picture beside what other eyes make of it."""
    rows = [file]
    for name, change in SEEN.items():
        rows.append(file.with_name(f"{file.stem}-{name}.png"))
        subprocess.run(["convert", str(file), *change, str(rows[-1])], check=True)
    beside = file.with_name(f"{file.stem}-all.png")
    subprocess.run(["convert", *map(str, rows), "+append", str(beside)], check=True)
    return beside


def main() -> None:
    """Picture, change, and put beside one another."""
    parser = argparse.ArgumentParser(description="The main screens in greys and as deuteranopia shows them.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="zh")
    parser.add_argument("--size", default="1280x720")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    base = prepare(parse(["--screenshot", "unused.png", "--variant", "qingdao", "--seed", "1", "--at", "deal"]))
    for variant, sight in sights():
        file = asked.folder / f"{variant}-{sight.name}.png"
        picture(base, sight, asked.lang, asked.size, file)
        print(seen(file))


if __name__ == "__main__":
    main()
