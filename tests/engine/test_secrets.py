"""What a seat sees depends on nothing it may not know (R5.6, R6.2, R7.3; the one cut is `engine.view`)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import SEATS, Action, Allegiance, PlayCards, Seat
from engine.cards import SUITS, THRONE_CARD, Card, Mark, Rank, sort_cards
from engine.events import Event, Played, TributePaid
from engine.state import GameState, Phase, SoloKind
from engine.transition import apply, legal_actions, new_deal
from engine.variants import variant_ids
from engine.view import view
from tests.engine.tables import (
    Options,
    Temper,
    accept,
    asked,
    call,
    configurations,
    deal_of,
    left_behind,
    random_deal,
    rules_in,
    rules_of,
    solo,
)

EVERY_VARIANT = pytest.mark.parametrize("variant", variant_ids())


def is_guard_card(card: Card) -> bool:
    return card.mark is Mark.GUARD


def face(card: Card) -> Card:
    return Card(card.rank, card.suit)


def stays(state: GameState, seat: Seat, card: Card) -> bool:
    """Whether the public log says that this seat holds this card; of a called card, any copy but the fourth."""
    if card == THRONE_CARD:
        return state.phase is not Phase.SOLO_CLAIM
    if is_guard_card(card):
        return state.guard_public and state.solo is not SoloKind.CLAIMED
    return seat == state.emperor and state.called is not None and face(card) == state.called


def known(state: GameState, seat: Seat) -> list[Card]:
    """What the public log says that this seat holds; the smothered and their last card are known too (R10.2)."""
    if seat in dict(state.smothered):
        return list(state.hands[seat])
    kept = [card for card in state.hands[seat] if stays(state, seat, card)]
    if seat == state.emperor and state.called is not None and not state.guard_public:
        shown = [card for card in kept if face(card) == state.called]
        laid = sum(
            face(card) == state.called
            for event in state.events
            if isinstance(event, Played) and event.seat == seat
            for card in event.cards
        )
        for card in shown[max(0, 3 - laid) :]:
            kept.remove(card)
    return kept


def exchanged(state: GameState, viewer: Seat, rng: Random) -> GameState:
    """Another deal that fits everything `viewer` has seen: what the others hold is dealt anew among them.

    Where counts are not told their numbers change too (R8.7), and so do the faces of tribute (R14.4).
    """
    rules = state.rules
    others = [seat for seat in SEATS if seat != viewer]
    kept = {seat: Counter(known(state, seat)) for seat in others}
    pool = [card for seat in others for card in (Counter(state.hands[seat]) - kept[seat]).elements()]
    sizes = {seat: len(state.hands[seat]) - kept[seat].total() for seat in others}
    if rules.tricks.report_at and not state.over:
        for one, other in zip(rng.sample(others, 4), rng.sample(others, 4), strict=True):
            if one != other and sizes[one] > 1 and other in state.in_play:
                sizes[one], sizes[other] = sizes[one] - 1, sizes[other] + 1
    while True:
        rng.shuffle(pool)
        left = iter(pool)
        hands = list(state.hands)
        for seat in others:
            hand = (*kept[seat].elements(), *(next(left) for _ in range(sizes[seat])))
            hands[seat] = sort_cards(fourth_copy_marked(state, seat, hand), rules.special)
        if not any(is_guard_card(card) for seat in state.rebels for card in hands[seat]) or state.guard_public:
            break
    state = replace(state, hands=tuple(hands), events=tuple(other_face(event, viewer, rng) for event in state.events))
    if state.guard is None or state.guard_public:
        return state
    guard = next((seat for seat in SEATS if any(map(is_guard_card, hands[seat]))), state.emperor)
    decided = state.phase not in (Phase.CALL, Phase.SOLO)
    alone = SoloKind.HIDDEN if decided and guard == state.emperor else SoloKind.NONE
    return replace(state, guard=guard, solo=alone)


def fourth_copy_marked(state: GameState, seat: Seat, hand: Iterable[Card]) -> tuple[Card, ...]:
    """Without a special the fourth copy is marked but in the Emperor's own hand."""
    if state.called is None or state.rules.special or state.guard_public or state.guard is None:
        return tuple(hand)
    mark = Mark.NONE if seat == state.emperor else Mark.GUARD
    return tuple(
        card._replace(mark=mark) if face(card) == state.called and card != THRONE_CARD else card for card in hand
    )


def other_face(event: Event, viewer: Seat, rng: Random) -> Event:
    """Tribute that `viewer` neither paid nor took may have been any card."""
    if not isinstance(event, TributePaid) or viewer in (event.from_seat, event.to_seat):
        return event
    return replace(event, card=Card(Rank(rng.randint(3, 15)), rng.choice(SUITS)))


@EVERY_VARIANT
@settings(max_examples=6)
@given(data=st.data(), seed=st.integers(0, 1_000_000))
def test_r6_2_r7_3_r8_7_r14_4_a_view_is_the_same_in_every_world_that_fits_the_log(
    variant: str, data: st.DataObject, seed: int
) -> None:
    rng = Random(seed)
    rules = data.draw(rules_in(variant))
    state = new_deal(rules, str(seed), 0, 0, left_behind(rules, rng))
    seen: set[object] = set()
    for before, _, _, step in random_deal(state, rng):
        now = step.state
        news = (now.phase, len(now.answers), now.finished, now.guard_public, now.smothered, now.reported)
        if (news in seen and rng.random() > 0.06) or now.over:
            continue
        seen.add(news)
        for moment in (before, now):
            for viewer in SEATS:
                other = exchanged(moment, viewer, rng)
                mine, there = view(moment, viewer), view(other, viewer)
                assert mine == there
                assert mine.legal == there.legal


@EVERY_VARIANT
def test_r5_6_r7_3_r7_6_secret_answers_of_others_are_in_no_view(variant: str) -> None:
    for options in configurations(variant):
        state = new_deal(rules_of(variant, **options), "secret", 0, 0)
        for before, seat, _, step in random_deal(state, Random("secret")):
            if before.phase not in AT_ONCE or step.state.phase is not before.phase:
                continue
            twisted = tuple(
                (who, replace(answer, **{name: not getattr(answer, name) for name in answer.__slots__}))
                for who, answer in step.state.answers
            )
            for viewer in SEATS:
                if viewer not in dict(step.state.answers):
                    assert view(replace(step.state, answers=twisted), viewer) == view(before, viewer)
            assert view(step.state, seat).own_answers[-1] == dict(step.state.answers)[seat]


AT_ONCE = (Phase.SOLO_CLAIM, Phase.ALLEGIANCE, Phase.KICK)


def swap(state: GameState, one: Seat, other: Seat, given_card: Card, taken_card: Card) -> GameState:
    """The same deal with one card exchanged between two hands, the Guard with it."""
    hands = list(state.hands)
    for seat, out, into in ((one, given_card, taken_card), (other, taken_card, given_card)):
        hand = list(hands[seat])
        hand.remove(out)
        hands[seat] = sort_cards((*hand, into), state.rules.special)
    state = replace(state, hands=tuple(hands))
    if state.guard is None:
        return state
    guard = other if state.guard == one else one
    alone = SoloKind.NONE if state.solo is SoloKind.NONE and guard != state.emperor else SoloKind.HIDDEN
    return replace(state, guard=guard, solo=alone if guard == state.emperor else SoloKind.NONE)


def acts_differently(action: Action, seat: Seat, guards: Iterable[Seat], cards: tuple[Card, Card]) -> bool:
    """Whether the answer is one that only the Guard, or only the holder of the exchanged card, can give or mean."""
    if isinstance(action, PlayCards):
        return any(card in action.cards for card in cards)
    return isinstance(action, Allegiance) and action.declare and seat in guards


def side_by_side(
    one: GameState, other: GameState, guards: tuple[Seat, Seat], cards: tuple[Card, Card], rng: Random
) -> int:
    """Gives both deals the same answers as long as it can; every prompt, wait and event must be the same."""
    temper, steps = Temper(rng), 0
    temper.declares = min(temper.declares, 0.2)
    while not one.over:
        assert (one.waiting, one.phase, asked(one)) == (other.waiting, other.phase, asked(other))
        assert [one.prompt(seat) for seat in SEATS] == [other.prompt(seat) for seat in SEATS]
        assert [len(hand) for hand in one.hands] == [len(hand) for hand in other.hands]
        seat = rng.choice(asked(one))
        there = set(legal_actions(other, seat))
        common = [
            action
            for action in legal_actions(one, seat)
            if action in there and not acts_differently(action, seat, guards, cards)
        ]
        if not common:
            break
        action = temper.choose(common)
        first, second = apply(one, seat, action), apply(other, seat, action)
        shorter = min(first.events, second.events, key=len)
        assert (first.events[: len(shorter)], second.events[: len(shorter)]) == (shorter, shorter)
        if first.state.over or second.state.over:
            # A lone Emperor's deal ends earlier by rule (R11.2).
            assert SoloKind.HIDDEN in (one.solo, other.solo) or first.events == second.events
            break
        assert first.events == second.events
        one, other, steps = first.state, second.state, steps + 1
        if any(state.guard_public for state in (one, other)):
            break
    return steps


def watched(variant: str, options: Options, seed: str) -> tuple[GameState, Seat]:
    """A real deal at the point where its Guard is settled, and the Guard."""
    rng = Random(seed)
    state = new_deal(rules_of(variant, **options), seed, 0, 0)
    for before, _, _, step in random_deal(state, rng):
        del before
        if step.state.phase is Phase.ALLEGIANCE and not step.state.answers:
            guard = step.state.guard
            assert guard is not None
            return step.state, guard
    return watched(variant, options, seed + "'")


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("qingdao", {}),
        ("qingdao", {"held_back": True}),
        ("qingdao", {"fixed_guard": True}),
        ("lianzhong-simple", {}),
        ("lianzhong-simple", {"kao": True, "hard_pass": True}),
        ("weifang", {}),
        ("weihai", {}),
        ("laiwu", {}),
        ("rizhao", {}),
    ],
)
def test_r7_3_prompts_waits_and_events_are_the_same_with_the_guard_swapped(variant: str, options: Options) -> None:
    lengths = []
    for number in range(5):
        state, guard = watched(variant, options, f"swap {number}")
        rng = Random(number)
        heir = rng.choice([seat for seat in SEATS if seat != guard])
        (card,) = [card for card in state.hands[guard] if is_guard_card(card)]
        # Against a card that is rarely laid early, so that the two deals run far.
        free = [held for held in state.hands[heir] if not stays(state, heir, held) and not held.mark]
        swapped = swap(state, guard, heir, card, free[0])
        assert swapped.guard == heir
        lengths.append(side_by_side(state, swapped, (guard, heir), (card, free[0]), rng))
    assert sum(lengths) > 100
    assert min(lengths) >= 4


@pytest.mark.parametrize("holder", [0, 1, 2, 3, 4])
def test_r5_r6_3_the_sword_gives_nothing_away_on_the_way_to_the_throne(holder: int) -> None:
    rules = rules_of("lianzhong-simple")
    deals = []
    for sword in (holder, 1):
        hands = ["9H 8H", "9H 8H", "B* 9H 8H", "9H 8H", "9H 8H"]
        hands[sword] += " s*"
        hands = [hand if seat in (holder, 1) and seat == sword else hand + " s" for seat, hand in enumerate(hands)]
        deals.append(deal_of(rules, *hands))
    one, other = deals
    while one.phase is Phase.THRONE:
        assert (one.waiting, one.phase) == (other.waiting, other.phase)
        (seat,) = one.waiting
        assert legal_actions(one, seat) == legal_actions(other, seat)
        action = legal_actions(one, seat)[0 if one.offer and one.offer.declines < 3 else -1]
        first, second = apply(one, seat, action), apply(other, seat, action)
        assert first.events == second.events
        one, other = first.state, second.state
    assert one.waiting == other.waiting
    assert solo(one, False).events == solo(other, False).events


def test_r6_3_three_shown_look_the_same_whoever_holds_the_fourth() -> None:
    rules = rules_of("qingdao", solo_claim=False)
    seen = []
    for holder in range(5):
        hands = ["B* 8S 8S 8S 4H", "4H", "4H", "4H", "4H"]
        hands = [hand + (" 8S" if seat == holder else " 5H") for seat, hand in enumerate(hands)]
        step = call(accept(deal_of(rules, *hands)), "8S 8S 8S")
        seen.append((step.events, step.state.waiting, step.state.phase, step.state.events))
    assert len(set(seen)) == 1
