"""One deal played as often as it takes: by five of the table's bots, then with the measured bot in their place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from enum import Enum

from ..actions import SEATS, Action, Prompt, Seat
from ..bots import Bot, bot_rng
from ..events import Role
from ..rules import Rules
from ..state import GameState, Phase
from ..transition import apply, new_deal
from ..view import SeatView, view
from .times import Times, times_of

_WITH_ROLES = (Phase.ALLEGIANCE, Phase.KICK, Phase.PLAY)

Line = tuple[tuple[Seat, Action], ...]


class Rotate(Enum):
    """Which seats the measured bot takes: every one in turn and both sides, or one a deal, all equally often."""

    ALL = "all"
    ONE = "one"


@dataclass(frozen=True, slots=True)
class Result:
    """What the measured bot gained in one deal over the table's bot with the same cards, in points.

    free: by seat taken over from the first prompt on; its throne counts, so its role may be another. roles: by seat
    taken over once the roles are settled, with its role; none in a void deal. royal, commoners: the gain of a whole
    side together, taken over at the same moment; None where it was not played. times: of the measured bot's decisions
    where there was a choice.
    """

    free: tuple[tuple[Seat, int], ...]
    roles: tuple[tuple[Seat, Role, int], ...] = ()
    royal: int | None = None
    commoners: int | None = None
    times: Times = field(default_factory=Times)


class Table:
    """Who sits at it: one bot in every seat that is not taken, the measured one in those.

    Chance is drawn from the seed, the deal, the seat and the number of answers so far, so that the same situation
    always draws the same. took: milliseconds of the measured bot's decisions where there was a choice.
    """

    def __init__(self, measured: Bot, bot: Bot, seed: str, deal: int, clock: Callable[[], float]) -> None:
        self.took: list[float] = []
        self._measured, self._bot = measured, bot
        self._seed, self._deal = seed, deal
        self._clock = clock

    def play(self, state: GameState, taken: Collection[Seat], line: Line, until: Collection[Phase] = ()) -> GameState:
        """Play on to one of these phases or to the end.

        line: the answers of a game that the table's bot played alone; while this one follows it, so do they.
        """
        followed = bool(line) and _answers(state) == line[: _ply(state)]
        while not state.over and state.phase not in until:
            seat = state.waiting[len(state.answers)]
            action = line[_ply(state)][1] if followed and seat not in taken else self._answer(state, seat, taken)
            followed = followed and action == line[_ply(state)][1]
            state = apply(state, seat, action).state
        return state

    def _answer(self, state: GameState, seat: Seat, taken: Collection[Seat]) -> Action:
        seen = view(state, seat)
        chance = bot_rng(self._seed, self._deal, seat, len(state.history))
        if seat not in taken:
            return self._bot.choose(seen, chance).action
        choice = _has_choice(seen)
        began = self._clock()
        action = self._measured.choose(seen, chance).action
        if choice:
            self.took.append(1000 * (self._clock() - began))
        return action


def measure_deal(
    rules: Rules, seed: str, number: int, measured: Bot, bot: Bot, rotate: Rotate, clock: Callable[[], float]
) -> Result:
    """Play deal `number` with the measured bot in each of its seats in turn, and by its sides."""
    table = Table(measured, bot, seed, number, clock)
    start = new_deal(rules, seed, number, number % len(SEATS))
    settled = table.play(start, (), (), _WITH_ROLES)
    base = table.play(settled, (), ())
    line, plain = _answers(base), _points(base)

    def gain(state: GameState, taken: Collection[Seat]) -> int:
        points = _points(table.play(state, taken, line))
        return sum(points[seat] - plain[seat] for seat in taken)

    free: list[tuple[Seat, int]] = []
    roles: list[tuple[Seat, Role, int]] = []
    for seat in SEATS if rotate is Rotate.ALL else (_one_seat(number),):
        begun = table.play(start, (seat,), line, _WITH_ROLES)
        won = gain(begun, (seat,))
        free.append((seat, won))
        role = base.role(seat)
        if role is not None:
            same = _answers(begun) == _answers(settled)
            roles.append((seat, role, won if same else gain(settled, (seat,))))
    royal = commoners = None
    if roles and rotate is Rotate.ALL:
        royals = tuple(seat for seat, role, _ in roles if role is not Role.COMMONER)
        royal = roles[royals[0]][2] if len(royals) == 1 else gain(settled, royals)
        commoners = gain(settled, tuple(seat for seat in SEATS if seat not in royals))
    return Result(tuple(free), tuple(roles), royal, commoners, times_of(table.took))


def _one_seat(number: int) -> Seat:
    """Every seat, and every distance from where dealing starts, equally often."""
    return (number + number // len(SEATS)) % len(SEATS)


def _ply(state: GameState) -> int:
    return len(state.history) + len(state.answers)


def _answers(state: GameState) -> Line:
    return (*state.history, *state.answers)


def _points(state: GameState) -> Sequence[int]:
    assert state.outcome is not None
    return state.outcome.points


def _has_choice(seen: SeatView) -> bool:
    """Whether there is more than one answer; of a lead from several ranks that is known without listing them."""
    leads = seen.prompt is Prompt.PLAY and not seen.table
    return (leads and len({card.rank for card in seen.hand}) > 1) or len(seen.legal) > 1
