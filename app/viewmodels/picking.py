"""Your hand while you choose from it: the cards by key, what is chosen, where the keyboard is."""

from __future__ import annotations

from collections.abc import Sequence

from app.settings import HAND_LAYOUTS, Settings
from engine import movegen
from engine.actions import Action, Call
from engine.cards import Card, Mark, Rank
from engine.view import SeatView

from . import selection as choosing
from .columns import Column, HeldCard, columns, held_cards
from .hand import HandRow, derive_hand
from .selection import EMPTY, Selection


class Picking:
    """One player's fingers on one hand; every step is a pure function of `selection`."""

    def __init__(self) -> None:
        self._held: tuple[HeldCard, ...] = ()
        self._next_key = 0
        self._columns: tuple[Column, ...] = ()
        self._view: SeatView | None = None
        self._follows: tuple[tuple[Card, ...], ...] | None = None
        self._lifted: tuple[Card, ...] = ()
        self._layout = HAND_LAYOUTS[0]
        self._before_drag: Selection | None = None
        self._before_click: Selection = EMPTY
        self.selection: Selection = EMPTY
        self.focus: Rank | None = None

    def deal(self) -> None:
        """Forget the last hand; its keys are never used again, so that no card turns into another."""
        self._held = ()
        self.selection = EMPTY
        self.focus = None

    def update(self, view: SeatView, settings: Settings, shown: Action | None) -> None:
        """Take the hand of the moment; `shown` is the answer of a role phase whose cards are lifted."""
        if self._view is None or view.hand != self._view.hand or view.trick != self._view.trick:
            self._follows = None
        self._view = view
        self._layout = settings.hand_layout
        self._held = held_cards(self._held, view.hand, view.rules.special, self._next_key)
        self._next_key = max(self._next_key, *(held.key + 1 for held in self._held), 0)
        self._lifted = shown.cards if isinstance(shown, Call) else ()
        self._columns = columns(self._held, self._lifted, settings.low_first)
        self.selection = choosing.clamped(self.selection, self._columns)
        if self.focus is not None and self._column(self.focus) is None:
            self.focus = None

    def rows(self) -> tuple[HandRow, ...]:
        """The rows of the hand model."""
        assert self._view is not None
        lifted = choosing.keys(choosing.of_play(self._lifted, self._columns), self._columns)
        return derive_hand(self._columns, self.selection, lifted, self.focus, self._view.rules, self._layout)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The chosen cards."""
        return choosing.cards(self.selection, self._columns)

    @property
    def under_keyboard(self) -> tuple[Rank, int, int] | None:
        """The column that has the keyboard: its strength, how many of its cards are chosen, how many it has."""
        column = self._column(self.focus)
        if column is None:
            return None
        chosen = choosing.keys(self.selection, self._columns)
        return column.strength, sum(held.key in chosen for held in column.cards), len(column.cards)

    def card(self, key: int) -> Card | None:
        """The card with this key."""
        return next((held.card for held in self._held if held.key == key), None)

    def is_chosen(self, key: int) -> bool:
        """Whether a card is chosen."""
        return key in choosing.keys(self.selection, self._columns)

    def meant(self, key: int) -> Selection | None:
        """What the second of two quick clicks on a card may play; None where it may as well want one card fewer.

        Of a card that was chosen before the first click: what was chosen then. Of one that is chosen since: that,
        if it is an answer to the table, or if one card fewer of the column would be none.
        """
        found = self._find(key)
        if found is None:
            return None
        column, row = found
        before = choosing.clamped(self._before_click, self._columns)
        if key in choosing.keys(before, self._columns):
            return before
        if not before.touches(column.strength) and self.selection == self._follow(column):
            return self.selection
        alone = row == 0 or column.cards[row].card.mark is not Mark.NONE
        return self.selection if alone and self.is_chosen(key) else None

    def click(self, key: int) -> None:
        """A click on a card."""
        self._before_click = self.selection
        if (found := self._find(key)) is not None:
            column, row = found
            self.selection = choosing.clicked(self.selection, column, row, self._follow(column), self._wild_twos)

    def press(self, rank: Rank, whole: bool) -> bool:
        """The key of a rank; whether there is such a card."""
        column = self._column(rank)
        if column is not None:
            self.focus = rank
            self.selection = choosing.pressed(
                self.selection, column, whole, None if whole else self._follow(column), self._wild_twos
            )
        return column is not None

    def toggle_guard_card(self) -> bool:
        """The key of the special, the sword or the called card; whether it is here."""
        for column in self._columns:
            for held in column.marked:
                if held.card.mark is Mark.GUARD:
                    self.focus = column.strength
                    self.selection = self.selection.toggled((column.strength, held.card.mark))
                    return True
        return False

    def toggle_marked(self) -> bool:
        """In or out with the marked card of the column that has the keyboard; whether there is one."""
        column = self._column(self.focus)
        if column is None or not column.marked:
            return False
        self.selection = self.selection.toggled((column.strength, column.marked[-1].card.mark))
        return True

    def move(self, step: int) -> None:
        """The keyboard to the next column on the right (+1) or left (−1); round at the ends."""
        order = [column.strength for column in self._columns]
        if order:
            at = order.index(self.focus) + step if self.focus in order else (0 if step > 0 else -1)
            self.focus = order[at % len(order)]

    def adjust(self, step: int) -> None:
        """One card more or fewer of the column that has the keyboard, else of the base chosen."""
        column = self._column(self.focus if self.focus is not None else self._base())
        if column is not None:
            self.selection = choosing.stepped(self.selection, column, step)

    def adjust_column(self, key: int, step: int) -> None:
        """One card more or fewer of the column of a card."""
        if (found := self._find(key)) is not None:
            self.selection = choosing.stepped(self.selection, found[0], step)

    def drag(self, keys: Sequence[int]) -> None:
        """A drag across these cards, from its beginning."""
        if self._before_drag is None:
            self._before_drag = self.selection
        selection = self._before_drag
        for key in keys:
            if (found := self._find(key)) is not None:
                selection = choosing.covered(selection, *found)
        self.selection = selection

    def drop(self, undone: bool = False) -> None:
        """The drag is over; `undone` where it was none, but a flick."""
        if undone and self._before_drag is not None:
            self.selection = choosing.clamped(self._before_drag, self._columns)
        self._before_drag = None

    def choose(self, play: Sequence[Card]) -> None:
        """Choose exactly these cards."""
        self.selection = choosing.of_play(play, self._columns)

    def clear(self) -> None:
        """Choose nothing."""
        self.selection = EMPTY

    def _base(self) -> Rank | None:
        ranks = [rank for rank, _ in self.selection.counts]
        return min(ranks, default=None)

    def _column(self, rank: Rank | None) -> Column | None:
        return next((column for column in self._columns if column.strength is rank), None)

    def _find(self, key: int) -> tuple[Column, int] | None:
        for column in self._columns:
            for row, held in enumerate(column.cards):
                if held.key == key:
                    return column, row
        return None

    @property
    def _wild_twos(self) -> bool:
        return self._view is not None and self._view.rules.plays.wild_twos

    def _follow(self, column: Column) -> Selection | None:
        view = self._view
        if view is None or not view.trick.plays or column.strength.is_joker:
            return None
        if self._wild_twos and column.strength is Rank.TWO and self.selection != EMPTY:
            return None
        if self._follows is None:
            self._follows = movegen.follows(view.hand, view.table, view.rules)
        found = choosing.cheapest_follow(self._follows, column, self._columns)
        if found is not None:
            return found
        return EMPTY.with_count(column.strength, min(len(column.plain), len(view.table)))
