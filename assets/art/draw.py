"""Draws every picture of the QML module: `python assets/art/draw.py [--sans FONT] [--serif FONT]`."""

from __future__ import annotations

import argparse
from pathlib import Path

import cards
import felt
import icon
import portraits
from ink import ROOT, Face


def main() -> None:
    """Write the pictures; a collection is given as FILE#INDEX."""
    fonts = ROOT / "assets" / "fonts"
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sans", default=str(fonts / "BaohuangSans-Bold.otf"))
    parser.add_argument("--serif", default=str(fonts / "BaohuangSerif-Bold.otf"))
    options = parser.parse_args()
    type_ = cards.Type(_face(options.sans), _face(options.serif))
    cards.draw_faces(type_)
    cards.draw_jokers(type_)
    cards.draw_marks()
    cards.draw_special(type_)
    cards.draw_backs(type_)
    cards.draw_piles()
    portraits.draw_portraits()
    felt.draw_felt()
    icon.draw_icon()


def _face(name: str) -> Face:
    file, _, index = name.partition("#")
    return Face.load(Path(file), int(index or 0))


if __name__ == "__main__":
    main()
