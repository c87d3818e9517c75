"""The keyboard of the table: which key means what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt

from app.keymap import EVERYWHERE, PLAIN_RANKS, Keymap
from engine.cards import Rank


class Do(Enum):
    """What a key asks for; the values are the names of commands in `app.keymap`, but for the first."""

    RANK = "rank"
    GUARD_CARD = "guard_card"
    LEFT = "left"
    RIGHT = "right"
    MORE = "more"
    FEWER = "fewer"
    TOGGLE = "toggle"
    CLEAR = "clear"
    CONFIRM = "confirm"
    DECLINE = "decline"
    APPLY = "apply"
    HINT = "hint"
    UNDO = "undo"
    SAME_DEAL = "same_deal"
    AUTO = "auto"
    LAST_TRICK = "last_trick"
    ROLES = "roles"
    LOG = "log"
    COUNTER = "counter"
    GUESS_1 = "guess_1"
    GUESS_2 = "guess_2"
    GUESS_3 = "guess_3"
    GUESS_4 = "guess_4"
    KEYS = "keys"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Command:
    """rank: for `Do.RANK` alone. whole: the whole column."""

    do: Do
    rank: Rank | None = None
    whole: bool = False


REPEATED = (Do.LEFT, Do.RIGHT, Do.MORE, Do.FEWER)
"""What a key that is held down does again; nothing else is done twice by one press."""
PLAYED = frozenset(
    {Do.RANK, Do.GUARD_CARD, Do.LEFT, Do.RIGHT, Do.MORE, Do.FEWER, Do.TOGGLE, Do.CONFIRM, Do.DECLINE, Do.APPLY, Do.HINT}
    | {Do.GUESS_1, Do.GUESS_2, Do.GUESS_3, Do.GUESS_4, Do.SAME_DEAL}
)
"""What touches the table: the hand, the question, the seats, the score."""
_K = Qt.Key
_NAMES: dict[int, str] = {
    _K.Key_Left: "Left",
    _K.Key_Right: "Right",
    _K.Key_Up: "Up",
    _K.Key_Down: "Down",
    _K.Key_Space: "Space",
    _K.Key_Return: "Return",
    _K.Key_Enter: "Enter",
    _K.Key_Escape: "Esc",
    _K.Key_Backspace: "Backspace",
    _K.Key_Home: "Home",
    _K.Key_End: "End",
    _K.Key_PageUp: "PgUp",
    _K.Key_PageDown: "PgDown",
    _K.Key_Insert: "Ins",
    _K.Key_Delete: "Del",
    **{_K.Key_F1.value + number: f"F{number + 1}" for number in range(24)},
}
# What Shift makes of the digits where a real window sends the sign instead of the digit.
_UNSHIFTED = dict(zip('@"#§$%^&*()', "22334567890", strict=True))
_RANKS = {f"rank_{rank.letter}": rank for rank in PLAIN_RANKS}
_M = Qt.KeyboardModifier
_HELD = (("Ctrl+", _M.ControlModifier.value), ("Alt+", _M.AltModifier.value), ("Meta+", _M.MetaModifier.value))


def chord_of(key: int, modifiers: int) -> str:
    """The name of a key with what is held beside it, but for Shift, which makes another sign or means the whole
    column; empty for a key that has none."""
    held = "".join(name for name, modifier in _HELD if modifiers & modifier)
    if key in _NAMES:
        return held + _NAMES[key]
    sign = chr(key) if _K.Key_Space < key < _K.Key_Escape and key <= 0x10FFFF else ""
    return held + sign if sign.isprintable() else ""


def command(key: int, modifiers: int, keymap: Keymap) -> Command | None:
    """What a key means on the table; None where it means nothing, or belongs to the window."""
    shift = bool(modifiers & _M.ShiftModifier.value)
    chord = chord_of(key, modifiers)
    name = keymap.command(chord)
    if name is None and shift:
        name = keymap.command(_UNSHIFTED.get(chord, ""))
    if name is None or name in EVERYWHERE:
        return None
    return Command(Do.RANK, _RANKS[name], shift) if name in _RANKS else Command(Do(name))
