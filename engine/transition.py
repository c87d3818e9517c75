"""One deal, step by step: `check` an answer, `apply` it, get the next state and what the table saw."""

from __future__ import annotations

from . import answers, crowning, guarding, tricks
from .actions import (
    Action,
    Allegiance,
    Apply,
    Call,
    Illegal,
    IllegalAction,
    Kick,
    PlayCards,
    Reason,
    Seat,
    Solo,
    SoloClaim,
    Throne,
)
from .opening import Before, dealt, new_deal
from .state import GameState, Phase, changed
from .stepping import Step, with_at

_PLAY, _SETTLEMENT = Phase.PLAY, Phase.SETTLEMENT

Answers = tuple[tuple[Action, ...], ...]
"""By seat, what it answered so far."""

__all__ = ["Before", "Step", "apply", "check", "dealt", "legal_actions", "new_deal"]


def legal_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Every legal answer of the seat (`answers.legal`); empty when it is not asked."""
    prompt = state.prompt(seat)
    if prompt is None:
        return ()
    return answers.legal(prompt, state.rules, state.hands[seat], state.role(seat), state.offer, state.trick)


def check(state: GameState, seat: Seat, action: Action) -> Illegal | None:
    """Why the seat may not answer this now, or None."""
    return _out_of_turn(state, seat, action) or answers.refuse(
        action, state.rules, state.hands[seat], state.role(seat), state.offer, state.trick
    )


def _out_of_turn(state: GameState, seat: Seat, action: Action) -> Illegal | None:
    if state.phase is _SETTLEMENT:
        return Illegal(Reason.DEAL_OVER)
    prompt = state.prompt(seat)
    if prompt is None:
        return Illegal(Reason.NOT_ASKED, (seat,))
    if action.prompt is not prompt:
        return Illegal(Reason.WRONG_PROMPT, (prompt.value, action.prompt.value))
    return None


def apply(state: GameState, seat: Seat, action: Action) -> Step:
    """The next state. Raises IllegalAction for what `check` refuses.

    Of a step answered at once nothing shows before the last answer is in (R7.3); its answers may come in any order.
    """
    if isinstance(action, PlayCards):
        in_turn = state.phase is _PLAY and seat in state.waiting
        left = (None if in_turn else _out_of_turn(state, seat, action)) or answers.laid(
            action.cards, state.rules, state.hands[seat], state.trick
        )
        if isinstance(left, Illegal):
            raise IllegalAction(seat, left)
        return tricks.play(state, seat, action, left) if action.cards else tricks.pass_on(state, seat, action)
    illegal = check(state, seat, action)
    if illegal is not None:
        raise IllegalAction(seat, illegal)
    if isinstance(action, Apply):
        return tricks.pass_on(state, seat, action)
    if isinstance(action, (SoloClaim, Allegiance, Kick)):
        return _answer_at_once(state, seat, action)
    own = _with_answer(state.own, seat, action)
    state = changed(state, history=(*state.history, (seat, action)), own=own)
    match action:
        case Throne(accept):
            return crowning.crown(state, seat) if accept else crowning.decline(state, seat)
        case Call(cards, open_solo):
            return guarding.call(state, seat, cards, open_solo)
        case Solo(open_solo):
            return guarding.announce(state, seat, open_solo)


def _with_answer(own: Answers, seat: Seat, action: Action) -> Answers:
    return with_at(own, seat, (*own[seat], action))


def _answer_at_once(state: GameState, seat: Seat, action: Action) -> Step:
    given = (*state.answers, (seat, action))
    if len(given) < len(state.waiting):
        return Step(changed(state, answers=given), ())
    in_order = tuple(sorted(given, key=lambda answer: state.waiting.index(answer[0])))
    own = state.own
    for who, answer in in_order:
        own = _with_answer(own, who, answer)
    state = changed(state, answers=(), history=state.history + in_order, own=own)
    yes = [who for who, answer in in_order if answer in (SoloClaim(True), Allegiance(True), Kick(True))]
    match state.phase:
        case Phase.SOLO_CLAIM:
            return crowning.claims(state, yes)
        case Phase.ALLEGIANCE:
            return guarding.declare(state, yes)
        case _:
            return guarding.kick(state, yes)
