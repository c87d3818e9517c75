"""Every option does what it says, and its test would notice if the option were ignored."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.actions import PlayCards
from engine.cards import play_notation
from engine.plays import beats
from engine.rules import Rules
from engine.state import Phase
from engine.transition import dealt, legal_actions
from engine.variants import Setting, VariantError, load, rules_from, rules_table, variant_ids
from tests.engine.tables import accept, all_answer, cards, decline, hands_of, playing, plays, rules_of

Observation = tuple[object, ...]


def held_back(rules: Rules) -> Observation:
    """What may be led from the lowest rank, another one and a joker (R9.1), and whether being beaten with nothing else
    left is a debt (R14.5)."""
    low = rules.deck.lowest.letter
    state = playing(rules, f"{low}H {low}C 9H s", "9H", "9H", "9H", "9H")
    led = tuple(play_notation(action.cards, False) for action in legal_actions(state, 0))  # type: ignore[union-attr]
    return (*led, plays("9H", "s")(playing(rules, f"9H {low}H", "s TH", "9H", "9H", "9H")).cleared)


def solo_claim(rules: Rules) -> Observation:
    """The first prompt (R5.6)."""
    return (dealt(rules, hands_of(("B* 3H", "3H s*", "3H", "3H", "3H"), rules), 0).phase,)


def emperor_pile(rules: Rules) -> Observation:
    """What decliners lay on the pile (R5.7)."""
    state = decline(dealt(rules, hands_of(("B 2H", "9H", "9H", "9H", "2S"), rules), 0), 2)
    assert state.offer is not None
    return tuple(map(str, state.offer.pile_cards))


def low_rank(rules: Rules) -> Observation:
    """The number of cards, whether a 3 may be led early, and what being cleared costs (R2.2, R9.1, R14.5)."""
    early = PlayCards(cards("3H")) in legal_actions(playing(rules, "3H 9H", "9H", "9H", "9H", "9H"), 0)
    return (len(rules.cards()), early, plays("9H", "s")(playing(rules, "9H 3H", "s TH", "9H", "9H", "9H")).cleared)


def kao(rules: Rules) -> Observation:
    """More jokers against fewer (R4.4)."""
    return (beats(cards("s"), cards("ss"), rules), beats(cards("Bs777"), cards("BBBs88"), rules))


def twos_beat_big(rules: Rules) -> Observation:
    """Three 2s on a lone big joker (R4.2)."""
    return (beats(cards("B"), cards("222"), rules),)


def hard_pass(rules: Rules) -> Observation:
    """Who is asked when a trick comes back to somebody who passed (R8.3)."""
    nines = "7H 8H 9H TH"
    state = plays("7H", "-", "8H", "-", "-", "9H")(playing(rules, *[nines] * 5))
    return (state.waiting, state.trick.shut)


def fixed_guard(rules: Rules) -> Observation:
    """The deck, what an Emperor without a triple is asked, and what the guard card beats (R6.1)."""
    hands = ("B* 9H 8S 8S", "9H s*", "9H", "9H", "9H")
    state = dealt(rules, hands_of(hands, rules), 0)
    state = all_answer(state).state if state.phase is Phase.SOLO_CLAIM else state
    able = [str(action) for action in legal_actions(state, 0)]
    phase = accept(state).phase if len(able) == 2 else None
    marked = sorted(str(card) for card in set(rules.cards()) if card.mark)
    return (
        tuple(able),
        phase,
        tuple(marked),
        beats(cards("B"), cards("s*"), rules),
        beats(cards("2"), cards("s*"), rules),
    )


# By option the probe and what it sees by value; `?` is the lowest rank, `!` what clearing costs where it does.
PROBES: dict[str, tuple[Callable[[Rules], Observation], dict[Setting, Observation]]] = {
    "solo_claim": (solo_claim, {True: (Phase.SOLO_CLAIM,), False: (Phase.THRONE,)}),
    "kao": (kao, {True: (True, True), False: (False, False)}),
    "twos_beat_big": (twos_beat_big, {True: (True,), False: (False,)}),
    "hard_pass": (hard_pass, {True: ((2,), (1, 3, 4)), False: ((1,), ())}),
    "fixed_guard": (
        fixed_guard,
        {
            True: (("Throne(accept=False)", "Throne(accept=True)"), Phase.SOLO, ("B*", "s*"), False, True),
            False: (("Throne(accept=False)",), None, ("B*",), True, True),
        },
    ),
    "held_back": (
        held_back,
        {True: ("9", "s", "s9", "!"), False: ("?", "9", "s", "??", "s?", "s9", "s??", ())},
    ),
    "emperor_pile": (emperor_pile, {True: ("B", "2S"), False: ()}),
    "low_rank": (low_rank, {3: (216, False, ((0, 1),)), 4: (200, True, ()), 6: (168, True, ())}),
}

VALUES = [
    (variant, option.name, value)
    for variant in variant_ids()
    for option in load(variant).options
    for value in option.values
]


def expected(variant: str, option: str, value: Setting) -> Observation:
    rules = rules_of(variant, **{option: value})
    costs: Observation = ((0, 1),) if rules.tribute.clear_three else ()
    told = PROBES[option][1][value]
    seen = (costs if item == "!" else item for item in told)
    return tuple(item.replace("?", rules.deck.lowest.letter) if isinstance(item, str) else item for item in seen)


@pytest.mark.parametrize(("variant", "option", "value"), VALUES)
def test_an_option_does_what_it_says(variant: str, option: str, value: Setting) -> None:
    assert PROBES[option][0](rules_of(variant, **{option: value})) == expected(variant, option, value)


@pytest.mark.parametrize(("variant", "option", "value"), VALUES)
def test_an_ignored_option_is_noticed(variant: str, option: str, value: Setting) -> None:
    """Each field that the option sets, put back alone: the observation is another, or the rules contradict."""
    probe = PROBES[option][0]
    for other in (
        load(variant).rules({}),
        *(rules_of(variant, **{option: it}) for it in PROBES[option][1] if it != value),
    ):
        mine, without = rules_table(rules_of(variant, **{option: value})), rules_table(other)
        changed = [(group, key) for group in mine for key in mine[group] if mine[group][key] != without[group][key]]
        for group, key in changed:
            table: dict[str, dict[str, Any]] = {name: dict(fields) for name, fields in mine.items()}
            table[group][key] = without[group][key]
            try:
                ignoring = rules_from(table, "ignoring")
            except VariantError:
                continue
            assert probe(ignoring) != expected(variant, option, value), (group, key)
        assert not changed or probe(other) != expected(variant, option, value)


@pytest.mark.parametrize("variant", variant_ids())
def test_an_option_changes_only_its_own_fields(variant: str) -> None:
    plain = rules_table(rules_of(variant))
    for option in load(variant).options:
        named = {(group, key) for patch in option.patches.values() for group, keys in patch.items() for key in keys}
        changes = set()
        for value in option.values:
            table = rules_table(rules_of(variant, **{option.name: value}))
            changes |= {
                (group, key) for group in table for key in table[group] if table[group][key] != plain[group][key]
            }
        assert changes and changes <= named


_PLAIN: dict[str, Setting] = {"kao": False, "twos_beat_big": False, "hard_pass": False}
DEFAULTS: dict[str, dict[str, Setting]] = {
    "qingdao": _PLAIN | {"held_back": False, "solo_claim": True, "fixed_guard": False},
    "weifang": {"kao": False, "hard_pass": False, "solo_claim": True},
    "weihai": _PLAIN,
    "laiwu": _PLAIN,
    "lianzhong-classic": _PLAIN | {"held_back": False, "solo_claim": False},
    "lianzhong-simple": _PLAIN | {"held_back": False, "solo_claim": False},
    "tribute": _PLAIN,
    "wild-twos": {"held_back": True, "hard_pass": False, "emperor_pile": False, "low_rank": 3},
    "rizhao": _PLAIN | {"held_back": False},
}


@pytest.mark.parametrize("variant", variant_ids())
def test_r16_options_and_defaults(variant: str) -> None:
    assert load(variant).defaults() == DEFAULTS[variant]


R16: dict[str, tuple[Any, ...]] = {
    # cards, guard, special, clockwise, what is pasted, pile, nobody accepts, 抢独, held back, revolt, kick, apply,
    # reported at, 闷, 买3, tribute, 清3, ends with the last but one, scores, names of the places
    "qingdao": (216, "called", True, False, "largest", False, "press", True, "none", False, False, False,
                0, False, False, False, False, False, "level", "ke"),
    "weifang": (205, "called", True, False, "largest", False, "press", True, "3", False, False, False,
                10, True, True, False, False, False, "level", "ke"),
    "weihai": (166, "sword", False, False, "largest", False, "one_round", False, "6", True, True, False,
               0, False, False, False, False, False, "level", "ke"),
    "laiwu": (216, "sword", True, False, "largest", False, "one_round", False, "3", False, False, False,
              0, False, False, False, False, False, "level", "ke"),
    "lianzhong-classic": (168, "called", False, True, "nothing", False, "forced", False, "none", False, False, False,
                          0, False, False, False, False, False, "level", "lianzhong"),
    "lianzhong-simple": (168, "sword", False, True, "largest", False, "two_rounds", False, "none", True, False, False,
                         0, False, False, False, False, False, "level", "lianzhong"),
    "tribute": (216, "called", False, False, "two", False, "back_to_first", False, "none", False, False, True,
                0, False, False, True, False, True, "places", "ke"),
    "wild-twos": (216, "called", False, False, "nothing", False, "one_round", False, "3", False, False, False,
                  0, False, False, True, True, True, "tribute", "ke"),
    "rizhao": (168, "sword", False, False, "largest", False, "press", False, "none", True, False, False,
               0, False, False, True, False, False, "level", "ke"),
}  # fmt: skip


@pytest.mark.parametrize("variant", variant_ids())
def test_r16_a_region_in_a_row(variant: str) -> None:
    rules = rules_of(variant)
    table = rules_table(rules)
    assert R16[variant] == (
        len(rules.cards()),
        table["guard"]["kind"],
        table["guard"]["special"],
        table["tricks"]["clockwise"],
        table["throne"]["paste"],
        table["throne"]["pile"],
        table["throne"]["unclaimed"],
        table["throne"]["solo_claim"],
        table["plays"]["held_back"],
        table["declarations"]["revolt"],
        table["declarations"]["kick"],
        table["tricks"]["apply"],
        table["tricks"]["report_at"],
        table["tricks"]["smother"],
        table["deck"]["buy_three"],
        table["tribute"]["owed"],
        table["tribute"]["clear_three"],
        table["finish"]["last_but_one"],
        table["scoring"]["table"],
        table["finish"]["words"],
    )


def test_r9_1_where_an_option_takes_the_held_back_rank_out_of_the_deck_the_rule_lapses() -> None:
    for low in (4, 6):
        rules = rules_of("wild-twos", low_rank=low, held_back=True)
        assert (rules.plays.held_back, rules.tribute.clear_three) == (None, False)
