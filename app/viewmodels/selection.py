"""Which cards of the hand are chosen: pure steps from one choice to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.cards import Card, Mark, Rank

from .columns import Column, HeldCard

Marked = tuple[Rank, Mark]


@dataclass(frozen=True, slots=True)
class Selection:
    """counts: (strength, number of plain cards) of every column with some chosen. marked: marked cards chosen."""

    counts: tuple[tuple[Rank, int], ...] = ()
    marked: tuple[Marked, ...] = ()

    def count(self, strength: Rank) -> int:
        """How many plain cards of a column are chosen."""
        return dict(self.counts).get(strength, 0)

    def touches(self, strength: Rank) -> bool:
        """Whether anything of a column is chosen."""
        return self.count(strength) > 0 or any(rank is strength for rank, _ in self.marked)

    def with_count(self, strength: Rank, count: int) -> Selection:
        """The same choice with `count` plain cards of one column."""
        counts = {rank: number for rank, number in self.counts if rank is not strength}
        if count > 0:
            counts[strength] = count
        return replace(self, counts=tuple(sorted(counts.items())))

    def toggled(self, mark: Marked) -> Selection:
        """The same choice with one marked card in or out."""
        marked = set(self.marked) ^ {mark}
        return replace(self, marked=tuple(sorted(marked)))

    def without(self, strength: Rank) -> Selection:
        """The same choice with nothing of one column."""
        left = tuple(mark for mark in self.marked if mark[0] is not strength)
        return replace(self.with_count(strength, 0), marked=left)


EMPTY = Selection()


def keys(selection: Selection, columns: Sequence[Column]) -> frozenset[int]:
    """The chosen cards by key: plain ones from the back of their column."""
    chosen: set[int] = set()
    for column in columns:
        chosen.update(held.key for held in column.plain[: selection.count(column.strength)])
        chosen.update(held.key for held in column.marked if (column.strength, held.card.mark) in selection.marked)
    return frozenset(chosen)


def cards(selection: Selection, columns: Sequence[Column]) -> tuple[Card, ...]:
    """The chosen cards, strongest column first."""
    chosen = keys(selection, columns)
    ordered = sorted(columns, key=lambda column: -column.strength)
    return tuple(held.card for column in ordered for held in column.cards if held.key in chosen)


def of_cards(wanted: Iterable[HeldCard]) -> Selection:
    """The choice of exactly these cards of a hand."""
    selection = EMPTY
    for held in wanted:
        if held.card.mark is Mark.NONE:
            selection = selection.with_count(held.strength, selection.count(held.strength) + 1)
        else:
            selection = selection.toggled((held.strength, held.card.mark))
    return selection


def of_play(play: Sequence[Card], columns: Sequence[Column]) -> Selection:
    """The choice of a play that the engine listed: its plain cards are taken from the back of their columns."""
    left = list(play)
    wanted: list[HeldCard] = []
    for column in columns:
        for held in column.cards:
            if held.card in left:
                left.remove(held.card)
                wanted.append(held)
    return of_cards(wanted)


def clamped(selection: Selection, columns: Sequence[Column]) -> Selection:
    """The choice without the cards that are gone."""
    by_strength = {column.strength: column for column in columns}
    counts = {rank: min(count, len(by_strength[rank].plain)) for rank, count in selection.counts if rank in by_strength}
    held = {(column.strength, card.card.mark) for column in columns for card in column.marked}
    return Selection(
        tuple((rank, count) for rank, count in sorted(counts.items()) if count),
        tuple(mark for mark in selection.marked if mark in held),
    )


def clicked(
    selection: Selection, column: Column, row: int, follow: Selection | None, wild_twos: bool = False
) -> Selection:
    """A click on card `row` of a column, 0 at the back.

    A marked card goes in or out by itself. Of plain cards the k-th chooses k, and one fewer where k were chosen.
    `follow` is the cheapest play of this column that answers the table, taken by the first click on the column; None
    where there is none or nothing is to be answered. A base replaces another base, for two never go together; wild 2s
    stay beside any base (R4.5).
    """
    held = column.cards[row]
    if held.card.mark is not Mark.NONE:
        return selection.toggled((column.strength, held.card.mark))
    if follow is not None and not selection.touches(column.strength):
        return follow
    wanted = row + 1
    count = wanted - 1 if selection.count(column.strength) == wanted else wanted
    return _other_bases_dropped(selection, column, wild_twos).with_count(column.strength, count)


def pressed(
    selection: Selection, column: Column, whole: bool, follow: Selection | None, wild_twos: bool = False
) -> Selection:
    """A rank's key: what a first click does, then one card more each time, marked ones last, then none again."""
    if whole:
        everything = of_cards(column.cards)
        base = _other_bases_dropped(selection, column, wild_twos).without(column.strength)
        return Selection(base.with_count(column.strength, len(column.plain)).counts, (*base.marked, *everything.marked))
    if not selection.touches(column.strength):
        if follow is not None:
            return follow
        return stepped(_other_bases_dropped(selection, column, wild_twos), column, 1)
    more = stepped(selection, column, 1)
    return selection.without(column.strength) if more == selection else more


def stepped(selection: Selection, column: Column, step: int) -> Selection:
    """One card more (+1) or one fewer (−1) of a column: plain ones first in, marked ones first out."""
    count = selection.count(column.strength)
    marks = [(column.strength, held.card.mark) for held in column.marked]
    if step > 0:
        if count < len(column.plain):
            return selection.with_count(column.strength, count + 1)
        missing = [mark for mark in marks if mark not in selection.marked]
        return selection.toggled(missing[0]) if missing else selection
    taken = [mark for mark in marks if mark in selection.marked]
    if taken:
        return selection.toggled(taken[-1])
    return selection.with_count(column.strength, count - 1) if count else selection


def covered(selection: Selection, column: Column, row: int) -> Selection:
    """A drag that reaches card `row` of a column: everything up to it is chosen, a marked card by itself."""
    held = column.cards[row]
    if held.card.mark is not Mark.NONE:
        mark = (column.strength, held.card.mark)
        return selection if mark in selection.marked else selection.toggled(mark)
    return selection.with_count(column.strength, max(selection.count(column.strength), row + 1))


def _other_bases_dropped(selection: Selection, column: Column, wild_twos: bool) -> Selection:
    if column.strength.is_joker or (wild_twos and column.strength is Rank.TWO):
        return selection
    others = {rank for rank, _ in (*selection.counts, *selection.marked)}
    for rank in others:
        if rank is not column.strength and not rank.is_joker and not (wild_twos and rank is Rank.TWO):
            selection = selection.without(rank)
    return selection


def cheapest_follow(options: Iterable[Sequence[Card]], column: Column, columns: Sequence[Column]) -> Selection | None:
    """The play with this column as base that costs least: fewest and lowest jokers, no marked card without need."""
    wanted = [held.card for held in column.cards]
    fitting = [play for play in options if _base_of(play, columns) is column.strength]
    if not fitting or not wanted:
        return None
    return of_play(min(fitting, key=_price), columns)


def _base_of(play: Sequence[Card], columns: Sequence[Column]) -> Rank | None:
    strengths = {held.card: held.strength for column in columns for held in column.cards}
    return min((strengths[card] for card in play if card in strengths), default=None)


def _price(play: Sequence[Card]) -> tuple[int, int, int]:
    base = min(card.rank for card in play)
    jokers = [card.rank for card in play if card.rank.is_joker or (card.rank is Rank.TWO and card.rank is not base)]
    return (sum(card.mark is Mark.GUARD for card in play), len(jokers), sum(jokers))
