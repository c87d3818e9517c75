"""The models and small objects of the table, by the names under which QML binds to them."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject

from app.models.rows import RowsModel

from .announcer import Announcer
from .citing import CitedRule
from .panels import CentreViewModel, HintsViewModel, RoleViewModel, SheetViewModel, StripViewModel, ToastViewModel
from .shown import Shown
from .table import Table
from .telling import Telling


class BoundViewModel(QObject):
    """Holds what is shown; whoever derives from it fills it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._shown = Shown(self)
        self._announcer = Announcer(self)
        self._telling = Telling(self._shown.toast, self._announcer, self._shown.cited)

    @property
    def table(self) -> Table | None:
        """The picture that is shown, None before the first deal."""
        return self._table

    @property
    def sheet_shown(self) -> bool:
        """Whether the score is up."""
        return self._shown.sheet.props.shown

    @property
    def eggs_moved(self) -> bool:
        """Whether the score that is up moves gold eggs."""
        return any(row["eggs"] for row in self._shown.sheet.props.rows)

    def say(self, sentence: str) -> None:
        """Have a sentence read out."""
        self._announcer.say(sentence)

    @Property(RowsModel, constant=True)
    def hand(self) -> RowsModel:
        return self._shown.hand

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel:
        return self._shown.seats

    @Property(RowsModel, constant=True)
    def slots(self) -> RowsModel:
        return self._shown.slots

    @Property(RowsModel, constant=True)
    def bar(self) -> RowsModel:
        return self._shown.bar

    @Property(RowsModel, constant=True)
    def log(self) -> RowsModel:
        return self._shown.log

    @Property(RowsModel, constant=True)
    def thisTrick(self) -> RowsModel:
        """The plays of the trick under way."""
        return self._shown.this_trick

    @Property(RowsModel, constant=True)
    def lastTrick(self) -> RowsModel:
        return self._shown.last_trick

    @Property(CentreViewModel, constant=True)
    def centre(self) -> CentreViewModel:
        return self._shown.centre

    @Property(RoleViewModel, constant=True)
    def role(self) -> RoleViewModel:
        return self._shown.role

    @Property(StripViewModel, constant=True)
    def strip(self) -> StripViewModel:
        return self._shown.strip

    @Property(HintsViewModel, constant=True)
    def hints(self) -> HintsViewModel:
        return self._shown.hints

    @Property(SheetViewModel, constant=True)
    def sheet(self) -> SheetViewModel:
        return self._shown.sheet

    @Property(ToastViewModel, constant=True)
    def toast(self) -> ToastViewModel:
        return self._shown.toast

    @Property(Announcer, constant=True)
    def announcer(self) -> Announcer:
        return self._announcer

    @Property(RowsModel, constant=True)
    def rules(self) -> RowsModel:
        """The rule sheet of the running match."""
        return self._shown.rules

    @Property(CitedRule, constant=True)
    def cited(self) -> CitedRule:
        """The line of it that the answer at hand is against."""
        return self._shown.cited

    @Property(RowsModel, constant=True)
    def counter(self) -> RowsModel:
        """Rows of CounterRow."""
        return self._shown.counter

    @Property(RowsModel, constant=True)
    def letPass(self) -> RowsModel:
        """Rows of LetPassRow."""
        return self._shown.let_pass
