"""From what a seat sees, and a guess at what it does not, to a deal for the search; plays to cards and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..actions import PASS as PASSES
from ..actions import Apply, PlayCards, Seat
from ..cards import Card, Mark, Rank, strength
from ..events import Cause, Revealed, Role, Smothered, TrickClosed
from ..state import SoloKind
from ..view import SeatView
from .core import HIDDEN, NOBODY, OPEN, SHARED, Core, empty
from .house import TRIBUTE, House, house_of
from .shapes import (
    APPLY,
    BIG,
    PASS,
    SMALL,
    SPECIAL,
    STRENGTHS,
    TWO,
    WITH_MARK,
    packed,
    taken,
)

Answer = PlayCards | Apply


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden cards may lie.

    hands: by seat, the asking seat's own among them; the guard card, while it is in a hand, carries its mark. guard,
    solo: as `GameState` has them.
    """

    hands: tuple[tuple[Card, ...], ...]
    guard: Seat | None
    solo: SoloKind = SoloKind.NONE


_GUARD = Mark.GUARD
_KINDS = {SoloKind.NONE: SHARED, SoloKind.HIDDEN: HIDDEN, SoloKind.OPEN: OPEN, SoloKind.CLAIMED: OPEN}


def core_of(view: SeatView, world: World, house: House | None = None) -> Core:
    """The deal in this world, from the view of whoever; it must be in its play phase. house: `house_of(view.rules)`,
    shared by the worlds of one deal so that they remember together."""
    assert view.emperor is not None
    special = view.rules.special
    known = Role.GUARD in view.roles or Role.SOLO in view.roles
    core = empty(house or house_of(view.rules))
    core.emperor = view.emperor
    core.guard = NOBODY if world.guard is None else world.guard
    core.solo = _KINDS[world.solo]
    core.known = known
    core.stakes = view.stakes
    if core.house.table == TRIBUTE:
        core.declared = any(isinstance(event, Revealed) and event.cause is Cause.DECLARED for event in view.events)
    core.out = list(view.finished)
    if view.smothered:
        smothered = [event for event in view.events if isinstance(event, Smothered)]
        core.smothered = [event.seat for event in smothered]
        core.smotherers = [event.by for event in smothered]
    for seat in (*view.finished, *view.smothered):
        core.leave(seat)
    if not special:
        for seat, hand in enumerate(world.hands):
            for card in hand:
                if card[2] is _GUARD:
                    core.marked, core.marked_rank = seat, int(card.rank) - 3
    for seat, hand in enumerate(world.hands):
        core.give(seat, strengths(hand, special))
    if world.solo is SoloKind.HIDDEN and not special and view.called is not None and not known:
        called = view.called
        core.watched = view.emperor
        core.last_rank = int(called.rank) - 3
        core.last_copies = sum(
            card.rank is called.rank and card.suit > called.suit for card in world.hands[view.emperor]
        )
    trick = view.trick
    core.begin(
        _asked(view),
        trick.plays[-1][0] if trick.plays else NOBODY,
        play_of(trick.table, special) if trick.plays else PASS,
        _bits(trick.shut),
        _bits(trick.passed),
        NOBODY if trick.applicant is None else trick.applicant,
    )
    return core


def _asked(view: SeatView) -> Seat:
    """Whose turn it is (R8)."""
    if view.prompt is not None:
        return view.seat
    trick = view.trick
    if trick.plays:
        last = trick.passed[-1] if trick.passed else trick.plays[-1][0]
        others = set(view.in_play) - {*trick.passed, *trick.shut, trick.plays[-1][0]}
        return next(seat for seat in ((last + step) % 5 for step in range(1, 6)) if seat in others)
    closed = [event.seat for event in view.events if isinstance(event, TrickClosed)]
    assert view.emperor is not None
    return closed[-1] if closed else view.emperor


def _bits(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def strengths(cards: Iterable[Card], special: bool) -> list[int]:
    """Numbers of cards by strength, 3 first."""
    counts = [0] * (3 + STRENGTHS)
    for rank, _, mark in cards:
        counts[18 if special and mark is _GUARD else rank] += 1
    return counts[3:]


def play_of(cards: Sequence[Card], special: bool) -> int:
    """The play that these cards make; they must make one."""
    counts = strengths(cards, special)
    marked = not special and any(card.mark is Mark.GUARD for card in cards)
    base = next((rank for rank in range(TWO + 1) if counts[rank]), 0)
    wild = counts[TWO] if base != TWO else 0
    return packed(base, counts[base], counts[SMALL], counts[BIG], counts[SPECIAL], wild if counts[base] else 0, marked)


def answer_of(action: Answer, special: bool) -> int:
    """An answer to the play prompt as the search counts it."""
    if isinstance(action, Apply):
        return APPLY
    return play_of(action.cards, special) if action.cards else PASS


def action_of(answer: int, hand: Sequence[Card], special: bool) -> Answer:
    """The answer with cards of this hand, high to low: the guard card only where the play has it, the throne card
    last among big jokers, suits as `movegen` takes them. Raises ValueError where the hand lacks a card."""
    if answer == PASS:
        return PASSES
    if answer == APPLY:
        return Apply()
    by_strength: dict[int, list[Card]] = {}
    for card in sorted(hand, key=lambda card: (card.mark is not Mark.NONE, card.suit)):
        by_strength.setdefault(strength(card, special) - 3, []).append(card)
    marked = answer & WITH_MARK
    chosen: list[Card] = []
    for wanted in (SPECIAL, BIG, SMALL, *range(TWO, -1, -1)):
        number = taken(answer, wanted)
        cards = by_strength.get(wanted, [])
        guard_card = [card for card in cards if card.mark is Mark.GUARD and not special]
        plain = [card for card in cards if card not in guard_card]
        picked = guard_card[:number] if marked else []
        picked += plain[: number - len(picked)]
        if len(picked) < number:
            raise ValueError(f"the hand has no {number} of {Rank(wanted + 3).letter} for this play")
        chosen += picked
    return PlayCards(tuple(chosen))
