"""Deals in a row: who begins, what was won so far, forfeits, gold eggs (R2.4, R12.4, R13)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .actions import SEATS, Seat
from .opening import NOTHING_BEFORE, Before, new_deal
from .rules import Rules
from .state import GameState, Outcome
from .tribute import NO_TRIBUTE, owed

STARTING_EGGS = 10_000
DEFAULT_STAKE = 100
FORFEIT = 40
"""R12.4: points lost by giving a deal up."""


@dataclass(frozen=True, slots=True)
class Match:
    """What carries over from deal to deal.

    seed: as given by whoever started it. number: the deal to play next, from 0. first_seat: where dealing starts.
    emperor: of the last deal that had one. totals: points by seat. stake: eggs a point (R13.1). eggs: balances by
    seat; house: what the caps left over; their sum never changes (R13.2). before: tribute and debts to pay (R14).
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

    def deal(self) -> GameState:
        """The next deal, at its first prompt."""
        return new_deal(self.rules, self.seed, self.number, self.first_seat, self.before)

    def settled(self, state: GameState) -> Match:
        """The match after this deal. The last Emperor begins the next one, a void deal is begun again by the same
        seat (R2.4, R5.4). Raises ValueError while the deal is not over."""
        outcome = state.outcome
        if outcome is None:
            raise ValueError("the deal is not over")
        eggs = egg_balances(self.eggs, outcome, self.stake)
        house = self.house + sum(self.eggs) - sum(eggs)
        topped_up = tuple(own or STARTING_EGGS for own in eggs)
        return replace(
            self,
            first_seat=self.first_seat if state.emperor is None else state.emperor,
            number=self.number + 1,
            emperor=self.emperor if state.emperor is None else state.emperor,
            totals=tuple(total + won for total, won in zip(self.totals, outcome.points, strict=True)),
            eggs=topped_up,
            house=house + sum(eggs) - sum(topped_up),
            before=self.before if outcome.void else _left_behind(state, outcome),
        )

    def forfeited(self, seat: Seat) -> Match:
        """The match after a deal that this seat gave up: it alone pays, to the house; others see it void (R12.4)."""
        paid = min(self.eggs[seat], FORFEIT * self.stake)
        left = self.eggs[seat] - paid or STARTING_EGGS
        return replace(
            self,
            number=self.number + 1,
            totals=tuple(total - FORFEIT * (other == seat) for other, total in enumerate(self.totals)),
            eggs=(*self.eggs[:seat], left, *self.eggs[seat + 1 :]),
            house=self.house + self.eggs[seat] - left,
        )


def _left_behind(state: GameState, outcome: Outcome) -> Before:
    """R14; what a void deal should have paid stays owed on the next hands (R5.4)."""
    assert state.emperor is not None
    tribute = owed(outcome, state.emperor) if state.rules.tribute.owed else NO_TRIBUTE
    return Before(tribute, state.cleared)


def egg_balances(before: tuple[int, ...], outcome: Outcome, stake: int) -> tuple[int, ...]:
    """Eggs by seat after a deal, before any top-up: nobody wins more than he had or falls below 0 (R13.1)."""
    return tuple(own + max(-own, min(own, points * stake)) for own, points in zip(before, outcome.points, strict=True))
