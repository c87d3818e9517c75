"""Makes every sound of the game: `python assets/sounds/make.py` writes the files in `app/sounds/`."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from instruments import RATE, Sound, bell, drum, faded, metal, mix, paper, softened, string, wood

OUT = Path(__file__).resolve().parents[2] / "app" / "sounds"
LOUDEST = 0.7
"""No sample is further from 0."""
WINDOW = 0.05
"""Seconds over which loudness is measured."""
FULL, SOFT = 0.11, 0.06
"""Loudness of what tells something, and of what only accompanies."""
PENTATONIC = (293.66, 329.63, 369.99, 440.0, 493.88, 587.33, 659.26, 739.99, 880.0)
"""D, E, F sharp, A, B and on."""


@dataclass(frozen=True)
class Recipe:
    """How a sound is made, and how loud it is."""

    make: Callable[[], Sound]
    loudness: float = FULL


def card(seed: int, pitch: float = 3100) -> Sound:
    """One card put down on felt: paper, and the table under it."""
    return mix(
        (0, 1.0, paper(0.07, pitch, 0.9, 0.0015, seed)),
        (0, 0.5, paper(0.03, pitch * 1.9, 0.8, 0.001, seed + 50)),
        (0.002, 0.55, softened(wood(210 + 12 * (seed % 5), 0.14, 0.0), 1600)),
    )


def deal() -> Sound:
    """A packet of cards that runs off the thumb, quick first and slowing down."""
    parts, at = [], 0.0
    for number in range(22):
        flick = paper(0.055, 2500 + 170 * (number % 7), 0.8, 0.0015, 100 + number)
        parts.append((at, 0.55 + 0.35 * math.sin(math.pi * (number + 3) / 26), flick))
        parts.append((at, 0.16, softened(wood(190, 0.09, 0.0), 900)))
        at += 0.026 + 0.0009 * number
    return mix(*parts)


def play_some() -> Sound:
    """A few cards, one right after the other."""
    return mix((0, 0.8, card(11, 2900)), (0.034, 1.0, card(12, 3300)))


def play_many() -> Sound:
    """A handful of cards with weight."""
    return mix(
        (0, 0.7, card(21, 2600)),
        (0.028, 0.8, card(22, 3000)),
        (0.054, 0.8, card(23, 3500)),
        (0.08, 1.0, card(24, 2800)),
        (0.08, 0.7, softened(wood(150, 0.2, 0.0), 900)),
    )


def passing() -> Sound:
    """Two knuckles on the table."""
    return mix((0, 0.8, softened(wood(235, 0.13, 0.05), 1500)), (0.105, 1.0, softened(wood(225, 0.15, 0.05), 1500)))


def beaten() -> Sound:
    """Two wooden blocks, the second lower."""
    return mix((0, 0.8, wood(620, 0.16, 0.8)), (0.12, 1.0, wood(440, 0.24, 0.8)))


def reveal() -> Sound:
    """A small opera gong, whose pitch rises."""
    return mix((0, 1.0, metal(415, 1.15, 0.55, 0.045)), (0, 0.25, drum(140, 0.2)))


def throne() -> Sound:
    """A drum, twice."""
    return mix((0, 0.7, drum(98, 0.35)), (0.19, 1.0, drum(88, 0.5)))


def report() -> Sound:
    """Bamboo clappers."""
    return mix((0, 0.9, wood(1180, 0.12, 0.9)), (0.13, 0.8, wood(1180, 0.12, 0.9)), (0.22, 1.0, wood(1240, 0.2, 0.9)))


def finish() -> Sound:
    """A bowl, and another above it."""
    return mix((0, 0.8, bell(PENTATONIC[5], 0.6)), (0.11, 0.9, bell(PENTATONIC[8], 0.55)))


def eggs() -> Sound:
    """Small things of china counted into a bowl."""
    parts = []
    for number, (at, pitch) in enumerate([(0, 1480), (0.085, 1660), (0.16, 1560), (0.23, 1760), (0.33, 1870)]):
        parts.append((at, 0.6 + 0.08 * number, bell(pitch, 0.22)))
        parts.append((at, 0.3, wood(900 + 40 * number, 0.08, 0.6)))
    return mix(*parts)


def trick() -> Sound:
    """The pile is drawn over the felt and squared up."""
    slide = softened(paper(0.26, 1900, 1.3, 0.09, 31), 3600)
    return mix((0, 1.0, slide), (0.21, 0.5, paper(0.05, 2600, 0.9, 0.0015, 32)))


def turn() -> Sound:
    """One soft block: it is for you to answer."""
    return mix((0, 1.0, softened(wood(784, 0.16, 0.9), 2600)), (0, 0.3, bell(784, 0.16)))


def win() -> Sound:
    """A run up the strings that ends on an open fifth."""
    notes = [(0, 0), (0.1, 2), (0.2, 3), (0.3, 5), (0.42, 7)]
    parts = [(at, 0.75, string(PENTATONIC[note], 0.8, 40 + note, 0.55)) for at, note in notes]
    parts += [(0.56, 0.9, string(PENTATONIC[5], 0.95, 60, 0.5)), (0.56, 0.8, string(PENTATONIC[8], 0.95, 61, 0.5))]
    return mix(*parts)


def loss() -> Sound:
    """Three low strings, downward."""
    notes = [(0, 246.94), (0.2, 220.0), (0.42, 146.83)]
    return mix(*((at, 0.9, string(pitch, 0.85, 70 + number, 0.25)) for number, (at, pitch) in enumerate(notes)))


RECIPES = {
    "deal": Recipe(deal, SOFT),
    "play_one": Recipe(lambda: card(1)),
    "play_some": Recipe(play_some),
    "play_many": Recipe(play_many),
    "pass": Recipe(passing, SOFT),
    "beaten": Recipe(beaten),
    "reveal": Recipe(reveal),
    "throne": Recipe(throne),
    "report": Recipe(report),
    "finish": Recipe(finish, SOFT),
    "eggs": Recipe(eggs, SOFT),
    "trick": Recipe(trick, SOFT),
    "turn": Recipe(turn, SOFT),
    "win": Recipe(win),
    "loss": Recipe(loss),
}


def loudness(sound: Sequence[float]) -> float:
    """The most energetic moment as a root mean square, what lies below 300 Hz counted less, as ears do."""
    low = softened(sound, 300)
    squares = [(value - 0.5 * deep) ** 2 for value, deep in zip(sound, low, strict=True)]
    window = min(round(WINDOW * RATE), len(squares))
    total = most = sum(squares[:window])
    for leaving, coming in zip(squares, squares[window:], strict=False):
        total += coming - leaving
        most = max(most, total)
    return math.sqrt(most / window)


def levelled(sound: Sound, wanted: float) -> Sound:
    """As loud as wanted; peaks are pressed together gently so that none is cut off."""
    centre = sum(sound) / len(sound)
    sound = [value - centre for value in sound]
    factor = wanted / loudness(sound)
    for _ in range(4):
        pressed = [LOUDEST * math.tanh(value * factor / LOUDEST) for value in sound]
        factor *= wanted / loudness(pressed)
    return [LOUDEST * math.tanh(value * factor / LOUDEST) for value in sound]


def trimmed(sound: Sound) -> Sound:
    """Without the end that nobody hears."""
    quiet = max(map(abs, sound)) * 0.003
    last = next(at for at in range(len(sound) - 1, 0, -1) if abs(sound[at]) > quiet)
    return sound[: last + 1]


def finished(recipe: Recipe) -> Sound:
    """A sound as it is played."""
    return faded(levelled(trimmed(recipe.make()), recipe.loudness), 0.03)


def samples(sound: Sequence[float]) -> array[int]:
    """The same in 16 bits."""
    return array("h", (round(32767 * value) for value in sound))


def write(sound: Sequence[float], path: Path) -> None:
    """One channel."""
    bits = samples(sound)
    if sys.byteorder == "big":
        bits.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bits.tobytes())


def main(folder: Path) -> None:
    """Write every sound."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        write(finished(recipe), folder / f"{name}.wav")


if __name__ == "__main__":
    main(OUT)
