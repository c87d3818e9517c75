"""Finds the moment of a deal that a phase's name stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.actions import Action, Allegiance, Seat
from engine.bots import chance_key
from engine.events import BoughtThree, Revealed, Role, TributePaid
from engine.match import Match, given_up
from engine.replay import ReplayedDeal
from engine.state import GameState, Phase
from engine.transition import apply, check
from engine.view import view

from .bot_worker import decide
from .match_config import MatchConfig
from .taking_up import Position

PLAYER: Seat = 0


MOST_DEALS = 5

ASKED = "asked"
"""The first moment at which the player is asked anything."""


def find_moment(course: Iterable[Position], phase: str) -> Position | None:
    """The moment of a deal that a phase (a name of `--at`, or ASKED) stands for, None where it never comes to it.

    Of a phase with a prompt, the first moment at which the player is asked, in play with cards on the table; where
    he never is, the first moment of the phase. `reveal` is the moment after a role has become public.
    """
    positions = tuple(course)
    for fits in _WANTED.get(phase, _at_prompt(phase)):
        for position in positions:
            if fits(position.state):
                return position
    return None


def played_course(config: MatchConfig, match: Match, phase: str = "") -> Iterator[Position]:
    """The next deal of the match as the bots play it, `config.autoplay` in the player's place: where steps begin, and
    the end. On the way to a kick the side against the player declares itself."""
    state = match.deal()
    arrivals: list[tuple[Seat, Action]] = []
    while True:
        if not state.answers:
            yield Position(config, match, state, tuple(arrivals))
        if state.over:
            return
        seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
        level = config.level(seat)
        assert level is not None
        action = decide(level, view(state, seat), chance_key(match.seed, match.number, seat, len(state.history))).action
        if phase == Phase.KICK.value and state.phase is Phase.ALLEGIANCE:
            action = _against_the_player(state, seat)
        if check(state, seat, action) is not None:
            action = view(state, seat).legal[0]
        state = apply(state, seat, action).state
        arrivals.append((seat, action))


def _against_the_player(state: GameState, seat: Seat) -> Action:
    """明保 where the player is a Commoner, else 造反 by everyone who is one."""
    declares = Role.GUARD if state.role(PLAYER) is Role.COMMONER else Role.COMMONER
    wanted = Allegiance(state.role(seat) is declares)
    return wanted if check(state, seat, wanted) is None else Allegiance(False)


def played_match(config: MatchConfig, match: Match, phase: str) -> Iterator[Position]:
    """The same of as many deals in a row as it may take to come to a phase."""
    for _ in range(_deals_to(phase, match)):
        last = None
        for last in played_course(config, match, phase):
            yield last
        assert last is not None
        if _paid(last.state):
            return
        match = match.settled(last.state)


def _deals_to(phase: str, match: Match) -> int:
    """Tribute is paid from the second deal on, and not after a draw or a void deal."""
    return MOST_DEALS if phase == "tribute" and match.rules.tribute.owed else 1


def recorded_course(config: MatchConfig, deal: ReplayedDeal) -> Iterator[Position]:
    """The same of a deal in a record."""
    for state in deal.states:
        if not state.answers:
            yield Position(config, deal.before, state, state.history)
    if deal.forfeit is not None:
        last = deal.states[-1]
        yield Position(config, deal.before, given_up(last), last.history, forfeited=deal.forfeit)


Fits = Callable[[GameState], bool]


def _at_prompt(phase: str) -> Sequence[Fits]:
    return (
        lambda state: state.phase.value == phase and state.prompt(PLAYER) is not None,
        lambda state: state.phase.value == phase,
    )


def _paid(state: GameState) -> bool:
    return any(isinstance(event, TributePaid) for event in state.events)


_WANTED: dict[str, Sequence[Fits]] = {
    ASKED: (lambda state: state.prompt(PLAYER) is not None, lambda state: state.over),
    "deal": (lambda state: not state.history,),
    "play": (
        lambda state: state.phase is Phase.PLAY and state.prompt(PLAYER) is not None and len(state.trick.plays) > 1,
        *_at_prompt("play"),
    ),
    "buy_three": (lambda state: any(isinstance(event, BoughtThree) for event in state.events),),
    "tribute": (
        lambda state: (
            _paid(state) and state.prompt(PLAYER) is not None and state.offer is not None and not state.offer.pile
        ),
        lambda state: _paid(state) and state.prompt(PLAYER) is not None and state.phase is Phase.SOLO_CLAIM,
        lambda state: _paid(state),
    ),
    "reveal": (lambda state: any(isinstance(event, Revealed) for event in state.events),),
}
