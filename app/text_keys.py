"""The words of the keyboard: what the commands are called, and how a key is written on a cap."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.actions import SEATS

from .keymap import PLAIN_RANKS, Keymap
from .text import rank_face, say, seat_name, sentence, translate

_RANKS: Final = {f"rank_{rank.letter}": rank for rank in PLAIN_RANKS}
_COMMANDS: Final = {
    "guard_card": QT_TRANSLATE_NOOP("text", "Special, sword or called card"),
    "left": QT_TRANSLATE_NOOP("text", "Move left, to the next column or answer"),
    "right": QT_TRANSLATE_NOOP("text", "Move right, to the next column or answer"),
    "more": QT_TRANSLATE_NOOP("text", "One more card of the column"),
    "fewer": QT_TRANSLATE_NOOP("text", "One card fewer of the column"),
    "toggle": QT_TRANSLATE_NOOP("text", "Marked card of the column"),
    "clear": QT_TRANSLATE_NOOP("text", "Clear the selection; close what is open"),
    "confirm": QT_TRANSLATE_NOOP("text", "Play, answer, go on"),
    "decline": QT_TRANSLATE_NOOP("text", "Pass, or give the safe answer"),
    "apply": QT_TRANSLATE_NOOP("text", "Pass and ask for the lead"),
    "hint": QT_TRANSLATE_NOOP("text", "Hint"),
    "undo": QT_TRANSLATE_NOOP("text", "Take back your last move"),
    "same_deal": QT_TRANSLATE_NOOP("text", "Same deal again, once it is over"),
    "auto": QT_TRANSLATE_NOOP("text", "Autoplay on or off"),
    "last_trick": QT_TRANSLATE_NOOP("text", "This trick and the last"),
    "roles": QT_TRANSLATE_NOOP("text", "Roles known to all"),
    "log": QT_TRANSLATE_NOOP("text", "Log"),
    "counter": QT_TRANSLATE_NOOP("text", "Card counter"),
    "rules": QT_TRANSLATE_NOOP("text", "Rules"),
    "keys": QT_TRANSLATE_NOOP("text", "List of keys"),
    "game": QT_TRANSLATE_NOOP("text", "Game menu"),
    "settings": QT_TRANSLATE_NOOP("text", "Settings"),
    "new_match": QT_TRANSLATE_NOOP("text", "New match"),
    "full_screen": QT_TRANSLATE_NOOP("text", "Full screen"),
    "quit": QT_TRANSLATE_NOOP("text", "Quit"),
}
_SIGNS: Final = {
    "Return": "⏎",
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    "-": "−",
}
_NAMES: Final = {
    "Space": QT_TRANSLATE_NOOP("text", "Space"),
    "Enter": QT_TRANSLATE_NOOP("text", "Enter"),
    "Backspace": QT_TRANSLATE_NOOP("text", "Backspace"),
    "Home": QT_TRANSLATE_NOOP("text", "Home"),
    "End": QT_TRANSLATE_NOOP("text", "End"),
    "PgUp": QT_TRANSLATE_NOOP("text", "Page up"),
    "PgDown": QT_TRANSLATE_NOOP("text", "Page down"),
    "Ins": QT_TRANSLATE_NOOP("text", "Insert"),
    "Del": QT_TRANSLATE_NOOP("text", "Delete"),
}
_SPOKEN: Final = {
    "Return": QT_TRANSLATE_NOOP("text", "Enter"),
    "Left": QT_TRANSLATE_NOOP("text", "arrow left"),
    "Right": QT_TRANSLATE_NOOP("text", "arrow right"),
    "Up": QT_TRANSLATE_NOOP("text", "arrow up"),
    "Down": QT_TRANSLATE_NOOP("text", "arrow down"),
    "+": QT_TRANSLATE_NOOP("text", "plus"),
    "-": QT_TRANSLATE_NOOP("text", "minus"),
    "=": QT_TRANSLATE_NOOP("text", "equals sign"),
    "?": QT_TRANSLATE_NOOP("text", "question mark"),
    ",": QT_TRANSLATE_NOOP("text", "comma"),
}
_GROUPS: Final = {
    "choose": QT_TRANSLATE_NOOP("text", "Choosing cards"),
    "answer": QT_TRANSLATE_NOOP("text", "Answering"),
    "look": QT_TRANSLATE_NOOP("text", "Looking things up"),
    "window": QT_TRANSLATE_NOOP("text", "Match and window"),
}
GUESSES: Final = tuple(f"guess_{seat}" for seat in SEATS[1:])
GROUPS: Final = {
    "choose": (*_RANKS, "guard_card", "left", "right", "more", "fewer", "toggle", "clear"),
    "answer": ("confirm", "decline", "apply", "hint", "undo", "auto"),
    "look": ("last_trick", "roles", "log", "counter", *GUESSES, "rules", "keys"),
    "window": ("game", "same_deal", "new_match", "settings", "full_screen", "quit"),
}
"""Every command, by what it is for."""


def command_name(command: str) -> str:
    """What a command does; a rank by its face."""
    if command in _RANKS:
        return sentence(rank_face(_RANKS[command]))
    if command in GUESSES:
        return translate("text", "Your guess about {0}").format(seat_name(int(command[-1])))
    return say(_COMMANDS[command])


def group_name(group: str) -> str:
    """The title above the commands of a group."""
    return say(_GROUPS[group])


def chord_name(chord: str) -> str:
    """A key as it is written on a cap: `⏎`, `Ctrl+N`, `K`."""
    held, key = _apart(chord)
    return held + (_SIGNS.get(key) or (say(_NAMES[key]) if key in _NAMES else key))


def spoken_chord(chord: str) -> str:
    """A key as it is read aloud: `Enter`, `Ctrl+N`, `K`."""
    held, key = _apart(chord)
    return held + (say(_SPOKEN[key]) if key in _SPOKEN else chord_name(key))


def _apart(chord: str) -> tuple[str, str]:
    at = chord.rfind("+", 0, len(chord) - 1) + 1
    return chord[:at], chord[at:]


def cap(keys: Keymap, command: str) -> str:
    """The key of a command as its button shows it."""
    return chord_name(keys.first(command))


def taken(chord: str, other: str, exchange: bool) -> str:
    """Why a key is not simply given to a command: another has it."""
    if exchange:
        words = translate("text", "{0} is already the key for “{1}”; press it again to swap the two.")
    else:
        words = translate("text", "{0} is already the key for “{1}”.")
    return words.format(chord_name(chord), command_name(other))


def always(chord: str) -> str:
    """Why a key cannot be given to a command: it means the same for everybody."""
    return translate("text", "{0} cannot be changed.").format(chord_name(chord))


def writes() -> str:
    """Why a key cannot be given to a command that holds in every field."""
    return translate("text", "This command works everywhere, so it needs Ctrl, Alt or an F key.")


def unusable() -> str:
    """Why a key cannot be given to any command."""
    return translate("text", "This key cannot be used.")


def waiting(command: str) -> str:
    """What is asked of the player who changes a key."""
    return translate("text", "Press the new key for “{0}”; Esc keeps the old one.").format(command_name(command))


def given(chord: str, command: str) -> str:
    """A key now means this."""
    return translate("text", "{0} is now the key for “{1}”.").format(chord_name(chord), command_name(command))


def exchanged(chord: str, command: str, other_chord: str, other: str) -> str:
    """Two commands have exchanged their keys."""
    words = translate("text", "{0} is now the key for “{1}”, {2} for “{3}”.")
    return words.format(chord_name(chord), command_name(command), chord_name(other_chord), command_name(other))


def as_usual() -> str:
    """Every command has its usual key again."""
    return translate("text", "All keys have been reset.")


def jokers() -> str:
    """What the two keys of the jokers choose."""
    return translate("text", "Small joker, big joker")


def whole_column() -> str:
    """What Shift does."""
    return translate("text", "With Shift: the whole column")


def one_more() -> str:
    """What the key of a rank does."""
    return translate("text", "One more card of the rank; when following, as many as needed")


def key_of(command: str, chord: str) -> str:
    """A command and its key, read aloud."""
    return translate("text", "{0}: {1}").format(command_name(command), spoken_chord(chord))


def guesses() -> str:
    """What the keys of the four guesses are for."""
    return translate("text", "Your guesses about the seats after you")
