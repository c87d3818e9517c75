"""The sounds in the program are what assets/sounds makes, level with one another, whole and small."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

import pytest

from app.resources import SOUNDS
from app.viewmodels.cues import Cue

ROOT = Path(__file__).resolve().parents[1]
ROUNDING = 2
"""Steps of 65,536 by which a sample may differ: the sine of another system is rounded otherwise."""
LARGEST_TOGETHER = 400_000


def samples(path: Path) -> tuple[int, array[int]]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return file.getframerate(), array("h", file.readframes(file.getnframes()))


@pytest.fixture(params=sorted(SOUNDS.glob("*.wav")), ids=lambda path: path.stem)
def sound(request: pytest.FixtureRequest) -> tuple[int, array[int]]:
    return samples(request.param)


def test_sounds_are_made_from_their_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "assets" / "sounds"))
    import make

    assert set(make.RECIPES) == {path.stem for path in SOUNDS.glob("*.wav")}
    for name, recipe in make.RECIPES.items():
        kept = samples(SOUNDS / f"{name}.wav")[1]
        made = make.samples(make.finished(recipe))
        assert len(made) == len(kept), f"run python assets/sounds/make.py; stale: {name}"
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= ROUNDING, name


def test_every_cue_has_its_sound_and_no_sound_is_idle() -> None:
    assert {cue.value for cue in Cue} == {path.stem for path in SOUNDS.glob("*.wav")}


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.wav")) < LARGEST_TOGETHER


def test_nothing_is_cut_off(sound: tuple[int, array[int]]) -> None:
    assert max(map(abs, sound[1])) < 0.75 * 32767


def test_it_begins_at_once_and_ends_in_silence(sound: tuple[int, array[int]]) -> None:
    rate, values = sound
    loudest = max(map(abs, values))
    assert max(map(abs, values[: rate // 50])) > loudest / 10
    assert abs(values[0]) < loudest / 8, "a click"
    assert max(map(abs, values[-rate // 200 :])) < 120
    assert abs(sum(values)) / len(values) < 40, "an offset"


def loudest_moment(rate: int, values: array[int]) -> float:
    """In decibels below full: the most energetic twentieth of a second."""
    window = min(len(values), rate // 20)
    squares = [value * value for value in values]
    return 10 * math.log10(
        max(sum(squares[at : at + window]) for at in range(0, len(values) - window + 1, 50)) / window / 32768**2
    )


def test_they_are_about_as_loud_as_one_another() -> None:
    levels = {path.stem: loudest_moment(*samples(path)) for path in SOUNDS.glob("*.wav")}
    assert max(levels.values()) - min(levels.values()) < 12, levels
    assert all(levels[soft] < levels["play_one"] for soft in ("turn", "trick", "deal", "eggs", "finish", "pass"))
