"""Your fingers on the hand and on the answers of a role phase: what is chosen, before anything is answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from app import text, text_events, text_prompts
from app.settings import SettingsStore
from engine.actions import Call, Illegal, Prompt, Reason
from engine.cards import Card, Rank, Suit

from .bar import refusal, why_not
from .bound import BoundViewModel
from .picking import Picking
from .strip import open_answers
from .telling import HINT


class TouchViewModel(BoundViewModel):
    """Keeps the choice; what it becomes is up to `confirm`."""

    choiceShown = Signal()
    """Other cards, or another answer, may be chosen."""

    def __init__(self, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._picking = Picking()
        self._choice = 0
        self._chose = False  # whether it is your own choice, and not the one that a question comes with

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards that you have taken up."""
        return self._picking.cards

    def confirm(self) -> None:
        """Give the chosen answer, or play the chosen cards."""
        raise NotImplementedError

    @Slot(int)
    def clickCard(self, key: int) -> None:
        """A click on a card of the hand; in 叫牌 it chooses the group that the card is of."""
        if self._calling:
            if (card := self._picking.card(key)) is not None:
                self._choose_group(card.rank, card.suit)
            return
        self._picking.click(key)
        self._picked()

    @Slot(int)
    def doubleClickCard(self, key: int) -> None:
        """The second of two quick clicks: play what they can only mean, if that may be played, else one more click."""
        table = self._table
        if self._calling:
            self.clickCard(key)
            return
        meant = self._picking.meant(key)
        if meant is not None and table is not None and table.your_play:
            clicked, self._picking.selection = self._picking.selection, meant
            if refusal(table.view, self._picking.cards) is None:
                self._picked()
                self.confirm()
                return
            self._picking.selection = clicked
        self.clickCard(key)

    @Slot(int)
    def flickCard(self, key: int) -> None:
        """A card flicked up: play what is chosen with it; what the finger crossed on its way is none of it."""
        self._picking.drop(undone=True)
        self._picked()
        if not self._calling and not self._picking.is_chosen(key):
            self._picking.click(key)
            self._picked()
        self.confirm()

    @Slot("QVariantList")
    def dragCards(self, keys: list[int]) -> None:
        """A drag that has crossed these cards so far."""
        if not self._calling:
            self._picking.drag([int(key) for key in keys])
            self._picked()

    @Slot()
    def dropCards(self) -> None:
        """The drag has ended."""
        self._picking.drop()

    @Slot(int, int)
    def adjustColumn(self, key: int, step: int) -> None:
        """The wheel over a card's column: one card more or fewer."""
        self._picking.adjust_column(key, step)
        self._picked()

    @Slot()
    def clearSelection(self) -> None:
        """Choose nothing."""
        self._picking.clear()
        self._picked()

    @Slot(int)
    def choose(self, index: int) -> None:
        """Choose an answer of the role strip; `confirm` gives it."""
        if 0 <= index < len(self._shown.strip.props.choices):
            self._choice, self._chose = index, True
            self._show_choice()
            strip = self._shown.strip.props
            self._announcer.say(text_events.sentences([str(strip.choices[index]["spoken"]), strip.detail]))

    def _show_choice(self) -> None:
        """What depends on what you have chosen."""
        table = self._table
        if table is None:
            return
        options = open_answers(table.view)
        self._choice = min(self._choice, max(len(options) - 1, 0))
        shown = options[self._choice] if options else None
        self._picking.update(table.view, self._settings.current, shown)
        self._shown.choice(table, self._picking, self._choice, self._advised())
        self._telling.considers(why_not(table, self._picking.cards))
        self.choiceShown.emit()

    def _advised(self) -> str:
        """What a hint says of the answer that is chosen."""
        raise NotImplementedError

    @property
    def _calling(self) -> bool:
        return self._table is not None and self._table.view.prompt is Prompt.CALL

    def _step(self, step: int) -> None:
        """An arrow: along the answers of a role phase, else along the columns."""
        number = len(self._shown.strip.props.choices)
        if number > 1:
            self.choose((self._choice + step) % number)
        else:
            self._picking.move(step)
            self._picked_by_key()

    def _choose_group(self, rank: Rank, suit: Suit | None) -> None:
        """The next group of three or four that this rank (and suit) can be called with."""
        table = self._table
        if table is None:
            return
        fitting = [
            at
            for at, action in enumerate(open_answers(table.view))
            if isinstance(action, Call) and action.cards[0].rank is rank and suit in (None, action.cards[0].suit)
        ]
        if fitting:
            later = [at for at in fitting if at > self._choice]
            self.choose((later or fitting)[0])
        else:
            self._telling.refuse(Illegal(Reason.NOT_CALLABLE))

    def _picked(self) -> None:
        self._show_choice()

    def _found(self, found: bool, lacking: Callable[[], str]) -> None:
        """A key has chosen what it stands for; where you hold no such card, that is said."""
        if found:
            self._picked_by_key()
        elif self._table is not None and self._table.view.outcome is None and self._table.view.hand:
            self._telling.tell(lacking, HINT)

    def _no_guard_card(self) -> str:
        return "" if self._table is None else text.no_guard_card(self._table.view.rules)

    def _picked_by_key(self) -> None:
        """Who does not see the column hears what became of it."""
        self._show_choice()
        column = self._picking.under_keyboard
        if column is not None:
            self._announcer.say(text_prompts.column_spoken(*column))
