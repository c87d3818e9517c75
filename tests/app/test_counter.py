"""The card counter tells what the other hands hold, by the log alone."""

from __future__ import annotations

from collections import Counter

import pytest

from app.match_config import MatchConfig
from app.moments import played_course
from app.viewmodels.counter import derive_counter, derive_let_pass
from app.viewmodels.table import Table
from engine.actions import SEATS
from engine.cards import Rank, strength
from engine.events import Played
from engine.state import Phase
from engine.variants import variant_ids
from engine.view import view


def shown(state) -> Table:
    return Table(view(state, 0), None, ("you", "a", "b", "c", "d"), False, 1, "")


@pytest.mark.parametrize("variant", variant_ids())
def test_what_is_out_is_what_the_others_hold(variant: str) -> None:
    """At every step of a deal, cards on their way to an Emperor apart."""
    configs = [MatchConfig(variant, (), str(seed), ("novice",) * 4, 100, autoplay="novice") for seed in range(23, 40)]
    courses = (list(played_course(config, config.begin())) for config in configs)
    course = next(course for course in courses if course[-1].state.emperor is not None)
    steps = 0
    for position in course:
        state = position.state
        if state.phase is not Phase.PLAY:
            continue
        steps += 1
        special = state.rules.special
        held = Counter(strength(card, special) for hand in state.hands[1:] for card in hand)
        laid = {seat: Counter[Rank]() for seat in SEATS}
        for event in state.events:
            if isinstance(event, Played):
                laid[event.seat].update(strength(card, special) for card in event.cards)
        rows = derive_counter(shown(state))
        assert {Rank(row.key): row.unseen for row in rows if row.unseen} == dict(held)
        for row in rows:
            assert [int(number or 0) for number in row.laid] == [laid[seat][Rank(row.key)] for seat in SEATS]
        assert sum(row.total for row in rows) == len(state.rules.cards())
    assert steps > 20


def test_the_lowest_play_of_each_size_that_a_seat_let_pass() -> None:
    config = MatchConfig("lianzhong-simple", (), "5", ("novice",) * 4, 100, autoplay="novice")
    *_, last = played_course(config, config.begin())
    rows = derive_let_pass(shown(last.state))
    assert [row.key for row in rows] == [1, 2, 3, 4]
    plays = rows[0].plays.split(" · ")
    sizes = [int(play.split("×")[0]) if "×" in play else 1 for play in plays if "+" not in play]
    assert sizes and sizes == sorted(sizes) and len(set(sizes)) == len(sizes)
    first = derive_let_pass(shown(next(iter(played_course(config, config.begin()))).state))
    assert {row.plays for row in first} == {"nothing so far"}
