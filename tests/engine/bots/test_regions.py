"""What the standard bot does where only some regions ask it."""

from __future__ import annotations

import pytest

from engine.actions import PASS, Apply, Kick, PlayCards, Prompt
from engine.bots import bot_rng, make_bot
from engine.match import Match
from engine.transition import apply
from engine.variants import load, variant_ids
from engine.view import SeatView, view


def standard_views(variant: str, deals: int) -> list[tuple[SeatView, object]]:
    """Every view that a standard bot answered in a match of standard bots, with its answer."""
    bot = make_bot("standard")
    match = Match(load(variant).rules(), "41")
    seen: list[tuple[SeatView, object]] = []
    for number in range(deals):
        state = match.deal()
        while not state.over:
            seat = next(seat for seat in state.waiting if state.prompt(seat))
            shown = view(state, seat)
            action = bot.choose(shown, bot_rng("41", number, seat, len(state.history))).action
            seen.append((shown, action))
            state = apply(state, seat, action).state
        match = match.settled(state)
    return seen


@pytest.mark.parametrize("variant", variant_ids())
def test_a_match_of_standard_bots_ends_and_most_tricks_are_fought_over(variant: str) -> None:
    answers = [action for shown, action in standard_views(variant, 3) if shown.prompt is Prompt.PLAY and shown.table]
    followed = sum(action not in (PASS, Apply()) for action in answers)
    assert followed > len(answers) / 10


def test_r8_6_it_applies_for_the_lead_when_it_would_fall_to_an_enemy() -> None:
    seen = standard_views("tribute", 6)
    asked = [action for shown, action in seen if shown.prompt is Prompt.PLAY and Apply() in shown.legal]
    assert Apply() in asked


def test_r7_6_it_kicks_only_with_a_strong_hand() -> None:
    answers = [action for shown, action in standard_views("weihai", 30) if shown.prompt is Prompt.KICK]
    assert all(isinstance(action, Kick) for action in answers)
    assert sum(action == Kick(True) for action in answers) <= len(answers) / 2


def test_r4_5_it_fills_up_a_base_with_twos() -> None:
    filled = [
        action
        for _, action in standard_views("wild-twos", 3)
        if isinstance(action, PlayCards) and len({card.rank.letter for card in action.cards} - {"s", "B"}) == 2
    ]
    assert filled
