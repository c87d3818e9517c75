"""What is a play, and which play beats which (R3, R4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .actions import Illegal, Reason
from .cards import Card, Rank, strength
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Play:
    """A legal set (R3.1) by strength.

    strengths: high to low. base: rank of the base, None for jokers alone. base_count, smalls, bigs, specials: how
    many cards of each kind.
    """

    strengths: tuple[Rank, ...]
    base: Rank | None
    base_count: int
    smalls: int
    bigs: int
    specials: int

    def __len__(self) -> int:
        return len(self.strengths)

    @property
    def jokers(self) -> int:
        """Cards that are attached rather than base."""
        return self.smalls + self.bigs + self.specials

    @property
    def notation(self) -> str:
        """Letters high to low, without marks."""
        return "".join(rank.letter for rank in self.strengths)


def classify(cards: Sequence[Card], rules: Rules) -> Play | Illegal:
    """The play that `cards` make, or why they make none (R3.1, R3.5, R9.1: no jokers on a held-back base)."""
    return _classified(tuple(cards), rules.guard.special, rules.plays.held_back, rules.plays.wild_twos)


_TWO = Rank.TWO


@lru_cache(maxsize=1 << 14)
def _classified(cards: tuple[Card, ...], special: bool, held_back_rank: Rank | None, wild_twos: bool) -> Play | Illegal:
    if not cards:
        return Illegal(Reason.COUNT, (1, 0))
    strengths = sorted((strength(card, special) for card in cards), reverse=True)
    base = [rank for rank in strengths if rank < Rank.SMALL]
    held_back = bool(base) and base[-1] is held_back_rank
    if wild_twos and not held_back:
        strengths, base = _filled_in(strengths, base)
    if base and base[0] is not base[-1]:
        if held_back and wild_twos and base.count(Rank.TWO) + base.count(base[-1]) == len(base):
            return Illegal(Reason.HELD_BACK, (base[-1].letter,))
        return Illegal(Reason.MIXED_RANKS, (base[0].letter, base[-1].letter))
    specials = strengths.count(Rank.SPECIAL)
    if specials > 1:
        return Illegal(Reason.TWO_SPECIALS)
    if base and base[0] is held_back_rank and len(base) < len(strengths):
        return Illegal(Reason.HELD_BACK, (base[0].letter,))
    return Play(
        strengths=tuple(strengths),
        base=base[0] if base else None,
        base_count=len(base),
        smalls=strengths.count(Rank.SMALL),
        bigs=strengths.count(Rank.BIG),
        specials=specials,
    )


def why_not(table: Sequence[Card], reply: Sequence[Card], rules: Rules) -> Illegal | None:
    """Why `reply` does not beat `table`, or None if it does. Raises ValueError when `table` is no play."""
    to_beat = classify(table, rules)
    if isinstance(to_beat, Illegal):
        raise ValueError(f"the table is no play: {to_beat}")
    play = classify(reply, rules)
    return play if isinstance(play, Illegal) else compare(to_beat, play, rules)


def compare(to_beat: Play, play: Play, rules: Rules) -> Illegal | None:
    """`why_not` for plays that are classified already."""
    if _twos_beat(to_beat, play, rules):
        return None
    if rules.plays.wild_twos and to_beat.base_count > 1:
        return _by_kind(to_beat, play)
    kao = rules.plays.kao and to_beat.jokers > 0
    if kao and _covers(to_beat, play):
        return None
    if len(play.strengths) == len(to_beat.strengths):
        for low, high in zip(to_beat.strengths, play.strengths, strict=True):
            if high <= low:
                return _too_low(to_beat, (low, high), rules)
        return None
    if kao and not to_beat.specials:
        return Illegal(Reason.KAO, (to_beat.notation,))
    return Illegal(Reason.COUNT, (len(to_beat), len(play)))


def beats(table: Sequence[Card], reply: Sequence[Card], rules: Rules) -> bool:
    """Whether `reply` may follow `table` (R3.4, R4). Raises ValueError when `table` is no play."""
    return why_not(table, reply, rules) is None


def _too_low(table: Play, failing: tuple[Rank, Rank], rules: Rules) -> Illegal:
    low, high = failing
    if low is Rank.SPECIAL:
        return Illegal(Reason.UNBEATABLE, (low.letter,))
    if low is Rank.BIG and (not rules.special or table.bigs > 1):
        if rules.plays.kao and not table.specials:
            return Illegal(Reason.KAO, (table.notation,))
        if not rules.plays.twos_beat_big or len(table) > 1:
            return Illegal(Reason.UNBEATABLE, (low.letter,))
    return Illegal(Reason.JOKER_TOO_LOW if low.is_joker else Reason.BASE_TOO_LOW, (low.letter, high.letter))


def _twos_beat(table: Play, reply: Play, rules: Rules) -> bool:
    """Exactly three 2s on one big joker (R4.2), exactly five on one special (R4.3)."""
    if len(table.strengths) != 1 or reply.base is not _TWO or reply.jokers:
        return False
    on_big = rules.plays.twos_beat_big and table.bigs == 1 and len(reply) == 3
    return on_big or (rules.plays.five_twos_beat_special and table.specials == 1 and len(reply) == 5)


def _filled_in(strengths: list[Rank], base: list[Rank]) -> tuple[list[Rank], list[Rank]]:
    """R4.5: 2s beside another rank count as that rank."""
    if not base or base[-1] is Rank.TWO:
        return strengths, base
    jokers = strengths[: len(strengths) - len(base)]
    filled: list[Rank] = [base[-1] if rank is Rank.TWO else rank for rank in base]
    filled.sort(reverse=True)
    return [*jokers, *filled], filled


def _by_kind(table: Play, reply: Play) -> Illegal | None:
    """配2 on a base of two and more (R4.5): as many cards, a higher base, and every enemy joker answered by kind."""
    if len(reply) != len(table):
        return Illegal(Reason.COUNT, (len(table), len(reply)))
    if table.bigs > 1:
        return Illegal(Reason.UNBEATABLE, (Rank.BIG.letter,))
    if reply.bigs < table.smalls + 2 * table.bigs:
        return Illegal(Reason.BIGS_NEEDED, (table.smalls + 2 * table.bigs, reply.bigs))
    if reply.base is None:
        return Illegal(Reason.BASE_NEEDED)
    assert table.base is not None
    if reply.base <= table.base:
        return Illegal(Reason.BASE_TOO_LOW, (table.base.letter, reply.base.letter))
    return None


def _covers(table: Play, reply: Play) -> bool:
    """烤牌 (R4.4): every enemy joker covered by its own group, and what is left beats the enemy's base in number
    and card by card."""
    if table.specials or (reply.base is not None and table.base is not None and reply.base <= table.base):
        return False
    for by_special in range(min(reply.specials, table.bigs) + 1):
        for by_two_bigs in range(table.bigs - by_special + 1):
            by_three_smalls = table.bigs - by_special - by_two_bigs
            for by_big in range(table.smalls + 1):
                bigs = reply.bigs - 2 * by_two_bigs - by_big
                smalls = reply.smalls - 3 * by_three_smalls - 2 * (table.smalls - by_big)
                if bigs < 0 or smalls < 0:
                    continue
                if bigs + smalls + reply.specials - by_special + reply.base_count == table.base_count:
                    return True
    return False
