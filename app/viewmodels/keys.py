"""The keyboard of the table: which key means what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt

from engine.cards import Rank


class Do(Enum):
    """What a key asks for."""

    RANK = "rank"
    GUARD_CARD = "guard_card"
    LEFT = "left"
    RIGHT = "right"
    MORE = "more"
    FEWER = "fewer"
    TOGGLE = "toggle"
    CONFIRM = "confirm"
    DECLINE = "decline"
    APPLY = "apply"
    HINT = "hint"
    LAST_TRICK = "last_trick"
    ROLES = "roles"
    LOG = "log"
    CLEAR = "clear"
    RULES = "rules"
    AUTO = "auto"
    COUNTER = "counter"
    GUESS_1 = "guess_1"
    GUESS_2 = "guess_2"
    GUESS_3 = "guess_3"
    GUESS_4 = "guess_4"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Command:
    """rank: for `Do.RANK` alone. whole: the whole column."""

    do: Do
    rank: Rank | None = None
    whole: bool = False


_K = Qt.Key
_RANKS: dict[int, Rank] = {
    _K.Key_3: Rank.THREE,
    _K.Key_4: Rank.FOUR,
    _K.Key_5: Rank.FIVE,
    _K.Key_6: Rank.SIX,
    _K.Key_7: Rank.SEVEN,
    _K.Key_8: Rank.EIGHT,
    _K.Key_9: Rank.NINE,
    _K.Key_0: Rank.TEN,
    _K.Key_J: Rank.JACK,
    _K.Key_Q: Rank.QUEEN,
    _K.Key_K: Rank.KING,
    _K.Key_A: Rank.ACE,
    _K.Key_2: Rank.TWO,
    _K.Key_Z: Rank.SMALL,
    _K.Key_X: Rank.BIG,
}
# What Shift makes of the digits where a real window sends the sign instead of the digit.
_SHIFTED: dict[int, Rank] = {
    _K.Key_At: Rank.TWO,
    _K.Key_QuoteDbl: Rank.TWO,
    _K.Key_NumberSign: Rank.THREE,
    _K.Key_section: Rank.THREE,
    _K.Key_Dollar: Rank.FOUR,
    _K.Key_Percent: Rank.FIVE,
    _K.Key_AsciiCircum: Rank.SIX,
    _K.Key_Ampersand: Rank.SEVEN,
    _K.Key_Asterisk: Rank.EIGHT,
    _K.Key_ParenLeft: Rank.NINE,
    _K.Key_ParenRight: Rank.TEN,
}
_PLAIN: dict[int, Do] = {
    _K.Key_G: Do.GUARD_CARD,
    _K.Key_Left: Do.LEFT,
    _K.Key_Right: Do.RIGHT,
    _K.Key_Up: Do.MORE,
    _K.Key_Down: Do.FEWER,
    _K.Key_Plus: Do.MORE,
    _K.Key_Equal: Do.MORE,
    _K.Key_Minus: Do.FEWER,
    _K.Key_Space: Do.TOGGLE,
    _K.Key_Return: Do.CONFIRM,
    _K.Key_Enter: Do.CONFIRM,
    _K.Key_P: Do.DECLINE,
    _K.Key_F: Do.APPLY,
    _K.Key_H: Do.HINT,
    _K.Key_L: Do.LAST_TRICK,
    _K.Key_R: Do.ROLES,
    _K.Key_O: Do.LOG,
    _K.Key_Escape: Do.CLEAR,
    _K.Key_Backspace: Do.CLEAR,
    _K.Key_F1: Do.RULES,
    _K.Key_C: Do.COUNTER,
    _K.Key_F2: Do.GUESS_1,
    _K.Key_F3: Do.GUESS_2,
    _K.Key_F4: Do.GUESS_3,
    _K.Key_F5: Do.GUESS_4,
    _K.Key_T: Do.AUTO,
    _K.Key_M: Do.GAME,
}
_HARMLESS = Qt.KeyboardModifier.ShiftModifier.value | Qt.KeyboardModifier.KeypadModifier.value


def command(key: int, modifiers: int) -> Command | None:
    """What a key means on the table; None where it means nothing, or belongs to the window (Ctrl, Alt, Meta)."""
    if modifiers & ~_HARMLESS:
        return None
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier.value)
    if key in _RANKS:
        return Command(Do.RANK, _RANKS[key], shift)
    if shift and key in _SHIFTED:
        return Command(Do.RANK, _SHIFTED[key], True)
    return Command(_PLAIN[key]) if key in _PLAIN else None
