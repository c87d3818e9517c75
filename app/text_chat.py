"""What the computer players say at the table, each in its own way."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.actions import Seat

from .text import translate


class Occasion(Enum):
    """What everybody has just seen; the one who speaks did it, but for the last two."""

    CROWNED = "crowned"
    DECLINED = "declined"
    MANY = "many"
    JOKERS = "jokers"
    PASSED = "passed"
    FINISHED = "finished"
    REVEALED = "revealed"
    FEW = "few"


# Of the four seats after yours: Young Liu, eager; Aming, careful; Old Zhang, at ease; Sister Lai, outspoken.
_PHRASES: Final = {
    Occasion.CROWNED: (
        QT_TRANSLATE_NOOP("text_chat", "Emperor at last!"),
        QT_TRANSLATE_NOOP("text_chat", "Well… I’ll try."),
        QT_TRANSLATE_NOOP("text_chat", "The old man sits down."),
        QT_TRANSLATE_NOOP("text_chat", "On your knees, all of you!"),
    ),
    Occasion.DECLINED: (
        QT_TRANSLATE_NOOP("text_chat", "Next time, next time!"),
        QT_TRANSLATE_NOOP("text_chat", "Not for me, thanks."),
        QT_TRANSLATE_NOOP("text_chat", "The young ones first."),
        QT_TRANSLATE_NOOP("text_chat", "Who wants that bother?"),
    ),
    Occasion.MANY: (
        QT_TRANSLATE_NOOP("text_chat", "Whoosh!"),
        QT_TRANSLATE_NOOP("text_chat", "That cleared my sleeve."),
        QT_TRANSLATE_NOOP("text_chat", "A few more for the pot."),
        QT_TRANSLATE_NOOP("text_chat", "Count those!"),
    ),
    Occasion.JOKERS: (
        QT_TRANSLATE_NOOP("text_chat", "Beat that!"),
        QT_TRANSLATE_NOOP("text_chat", "That hurt a little."),
        QT_TRANSLATE_NOOP("text_chat", "One has to pay for it."),
        QT_TRANSLATE_NOOP("text_chat", "Anyone else? No?"),
    ),
    Occasion.PASSED: (
        QT_TRANSLATE_NOOP("text_chat", "Hmpf."),
        QT_TRANSLATE_NOOP("text_chat", "Let me think… no."),
        QT_TRANSLATE_NOOP("text_chat", "No hurry."),
        QT_TRANSLATE_NOOP("text_chat", "Have it, then."),
    ),
    Occasion.FINISHED: (
        QT_TRANSLATE_NOOP("text_chat", "Done! See you!"),
        QT_TRANSLATE_NOOP("text_chat", "Phew, that went well."),
        QT_TRANSLATE_NOOP("text_chat", "Now for some tea."),
        QT_TRANSLATE_NOOP("text_chat", "I’m off. Keep trying."),
    ),
    Occasion.REVEALED: (
        QT_TRANSLATE_NOOP("text_chat", "So that’s who!"),
        QT_TRANSLATE_NOOP("text_chat", "I wasn’t sure at all."),
        QT_TRANSLATE_NOOP("text_chat", "Every fox shows its tail."),
        QT_TRANSLATE_NOOP("text_chat", "Now it gets serious."),
    ),
    Occasion.FEW: (
        QT_TRANSLATE_NOOP("text_chat", "Someone’s nearly out!"),
        QT_TRANSLATE_NOOP("text_chat", "Careful, few cards there."),
        QT_TRANSLATE_NOOP("text_chat", "Look at that thin hand."),
        QT_TRANSLATE_NOOP("text_chat", "Don’t let that one slip!"),
    ),
}


def phrase(seat: Seat, occasion: Occasion) -> str:
    """What a computer player, seat 1 to 4, says on an occasion."""
    return translate("text_chat", str(_PHRASES[occasion][seat - 1]))
