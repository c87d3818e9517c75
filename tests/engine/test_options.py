"""Every option does what it says, and its test would notice if the option were ignored."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.cards import play_notation
from engine.plays import beats
from engine.rules import Rules
from engine.state import Phase
from engine.transition import dealt, legal_actions
from engine.variants import VariantError, load, rules_from, rules_table, variant_ids
from tests.engine.tables import accept, all_answer, cards, hands_of, playing, plays, rules_of

Observation = tuple[object, ...]


def held_back(rules: Rules) -> Observation:
    """What may be led from the lowest rank, another one and a joker (R9.1)."""
    low = rules.deck.lowest.letter
    state = playing(rules, f"{low}H {low}C 9H s", "9H", "9H", "9H", "9H")
    return tuple(play_notation(action.cards, False) for action in legal_actions(state, 0))


def solo_claim(rules: Rules) -> Observation:
    """The first prompt (R5.6)."""
    return (dealt(rules, hands_of(("B* 9H", "9H s*", "9H", "9H", "9H"), rules), 0).phase,)


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


PROBES: dict[str, tuple[Callable[[Rules], Observation], Observation, Observation]] = {
    "solo_claim": (solo_claim, (Phase.SOLO_CLAIM,), (Phase.THRONE,)),
    "kao": (kao, (True, True), (False, False)),
    "twos_beat_big": (twos_beat_big, (True,), (False,)),
    "hard_pass": (hard_pass, ((2,), (1, 3, 4)), ((1,), ())),
    "fixed_guard": (
        fixed_guard,
        (("Throne(accept=False)", "Throne(accept=True)"), Phase.SOLO, ("B*", "s*"), False, True),
        (("Throne(accept=False)",), None, ("B*",), True, True),
    ),
    "held_back": (held_back, ("9", "s", "s9"), ("?", "9", "s", "??", "s?", "s9", "s??")),
}

CASES = [(variant, option.name) for variant in variant_ids() for option in load(variant).options]


def expected(variant: str, option: str, on: bool) -> Observation:
    low = rules_of(variant).deck.lowest.letter
    told = PROBES[option][1 if on else 2]
    return tuple(item.replace("?", low) if isinstance(item, str) else item for item in told)


@pytest.mark.parametrize(("variant", "option"), CASES)
@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_an_option_does_what_it_says(variant: str, option: str, on: bool) -> None:
    assert PROBES[option][0](rules_of(variant, **{option: on})) == expected(variant, option, on)


@pytest.mark.parametrize(("variant", "option"), CASES)
def test_an_ignored_option_is_noticed(variant: str, option: str) -> None:
    """Each field that the option sets, put back alone: the observation is another, or the rules contradict."""
    on, off = (rules_table(rules_of(variant, **{option: side})) for side in (True, False))
    changed = [(group, key) for group in on for key in on[group] if on[group][key] != off[group][key]]
    assert changed
    for group, key in changed:
        table: dict[str, dict[str, Any]] = {name: dict(fields) for name, fields in on.items()}
        table[group][key] = off[group][key]
        try:
            ignoring = rules_from(table, "ignoring")
        except VariantError:
            continue
        assert PROBES[option][0](ignoring) != expected(variant, option, True), (group, key)
    assert PROBES[option][0](rules_from(off, "off")) != expected(variant, option, True)


@pytest.mark.parametrize("variant", variant_ids())
def test_an_option_changes_only_its_own_fields(variant: str) -> None:
    options = load(variant).options
    for option in options:
        on, off = (rules_table(rules_of(variant, **{option.name: side})) for side in (True, False))
        named = {(group, key) for side in (option.on, option.off) for group, keys in side.items() for key in keys}
        assert {(group, key) for group in on for key in on[group] if on[group][key] != off[group][key]} <= named


DEFAULTS = {
    "qingdao": {
        "held_back": False, "solo_claim": True, "kao": False, "twos_beat_big": False, "hard_pass": False,
        "fixed_guard": False,
    },
    "lianzhong-simple": {
        "held_back": False, "solo_claim": False, "kao": False, "twos_beat_big": False, "hard_pass": False,
    },
}  # fmt: skip


@pytest.mark.parametrize("variant", DEFAULTS)
def test_r16_options_and_defaults(variant: str) -> None:
    assert load(variant).defaults() == DEFAULTS[variant]


R16 = {
    "qingdao": ("3", "called", True, False, "largest", "press", True, "none", False, "ke"),
    "lianzhong-simple": ("6", "sword", False, True, "largest", "two_rounds", False, "none", True, "lianzhong"),
}


@pytest.mark.parametrize("variant", R16)
def test_r16_a_region_in_a_row(variant: str) -> None:
    table = rules_table(load(variant).rules())
    assert R16[variant] == (
        table["deck"]["lowest"],
        table["guard"]["kind"],
        table["guard"]["special"],
        table["tricks"]["clockwise"],
        table["throne"]["paste"],
        table["throne"]["unclaimed"],
        table["throne"]["solo_claim"],
        table["plays"]["held_back"],
        table["declarations"]["revolt"],
        table["finish"]["words"],
    )
