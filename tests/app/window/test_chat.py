"""Words at the seats: only when they are wanted, in the language of the window, never in the log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.app.window.conftest import OpenWindow
from tests.app.window.screen import Screen, foreign

START = ("--variant", "qingdao", "--seed", "4", "--speed", "instant", "--bots", "random", "--autoplay")


def bubbles(screen: Screen) -> list[str]:
    """What is being said."""
    return [str(bubble.property("text")) for bubble in screen.of_type("SpeechBubble")]


@pytest.mark.parametrize("language", ["zh", "en"])
def test_words_come_when_they_are_switched_on(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "chat": True}))
    screen = open_window(*START, "--lang", language, "--data-dir", str(tmp_path))
    screen.until(lambda: bubbles(screen), "nobody says a word", 120)
    words = bubbles(screen)
    assert foreign(words, language) == []
    assert not screen.cut_texts()
    log = "\n".join(row.text for row in screen.game.log.rows)
    assert log and not any(said in log for said in words)


def test_otherwise_nobody_speaks(open_window: OpenWindow) -> None:
    screen = open_window(*START, "--lang", "en")
    heard: list[str] = []

    def far() -> bool:
        heard.extend(bubbles(screen))
        return len(screen.view.events) > 40 or screen.over

    screen.until(far, "the deal does not go on", 120)
    assert heard == []
