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
    "timer": QT_TRANSLATE_NOOP("text_settings", "time limit"),
    "speed": QT_TRANSLATE_NOOP("text_settings", "speed"),
    "motion": QT_TRANSLATE_NOOP("text_settings", "animation"),
    "four_colour": QT_TRANSLATE_NOOP("text_settings", "four-colour deck"),
    "direction": QT_TRANSLATE_NOOP("text_settings", "direction of play"),
    "low_first": QT_TRANSLATE_NOOP("text_settings", "low cards first"),
    "hand_layout": QT_TRANSLATE_NOOP("text_settings", "hand layout"),
    "mirrored": QT_TRANSLATE_NOOP("text_settings", "left-handed layout"),
    "name": QT_TRANSLATE_NOOP("text_settings", "name"),
    "theme": QT_TRANSLATE_NOOP("text_settings", "light or dark panels"),
    "text_size": QT_TRANSLATE_NOOP("text_settings", "text size"),
    "card_size": QT_TRANSLATE_NOOP("text_settings", "card size"),
    "high_contrast": QT_TRANSLATE_NOOP("text_settings", "high contrast"),
    "counter": QT_TRANSLATE_NOOP("text_settings", "card counter"),
    "chat": QT_TRANSLATE_NOOP("text_settings", "table talk"),
    "welcomed": QT_TRANSLATE_NOOP("text_settings", "first screen"),
    "guide": QT_TRANSLATE_NOOP("text_settings", "explanations"),
    "guide_seen": QT_TRANSLATE_NOOP("text_settings", "explanations already given"),
    "window": QT_TRANSLATE_NOOP("text_settings", "window position"),
    "sound": QT_TRANSLATE_NOOP("text_settings", "sound"),
    "sound_volume": QT_TRANSLATE_NOOP("text_settings", "sound volume"),
    "voice": QT_TRANSLATE_NOOP("text_settings", "voice"),
    "voice_volume": QT_TRANSLATE_NOOP("text_settings", "voice volume"),
    "keys": QT_TRANSLATE_NOOP("text_settings", "keys"),
}
SETTINGS: Final = tuple(_NAMES)


def next_match(region: str) -> str:
    """What is said while the running match has other rules than those chosen; `region` is its own, if that differs."""
    if region:
        words = QCoreApplication.translate(
            "text_settings", "From the next match on; this one goes on by the rules of {0}."
        )
        return words.format(region)
    return QCoreApplication.translate("text_settings", "From the next match on; this one goes on by its own rules.")


def setting_name(field: str) -> str:
    """The words for a field of the settings."""
    return QCoreApplication.translate("text_settings", str(_NAMES[field]))
