"""Deals in a row: who begins, what was won so far, forfeits, gold eggs (R2.4, R12.4, R13)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .actions import SEATS, Seat
from .opening import NOTHING_BEFORE, Before, new_deal
from .purses import STARTING_EGGS, Purses
from .rules import Rules
from .scoring import void_outcome
from .state import GameState, Outcome, Phase
from .tribute import NO_TRIBUTE, owed

DEFAULT_STAKE = 100
FORFEIT = 40
"""R12.4: points lost by giving a deal up."""


@dataclass(frozen=True, slots=True)
class Match:
    """What carries over from deal to deal.

    seed: as given by whoever started it. number: the deal to play next, from 0. first_seat: where dealing starts.
    emperor: of the last deal that had one. totals: points by seat. stake: eggs a point (R13.1). eggs: balances by
    seat; house: what the caps left over; their sum never changes (R13.2). before: tribute and debts to pay (R14).
    gold_eggs: the switch of the room; off, points move no eggs.
    """

    rules: Rules
    seed: str
    first_seat: Seat = 0
    stake: int = DEFAULT_STAKE
    number: int = 0
    emperor: Seat | None = None
    totals: tuple[int, ...] = (0,) * len(SEATS)
    eggs: tuple[int, ...] = (STARTING_EGGS,) * len(SEATS)
    house: int = 0
    before: Before = NOTHING_BEFORE
    gold_eggs: bool = True

    @property
    def purses(self) -> Purses:
        """What the next match begins with."""
        return Purses(self.eggs, self.house)

    def with_purses(self, purses: Purses) -> Match:
        """The same match with what was carried into it; who comes with nothing is given eggs first (R13.3)."""
        full = purses.topped_up()
        return replace(self, eggs=full.eggs, house=full.house)

    def deal(self) -> GameState:
        """The next deal, at its first prompt."""
        return new_deal(self.rules, self.seed, self.number, self.first_seat, self.before)

    def balances(self, outcome: Outcome) -> tuple[int, ...]:
        """Eggs by seat after the next deal, before any top-up."""
        return egg_balances(self.eggs, outcome, self.stake) if self.gold_eggs else self.eggs

    def settled(self, state: GameState) -> Match:
        """The match after this deal. The last Emperor begins the next one, a void deal is begun again by the same
        seat (R2.4, R5.4). Raises ValueError while the deal is not over."""
        outcome = state.outcome
        if outcome is None:
            raise ValueError("the deal is not over")
        return replace(
            self._with_balances(self.balances(outcome)),
            first_seat=self.first_seat if state.emperor is None else state.emperor,
            number=self.number + 1,
            emperor=self.emperor if state.emperor is None else state.emperor,
            totals=tuple(total + won for total, won in zip(self.totals, outcome.points, strict=True)),
            before=self.before if outcome.void else _left_behind(state, outcome),
        )

    def balances_without(self, seat: Seat) -> tuple[int, ...]:
        """Eggs by seat after the next deal if this seat gives it up, before any top-up (R12.4)."""
        paid = min(self.eggs[seat], FORFEIT * self.stake) if self.gold_eggs else 0
        return tuple(own - paid * (other == seat) for other, own in enumerate(self.eggs))

    def forfeited(self, seat: Seat) -> Match:
        """The match after a deal that this seat gave up: it alone pays, to the house; others see it void (R12.4)."""
        return replace(
            self._with_balances(self.balances_without(seat)),
            number=self.number + 1,
            totals=tuple(total - FORFEIT * (other == seat) for other, total in enumerate(self.totals)),
        )

    def _with_balances(self, eggs: tuple[int, ...]) -> Match:
        return self.with_purses(Purses(eggs, self.house + sum(self.eggs) - sum(eggs)))


def _left_behind(state: GameState, outcome: Outcome) -> Before:
    """R14; what a void deal should have paid stays owed on the next hands (R5.4)."""
    assert state.emperor is not None
    tribute = owed(outcome, state.emperor) if state.rules.tribute.owed else NO_TRIBUTE
    return Before(tribute, state.cleared)


def given_up(state: GameState) -> GameState:
    """A deal as it ends when a seat gives it up: for the table it is void (R12.4)."""
    return replace(state, phase=Phase.SETTLEMENT, waiting=(), answers=(), outcome=void_outcome())


def egg_balances(before: tuple[int, ...], outcome: Outcome, stake: int) -> tuple[int, ...]:
    """Eggs by seat after a deal, before any top-up: nobody wins more than he had or falls below 0 (R13.1)."""
    return tuple(own + max(-own, min(own, points * stake)) for own, points in zip(before, outcome.points, strict=True))
