"""A list model over frozen rows: told the rows to show, it works out inserts, moves, removals and changed roles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

ModelIndex = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
_FIRST_ROLE = Qt.ItemDataRole.UserRole + 1


class Row(Protocol):
    """A frozen dataclass whose `key` tells it from all others of its list."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def key(self) -> int: ...


@QmlElement
class RowsModel(QAbstractListModel):
    """One row an entry, one role a field of the row's type; it is never reset."""

    def __init__(self, row_type: type[Row], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(field.name for field in fields(row_type))
        self._rows: list[Row] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown now."""
        return tuple(self._rows)

    def show(self, rows: Sequence[Row]) -> None:
        """Make the list equal to `rows`, telling views the least that explains it."""
        wanted = {row.key for row in rows}
        for at in range(len(self._rows) - 1, -1, -1):
            if self._rows[at].key not in wanted:
                self.beginRemoveRows(_TOP, at, at)
                del self._rows[at]
                self.endRemoveRows()
        for at, row in enumerate(rows):
            self._place(at, row)

    def _place(self, at: int, row: Row) -> None:
        found = next((i for i in range(at, len(self._rows)) if self._rows[i].key == row.key), None)
        if found is None:
            self.beginInsertRows(_TOP, at, at)
            self._rows.insert(at, row)
            self.endInsertRows()
            return
        if found != at:
            self.beginMoveRows(_TOP, found, found, _TOP, at)
            self._rows.insert(at, self._rows.pop(found))
            self.endMoveRows()
        old = self._rows[at]
        if old != row:
            self._rows[at] = row
            changed = [
                _FIRST_ROLE + i for i, name in enumerate(self._names) if getattr(old, name) != getattr(row, name)
            ]
            self.dataChanged.emit(self.index(at), self.index(at), changed)

    def rowCount(self, parent: ModelIndex = _TOP) -> int:
        """Number of rows; a list has no children."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The field that belongs to the role, tuples as lists."""
        at = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= at < len(self._names):
            return None
        value = getattr(self._rows[index.row()], self._names[at])
        return list(value) if isinstance(value, tuple) else value

    def roleNames(self) -> dict[int, QByteArray]:
        """Field names in the manner of QML: `is_turn` becomes `isTurn`."""
        return {_FIRST_ROLE + i: QByteArray(camel(name).encode()) for i, name in enumerate(self._names)}


def camel(name: str) -> str:
    """`is_turn` as `isTurn`."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)
