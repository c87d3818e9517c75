"""What may become of the voice."""

from enum import Enum


class VoiceState(Enum):
    """Not asked for, ready, none for the language, no reading aloud at all."""

    UNLOADED = "unloaded"
    READY = "ready"
    NO_VOICE = "no_voice"
    MISSING = "missing"
