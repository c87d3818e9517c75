"""R4: the special, 222 on a big joker, 烤牌."""

from dataclasses import replace

import pytest

from engine.actions import Illegal, Reason
from engine.cards import Rank, play_notation
from engine.movegen import follows
from engine.plays import Play, beats, classify, why_not
from engine.transition import apply, check, legal_actions
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


@pytest.mark.parametrize(
    ("table", "reply", "right"),
    [
        # lone cards, and jokers on them, go card by card
        ("7", "8", True),
        ("7", "2", True),
        ("2", "s", True),
        ("7", "s", True),
        ("7", "B", True),
        ("s", "B", True),
        ("B", "BB", False),
        ("s", "s", False),
        ("s", "2", False),
        ("ss", "BB", True),
        ("ss", "sB", False),
        ("BB", "BBB", False),
        # 2s fill up a base, not the other way round, and alone they are 2s
        ("7777", "8822", True),
        ("7722", "8888", True),
        ("8822", "7777", False),
        ("7722", "7777", False),
        ("77", "22", True),
        ("AAA", "222", True),
        ("222", "AA2", False),
        ("22", "BB", False),
        # each small joker by a big one, a big one by two, more than one big by nothing
        ("77s", "88B", True),
        ("77s", "8BB", True),
        ("77s", "8Bs", True),
        ("77s", "882", False),
        ("77s", "88s", False),
        ("77s", "BBB", False),
        ("77s", "77B", False),
        ("77s", "82B", True),
        ("77sss", "88BBB", True),
        ("77sss", "88BBs", False),
        ("777B", "88BB", True),
        ("777B", "8BBs", True),
        ("777B", "888B", False),
        ("777Bs", "88BBB", True),
        ("777Bss", "88BBBB", True),
        ("777Bss", "888BBB", False),
        ("77BB", "88BB", False),
        ("77BB", "BBBB", False),
        ("777BB", "8BBBB", False),
        # without jokers on the table any may fill up, but not without a base
        ("777", "8ss", True),
        ("777", "8Bs", True),
        ("777", "sss", False),
        ("777", "BBB", False),
        ("777", "888s", False),
    ],
)
def test_r4_5_wild_twos_and_jokers_by_kind(table: str, reply: str, right: bool) -> None:
    rules = rules_of("wild-twos")
    assert beats(cards(table), cards(reply), rules) is right


@pytest.mark.parametrize(("text", "legal"), [("32", False), ("322", False), ("3s", False), ("33", True), ("42", True)])
def test_r4_5_r9_1_no_two_stands_in_for_a_held_back_card(text: str, legal: bool) -> None:
    assert isinstance(classify(cards(text), rules_of("wild-twos")), Play) is legal
    assert isinstance(classify(cards(text), rules_of("wild-twos", held_back=False)), Play)


@pytest.mark.parametrize(
    ("table", "reply", "closes"),
    [
        ("B", "222", True),
        ("B*", "222", True),
        ("B", "G", False),
        ("8S*", "22222", True),
        ("s", "B", False),
        ("2", "s", False),
    ],
)
def test_r4_2_r4_3_only_the_twos_close_a_trick(table: str, reply: str, closes: bool) -> None:
    state = playing(rules_of("weifang"), f"{table} 7", f"{reply} 7", "9 9", "9 9", "9 9")
    state = plays(table, reply)(state)
    assert (state.waiting, bool(state.trick.plays)) == (((1,), False) if closes else ((2,), True))


def test_r4_3_five_twos_beat_the_special_in_weifang_only() -> None:
    assert beats(cards("G"), cards("22222"), rules_of("weifang"))
    for text in ("2222", "222222", "222", "s2222"):
        assert not beats(cards("G"), cards(text), rules_of("weifang"))
    assert not beats(cards("G8"), cards("22222"), rules_of("weifang"))
    assert not beats(cards("B"), cards("22222"), rules_of("weifang"))
    assert not beats(cards("G"), cards("22222"), rules_of("qingdao", twos_beat_big=True))
    assert not beats(cards("G"), cards("22222"), rules_of("laiwu", twos_beat_big=True))


def test_r4_2_r9_1_held_back_twos_beat_a_big_joker_as_the_whole_hand_only() -> None:
    weihai = rules_of("weihai", twos_beat_big=True)
    rules = replace(weihai, plays=replace(weihai.plays, held_back=Rank.TWO))
    for held, offered in (("222", ["222"]), ("2222", []), ("222 7", [])):
        state = plays("B")(playing(rules, "B 7", held, "9", "9", "9"))
        laid = [play_notation(action.cards, False) for action in legal_actions(state, 1) if action.cards]  # type: ignore[union-attr]
        assert laid == offered
        assert (check(state, 1, play("222")) is None) is bool(offered)
