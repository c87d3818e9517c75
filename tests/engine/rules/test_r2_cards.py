"""R2: the cards, their order, and how they are dealt."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.cards import SUITS, THRONE_CARD, Card, Mark, NotationError, Rank, parse_cards, play_notation
from engine.deal import Generator, deal
from engine.match import Match
from engine.movegen import leads
from engine.plays import beats
from engine.state import Phase
from engine.transition import new_deal
from tests.engine.tables import VARIANTS, accept, cards, deal_of, decline, hand, rules_of, to_the_end

SIZES = {"qingdao": 216, "lianzhong-simple": 168}
LOWEST = {"qingdao": Rank.THREE, "lianzhong-simple": Rank.SIX}


@pytest.mark.parametrize("variant", VARIANTS)
def test_r2_1_four_packs(variant: str) -> None:
    deck = rules_of(variant).cards()
    assert len(deck) == SIZES[variant]
    ranks = Counter(card.rank for card in deck)
    plain = [rank for rank in Rank if LOWEST[variant] <= rank <= Rank.TWO]
    assert ranks == {**dict.fromkeys(plain, 16), Rank.SMALL: 4, Rank.BIG: 4}
    assert all(deck.count(Card(rank, suit)) == 4 for rank in plain for suit in SUITS)
    assert deck.count(THRONE_CARD) == 1
    assert deck.count(Card(Rank.BIG)) == 3


@pytest.mark.parametrize(
    ("variant", "options", "swords"),
    [("lianzhong-simple", {}, 1), ("qingdao", {}, 0), ("qingdao", {"fixed_guard": True}, 1)],
)
def test_r2_1_one_sword_among_the_small_jokers(variant: str, options: dict[str, bool], swords: int) -> None:
    deck = rules_of(variant, **options).cards()
    assert [card for card in deck if card.mark is Mark.GUARD] == [Card(Rank.SMALL, mark=Mark.GUARD)] * swords
    assert len(deck) == SIZES[variant]


def test_r2_3_order_high_to_low() -> None:
    order = ["G", "B", "s", "2", "A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3"]
    assert [rank.letter for rank in sorted(Rank, reverse=True)] == order
    rules = rules_of("qingdao")
    for high, low in pairwise(order):
        assert beats(cards(low), cards(high), rules)
        assert not beats(cards(high), cards(low), rules)


@pytest.mark.parametrize("variant", VARIANTS)
def test_r2_3_suits_never_matter(variant: str) -> None:
    rules = rules_of(variant)
    for suit in "SHCD":
        for other in "SHCD":
            assert beats(cards(f"7{suit}"), cards(f"8{other}"), rules)
            assert not beats(cards(f"8{suit}"), cards(f"8{other}"), rules)


@pytest.mark.parametrize("variant", VARIANTS)
def test_r2_3_throne_card_ranks_as_big_joker(variant: str) -> None:
    rules = rules_of(variant)
    assert beats(cards("s"), cards("B*"), rules)
    assert not beats(cards("B"), cards("B*"), rules)
    assert not beats(cards("B*"), cards("B"), rules)


@pytest.mark.parametrize(("variant", "options"), [("lianzhong-simple", {}), ("qingdao", {"fixed_guard": True})])
def test_r2_3_sword_ranks_as_small_joker(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    assert not beats(cards("s"), cards("s*"), rules)
    assert not beats(cards("s*"), cards("s"), rules)
    assert beats(cards("2"), cards("s*"), rules)
    assert beats(cards("s*"), cards("B"), rules)
    assert not beats(cards("B"), cards("s*"), rules)


@pytest.mark.parametrize(
    ("variant", "first", "counts"),
    [
        ("qingdao", 0, (44, 43, 43, 43, 43)),
        ("qingdao", 3, (43, 43, 43, 44, 43)),
        ("lianzhong-simple", 0, (34, 34, 34, 33, 33)),
        ("lianzhong-simple", 3, (34, 33, 33, 34, 34)),
    ],
)
def test_r2_4_counts_of_hands(variant: str, first: int, counts: tuple[int, ...]) -> None:
    rules = rules_of(variant)
    hands = deal(rules, "7", 0, first)
    assert tuple(len(held) for held in hands) == counts
    assert Counter(card for held in hands for card in held) == Counter(rules.cards())


@pytest.mark.parametrize("variant", VARIANTS)
def test_r2_4_one_card_at_a_time_from_the_starting_seat(variant: str) -> None:
    rules = rules_of(variant)
    deck = Generator("baohuang deal 3 of 7").shuffled(rules.cards())
    for first in range(5):
        hands = deal(rules, "7", 3, first)
        for at in range(5):
            assert Counter(hands[(first + at) % 5]) == Counter(deck[at::5])


def test_r2_4_a_last_emperor_begins_the_next_deal() -> None:
    match = Match(rules_of("lianzhong-simple"), "7")
    assert match.first_seat == 0
    state = match.deal()
    while state.phase is not Phase.SOLO:
        state = decline(state) if state.waiting[0] != 3 else accept(state)
    emperor = state.emperor
    assert emperor == 3
    after = match.settled(to_the_end(state))
    assert (after.first_seat, after.emperor, after.number) == (3, 3, 1)
    assert after.deal().first_seat == 3


def test_r2_4_a_number_below_a_bound_is_never_skewed() -> None:
    generator = Generator("even")
    counts = Counter(generator.below(3) for _ in range(3000))
    assert set(counts) == {0, 1, 2}
    assert min(counts.values()) > 900
    assert {generator.below(1) for _ in range(5)} == {0}


@pytest.mark.parametrize("variant", VARIANTS)
def test_r2_4_deals_differ_by_number_and_seed(variant: str) -> None:
    rules = rules_of(variant)
    dealt = {deal(rules, seed, number, 0) for seed in ("1", "2") for number in range(3)}
    assert len(dealt) == 6
    assert new_deal(rules, "1", 2, 0).hands in dealt


def test_r2_5_a_marked_card_and_its_twin_are_two_plays() -> None:
    rules = rules_of("lianzhong-simple")
    offered = [play_notation(play, False) for play in leads(hand("s* s 8 8", rules), rules)]
    assert {"s", "s*", "s8", "s*8", "s*s", "s*s8", "s88", "s*88", "s*s88", "8", "88"} == set(offered)
    assert len(offered) == 11


def test_r2_5_the_called_card_and_its_twin_are_two_plays() -> None:
    rules = rules_of("qingdao")
    offered = [play_notation(play, True) for play in leads(hand("8S* 8H 8D", rules), rules)]
    assert sorted(offered) == ["8", "88", "G", "G8", "G88"]


def test_r2_5_unmarked_twins_are_one_play() -> None:
    rules = rules_of("qingdao")
    assert [play_notation(play, True) for play in leads(hand("8S 8S 8H", rules), rules)] == ["8", "88", "888"]
    assert [play_notation(play, True) for play in leads(hand("B* B", rules), rules)] == ["B", "B*B"]


@pytest.mark.parametrize("text", ["BBJJJ", " J B,J B J ", "JJJBB"])
def test_r1_notation_takes_any_order(text: str) -> None:
    assert play_notation(parse_cards(text), False) == "BBJJJ"


@pytest.mark.parametrize(("text", "at"), [("1", 0), ("8SS", 2), ("sS", 1), ("88x", 2), ("G*", 1), ("*", 0), ("十", 0)])
def test_r1_notation_says_where_it_stops(text: str, at: int) -> None:
    with pytest.raises(NotationError) as raised:
        parse_cards(text)
    assert raised.value.at == at
    assert f"position {at + 1}" in str(raised.value)


def test_r1_every_card_reads_back() -> None:
    for variant in VARIANTS:
        for card in set(rules_of(variant).cards()):
            assert parse_cards(str(card)) == (card,)
    assert deal_of(rules_of("qingdao"), "B* 8S 8S 8S", "8S", "3H", "3H", "3H").hands[1] == parse_cards("8S")
