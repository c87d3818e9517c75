"""The list model over frozen rows: right after every change, and never reset."""

from dataclasses import dataclass

import hypothesis
import pytest
from hypothesis import strategies
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.models.rows import RowsModel, camel


@dataclass(frozen=True)
class Thing:
    key: int
    long_name: str
    parts: tuple[int, ...] = ()


ROWS = strategies.lists(
    strategies.builds(Thing, strategies.integers(0, 9), strategies.sampled_from("ab")), unique_by=lambda row: row.key
)


@hypothesis.given(strategies.lists(ROWS, max_size=6))
def test_a_view_that_listens_ends_with_the_rows_shown(steps: list[list[Thing]]) -> None:
    model = RowsModel(Thing)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    heard: list[Thing] = []
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.rowsInserted.connect(
        lambda _, first, last: heard.__setitem__(slice(first, first), model.rows[first : last + 1])
    )
    model.rowsRemoved.connect(lambda _, first, _last: heard.pop(first))
    model.rowsMoved.connect(lambda _p, first, _l, _q, to: heard.insert(to, heard.pop(first)))
    model.dataChanged.connect(lambda top, _b, _r: heard.__setitem__(top.row(), model.rows[top.row()]))
    for rows in steps:
        model.show(rows)
        assert list(model.rows) == rows == heard
    assert not resets
    del tester


def test_only_what_changed_is_told(qtbot: QtBot) -> None:
    model = RowsModel(Thing)
    model.show([Thing(1, "a", (1,)), Thing(2, "b")])
    told: list[tuple[int, list[int]]] = []
    model.dataChanged.connect(lambda top, _bottom, roles: told.append((top.row(), list(roles))))
    model.show([Thing(1, "a", (1,)), Thing(2, "c")])
    names = {number: bytes(name.data()).decode() for number, name in model.roleNames().items()}
    assert [(row, [names[role] for role in roles]) for row, roles in told] == [(1, ["longName"])]


def test_roles_and_values() -> None:
    model = RowsModel(Thing)
    model.show([Thing(3, "x", (1, 2))])
    names = {bytes(name.data()).decode(): number for number, name in model.roleNames().items()}
    assert set(names) == {"key", "longName", "parts"}
    assert model.data(model.index(0), names["parts"]) == [1, 2]
    assert model.data(QModelIndex(), names["key"]) is None
    assert model.rowCount(model.index(0)) == 0


@pytest.mark.parametrize(("name", "expected"), [("key", "key"), ("is_turn", "isTurn"), ("a_b_c", "aBC")])
def test_names_in_the_manner_of_qml(name: str, expected: str) -> None:
    assert camel(name) == expected
