"""What the settings are called where a sentence names them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_NAMES: Final = {
    "language": QT_TRANSLATE_NOOP("text_settings", "language"),
    "variant": QT_TRANSLATE_NOOP("text_settings", "region"),
    "options": QT_TRANSLATE_NOOP("text_settings", "rule options"),
    "bots": QT_TRANSLATE_NOOP("text_settings", "computer players"),
    "stake": QT_TRANSLATE_NOOP("text_settings", "stake"),
    "gold_eggs": QT_TRANSLATE_NOOP("text_settings", "gold eggs"),
    "timer": QT_TRANSLATE_NOOP("text_settings", "time for an answer"),
    "speed": QT_TRANSLATE_NOOP("text_settings", "speed"),
    "motion": QT_TRANSLATE_NOOP("text_settings", "animation"),
    "four_colour": QT_TRANSLATE_NOOP("text_settings", "four-colour deck"),
    "direction": QT_TRANSLATE_NOOP("text_settings", "order round the table"),
    "low_first": QT_TRANSLATE_NOOP("text_settings", "low cards first"),
    "hand_layout": QT_TRANSLATE_NOOP("text_settings", "how the hand lies"),
    "mirrored": QT_TRANSLATE_NOOP("text_settings", "side of the buttons"),
    "name": QT_TRANSLATE_NOOP("text_settings", "name"),
    "theme": QT_TRANSLATE_NOOP("text_settings", "light or dark panels"),
    "text_size": QT_TRANSLATE_NOOP("text_settings", "text size"),
    "card_size": QT_TRANSLATE_NOOP("text_settings", "card size"),
    "high_contrast": QT_TRANSLATE_NOOP("text_settings", "high contrast"),
    "counter": QT_TRANSLATE_NOOP("text_settings", "card counter"),
    "chat": QT_TRANSLATE_NOOP("text_settings", "words of the computer players"),
    "welcomed": QT_TRANSLATE_NOOP("text_settings", "first screen"),
    "guide": QT_TRANSLATE_NOOP("text_settings", "explanations"),
    "guide_seen": QT_TRANSLATE_NOOP("text_settings", "what was explained"),
    "window": QT_TRANSLATE_NOOP("text_settings", "place of the window"),
    "sound": QT_TRANSLATE_NOOP("text_settings", "sound"),
    "sound_volume": QT_TRANSLATE_NOOP("text_settings", "volume of the sound"),
    "voice": QT_TRANSLATE_NOOP("text_settings", "voice"),
    "voice_volume": QT_TRANSLATE_NOOP("text_settings", "volume of the voice"),
    "keys": QT_TRANSLATE_NOOP("text_settings", "keys"),
}
SETTINGS: Final = tuple(_NAMES)


def setting_name(field: str) -> str:
    """The words for a field of the settings."""
    return QCoreApplication.translate("text_settings", str(_NAMES[field]))
