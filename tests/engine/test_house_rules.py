"""House rules made at random: every deal under them ends, and goes as the referee says."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import movegen
from engine.autoplay import default_action
from engine.cards import Card, sort_cards
from engine.match import Match
from engine.rules import Rules
from engine.soundness import contradictions
from engine.transition import apply
from engine.variants import rules_from, rules_table
from engine.view import view
from tests.engine import reference
from tests.engine.house_rules import house_rules
from tests.engine.soak import referee, run_match
from tests.engine.tables import house_of
from tests.engine.test_plays_by_trying import fitting, hands, laid
from tests.engine.test_whole_deals import check_end

ANY = settings(max_examples=24, suppress_health_check=[HealthCheck.too_slow])


@ANY
@given(rules=house_rules(), seed=st.integers(0, 1_000_000))
def test_every_random_deal_under_house_rules_ends_as_the_referee_says(rules: Rules, seed: int) -> None:
    done, _ = run_match(rules, str(seed), 2)
    for _, begun, end in done:
        check_end(end)
        referee(begun, end, Random(seed))


@settings(max_examples=150)
@given(rules=house_rules())
def test_house_rules_survive_being_written_down(rules: Rules) -> None:
    assert contradictions(rules) == []
    assert rules_from(rules_table(rules), "house") == rules


@settings(max_examples=150)
@given(rules=house_rules(), held=hands(), table=laid(), lead=st.booleans())
def test_r3_r4_r9_legal_plays_under_house_rules_are_those_found_by_trying(
    rules: Rules, held: tuple[Card, ...], table: tuple[Card, ...], lead: bool
) -> None:
    house = house_of(rules)
    held = sort_cards(fitting(held, house), house.special)
    table = () if lead else fitting(table, house)
    if not held or (not lead and not reference.is_play(table, house)):
        return
    found = movegen.leads(held, rules) if lead else movegen.follows(held, table, rules)
    looks = [reference.look(play, house) for play in found]
    assert len(set(looks)) == len(looks)
    assert set(looks) == reference.legal_looks(held, table, house)


@settings(max_examples=12)
@given(rules=house_rules(), seed=st.integers(0, 1_000_000))
def test_r15_1_under_house_rules_the_default_answers_reach_the_end(rules: Rules, seed: int) -> None:
    state = Match(rules, str(seed), first_seat=seed % 5).deal()
    while not state.over:
        seat = state.waiting[len(state.answers)]
        state = apply(state, seat, default_action(view(state, seat))).state
    check_end(state)
