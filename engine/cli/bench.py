"""`bench`: answers a second of the engine, the search core and its rollouts, beside another game's engine."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import Any

from ..actions import Action, Seat
from ..bots import bot_rng, make_bot
from ..match import Match
from ..rules import Rules
from ..search import COMPILED, Core, World, core_of, house_of, legal, rollout
from ..state import GameState, Phase
from ..transition import apply
from ..view import view
from .inputs import OK, Commands, chosen, whole_number

_DEALS = 8
_SECONDS = 0.3
_GUARD_ODDS = 0.25
_DOUDIZHU = "rlcard.games.doudizhu"

Answers = list[tuple[Seat, Action]]
Round = Callable[[], int]
"""Plays a little and tells how many answers were given."""


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser(
        "bench", help="measure answers a second, and compare with rlcard's doudizhu where it is installed"
    )
    parser.add_argument("--variant", metavar="V", default="qingdao", help="id of the variant (qingdao)")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="set an option; repeatable")
    parser.add_argument("--rounds", metavar="N", default="7", help="rounds, every layer once in each (7)")
    parser.add_argument("--json", action="store_true", help="print a JSON object")
    parser.set_defaults(run=_bench)


@dataclass(frozen=True, slots=True)
class _Start:
    """A deal at its first lead, and how it goes on by random answers."""

    state: GameState
    answers: Answers
    core: Core


def _bench(arguments: argparse.Namespace) -> int:
    rules = chosen(arguments.variant, arguments.option).rules
    rounds = whole_number(arguments.rounds, "--rounds", 1, 1000)
    starts = _starts(rules)
    layers: dict[str, Round] = {
        "engine": lambda: _engine(starts),
        "search": lambda: _search(starts),
        "rollout": lambda: _rollout(starts),
    }
    other = _doudizhu()
    if other is not None:
        layers["rlcard"] = other
    measured: dict[str, list[float]] = {name: [] for name in layers}
    for _ in range(rounds):
        for name, layer in layers.items():
            measured[name].append(_rate(layer))
    found = _report(measured)
    print(json.dumps(found) if arguments.json else _table(found))
    return OK


def _rate(layer: Round) -> float:
    """Answers a second of processor time: other programs on the machine do not count."""
    answers, begun = 0, time.process_time()
    while True:
        answers += layer()
        spent = time.process_time() - begun
        if spent >= _SECONDS:
            return answers / spent


def _report(measured: dict[str, list[float]]) -> dict[str, Any]:
    other = measured.get("rlcard")
    found: dict[str, Any] = {}
    for name in ("engine", "search", "rollout"):
        rates = measured[name]
        ratio = None
        if other is not None:
            ratio = round(median(rate / base for rate, base in zip(rates, other, strict=True)), 1)
        found[name] = {"decisions_per_s": round(median(rates)), "ratio": ratio}
    found["rlcard"] = {"decisions_per_s": None if other is None else round(median(other))}
    found["compiled"] = COMPILED
    return found


def _table(found: dict[str, Any]) -> str:
    lines = []
    for name in ("engine", "search", "rollout", "rlcard"):
        rate, ratio = found[name]["decisions_per_s"], found[name].get("ratio")
        shown = "not installed" if rate is None else f"{rate:>9} answers/s"
        lines.append(f"{name:8} {shown}" + ("" if ratio is None else f"  {ratio:6.1f} × rlcard"))
    lines.append(f"search and rollout are {'compiled' if found['compiled'] else 'pure Python'}")
    return "\n".join(lines)


# Layers


def _starts(rules: Rules) -> list[_Start]:
    """Deals at their first lead, the throne phase answered by the standard bot, what follows drawn beforehand."""
    bot, house, found = make_bot("standard"), house_of(rules), list[_Start]()
    number = 0
    while len(found) < _DEALS:
        match = Match(rules, "bench", number=number)
        state = match.deal()
        number += 1
        while not state.over and state.phase is not Phase.PLAY:
            seat = state.waiting[len(state.answers)]
            chance = bot_rng(match.seed, match.number, seat, len(state.history))
            state = apply(state, seat, bot.choose(view(state, seat), chance).action).state
        if not state.over:
            core = core_of(view(state, state.waiting[0]), World(state.hands, state.guard, state.solo), house)
            found.append(_Start(state, _random_answers(state, random.Random(number)), core))
    return found


def _random_answers(state: GameState, rng: random.Random) -> Answers:
    answers: Answers = []
    while not state.over:
        (seat,) = state.waiting
        action = rng.choice(view(state, seat).legal)
        answers.append((seat, action))
        state = apply(state, seat, action).state
    return answers


def _engine(starts: list[_Start]) -> int:
    """Every answer checked and applied, its events, and the view of the seat asked."""
    answers = 0
    for start in starts:
        state = start.state
        for seat, action in start.answers:
            if view(state, seat).prompt is not None:
                state = apply(state, seat, action).state
        answers += len(start.answers)
    return answers


_chance = random.Random(0).random


def _search(starts: list[_Start]) -> int:
    """Random answers, each from the full list of legal ones."""
    answers = 0
    for start in starts:
        core = start.core.copy()
        while not core.over:
            choices = legal(core)
            core.play(choices[int(_chance() * len(choices))])
            answers += 1
    return answers


def _rollout(starts: list[_Start]) -> int:
    return sum(rollout(start.core.copy(), _chance, [_GUARD_ODDS] * 25) for start in starts)


def _doudizhu() -> Round | None:
    """rlcard's doudizhu, the raw game without features, by random answers; None where it is not installed."""
    try:
        game = import_module(_DOUDIZHU).Game()
    except ImportError:
        return None
    game.np_random.seed(0)
    choose = random.Random(0).choice

    def play() -> int:
        answers = 0
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(choose(state["actions"]))
            answers += 1
        return answers

    return play
