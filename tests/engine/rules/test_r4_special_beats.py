"""R4: the special, 222 on a big joker, 烤牌."""

import pytest

from engine.actions import Illegal, Reason
from engine.movegen import follows
from engine.plays import beats, why_not
from engine.transition import apply, legal_actions
from tests.engine.tables import VARIANTS, cards, hand, play, playing, plays, rules_of


def test_r4_1_the_special_beats_the_big_joker() -> None:
    assert beats(cards("B"), cards("G"), rules_of("qingdao"))
    assert beats(cards("B888"), cards("9*999"), rules_of("qingdao"))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("table", "reply", "right"),
    [
        ("B", "222", True),
        ("B*", "222", True),
        ("B", "2222", False),
        ("B", "22", False),
        ("B", "s22", False),
        ("B", "AAA", False),
        ("s", "222", False),
        ("BB", "222", False),
        ("BB", "222222", False),
        ("B8", "222", False),
        ("2", "222", False),
    ],
)
def test_r4_2_exactly_three_twos_on_a_lone_big_joker(variant: str, table: str, reply: str, right: bool) -> None:
    assert beats(cards(table), cards(reply), rules_of(variant, twos_beat_big=True)) is right
    assert not beats(cards(table), cards(reply), rules_of(variant))


def test_r4_2_never_on_the_special_nor_with_the_called_two() -> None:
    rules = rules_of("qingdao", twos_beat_big=True)
    assert not beats(cards("G"), cards("222"), rules)
    assert not beats(cards("G"), cards("22222"), rules)
    assert not beats(cards("B"), cards("2*22"), rules)
    offered = [tuple(str(card) for card in laid) for laid in follows(hand("2S* 2H 2H", rules), cards("B"), rules)]
    assert offered == [("2S*",)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_r4_2_the_trick_goes_on_after_the_twos(variant: str) -> None:
    rules = rules_of(variant, twos_beat_big=True)
    state = playing(rules, "B* 7 7", "2 2 2 9", "B B B 9", "8 9", "8 9")
    state = plays("B*", "222")(state)
    assert state.waiting == (2,)
    assert play("BBB") in legal_actions(state, 2)
    assert why_not(cards("222"), cards("BBB"), rules) is None
    assert apply(state, 2, play("BBB")).state.trick.table == cards("BBB")


KAO = [
    # S1's four rules and six combinations
    ("s", "B", True),
    ("B", "BB", True),
    ("s", "ss", True),
    ("B", "sss", True),
    ("Bs", "BBss", True),
    ("BB", "BBsss", True),
    ("Bs", "BBB", True),
    ("ss", "Bss", True),
    ("Bs", "Bsss", True),
    ("Bss", "BBBss", True),
    # its two examples
    ("B7777", "BB8888", True),
    ("Bs777", "BBBs88", True),
    # too few
    ("B", "ss", False),
    ("B", "B", False),
    ("BB", "BBB", False),
    ("Bs", "BB", False),
    ("Bs", "sss", False),
    ("ss", "B", False),
    ("ss", "Bs", False),
    ("Bss", "BBs", False),
    # nothing may be left over where the table has no base, and the base must be beaten in number and rank
    ("s", "BB", False),
    ("s", "sss", False),
    ("s", "Bs", False),
    ("B", "BBs", False),
    ("B", "BBB", False),
    ("s7", "B88", False),
    ("s7", "ss8", True),
    ("s7", "sss", True),
    ("s7", "ssss", False),
    ("s7", "B8", True),
    ("s7", "BBs", False),
    ("s7", "Bs", True),
    ("B7777", "BB888", False),
    ("B7777", "BB7777", False),
    ("B7777", "BBs888", True),
    ("B7777", "BBsss8", True),
    ("B7777", "BBssss", True),
    ("B7777", "BBBs88", True),
    ("B7777", "ssss888", True),
    ("B7777", "ssss88", False),
    ("B7777", "BB6666", False),
    ("Bs777", "BBB888", True),
    ("Bs777", "BBss888", True),
    ("Bs777", "BBsss88", True),
    ("Bs777", "BB888", False),
    ("Bs777", "BBBs66", False),
    ("BB7", "BBBB8", True),
    ("BB7", "BBBBs", True),
    ("BB7", "BBBB", False),
    ("BB7", "BBsss8", True),
    ("BB7", "BBBsss", True),
    ("BB7", "BBssss", True),
    ("BBB", "BBBBsss", True),
    ("BBBB", "BBBBssss", False),
    # 烤 answers jokers only
    ("7777", "ss888", False),
    ("7777", "BB888", False),
    ("7777", "888", False),
]


@pytest.mark.parametrize(("table", "reply", "right"), KAO)
@pytest.mark.parametrize("variant", VARIANTS)
def test_r4_4_kao(variant: str, table: str, reply: str, right: bool) -> None:
    assert beats(cards(table), cards(reply), rules_of(variant, kao=True)) is right


@pytest.mark.parametrize(("table", "reply", "right"), [case for case in KAO if len(case[0]) != len(case[1])])
@pytest.mark.parametrize("variant", VARIANTS)
def test_r4_4_without_the_option_the_number_must_be_equal(variant: str, table: str, reply: str, right: bool) -> None:
    assert not beats(cards(table), cards(reply), rules_of(variant))


@pytest.mark.parametrize(
    ("table", "reply", "right"),
    [
        ("B", "G", True),
        ("BB", "GBB", True),
        ("BB", "Gsss", True),
        ("BB", "GB", False),
        ("Bs", "Gss", True),
        ("Bs", "GB", True),
        ("Bs7", "GBs8", False),
        ("Bs7", "Gss8", True),
        ("BBs7", "GBBB8", True),
        ("BB777", "GBB888", True),
        ("B7", "GB", True),
        ("B7", "BBG", True),
        ("B7", "sssG", True),
        ("s7", "Gss", True),
        ("s", "G", True),
        ("ss", "Gss", False),
        ("G", "BB", False),
        ("G", "BBBB", False),
        ("GB", "BBBBssss", False),
        ("G7", "BBBB8", False),
    ],
)
def test_r4_4_the_special_covers_one_big_joker_and_is_never_covered(table: str, reply: str, right: bool) -> None:
    assert beats(cards(table), cards(reply), rules_of("qingdao", kao=True)) is right


def test_r4_4_a_refusal_names_the_play() -> None:
    rules = rules_of("lianzhong-simple", kao=True)
    assert why_not(cards("B7777"), cards("BB888"), rules) == Illegal(Reason.KAO, ("B7777",))
    assert why_not(cards("B7777"), cards("BB88"), rules) == Illegal(Reason.KAO, ("B7777",))
    assert why_not(cards("7777"), cards("BB888"), rules) == Illegal(Reason.COUNT, (4, 5))


@pytest.mark.parametrize(
    ("options", "table", "reply", "reason"),
    [
        ({}, "B", "A", Reason.UNBEATABLE),
        ({"kao": True}, "B", "A", Reason.KAO),
        ({"kao": True}, "BB7", "ss8", Reason.KAO),
        ({"twos_beat_big": True}, "B", "A", Reason.JOKER_TOO_LOW),
        ({"twos_beat_big": True}, "BB", "AA", Reason.UNBEATABLE),
    ],
)
def test_r4_a_refusal_calls_nothing_unbeatable_that_an_option_beats(
    options: dict[str, bool], table: str, reply: str, reason: Reason
) -> None:
    illegal = why_not(cards(table), cards(reply), rules_of("lianzhong-simple", **options))
    assert illegal is not None
    assert illegal.reason is reason
