"""The rules of a table as the search asks for them."""

from __future__ import annotations

from typing import Final

from ..rules import Rules, ScoreTable

LEVEL: Final = 0
PLACES: Final = 1
TRIBUTE: Final = 2
"""The score tables (R12)."""

Fits = tuple[tuple[int, int], ...]
"""Ways to follow a play: how many base cards, and the jokers as bits of a play."""


class House:
    """What of the rules matters from the first lead on.

    held: the held-back rank, -1 without one (R9.1). table: the score table (R12). jokers_alone: jokers are answered by
    jokers alone, and one only follows or passes. fits: ways to follow, by play and
    jokers held; they are worked out once (`follow`).
    """

    def __init__(
        self,
        held: int,
        kao: bool,
        twos_beat_big: bool,
        five_twos: bool,
        twos_close: bool,
        wild: bool,
        hard: bool,
        apply: bool,
        smother: bool,
        last_but_one: bool,
        table: int,
        level: int,
        solo_open: int,
        solo_hidden: int,
    ) -> None:
        self.held = held
        self.kao = kao
        self.twos_beat_big = twos_beat_big
        self.five_twos = five_twos
        self.twos_close = twos_close
        self.wild = wild
        self.hard = hard
        self.apply = apply
        self.smother = smother
        self.last_but_one = last_but_one
        self.table = table
        self.level = level
        self.solo_open = solo_open
        self.solo_hidden = solo_hidden
        self.jokers_alone = not (twos_beat_big or five_twos or apply)
        self.fits: dict[int, Fits] = {}


def house_of(rules: Rules) -> House:
    """The same rules for the search; made once a deal, as it remembers what it worked out."""
    held = rules.plays.held_back
    tables = {ScoreTable.LEVEL: LEVEL, ScoreTable.PLACES: PLACES, ScoreTable.TRIBUTE: TRIBUTE}
    return House(
        held=-1 if held is None else int(held) - 3,
        kao=rules.plays.kao,
        twos_beat_big=rules.plays.twos_beat_big,
        five_twos=rules.plays.five_twos_beat_special,
        twos_close=rules.plays.twos_close,
        wild=rules.plays.wild_twos,
        hard=rules.tricks.hard_pass,
        apply=rules.tricks.apply,
        smother=rules.tricks.smother,
        last_but_one=rules.finish.last_but_one,
        table=tables[rules.scoring.table],
        level=rules.scoring.level,
        solo_open=rules.scoring.solo_open,
        solo_hidden=rules.scoring.solo_hidden,
    )
