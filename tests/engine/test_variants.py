"""The loader of regions: what it reads, and one sentence with file and key for everything it does not."""

import ast
import inspect
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import soundness, variants
from engine.rules import GuardKind
from engine.soundness import MOST_POINTS
from engine.variants import (
    Trouble,
    VariantError,
    build,
    load,
    read_toml,
    rules_from,
    rules_table,
    variant_ids,
)
from tests.engine.tables import every_configuration, label, rules_of

CHILD = 'parent = "qingdao"\n'


HELD_BACK_TWOS = """[plays]
held_back = "2"
[options]
held_back = "fixed"
low_rank = "fixed"
"""
SMOTHERED = """[tricks]
smother = true
[plays]
held_back = "3"
"""


def refused(text: str) -> VariantError:
    """What the loader says to a file `house.toml` with this text."""
    with pytest.raises(VariantError) as raised:
        build("house", read_toml("house.toml", text))
    return raised.value


SENTENCES = [
    # unknown keys, at every level
    ('colour = "red"', Trouble.UNKNOWN_KEY, "house: unknown key 'colour'"),
    ("[plays]\nkaoo = true", Trouble.UNKNOWN_KEY, "house: unknown key 'plays.kaoo'"),
    ("[play]\nkao = true", Trouble.UNKNOWN_KEY, "house: unknown key 'play'"),
    ("[options.kao.on.plays]\nkoa = true", Trouble.UNKNOWN_KEY, "house: unknown key 'plays.koa'"),
    ("[options.kao.on.play]\nkao = true", Trouble.UNKNOWN_KEY, "house: unknown key 'options.kao.on.play'"),
    ("[options.kao]\ndefalt = true", Trouble.UNKNOWN_KEY, "house: unknown key 'options.kao.defalt'"),
    ('"' + "k" * 5000 + '" = 1', Trouble.UNKNOWN_KEY, "house: unknown key 'kkk"),
    ('"\\u0000\\n" = 1', Trouble.UNKNOWN_KEY, "house: unknown key '\\x00\\n'"),
    # wrong types
    ("zh = 3", Trouble.WRONG_TYPE, "house: zh must be a text, not 3"),
    ("deck = 5", Trouble.WRONG_TYPE, "house: deck must be a table, not 5"),
    ("[plays]\nkao = 1", Trouble.WRONG_TYPE, "house: plays.kao must be true or false, not 1"),
    ('[plays]\nkao = "yes"', Trouble.WRONG_TYPE, "house: plays.kao must be true or false, not 'yes'"),
    ("[scoring]\nlevel = true", Trouble.WRONG_TYPE, "house: scoring.level must be a whole number, not True"),
    ("[scoring]\nlevel = 6.0", Trouble.WRONG_TYPE, "house: scoring.level must be a whole number, not 6.0"),
    ("[scoring]\nlevel = nan", Trouble.WRONG_TYPE, "house: scoring.level must be a whole number, not nan"),
    ("[scoring]\nlevel = 2026-01-01", Trouble.WRONG_TYPE, "house: scoring.level must be a whole number, not datetime"),
    ('[deck]\nlowest = "6H"', Trouble.WRONG_TYPE, "house: deck.lowest must be a rank, such as \"6\", not '6H'"),
    ('[deck]\nlowest = "none"', Trouble.WRONG_TYPE, "house: deck.lowest must be a rank"),
    ("[deck]\nlowest = 6", Trouble.WRONG_TYPE, 'house: deck.lowest must be a rank, such as "6", not 6'),
    ('[plays]\nheld_back = "33"', Trouble.WRONG_TYPE, "house: plays.held_back must be a rank"),
    ('[plays]\nheld_back = "?"', Trouble.WRONG_TYPE, "house: plays.held_back must be a rank"),
    ('[throne]\npaste = "everything"', Trouble.WRONG_TYPE, "house: throne.paste must be one of"),
    ('[throne]\npaste = ["largest"]', Trouble.WRONG_TYPE, "house: throne.paste must be one of"),
    ("[throne]\npaste = { a = 1 }", Trouble.WRONG_TYPE, "not a table"),
    ('[guard]\nsword = ["s"]', Trouble.WRONG_TYPE, "house: guard.sword must be a card"),
    ("options = [1]", Trouble.WRONG_TYPE, "house: options must be a table, not a list"),
    (
        "[options]\nkao = 1",
        Trouble.WRONG_TYPE,
        'house: options.kao must be a table with default, on and off, or "fixed"',
    ),
    ("[options.kao]\ndefault = 1", Trouble.WRONG_TYPE, "house: options.kao.default must be true or false, not 1"),
    ('[options.kao.on]\nplays = "yes"', Trouble.WRONG_TYPE, "house: options.kao.on.plays must be a table, not 'yes'"),
    ('abstract = "maybe"', Trouble.WRONG_TYPE, "house: abstract must be true or false, not 'maybe'"),
    (
        "[options.new]\ndefault = 3\n4 = {}",
        Trouble.WRONG_TYPE,
        "house: options.new.default must be one of the option's",
    ),
    ("[options.new]\ndefault = 3\n3 = 1", Trouble.WRONG_TYPE, "house: options.new.3 must be a table, not 1"),
    ("[options.new]\ndefault = 3\n03 = {}", Trouble.UNKNOWN_KEY, "house: unknown key 'options.new.03'"),
    ("[options.new]\ndefault = 3\n" + "9" * 5000 + " = {}", Trouble.UNKNOWN_KEY, "house: unknown key 'options.new.99"),
    ('[options.new]\ndefault = 3\n"３" = {}', Trouble.UNKNOWN_KEY, "house: unknown key 'options.new.３'"),
    # missing keys
    ("[options.new]\ndefault = true", Trouble.MISSING_KEY, "house: the key 'options.new.on' is missing"),
    # contradictions
    ("[declarations]\nrevolt = true", Trouble.CONTRADICTION, "house: declarations.revolt contradicts the rest"),
    ('[guard]\nkind = "sword"', Trouble.CONTRADICTION, "house: guard.sword contradicts the rest: a fixed guard needs"),
    ('[guard]\nsword = "s"', Trouble.CONTRADICTION, "house: guard.sword contradicts the rest: a called guard has no"),
    ('[deck]\nlowest = "s"', Trouble.CONTRADICTION, "house: deck.lowest contradicts the rest"),
    ('[deck]\nlowest = "4"', Trouble.CONTRADICTION, "house: plays.held_back contradicts the rest: rank 3 is not in"),
    ('[plays]\nheld_back = "s"', Trouble.CONTRADICTION, "house: plays.held_back contradicts the rest"),
    ("[plays]\nkao = true", Trouble.CONTRADICTION, "house: plays.kao contradicts the rest: an option sets it to False"),
    ("[guard]\nspecial = false", Trouble.CONTRADICTION, "house: guard.special contradicts the rest: an option sets"),
    ("[scoring]\nsolo_open = 5", Trouble.CONTRADICTION, "house: scoring contradicts the rest"),
    ("[scoring]\nlevel = -1", Trouble.CONTRADICTION, "house: scoring.level contradicts the rest"),
    (f"[scoring]\nlevel = {MOST_POINTS + 1}", Trouble.CONTRADICTION, f"it must be from 0 to {MOST_POINTS}"),
    ("[scoring]\nsolo_hidden = " + "9" * 4000, Trouble.CONTRADICTION, f"it must be from 0 to {MOST_POINTS}"),
    (
        '[options.new]\ndefault = false\non = { guard = { kind = "sword" } }\noff = {}',
        Trouble.CONTRADICTION,
        "house: guard.sword contradicts the rest",
    ),
]


CALLS_NOTHING = "".join(f"{rank}{suit}{rank}{suit} " for rank in "3456789TJQKA2" for suit in "SHCD")
# Every contradiction: the parent, the fields, the key and the beginning of what would be right.
CONTRADICTIONS = [
    ("lianzhong-simple", '[deck]\nlowest = "s"', "deck.lowest", "it must be a rank from 3 to 2, not s"),
    ("lianzhong-simple", '[deck]\nremoved = "3S"', "deck.removed", "3S is not so often in a deck that starts at 6"),
    ("qingdao", '[deck]\nremoved = "9"', "deck.removed", "9 is not so often"),
    ("qingdao", '[deck]\nremoved = "ssss s"', "deck.removed", "s is not so often"),
    ("tribute", '[deck]\nremoved = "B*"', "deck.removed", "the throne card cannot be taken out"),
    ("lianzhong-simple", '[deck]\nlowest = "Q"', "deck.removed", "72 cards are left; a deck needs at least 80"),
    ("lianzhong-simple", '[guard]\nsword = "4H"', "guard.sword", "it must name one card of the deck"),
    ("lianzhong-simple", '[guard]\nsword = "9"', "guard.sword", "it must name one card of the deck"),
    ("lianzhong-simple", '[guard]\nsword = "B"', "guard.sword", "it must name one card of the deck"),
    ("lianzhong-simple", '[guard]\nsword = "s*"', "guard.sword", "it must name one card of the deck"),
    ("lianzhong-simple", '[deck]\nremoved = "ssss"', "guard.sword", "it must name one card of the deck"),
    ("laiwu", '[guard]\nsword = "3H"', "guard.sword", "a card that is held back until last cannot make the Guard"),
    ("weihai", '[plays]\nheld_back = "3"', "plays.held_back", "rank 3 is not in a deck that starts at 6"),
    ("weihai", '[plays]\nheld_back = "s"', "plays.held_back", "rank s is not in a deck"),
    ("laiwu", '[deck]\nremoved = "' + "3S3H3C3D" * 4 + '"', "plays.held_back", "rank 3 is not in a deck"),
    ("laiwu", "[deck]\nbuy_three = true", "deck.buy_three", "buying a 3 needs a deck with five 3s"),
    ("weifang", '[plays]\nheld_back = "4"', "deck.buy_three", "buying a 3 needs a deck with five 3s, held back"),
    ("laiwu", '[guard]\nsword = "none"', "guard.sword", "a fixed guard needs its marked card"),
    ("tribute", '[guard]\nsword = "s"', "guard.sword", "a called guard has no sword card"),
    ("laiwu", "[guard]\nopen_with_three = true", "guard.open_with_three", "it needs a called guard"),
    ("tribute", '[deck]\nremoved = "9S"', "deck.removed", "9S could be called and has no fourth copy"),
    ("lianzhong-classic", '[deck]\nremoved = "B"', "deck.removed", "B could be called and has no fourth copy"),
    ("tribute", f'[deck]\nremoved = "{CALLS_NOTHING}"', "guard.kind", "no card of this deck can be called"),
    ("tribute", "[declarations]\nrevolt = true", "declarations.revolt", "a revolt needs a fixed guard"),
    ("weihai", "[declarations]\nrevolt_needs = 0", "declarations.revolt_needs", "a revolt takes one, two or three"),
    ("weihai", "[declarations]\nrevolt_needs = 4", "declarations.revolt_needs", "a revolt takes one, two or three"),
    ("weihai", "[declarations]\nguard = false", "declarations.kick", "a kick answers a declared Guard"),
    ("weihai", "[declarations]\nrevolt_reveals = false", "declarations.kick", "who is asked to kick a revolt shows"),
    ("wild-twos", "[throne]\nsolo_claim = true", "throne.solo_claim", "claiming the throne card needs one"),
    ("tribute", "[throne]\nsolo_claim = true", "throne.solo_claim", "claiming needs a throne card that was dealt"),
    ("weihai", '[throne]\nunclaimed = "forced"', "throne.unclaimed", "forced acceptance needs a called guard"),
    ("tribute", "[plays]\nfive_twos_beat_special = true", "plays.five_twos_beat_special", "there is no special"),
    ("wild-twos", "[guard]\nspecial = true", "plays.wild_twos", "wild 2s go with none of kao"),
    ("wild-twos", "[plays]\nkao = true", "plays.wild_twos", "wild 2s go with none of kao"),
    ("wild-twos", "[plays]\ntwos_beat_big = true", "plays.wild_twos", "wild 2s go with none of kao"),
    ("wild-twos", HELD_BACK_TWOS, "plays.held_back", "2s that fill up any base cannot be held back"),
    ("tribute", "[tricks]\nsmother = true", "tricks.smother", "a seat is smothered on its held-back card"),
    ("rizhao", "[tribute]\nclear_three = true", "tribute.clear_three", "the debt is for held-back cards"),
    ("weihai", "[tricks]\nreport_at = -1", "tricks.report_at", "hands are reported at 1 to 20 cards"),
    ("weihai", "[tricks]\nreport_at = 21", "tricks.report_at", "hands are reported at 1 to 20 cards"),
    ("weihai", "[scoring]\nlevel = -1", "scoring.level", f"it must be from 0 to {MOST_POINTS}"),
    ("weihai", f"[scoring]\nsolo_open = {MOST_POINTS + 4}", "scoring.solo_open", f"it must be from 0 to {MOST_POINTS}"),
    ("weihai", "[scoring]\nsolo_hidden = -4", "scoring.solo_hidden", f"it must be from 0 to {MOST_POINTS}"),
    ("weihai", "[scoring]\nsolo_hidden = 6", "scoring", "solo_open and solo_hidden must divide by 4"),
    ("tribute", "[finish]\nlast_but_one = false", "finish.last_but_one", 'the table "places" pays for every place'),
    ("wild-twos", "[finish]\nlast_but_one = false", "finish.last_but_one", 'the table "tribute" pays for every place'),
    ("tribute", SMOTHERED, "tricks.smother", 'it is paid in points of the table "level"'),
]  # fmt: skip


@pytest.mark.parametrize(("parent", "text", "key", "right"), CONTRADICTIONS)
def test_every_contradiction_is_named_with_what_would_be_right(parent: str, text: str, key: str, right: str) -> None:
    error = refused(f'parent = "{parent}"\n{text}')
    assert error.trouble is Trouble.CONTRADICTION
    assert str(error).startswith(f"house: {key} contradicts the rest: {right}")
    assert "\n" not in str(error) and len(str(error)) < 300


def test_every_line_of_the_soundness_check_has_such_a_case() -> None:
    """The texts in the check itself, up to their first figure: none is without a case."""
    tree = ast.parse(inspect.getsource(soundness))
    told = {right for _, _, _, right in CONTRADICTIONS}
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Constant):
            text = str(node.elts[1].value)
            assert any(text.startswith(right[: len(text)]) for right in told), text


@pytest.mark.parametrize(("text", "trouble", "sentence"), SENTENCES, ids=[text[:40] for text, _, _ in SENTENCES])
def test_a_bad_child_is_refused_in_one_sentence(text: str, trouble: Trouble, sentence: str) -> None:
    error = refused(CHILD + text)
    assert error.trouble is trouble
    assert sentence in str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 300
    assert error.details[0] == "house"
    assert str(error).startswith("house: ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("parent = qingdao", "house.toml: this is not TOML"),
        ("[deck", "house.toml: this is not TOML"),
        ("a = 1\na = 2", "house.toml: this is not TOML"),
        ("\x00", "house.toml: this is not TOML"),
        ("level = " + "9" * 5000, "house.toml: this is not TOML"),
        ("a = " + "[" * 5000 + "]" * 5000, "house.toml: this is not TOML"),
        ("皇帝", "house.toml: this is not TOML"),
        ("{}", "house.toml: this is not TOML"),
    ],
)
def test_what_is_not_toml_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    error = refused(text)
    assert error.trouble is Trouble.NOT_TOML
    assert sentence in str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 300


@pytest.mark.parametrize("parent", ['"nowhere"', "3", '["qingdao"]', '""', "true"])
def test_an_unknown_parent_is_refused(parent: str) -> None:
    error = refused(f"parent = {parent}")
    assert error.trouble is Trouble.WRONG_TYPE
    assert "house: parent must be the id of another variant ('qingdao' or" in str(error)


@pytest.mark.parametrize("text", ["", 'zh = "房"'])
def test_a_file_without_a_parent_names_the_first_missing_key(text: str) -> None:
    error = refused(text)
    assert error.trouble is Trouble.MISSING_KEY
    assert re.match(r"house: the key '(zh|en)' is missing; it must be a text", str(error))


def test_a_missing_field_is_named() -> None:
    table: dict[str, Any] = rules_table(rules_of("qingdao"))
    for group, fields in table.items():
        for key in fields:
            short = {name: {k: v for k, v in part.items() if (name, k) != (group, key)} for name, part in table.items()}
            with pytest.raises(VariantError, match=f"house: the key '{group}.{key}' is missing; it must be"):
                rules_from(short, "house")
        with pytest.raises(VariantError, match=f"house: the key '{group}' is missing; it must be a table"):
            rules_from({name: part for name, part in table.items() if name != group}, "house")


@pytest.mark.parametrize("loop", [{"a": "a"}, {"a": "b", "b": "a"}, {"a": "b", "b": "c", "c": "b"}])
def test_parents_in_a_loop_are_refused(loop: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variants, "_stems", lambda: tuple(loop))
    monkeypatch.setattr(variants, "_raw", lambda name: {"parent": loop[name]})
    with pytest.raises(VariantError) as raised:
        build("house", {"parent": "a"})
    assert raised.value.trouble is Trouble.WRONG_TYPE
    assert "parent must be the id of another variant" in str(raised.value)


def test_a_variant_that_is_none() -> None:
    for name in ("nowhere", "base", "", "../qingdao", "qingdao.toml"):
        with pytest.raises(VariantError, match="there is no variant") as raised:
            load(name)
        assert raised.value.trouble is Trouble.UNKNOWN_VARIANT
        assert "known are qingdao, weifang, weihai, laiwu, " in str(raised.value)


def test_an_option_that_is_none() -> None:
    with pytest.raises(VariantError, match="lianzhong-simple has no option 'fixed_guard'; it has ") as raised:
        load("lianzhong-simple").rules({"fixed_guard": True})
    assert raised.value.trouble is Trouble.UNKNOWN_OPTION


@pytest.mark.parametrize("value", [1, "on", None, [True], {}])
def test_an_option_is_on_or_off(value: Any) -> None:
    with pytest.raises(VariantError, match="option kao must be on or off, not ") as raised:
        load("lianzhong-simple").rules({"kao": value})
    assert raised.value.trouble is Trouble.OPTION_VALUE


LEAVES = st.one_of(
    st.none().map(lambda _: {}),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(),
    st.sampled_from(["none", "3", "s", "sword", "called", "press", "", "皇", "\0", "9" * 200]),
)
NAMES = [*variants._GROUPS, "options", "parent", "abstract", "zh", "kao", "default", "on", "off", "plays", "held_back"]
TABLES = st.recursive(
    LEAVES,
    lambda values: st.one_of(
        st.lists(values, max_size=2), st.dictionaries(st.sampled_from([*NAMES, "lowest", "sword", "kind"]), values)
    ),
    max_leaves=8,
)


@settings(max_examples=150)
@given(table=st.dictionaries(st.sampled_from(NAMES), TABLES))
def test_no_table_breaks_the_loader(table: dict[str, Any]) -> None:
    for raw in (table, {"parent": "qingdao", **table}, {"parent": "lianzhong-simple", **table}):
        try:
            found = build("house", raw)
        except VariantError as error:
            assert "\n" not in str(error)
            assert len(str(error)) < 400
        else:
            assert found.rules().cards()


def test_a_child_holds_only_its_differences() -> None:
    child = build("house", read_toml("house.toml", CHILD + 'zh = "我家"\n[scoring]\nsolo_open = 48'))
    mine, parent = rules_table(child.rules()), rules_table(rules_of("qingdao"))
    assert (child.zh, child.en, child.id) == ("我家", load("qingdao").en, "house")
    assert mine["scoring"].pop("solo_open") == 48
    assert parent["scoring"].pop("solo_open") == 24
    assert mine == parent


def test_a_child_gives_an_option_another_default() -> None:
    text = CHILD + "[options.kao]\ndefault = true\n[plays]\nkao = true"
    child = build("house", read_toml("house.toml", text))
    assert child.rules().plays.kao
    assert not child.rules({"kao": False}).plays.kao


def test_a_parent_may_be_abstract_and_abstract_is_not_inherited() -> None:
    assert "base" not in variant_ids()
    child = build("house", {"parent": "base", "zh": "房", "en": "House", "about_zh": "", "about_en": ""})
    assert child.rules().guard.kind is GuardKind.CALLED


@pytest.mark.parametrize("variant", variant_ids())
def test_rules_survive_being_written_down(variant: str) -> None:
    for options in every_configuration(variant):
        rules = rules_of(variant, **options)
        table = rules_table(rules)
        assert rules_from(table, "again") == rules, label(options)
        assert all(type(value) in (bool, int, str) for part in table.values() for value in part.values())


def test_r16_the_order_in_which_regions_are_offered() -> None:
    order = "qingdao weifang weihai laiwu lianzhong-classic lianzhong-simple tribute wild-twos rizhao"
    assert variant_ids() == tuple(order.split())


@pytest.mark.parametrize("variant", [*variant_ids(), "base"])
def test_every_field_of_a_file_cites_its_rule(variant: str) -> None:
    text = variants.files(variants.__name__).joinpath(f"{variant}.toml").read_text(encoding="utf-8")
    for line in text.partition("[options")[0].splitlines():
        if "=" in line and not line.startswith(("zh", "en", "about", "parent", "abstract")):
            assert re.search(r"# R\d+\.\d+|# R1", line), line
