"""H: hints for your question, one after another, each chosen for you as if you had chosen it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app import text_prompts
from app.settings import SettingsStore
from engine.actions import Illegal, PlayCards, Reason
from engine.bots.hints import Hint

from .advice import Advice, words
from .strip import open_answers
from .touches import TouchViewModel


class HintingViewModel(TouchViewModel):
    """Keeps the hints; a touch of your own puts them away."""

    def __init__(self, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self._advice = Advice()

    @Slot()
    def hint(self) -> None:
        """The best hint, or the next one."""
        table = self._table
        if table is None or self._shown.sheet.props.shown or self._handed_over():
            return
        if table.view.prompt is None:
            self._telling.refuse(Illegal(Reason.NOT_ASKED))
            return
        self._advise(self._advice.next(table.view))

    @Slot(int)
    def chooseHint(self, index: int) -> None:
        """One of the hints that are shown."""
        if self._table is not None and self._shown.hints.props.shown:
            hint = self._advice.choose(index)
            if hint is not None:
                self._advise(hint)

    def _advise(self, hint: Hint) -> None:
        table = self._table
        assert table is not None
        options = open_answers(table.view)
        if hint.action in options:
            self._choice, self._chose = options.index(hint.action), True
        else:
            self._picking.choose(hint.action.cards if isinstance(hint.action, PlayCards) else ())
        self._telling.answered()
        self._show_choice()
        self._announcer.say(words(hint, table).spoken)

    def _show_choice(self) -> None:
        table = self._table
        if table is not None:
            self._shown.hints.show(self._advice.in_play(table))
        super()._show_choice()

    def _advised(self) -> str:
        table = self._table
        options = () if table is None else open_answers(table.view)
        return self._advice.before_play(table, options[self._choice]) if table is not None and options else ""

    def _picked(self) -> None:
        self._advice.forget()
        super()._picked()

    def _handed_over(self) -> bool:
        """Whether the table plays for you, which is then said."""
        if self._table is None or not self._table.auto:
            return False
        self._telling.tell(text_prompts.auto_stays if self._table.auto_stays else text_prompts.auto_on)
        return True
