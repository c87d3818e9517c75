"""Rollouts: sensible, repeatable, and blind to what their seats cannot know."""

from random import Random

import pytest

from engine.search import Core, core_of, house_of, legal, points, rollout, trust
from engine.search.rollout import LED, SEAT
from engine.search.shapes import size
from engine.search.worlds import World
from engine.state import GameState, SoloKind
from engine.variants import variant_ids
from engine.view import view
from tests.engine.search.side_by_side import core_in, dealt
from tests.engine.tables import playing, plays, rules_of

EVEN = [0.25] * 25


def first_answer(state: GameState, odds: list[float], seed: int) -> int:
    """What the seat asked does in a rollout, 0 for a pass."""
    core = core_in(state, state.waiting[0])
    seat = core.turn
    log: list[int] = []
    rollout(core, Random(seed).random, odds, log)
    entry = log[0]
    return entry & (1 << SEAT) - 1 if entry >> SEAT & 7 == seat and entry < LED else 0


def shares(state: GameState, odds: list[float], tries: int = 200) -> float:
    """How often the seat asked does not pass."""
    return sum(first_answer(state, odds, seed) > 0 for seed in range(tries)) / tries


def odds_of(seat: int, other: int, chance: float) -> list[float]:
    """Even odds, but that `seat` gives `other` this chance to be the Guard."""
    odds = EVEN.copy()
    odds[5 * seat + other] = chance
    return odds


LED_BY_TWO = playing(rules_of("qingdao"), "888KK", "999AA", "77744455", "6664J", "TTT55", emperor=2, guard=1)


def test_an_ally_is_left_alone_and_an_enemy_is_not() -> None:
    asked = plays("444")(LED_BY_TWO)  # the Emperor's lead, before a Commoner
    assert asked.waiting == (3,)
    assert shares(asked, EVEN) > 0.85
    partner = plays("444", "666")(LED_BY_TWO)  # a Commoner's play, before another one
    assert partner.waiting == (4,)
    assert shares(partner, odds_of(4, 3, 0.0)) < 0.25
    assert shares(partner, odds_of(4, 3, 1.0)) > 0.85


def test_the_guard_knows_and_commoners_do_not() -> None:
    for guard in (0, 1, 3, 4):
        core = core_in(playing(rules_of("weihai"), "88", "99", "TT", "JJ", "QQ", emperor=2, guard=guard), 2)
        ally = trust(core, EVEN)
        assert [ally[5 * guard + seat] for seat in range(5)] == [float(seat in (2, guard)) for seat in range(5)]
        for seat in {0, 1, 3, 4} - {guard}:
            own = ally[5 * seat : 5 * seat + 5]
            assert own == [0.0 if other == 2 else 0.75 for other in range(5)]
        assert ally[10:15] == EVEN[:5]


def test_a_hidden_emperor_trusts_nobody_and_shows_it_to_nobody() -> None:
    state = playing(rules_of("weihai"), "88", "99", "TT", "JJ", "QQ", emperor=2, guard=2, solo=SoloKind.HIDDEN)
    ally = trust(core_in(state, 2), EVEN)
    assert ally[10:15] == [0.0, 0.0, 1.0, 0.0, 0.0]
    assert ally[0:5] == [0.75, 0.75, 0.0, 0.75, 0.75]


def test_everybody_knows_what_is_public() -> None:
    state = playing(rules_of("weihai"), "88", "99", "TT", "JJ", "QQ", emperor=2, guard=4, known=True)
    ally = trust(core_in(state, 2), EVEN)
    assert [ally[5 * seat + other] for seat in range(5) for other in range(5)] == [
        float((seat in (2, 4)) == (other in (2, 4))) for seat in range(5) for other in range(5)
    ]


def test_who_can_go_out_does() -> None:
    state = plays("44")(playing(rules_of("qingdao"), "88K", "99A", "7744", "QQ", "TT5", emperor=2, guard=3))
    assert first_answer(state, EVEN, 1)
    assert all(size(first_answer(state, EVEN, seed)) == 2 for seed in range(50))


@pytest.mark.parametrize("variant", variant_ids())
def test_the_same_chance_plays_the_same_deal(variant: str) -> None:
    def played(core: Core, seed: int) -> tuple[list[int], list[int]]:
        log: list[int] = []
        rollout(core, Random(seed).random, EVEN, log)
        return log, points(core)

    core = core_in_play(variant)
    assert played(core.copy(), 1) == played(core.copy(), 1)
    assert played(core.copy(), 1) != played(core.copy(), 2)


def core_in_play(variant: str) -> Core:
    rng = Random(variant)
    while (state := dealt(rules_of(variant), rng)).over:
        pass
    return core_of(view(state, state.waiting[0]), World(state.hands, state.guard, state.solo), house_of(state.rules))


@pytest.mark.parametrize("variant", ["qingdao", "lianzhong-simple", "tribute"])
def test_a_seat_that_answers_by_chance_does_worse(variant: str) -> None:
    """The Emperor by chance, the others as ever, against everybody as ever; over the same deals."""
    rng = Random(variant)
    lost = 0
    for _ in range(40):
        while (state := dealt(rules_of(variant), rng)).over:
            pass
        start = core_in(state, state.waiting[0])
        for _ in range(10):
            sensible, wild = start.copy(), start.copy()
            rollout(sensible, rng.random, EVEN)
            for _ in range(20):
                while not wild.over and wild.turn != wild.emperor:
                    one_sensible_answer(wild, rng)
                if not wild.over:
                    wild.play(rng.choice(legal(wild)))
            rollout(wild, rng.random, EVEN)
            lost += points(sensible)[start.emperor] - points(wild)[start.emperor]
    assert lost > 0


def one_sensible_answer(core: Core, rng: Random) -> None:
    """What a rollout would do next; an answer that is not in the log is a pass."""
    log: list[int] = []
    led = core.owner < 0
    rollout(core.copy(), rng.random, EVEN, log)
    entry = log[0]
    core.play(entry & (1 << SEAT) - 1 if entry >> SEAT & 7 == core.turn and (entry >= LED) == led else 0)
