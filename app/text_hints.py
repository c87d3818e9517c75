"""Hints in words: what to answer, why, at what price, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.actions import Apply, PlayCards
from engine.bots import Note, Why
from engine.bots.hints import Cost, Hint, Price, Suspect
from engine.cards import Rank
from engine.events import Role
from engine.rules import Rules

from .text import Names, play_name, rank_face, say, sentence, translate
from .text_prompts import answer_words, pass_button, stakes_change

_WHY: Final = {
    Why.ONLY_ANSWER: QT_TRANSLATE_NOOP("text", "it is the only answer allowed"),
    Why.BY_CHANCE: QT_TRANSLATE_NOOP("text", "picked at random"),
    Why.GOES_OUT: QT_TRANSLATE_NOOP("text", "it plays your last cards"),
    Why.RUNS_OUT: QT_TRANSLATE_NOOP("text", "nobody can stop you now: you play out your whole hand"),
    Why.LIKELY_RUNS_OUT: QT_TRANSLATE_NOOP("text", "you can probably play out your whole hand from here ({0}%)"),
    Why.CANNOT_BE_BEATEN: QT_TRANSLATE_NOOP("text", "nobody can beat it"),
    Why.PROBABLY_HOLDS: QT_TRANSLATE_NOOP("text", "probably nobody will beat it ({0}%)"),
    Why.SHEDS: QT_TRANSLATE_NOOP("text", "it gets rid of cards that are hard to play later"),
    Why.KEEPS_LONG_GROUP: QT_TRANSLATE_NOOP(
        "text", "it gets rid of many low cards at once; strong plays left to win the lead back: {1}"
    ),
    Why.ONE_FEWER: QT_TRANSLATE_NOOP("text", "it uses up a whole rank, leaving {0} more to play"),
    Why.TAKES_LEAD: QT_TRANSLATE_NOOP("text", "this trick is worth winning; the chance that nobody beats you is {0}%"),
    Why.SPENDS_JOKER: QT_TRANSLATE_NOOP("text", "the jokers are well spent here"),
    Why.BLOCKS: QT_TRANSLATE_NOOP("text", "{0} has only {1} left and must be stopped"),
    Why.SHUTS_OUT: QT_TRANSLATE_NOOP("text", "{0} has only {1} left, too few to beat so many cards"),
    Why.FEEDS: QT_TRANSLATE_NOOP("text", "your ally {0} has only {1} left and can play on it"),
    Why.LEAVES_ALLY: QT_TRANSLATE_NOOP("text", "your ally {0} is winning the trick"),
    Why.LEAVES_LIKELY_ALLY: QT_TRANSLATE_NOOP("text", "{0}, probably an ally ({1}%), is winning the trick"),
    Why.LEAVES_ALLY_OUT: QT_TRANSLATE_NOOP("text", "your ally {0} is about to go out"),
    Why.STAYS_HIDDEN: QT_TRANSLATE_NOOP("text", "beating this play would show too soon who the Guard is"),
    Why.TOO_DEAR: QT_TRANSLATE_NOOP("text", "beating this play costs more than the trick is worth"),
    Why.BREAKS_GROUP: QT_TRANSLATE_NOOP("text", "beating this play would split {0} cards of one rank"),
    Why.SAVES_JOKERS: QT_TRANSLATE_NOOP("text", "beating this play would cost {0} of your jokers"),
    Why.CANNOT_BEAT: QT_TRANSLATE_NOOP("text", "nothing in your hand beats this play"),
    Why.APPLIES: QT_TRANSLATE_NOOP("text", "if everyone else passes, the lead is yours"),
    Why.FORESEEN: QT_TRANSLATE_NOOP("text", "it came out best in {0} imagined deals that fit what you have seen"),
    Why.SMOTHERS: QT_TRANSLATE_NOOP("text", "{0} has only a 3 left: that is smothered now"),
    Why.SAVES_CONTROL: QT_TRANSLATE_NOOP(
        "text", "it keeps a strong play back to win the lead for the cards that go last"
    ),
    Why.LAST_CONTROL: QT_TRANSLATE_NOOP("text", "if it wins the trick, you can lead the cards that go last"),
    Why.STRONG_HAND: QT_TRANSLATE_NOOP("text", "your hand is strong"),
    Why.WEAK_HAND: QT_TRANSLATE_NOOP("text", "your hand is too weak for it"),
    Why.ALONE_STRONG: QT_TRANSLATE_NOOP("text", "you are strong enough to play alone"),
    Why.ALONE_WEAK: QT_TRANSLATE_NOOP("text", "you are not strong enough to play alone"),
    Why.WOULD_BE_ALONE: QT_TRANSLATE_NOOP("text", "on the throne you would have no Guard"),
    Why.LOW_CALL: QT_TRANSLATE_NOOP("text", "the lowest card that you can call tells the others least"),
    Why.FULL_CALL: QT_TRANSLATE_NOOP("text", "you hold all four and are strong enough"),
    Why.NO_OTHER_CALL: QT_TRANSLATE_NOOP("text", "there is no better card to call"),
    Why.HIGHER_CALL: QT_TRANSLATE_NOOP("text", "a higher card tells the others more"),
    Why.DARING: QT_TRANSLATE_NOOP("text", "it takes a stronger hand than yours"),
    Why.SAFE: QT_TRANSLATE_NOOP("text", "it risks least"),
    Why.SECRET_HELPS: QT_TRANSLATE_NOOP("text", "the secret is worth more than a double stake"),
    Why.REVOLT_STRONG: QT_TRANSLATE_NOOP("text", "you are strong enough to double the stakes"),
    Why.KICK_STRONG: QT_TRANSLATE_NOOP("text", "you are strong enough to double the stakes once more"),
    Why.GUARD_STRONG: QT_TRANSLATE_NOOP("text", "so strong a Guard can afford to declare"),
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
_TELL_THE_CHANCE: Final = (
    Why.ONLY_ANSWER,
    Why.CANNOT_BEAT,
    Why.CANNOT_BE_BEATEN,
    Why.PROBABLY_HOLDS,
    Why.TAKES_LEAD,
    Why.RUNS_OUT,
    Why.LIKELY_RUNS_OUT,
)
_REASONS_SHOWN: Final = 2
_SURE, _PROBABLE, _POSSIBLE = 97, 50, 25

_COSTS: Final = {
    Cost.BREAKS: QT_TRANSLATE_NOOP("text", "it splits your {0}"),
    Cost.JOKERS: QT_TRANSLATE_NOOP("text", "it costs {0}"),
    Cost.TWOS: QT_TRANSLATE_NOOP("text", "it uses {0} as fillers"),
    Cost.SHOWS_GUARD: QT_TRANSLATE_NOOP("text", "everyone learns that you are the Guard"),
    Cost.SHOWS_ALONE: QT_TRANSLATE_NOOP("text", "everyone learns that you have no Guard"),
    Cost.OVERTAKES: QT_TRANSLATE_NOOP("text", "it beats {0}, probably an ally ({1}%)"),
    Cost.LETS_OUT: QT_TRANSLATE_NOOP("text", "{0} has {1} left and may go out on it"),
    Cost.STRANDS: QT_TRANSLATE_NOOP("text", "it leaves you only cards that must go last ({0})"),
    Cost.LEAVES_TRICK: QT_TRANSLATE_NOOP("text", "{0} wins the trick and has {1} left"),
    Cost.BEATING_BREAKS: QT_TRANSLATE_NOOP("text", "beating this play would split your {0}"),
    Cost.BEATING_JOKERS: QT_TRANSLATE_NOOP("text", "beating this play would cost {0}"),
    Cost.ALONE: QT_TRANSLATE_NOOP("text", "one against four"),
}
_SUSPICIONS: Final = {
    "probably": QT_TRANSLATE_NOOP("text", "{0} is probably the Guard ({1}%)"),
    "perhaps": QT_TRANSLATE_NOOP("text", "{0} may be the Guard ({1}%)"),
    "hardly": QT_TRANSLATE_NOOP("text", "{0} is probably not the Guard ({1}%)"),
}


@dataclass(frozen=True, slots=True)
class HintWords:
    """A hint in words: the answer by its name, why one would give it, and what it costs and how sure that is."""

    name: str
    why: str
    price: str

    @property
    def advice(self) -> str:
        """Why, and the price."""
        parts = [part for part in (self.why, self.price) if part]
        return translate("text", " · ", "between prices").join(parts)

    @property
    def spoken(self) -> str:
        """All of it in a sentence."""
        return translate("text", "{0}: {1}").format(self.name, self.advice)


def hint_words(hint: Hint, rules: Rules, role: Role | None, name: Names) -> HintWords:
    """The words of a hint for a seat with this role; `name` gives the names of seats."""
    action = hint.action
    if isinstance(action, PlayCards):
        what = play_name(action.cards, rules) if action.cards else pass_button()
    else:
        what = answer_words(action, rules, role).name
    comma = translate("text", "; ", "between reasons")
    guess = "" if hint.suspect is None else suspicion(hint.suspect, name)
    reasons = [reason(note, rules, name) for note in hint.reasons[:_REASONS_SHOWN]]
    if guess and role is Role.EMPEROR and hint.reasons[0].why is Why.LEAVES_LIKELY_ALLY:
        reasons[0], guess = guess, ""  # who is probably his ally is so because he is probably the Guard
    prices = [*(price(part, name) for part in hint.prices), *([guess] if guess else []), *_chance(hint)]
    paid = translate("text", " · ", "between prices").join(sentence(part) for part in prices)
    return HintWords(what, sentence(comma.join(reasons)), paid)


def price(paid: Price, name: Names) -> str:
    """One thing that an answer costs."""
    match paid.cost, paid.details:
        case ((Cost.BREAKS | Cost.BEATING_BREAKS), (rank, number)):
            details: tuple[object, ...] = (f"{number}×{rank_face(Rank(rank))}",)
        case ((Cost.JOKERS | Cost.BEATING_JOKERS), numbers):
            details = (_jokers(numbers),)
        case Cost.TWOS, (number,):
            details = (f"{number}×{rank_face(Rank.TWO)}",)
        case Cost.OVERTAKES, (seat, 100):
            return translate("text", "it beats your ally {0}").format(name(seat))
        case ((Cost.OVERTAKES | Cost.LETS_OUT | Cost.LEAVES_TRICK), (seat, number)):
            details = (name(seat), number)
        case Cost.STAKES, (before, _):
            return stakes_change(before)
        case _:
            details = paid.details
    return say(_COSTS[paid.cost]).format(*details)


def suspicion(suspect: Suspect, name: Names) -> str:
    """How likely a seat is the Guard."""
    likely = (_PROBABLE, "probably"), (_POSSIBLE, "perhaps")
    how = next((word for least, word in likely if suspect.chance >= least), "hardly")
    return say(_SUSPICIONS[how]).format(name(suspect.seat), suspect.chance)


def _chance(hint: Hint) -> list[str]:
    """How sure it is, where the reasons do not tell."""
    if hint.chance is None or any(note.why in _TELL_THE_CHANCE for note in hint.reasons[:_REASONS_SHOWN]):
        return []
    percent = round(100 * hint.chance)
    beaten = 100 - percent
    if not isinstance(hint.action, PlayCards | Apply):
        return [translate("text", "your hand is better than about {0}% of hands").format(percent)]
    if isinstance(hint.action, PlayCards) and hint.action.cards:
        if percent >= _SURE:
            return [translate("text", "almost certainly nobody will beat it")]
        if percent >= _PROBABLE:
            return [translate("text", "probably nobody will beat it ({0}%)").format(percent)]
        if beaten < _SURE:
            return [translate("text", "somebody will probably beat it ({0}%)").format(beaten)]
        return [translate("text", "somebody will almost certainly beat it")]
    if percent >= _SURE:
        return [translate("text", "almost certainly nobody else will beat the play on the table")]
    if percent >= _PROBABLE:
        return [translate("text", "probably nobody else will beat the play on the table ({0}%)").format(percent)]
    if beaten < _SURE:
        return [translate("text", "somebody else will probably beat the play on the table ({0}%)").format(beaten)]
    return [translate("text", "somebody else will almost certainly beat the play on the table")]


def _jokers(numbers: Sequence[int]) -> str:
    small, big, special = numbers
    held = [
        translate("text", "%n small joker(s)", "", small) if small else "",
        translate("text", "%n big joker(s)", "", big) if big else "",
        translate("text", "the special") if special else "",
    ]
    return translate("text", ", ", "between jokers").join(filter(None, held))


def reason(note: Note, rules: Rules, name: Names) -> str:
    """One reason; a seat becomes its name, cards become a play, numbers stay numbers."""
    details = [play_name(part, rules) if isinstance(part, tuple) else str(part) for part in note.details]
    if note.why in _ABOUT_A_SEAT and isinstance(note.details[0], int):
        details[0] = name(note.details[0])
    return translate("text", str(_WHY[note.why])).format(*details)
