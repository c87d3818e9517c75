"""Every bot answers legally and the same twice, in states of every kind, with every option."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Prompt
from engine.bots import LEVELS, BotError, bot_rng, make_bot
from engine.transition import new_deal
from engine.view import view
from tests.engine.bots.exploiters import quick
from tests.engine.tables import CASE_IDS, CASES, VARIANTS, asked, random_deal, rules_of

DEALS = 4
STRIDE = 4


@pytest.mark.parametrize(("variant", "options"), CASES, ids=CASE_IDS)
def test_answers_are_legal_wherever_a_deal_may_be(variant: str, options: dict[str, bool]) -> None:
    rules = rules_of(variant, **options)
    bots = [quick(level) for level in LEVELS]
    answered = 0
    for number in range(DEALS):
        for at, (state, _, _, _) in enumerate(random_deal(new_deal(rules, "legal", number, 0), Random(number))):
            early = any(state.prompt(seat) not in (None, Prompt.PLAY) for seat in state.waiting)
            if at % STRIDE and not early:
                continue
            for seat in asked(state):
                seen = view(state, seat)
                for bot in bots:
                    decision = bot.choose(seen, bot_rng("legal", number, seat, at))
                    assert seen.refuse(decision.action) is None
                    assert decision.reasons
                    assert all(str(note) for note in decision.reasons)
                    assert decision == bot.choose(seen, bot_rng("legal", number, seat, at))
                    answered += 1
    assert answered > 100


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_is_asked_out_of_turn(level: str, variant: str) -> None:
    state = new_deal(rules_of(variant, solo_claim=False), "turn", 0, 0)
    for seat in range(5):
        if seat not in asked(state):
            with pytest.raises(ValueError, match=f"seat {seat} is not asked"):
                make_bot(level).choose(view(state, seat), bot_rng("turn", 0, seat, 0))


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(BotError, match="there is no bot level 'wizard'; the levels are random, novice, standard"):
        make_bot("wizard")


def test_chance_depends_on_all_of_its_key_and_nothing_else() -> None:
    keys = [("7", 0, 0, 0), ("8", 0, 0, 0), ("7", 1, 0, 0), ("7", 0, 1, 0), ("7", 0, 0, 1)]
    drawn = [bot_rng(*key).random() for key in keys]
    assert len(set(drawn)) == len(keys)
    assert drawn == [bot_rng(*key).random() for key in keys]
