"""The box in which a file is named or chosen, by the mouse and by keys; the one that Qt draws itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from tests.app.window.screen import LEFT, PLAIN, SPACE, Screen

FIELD, LIST = "fileNameTextField", "fileDialogListView"


class FileBox:
    """An open box, which shows the folder that the process is in."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        screen.until(lambda: self._windows() != [], "no box opens")
        self.window = self._windows()[0]
        screen.until(lambda: self.window.isExposed() and self._item(LIST) is not None, "the box stays empty")

    def _windows(self) -> list[QQuickWindow]:
        return [
            window
            for window in QGuiApplication.topLevelWindows()
            if isinstance(window, QQuickWindow) and window is not self._screen.window and window.isVisible()
        ]

    def _item(self, name: str) -> QQuickItem | None:
        return self._screen.find(name, self.window.contentItem())

    def _click_text(self, words: tuple[str, ...]) -> None:
        shown = [
            item for item in self._screen.items(self.window.contentItem()) if str(item.property("text") or "") in words
        ]
        assert shown, words
        QTest.mouseClick(self.window, LEFT, PLAIN, self._screen.centre(shown[-1]))
        QCoreApplication.processEvents()

    def _type(self, words: str) -> None:
        QTest.keyClick(self.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for character in words:
            QTest.keyClick(self.window, character)
        QCoreApplication.processEvents()

    def _tab_to(self, wanted: Callable[[QQuickItem], bool]) -> None:
        for _ in range(40):
            item = self.window.activeFocusItem()
            if item is not None and wanted(item):
                return
            QTest.keyClick(self.window, Qt.Key.Key_Tab)
            QCoreApplication.processEvents()
        raise AssertionError("the keyboard does not come there")

    def _closed(self) -> None:
        """The window behind has the keyboard again, as a desktop gives it back."""
        self._screen.until(lambda: self._windows() == [], "the box stays open")
        self._screen.window.requestActivate()
        self._screen.until(lambda: self._screen.window.activeFocusItem() is not None, "the window stays behind")

    def save_by_mouse(self, name: str) -> None:
        """Write to a file of this name."""
        field = self._item(FIELD)
        assert field is not None
        QTest.mouseClick(self.window, LEFT, PLAIN, self._screen.centre(field))
        self._type(name)
        self._click_text(("Save", "保存"))
        self._closed()

    def save_by_keys(self, name: str) -> None:
        """The same without the mouse."""
        self._tab_to(lambda item: item.objectName() == FIELD)
        self._type(name)
        self._tab_to(lambda item: item.property("text") in ("Save", "保存"))
        QTest.keyClick(self.window, SPACE)
        self._closed()

    def open_by_mouse(self, name: str) -> None:
        """Open the file of this name."""
        self._screen.until(lambda: name in self._screen.shown_texts(self.window.contentItem()), f"{name} is not listed")
        self._click_text((name,))
        self._click_text(("Open", "打开"))
        self._closed()

    def open_by_keys(self) -> None:
        """Open the first file of the list."""
        self._tab_to(lambda item: item.objectName() == LIST or item.objectName().startswith("fileDialogDelegate"))
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_Space):
            QTest.keyClick(self.window, key)
            QCoreApplication.processEvents()
        self._tab_to(lambda item: item.property("text") in ("Open", "打开"))
        QTest.keyClick(self.window, SPACE)
        self._closed()
