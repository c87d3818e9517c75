"""The comparator and the lists of legal plays against the referee, which tries everything."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import answers, movegen
from engine.actions import PASS, Apply, PlayCards
from engine.cards import SPECIAL_CARD, Card, Mark, Rank, Suit, sort_cards
from engine.plays import beats
from engine.rules import Rules
from engine.state import GameState, Phase, SoloKind, Trick
from engine.transition import apply, legal_actions
from engine.variants import variant_ids
from tests.engine import reference
from tests.engine.reference import House, Position
from tests.engine.soak import compare_pairs
from tests.engine.tables import every_configuration, house_of, label, rules_in, rules_of


def laying(rules: Rules) -> House:
    """What of the rules decides whether cards may be laid; tricks are left out."""
    house = house_of(rules)
    return House(
        special=house.special,
        held_back=house.held_back,
        kao=house.kao,
        twos_beat_big=house.twos_beat_big,
        twos_beat_special=house.twos_beat_special,
        wild_twos=house.wild_twos,
    )


# One set of rules for everything that decides a play; options that do not are left at their defaults.
HOUSES: dict[House, tuple[str, Rules]] = {}
for _variant in variant_ids():
    for _options in every_configuration(_variant):
        _rules = rules_of(_variant, **_options)
        HOUSES.setdefault(laying(_rules), (f"{_variant}-{label(_options)}", _rules))

EVERY_HOUSE = pytest.mark.parametrize(
    ("house", "rules"), [pytest.param(house, rules, id=name) for house, (name, rules) in HOUSES.items()]
)

PLAIN = [
    Card(rank, suit) for rank in (3, 6, 7, 8, 15, 15) for suit in (Suit.SPADES, Suit.HEARTS) for rank in [Rank(rank)]
]
JOKERS = [Card(Rank.SMALL), Card(Rank.SMALL), Card(Rank.BIG), Card(Rank.BIG)]
GUARD_CARDS = [
    Card(Rank.SMALL, mark=Mark.GUARD),
    Card(Rank.EIGHT, Suit.SPADES, Mark.GUARD),
    Card(Rank.TWO, Suit.SPADES, Mark.GUARD),
    SPECIAL_CARD,
]


@st.composite
def hands(draw: st.DrawFn, most: int = 7) -> tuple[Card, ...]:
    """A small hand in which ranks repeat, with jokers, now and then with a guard card or the throne card."""
    cards = draw(st.lists(st.sampled_from(PLAIN + JOKERS * 2), min_size=1, max_size=most))
    if draw(st.booleans()):
        cards.append(draw(st.sampled_from(GUARD_CARDS)))
    if draw(st.integers(0, 3)) == 0:
        cards.append(Card(Rank.BIG, mark=Mark.SCEPTRE))
    return tuple(cards)


@st.composite
def laid(draw: st.DrawFn) -> tuple[Card, ...]:
    """A play on the table: a base, jokers, or both."""
    rank = draw(st.sampled_from([Rank.THREE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.ACE, Rank.TWO]))
    base = draw(st.integers(0, 4))
    smalls, bigs = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    special = draw(st.integers(0, 5)) == 0
    play = (
        *[SPECIAL_CARD] * special,
        *[Card(Rank.BIG)] * bigs,
        *[Card(Rank.SMALL)] * smalls,
        *[Card(rank, Suit.CLUBS)] * base,
    )
    return play or (Card(rank, Suit.CLUBS),)


def fitting(cards: tuple[Card, ...], house: House) -> tuple[Card, ...]:
    """The cards as this house can have them: no more than one guard card, none but the sword without a special; where
    the call is of a plain card without a special, the fourth copy keeps its rank."""
    return tuple(card for card in cards if house.special or card.mark is not Mark.GUARD or card.rank is Rank.SMALL)


@EVERY_HOUSE
@settings(max_examples=20)
@given(held=hands(), table=laid(), lead=st.booleans())
def test_r3_r4_r9_legal_plays_are_those_found_by_trying(
    house: House, rules: Rules, held: tuple[Card, ...], table: tuple[Card, ...], lead: bool
) -> None:
    held = sort_cards(fitting(held, house), house.special)
    table = () if lead else fitting(table, house)
    if not held or (not lead and not reference.is_play(table, house)):
        return
    found = movegen.leads(held, rules) if lead else movegen.follows(held, table, rules)
    looks = [reference.look(play, house) for play in found]
    assert len(set(looks)) == len(looks)
    assert set(looks) == reference.legal_looks(held, table, house)
    assert all(not Counter(play) - Counter(held) for play in found)
    assert all(play == sort_cards(play, house.special) for play in found)
    sizes = [len(play) for play in found]
    assert sizes == sorted(sizes)


@EVERY_HOUSE
@settings(max_examples=12)
@given(held=hands(), table=laid(), lead=st.booleans())
def test_r3_r4_r9_every_other_set_of_cards_is_refused(
    house: House, rules: Rules, held: tuple[Card, ...], table: tuple[Card, ...], lead: bool
) -> None:
    held = fitting(held, house)
    table = () if lead else fitting(table, house)
    if not held or (not lead and not reference.is_play(table, house)):
        return
    trick = Trick(((4, table),)) if table else Trick()
    for cards in reference.subsets(held):
        illegal = answers.refuse_play(cards, rules, held, trick)
        assert (illegal is None) is reference.may_lay(cards, held, table, house), (cards, illegal)
    assert (answers.refuse_play(PASS.cards, rules, held, trick) is None) is not lead
    for card in (*PLAIN, *JOKERS):
        more = PlayCards((*[card] * (held.count(card) + 1),))
        assert answers.refuse_play(more.cards, rules, held, trick) is not None


def test_r3_r4_the_comparator_agrees_on_twenty_thousand_pairs() -> None:
    answered = compare_pairs(20_000, "ordinary")
    assert answered["beats"] > 1_500
    assert answered["does not"] > 10_000


@EVERY_HOUSE
@settings(max_examples=25)
@given(first=laid(), second=laid(), third=laid())
def test_r3_4_beating_is_a_strict_order_but_for_kao(
    house: House, rules: Rules, first: tuple[Card, ...], second: tuple[Card, ...], third: tuple[Card, ...]
) -> None:
    trio = [fitting(cards, house) for cards in (first, second, third)]
    if not all(reference.is_play(cards, house) for cards in trio):
        return
    first, second, third = trio
    assert not beats(first, first, rules)
    if beats(first, second, rules):
        assert not beats(second, first, rules)
        if not (house.kao or house.twos_beat_big or house.wild_twos) and beats(second, third, rules):
            assert beats(first, third, rules)


SMALL_HANDS = st.tuples(*[hands(most=4) for _ in range(5)])


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("solo", list(SoloKind), ids=[solo.value for solo in SoloKind])
@settings(max_examples=5)
@given(data=st.data(), held=SMALL_HANDS, seed=st.integers(0, 1_000_000))
def test_r8_r11_small_deals_go_as_the_referee_says(
    variant: str, solo: SoloKind, data: st.DataObject, held: tuple[tuple[Card, ...], ...], seed: int
) -> None:
    rng = Random(seed)
    rules = data.draw(rules_in(variant))
    house = house_of(rules)
    fair = tuple(sort_cards(fitting(cards, house), house.special) or (PLAIN[3],) for cards in held)
    guard = {SoloKind.NONE: 2, SoloKind.CLAIMED: None}.get(solo, 0)
    state = GameState(
        rules=rules, first_seat=0, hands=fair, phase=Phase.PLAY, waiting=(0,), emperor=0, guard=guard, solo=solo
    )
    royals = frozenset({0, 2} if solo is SoloKind.NONE else {0})
    in_the_open = solo in (SoloKind.OPEN, SoloKind.CLAIMED)
    position = Position(fair, royals, in_the_open, turn=0, last_but_one=house.last_but_one)
    while not position.over:
        assert (state.over, state.waiting, state.trick.table) == (False, (position.turn,), position.table)
        legal = legal_actions(state, position.turn)
        mine = {reference.look(action.cards, house): action for action in legal if isinstance(action, PlayCards)}
        theirs = {reference.look(cards, house): cards for cards in reference.choices(position, house)}
        assert set(mine) == set(theirs)
        may_apply = bool(position.table) and reference.may_apply(position, house)
        assert (Apply() in legal) is may_apply
        if may_apply and rng.random() < 0.5:
            state = apply(state, position.turn, Apply()).state
            position = reference.following(position, (), house, applies=True)
            continue
        chosen = rng.choice(sorted(theirs))
        state = apply(state, position.turn, mine[chosen]).state
        position = reference.following(position, mine[chosen].cards, house)
        assert state.finished == position.out
        assert state.smothered == tuple(zip(position.smothered, position.beaten_by, strict=True))
    assert state.over
    assert state.outcome is not None
    assert tuple(line.seat for line in state.outcome.lines) == position.places
