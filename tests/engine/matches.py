"""Matches between bots, as records."""

from __future__ import annotations

from functools import cache

from engine.bots import bot_rng, make_bot
from engine.match import Match
from engine.record import Json, deal_json, record_json, record_text, seat_json
from engine.state import GameState
from engine.transition import apply
from engine.variants import Setting, load
from engine.view import view


def played(state: GameState, seed: str, number: int, level: str = "random") -> GameState:
    """The deal at its end."""
    bot = make_bot(level)
    while not state.over:
        seat = state.waiting[len(state.answers)]
        chance = bot_rng(seed, number, seat, len(state.history))
        state = apply(state, seat, bot.choose(view(state, seat), chance).action).state
    return state


def match_record(variant: str, seed: str, deals: int = 1, **options: Setting) -> Json:
    """A match of random bots."""
    found = load(variant)
    match = first = Match(found.rules(options), seed)
    out = []
    for number in range(deals):
        end = played(match.deal(), seed, number)
        out.append(deal_json(match, end))
        match = match.settled(end)
    seats = [seat_json(f"seat {seat}", "random") for seat in range(5)]
    return record_json(variant, found.resolved_options(options), first, seats, out)


@cache
def match_text(variant: str, seed: str, deals: int = 1) -> str:
    """The same as text."""
    return record_text(match_record(variant, seed, deals))
