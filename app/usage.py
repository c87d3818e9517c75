"""What `baohuang --help` prints."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.bots import LEVELS, STYLES
from engine.variants import variant_ids

from .command_line import PHASES
from .settings import SPEEDS

translate = QCoreApplication.translate


def usage() -> str:
    """Every argument with a line on what it does."""
    rows = (
        ("FILE", translate("usage", "open the record of a match and play it again")),
        (f"--variant {'|'.join(variant_ids())}", translate("usage", "the rules of which region")),
        ("--option NAME=on|off", translate("usage", "switch a rule option of the region; may be given again")),
        ("--seed TEXT", translate("usage", "the same text deals the same cards")),
        ("--bots BOT[,BOT,BOT,BOT]", translate("usage", "the four computer players, level or level:style: {0}; {2}")),
        ("--autoplay", translate("usage", "a computer player plays in your place as well")),
        (f"--speed {'|'.join(SPEEDS)}", translate("usage", "how fast the others play and cards move")),
        ("--lang zh|en", translate("usage", "the language of the window")),
        ("--size WIDTHxHEIGHT", translate("usage", "the size of the window, 1280x720 or larger")),
        ("--data-dir DIR", translate("usage", "keep saved games and settings in this folder")),
        ("--screenshot FILE", translate("usage", "save a picture of the window and exit; saved games stay untouched")),
        ("--at PHASE", translate("usage", "the phase to be pictured: {1}")),
        ("--smoke-test FILE", translate("usage", "try everything once, save a picture of the end of a deal and exit")),
        ("--version", translate("usage", "print the version and exit")),
        ("--help", translate("usage", "print this help and exit")),
    )
    words = (", ".join(LEVELS), ", ".join(PHASES), ", ".join(STYLES))
    title = translate("usage", "baohuang [FILE] [options]: the card game of Shandong, against four computer players")
    return "\n".join([title, "", *(f"  {name}\n      {line.format(*words)}" for name, line in rows)])
