"""The rule sheet says what the fields say, in both languages, and marks what differs (R16)."""

from dataclasses import replace
from itertools import product

import pytest

from engine.cards import Card, Rank, Suit
from engine.rules import GuardKind, GuardRules, Paste, Rules, Unclaimed
from engine.sheet import Section, sections, sheet_text
from engine.variants import load, variant_ids

QINGDAO = load("qingdao").rules()
SIMPLE = load("lianzhong-simple").rules()


def written(rules: Rules, language: str = "zh") -> dict[str, Section]:
    return {section.id: section for section in sections(rules, {}, language)}  # type: ignore[arg-type]


def text(rules: Rules, language: str = "zh") -> str:
    return "\n".join(line.text for section in sections(rules, {}, language) for line in section.lines)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", variant_ids())
def test_both_languages_say_the_same_rules(variant: str) -> None:
    found = load(variant)
    names = list(found.defaults())
    for values in product((False, True), repeat=len(names)):
        options = dict(zip(names, values, strict=True))
        rules = found.rules(options)
        zh, en = sections(rules, options, "zh"), sections(rules, options, "en")
        assert [section.id for section in zh] == [section.id for section in en]
        for chinese, english in zip(zh, en, strict=True):
            assert [(line.rule, line.differs) for line in chinese.lines] == [
                (line.rule, line.differs) for line in english.lines
            ]
            for line in (*chinese.lines, *english.lines):
                assert line.text and "{" not in line.text and "None" not in line.text
                assert "  " not in line.text and "，，" not in line.text and "；。" not in line.text
            assert all(line.text[-1] == "。" for line in chinese.lines if chinese.id != "options")
            assert all(line.text[-1] == "." for line in english.lines if english.id != "options")


@pytest.mark.parametrize("variant", variant_ids())
def test_every_option_is_listed_with_its_state(variant: str) -> None:
    found = load(variant)
    for option in found.options:
        for value in (True, False):
            options = found.resolved_options({option.name: value})
            last = sections(found.rules(options), options, "en")[-1]
            assert last.id == "options"
            states = dict(zip(options, (line.text.rpartition(": ")[2] for line in last.lines), strict=True))
            assert states == {name: "on" if on else "off" for name, on in options.items()}


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("language", ["zh", "en"])
def test_every_option_changes_the_sheet(variant: str, language: str) -> None:
    found = load(variant)
    plain = text(found.rules(), language)
    for option in found.options:
        assert text(found.rules({option.name: not option.default}), language) != plain


def test_nothing_differs_from_itself() -> None:
    assert not any(line.differs for section in sections(QINGDAO, {}, "zh") for line in section.lines)
    assert "*" not in sheet_text(load("qingdao"), load("qingdao").defaults(), "en")


def test_differences_are_marked() -> None:
    found = written(SIMPLE)
    assert [line.rule for line in found["tricks"].lines if line.differs] == ["R8.1"]
    assert all(line.differs for line in found["guard"].lines if line.rule == "R6.1")
    assert "A line with * differs from Qingdao." in sheet_text(load("lianzhong-simple"), {}, "en")


def test_r2_decks() -> None:
    assert "216张" in text(QINGDAO) and "一家44张，其余43张" in text(QINGDAO)
    assert "去掉3、4、5，一共168张" in text(SIMPLE) and "三家34张，其余33张" in text(SIMPLE)
    assert "特画 大王 小王 2 A K Q J 10 9 8 7 6 5 4 3" in text(QINGDAO)
    assert "大王 小王 2 A K Q J 10 9 8 7 6。" in text(SIMPLE)


def test_only_rules_that_hold() -> None:
    assert "特画" not in text(SIMPLE) and "叫牌" not in text(SIMPLE) and "逼位" not in text(SIMPLE)
    assert "宝剑" not in text(QINGDAO) and "造反" not in text(QINGDAO)
    assert "special_beats" not in written(SIMPLE) and "held_back" not in written(SIMPLE)
    assert "烤" in text(load("lianzhong-simple").rules({"kao": True}))
    assert "谁也压不了" not in text(load("lianzhong-simple").rules({"kao": True}))
    fixed = text(load("qingdao").rules({"fixed_guard": True}))
    assert "特画" not in fixed and "头一个让位的必须登基" in fixed


def test_r9_1_the_rank_held_back_is_named() -> None:
    assert "憋3" in text(load("qingdao").rules({"held_back": True}))
    assert "憋6" in text(load("lianzhong-simple").rules({"held_back": True}))
    assert "3不能叫" in text(load("qingdao").rules({"held_back": True}))


def test_fields_that_only_house_rules_set() -> None:
    throne = replace(
        QINGDAO.throne, paste=Paste.NOTHING, unclaimed=Unclaimed.TWO_ROUNDS, call_jokers=False, call_twos=False
    )
    rules = replace(QINGDAO, throne=throne, scoring=replace(QINGDAO.scoring, level=7, solo_open=40))
    assert "让位不贴牌" in text(rules) and "王、2不能叫" in text(rules) and "转两圈" in text(rules)
    assert "侍卫的分是7减去" in text(rules) and "得40分，别人各输10分" in text(rules)
    marked = replace(QINGDAO, guard=GuardRules(GuardKind.SWORD, special=True, sword=Card(Rank.FOUR, Suit.HEARTS)))
    assert "带宝剑的红桃4就是特画" in text(marked) and "4 of hearts with the sword" in text(marked, "en")
    shorter = replace(SIMPLE, deck=replace(SIMPLE.deck, lowest=Rank.TEN))
    assert "去掉3、4、5、6、7、8、9，" in text(shorter)


def test_places_are_called_as_the_region_calls_them() -> None:
    assert "头科、二科、三科、二落、大落" in text(QINGDAO)
    assert "头客、二客、三客、二拉、大拉" in text(SIMPLE)
