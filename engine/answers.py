"""Which answers a prompt allows, from nothing but what the seat asked knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from . import movegen, plays, throne
from .actions import (
    PASS,
    Action,
    Allegiance,
    Apply,
    Call,
    Illegal,
    Kick,
    PlayCards,
    Prompt,
    Reason,
    Solo,
    SoloClaim,
    Throne,
)
from .cards import Card, Mark
from .events import Role
from .rules import Rules
from .state import Offer, Trick
from .stepping import without


def legal(
    prompt: Prompt, rules: Rules, hand: Sequence[Card], role: Role | None, offer: Offer | None, trick: Trick
) -> tuple[Action, ...]:
    """Every legal answer, the safe one first; in play the pass first, then plays as `movegen` orders them (R2.5)."""
    match prompt:
        case Prompt.SOLO_CLAIM:
            return (SoloClaim(False), SoloClaim(True))
        case Prompt.THRONE:
            assert offer is not None
            if throne.must_accept(offer, hand, rules):
                return (Throne(True),)
            return (Throne(False), Throne(True)) if throne.can_accept(offer, hand, rules) else (Throne(False),)
        case Prompt.CALL:
            return tuple(_calls(hand, rules))
        case Prompt.SOLO:
            return (Solo(False), Solo(True)) if holds_guard_card(hand) else (Solo(False),)
        case Prompt.ALLEGIANCE:
            return (Allegiance(False), Allegiance(True)) if may_declare(rules, role) else (Allegiance(False),)
        case Prompt.KICK:
            return (Kick(False), Kick(True))
        case Prompt.PLAY:
            if not trick.plays:
                return tuple(PlayCards(cards) for cards in movegen.leads(hand, rules))
            waits = (PASS, Apply()) if may_apply(rules, trick) else (PASS,)
            return (*waits, *(PlayCards(cards) for cards in movegen.follows(hand, trick.table, rules)))


def refuse(
    action: Action, rules: Rules, hand: Sequence[Card], role: Role | None, offer: Offer | None, trick: Trick
) -> Illegal | None:
    """Why this answer to its own prompt is not allowed, or None."""
    match action:
        case PlayCards(cards):
            return refuse_play(cards, rules, hand, trick)
        case SoloClaim() | Kick():
            return None
        case Apply():
            return None if may_apply(rules, trick) else Illegal(Reason.CANNOT_APPLY)
        case Throne(accept):
            assert offer is not None
            if accept:
                return None if throne.can_accept(offer, hand, rules) else Illegal(Reason.CANNOT_CALL)
            return Illegal(Reason.MUST_ACCEPT) if throne.must_accept(offer, hand, rules) else None
        case Call(cards, open_solo):
            return _refuse_call(cards, open_solo, rules, hand)
        case Solo(open_solo):
            return Illegal(Reason.SWORD_NEEDED) if open_solo and not holds_guard_card(hand) else None
        case Allegiance(declare):
            return Illegal(Reason.NOT_GUARD) if declare and not may_declare(rules, role) else None


def holds_guard_card(hand: Sequence[Card]) -> bool:
    """Whether the sword or the called card is in the hand."""
    return any(card.mark is Mark.GUARD for card in hand)


def may_declare(rules: Rules, role: Role | None) -> bool:
    """明保 is the Guard's, 造反 a Commoner's, where the rules have them (R7.1, R7.4)."""
    return rules.declarations.guard if role is Role.GUARD else rules.declarations.revolt


def may_apply(rules: Rules, trick: Trick) -> bool:
    """申请接风: against a last play, once (R8.6)."""
    return rules.tricks.apply and trick.final and trick.applicant is None


def refuse_play(cards: Sequence[Card], rules: Rules, hand: Sequence[Card], trick: Trick) -> Illegal | None:
    """Why `cards` may not be laid from `hand` now, or None (R3, R4, R8.2, R9.1)."""
    found = laid(tuple(cards), rules, tuple(hand), trick)
    return found if isinstance(found, Illegal) else None


def laid(cards: tuple[Card, ...], rules: Rules, hand: tuple[Card, ...], trick: Trick) -> tuple[Card, ...] | Illegal:
    """The hand that is left once these cards are laid, or why they may not be (as `refuse_play`)."""
    if not cards:
        return hand if trick.plays else Illegal(Reason.MUST_LEAD)
    try:
        left = without(hand, cards)
    except ValueError:
        return _not_held(cards, hand)
    play = plays.classify(cards, rules)
    if isinstance(play, Illegal):
        return play
    if play.base is not None and play.base is rules.plays.held_back and left:
        return Illegal(Reason.HELD_BACK, (play.base.letter,))
    if trick.plays:
        to_beat = plays.classify(trick.plays[-1][1], rules)
        assert not isinstance(to_beat, Illegal)
        return plays.compare(to_beat, play, rules) or left
    return left


def _not_held(cards: Iterable[Card], hand: Iterable[Card]) -> Illegal:
    """The lowest card that the hand does not hold, or not so often."""
    return Illegal(Reason.NOT_HELD, (str(min(Counter(cards) - Counter(hand))),))


def _calls(hand: Sequence[Card], rules: Rules) -> Iterator[Call]:
    for cards in throne.callable_sets(hand, rules):
        yield Call(cards)
        if rules.guard.open_with_three and len(cards) == 3:
            yield Call(cards, open=True)


def _refuse_call(cards: Sequence[Card], open_solo: bool, rules: Rules, hand: Sequence[Card]) -> Illegal | None:
    if Counter(cards) - Counter(hand):
        return _not_held(cards, hand)
    if any(sorted(cards) == sorted(call.cards) and open_solo == call.open for call in _calls(hand, rules)):
        return None
    return Illegal(Reason.NOT_CALLABLE, (" ".join(str(card) for card in cards),))
