"""The program with every level that has a name, also those that no bot has yet: a process of its own for `test_levels`.

`python -m tests.app.with_new_levels LANGUAGE FOLDER` prints what the settings offer and what is cut, as JSON.
"""

from __future__ import annotations

import json
import sys
from types import MappingProxyType

from engine import bots

NEW = tuple(level for level in ("expert", "master") if level not in bots.LEVELS)
_styled = bots._STYLED | dict.fromkeys(NEW, bots._STYLED["standard"])
bots._STYLED = MappingProxyType(_styled)  # type: ignore[misc]
bots.LEVELS = (*bots.LEVELS, *NEW)


def main() -> None:
    """Open the settings over a match of the strongest, change one seat by its key, and tell."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QAccessible

    from app.application import Program
    from app.bot_worker import stand_in, thinking_ms
    from app.command_line import parse
    from app.launch import prepare
    from tests.app.window.screen import CTRL, Screen

    QAccessible.setActive(True)
    words = ("--variant", "qingdao", "--seed", "7", "--bots", "master:bold", "--speed", "instant", "--size", "1280x720")
    launch = prepare(parse([*words, "--lang", sys.argv[1], "--data-dir", sys.argv[2]]))
    launch.settings.for_this_run(motion=False, bots=("expert", "master", "master:sly", "novice"))
    program = Program(launch)
    window = program.open()
    assert window is not None
    screen = Screen(window, program.game)
    screen.until(window.isExposed, "no window")
    screen.press(Qt.Key.Key_Comma, with_=CTRL)
    screen.scroll_to("bot_level_3", "settings")
    screen.settle(0.2)
    levels = [screen.get(f"bot_level_{number}") for number in range(4)]
    found = {
        "levels": list(bots.LEVELS),
        "words": list(levels[0].property("words")),
        "shown": [list(level.property("words"))[level.property("current")] for level in levels],
        "cut": [text for text in screen.cut_texts() if text in list(levels[0].property("words"))],
        "bots": list(program.session.config.bots),
        "waits": [thinking_ms(level) for level in bots.LEVELS],
        "stand_ins": [stand_in(f"{level}:bold") for level in bots.LEVELS if level != "random"],
    }
    print(json.dumps(found))
    program.close()


if __name__ == "__main__":
    main()
