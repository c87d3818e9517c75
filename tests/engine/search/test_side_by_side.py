"""The search plays by the rules of `transition`: same plays offered, same turn, same ends, same points."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import PASS, IllegalAction
from engine.cards import Card, Rank, Suit
from engine.rules import Rules
from engine.search import PASS as PASSES
from engine.search import House, answer_of, house_of, legal, points
from engine.state import GameState, SoloKind
from engine.transition import apply
from tests.engine.house_rules import house_rules
from tests.engine.search import side_by_side
from tests.engine.search.side_by_side import agree, alongside, compare, core_in, handful
from tests.engine.tables import RULES, play, playing, rules_of


@pytest.mark.parametrize("name", RULES)
def test_a_whole_deal(name: str) -> None:
    turns = 0
    for number in range(6):
        turns += compare(RULES[name], f"whole {name} {number}", whole=True)[0]
        if turns:
            return
    pytest.fail("nobody became Emperor in any of the deals")


@pytest.mark.parametrize("name", RULES)
def test_handfuls_of_cards(name: str) -> None:
    turns = sum(compare(RULES[name], f"handful {name} {number}", whole=False)[0] for number in range(8))
    assert turns > 40


@settings(max_examples=60)
@given(rules=house_rules(), seed=st.integers(0, 1_000_000), whole=st.sampled_from((False, False, False, True)))
def test_house_rules(rules: Rules, seed: int, whole: bool) -> None:
    compare(rules, f"house {seed}", whole)


def both(state: GameState, *texts: str) -> GameState:
    """Lays these in turn in both; `-` is a pass. What follows must agree."""
    core = core_in(state, state.waiting[0])
    for text in texts:
        agree(state, core)
        action = PASS if text == "-" else play(text)
        core.play(answer_of(action, state.rules.special))
        state = apply(state, state.waiting[0], action).state
    agree(state, core)
    return state


@pytest.mark.parametrize(
    ("rules", "hands", "laid"),
    [
        (rules_of("weifang"), ("BK", "2224", "55", "66", "77"), ("B", "222", "4")),
        (rules_of("weifang"), ("G8", "222224", "55", "66", "77"), ("G", "22222", "4")),
        (rules_of("weifang"), ("53", "64", "77", "88", "99"), ("5", "6", "7", "-", "-", "-")),
        (rules_of("weifang"), ("5", "64", "77", "88", "99"), ("5", "6", "-", "-", "-", "4")),
        (rules_of("qingdao", twos_beat_big=True), ("BK", "2224", "55", "66", "77"), ("B", "222", "-", "-", "-", "-")),
        (rules_of("qingdao", kao=True), ("s8K", "BJ4", "ssJ5", "66", "77"), ("s8", "BJ", "-")),
        (rules_of("qingdao", hard_pass=True), ("57", "68", "95", "TK", "7J"), ("5", "-", "9", "T", "J", "-", "-")),
        (rules_of("qingdao", held_back=True), ("533", "64", "77", "88", "99"), ("5", "6", "7", "8", "9", "-", "-")),
        (rules_of("tribute"), ("5", "64", "73", "85", "96"), ("5", "-", "-", "8", "-", "-", "-")),
        (rules_of("wild-twos"), ("ss772K", "BB889", "55", "66", "77"), ("ss772", "-", "-", "-", "-")),
        (rules_of("wild-twos"), ("s77K", "B8829", "255", "466", "488"), ("s77", "B82", "-")),
    ],
)  # fmt: skip
def test_rules_that_seldom_happen(rules: Rules, hands: tuple[str, ...], laid: tuple[str, ...]) -> None:
    both(playing(rules, *hands), *laid)


def test_r6_2_a_hidden_emperor_is_known_by_his_last_copy() -> None:
    state = playing(
        rules_of("lianzhong-classic"), "8H8H8H8H8D8SK", "99", "TT", "JJ", "QQ", guard=0, solo=SoloKind.HIDDEN
    )
    state = replace(state, called=Card(Rank.EIGHT, Suit.HEARTS))
    state = both(state, "8S8H8H", "-", "-", "-", "-", "8H8H")
    assert state.guard_public


@pytest.mark.parametrize(
    ("field", "name"),
    [
        ("kao", "qingdao-kao+solo_claim"),
        ("twos_beat_big", "weifang-solo_claim"),
        ("five_twos", "weifang-solo_claim"),
        ("twos_close", "weifang-solo_claim"),
        ("wild", "wild-twos-low_rank3"),
        ("hard", "weihai-hard_pass"),
        ("apply", "tribute-none"),
        ("smother", "weifang-solo_claim"),
        ("last_but_one", "tribute-none"),
    ],
)
def test_a_rule_that_is_ignored_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str, name: str) -> None:
    def forgetful(rules: Rules) -> House:
        house = house_of(rules)
        setattr(house, field, False)
        return house

    monkeypatch.setattr(side_by_side, "house_of", forgetful)
    with pytest.raises((AssertionError, IllegalAction, IndexError, KeyError, ValueError)):
        for number in range(300):
            compare(RULES[name], f"ignored {number}", whole=False)


def test_a_copy_goes_its_own_way() -> None:
    rng = Random(7)
    for state, core in alongside(handful(rules_of("qingdao"), rng), rng, Counter()):
        before = (legal(core), core.left[:], core.out[:], [row[:] for row in core.rows], core.over)
        copied = core.copy()
        while not copied.over:
            copied.play(rng.choice(legal(copied)))
        assert (legal(core) if not core.over else before[0], core.left, core.out, core.rows, core.over) == (
            before if not core.over else (before[0], *before[1:])
        )
        assert not state.over or sum(points(copied)) == 0


def test_a_leader_may_not_pass() -> None:
    core = core_in(playing(rules_of("qingdao"), "58", "99", "TT", "JJ", "QQ"), 0)
    assert PASSES not in legal(core)
