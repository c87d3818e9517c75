"""Dealing (R2.4): the same seed deals the same cards, for ever."""

from collections import Counter
from hashlib import sha256

import pytest

from engine.actions import SEATS
from engine.cards import sort_cards
from engine.deal import Generator, deal, drawn_seat
from engine.variants import load, variant_ids

# SHA-256 of the five hands, to 16 digits: (variant, seed, number of the deal, first seat).
PINNED = {
    ("qingdao", "1", 0): "d4d04051b8f85b5c",
    ("qingdao", "7", 0): "18e323b7478b37ec",
    ("qingdao", "7", 1): "9486c9ebbc738fd1",
    ("qingdao", "20260101", 0): "cf6fe86e0299c802",
    ("lianzhong-simple", "1", 0): "9b8dd1879c69de83",
    ("lianzhong-simple", "7", 0): "5491c1adbfc47470",
    ("lianzhong-simple", "7", 1): "967991351aaf7294",
    ("lianzhong-simple", "20260101", 0): "ad9632bdf3d211b2",
}
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
    assert Counter(card for hand in hands for card in hand) == Counter(rules.cards())
    each, more = divmod(len(rules.cards()), len(SEATS))
    assert [len(hands[(first_seat + at) % 5]) for at in SEATS] == [each + (at < more) for at in SEATS]
    assert all(hand == sort_cards(hand, rules.special) for hand in hands)


@pytest.mark.parametrize("variant", variant_ids())
def test_options_that_keep_the_deck_keep_the_deal(variant: str) -> None:
    found = load(variant)
    plain = deal(found.rules(), "3", 0, 0)
    for option in ("kao", "twos_beat_big", "hard_pass", "held_back", "solo_claim"):
        assert deal(found.rules({option: True}), "3", 0, 0) == plain


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
