"""The pictures in the QML module are what assets/art draws from the palette, the outlines and the fonts."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "app" / "qml" / "Baohuang" / "art"


def test_pictures_are_drawn_from_their_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "assets" / "art"))
    monkeypatch.setattr(sys, "argv", ["draw.py"])
    import draw
    import ink

    monkeypatch.setattr(ink, "OUT", tmp_path)
    draw.main()
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in ART.iterdir()}
    assert sorted(drawn) == sorted(kept)
    stale = [name for name in drawn if drawn[name] != kept[name]]
    assert not stale, f"run python assets/art/draw.py; stale: {stale[:5]}"
