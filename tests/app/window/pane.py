"""The settings pane under one hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from tests.app.window.screen import CTRL, ENTER, ESCAPE, SPACE, Screen


class Pane:
    """The settings pane under one hand: `mouse` or `keys`."""

    def __init__(self, screen: Screen, hand: str) -> None:
        self.screen = screen
        self.hand = hand

    def open(self) -> None:
        if self.hand == "mouse":
            self.screen.click("tool_settings")
        else:
            self.screen.press(Qt.Key.Key_Comma, with_=CTRL)
        self.screen.until(lambda: self.screen.find("settings"), "the settings do not open")
        self.screen.settle()

    def close(self) -> None:
        if self.hand == "mouse":
            cross = self.screen.of_type("CloseButton", self.screen.get("settings"))[0]
            self.screen.click_at(self.screen.centre(cross))
        else:
            self.screen.press(ESCAPE)
        self.screen.until(lambda: not self.screen.find("settings"), "the settings do not close")

    def pick(self, group: str, index: int) -> None:
        """One of a few."""
        if self.hand == "mouse":
            self.screen.scroll_to(group, "settings")
            pill = self.screen.get(f"pill_{index}", self.screen.get(group))
            self.screen.click_at(self.screen.centre(pill))
        else:
            self._tab_to(group)
            for _ in range(6):
                now = int(next(name for name in self.screen.focus() if name.startswith("pill_"))[5:])
                if now == index:
                    break
                self.screen.press(Qt.Key.Key_Right if index > now else Qt.Key.Key_Left)
        assert chosen(self.screen, group) == index

    def step(self, name: str, word: str) -> None:
        """One of a few words that come one after another."""
        stepper = self.screen.get(name)
        words = list(stepper.property("words"))
        by = words.index(word) - int(stepper.property("current"))
        for _ in range(abs(by)):
            if self.hand == "mouse":
                self.screen.scroll_to(name, "settings")
                arrow = self.screen.get("step_forth" if by > 0 else "step_back", stepper)
                self.screen.click_at(self.screen.centre(arrow))
            else:
                self._tab_to(name)
                self.screen.press(Qt.Key.Key_Right if by > 0 else Qt.Key.Key_Left)
        assert stepper.property("words")[stepper.property("current")] == word

    def flip(self, name: str) -> None:
        """A switch."""
        before = self.screen.get(name).property("checked")
        self._press(name, SPACE)
        assert self.screen.get(name).property("checked") != before

    def slide(self, name: str, value: int) -> None:
        """A value on a scale."""
        slider = self.screen.get(name)
        if self.hand == "mouse":
            self.screen.scroll_to(name, "settings")
            start, end = float(slider.property("from")), float(slider.property("to"))
            at = self.screen.centre(slider)
            left = at.x() - slider.width() / 2 + 12
            along = (value - start) / (end - start) * (slider.width() - 24)
            self.screen.click_at(QPoint(round(left + along), round(at.y() + slider.height() / 4)))
        else:
            self._tab_to(name)
            by = value - float(slider.property("value"))
            for _ in range(round(abs(by) / float(slider.property("stepSize")))):
                self.screen.press(Qt.Key.Key_Right if by > 0 else Qt.Key.Key_Left)
        assert slider.property("value") == value

    def new_match(self) -> None:
        """The button that begins a match with what is set."""
        self._press("settings_new_match", ENTER)
        self.screen.until(lambda: not self.screen.find("settings"), "the pane stays")
        self.screen.until_mine()

    def press(self, name: str) -> None:
        """A button."""
        self._press(name, ENTER)

    def _press(self, name: str, key: Qt.Key) -> None:
        if self.hand == "mouse":
            self.screen.scroll_to(name, "settings")
            self.screen.click(name)
        else:
            self._tab_to(name)
            self.screen.press(key)

    def _tab_to(self, name: str) -> None:
        for _ in range(60):
            if name in self.screen.focus():
                return
            self.screen.press(Qt.Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {name}")


def chosen(screen: Screen, group: str) -> int:
    """The index of the pill that is on."""
    pills = [item for item in screen.items(screen.get(group)) if item.objectName().startswith("pill_")]
    return next(at for at, pill in enumerate(pills) if pill.property("chosen"))
