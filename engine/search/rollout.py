"""A quick and sensible player for every seat: a deal to its end without a list of plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .core import EASY, HIDDEN, JOKERS, MIXED, OPEN, Core
from .follow import fits_for
from .lists import held_beats
from .shapes import ABOVE, ALL, APPLY, BIGS, FIVE_TWOS, NUMBER, PASS, PLAIN, SPECIALS, THREE_TWOS, TWO, WILD, WITH_JOKERS, WITH_MARK, taken

LOWEST: Final = [0] + [(ranks & -ranks).bit_length() - 1 for ranks in range(1, ALL + 1)]
"""By set of ranks, a bit each: the lowest."""

WHOLE: Final = [0.97, 0.97, 0.97, 0.97, 0.97, 0.97, 0.95, 0.95, 0.93, 0.9, 0.85, 0.8, 0.7]
"""By rank: how often all copies of it are laid on an enemy's play."""

BROKEN: Final = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.55, 0.55, 0.55, 0.5]
"""By rank: how often some of its copies are."""

SPENT: Final = 0.3
"""How often jokers are spent on an enemy's play."""

URGENT: Final = 0.9
"""The same, and for broken groups too, when the enemy is about to go out."""

FEW: Final = 5
"""Cards with which somebody is about to go out."""

YIELD: Final = 0.92
"""How often a sure ally's play is left alone."""

SECOND: Final = 0.25
"""How often a lead is not of the lowest rank but of the next."""

HOLD_CARD: Final = 0.7
"""How often a play is left out that would show the guard card."""

Chance = Callable[[], float]
"""Numbers from 0 to below 1, as `random.Random.random`."""


def trust(core: Core, odds: list[float]) -> list[float]:
    """By 5 seat + other: how sure the seat is that the other is its ally.

    odds: by 5 seat + other, the chance the seat gives that the other is the Guard; the Emperor's row, and a
    Commoner's, should sum to 1 where somebody must be. Who is Guard, or alone, knows; once it is public all do.
    """
    found = [0.0] * 25
    emperor = core.emperor
    for seat in range(5):
        for other in range(5):
            if seat == other:
                chance = 1.0
            elif core.known or seat == core.guard or (seat == emperor and core.solo == HIDDEN):
                chance = 1.0 if _royal(core, seat) == _royal(core, other) else 0.0
            elif seat == emperor:
                chance = odds[seat * 5 + other]
            elif other == emperor:
                chance = 0.0
            else:
                chance = 1.0 - odds[seat * 5 + other]
            found[seat * 5 + other] = chance
    return found


def _royal(core: Core, seat: int) -> bool:
    return seat == core.emperor or (seat == core.guard and core.solo != OPEN)


def rollout(core: Core, chance: Chance, odds: list[float]) -> int:
    """Plays the deal to its end; the number of answers given. `odds` as for `trust`."""
    ally = trust(core, odds)
    known = core.known
    hard = core.house.hard
    answers = 0
    while not core.over:
        if core.owner < 0:
            core.lay(_lead(core, chance))
            answers += 1
        elif core.width and not hard:
            answers += _trick(core, chance, ally)
        else:
            core.play(PASS if _helpless(core) else _follow(core, core.turn, chance, ally))
            answers += 1
        if core.known and not known:
            known = True
            ally = trust(core, odds)
    return answers


def _helpless(core: Core) -> bool:
    """Whether the seat asked has only plain cards against jokers."""
    house = core.house
    return (
        core.ease[core.turn] == EASY
        and core.table & WITH_JOKERS != 0
        and not (house.twos_beat_big or house.five_twos or house.apply)
    )


def _trick(core: Core, chance: Chance, ally: list[float]) -> int:
    """Answers to a play without jokers until the trick ends or a play needs `Core.lay`; how many.

    Hands that cannot answer pass here at the price of a look at two masks.
    """
    width, waiting, seat, owner, above = core.width, core.waiting, core.turn, core.owner, core.above
    rows, counts, left, ease, after = core.rows, core.counts, core.left, core.ease, core.after
    row, wider = rows[width], rows[width + 1]
    held = core.house.held
    careful = core.watched
    smother = core.house.smother
    answers = 0
    while waiting:
        kind = ease[seat]
        play = PASS
        if kind == EASY or (kind == JOKERS and left[owner] > FEW and left[seat] > FEW and chance() > SPENT):
            ranks = row[seat] & above
            if ranks:
                play = _plain(core, seat, owner, width, ranks, chance, ally)
        else:
            core.turn, core.owner, core.above, core.waiting = seat, owner, above, waiting
            play = _follow(core, seat, chance, ally)
        answers += 1
        if not play:
            waiting -= 1
            seat = after[seat]
            continue
        if play >= PLAIN or left[seat] == width or seat == careful or smother:
            core.turn, core.owner, core.above = seat, owner, above
            core.lay(play)
            return answers
        rank = play & 15
        mine = counts[seat]
        rest = mine[rank]
        mine[rank] = rest - width
        end = rest - width
        bit = 1 << rank
        while rest > end:
            rows[rest][seat] ^= bit
            rest -= 1
        left[seat] -= width
        if held >= 0 and mine[held] == left[seat]:
            ease[seat] = MIXED
        owner = seat
        above = ABOVE[rank]
        waiting = core.still - 1
        core.table = play
        seat = after[seat]
    core.owner = owner
    core.close()
    return answers


def _plain(core: Core, seat: int, owner: int, width: int, ranks: int, chance: Chance, ally: list[float]) -> int:
    """An answer with `width` copies of one of these ranks, each of which the seat has enough of."""
    left = core.left
    if left[seat] == width:
        return LOWEST[ranks] | width << NUMBER
    luck = chance()
    if luck < YIELD * ally[seat * 5 + owner]:
        return PASS
    whole = ranks & ~core.rows[width + 1][seat]
    if whole:
        rank = LOWEST[whole]
        if luck < WHOLE[rank] or left[owner] <= FEW:
            return rank | width << NUMBER
        return PASS
    rank = LOWEST[ranks]
    if luck < (URGENT if left[owner] <= FEW else BROKEN[rank]):
        return rank | width << NUMBER
    return PASS


def _follow(core: Core, seat: int, chance: Chance, ally: list[float]) -> int:
    """An answer from a hand with jokers, a guard card, 2s that stand in or only held-back cards, or to a play with
    jokers or a last play."""
    held = core.held_only(seat)
    if held:
        return core.house.held | held << NUMBER if held_beats(core, held) else _waits(core)
    row = core.rows
    left, owner, above = core.left[seat], core.owner, core.above
    house = core.house
    urgent = core.left[owner] <= FEW or left <= FEW
    luck = chance()
    leaves = luck < YIELD * ally[seat * 5 + owner]
    if leaves and left > FEW:
        return _waits(core)
    if core.width:
        ranks = row[core.width][seat] & above
        if ranks and not leaves:
            play = _plain(core, seat, owner, core.width, ranks, chance, ally)
            if play:
                return _shown(core, seat, play, chance)
    twos = core.counts[seat][TWO] if house.wild else 0
    for number, choice in fits_for(house, core.table, core.jokers[seat]):
        rank = 0
        wild = 0
        if number:
            ranks = row[number][seat] & above
            if not ranks and twos:
                ranks = row[max(1, number - twos)][seat] & above & ~(1 << TWO)
            if not ranks:
                continue
            rank = LOWEST[ranks]
            wild = max(0, number - core.counts[seat][rank])
        cards = number + (choice >> 9 & 7) + (choice >> 12 & 7) + (choice >> 15)
        if cards == left or (not leaves and luck < (URGENT if urgent else SPENT)):
            return _shown(core, seat, rank | (number - wild) << NUMBER | choice | wild << WILD, chance)
        if cards < left and not urgent:
            break
    if core.table & WITH_JOKERS and not leaves and luck < (URGENT if urgent else SPENT):
        joker = core.table & ~WITH_MARK
        if joker == 1 << BIGS and house.twos_beat_big and row[3][seat] >> TWO & 1:
            return _shown(core, seat, THREE_TWOS, chance)
        if joker == 1 << SPECIALS and house.five_twos and row[5][seat] >> TWO & 1:
            return _shown(core, seat, FIVE_TWOS, chance)
    return _waits(core)


def _waits(core: Core) -> int:
    """R8.6: who may apply does."""
    return APPLY if core.house.apply and core.applicant < 0 and not core.left[core.owner] else PASS


def _shown(core: Core, seat: int, play: int, chance: Chance) -> int:
    """The play with the guard card where it cannot do without; often it is left out then, while that is a secret."""
    if seat != core.marked:
        return play
    if not _needs_guard_card(core, seat, play):
        return play
    if not core.known and seat != core.emperor and core.left[seat] > FEW and chance() < HOLD_CARD:
        return _waits(core)
    return play | WITH_MARK


def _needs_guard_card(core: Core, seat: int, play: int) -> bool:
    rank = core.marked_rank
    number = taken(play, rank)
    return number > 0 and number == core.counts[seat][rank]


def _lead(core: Core, chance: Chance) -> int:
    """The lowest group as a whole, or the next; the last group with everything."""
    seat = core.turn
    ranks = core.rows[1][seat]
    counts = core.counts[seat]
    jokers = core.jokers[seat]
    if not ranks:
        if not jokers:
            return core.house.held | core.left[seat] << NUMBER
        play = jokers << 9
    else:
        rank = LOWEST[ranks]
        others = ranks & (ranks - 1)
        if not others:
            play = rank | counts[rank] << NUMBER | jokers << 9
        else:
            if chance() < SECOND or (seat == core.marked and rank == core.marked_rank and not core.known):
                rank = LOWEST[others]
            play = rank | counts[rank] << NUMBER
    if seat == core.marked and _needs_guard_card(core, seat, play):
        play |= WITH_MARK
    return play
