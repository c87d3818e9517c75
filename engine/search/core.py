"""A deal from the first lead to its end, every hand open: what the search plays on (R8-R11)."""

from __future__ import annotations

from typing import Final

from .house import House
from .shapes import (
    ABOVE,
    APPLY,
    BIG,
    FIVE_TWOS,
    MOST,
    ONE_BIG,
    PASS,
    PLAIN,
    RANKS,
    SMALL,
    SPECIAL,
    STRENGTHS,
    THREE_TWOS,
    TWO,
    WITH_JOKERS,
    WITH_MARK,
    WITH_SPECIAL,
    size,
)

SHARED: Final = 0
HIDDEN: Final = 1
OPEN: Final = 2
"""Two royals; a lone Emperor nobody knows of; a lone Emperor in the open, 抢独 included (R6.3)."""

NOBODY: Final = -1

MIXED: Final = 0
EASY: Final = 1
JOKERS: Final = 2
"""What makes a hand hard to answer from: a guard card among its base cards, or nothing but held-back cards; nothing;
jokers and 2s that stand in, which need not be spent."""

WIDEST: Final = 48
"""More than the cards of any play, by a few."""


class Core:
    """Five open hands and whose turn it is; `play` changes it, `copy` is cheap.

    Seats are 0-4, ranks and plays as in `shapes`, -1 is nobody.

    counts: by seat, cards by strength. rows: by number n, then by seat, the ranks of which the seat holds n or more, a
    bit each, the held-back rank left out; as wide as any play. left: cards by seat. jokers: by seat, smalls + 8 bigs
    + 64 specials. ease: by seat, what is in the hand: `EASY`, `JOKERS` or `MIXED`.
    marked: who holds a guard card that is no special, marked_rank its strength.
    watched: a hidden lone Emperor without a special, until he is known. last_copies: of his cards of strength
    last_rank, those that are no copies of the called card and are laid after them; he is known when he holds no more
    than these (R6.2).
    turn: who is asked. owner: who laid `table`, the play to beat, or -1 before a lead. width: cards of the table where
    only plain cards can tell, else 0. above: the ranks above its base. waiting: who must still pass to end the trick.
    gone: seats out or smothered, a bit each; still: how many are not. shut: seats out of the trick, a bit each (R8.3).
    applicant: R8.6. after: by seat, the next still in.
    out: in order. smothered, smotherers: R10.2. known: whether who is who is public. guard: -1 where there is none.
    """

    def __init__(
        self,
        house: House,
        counts: list[list[int]],
        rows: list[list[int]],
        left: list[int],
        jokers: list[int],
        ease: list[int],
        after: list[int],
        out: list[int],
        smothered: list[int],
        smotherers: list[int],
    ) -> None:
        self.house = house
        self.held = house.held
        self.simple = not (house.hard or house.smother or house.apply or house.wild)
        self.counts = counts
        self.rows = rows
        self.left = left
        self.jokers = jokers
        self.ease = ease
        self.after = after
        self.out = out
        self.smothered = smothered
        self.smotherers = smotherers
        self.emperor = 0
        self.guard = NOBODY
        self.solo = SHARED
        self.known = False
        self.declared = False
        self.stakes = 1
        self.marked = NOBODY
        self.marked_rank = 0
        self.watched = NOBODY
        self.last_rank = 0
        self.last_copies = 0
        self.turn = 0
        self.owner = NOBODY
        self.table = PASS
        self.width = 0
        self.above = 0
        self.waiting = 0
        self.shut = 0
        self.applicant = NOBODY
        self.gone = 0
        self.still = 5
        self.over = False

    def copy(self) -> Core:
        """Another one that goes its own way."""
        rows = self.rows
        other = Core(
            self.house,
            [row[:] for row in self.counts],
            [row[:] for row in rows[: MOST + 1]] + rows[MOST + 1 :],
            self.left[:],
            self.jokers[:],
            self.ease[:],
            self.after[:],
            self.out[:],
            self.smothered[:],
            self.smotherers[:],
        )
        other.emperor = self.emperor
        other.guard = self.guard
        other.solo = self.solo
        other.known = self.known
        other.declared = self.declared
        other.stakes = self.stakes
        other.marked = self.marked
        other.marked_rank = self.marked_rank
        other.watched = self.watched
        other.last_rank = self.last_rank
        other.last_copies = self.last_copies
        other.turn = self.turn
        other.owner = self.owner
        other.table = self.table
        other.width = self.width
        other.above = self.above
        other.waiting = self.waiting
        other.shut = self.shut
        other.applicant = self.applicant
        other.gone = self.gone
        other.still = self.still
        other.over = self.over
        return other

    def give(self, seat: int, counts: list[int]) -> None:
        """The hand of a seat that holds nothing yet, as numbers of cards by strength."""
        self.counts[seat] = counts[:]
        self.left[seat] = sum(counts)
        self.jokers[seat] = counts[SMALL] | counts[BIG] << 3 | counts[SPECIAL] << 6
        rows = self.rows
        for rank in range(RANKS):
            if rank != self.held:
                for number in range(1, counts[rank] + 1):
                    rows[number][seat] |= 1 << rank
        self._judge(seat)

    def begin(self, turn: int, owner: int, table: int, shut: int, passed: int, applicant: int) -> None:
        """The trick on the table; hands, and who is out, must stand. passed: seats, a bit each."""
        self._link()
        self.turn = turn
        if owner == NOBODY:
            self._lead(turn)
            return
        self._show(owner, table)
        self.shut = shut
        self.applicant = applicant
        self.turn = turn
        self.waiting = 0
        for seat in range(5):
            if seat != owner and not (self.gone | shut | passed) >> seat & 1:
                self.waiting += 1

    def held_only(self, seat: int) -> int:
        """How many cards the seat holds if all are held back, else 0 (R9.1)."""
        house = self.house
        if house.held >= 0 and self.counts[seat][house.held] == self.left[seat]:
            return self.left[seat]
        return 0

    def _judge(self, seat: int) -> None:
        house = self.house
        counts = self.counts[seat]
        marked_base = seat == self.marked and self.marked_rank < RANKS
        if marked_base or (house.held >= 0 and counts[house.held] == self.left[seat]):
            self.ease[seat] = MIXED
        else:
            self.ease[seat] = JOKERS if self.jokers[seat] or (house.wild and counts[TWO]) else EASY

    # Answers

    def play(self, answer: int) -> None:
        """Any legal answer of the seat asked: a play, `PASS` or `APPLY`."""
        if answer == PASS:
            self.wait()
        elif answer == APPLY:
            self.applicant = self.turn
            self.wait()
        else:
            self.lay(answer)

    def wait(self) -> None:
        """The seat asked passes (R8.2)."""
        self.waiting -= 1
        if self.house.hard:
            self.shut |= 1 << self.turn
            if self.waiting:
                self._next_open(self.turn)
                return
        elif self.waiting:
            self.turn = self.after[self.turn]
            return
        self.close()

    def lay(self, play: int) -> None:
        """The seat asked lays a play; what follows from it follows in the order of R8.8."""
        seat = self.turn
        counts = self.counts[seat]
        rank = play & 15
        number = play >> 4 & 31
        if play < PLAIN and self.simple and number < self.left[seat] and seat != self.watched:
            self.take(seat, rank, number)
            self.owner = seat
            self.table = play
            self.width = number
            self.above = ABOVE[rank]
            self.waiting = self.still - 1
            self.turn = self.after[seat]
            return
        self.left[seat] -= size(play)
        if number:
            rest = counts[rank]
            counts[rank] = rest - number
            if rank != self.house.held:
                bit = 1 << rank
                rows = self.rows
                while number:
                    rows[rest][seat] ^= bit
                    rest -= 1
                    number -= 1
        if play >= PLAIN:
            self._lay_jokers(seat, counts, play)
        if not self.known:
            copies_gone = seat == self.watched and counts[self.last_rank] <= self.last_copies
            if copies_gone or play & (WITH_SPECIAL | WITH_MARK):
                self.known = True
                self.watched = NOBODY
        before, owner = self.table, self.owner
        if self.ease[seat] != EASY or self.house.held >= 0:
            self._judge(seat)
        if owner >= 0 and self.house.smother and self.left[owner] == 1 and self.held_only(owner):
            self.smothered.append(owner)
            self.smotherers.append(seat)
            self.leave(owner)
            if self.left[seat]:
                self.over = self._ended()
        if not self.left[seat]:
            self.out.append(seat)
            self.leave(seat)
            self.over = self._ended()
        if self.over:
            return
        if self.house.hard and self.applicant >= 0:
            self.shut &= ~(1 << self.applicant)
        self.applicant = NOBODY
        self._show(seat, play)
        if self.house.twos_close and before & WITH_JOKERS and _twos_close(before & ~WITH_MARK, play & ~WITH_MARK):
            self.close()
        elif self.house.hard:
            self._next_open(seat)
        else:
            self.turn = self.after[seat]

    # What follows from an answer

    def take(self, seat: int, rank: int, number: int) -> None:
        """So many base cards, not all of the hand, leave it."""
        counts = self.counts[seat]
        rest = counts[rank]
        end = rest - number
        counts[rank] = end
        bit = 1 << rank
        rows = self.rows
        while rest > end:
            rows[rest][seat] ^= bit
            rest -= 1
        left = self.left[seat] - number
        self.left[seat] = left
        if self.held >= 0 and counts[self.held] == left:
            self.ease[seat] = MIXED

    def _lay_jokers(self, seat: int, counts: list[int], play: int) -> None:
        """All of a play but its own base: jokers, 2s that stand in, the guard card."""
        wild = play >> 17 & 31
        rest = counts[TWO]
        counts[TWO] = rest - wild
        while wild:
            self.rows[rest][seat] ^= 1 << TWO
            rest -= 1
            wild -= 1
        jokers = play >> 9 & 127
        if jokers:
            counts[SMALL] -= jokers & 7
            counts[BIG] -= jokers >> 3 & 7
            counts[SPECIAL] -= jokers >> 6
            self.jokers[seat] -= jokers
        if play & WITH_MARK:
            self.marked = NOBODY

    def _show(self, owner: int, play: int) -> None:
        """The play to beat; everybody still in may answer it but its owner, and under hard pass who passed before."""
        self.owner = owner
        self.table = play
        self.above = ABOVE[play & 15]
        self.waiting = self.still if self.gone >> owner & 1 else self.still - 1
        if self.shut:
            for seat in range(5):
                if self.shut >> seat & 1 and seat != owner and not self.gone >> seat & 1:
                    self.waiting -= 1
        self.width = 0 if play & WITH_JOKERS or (self.house.apply and not self.left[owner]) else size(play)

    def _next_open(self, seat: int) -> None:
        """Under hard pass, the next that may still answer."""
        if not self.waiting:
            self.close()
            return
        following = self.after[seat]
        while self.shut >> following & 1 or following == self.owner:
            following = self.after[following]
        self.turn = following

    def close(self) -> None:
        """R8.4-R8.6."""
        leader = self.owner
        if self.gone >> leader & 1:
            leader = self.applicant if self.applicant >= 0 else self.after[leader]
        self._lead(leader)

    def _lead(self, seat: int) -> None:
        self.turn = seat
        self.owner = NOBODY
        self.table = PASS
        self.width = 0
        self.shut = 0
        self.waiting = 0
        self.applicant = NOBODY

    def leave(self, seat: int) -> None:
        """The seat is out of the deal, by its last card or smothered."""
        self.gone |= 1 << seat
        self.still -= 1
        self._link()

    def _link(self) -> None:
        if not self.still:
            return
        for seat in range(5):
            following = (seat + 1) % 5
            while self.gone >> following & 1:
                following = (following + 1) % 5
            self.after[seat] = following

    def _ended(self) -> bool:
        """R11.1, R11.2; the smothered are no "first out" (R10.2)."""
        if self.still < 2 or self.house.last_but_one:
            return self.still < 2
        emperor_gone = self.gone >> self.emperor & 1 == 1
        if self.solo == OPEN:
            return emperor_gone or len(self.out) > 0
        if self.solo == HIDDEN:
            return emperor_gone or len(self.out) > 1
        royals = 1 << self.emperor | 1 << self.guard
        gone = royals & self.gone
        return gone == royals or self.gone | royals == 31


def empty(house: House) -> Core:
    """Nobody holds a card; `Core.give` and `Core.begin` make a deal of it."""
    return Core(
        house,
        [[0] * STRENGTHS for _ in range(5)],
        [[0] * 5 for _ in range(MOST + 1)] + [[0] * 5] * (WIDEST - MOST),
        [0] * 5,
        [0] * 5,
        [EASY] * 5,
        [1, 2, 3, 4, 0],
        [],
        [],
        [],
    )


def _twos_close(table: int, play: int) -> bool:
    """R4.2, R4.3."""
    return (table == ONE_BIG and play == THREE_TWOS) or (table == WITH_SPECIAL and play == FIVE_TWOS)
