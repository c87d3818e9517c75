"""Words at the seats: only when they are wanted, in the language of the window, never in the log."""

from __future__ import annotations

from pathlib import Path

from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import Screen, foreign

START = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "novice", "--lang", "zh")


def bubbles(screen: Screen) -> list[str]:
    """What is being said."""
    return [str(bubble.property("text")) for bubble in screen.of_type("SpeechBubble")]


def test_words_come_when_they_are_switched_on(open_window: OpenWindow, tmp_path: Path) -> None:
    heard: dict[bool, set[str]] = {False: set(), True: set()}
    for on in (False, True):
        screen = open_window(*START, "--data-dir", str(tmp_path / str(on)))
        screen.until_mine()
        if on:
            pane = Pane(screen, "mouse")
            pane.open()
            pane.flip("set_chat")
            pane.close()
        player = KeyPlayer(screen, "zh")

        def listen(on: bool = on, screen: Screen = screen) -> None:
            heard[on].update(bubbles(screen))
            assert not screen.cut_texts()

        player.look = listen  # type: ignore[method-assign]
        player.play_deal()
        log = "\n".join(row.text for row in screen.game.log.rows)
        assert log and not any(words in log for words in heard[on])
        screen.quit()
    assert heard[False] == set() and heard[True]
    assert foreign(sorted(heard[True]), "zh") == []
