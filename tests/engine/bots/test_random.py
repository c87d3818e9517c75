"""The random bot comes by every branch that a deal may take before the first lead."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.bots import bot_rng, make_bot
from engine.events import Claimed, Declined, Pasted, Pressed, Revealed, Revolted, Staked, Voided
from engine.state import Phase, SoloKind
from engine.transition import apply, new_deal
from engine.view import view
from tests.engine.tables import rules_of

DEALS = 400
QINGDAO = {Claimed, Declined, Pasted, Pressed, Revealed, Staked}
SIMPLE = {Claimed, Declined, Pasted, Revealed, Revolted, Staked, Voided}


@pytest.mark.parametrize(
    ("variant", "events"), [("qingdao", QINGDAO), ("lianzhong-simple", SIMPLE)], ids=["qingdao", "lianzhong-simple"]
)
def test_every_branch_comes_up(variant: str, events: set[type]) -> None:
    rules = rules_of(variant, solo_claim=True)
    bot = make_bot("random")
    kinds: Counter[SoloKind] = Counter()
    found: Counter[type] = Counter()
    revolts: set[bool] = set()
    accepted: set[int] = set()
    for number in range(DEALS):
        state = new_deal(rules, "branches", number, 0)
        while not state.over and state.phase is not Phase.PLAY:
            seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
            chance = bot_rng("branches", number, seat, len(state.history) + len(state.answers))
            before = state.offer
            state = apply(state, seat, bot.choose(view(state, seat), chance).action).state
            if before is not None and state.emperor is not None:
                accepted.add(before.declines)
        kinds[state.solo] += 1
        found.update(type(event) for event in state.events)
        revolts |= {event.succeeded for event in state.events if isinstance(event, Revolted)}
    assert set(kinds) == set(SoloKind)
    assert kinds[SoloKind.CLAIMED] < DEALS / 10
    assert events <= set(found)
    assert {0, 1, 2, 3, 4, 5} <= accepted
    assert revolts == ({True, False} if variant == "lianzhong-simple" else set())
