"""`play`: bots play deals, told line by line, and recorded."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ..actions import SEATS
from ..bots import Bot, BotError, bot_of, bot_rng, name_bot, read_bot
from ..match import Match
from ..record import Json, deal_json, dealt_hands, record_json, record_text, seat_json
from ..replay import MOST_DEALS
from ..state import GameState
from ..transcript import deal_lines, points_line, result_lines, story_lines
from ..transition import apply
from ..view import view
from .files import Target
from .inputs import OK, BadInput, Commands, add_variant_arguments, chosen, whole_number

_MOST_PLAYED = 1_000_000
_LARGEST_SEED = 2**64 - 1


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("play", help="let bots play deals and tell them", allow_abbrev=False)
    add_variant_arguments(parser)
    parser.add_argument("--seed", metavar="N", required=True, help="whole number from which the cards follow")
    parser.add_argument(
        "--bots", metavar="L[,L,L,L,L]", required=True, help="one level or level:style for all seats, or one a seat"
    )
    parser.add_argument("--deals", metavar="N", default="1", help="number of deals (1)")
    parser.add_argument("--record", metavar="FILE", help="write the match as a record")
    parser.add_argument("--quiet", action="store_true", help="only a line of points a deal")
    parser.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> int:
    picked = chosen(arguments.variant, arguments.option)
    seed = str(whole_number(arguments.seed, "--seed", 0, _LARGEST_SEED))
    names = _names(arguments.bots)
    bots = [bot_of(name) for name in names]
    most = MOST_DEALS if arguments.record is not None else _MOST_PLAYED
    number_of_deals = whole_number(arguments.deals, "--deals with --record" if arguments.record else "--deals", 1, most)
    if arguments.record is None:
        _play_deals(Match(picked.rules, seed), bots, names, number_of_deals, arguments.quiet, None)
        return OK
    first = Match(picked.rules, seed)
    with Target(arguments.record) as target:
        deals: list[Json] = []
        _play_deals(first, bots, names, number_of_deals, arguments.quiet, deals)
        seats = [seat_json(f"seat {seat}", names[seat]) for seat in SEATS]
        target.write(record_text(record_json(picked.variant.id, picked.options, first, seats, deals)))
    return OK


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if len(names) not in (1, len(SEATS)):
        raise BadInput(f"--bots needs one level or five by comma, not {len(names)}")
    try:
        names = tuple(name_bot(*read_bot(name)) for name in names)
    except BotError as error:
        raise BadInput(str(error)) from None
    return names if len(names) > 1 else names * len(SEATS)


def _play_deals(
    match: Match,
    bots: Sequence[Bot],
    names: Sequence[str],
    number_of_deals: int,
    quiet: bool,
    deals: list[Json] | None,
) -> None:
    for number in range(number_of_deals):
        start = match.deal()
        if not quiet:
            if number:
                print()
            print(f"Deal {number + 1}, dealt from seat {match.first_seat}")
            print(*deal_lines(dealt_hands(match), match.rules, names), sep="\n")
        end = _played(start, match, bots)
        assert end.outcome is not None
        if deals is not None:
            deals.append(deal_json(match, end))
        match = match.settled(end)
        if quiet:
            print(f"deal {number + 1}: {points_line(end.outcome.points)}", flush=True)
        else:
            print(*story_lines(start, end), *result_lines(end), sep="\n", flush=True)
    if not quiet and number_of_deals > 1:
        print(f"\nAfter {number_of_deals} deals: {points_line(match.totals)}")


def _played(state: GameState, match: Match, bots: Sequence[Bot]) -> GameState:
    """The deal at its end, every seat answered by its bot from what it may know."""
    while not state.over:
        seat = state.waiting[len(state.answers)]
        rng = bot_rng(match.seed, match.number, seat, len(state.history))
        state = apply(state, seat, bots[seat].choose(view(state, seat), rng).action).state
    return state
