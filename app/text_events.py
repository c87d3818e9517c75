"""What happened and what it was worth, in words: the log, the news, the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.cards import Card
from engine.events import (
    Called,
    Cause,
    Claimed,
    Crowned,
    Declined,
    Ended,
    Event,
    Finished,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Revealed,
    Revolted,
    Role,
    Staked,
    TrickClosed,
    Voided,
)
from engine.rules import Rules
from engine.state import Line, Outcome, SoloKind

from .text import Names, card_name, number_of_cards, place_name, play_name, role_name, say, signed, solo_name, translate

_FORMULAS: Final = {
    "2K": QT_TRANSLATE_NOOP("text", "Emperor 2K"),
    "K": QT_TRANSLATE_NOOP("text", "Guard K"),
    "-K": QT_TRANSLATE_NOOP("text", "Commoner −K"),
    "solo_first": QT_TRANSLATE_NOOP("text", "Lone Emperor, first"),
    "solo_second": QT_TRANSLATE_NOOP("text", "Lone Emperor, second"),
    "solo_lost": QT_TRANSLATE_NOOP("text", "Lone Emperor"),
    "against_solo": QT_TRANSLATE_NOOP("text", "Commoner"),
}


# What happened.


def event_line(event: Event, name: Names, rules: Rules) -> str:
    """The event as a line of the log; empty where the line before says it already."""
    match event:
        case Claimed(seat):
            return translate("text", "{0}: solo claim, alone against four").format(name(seat))
        case Declined(seat, to):
            return translate("text", "{0}: throne declined, on to {1}").format(name(seat), name(to))
        case Pasted(seat, card):
            return translate("text", "{0}: {1} added to the throne").format(name(seat), card_name(card))
        case Pressed(seat):
            return translate("text", "{0}: forced to take the throne").format(name(seat))
        case Crowned(seat, pile):
            return _crowned(name(seat), len(pile))
        case Called(seat, cards):
            return _called(name(seat), cards)
        case Revealed(seat, role):
            return translate("text", "{0} revealed: {1}").format(role_name(role), name(seat))
        case Revolted(seats, succeeded):
            rebels = ", ".join(name(seat) for seat in seats)
            if succeeded:
                return translate("text", "Revolt: {0}").format(rebels)
            return translate("text", "{0}: a hoe raised alone, no revolt").format(rebels)
        case Staked(stakes):
            return translate("text", "Stakes ×{0}").format(stakes)
        case PlayBegan(seat):
            return translate("text", "{0}: first lead").format(name(seat))
        case Played(seat, cards, left):
            return translate("text", "{0}: {1} ({2} left)").format(name(seat), play_name(cards, rules), left)
        case Passed(seat):
            return translate("text", "{0}: pass").format(name(seat))
        case Finished(seat, place):
            return translate("text", "{0}: out, {1}").format(name(seat), place_name(place, rules.finish.words))
        case TrickClosed(seat, inherited):
            if inherited:
                return translate("text", "{0}: inherits the lead").format(name(seat))
            return translate("text", "{0}: wins the trick").format(name(seat))
        case Voided():
            return translate("text", "Nobody takes the throne: the deal is void")
        case Ended():
            return translate("text", "The deal is over")


def _crowned(name: str, pile: int) -> str:
    if pile:
        return translate("text", "{0}: Emperor, with {1} from the throne").format(name, number_of_cards(pile))
    return translate("text", "{0}: Emperor").format(name)


def _called(name: str, cards: Sequence[Card]) -> str:
    card = card_name(cards[0])
    if len(cards) == 4:
        return translate("text", "{0}: all four {1} shown, alone in the open").format(name, card)
    return translate("text", "{0}: calls {1}; who holds the fourth is the Guard").format(name, card)


def cause_sentence(event: Revealed, name: str, rules: Rules) -> str:
    """A role that became public, as a sentence for everyone at the table."""
    if event.role is Role.SOLO:
        return translate("text", "{0} plays alone against four!").format(name)
    if event.cause is Cause.DECLARED:
        return translate("text", "The Guard declares: {0}. Stakes ×2").format(name)
    if event.cause is Cause.REVOLT:
        return translate("text", "Revolt! The Guard is {0}").format(name)
    if rules.called:
        return translate("text", "The called card is out: the Guard is {0}").format(name)
    return translate("text", "The sword is out: the Guard is {0}").format(name)


# The settlement.


def headline(outcome: Outcome) -> str:
    """Who won the deal, in one line."""
    if outcome.void:
        return translate("text", "Void deal")
    royal = outcome.royal_points
    if outcome.solo is not SoloKind.NONE:
        if royal == 0:
            return translate("text", "The lone Emperor breaks even")
        return translate("text", "The lone Emperor wins") if royal > 0 else translate("text", "The lone Emperor loses")
    if royal == 0:
        return translate("text", "A draw")
    return translate("text", "The Emperor’s side wins") if royal > 0 else translate("text", "The Commoners win")


def arithmetic(outcome: Outcome, rules: Rules) -> str:
    """How the points came about: `K = 6 − (1 + 3) = 2`, stakes behind it."""
    if outcome.void:
        return translate("text", "Nobody took the throne; nothing is scored")
    stakes = f"  × {outcome.stakes}" if outcome.stakes > 1 else ""
    if outcome.level is not None:
        places = {line.role: line.place for line in outcome.lines}
        level = signed(outcome.level).lstrip("+")
        return f"K = {rules.scoring.level} − ({places[Role.EMPEROR]} + {places[Role.GUARD]}) = {level}{stakes}"
    lone = next(line for line in outcome.lines if line.role is Role.SOLO)
    kind = solo_name(outcome.solo)
    place = place_name(lone.place, rules.finish.words)
    points = signed(lone.points // outcome.stakes)
    return f"{kind} · {place} · {points}{stakes}"


def formula(line: Line, stakes: int, left: int) -> str:
    """One row's part of the arithmetic, and the cards of a seat that is not out: `Emperor 2K · 3 left`."""
    words = say(_FORMULAS[line.formula])
    if stakes > 1:
        words = f"{words} × {stakes}"
    return translate("text", "{0} · {1} left").format(words, left) if left else words


def sheet_subtitle(title: str, stake: int) -> str:
    """`Qingdao · deal 3 · base stake 100`."""
    return translate("text", "{0} · base stake {1}").format(title, stake)


def sheet_total(points: int, eggs: int) -> str:
    """What you have won and own since the match began: `your points +6 · eggs 10,600`."""
    return translate("text", "your points {0} · eggs {1}").format(signed(points), f"{eggs:,}")
