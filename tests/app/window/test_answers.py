"""Every answer of a role phase says what it means, in both languages, also where the text is as large as it goes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from engine.actions import Prompt
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import Screen
from tests.app.window.test_hints import shown_plays

PHASES = [
    ("qingdao", "4", {Prompt.SOLO_CLAIM, Prompt.THRONE}),
    ("weihai", "8", {Prompt.THRONE, Prompt.ALLEGIANCE}),
    ("rizhao", "8", {Prompt.ALLEGIANCE}),
]


def look(screen: Screen, view: SeatView) -> None:
    """Each answer has its note, whole and in its chip; a sentence below only where there are too many answers."""
    screen.settle(0.05)  # sizes come with the next frame
    strip = screen.get("strip")
    chips = [screen.get(f"strip_choice_{at}") for at in range(len(view.legal))]
    texts = screen.shown_texts(strip)
    detail = strip.property("detail")
    if len(chips) > 3:
        assert detail in texts
        return
    notes = [str(chip.property("note")) for chip in chips]
    assert all(notes) and len(set(notes)) == len(notes)
    assert texts.count(detail) == 1, "the consequence is told twice"
    for chip, note in zip(chips, notes, strict=True):
        (line,) = (item for item in screen.items(chip) if item.property("text") == note)
        inside = line.mapRectToItem(chip, QRectF(0, 0, line.width(), line.property("contentHeight")))
        assert QRectF(0, 0, chip.width(), chip.height()).contains(inside)
    assert not screen.cut_texts()
    pane = strip.mapRectToScene(strip.boundingRect())
    assert not [play for play in shown_plays(screen) if play.intersects(pane)]
    role = screen.get("own_role")
    assert not pane.intersects(role.mapRectToScene(role.boundingRect()))


@pytest.mark.parametrize(("variant", "seed", "wanted"), PHASES)
@pytest.mark.parametrize(("language", "text_size"), [("zh", 100), ("en", 100), ("en", 200)])
def test_every_answer_says_what_it_means(
    open_window: OpenWindow, tmp_path: Path, language: str, text_size: int, variant: str, seed: str, wanted: set[Prompt]
) -> None:
    (tmp_path / "settings.json").write_text(f'{{"version": 1, "text_size": {text_size}}}', encoding="utf-8")
    screen = open_window(
        *("--variant", variant, "--seed", seed, "--lang", language, "--speed", "instant", "--bots", "novice"),
        *("--data-dir", str(tmp_path)),
    )
    seen: set[Prompt] = set()

    def new(view: SeatView) -> bool:
        return view.prompt is not Prompt.PLAY and view.prompt not in seen

    player = KeyPlayer(screen, language)
    while not wanted <= seen:
        view = player.play_until(new)
        assert view.prompt is not None
        seen.add(view.prompt)
        look(screen, view)
