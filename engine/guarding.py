"""Who the Guard is, who says so, and who raises the stakes (R6, R7)."""

from __future__ import annotations

from dataclasses import replace

from .actions import SEATS, Seat
from .cards import SPECIAL_CARD, Card, Mark, Rank, sort_cards
from .events import Called, Cause, Event, Kicked, PlayBegan, Revealed, Revolted, Role, Staked
from .state import GameState, Phase, SoloKind
from .stepping import Step, round_from, step, then, with_hand, without

STAKE_FACTOR = 2
KICKERS_AGAINST_GUARD = 2


def call(state: GameState, seat: Seat, cards: tuple[Card, ...], open_solo: bool) -> Step:
    """叫牌 (R6.1, R6.3): the fourth copy is the Guard's, or with four or by word the Emperor is alone."""
    shown = sort_cards(cards, state.rules.special)
    face = Card(shown[0].rank, shown[0].suit)
    own = sum(Card(card.rank, card.suit) == face for card in state.hands[seat]) == 4
    alone = open_solo or len(shown) == 4
    guard: Seat | None = seat
    if not own:
        guard = None if alone else next(other for other in SEATS if other != seat and face in state.hands[other])
    state = replace(state, called=face, guard=guard)
    if guard is not None and (state.rules.special or not own):
        state = _marked(state, guard, face)
    called = Called(seat, shown)
    if alone:
        cause = Cause.CALLED_FOUR if len(shown) == 4 else Cause.ANNOUNCED
        state = replace(state, solo=SoloKind.OPEN, guard_public=True)
        opened = step(state, called, Revealed(seat, Role.SOLO, cause))
        return then(opened, begin_play(opened.state))
    asked = step(replace(state, solo=SoloKind.HIDDEN if own else SoloKind.NONE), called)
    return then(asked, _ask_allegiance(asked.state))


def _marked(state: GameState, guard: Seat, face: Card) -> GameState:
    """R3.7: one unshown copy becomes the guard card, and where there is a special it stops being of its old rank."""
    special_joker = state.rules.special and face.rank is Rank.BIG
    marked = SPECIAL_CARD if special_joker else Card(face.rank, face.suit, Mark.GUARD)
    hand = (*without(state.hands[guard], (face,)), marked)
    return replace(state, hands=with_hand(state.hands, guard, hand, state.rules))


def announce(state: GameState, seat: Seat, open_solo: bool) -> Step:
    """明独 or not, under a fixed guard (R6.3)."""
    if open_solo:
        state = replace(state, solo=SoloKind.OPEN, guard_public=True)
        opened = step(state, Revealed(seat, Role.SOLO, Cause.ANNOUNCED))
        return then(opened, begin_play(opened.state))
    solo = SoloKind.HIDDEN if state.guard == seat else SoloKind.NONE
    return _ask_allegiance(replace(state, solo=solo))


def _ask_allegiance(state: GameState) -> Step:
    assert state.emperor is not None
    declarations = state.rules.declarations
    if not declarations.guard and not declarations.revolt:
        return begin_play(state)
    return step(replace(state, phase=Phase.ALLEGIANCE, waiting=round_from(state.emperor)[1:]))


def declare(state: GameState, declared: list[Seat]) -> Step:
    """明保 and 造反 (R7.3-R7.5), and whoever may kick is asked next (R7.6)."""
    rules = state.rules.declarations
    guard = state.guard
    assert guard is not None
    events: list[Event] = []
    if guard in declared:
        state = replace(state, guard_public=True, declared=("guard",))
        events.append(Revealed(guard, Role.GUARD, Cause.DECLARED))
        if rules.guard_doubles:
            state = _staked(state, events, Cause.DECLARED)
    elif declared and len(declared) >= rules.revolt_needs:
        state = replace(state, declared=("revolt",), rebels=tuple(declared))
        events.append(Revolted(state.rebels, True))
        if rules.revolt_reveals:
            role = Role.GUARD if state.solo is SoloKind.NONE else Role.SOLO
            state = replace(state, guard_public=True)
            events.append(Revealed(guard, role, Cause.REVOLT))
        state = _staked(state, events, Cause.REVOLT)
    elif declared and rules.lone_rebel_shown:
        state = replace(state, rebels=tuple(declared))
        events.append(Revolted(state.rebels, False))
    declaration = step(state, *events)
    kickers = _kickers(declaration.state) if rules.kick else ()
    if kickers:
        return then(declaration, step(replace(declaration.state, phase=Phase.KICK, waiting=kickers)))
    return then(declaration, begin_play(declaration.state))


def _kickers(state: GameState) -> tuple[Seat, ...]:
    """R7.6: Commoners against a declared Guard, the royals against a revolt, from the Emperor's 下家."""
    assert state.emperor is not None
    royals = {state.emperor, state.guard}
    order = (*round_from(state.emperor)[1:], state.emperor)
    match state.declared:
        case ("guard",):
            return tuple(seat for seat in order if seat not in royals)
        case ("revolt",):
            return tuple(seat for seat in order if seat in royals)
        case _:
            return ()


def kick(state: GameState, kicking: list[Seat]) -> Step:
    """踢 (R7.6): two Commoners, or one of the royals; a kick that fails is not shown."""
    needed = KICKERS_AGAINST_GUARD if state.declared == ("guard",) else 1
    events: list[Event] = []
    if len(kicking) >= needed:
        state = replace(state, declared=(*state.declared, "kick"))
        events.append(Kicked(tuple(kicking)))
        state = _staked(state, events, Cause.KICK)
    kicked = step(state, *events)
    return then(kicked, begin_play(kicked.state))


def _staked(state: GameState, events: list[Event], cause: Cause) -> GameState:
    events.append(Staked(STAKE_FACTOR * state.stakes, cause))
    return replace(state, stakes=STAKE_FACTOR * state.stakes)


def begin_play(state: GameState) -> Step:
    """The Emperor leads (R8.1)."""
    emperor = state.emperor
    assert emperor is not None
    return step(replace(state, phase=Phase.PLAY, waiting=(emperor,), offer=None), PlayBegan(emperor))
