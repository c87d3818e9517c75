"""What a bot tells with its answer: its belief about the Guard, in play and of every level that has one."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import PASS, Prompt
from engine.bots import Decision, Note, Why, make_bot
from engine.bots.standard import StandardBot
from engine.bots.table import Bearings
from engine.transition import new_deal
from engine.view import view
from tests.engine.bots.positions import midway
from tests.engine.tables import asked, rules_of

QINGDAO = rules_of("qingdao")
HAND = "KKKK JJJJ TTTT 9999 888"


class Passing(StandardBot):
    """Derives its answer anew, and says nothing of what it believes."""

    def play(self, at: Bearings, rng: Random) -> Decision:
        return Decision(PASS, (Note(Why.TOO_DEAR),))


def believed(bot: StandardBot, **position: object) -> tuple[float, ...]:
    state = midway(QINGDAO, HAND, 20, 20, 20, 20, table=[(2, "QQ")], **position)  # type: ignore[arg-type]
    belief = bot.choose(view(state, 0), Random(1)).belief
    assert belief is not None
    return belief


@pytest.mark.parametrize("bot", [StandardBot(), Passing()], ids=["standard", "built on it"])
def test_a_belief_is_told_with_every_play(bot: StandardBot) -> None:
    chances = believed(bot)
    assert chances[0] == chances[1] == 0.0, "not itself, not the Emperor"
    assert all(chance > 0.0 for chance in chances[2:]) and abs(sum(chances) - 1.0) < 0.1
    assert believed(bot, known=True) == (0.0, 0.0, 1.0, 0.0, 0.0)
    assert believed(bot, emperor=1, guard=0) == (1.0, 0.0, 0.0, 0.0, 0.0)


def test_before_the_play_nobody_has_a_belief() -> None:
    state = new_deal(QINGDAO, "belief", 0, 0)
    seen = view(state, asked(state)[0])
    assert seen.prompt is not Prompt.PLAY
    assert make_bot("standard").choose(seen, Random(1)).belief is None


def test_a_novice_has_no_belief() -> None:
    state = midway(QINGDAO, HAND, 20, 20, 20, 20, table=[(2, "QQ")])
    assert make_bot("novice").choose(view(state, 0), Random(1)).belief is None
