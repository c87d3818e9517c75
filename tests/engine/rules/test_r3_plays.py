"""R3: what is a play, and what beats what."""

import pytest

from engine.actions import Illegal, Reason
from engine.plays import Play, beats, classify, why_not
from tests.engine.tables import VARIANTS, cards, rules_of

QINGDAO, SIMPLE = rules_of("qingdao"), rules_of("lianzhong-simple")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "text", ["8", "88", "8" * 16, "s8", "sB88", "ssssBBBB222", "s", "B", "ssBB", "ssssBBBB", "B*8", "2", "2222"]
)
def test_r3_1_a_play_is_one_rank_with_jokers(variant: str, text: str) -> None:
    play = classify(cards(text), rules_of(variant))
    assert isinstance(play, Play)
    assert len(play) == len(cards(text))


@pytest.mark.parametrize("text", ["G", "G8", "Gs8", "GBBss777", "GB", "8*", "9*88"])
def test_r3_6_the_special_is_attached_or_alone(text: str) -> None:
    play = classify(cards(text), QINGDAO)
    assert isinstance(play, Play)
    assert play.specials == 1
    assert play.notation[0] == "G"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("text", ["78", "8899", "678", "667788", "s78", "2A", "B28", "228", "99998888", "B2288"])
def test_r3_2_no_straights_no_pairs_in_a_row(variant: str, text: str) -> None:
    illegal = classify(cards(text), rules_of(variant))
    assert isinstance(illegal, Illegal)
    assert illegal.reason is Reason.MIXED_RANKS


def test_r3_1_no_cards_are_no_play_and_one_special_is_enough() -> None:
    assert classify((), QINGDAO) == Illegal(Reason.COUNT, (1, 0))
    assert classify(cards("G9*"), QINGDAO) == Illegal(Reason.TWO_SPECIALS)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("table", "reply"),
    [("8", "99"), ("88", "9"), ("8888", "99999"), ("s", "BB"), ("s8", "B"), ("7777", "BBB"), ("s888", "B99")],
)
def test_r3_3_a_follow_has_as_many_cards(variant: str, table: str, reply: str) -> None:
    rules = rules_of(variant)
    assert why_not(cards(table), cards(reply), rules) == Illegal(Reason.COUNT, (len(cards(table)), len(cards(reply))))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("table", "reply", "right"),
    [
        ("7", "8", True),
        ("8", "8", False),
        ("8", "7", False),
        ("A", "2", True),
        ("2", "s", True),
        ("s", "B", True),
        ("s", "s", False),
        ("B", "B", False),
        ("B", "s", False),
        ("2", "A", False),
        ("77", "ss", True),
        ("77", "s8", True),
        ("77", "s7", False),
        ("77", "s6", False),
        ("77", "s2", True),
        ("s7", "ss", False),
        ("s7", "Bs", True),
        ("s7", "B8", True),
        ("s7", "B7", False),
        ("s7", "88", False),
        ("s7", "s8", False),
        ("s7", "BB", True),
        ("ss", "Bs", False),
        ("ss", "BB", True),
        ("ss999", "BBJJJ", True),
        ("ss999", "BBBJJ", True),
        ("ss999", "BBsJJ", True),
        ("ss999", "BBssJ", True),
        ("ss999", "BBsss", True),
        ("ss999", "BsJJJ", False),
        ("ss999", "BB999", False),
        ("ss999", "BBBB9", False),
        ("ss999", "BBBBT", True),
        ("s222", "BB22", False),
        ("s222", "BBss", True),
        ("s222", "Bsss", True),
        ("s222", "ssss", False),
        ("B7", "BB", False),
        ("B7", "BB", False),
        ("B7", "Bs", False),
        ("Bs7", "BBB", False),
        ("AAAA", "Bsss", True),
        ("AAAA", "2222", True),
        ("2222", "ssss", True),
        ("2222", "ss22", False),
        ("8" * 16, "9" * 16, True),
    ],
)
def test_r3_4_every_card_strictly_higher(variant: str, table: str, reply: str, right: bool) -> None:
    assert beats(cards(table), cards(reply), rules_of(variant)) is right


@pytest.mark.parametrize(
    ("table", "reply", "right"),
    [
        ("B7", "G8", True),
        ("B7", "GB", True),
        ("B7", "Gs", True),
        ("B7", "G7", False),
        ("B7", "BB", False),
        ("BB", "GB", False),
        ("BB7", "GB8", False),
        ("B", "G", True),
        ("G", "B", False),
        ("G7", "BB", False),
        ("GB", "BBBB", False),
        ("s", "G", True),
        ("2", "G", True),
        ("s7", "G8", True),
        ("ss7", "GB8", True),
        ("Bs7", "GB8", True),
        ("Bs7", "Gs8", False),
        ("Bs7", "GBs", True),
        ("77", "G8", True),
        ("77", "G7", False),
        ("77", "G6", False),
    ],
)
def test_r3_4_one_special_answers_one_big_joker(table: str, reply: str, right: bool) -> None:
    assert beats(cards(table), cards(reply), QINGDAO) is right


def test_r3_4_two_big_jokers_or_the_special_with_one_cannot_be_beaten() -> None:
    for table, letter in [("BB", "B"), ("GB", "G"), ("BB888", "B"), ("GB888", "G"), ("G8", "G")]:
        for reply in ["GBBBBssss222"[: len(table)], "BBBBssss222"[: len(table)]]:
            assert why_not(cards(table), cards(reply), QINGDAO) == Illegal(Reason.UNBEATABLE, (letter,))


def test_r3_4_without_a_special_nothing_beats_a_big_joker() -> None:
    assert why_not(cards("B666"), cards("B777"), SIMPLE) == Illegal(Reason.UNBEATABLE, ("B",))


@pytest.mark.parametrize(
    ("table", "reply", "reason", "details"),
    [
        ("s888", "9999", Reason.JOKER_TOO_LOW, ("s", "9")),
        ("s888", "s999", Reason.JOKER_TOO_LOW, ("s", "s")),
        ("s888", "B777", Reason.BASE_TOO_LOW, ("8", "7")),
        ("888", "888", Reason.BASE_TOO_LOW, ("8", "8")),
        ("888", "778", Reason.MIXED_RANKS, ("8", "7")),
        ("B888", "B999", Reason.JOKER_TOO_LOW, ("B", "B")),
    ],
)
def test_r3_4_a_refusal_says_which_card_is_too_low(
    table: str, reply: str, reason: Reason, details: tuple[str, str]
) -> None:
    assert why_not(cards(table), cards(reply), QINGDAO) == Illegal(reason, details)


def test_r3_4_a_table_that_is_no_play_is_the_callers_mistake() -> None:
    with pytest.raises(ValueError, match="the table is no play"):
        beats(cards("78"), cards("99"), QINGDAO)


@pytest.mark.parametrize("variant", VARIANTS)
def test_r3_5_twos_are_a_base_and_are_never_attached(variant: str) -> None:
    rules = rules_of(variant)
    assert isinstance(classify(cards("s222"), rules), Play)
    assert isinstance(classify(cards("2888"), rules), Illegal)
    assert isinstance(classify(cards("B2888"), rules), Illegal)
    assert beats(cards("AA"), cards("22"), rules)
    assert not beats(cards("77"), cards("28"), rules)


@pytest.mark.parametrize("letter", "345678TJQKA2sB")
def test_r3_7_the_called_card_counts_as_the_special_only(letter: str) -> None:
    if letter in "sB":
        marked = cards("s*" if letter == "s" else "G")[0]
    else:
        marked = cards(f"{letter}*")[0]
    play = classify((marked,), QINGDAO)
    assert isinstance(play, Play)
    assert (play.specials, play.base_count, play.smalls, play.bigs) == (1, 0, 0, 0)
    plain = cards("99")
    assert isinstance(classify((marked, *plain), QINGDAO), Play)
    assert beats(cards("B"), (marked,), QINGDAO)


def test_r3_7_without_a_special_a_sword_keeps_its_rank() -> None:
    play = classify(cards("s*88"), SIMPLE)
    assert isinstance(play, Play)
    assert (play.smalls, play.specials) == (1, 0)
