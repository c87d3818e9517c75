"""A bot's decision and its reasons in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.actions import PlayCards
from engine.bots import Decision, Note, Why
from engine.rules import Rules

from .text import Names, play_name, translate
from .text_prompts import answer_words

_WHY: Final = {
    Why.ONLY_ANSWER: QT_TRANSLATE_NOOP("text", "nothing else is allowed"),
    Why.BY_CHANCE: QT_TRANSLATE_NOOP("text", "chosen by chance"),
    Why.GOES_OUT: QT_TRANSLATE_NOOP("text", "you are out with it"),
    Why.RUNS_OUT: QT_TRANSLATE_NOOP("text", "it wins for certain, and the rest goes out in {0} plays"),
    Why.LIKELY_RUNS_OUT: QT_TRANSLATE_NOOP("text", "the rest probably goes out with it ({0} %)"),
    Why.CANNOT_BE_BEATEN: QT_TRANSLATE_NOOP("text", "nobody can beat it"),
    Why.PROBABLY_HOLDS: QT_TRANSLATE_NOOP("text", "it probably holds ({0} %)"),
    Why.SHEDS: QT_TRANSLATE_NOOP("text", "it gets rid of cards that would be hard to play later"),
    Why.KEEPS_LONG_GROUP: QT_TRANSLATE_NOOP("text", "a long low group first, while you hold {1} controls"),
    Why.ONE_FEWER: QT_TRANSLATE_NOOP("text", "one group fewer and none broken, {0} left"),
    Why.TAKES_LEAD: QT_TRANSLATE_NOOP("text", "the lead is worth it (it holds with {0} %)"),
    Why.SPENDS_JOKER: QT_TRANSLATE_NOOP("text", "the jokers pay here"),
    Why.BLOCKS: QT_TRANSLATE_NOOP("text", "it stops {0}, who has {1} left"),
    Why.SHUTS_OUT: QT_TRANSLATE_NOOP("text", "{0} has only {1} left and cannot follow so many"),
    Why.FEEDS: QT_TRANSLATE_NOOP("text", "your ally {0} has {1} left and can follow"),
    Why.LEAVES_ALLY: QT_TRANSLATE_NOOP("text", "the trick is with your ally {0}"),
    Why.LEAVES_LIKELY_ALLY: QT_TRANSLATE_NOOP("text", "the trick is probably with an ally, {0} ({1} %)"),
    Why.LEAVES_ALLY_OUT: QT_TRANSLATE_NOOP("text", "your ally {0} is about to go out"),
    Why.STAYS_HIDDEN: QT_TRANSLATE_NOOP("text", "it is not worth showing who the Guard is"),
    Why.TOO_DEAR: QT_TRANSLATE_NOOP("text", "beating it costs more than the lead is worth"),
    Why.BREAKS_GROUP: QT_TRANSLATE_NOOP("text", "beating it would break a group of {0}"),
    Why.SAVES_JOKERS: QT_TRANSLATE_NOOP("text", "beating it would cost {0} jokers"),
    Why.CANNOT_BEAT: QT_TRANSLATE_NOOP("text", "nothing in your hand beats it"),
    Why.APPLIES: QT_TRANSLATE_NOOP("text", "pass, and ask for the lead"),
    Why.FORESEEN: QT_TRANSLATE_NOOP("text", "played out in {0} deals that fit, it comes out best"),
    Why.SMOTHERS: QT_TRANSLATE_NOOP("text", "{0} has only the 3 left and is smothered"),
    Why.SAVES_CONTROL: QT_TRANSLATE_NOOP("text", "keep a control for the held-back cards"),
    Why.LAST_CONTROL: QT_TRANSLATE_NOOP("text", "it wins, and the held-back cards go last"),
    Why.STRONG_HAND: QT_TRANSLATE_NOOP("text", "your hand is strong"),
    Why.WEAK_HAND: QT_TRANSLATE_NOOP("text", "your hand is too weak for it"),
    Why.ALONE_STRONG: QT_TRANSLATE_NOOP("text", "you are strong enough to play alone"),
    Why.ALONE_WEAK: QT_TRANSLATE_NOOP("text", "you are not strong enough to play alone"),
    Why.WOULD_BE_ALONE: QT_TRANSLATE_NOOP("text", "on the throne you would have no Guard"),
    Why.LOW_CALL: QT_TRANSLATE_NOOP("text", "the lowest call gives away least"),
    Why.FULL_CALL: QT_TRANSLATE_NOOP("text", "you hold all four and are strong enough"),
    Why.NO_OTHER_CALL: QT_TRANSLATE_NOOP("text", "there is no better call"),
    Why.SECRET_HELPS: QT_TRANSLATE_NOOP("text", "the secret is worth more than a double stake"),
    Why.REVOLT_STRONG: QT_TRANSLATE_NOOP("text", "you are strong enough to double the stakes"),
    Why.KICK_STRONG: QT_TRANSLATE_NOOP("text", "you are strong enough to raise the stakes once more"),
    Why.GUARD_STRONG: QT_TRANSLATE_NOOP("text", "so strong a Guard may say so"),
}
_ABOUT_A_SEAT: Final = (
    Why.BLOCKS,
    Why.SHUTS_OUT,
    Why.FEEDS,
    Why.LEAVES_ALLY,
    Why.LEAVES_LIKELY_ALLY,
    Why.LEAVES_ALLY_OUT,
    Why.SMOTHERS,
)


def hint(decision: Decision, rules: Rules, name: Names) -> str:
    """What to answer and why: `Pass: nothing beats it`."""
    action = decision.action
    if isinstance(action, PlayCards) and action.cards:
        what = play_name(action.cards, rules)
    else:
        what = answer_words(action, rules, None).name
    comma = translate("text", ", ", "between reasons")
    reasons = comma.join(reason(note, rules, name) for note in decision.reasons[:2])
    return translate("text", "{0}: {1}").format(what, reasons) if reasons else what


def reason(note: Note, rules: Rules, name: Names) -> str:
    """One reason; a seat becomes its name, cards become a play, numbers stay numbers."""
    details = [play_name(part, rules) if isinstance(part, tuple) else str(part) for part in note.details]
    if note.why in _ABOUT_A_SEAT and isinstance(note.details[0], int):
        details[0] = name(note.details[0])
    return translate("text", str(_WHY[note.why])).format(*details)
