"""Starts the program anew and prints as JSON what its settings pane and its table show: `report.py ARGUMENTS…`."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.application import Program
from app.command_line import parse
from app.launch import prepare
from tests.app.window.screen import CTRL, Screen

GROUPS = ("set_language", "set_variant", "set_bots", "set_speed", "set_direction", "set_theme")
TYPE = "ToggleSwitch"


def main() -> None:
    """Opens the window and the pane, looks, and ends."""
    application = QGuiApplication(sys.argv[:1])
    program = Program(prepare(parse(sys.argv[1:])))
    window = program.open()
    assert window is not None and application is not None
    screen = Screen(window, program.game)
    screen.until_mine()
    hand = sorted(str(card.card) for card in screen.cards())
    selected = sorted(str(card) for card in screen.chosen().elements())
    prompt = screen.view.prompt
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.until(lambda: screen.find("settings"), "the settings do not open")
    report: dict[str, object] = {
        "title": window.title(),
        "hand": hand,
        "selected": selected,
        "prompt": None if prompt is None else prompt.value,
        "events": len(screen.view.events),
    }
    for group in GROUPS:
        pills = [item for item in screen.items(screen.get(group)) if item.objectName().startswith("pill_")]
        report[group] = next((at for at, pill in enumerate(pills) if pill.property("chosen")), None)
    for stepper in screen.of_type("Stepper", screen.get("settings")):
        report[stepper.objectName()] = stepper.property("words")[stepper.property("current")]
    for switch in screen.of_type(TYPE, screen.get("settings")):
        report[switch.objectName()] = bool(switch.property("checked"))
    program.close()
    print(json.dumps(report))


if __name__ == "__main__":
    main()
