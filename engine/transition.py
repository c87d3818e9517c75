"""One deal, step by step: `check` an answer, `apply` it, get the next state and what the table saw."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import answers, throne
from .actions import (
    SEATS,
    Action,
    Allegiance,
    Call,
    Illegal,
    IllegalAction,
    PlayCards,
    Reason,
    Seat,
    Solo,
    SoloClaim,
    Throne,
)
from .cards import SPECIAL_CARD, THRONE_CARD, Card, Mark, Rank, sort_cards
from .deal import deal
from .events import (
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
from .rules import Rules
from .scoring import settle, void_outcome
from .state import GameState, Offer, Phase, SoloKind, Trick, sceptre_seat

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an answer, and the events it brought about, in order."""

    state: GameState
    events: tuple[Event, ...]


def new_deal(rules: Rules, seed: str, number: int, first_seat: Seat) -> GameState:
    """Deal number `number` (from 0) of a match, at its first prompt."""
    return dealt(rules, deal(rules, seed, number, first_seat), first_seat)


def dealt(rules: Rules, hands: Hands, first_seat: Seat) -> GameState:
    """A deal with these hands, at its first prompt."""
    state = GameState(rules=rules, first_seat=first_seat, hands=hands, phase=Phase.THRONE, waiting=())
    if rules.throne.solo_claim:
        return replace(state, phase=Phase.SOLO_CLAIM, waiting=_round_from(first_seat))
    return _first_offer(state)


def legal_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Every legal answer of the seat (`answers.legal`); empty when it is not asked."""
    prompt = state.prompt(seat)
    if prompt is None:
        return ()
    return answers.legal(prompt, state.rules, state.hands[seat], state.role(seat), state.offer, state.trick)


def check(state: GameState, seat: Seat, action: Action) -> Illegal | None:
    """Why the seat may not answer this now, or None."""
    if state.over:
        return Illegal(Reason.DEAL_OVER)
    prompt = state.prompt(seat)
    if prompt is None:
        return Illegal(Reason.NOT_ASKED, (seat,))
    if action.prompt is not prompt:
        return Illegal(Reason.WRONG_PROMPT, (prompt.value, action.prompt.value))
    return answers.refuse(action, state.rules, state.hands[seat], state.role(seat), state.offer, state.trick)


def apply(state: GameState, seat: Seat, action: Action) -> Step:
    """The next state. Raises IllegalAction for what `check` refuses.

    Of a step answered at once nothing shows before the last answer is in (R7.3); its answers may come in any order.
    """
    illegal = check(state, seat, action)
    if illegal is not None:
        raise IllegalAction(seat, illegal)
    if isinstance(action, SoloClaim | Allegiance):
        return _answer_at_once(state, seat, action)
    state = replace(state, history=(*state.history, (seat, action)))
    match action:
        case Throne(accept):
            return _crown(state, seat) if accept else _decline(state, seat)
        case Call(cards):
            return _call(state, seat, cards)
        case Solo(open_solo):
            return _solo(state, seat, open_solo)
        case PlayCards(cards):
            return _play(state, seat, cards) if cards else _pass(state, seat)


def _step(state: GameState, *events: Event) -> Step:
    return Step(replace(state, events=state.events + events), events)


def _then(step: Step, following: Step) -> Step:
    return Step(following.state, step.events + following.events)


def _round_from(seat: Seat) -> tuple[Seat, ...]:
    return tuple((seat + at) % len(SEATS) for at in SEATS)


def _moved(hands: Hands, seat: Seat, hand: tuple[Card, ...], rules: Rules) -> Hands:
    return (*hands[:seat], sort_cards(hand, rules.special), *hands[seat + 1 :])


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _answer_at_once(state: GameState, seat: Seat, action: Action) -> Step:
    given = (*state.answers, (seat, action))
    if len(given) < len(state.waiting):
        return Step(replace(state, answers=given), ())
    in_order = tuple(sorted(given, key=lambda answer: state.waiting.index(answer[0])))
    state = replace(state, answers=(), history=state.history + in_order)
    yes = [who for who, answer in in_order if answer in (SoloClaim(True), Allegiance(True))]
    return _claims(state, yes) if state.phase is Phase.SOLO_CLAIM else _declarations(state, yes)


# R5: the throne


def _first_offer(state: GameState) -> GameState:
    holder = sceptre_seat(state.hands)
    return replace(state, phase=Phase.THRONE, waiting=(holder,), offer=Offer(holder, holder))


def _claims(state: GameState, claimants: list[Seat]) -> Step:
    """抢独 (R5.6): the throne holder first, then the nearest in the 上家 direction."""
    if not claimants:
        return _step(_first_offer(state))
    holder = sceptre_seat(state.hands)
    winner = min(claimants, key=lambda seat: (holder - seat) % len(SEATS))
    hands = _moved(state.hands, holder, _without(state.hands[holder], (THRONE_CARD,)), state.rules)
    hands = _moved(hands, winner, (*hands[winner], THRONE_CARD), state.rules)
    state = replace(state, hands=hands, emperor=winner, solo=SoloKind.CLAIMED, guard_public=True)
    claimed = _step(state, Claimed(winner), Revealed(winner, Role.SOLO, Cause.CLAIMED))
    return _then(claimed, _begin_play(claimed.state))


def _decline(state: GameState, seat: Seat) -> Step:
    offer, rules = state.offer, state.rules
    assert offer is not None
    to = throne.next_asked(seat)
    events: list[Event] = [Declined(seat, to)]
    hand = _without(state.hands[seat], (THRONE_CARD,))
    pile = offer.pile
    pasted = throne.pasted_card(hand, rules) if offer.declines else None
    if pasted is not None:
        hand = _without(hand, (pasted,))
        pile = (*pile, (seat, pasted))
        events.append(Pasted(seat, pasted))
    hands = _moved(state.hands, seat, hand, rules)
    hands = _moved(hands, to, (*hands[to], THRONE_CARD), rules)
    offer = Offer(to, offer.first, offer.declines + 1, pile)
    if throne.rounds_over(offer):
        return _void(state, hands, offer, events)
    if throne.must_accept(offer, hands[to], rules):
        events.append(Pressed(to))
    return _step(replace(state, hands=hands, offer=offer, waiting=(to,)), *events)


def _void(state: GameState, hands: Hands, offer: Offer, events: list[Event]) -> Step:
    """流局 (R5.4): the pasted cards go back; by now the throne card is where it was."""
    for seat, card in offer.pile:
        hands = _moved(hands, seat, (*hands[seat], card), state.rules)
    state = replace(state, hands=hands, offer=None, waiting=(), phase=Phase.SETTLEMENT, outcome=void_outcome())
    return _step(state, *events, Voided())


def _crown(state: GameState, seat: Seat) -> Step:
    assert state.offer is not None
    pile = state.offer.pile_cards
    hands = _moved(state.hands, seat, (*state.hands[seat], *pile), state.rules)
    state = replace(state, hands=hands, emperor=seat, waiting=(seat,), offer=None)
    if state.rules.called:
        return _step(replace(state, phase=Phase.CALL), Crowned(seat, pile))
    guard = next(holder for holder in SEATS if answers.holds_guard_card(hands[holder]))
    return _step(replace(state, phase=Phase.SOLO, guard=guard), Crowned(seat, pile))


# R6: the Guard


def _call(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Step:
    shown = sort_cards(cards, state.rules.special)
    face = Card(shown[0].rank, shown[0].suit)
    own = sum(Card(card.rank, card.suit) == face for card in state.hands[seat])
    guard = seat if own == 4 else next(other for other in SEATS if other != seat and face in state.hands[other])
    marked = SPECIAL_CARD if face.rank is Rank.BIG else Card(face.rank, face.suit, Mark.GUARD)
    hand = (*_without(state.hands[guard], (face,)), marked)
    state = replace(state, hands=_moved(state.hands, guard, hand, state.rules), called=face, guard=guard)
    called = Called(seat, shown)
    if len(shown) == 4:
        state = replace(state, solo=SoloKind.OPEN, guard_public=True)
        step = _step(state, called, Revealed(seat, Role.SOLO, Cause.CALLED_FOUR))
        return _then(step, _begin_play(step.state))
    solo = SoloKind.HIDDEN if guard == seat else SoloKind.NONE
    return _step(_ask_allegiance(replace(state, solo=solo)), called)


def _solo(state: GameState, seat: Seat, open_solo: bool) -> Step:
    if open_solo:
        step = _step(replace(state, solo=SoloKind.OPEN, guard_public=True), Revealed(seat, Role.SOLO, Cause.ANNOUNCED))
        return _then(step, _begin_play(step.state))
    solo = SoloKind.HIDDEN if state.guard == seat else SoloKind.NONE
    return _step(_ask_allegiance(replace(state, solo=solo)))


# R7: declarations


def _ask_allegiance(state: GameState) -> GameState:
    assert state.emperor is not None
    return replace(state, phase=Phase.ALLEGIANCE, waiting=_round_from(state.emperor)[1:])


def _declarations(state: GameState, declared: list[Seat]) -> Step:
    """明保 and 造反 (R7.3-R7.5)."""
    guard = state.guard
    assert guard is not None
    events: list[Event] = []
    if guard in declared:
        state = replace(state, guard_public=True, declared=("guard",), stakes=2 * state.stakes)
        events += [Revealed(guard, Role.GUARD, Cause.DECLARED), Staked(state.stakes, Cause.DECLARED)]
    elif len(declared) >= 2:
        role = Role.GUARD if state.solo is SoloKind.NONE else Role.SOLO
        state = replace(state, guard_public=True, declared=("revolt",), stakes=2 * state.stakes, rebels=tuple(declared))
        events += [
            Revolted(state.rebels, True),
            Revealed(guard, role, Cause.REVOLT),
            Staked(state.stakes, Cause.REVOLT),
        ]
    elif declared and state.rules.declarations.lone_rebel_shown:
        state = replace(state, rebels=tuple(declared))
        events.append(Revolted(state.rebels, False))
    step = _step(state, *events)
    return _then(step, _begin_play(step.state))


# R8: tricks


def _begin_play(state: GameState) -> Step:
    assert state.emperor is not None
    return _step(replace(state, phase=Phase.PLAY, waiting=(state.emperor,), offer=None), PlayBegan(state.emperor))


def _in_play(state: GameState) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if seat not in state.finished)


def _next_after(seat: Seat, among: set[Seat]) -> Seat:
    return next(other for other in _round_from((seat + 1) % len(SEATS)) if other in among)


def _pass(state: GameState, seat: Seat) -> Step:
    trick = state.trick
    shut = (*trick.shut, seat) if state.rules.tricks.hard_pass else ()
    state = replace(state, trick=Trick(trick.plays, (*trick.passed, seat), shut))
    step = _step(state, Passed(seat))
    return _then(step, _go_on(step.state, seat))


def _play(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Step:
    """R8.8: reveal, going out, end of the deal, closing of the trick, in this order."""
    rules = state.rules
    cards = sort_cards(cards, rules.special)
    hand = _without(state.hands[seat], cards)
    trick = Trick((*state.trick.plays, (seat, cards)), (), state.trick.shut)
    state = replace(state, hands=_moved(state.hands, seat, hand, rules), trick=trick)
    events: list[Event] = [Played(seat, cards, len(hand))]
    if not state.guard_public and any(card.is_guard_card for card in cards):
        state = replace(state, guard_public=True)
        role = Role.GUARD if state.solo is SoloKind.NONE else Role.SOLO
        events.append(Revealed(seat, role, Cause.PLAYED))
    if not hand:
        state = replace(state, finished=(*state.finished, seat))
        events.append(Finished(seat, len(state.finished)))
        if deal_ended(state):
            state = replace(state, phase=Phase.SETTLEMENT, waiting=())
            return _step(replace(state, outcome=settle(state)), *events, Ended())
    step = _step(state, *events)
    return _then(step, _go_on(step.state, seat))


def _go_on(state: GameState, seat: Seat) -> Step:
    """The next to follow, or the leader of the next trick (R8.3-R8.5)."""
    trick, last = state.trick, state.trick.plays[-1][0]
    others = set(_in_play(state)) - {last}
    if others <= {*trick.passed, *trick.shut}:
        inherited = last in state.finished
        leader = _next_after(last, others) if inherited else last
        return _step(replace(state, trick=Trick(), waiting=(leader,)), TrickClosed(leader, inherited))
    return _step(replace(state, waiting=(_next_after(seat, others - set(trick.shut)),)))


def deal_ended(state: GameState) -> bool:
    """Whether one side is out (R11.1), or a lone Emperor's fate is settled (R11.2)."""
    out = set(state.finished)
    match state.solo:
        case SoloKind.OPEN | SoloKind.CLAIMED:
            return bool(out)
        case SoloKind.HIDDEN:
            return state.emperor in out or len(out) >= 2
        case SoloKind.NONE:
            royals = {state.emperor, state.guard}
            return royals <= out or set(SEATS) - royals <= out
