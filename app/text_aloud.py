"""What is heard, in words: whether there is sound and a voice at all, and sentences as a voice reads them."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .sound import SoundState
from .text import say, translate
from .voice_state import VoiceState

_SUITS: Final = {
    "♠": QT_TRANSLATE_NOOP("text", "spades "),
    "♥": QT_TRANSLATE_NOOP("text", "hearts "),
    "♣": QT_TRANSLATE_NOOP("text", "clubs "),
    "♦": QT_TRANSLATE_NOOP("text", "diamonds "),
}
_SEVERAL: Final = {
    "J": QT_TRANSLATE_NOOP("text", "jacks"),
    "Q": QT_TRANSLATE_NOOP("text", "queens"),
    "K": QT_TRANSLATE_NOOP("text", "kings"),
    "A": QT_TRANSLATE_NOOP("text", "aces"),
}
_GROUP: Final = re.compile(r"(\d+)×(10|[2-9JQKA])(?![\w])")


def sound_note(state: SoundState) -> str:
    """Why no sound is heard; empty where it is, or is not known yet."""
    if state is SoundState.MISSING:
        return translate("text", "Sound is not available: a system component that plays it is missing.")
    if state is SoundState.NO_DEVICE:
        return translate("text", "No speakers or headphones found. Sound starts when some are connected.")
    return ""


def voice_note(state: VoiceState) -> str:
    """What the voice does, or why it does not."""
    if state is VoiceState.MISSING:
        return translate("text", "Reading aloud is not available on this system.")
    if state is VoiceState.NO_VOICE:
        return translate("text", "The system has no voice for English.", "in the language that is missing")
    return translate("text", "A system voice says what happens.")


def aloud(sentence: str) -> str:
    """A sentence of the log or the table as a voice should read it: signs become words."""
    spoken = _GROUP.sub(_several, sentence)
    spoken = re.sub(r"×(\d+)", lambda found: translate("text", "times {0}", "read aloud").format(found[1]), spoken)
    spoken = re.sub(r"(\d+)×", lambda found: translate("text", "{0} ", "so many jokers").format(found[1]), spoken)
    for sign, word in _SUITS.items():
        spoken = spoken.replace(sign, say(word, "read aloud"))
    spoken = spoken.replace(" + ", translate("text", " and ", "read aloud, between cards"))
    spoken = re.sub(r"−(?=\d)", lambda _: translate("text", "minus ", "read aloud"), spoken)
    return re.sub(r"\s*[·→]\s*", ", ", spoken)


def _several(found: re.Match[str]) -> str:
    number, face = found.groups()
    if face in _SEVERAL:
        return translate("text", "{0} {1}", "so many of a rank").format(number, say(_SEVERAL[face], "read aloud"))
    return translate("text", "{0} {1}s", "so many of a rank that is a number").format(number, face)
