"""A quick and sensible player for every seat: a deal to its end without a list of plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .core import EASY, HIDDEN, JOKERS, MIXED, NOBODY, SHARED, Core
from .follow import fits_for
from .lists import held_beats
from .shapes import (
    ABOVE,
    ALL,
    APPLY,
    BIGS,
    FIVE_TWOS,
    NUMBER,
    PASS,
    PLAIN,
    SMALLS,
    SPECIALS,
    THREE_TWOS,
    TWO,
    WILD,
    WITH_JOKERS,
    WITH_MARK,
    taken,
)

LOWEST: Final = [0] + [(ranks & -ranks).bit_length() - 1 for ranks in range(1, ALL + 1)]
"""By set of ranks, a bit each: the lowest."""

JOKERS_IN: Final = [(jokers & 7) + (jokers >> 3 & 7) + (jokers >> 6) for jokers in range(128)]
"""By jokers held (smalls + 8 bigs + 64 specials): how many."""

WHOLE: Final = [0.97, 0.97, 0.97, 0.97, 0.97, 0.97, 0.95, 0.95, 0.93, 0.9, 0.85, 0.8, 0.7]
"""By rank: how often all copies of it are laid on an enemy's play."""

BROKEN: Final = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.55, 0.55, 0.55, 0.5]
"""By rank: how often some of its copies are."""

SPENT: Final = 0.1
"""How often jokers, or 2s that stand in, are spent on a plain play of an enemy."""

SPENT_ON_JOKERS: Final = 0.3
"""How often on one with jokers."""

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

SEAT: Final = 24
LED: Final = 1 << 27
"""Where a logged answer has its seat, in bits, and what marks a lead."""

Chance = Callable[[], float]
"""Numbers from 0 to below 1, as `random.Random.random`."""


SIDES: Final = [
    [1.0 if royals >> seat & 1 == royals >> other & 1 else 0.0 for seat in range(5) for other in range(5)]
    for royals in range(32)
]
"""By the royal seats, a bit each, then 5 seat + other: whether they are on one side."""


def trust(core: Core, odds: list[float]) -> list[float]:
    """By 5 seat + other: how sure the seat is that the other is its ally.

    odds: by 5 seat + other, the chance the seat gives that the other is the Guard. Who is the Guard, or alone, knows;
    once it is public everybody does.
    """
    emperor, guard = core.emperor, core.guard
    royals = 1 << emperor
    if core.solo == SHARED:
        royals |= 1 << guard
    sides = SIDES[royals]
    if core.known:
        return sides
    found = [1.0 - chance for chance in odds]
    for seat in range(5):
        found[seat * 5 + emperor] = 0.0
    own = emperor * 5
    found[own : own + 5] = sides[own : own + 5] if core.solo == HIDDEN else odds[own : own + 5]
    if core.solo == SHARED:
        own = guard * 5
        found[own : own + 5] = sides[own : own + 5]
    return found


def rollout(core: Core, chance: Chance, odds: list[float], log: list[int] | None = None) -> int:
    """Plays the deal to its end; the number of answers given, passes included.

    odds: as for `trust`. log: gets every answer that is no pass, its seat from bit `SEAT` on, and `LED`
    for a lead.
    """
    ally = trust(core, odds)
    known = core.known
    answers = 0
    if core.house.hard:
        while not core.over:
            answer = _lead(core, chance) if core.owner < 0 else _follow(core, core.turn, chance, ally, SPENT)
            if answer and log is not None:
                log.append(answer | core.turn << SEAT | (LED if core.owner < 0 else 0))
            core.play(answer)
            answers += 1
            if core.known and not known:
                known = True
                ally = trust(core, odds)
        return answers
    while not core.over:
        if core.width or core.owner < 0:
            answers += _plain_tricks(core, chance, ally, log)
        else:
            answers += _hard_trick(core, chance, ally, log)
        if core.known and not known:
            known = True
            ally = trust(core, odds)
    return answers


def finish_trick(core: Core, chance: Chance, odds: list[float], log: list[int] | None = None) -> None:
    """Plays on until the deal is over or somebody is to lead, as `rollout` does. odds, log: as there."""
    ally = trust(core, odds)
    known = core.known
    while not core.over and core.owner >= 0:
        if core.house.hard:
            answer = _follow(core, core.turn, chance, ally, SPENT)
            if answer and log is not None:
                log.append(answer | core.turn << SEAT)
            core.play(answer)
        elif core.width:
            _plain_tricks(core, chance, ally, log, once=True)
        else:
            _hard_trick(core, chance, ally, log)
        if core.known and not known:
            known = True
            ally = trust(core, odds)


def _plain_tricks(core: Core, chance: Chance, ally: list[float], log: list[int] | None, once: bool = False) -> int:
    """Tricks without jokers, until something happens that needs `Core.lay`, or, if `once`, to the end of the first;
    how many answers.

    Nothing is looked up twice, and a hand that cannot answer passes at the price of a look at two masks.
    """
    width, waiting, seat, owner, above = core.width, core.waiting, core.turn, core.owner, core.above
    rows, counts, left, ease, after = core.rows, core.counts, core.left, core.ease, core.after
    row, wider = rows[width], rows[width + 1]
    jokers, held = core.jokers, core.held
    watched, smother, wild = core.watched, core.house.smother, core.house.wild
    near = owner >= 0 and left[owner] <= FEW
    answers = 0
    while True:
        play = PASS
        if owner >= 0:
            answers += waiting
            while waiting:
                kind = ease[seat]
                if kind == EASY or (kind == JOKERS and not near and left[seat] > FEW and chance() > SPENT):
                    ranks = row[seat] & above
                    if ranks:
                        if left[seat] == width:
                            play = LOWEST[ranks] | width << NUMBER
                            break
                        trusted = ally[seat * 5 + owner]
                        if not trusted or chance() >= YIELD * trusted:
                            whole = ranks & ~wider[seat]
                            if whole:
                                rank = LOWEST[whole]
                                if near or chance() < WHOLE[rank]:
                                    play = rank | width << NUMBER
                                    break
                            else:
                                rank = LOWEST[ranks]
                                if chance() < (URGENT if near else BROKEN[rank]):
                                    play = rank | width << NUMBER
                                    break
                else:
                    spare = JOKERS_IN[jokers[seat]]
                    if kind == MIXED or wild or spare >= width or rows[width - spare][seat] & above:
                        core.turn, core.owner, core.above = seat, owner, above
                        play = _follow(core, seat, chance, ally, 1.0)
                        if play:
                            break
                waiting -= 1
                seat = after[seat]
            answers -= waiting
            if not play:
                if once or not left[owner]:
                    core.owner = owner
                    core.close()
                    return answers
                seat, owner = owner, NOBODY
        if not play:
            ranks = rows[1][seat]
            others = ranks & (ranks - 1)
            if others and ease[seat] != MIXED:
                rank = LOWEST[others if chance() < SECOND else ranks]
                play = rank | counts[seat][rank] << NUMBER
            else:
                core.turn = seat
                play = _lead(core, chance)
            width = play >> NUMBER
            core.width = width
            core.table = PASS
            if play < PLAIN:
                row, wider = rows[width], rows[width + 1]
        answers += 1
        if log is not None:
            log.append(play | seat << SEAT | (LED if owner < 0 else 0))
        if play >= PLAIN or left[seat] == width or seat == watched or (smother and owner >= 0 and left[owner] == 1):
            core.turn, core.owner = seat, owner
            core.lay(play)
            return answers
        rank = play & 15
        mine = counts[seat]
        rest = mine[rank]
        end = rest - width
        mine[rank] = end
        bit = 1 << rank
        while rest > end:
            rows[rest][seat] ^= bit
            rest -= 1
        rest = left[seat] - width
        left[seat] = rest
        if held >= 0 and mine[held] == rest:
            ease[seat] = MIXED
        near = rest <= FEW
        core.table = play
        above = ABOVE[rank]
        owner = seat
        waiting = core.still - 1
        seat = after[seat]


def _hard_trick(core: Core, chance: Chance, ally: list[float], log: list[int] | None) -> int:
    """Answers to a play with jokers, or to a last play against which one may apply, until somebody follows or the
    trick ends; how many."""
    helpless = core.house.jokers_alone
    ease, after = core.ease, core.after
    waiting, seat = core.waiting, core.turn
    answers = 0
    while waiting:
        answers += 1
        if not helpless or ease[seat] != EASY:
            core.turn = seat
            play = _follow(core, seat, chance, ally, SPENT_ON_JOKERS)
            if play and log is not None:
                log.append(play | seat << SEAT)
            if play == APPLY:
                core.applicant = seat
            elif play:
                core.lay(play)
                return answers
        waiting -= 1
        seat = after[seat]
    core.close()
    return answers


def _plain(core: Core, seat: int, ranks: int, chance: Chance) -> int:
    """An answer to an enemy with copies of one of these ranks, each of which the seat has enough of."""
    width = core.width
    left = core.left
    if left[seat] == width:
        return LOWEST[ranks] | width << NUMBER
    near = left[core.owner] <= FEW
    whole = ranks & ~core.rows[width + 1][seat]
    rank = LOWEST[whole or ranks]
    if whole:
        return rank | width << NUMBER if near or chance() < WHOLE[rank] else PASS
    return rank | width << NUMBER if chance() < (URGENT if near else BROKEN[rank]) else PASS


def _follow(core: Core, seat: int, chance: Chance, ally: list[float], spent: float) -> int:
    """An answer from a hand with jokers, a guard card, 2s that stand in or only held-back cards, or to a play with
    jokers or a last play. spent: how often jokers and such 2s are spent while nobody is about to go out."""
    if core.ease[seat] == MIXED:
        held = core.held_only(seat)
        if held:
            return core.house.held | held << NUMBER if held_beats(core, held) else _waits(core)
    rows, width, left, owner, above = core.rows, core.width, core.left[seat], core.owner, core.above
    house = core.house
    leaves = chance() < YIELD * ally[seat * 5 + owner]
    if leaves and left > FEW:
        return _waits(core)
    if width and not leaves:
        ranks = rows[width][seat] & above
        if ranks:
            play = _plain(core, seat, ranks, chance)
            if play:
                return _shown(core, seat, play, chance)
    urgent = core.left[owner] <= FEW or left <= FEW
    spends = not leaves and chance() < (URGENT if urgent else spent)
    if not spends and left > FEW:
        return _waits(core)
    counts = core.counts[seat]
    twos = counts[TWO] if house.wild else 0
    for number, choice in fits_for(house, core.table, core.jokers[seat]):
        rank = 0
        wild = 0
        if number:
            ranks = rows[number][seat] & above
            if width and not choice:
                ranks = 0
            if not ranks and twos:
                ranks = rows[max(1, number - twos)][seat] & above & ~(1 << TWO)
            if not ranks:
                continue
            rank = LOWEST[ranks]
            wild = max(0, number - counts[rank])
        if spends or number + JOKERS_IN[choice >> SMALLS] == left:
            return _shown(core, seat, rank | (number - wild) << NUMBER | choice | wild << WILD, chance)
    if spends and core.table & WITH_JOKERS:
        joker = core.table & ~WITH_MARK
        if joker == 1 << BIGS and house.twos_beat_big and rows[3][seat] >> TWO & 1:
            return _shown(core, seat, THREE_TWOS, chance)
        if joker == 1 << SPECIALS and house.five_twos and rows[5][seat] >> TWO & 1:
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
