"""The rule sheet says what the fields say, in both languages, and marks what differs (R16)."""

import re
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.actions import Reason
from engine.cards import Card, Rank, Suit
from engine.rules import FinishWords, GuardKind, GuardRules, Paste, Rules, ScoreTable, Start, Unclaimed
from engine.sheet import Section, sections, sheet_text
from engine.variants import Setting, VariantError, load, rules_from, rules_table, setting_text, variant_ids

QINGDAO = load("qingdao").rules()
SIMPLE = load("lianzhong-simple").rules()


def written(rules: Rules, language: str = "zh") -> dict[str, Section]:
    return {section.id: section for section in sections(rules, {}, language)}  # type: ignore[arg-type]


def text(rules: Rules, language: str = "zh") -> str:
    return "\n".join(line.text for section in sections(rules, {}, language) for line in section.lines)  # type: ignore[arg-type]


SHEETS = [
    pytest.param(variant, options, id=f"{variant}-{'-'.join(str(int(value)) for value in options.values())}")
    for variant in variant_ids()
    for options in (
        dict(zip((option.name for option in load(variant).options), values, strict=True))
        for values in product(*(option.values for option in load(variant).options))
    )
]


@pytest.mark.parametrize(("variant", "options"), SHEETS)
def test_both_languages_say_the_same_rules(variant: str, options: dict[str, Setting]) -> None:
    rules = load(variant).rules(options)
    zh, en = sections(rules, options, "zh"), sections(rules, options, "en")
    check_languages(zh, en)


def check_languages(zh: tuple[Section, ...], en: tuple[Section, ...]) -> None:
    """The same sections and rules, no line empty or unfinished, Chinese punctuation right."""
    assert [section.id for section in zh] == [section.id for section in en]
    for chinese, english in zip(zh, en, strict=True):
        assert [(line.rule, line.differs) for line in chinese.lines] == [
            (line.rule, line.differs) for line in english.lines
        ]
        for line in (*chinese.lines, *english.lines):
            assert line.text and "{" not in line.text and "None" not in line.text
            assert "  " not in line.text and not re.search(r"[，、；：][，、；：。]", line.text), line.text
        assert all(line.text[-1] == "。" for line in chinese.lines if chinese.id != "options")
        assert all(line.text[-1] == "." for line in english.lines if english.id != "options")


@pytest.mark.parametrize(("variant", "options"), SHEETS)
def test_every_refusal_has_its_line(variant: str, options: dict[str, Setting]) -> None:
    refused_by_one_line_each(load(variant).rules(options))


def refused_by_one_line_each(rules: Rules) -> None:
    lines = [line for section in sections(rules, {}, "zh") for line in section.lines]
    assert sorted(reason.value for line in lines for reason in line.refuses) == sorted(one.value for one in Reason)
    assert all(re.fullmatch(r"R\d+\.\d+", line.rule) for line in lines if line.refuses)


REFUSED = [
    ("qingdao", {}, Reason.COUNT, "R3.3", "exactly as many cards"),
    ("qingdao", {}, Reason.UNBEATABLE, "R3.4", "a play with the special"),
    ("weihai", {}, Reason.UNBEATABLE, "R3.4", "A play with a big joker cannot be beaten"),
    ("wild-twos", {}, Reason.UNBEATABLE, "R4.5", "two big jokers or more cannot be beaten"),
    ("qingdao", {}, Reason.BASE_TOO_LOW, "R3.4", "every single card is higher"),
    ("wild-twos", {}, Reason.BASE_TOO_LOW, "R4.5", "a higher base"),
    ("wild-twos", {}, Reason.BASE_NEEDED, "R4.5", "a base of its own"),
    ("weifang", {}, Reason.HELD_BACK, "R9.1", "3s are played last"),
    ("weihai", {}, Reason.HELD_BACK, "R9.1", "6s are played last"),
    ("qingdao", {"held_back": True}, Reason.HELD_BACK, "R9.1", "3s are played last"),
    ("lianzhong-simple", {"kao": True}, Reason.KAO, "R4.4", "answered with more jokers"),
    ("tribute", {}, Reason.CANNOT_APPLY, "R8.6", "apply for the lead"),
    ("qingdao", {}, Reason.CANNOT_APPLY, "R8.5", "takes over the lead"),
    ("qingdao", {}, Reason.CANNOT_CALL, "R5.5", "three or four identical cards"),
    ("rizhao", {}, Reason.MUST_ACCEPT, "R5.3", "declined"),
    ("qingdao", {}, Reason.MUST_LEAD, "R8.2", "Who leads must play"),
]


@pytest.mark.parametrize(("variant", "options", "reason", "rule", "said"), REFUSED)
def test_the_line_of_a_refusal_says_why(
    variant: str, options: dict[str, Setting], reason: Reason, rule: str, said: str
) -> None:
    found = sections(load(variant).rules(options), {}, "en")
    (line,) = (line for section in found for line in section.lines if reason in line.refuses)
    assert line.rule == rule and said in line.text


@pytest.mark.parametrize(("variant", "options"), SHEETS)
def test_english_stands_without_chinese(variant: str, options: dict[str, Setting]) -> None:
    """Chinese names come in brackets alone, behind English words for the same."""
    for section in sections(load(variant).rules(options), options, "en"):
        for line in section.lines:
            rest = re.sub(r"(?<=\w) \([㐀-鿿0-9]+(?:, [㐀-鿿0-9]+)*\)", "", line.text)
            assert not re.search(r"[㐀-鿿]", rest + section.title), line.text


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("variant", variant_ids())
def test_what_is_marked_reads_otherwise_in_the_reference_region(variant: str, language: str) -> None:
    reference = {line.text for section in written(QINGDAO, language).values() for line in section.lines}
    for section in written(load(variant).rules(), language).values():
        for line in section.lines:
            assert not (line.differs and line.text in reference), line.text


def test_words_for_the_places_alone_are_no_other_rule() -> None:
    lines = {line.rule: line for line in written(load("lianzhong-classic").rules())["score"].lines}
    assert "头客" in lines["R12.3"].text and not lines["R12.3"].differs
    assert lines["R1"].differs


FIELDS = {
    "deck.lowest": ["4", "7", "T"],
    "deck.removed": ["s B KS", "2H 2H"],
    "plays.held_back": ["none", "9"],
    "plays.kao": [False, True],
    "plays.twos_beat_big": [False, True],
    "plays.twos_close": [False, True],
    "throne.paste": [paste.value for paste in Paste],
    "throne.pile": [False, True],
    "throne.unclaimed": [unclaimed.value for unclaimed in Unclaimed],
    "throne.starts": [start.value for start in Start],
    "throne.call_jokers": [False, True],
    "throne.call_twos": [False, True],
    "guard.special": [False, True],
    "guard.open_with_three": [False, True],
    "declarations.guard": [False, True],
    "declarations.guard_doubles": [False, True],
    "declarations.revolt": [False, True],
    "declarations.revolt_needs": [1, 2, 3],
    "declarations.revolt_reveals": [False, True],
    "declarations.lone_rebel_shown": [False, True],
    "declarations.kick": [False, True],
    "tricks.clockwise": [False, True],
    "tricks.hard_pass": [False, True],
    "tricks.apply": [False, True],
    "tricks.report_at": [0, 1, 12],
    "tricks.smother": [False, True],
    "finish.words": [words.value for words in FinishWords],
    "finish.last_but_one": [False, True],
    "scoring.table": [table.value for table in ScoreTable],
    "scoring.level": [7],
    "scoring.solo_open": [40],
    "scoring.solo_hidden": [20],
    "tribute.owed": [False, True],
    "tribute.jokers": [False, True],
    "tribute.clear_three": [False, True],
}


def changed(rules: Rules, changes: dict[str, object]) -> Rules | None:
    """The rules with these fields, None where they contradict each other."""
    table: dict[str, dict[str, object]] = {group: dict(values) for group, values in rules_table(rules).items()}
    for key, value in changes.items():
        group, field = key.split(".")
        table[group][field] = value
    try:
        return rules_from(table, "house rules")
    except VariantError:
        return None


@pytest.mark.parametrize("variant", variant_ids())
def test_house_rules_of_any_kind_have_a_sheet(variant: str) -> None:
    """Every field turned alone, and many at a time."""
    chance = Random(variant)
    wanted: list[dict[str, object]] = [{key: value} for key, values in FIELDS.items() for value in values]
    for _ in range(60):
        keys = chance.sample(sorted(FIELDS), chance.randrange(2, 8))
        wanted.append({key: chance.choice(FIELDS[key]) for key in keys})
    plain, found = load(variant).rules(), 0
    for changes in wanted:
        rules = changed(plain, changes)
        if rules is None:
            continue
        found += 1
        zh, en = sections(rules, {}, "zh"), sections(rules, {}, "en")
        check_languages(zh, en)
        refused_by_one_line_each(rules)
    assert found > 40


def test_every_field_changes_the_sheet_of_some_region() -> None:
    for key, values in FIELDS.items():
        changes = ({key: value} for value in values)
        rules = [(load(variant).rules(), change) for change in changes for variant in variant_ids()]
        sheets = [(text(plain), text(new)) for plain, change in rules if (new := changed(plain, change)) is not None]
        assert any(before != after for before, after in sheets), key


@pytest.mark.parametrize("variant", variant_ids())
def test_every_option_is_listed_with_its_state(variant: str) -> None:
    found = load(variant)
    for option in found.options:
        for value in option.values:
            options = found.resolved_options({option.name: value})
            last = sections(found.rules(options), options, "en")[-1]
            assert last.id == "options"
            states = dict(zip(options, (line.text.rpartition(": ")[2] for line in last.lines), strict=True))
            assert states == {name: setting_text(setting) for name, setting in options.items()}


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("language", ["zh", "en"])
def test_every_option_changes_the_sheet(variant: str, language: str) -> None:
    found = load(variant)
    plain = text(found.rules(), language)
    for option in found.options:
        for value in option.values:
            if value != option.default:
                assert text(found.rules({option.name: value}), language) != plain


def test_nothing_differs_from_itself() -> None:
    assert not any(line.differs for section in sections(QINGDAO, {}, "zh") for line in section.lines)
    assert "*" not in sheet_text(load("qingdao"), load("qingdao").defaults(), "en")


def test_differences_are_marked() -> None:
    found = written(SIMPLE)
    assert [line.rule for line in found["tricks"].lines if line.differs] == ["R8.1"]
    assert all(line.differs for line in written(load("weifang").rules())["before_throne"].lines)
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
    marked = replace(
        QINGDAO,
        guard=GuardRules(GuardKind.SWORD, special=True, sword=Card(Rank.FOUR, Suit.HEARTS), open_with_three=False),
    )
    assert "带宝剑的红桃4就是特画" in text(marked) and "4 of hearts with the sword" in text(marked, "en")
    shorter = replace(SIMPLE, deck=replace(SIMPLE.deck, lowest=Rank.TEN))
    assert "去掉3、4、5、6、7、8、9，" in text(shorter)


def test_places_are_called_as_the_region_calls_them() -> None:
    assert "头科、二科、三科、二落、大落" in text(QINGDAO)
    assert "头客、二客、三客、二拉、大拉" in text(SIMPLE)


# What only some regions have, in both languages.
SAID = {
    "weifang": [
        ("3拿掉十一张（黑桃两张、红桃三张、梅花三张、方块三张），还有五张", "five stay"),
        ("买3", "every seat ends with exactly one 3"),
        ("正好三张2能压单出的一张大王；压上这一轮就收", "Exactly three 2s beat a lone big joker; the trick closes"),
        ("正好五张2能压单出的一张特画", "Exactly five 2s beat the special alone"),
        ("报牌：手里剩十张或更少", "a seat with ten cards or fewer says so"),
        ("当场算大落", "last at once and out"),
        ("各家还剩几张，不给看", "Nobody sees how many cards"),
    ],
    "weihai": [
        (
            "6拿掉两张（黑桃一张、红桃一张），还有14张",
            "Two 6s are taken out (one of spades and one of hearts), 14 stay",
        ),
        ("一家造反不算，也不亮", "A single rebel is not shown"),
        ("踢：侍卫明保以后", "After a revolt Emperor or Guard may kick"),
        ("问一圈没人登基，流局", "The throne goes round once"),
        ("憋6", "6s are played last of all"),
    ],
    "laiwu": [
        ("带宝剑的红桃4就是特画，也叫老花", "The 4 of hearts with the sword is the special"),
        ("谁抓到带宝剑的红桃4，谁就是侍卫", "Whoever is dealt the 4 of hearts with the sword is the Guard"),
        ("憋3", "3s are played last of all"),
    ],
    "lianzhong-classic": [
        ("这第四张大小不变，没有特画", "The fourth copy ranks as before"),
        ("传过一圈，再传到谁手里谁就得登基", "On the second round every seat must accept"),
        ("没有四张也可以直接声明明独", "Without four he may simply declare that he plays alone"),
        ("让位不贴牌", "Declining costs no card"),
        ("四张叫牌都打完", "when he has played all four copies"),
    ],
    "lianzhong-simple": [("一家造反不算，锄头照样亮出来", "A single rebel is shown"), ("转两圈", "goes round twice")],
    "tribute": [
        ("再抽一家，皇牌给他", "Then a seat is drawn"),
        ("每让一回带一张2，没有2就免", "adds a 2, if he holds one"),
        ("回到头一家，再问他一次", "comes back to the first seat"),
        ("王、2不能叫", "jokers and 2s do not count"),
        ("没有明保", "There is no declaration"),
        ("申请接风", "apply for the lead"),
        ("打到只剩一家手里有牌", "only one seat is left with cards"),
        ("头科4分，二科2分，三科0分，二落−2分，大落−4分", "Places pay 4, 2, 0, −2, −4"),
        ("从第二局起，发完牌先进贡", "from the second deal on"),
        ("皇帝拿最大的和最小的，侍卫拿中间那张", "the best and the worst of the three cards, the Guard the middle one"),
        ("上一局该进的贡，下一把照进", "paid again on the new hands"),
    ],
    "wild-twos": [
        ("没有皇牌", "There is no throne card"),
        ("7777带两张2就是六张7", "7777 with two 2s is six 7s"),
        ("一大一小要三张大王", "a big and a small one three"),
        ("清3", "owes the beater his largest card"),
        ("皇帝头科、侍卫不是大落", "Emperor first and Guard not last"),
        ("要皇帝头科、侍卫二科才收贡", "only Emperor first and Guard second wins"),
        ("先问上一局的皇帝", "The last Emperor is asked first"),
    ],
    "rizhao": [
        ("有一家造反就成", "One is enough"),
        ("侍卫照样藏着", "while the Guard stays hidden"),
        ("都给除王以外最大的", "his largest that is no joker"),
        ("头一个让位的必须登基", "the first decliner must accept."),
    ],
}


@pytest.mark.parametrize(
    ("variant", "zh", "en"), [(variant, zh, en) for variant, said in SAID.items() for zh, en in said]
)
def test_what_only_some_regions_have_is_said(variant: str, zh: str, en: str) -> None:
    rules = load(variant).rules()
    assert zh in text(rules) and en in text(rules, "en")
    assert zh not in text(QINGDAO) and en not in text(QINGDAO, "en")


def test_options_of_wild_twos_are_said() -> None:
    pile = load("wild-twos").rules({"emperor_pile": True})
    assert "先问的那家（上一局的皇帝）放大的" in text(pile) and "every decliner lays a card on the pile" in text(
        pile, "en"
    )
    sixes = load("wild-twos").rules({"low_rank": 6})
    assert "去掉3、4、5，一共168张" in text(sixes) and "憋" not in text(sixes) and "清" not in text(sixes)


def numbers(variant: str, **options: Setting) -> list[str]:
    """The rules that a sheet tells, by number."""
    return [line.rule for section in sections(load(variant).rules(options), {}, "zh") for line in section.lines]


def test_a_void_deal_is_told_of_only_where_there_may_be_one() -> None:
    """Where the first decliner of a fixed Guard must accept, somebody always does."""
    assert "R5.4" in numbers("laiwu")
    assert "R5.4" in numbers("qingdao")
    assert "R5.4" not in numbers("rizhao")
    assert "R5.4" not in numbers("qingdao", fixed_guard=True)


@pytest.mark.parametrize("variant", variant_ids())
def test_every_sheet_tells_what_giving_up_and_autoplay_cost(variant: str) -> None:
    assert {"R12.4", "R13.4", "R15.1", "R15.2"} <= set(numbers(variant))
