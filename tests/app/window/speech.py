"""The window as a screen reader meets it: the tree of what has a role and a name, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtQuick import QQuickItem

from tests.app.window.screen import Screen, foreign

Role = QAccessible.Role
ROLE_OF = {
    "PillButton": Role.Button,
    "BarButton": Role.Button,
    "ToolButton": Role.Button,
    "CloseButton": Role.Button,
    "SeatPlate": Role.Button,
    "ToggleSwitch": Role.CheckBox,
    "HandCard": Role.CheckBox,
    "ChoiceChip": Role.RadioButton,
    "Stepper": Role.SpinBox,
    "ValueSlider": Role.Slider,
    "Drawer": Role.Pane,
    "Toast": Role.AlertMessage,
    "ScoreRow": Role.Row,
    "RoleStrip": Role.Grouping,
    "HintStrip": Role.Grouping,
    "QQuickTextInput": Role.EditableText,
}
"""What each type of the window is, for those who hear it."""
PRESSED = (Role.Button, Role.CheckBox, Role.RadioButton, Role.SpinBox, Role.Slider, Role.EditableText)
"""Roles that the keyboard can stand on."""
IN_ITSELF = frozenset({"中文", "English"})
"""A language is named in itself."""


@dataclass(frozen=True)
class Node:
    """Something that is read aloud; `path` leads to it from the window."""

    path: str
    type_name: str
    role: Role
    name: str
    description: str
    checkable: bool
    focusable: bool
    item: QQuickItem | None

    def __str__(self) -> str:
        return f"{self.role.name} “{self.name}” ({self.type_name}) in {self.path}"


def nodes(window: QWindow) -> Iterator[Node]:
    """Everything that can be seen and is read, in the order in which it is read."""
    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    yield from _below(top, window.objectName() or "window")


def _below(parent: QAccessibleInterface, path: str) -> Iterator[Node]:
    for at in range(parent.childCount()):
        child = parent.child(at)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        item = child.object()
        name = child.text(QAccessible.Text.Name)
        yield Node(
            path,
            _type_name(item),
            child.role(),
            name,
            child.text(QAccessible.Text.Description),
            bool(child.state().checkable),
            bool(child.state().focusable),
            item if isinstance(item, QQuickItem) else None,
        )
        here = (item.objectName() if item is not None else "") or name
        yield from _below(child, f"{path} / {here}")


def _type_name(item: object) -> str:
    kind = item.metaObject() if isinstance(item, QQuickItem) else None
    while kind is not None:
        name = re.sub(r"_QML(TYPE)?_\d+.*", "", kind.className())
        if name in ROLE_OF:
            return name
        kind = kind.superClass()
    return "" if not isinstance(item, QQuickItem) else item.metaObject().className().split("_QML")[0]


def faults(screen: Screen, language: str) -> list[str]:
    """Whatever a listener would miss: no name, a wrong role, the other language, a control that is not read at all."""
    read = list(nodes(screen.window))
    found = []
    for node in read:
        if not node.name.strip():
            found.append(f"no name: {node}")
        wanted = ROLE_OF.get(node.type_name)
        if wanted is not None and node.role is not wanted:
            found.append(f"not {wanted.name}: {node}")
        if node.role in (Role.CheckBox, Role.RadioButton) and not node.checkable:
            found.append(f"cannot be checked: {node}")
        said = [text for text in (node.name, node.description) if text and text not in IN_ITSELF]
        if foreign(said, language):
            found.append(f"not in {language}: {node} {node.description}")
    known = {node.item for node in read}
    for item in screen.items():
        if item.property("activeFocusOnTab") and item.isEnabled():
            node = next((node for node in read if node.item is item), None)
            if node is None:
                found.append(f"not read: {item.metaObject().className()} {item.objectName()}")
            elif not node.focusable or (node.role not in PRESSED and node.role is not Role.Grouping):
                found.append(f"has the keyboard, but is nothing to press: {node}")
        if _type_name(item) in ROLE_OF and item not in known and not _ignored(item):
            found.append(f"not read: {item.metaObject().className()} {item.objectName()}")
    return found


def _ignored(item: QQuickItem) -> bool:
    """Whether an item is there for the eye alone: your own seat's plate, a type from which a read one derives."""
    return _type_name(item) == "Toast" and not item.property("text")
