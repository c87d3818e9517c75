"""The words of house rules: groups, fields, their values, and what does not go together."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.cards import Card, parse_cards
from engine.soundness import Contradiction

from .text import card_name, say, translate

_GROUPS: Final = {
    "deck": QT_TRANSLATE_NOOP("text", "Cards"),
    "plays": QT_TRANSLATE_NOOP("text", "Plays"),
    "throne": QT_TRANSLATE_NOOP("text", "The throne"),
    "guard": QT_TRANSLATE_NOOP("text", "The Guard"),
    "declarations": QT_TRANSLATE_NOOP("text", "Declarations"),
    "tricks": QT_TRANSLATE_NOOP("text", "Tricks"),
    "finish": QT_TRANSLATE_NOOP("text", "The end"),
    "scoring": QT_TRANSLATE_NOOP("text", "Scores"),
    "tribute": QT_TRANSLATE_NOOP("text", "Tribute between deals"),
}
_FIELDS: Final = {
    "deck.lowest": QT_TRANSLATE_NOOP("text", "Lowest card of the deck"),
    "deck.removed": QT_TRANSLATE_NOOP("text", "Cards taken out"),
    "deck.buy_three": QT_TRANSLATE_NOOP("text", "Everyone ends with one 3, bought for a 2"),
    "plays.held_back": QT_TRANSLATE_NOOP("text", "Rank held back until last"),
    "plays.kao": QT_TRANSLATE_NOOP("text", "Jokers answered one by one"),
    "plays.twos_beat_big": QT_TRANSLATE_NOOP("text", "Three 2s beat a big joker"),
    "plays.five_twos_beat_special": QT_TRANSLATE_NOOP("text", "Five 2s beat the special"),
    "plays.twos_close": QT_TRANSLATE_NOOP("text", "Such 2s close the trick at once"),
    "plays.wild_twos": QT_TRANSLATE_NOOP("text", "2s fill up any base"),
    "throne.starts": QT_TRANSLATE_NOOP("text", "Asked first"),
    "throne.solo_claim": QT_TRANSLATE_NOOP("text", "Solo claim"),
    "throne.paste": QT_TRANSLATE_NOOP("text", "What declining costs"),
    "throne.pile": QT_TRANSLATE_NOOP("text", "Whoever declines lays a card for the Emperor"),
    "throne.unclaimed": QT_TRANSLATE_NOOP("text", "When nobody takes it"),
    "throne.call_jokers": QT_TRANSLATE_NOOP("text", "Jokers may be called"),
    "throne.call_twos": QT_TRANSLATE_NOOP("text", "2s may be called"),
    "guard.kind": QT_TRANSLATE_NOOP("text", "The Guard is found by"),
    "guard.special": QT_TRANSLATE_NOOP("text", "The Guard’s card beats the big joker"),
    "guard.sword": QT_TRANSLATE_NOOP("text", "Card with the sword"),
    "guard.open_with_three": QT_TRANSLATE_NOOP("text", "Open solo with three cards shown"),
    "declarations.guard": QT_TRANSLATE_NOOP("text", "The Guard may declare"),
    "declarations.guard_doubles": QT_TRANSLATE_NOOP("text", "That doubles the stakes"),
    "declarations.revolt": QT_TRANSLATE_NOOP("text", "Commoners may revolt"),
    "declarations.revolt_needs": QT_TRANSLATE_NOOP("text", "Rebels needed"),
    "declarations.revolt_reveals": QT_TRANSLATE_NOOP("text", "A revolt reveals the Guard"),
    "declarations.lone_rebel_shown": QT_TRANSLATE_NOOP("text", "Too few rebels still show the hoe"),
    "declarations.kick": QT_TRANSLATE_NOOP("text", "The other side may kick: once more ×2"),
    "tricks.clockwise": QT_TRANSLATE_NOOP("text", "Play goes clockwise"),
    "tricks.hard_pass": QT_TRANSLATE_NOOP("text", "A pass is final"),
    "tricks.apply": QT_TRANSLATE_NOOP("text", "After passing on a last play, you may ask for the lead"),
    "tricks.report_at": QT_TRANSLATE_NOOP("text", "Hands are reported at this many cards or fewer"),
    "tricks.smother": QT_TRANSLATE_NOOP("text", "Beaten with one held-back card left: smothered"),
    "finish.words": QT_TRANSLATE_NOOP("text", "Names of the places"),
    "finish.last_but_one": QT_TRANSLATE_NOOP("text", "Played until one seat is left"),
    "scoring.table": QT_TRANSLATE_NOOP("text", "Score table"),
    "scoring.level": QT_TRANSLATE_NOOP("text", "K is this number less the two places"),
    "scoring.solo_open": QT_TRANSLATE_NOOP("text", "Open solo: points"),
    "scoring.solo_hidden": QT_TRANSLATE_NOOP("text", "Hidden solo: points"),
    "tribute.owed": QT_TRANSLATE_NOOP("text", "Losers pay tribute before the next deal"),
    "tribute.jokers": QT_TRANSLATE_NOOP("text", "Jokers are paid too"),
    "tribute.clear_three": QT_TRANSLATE_NOOP("text", "Beaten before the last held-back cards: a card is owed"),
}
FIELD_RULES: Final = {
    "deck.lowest": "R2.1",
    "deck.removed": "R2.2",
    "deck.buy_three": "R10.1",
    "plays.held_back": "R9.1",
    "plays.kao": "R4.4",
    "plays.twos_beat_big": "R4.2",
    "plays.five_twos_beat_special": "R4.3",
    "plays.twos_close": "R4.2",
    "plays.wild_twos": "R4.5",
    "throne.starts": "R5.1",
    "throne.solo_claim": "R5.6",
    "throne.pile": "R5.7",
    "throne.paste": "R5.2",
    "throne.unclaimed": "R5.3",
    "throne.call_jokers": "R5.5",
    "throne.call_twos": "R5.5",
    "guard.kind": "R6.1",
    "guard.special": "R4.1",
    "guard.sword": "R6.1",
    "guard.open_with_three": "R6.3",
    "declarations.guard": "R7.1",
    "declarations.guard_doubles": "R7.1",
    "declarations.revolt": "R7.4",
    "declarations.revolt_needs": "R7.4",
    "declarations.revolt_reveals": "R7.4",
    "declarations.kick": "R7.6",
    "declarations.lone_rebel_shown": "R7.4",
    "tricks.clockwise": "R8.1",
    "tricks.hard_pass": "R8.3",
    "tricks.apply": "R8.6",
    "tricks.report_at": "R10.3",
    "tricks.smother": "R10.2",
    "finish.words": "R1",
    "finish.last_but_one": "R11.1",
    "scoring.table": "R12.1",
    "scoring.level": "R12.1",
    "scoring.solo_open": "R12.2",
    "scoring.solo_hidden": "R12.3",
    "tribute.owed": "R14.1",
    "tribute.jokers": "R14.1",
    "tribute.clear_three": "R14.5",
}
_VALUES: Final = {
    "sceptre": QT_TRANSLATE_NOOP("text", "who holds the sceptre"),
    "drawn": QT_TRANSLATE_NOOP("text", "a drawn seat"),
    "first_seat": QT_TRANSLATE_NOOP("text", "the last Emperor"),
    "largest": QT_TRANSLATE_NOOP("text", "the largest card"),
    "two": QT_TRANSLATE_NOOP("text", "a 2"),
    "nothing": QT_TRANSLATE_NOOP("text", "nothing"),
    "press": QT_TRANSLATE_NOOP("text", "second round: whoever can must"),
    "two_rounds": QT_TRANSLATE_NOOP("text", "a second round"),
    "forced": QT_TRANSLATE_NOOP("text", "second round, forced"),
    "back_to_first": QT_TRANSLATE_NOOP("text", "back to the first"),
    "one_round": QT_TRANSLATE_NOOP("text", "void"),
    "called": QT_TRANSLATE_NOOP("text", "three called cards"),
    "sword": QT_TRANSLATE_NOOP("text", "a card with a sword"),
    "ke": QT_TRANSLATE_NOOP("text", "Qingdao’s"),
    "lianzhong": QT_TRANSLATE_NOOP("text", "Lianzhong’s"),
    "level": QT_TRANSLATE_NOOP("text", "K by places"),
    "places": QT_TRANSLATE_NOOP("text", "4, 2, 0, −2, −4"),
    "tribute": QT_TRANSLATE_NOOP("text", "won, even, lost"),
}
_CONTRADICTIONS: Final = {
    "deck.lowest": QT_TRANSLATE_NOOP("text", "a deck begins at 3 to 2"),
    "deck.removed/missing": QT_TRANSLATE_NOOP("text", "some of them are not in this deck"),
    "deck.removed/throne": QT_TRANSLATE_NOOP("text", "the card with the sceptre stays"),
    "deck.removed/few": QT_TRANSLATE_NOOP("text", "fewer than 80 cards are left"),
    "deck.removed/fourth": QT_TRANSLATE_NOOP(
        "text", "a card that may be called lacks its fourth copy: leave all four of it, or two at most"
    ),
    "deck.buy_three": QT_TRANSLATE_NOOP("text", "it needs five 3s in the deck, held back until last"),
    "plays.held_back/missing": QT_TRANSLATE_NOOP("text", "this rank is not in the deck"),
    "plays.held_back/wild": QT_TRANSLATE_NOOP("text", "2s that fill up any base cannot be held back"),
    "plays.five_twos_beat_special": QT_TRANSLATE_NOOP("text", "there is no special to beat"),
    "plays.wild_twos": QT_TRANSLATE_NOOP(
        "text", "it rules out the special, 2s that beat a big joker and jokers one by one"
    ),
    "throne.solo_claim": QT_TRANSLATE_NOOP("text", "it needs a sceptre that is dealt"),
    "throne.unclaimed": QT_TRANSLATE_NOOP("text", "to be forced one must be able to call: it needs a called Guard"),
    "guard.kind": QT_TRANSLATE_NOOP("text", "no card of this deck can be called"),
    "guard.sword/missing": QT_TRANSLATE_NOOP("text", "this card is not in the deck, or is a big joker"),
    "guard.sword/held_back": QT_TRANSLATE_NOOP("text", "a card that is held back until last cannot carry it"),
    "guard.sword/none": QT_TRANSLATE_NOOP("text", "a Guard by sword needs a card that carries it"),
    "guard.sword/called": QT_TRANSLATE_NOOP("text", "where the Guard is called, no card carries it"),
    "guard.open_with_three": QT_TRANSLATE_NOOP("text", "it needs a called Guard"),
    "declarations.revolt": QT_TRANSLATE_NOOP("text", "it needs a Guard by sword"),
    "declarations.revolt_needs": QT_TRANSLATE_NOOP("text", "it takes one to three Commoners"),
    "declarations.kick/guard": QT_TRANSLATE_NOOP("text", "it answers a declaration, so the Guard must be allowed one"),
    "declarations.kick/revolt": QT_TRANSLATE_NOOP("text", "it answers a revolt, so a revolt must reveal the Guard"),
    "tricks.report_at": QT_TRANSLATE_NOOP("text", "it is a number of cards up to 20"),
    "tricks.smother/held_back": QT_TRANSLATE_NOOP("text", "it needs a held-back rank"),
    "tricks.smother/level": QT_TRANSLATE_NOOP("text", "it needs scores by K"),
    "finish.last_but_one": QT_TRANSLATE_NOOP(
        "text", "this score table pays for every place, so play goes on until one seat is left"
    ),
    "scoring": QT_TRANSLATE_NOOP("text", "points alone must divide by four"),
    "scoring.level/points": QT_TRANSLATE_NOOP("text", "it is a number from 0 to 1000"),
    "scoring.solo_open/points": QT_TRANSLATE_NOOP("text", "it is a number from 0 to 1000"),
    "scoring.solo_hidden/points": QT_TRANSLATE_NOOP("text", "it is a number from 0 to 1000"),
    "tribute.clear_three": QT_TRANSLATE_NOOP("text", "it needs a held-back rank"),
}


def group_name(group: str) -> str:
    """The title of fields that belong together."""
    return say(_GROUPS[group])


def field_name(key: str) -> str:
    """What a field decides."""
    return say(_FIELDS[key])


def field_value(value: Any) -> str:
    """One value that a field may have; switches have no words."""
    if isinstance(value, int):
        return str(value)
    if value == "none":
        return translate("text", "none")
    if value in _VALUES:
        return say(_VALUES[value])
    if value == "T":
        return "10"
    if (len(value) == 1 and value.isupper()) or value.isdecimal():
        return str(value)
    return cards_named(Counter(parse_cards(value)))


def cards_named(cards: Counter[Card]) -> str:
    """Some cards with their numbers: `♠6, 3×♥3`; none."""
    if not cards:
        return translate("text", "none")
    return ", ".join(
        card_name(card) if number == 1 else f"{number}×{card_name(card)}" for card, number in cards.items()
    )


def cards_left_out(card: Card, number: int) -> str:
    """What one step of the cards taken out stands for, said aloud."""
    return translate("text", "{0}: {1} taken out").format(card_name(card), number)


def reading(key: str, number: int) -> str:
    """A number that a field may have, in words where 0 means something else."""
    if key == "tricks.report_at" and number == 0:
        return translate("text", "everybody sees them")
    return str(number)


def contradiction(fault: Contradiction) -> str:
    """Why a field does not hold together with the rest."""
    words = _CONTRADICTIONS.get(f"{fault.key}/{fault.why}" if fault.why else fault.key)
    return say(words) if words is not None else translate("text", "it does not go with the rest")


def fault_sentence(fault: Contradiction) -> str:
    """The same with the field that it concerns."""
    why = contradiction(fault)
    name = field_name(fault.key) if fault.key in _FIELDS else group_name(fault.key) if fault.key in _GROUPS else ""
    return translate("text", "{0}: {1}").format(name, why) if name else why


def file_saved(name: str) -> str:
    """House rules are kept."""
    return translate("text", "{0} is saved and chosen: it holds from the next match on.").format(name)


def file_given(name: str) -> str:
    """House rules were written for somebody else."""
    return translate("text", "Written to {0}.").format(name)
