"""What is heard, in words: whether there is sound at all, and sentences as a voice reads them."""

from __future__ import annotations

from .sound import SoundState
from .text import translate


def sound_note(state: SoundState) -> str:
    """Why no sound is heard; empty where it is, or is not known yet."""
    if state is SoundState.MISSING:
        return translate("text", "Sound is not available here: a part of the system that plays it is missing.")
    if state is SoundState.NO_DEVICE:
        return translate("text", "No loudspeaker or headphones found; sounds begin when there are some.")
    return ""
