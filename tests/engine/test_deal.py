"""Dealing (R2.4): the same seed deals the same cards, for ever."""

from collections import Counter
from hashlib import sha256

import pytest

from engine.actions import SEATS
from engine.cards import THRONE_CARD, sort_cards
from engine.deal import Generator, deal, drawn_holder, drawn_seat
from engine.rules import Start
from engine.variants import load, variant_ids

# SHA-256 of the five hands, to 16 digits: (variant, seed, number of the deal, first seat).
PINNED = {
    ("qingdao", "1", 0): "d4d04051b8f85b5c",
    ("qingdao", "7", 0): "18e323b7478b37ec",
    ("qingdao", "7", 1): "9486c9ebbc738fd1",
    ("qingdao", "20260101", 0): "cf6fe86e0299c802",
    ("weifang", "1", 0): "19c445dd8a25221b",
    ("weifang", "7", 0): "16b5df48b5be9af6",
    ("weifang", "7", 1): "405dd10f78d58e9f",
    ("weifang", "20260101", 0): "f5b4537d08ee2429",
    ("weihai", "1", 0): "c79609713a75334a",
    ("weihai", "7", 0): "860247a046720020",
    ("weihai", "7", 1): "729c76a48cd59384",
    ("weihai", "20260101", 0): "23e55e0537b80bca",
    ("laiwu", "1", 0): "a2054a019aaa952a",
    ("laiwu", "7", 0): "8c6b6332cd7b6968",
    ("laiwu", "7", 1): "aaa52c0a9a58aade",
    ("laiwu", "20260101", 0): "18f1ab9ebb7fe690",
    ("lianzhong-classic", "1", 0): "dbf25df58b2eca25",
    ("lianzhong-classic", "7", 0): "fea4a20f6810b10f",
    ("lianzhong-classic", "7", 1): "c6d7973b87eada15",
    ("lianzhong-classic", "20260101", 0): "42502e052dc78312",
    ("lianzhong-simple", "1", 0): "9b8dd1879c69de83",
    ("lianzhong-simple", "7", 0): "5491c1adbfc47470",
    ("lianzhong-simple", "7", 1): "967991351aaf7294",
    ("lianzhong-simple", "20260101", 0): "ad9632bdf3d211b2",
    ("tribute", "1", 0): "f6a85a9d5868b013",
    ("tribute", "7", 0): "193387556509f0e4",
    ("tribute", "7", 1): "2f2353b3151d5887",
    ("tribute", "20260101", 0): "cf0de49c30a6a23e",
    ("wild-twos", "1", 0): "ae1ca8dae58bea5b",
    ("wild-twos", "7", 0): "886976516d425ae6",
    ("wild-twos", "7", 1): "af59a6c70f3e8e8f",
    ("wild-twos", "20260101", 0): "1246a5aee7e5a3e0",
    ("rizhao", "1", 0): "9b8dd1879c69de83",
    ("rizhao", "7", 0): "5491c1adbfc47470",
    ("rizhao", "7", 1): "967991351aaf7294",
    ("rizhao", "20260101", 0): "ad9632bdf3d211b2",
}
PINNED_HOLDERS = [3, 4, 1, 0, 3, 3, 4, 2, 1, 2, 1, 2]
FIRST_HAND = (
    "2H 2H 2C 2C 2D AH AD KS KC KD QS QS QC QC QD QD JS JH JH JC JC JD TS TC TD 9S 9H 9C 9D 8H 8D 8D 8D 7C "
    "6S 6H 6C 5H 5H 5C 4D 3H 3C 3D"
)


def test_the_generator_is_the_published_one() -> None:
    generator = Generator("any")
    generator._state = [1, 2, 3, 4]
    assert [generator.next64() for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_the_generator_is_seeded_as_ever() -> None:
    generator = Generator("baohuang")
    assert [generator.next64() for _ in range(3)] == [
        1898334385510860495,
        13291742363872939999,
        15130126439572617583,
    ]


@pytest.mark.parametrize(("case", "digest"), PINNED.items(), ids=["-".join(map(str, case)) for case in PINNED])
def test_r2_4_pinned_shuffles(case: tuple[str, str, int], digest: str) -> None:
    variant, seed, number = case
    hands = deal(load(variant).rules(), seed, number, 0)
    text = " | ".join(" ".join(map(str, hand)) for hand in hands)
    assert sha256(text.encode()).hexdigest()[:16] == digest


def test_r2_4_a_pinned_hand_in_full() -> None:
    assert " ".join(map(str, deal(load("qingdao").rules(), "7", 0, 0)[0])) == FIRST_HAND


@pytest.mark.parametrize("variant", variant_ids())
def test_every_variant_has_pinned_shuffles_of_three_seeds(variant: str) -> None:
    assert len({seed for name, seed, _ in PINNED if name == variant}) >= 3


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("first_seat", SEATS)
def test_r2_4_all_cards_one_at_a_time_from_the_first_seat(variant: str, first_seat: int) -> None:
    rules = load(variant).rules()
    hands = deal(rules, "3", 0, first_seat)
    aside = Counter([THRONE_CARD]) if rules.throne.starts is Start.DRAWN else Counter()
    assert Counter(card for hand in hands for card in hand) == Counter(rules.cards()) - aside
    each, more = divmod(len(rules.cards()) - aside.total(), len(SEATS))
    assert [len(hands[(first_seat + at) % 5]) for at in SEATS] == [each + (at < more) for at in SEATS]
    assert all(hand == sort_cards(hand, rules.special) for hand in hands)


@pytest.mark.parametrize("variant", variant_ids())
def test_options_that_keep_the_deck_keep_the_deal(variant: str) -> None:
    found = load(variant)
    plain = found.rules()
    for option in found.options:
        for value in option.values:
            rules = found.rules({option.name: value})
            assert (deal(rules, "3", 0, 0) == deal(plain, "3", 0, 0)) is (rules.cards() == plain.cards())


def test_r2_4_the_number_of_cards_in_a_hand() -> None:
    sizes = {variant: [len(hand) for hand in deal(load(variant).rules(), "1", 0, 0)] for variant in variant_ids()}
    assert sizes["qingdao"] == sizes["laiwu"] == sizes["wild-twos"] == [44, 43, 43, 43, 43]
    assert sizes["weifang"] == [41] * 5 and sizes["tribute"] == [43] * 5 and sizes["weihai"] == [34, 33, 33, 33, 33]
    assert sizes["lianzhong-classic"] == sizes["lianzhong-simple"] == sizes["rizhao"] == [34, 34, 34, 33, 33]


def test_r2_4_the_seat_that_receives_the_throne_card_is_drawn_anew_every_deal() -> None:
    rules = load("tribute").rules()
    drawn = [drawn_holder(rules, "7", number) for number in range(12)]
    assert drawn == PINNED_HOLDERS
    assert {drawn_holder(rules, str(seed), 0) for seed in range(60)} == set(SEATS)
    assert drawn_holder(load("qingdao").rules(), "7", 0) is None


def test_deals_of_a_match_and_seeds_differ() -> None:
    rules = load("qingdao").rules()
    dealt = [deal(rules, seed, number, 0) for seed in ("1", "2", "12") for number in (0, 1, 2)]
    assert len(set(dealt)) == len(dealt)


def test_every_seat_can_be_drawn_first() -> None:
    assert {drawn_seat(str(seed)) for seed in range(60)} == set(SEATS)


def test_every_card_reaches_every_seat_about_as_often() -> None:
    rules = load("lianzhong-simple").rules()
    sceptre = Counter(
        next(seat for seat in SEATS if any(str(card) == "B*" for card in hands[seat]))
        for hands in (deal(rules, "many", number, 0) for number in range(500))
    )
    assert all(60 < sceptre[seat] < 140 for seat in SEATS)
