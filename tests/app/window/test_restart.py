"""Closing the window in the middle of a deal and starting again: the same decision, and nothing chosen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.actions import Prompt
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import ENTER, RANK_KEYS

ROOT = Path(__file__).resolve().parents[3]
QINGDAO = ("--variant", "qingdao", "--seed", "4", "--lang", "zh", "--speed", "instant", "--bots", "standard")
LIANZHONG = (
    "--variant",
    "lianzhong-simple",
    "--seed",
    "54",
    "--lang",
    "zh",
    "--speed",
    "instant",
    "--bots",
    "standard",
)


def report(folder: Path) -> dict[str, object]:
    """What a new process shows that is started without any wish but the folder."""
    told = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("report.py")), "--data-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert told.returncode == 0, told.stderr
    found: dict[str, object] = json.loads(told.stdout)
    return found


@pytest.mark.parametrize(
    ("words", "moment"),
    [
        (QINGDAO, lambda view: view.prompt is Prompt.SOLO_CLAIM),
        (QINGDAO, lambda view: view.prompt is Prompt.CALL),
        (LIANZHONG, lambda view: view.prompt is Prompt.SOLO),
        (QINGDAO, lambda view: view.prompt is Prompt.PLAY and bool(view.table) and len(view.events) > 30),
    ],
    ids=["solo_claim", "call", "solo", "play"],
)
def test_closed_and_opened_again_at_the_same_decision(
    open_window: OpenWindow, tmp_path: Path, words: tuple[str, ...], moment: Callable[[SeatView], bool]
) -> None:
    screen = open_window(*words, "--data-dir", str(tmp_path))
    view = KeyPlayer(screen, "zh").play_until(moment)
    if view.prompt is Prompt.PLAY:
        screen.press(RANK_KEYS[screen.cards()[-1].card.rank])
        assert screen.chosen()
    hand = sorted(str(card.card) for card in screen.cards())
    screen.quit()
    found = report(tmp_path)
    assert found["hand"] == hand
    assert found["prompt"] == view.prompt.value  # type: ignore[union-attr]
    assert found["events"] == len(view.events)
    if view.prompt is Prompt.PLAY:
        assert found["selected"] == []
    again = open_window(*words, "--data-dir", str(tmp_path))
    again.until_mine()
    assert again.view == view
    KeyPlayer(again, "zh").play_until(lambda later: len(later.events) > len(view.events))


def test_closed_while_others_play(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*QINGDAO[:-4], "--bots", "standard", "--speed", "fast", "--data-dir", str(tmp_path))
    KeyPlayer(screen, "zh").play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    screen.press(Qt.Key.Key_P)
    assert screen.view.prompt is None
    events = screen.view.events
    screen.quit()
    again = open_window(*QINGDAO, "--data-dir", str(tmp_path))
    again.until_mine()
    assert again.view.events[: len(events)] == events
    assert not again.toast()


def test_closed_at_the_settlement(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = open_window(*LIANZHONG, "--data-dir", str(tmp_path))
    KeyPlayer(screen, "zh").play_deal()
    sheet = screen.shown_texts(screen.get("settlement"))
    screen.quit()
    again = open_window(*LIANZHONG, "--data-dir", str(tmp_path))
    again.until_over()
    assert again.shown_texts(again.get("settlement")) == sheet
    again.rest()
    again.press(ENTER)
    again.until(lambda: not again.over, "no next deal")
    again.until_mine()
    assert len(again.view.hand) >= 34
