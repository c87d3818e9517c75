"""Styles change how a level plays, each in its own direction, and are numbers only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.actions import Throne
from engine.bots import (
    DEFAULT_STYLE,
    LEVELS,
    STYLES,
    BotError,
    bot_of,
    bot_rng,
    has_style,
    is_bot,
    make_bot,
    name_bot,
    read_bot,
)
from engine.bots.table import STANDARD
from engine.transition import apply, new_deal
from engine.view import SeatView, view
from tests.engine.tables import rules_of

STYLED = [level for level in LEVELS if has_style(level)]
OTHERS = [style for style in STYLES if style != DEFAULT_STYLE]


def views(variant: str, deals: int) -> Iterator[tuple[SeatView, int, int]]:
    """What novices see in some deals, with the deal and the number of answers before."""
    bot = make_bot("novice")
    for number in range(deals):
        state = new_deal(rules_of(variant), "styles", number, 0)
        while not state.over:
            seat = state.waiting[len(state.answers)]
            seen = view(state, seat)
            yield seen, number, len(state.history)
            action = bot.choose(seen, bot_rng("styles", number, seat, len(state.history))).action
            state = apply(state, seat, action).state


@pytest.mark.parametrize("style", OTHERS)
@pytest.mark.parametrize("level", STYLED)
def test_a_style_plays_otherwise_now_and_then(level: str, style: str) -> None:
    plain, styled = make_bot(level), make_bot(level, style)
    other = every = 0
    for seen, number, ply in views("lianzhong-simple", 6):
        chance = [bot_rng("styles", number, seen.seat, ply) for _ in range(2)]
        action = styled.choose(seen, chance[0]).action
        assert seen.refuse(action) is None
        other += action != plain.choose(seen, chance[1]).action
        every += 1
    assert 0 < other < every / 4


@pytest.mark.parametrize("level", STYLED)
def test_the_bold_take_more_thrones_and_the_careful_fewer(level: str) -> None:
    rules = rules_of("lianzhong-simple")
    taken = dict.fromkeys(("careful", DEFAULT_STYLE, "bold"), 0)
    for number in range(120):
        state = new_deal(rules, "thrones", number, number % 5)
        seat = state.waiting[0]
        for style in taken:
            action = make_bot(level, style).choose(view(state, seat), bot_rng("thrones", number, seat, 0)).action
            taken[style] += action == Throne(True)
    assert taken["careful"] < taken[DEFAULT_STYLE] < taken["bold"]


def test_the_default_changes_nothing_and_every_number_of_a_style_counts() -> None:
    assert STYLES[DEFAULT_STYLE].weights(STANDARD) == STANDARD
    for style in OTHERS:
        assert STYLES[style].weights(STANDARD) != STANDARD
    assert STYLES["bold"].weights(STANDARD).nerve.throne < STANDARD.nerve.throne
    assert STYLES["sly"].weights(STANDARD).loyal < 1.0 < STYLES["sly"].reveal


def test_names_say_level_and_style() -> None:
    assert read_bot("standard") == read_bot("standard:balanced") == ("standard", DEFAULT_STYLE)
    assert read_bot("novice:sly") == ("novice", "sly")
    for level in LEVELS:
        for style in STYLES:
            name = name_bot(level, style)
            assert is_bot(name) and read_bot(name) == (level, style if has_style(level) else DEFAULT_STYLE)
            assert type(bot_of(name)) is type(make_bot(level))
    for wrong in ("", "standard:", "standard:shy", "standard:bold:sly", "random:bold", "genius", 7, None):
        assert not is_bot(wrong)
    with pytest.raises(BotError, match="there is no style 'shy'; the styles are balanced, bold, careful, sly"):
        make_bot("standard", "shy")
