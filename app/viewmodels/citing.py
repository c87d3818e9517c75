"""The rule that an answer is against: its line on the sheet is marked, and the sheet opens there."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from app.models.rows import RowsModel
from engine.actions import Reason

from .rules import RuleRow

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class CitedRule(QObject):
    """Knows why an answer was refused, or would be, and marks the one row of the sheet that says so."""

    changed = Signal()

    def __init__(self, rules: RowsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._sheet: tuple[RuleRow, ...] = ()
        self._reason: Reason | None = None
        self._row = -1

    def show_sheet(self, sheet: tuple[RuleRow, ...]) -> None:
        """Mark in this sheet from now on."""
        self._sheet = sheet
        self._mark()

    def cite(self, reason: Reason | None) -> None:
        """Mark the rule by which this is refused; none for None."""
        if reason is not self._reason:
            self._reason = reason
            self._mark()

    def number(self, reason: Reason) -> str:
        """The number of the rule by which this is refused, `R3.3`; empty before there is a sheet."""
        return next((row.rule for row in self._sheet if reason in row.refuses), "")

    @Property(int, notify=changed)
    def row(self) -> int:
        """The row that is marked, −1 for none."""
        return self._row

    def _mark(self) -> None:
        rows = tuple(row.marked(self._reason) for row in self._sheet)
        self._rules.show(rows)
        found = next((at for at, row in enumerate(rows) if row.cited), -1)
        if found != self._row:
            self._row = found
            self.changed.emit()
