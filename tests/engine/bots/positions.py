"""Positions written down: hands by rank, everything else already played or dealt by chance to the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from engine.actions import SEATS, PlayCards, Prompt, Seat
from engine.bots import Decision, bot_rng, make_bot
from engine.cards import THRONE_CARD, Card, Mark, Rank, parse_cards, play_notation, sort_cards, strength
from engine.events import Called, Event, Passed, PlayBegan, Played, TrickClosed
from engine.rules import Rules
from engine.state import GameState, Phase, SoloKind, Trick
from engine.transition import dealt
from engine.view import SeatView, view

Decide = Callable[[GameState], Decision]
Laid = Callable[[GameState], str]

ME = 0
CALLED = Card(Rank.FOUR, parse_cards("4S")[0].suit)


def early(rules: Rules, mine: str, *, seed: int = 0, throne_card: Seat = 1, theirs: str = "") -> GameState:
    """A deal at its first prompt: this hand for seat 0, the throne card and `theirs` for `throne_card`, the rest by
    chance."""
    pool = list(rules.cards())
    own = _taken(pool, mine, rules)
    given = _taken(pool, theirs, rules)
    if throne_card != ME:
        pool.remove(THRONE_CARD)
        given.append(THRONE_CARD)
    Random(seed).shuffle(pool)
    sizes = [len(rules.cards()) // 5 + (seat < len(rules.cards()) % 5) for seat in SEATS]
    sizes[1] += sizes[0] - len(own)
    hands = [own]
    for seat in SEATS[1:]:
        fixed = given if seat == throne_card else []
        share = sizes[seat] - len(fixed)
        hands.append(pool[:share] + fixed)
        del pool[:share]
    assert not pool
    return dealt(rules, tuple(sort_cards(hand, rules.special) for hand in hands), 0)


def midway(
    rules: Rules,
    *hands: str | int,
    emperor: Seat = 1,
    guard: Seat | None = 2,
    known: bool = False,
    solo: SoloKind = SoloKind.NONE,
    table: Sequence[tuple[Seat, str]] = (),
    passed: Sequence[Seat] = (),
    finished: Sequence[Seat] = (),
    seed: int = 0,
) -> GameState:
    """Seat 0 to play. A hand is written down, or is a number of cards by chance; what is nowhere was played before.

    `G` in a hand is the called card (♠4) where the rules call one. table: the plays of the trick so far.
    """
    called = CALLED if rules.called and solo is not SoloKind.CLAIMED else None
    pool = _after_call(rules, called)
    laid = [(seat, tuple(_taken(pool, text, rules))) for seat, text in table]
    written = {seat: _taken(pool, text, rules) for seat, text in enumerate(hands) if isinstance(text, str)}
    Random(seed).shuffle(pool)
    for seat, text in enumerate(hands):
        if isinstance(text, int):
            plain = [card for card in pool if not card.is_guard_card][:text]
            for card in plain:
                pool.remove(card)
            written[seat] = plain
    events: list[Event] = []
    if called is not None:
        events.append(Called(emperor, (called,) * 3))
    events.append(PlayBegan(emperor))
    held = tuple(sort_cards(written[seat], rules.special) for seat in SEATS)
    for seat, card in _played_before(rules, emperor, [len(hand) for hand in held], laid, pool):
        events += [Played(seat, (card,), 0), TrickClosed(seat, False)]
    events += [Played(seat, sort_cards(cards, rules.special), len(held[seat])) for seat, cards in laid]
    events += [Passed(seat) for seat in passed]
    return GameState(
        rules=rules,
        first_seat=0,
        hands=held,
        phase=Phase.PLAY,
        waiting=(ME,),
        emperor=emperor,
        called=called,
        guard=guard,
        solo=solo,
        guard_public=known or solo in (SoloKind.OPEN, SoloKind.CLAIMED),
        trick=Trick(
            tuple((seat, sort_cards(cards, rules.special)) for seat, cards in laid),
            tuple(passed),
            final=bool(laid) and not held[laid[-1][0]],
        ),
        finished=tuple(finished),
        events=tuple(events),
    )


def long_hand(
    rules: Rules, mine: str, *, emperor: Seat = 1, guard: Seat = 2, known: bool = False, seed: int = 0, table: str = ""
) -> GameState:
    """A whole hand for seat 0 before anything was played but the Emperor's lead `table`; nothing: seat 0 leads."""
    state = early(rules, mine, seed=seed, throne_card=emperor, theirs=table)
    hands = list(state.hands)
    guard_card = Card(Rank.FOUR, CALLED.suit, Mark.GUARD) if rules.called else rules.cards()[-1]
    if rules.called:
        holder = next(seat for seat in SEATS if CALLED in hands[seat])
        at = list(hands[holder])
        at[at.index(CALLED)] = guard_card
        hands[holder] = tuple(at)
        if holder != guard and guard != ME:
            one, other = list(hands[holder]), list(hands[guard])
            swapped = next(card for card in other if card != THRONE_CARD)
            one.remove(guard_card)
            one.append(swapped)
            other.remove(swapped)
            other.append(guard_card)
            hands[holder], hands[guard] = tuple(one), tuple(other)
    events: list[Event] = [Called(emperor, (CALLED,) * 3)] if rules.called else []
    events.append(PlayBegan(emperor))
    trick = Trick()
    if table:
        lead_hand = list(hands[emperor])
        laid = tuple(_taken(lead_hand, table, rules))
        hands[emperor] = tuple(lead_hand)
        trick = Trick(((emperor, laid),))
        events.append(Played(emperor, laid, len(lead_hand)))
    return replace(
        state,
        hands=tuple(sort_cards(hand, rules.special) for hand in hands),
        phase=Phase.PLAY,
        waiting=(ME,),
        offer=None,
        emperor=emperor,
        called=CALLED if rules.called else None,
        guard=guard,
        guard_public=known,
        trick=trick,
        events=tuple(events),
    )


def decide(state: GameState, level: str = "standard") -> Decision:
    """What this level answers in seat 0; it must be legal."""
    seen = view(state, ME)
    decision = make_bot(level).choose(seen, bot_rng("position", 0, ME, 0))
    assert seen.refuse(decision.action) is None
    return decision


def laid(state: GameState, level: str = "standard") -> str:
    """The play it makes by strength, high to low; `-` is a pass."""
    action = decide(state, level).action
    assert isinstance(action, PlayCards)
    return play_notation(action.cards, state.rules.special) or "-"


def seen_by(state: GameState, seat: Seat = ME, prompt: Prompt | None = None) -> SeatView:
    """The seat's view, which must be at this prompt."""
    seen = view(state, seat)
    assert prompt is None or seen.prompt is prompt
    return seen


def _played_before(
    rules: Rules,
    emperor: Seat,
    held: Sequence[int],
    laid: Sequence[tuple[Seat, tuple[Card, ...]]],
    pool: Sequence[Card],
) -> Iterator[tuple[Seat, Card]]:
    """Who played which card of the pool: the Emperor the marked ones, everyone as many as his hand is short of."""
    each, more = divmod(len(rules.cards()), len(SEATS))
    cards = iter(sorted(pool, key=lambda card: (card.mark is Mark.NONE, card)))
    for seat in (emperor, *(seat for seat in SEATS if seat != emperor)):
        on_table = sum(len(play) for owner, play in laid if owner == seat)
        for card in islice(cards, max(0, each + (seat < more) - held[seat] - on_table)):
            yield seat, card
    for card in cards:
        yield emperor, card


def _after_call(rules: Rules, called: Card | None) -> list[Card]:
    deck = list(rules.cards())
    if called is not None:
        deck[deck.index(called)] = called._replace(mark=Mark.GUARD)
    return deck


def _taken(pool: list[Card], text: str, rules: Rules) -> list[Card]:
    """Cards of the pool for a text of ranks; suits by turn, marks as written."""
    chosen = []
    for wanted in parse_cards(text):
        rank = strength(wanted, rules.special)
        fitting = [
            card
            for card in pool
            if strength(card, rules.special) is rank
            and (rank is Rank.SPECIAL or card.mark is wanted.mark)
            and (not wanted.suit or card.suit is wanted.suit)
        ]
        assert fitting, f"no {wanted} left"
        counts = Counter(fitting)
        card = max(counts, key=lambda card: (counts[card], -card.suit))
        pool.remove(card)
        chosen.append(card)
    return chosen
