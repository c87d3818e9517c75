"""What the sounds are made of: wood, paper, metal and strings, as lists of samples between -1 and 1."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

RATE = 22050
"""Samples a second."""
Sound = list[float]


def silence(seconds: float) -> Sound:
    """Nothing for a while."""
    return [0.0] * round(seconds * RATE)


def mix(*parts: tuple[float, float, Sequence[float]]) -> Sound:
    """Sounds laid over one another, each given as (begins at, level, sound); seconds, factor."""
    length = max(round(at * RATE) + len(sound) for at, _, sound in parts)
    out = [0.0] * length
    for at, level, sound in parts:
        first = round(at * RATE)
        for number, value in enumerate(sound, first):
            out[number] += level * value
    return out


def struck(modes: Iterable[tuple[float, float, float]], seconds: float, glide: float = 0.0) -> Sound:
    """A body that rings after a blow. modes: (frequency, level, seconds to fall to a third) each; glide: how much
    higher every mode is at the end than in the beginning, as a share, as with a small opera gong."""
    out = silence(seconds)
    for frequency, level, fall in modes:
        decay = math.exp(-1.0 / (fall * RATE))
        turn = 2 * math.pi * frequency / RATE
        phase, loud = 0.0, level
        for at in range(len(out)):
            out[at] += loud * math.sin(phase)
            phase += turn * (1 + glide * (1 - math.exp(-4 * at / len(out))) - glide)
            loud *= decay
    return attacked(out, 0.0012)


def wood(pitch: float, seconds: float = 0.22, hollow: float = 0.3) -> Sound:
    """A knock on wood; hollow: how much of the air in it is heard, 0 a table top, 1 a temple block."""
    modes = [(1.0, 1.0, 0.030 + 0.03 * hollow), (2.42, 0.5, 0.016), (4.1, 0.28, 0.010), (6.3, 0.16, 0.006)]
    modes.append((0.52, 0.7 * (1 - hollow), 0.022))
    return mix(
        (0, 1, struck([(pitch * ratio, level, fall) for ratio, level, fall in modes], seconds)),
        (0, 0.35, paper(0.012, 2500, 1.0, seed=round(pitch))),
    )


def metal(pitch: float, seconds: float, bright: float = 0.5, glide: float = 0.0) -> Sound:
    """A small gong: modes that fit together in no scale, the higher the sooner gone."""
    ratios = [(1.0, 1.0), (1.47, 0.5), (2.09, 0.62), (2.56, 0.3), (3.41, 0.34), (4.27, 0.2), (5.9, 0.12), (7.3, 0.06)]
    modes = [
        (pitch * ratio, level * bright ** (0.45 * at), seconds * 0.34 / ratio**0.7)
        for at, (ratio, level) in enumerate(ratios)
    ]
    beating = [(frequency * 1.004, level * 0.5, fall) for frequency, level, fall in modes[:3]]
    return struck([*modes, *beating], seconds, glide)


def bell(pitch: float, seconds: float) -> Sound:
    """A small bowl, touched lightly."""
    modes = [(pitch, 1.0, seconds * 0.3), (pitch * 2.76, 0.25, seconds * 0.16), (pitch * 5.4, 0.1, seconds * 0.07)]
    return struck([*modes, (pitch * 1.003, 0.4, seconds * 0.3)], seconds)


def drum(pitch: float, seconds: float) -> Sound:
    """A skin that sags after the blow, with the stick on it."""
    out = silence(seconds)
    phase = 0.0
    for at in range(len(out)):
        time = at / RATE
        phase += 2 * math.pi * pitch * (1 + 0.7 * math.exp(-time / 0.03)) / RATE
        out[at] = math.sin(phase) * math.exp(-time / (seconds * 0.22))
    skin = struck([(pitch * 2.3, 0.35, seconds * 0.08), (pitch * 3.6, 0.2, seconds * 0.05)], seconds)
    return attacked(mix((0, 1, out), (0, 1, skin), (0, 0.4, paper(0.03, 900, 0.8, seed=3))), 0.002)


def paper(seconds: float, pitch: float, width: float = 0.8, rise: float = 0.002, seed: int = 1) -> Sound:
    """Noise around a pitch that swells and is gone: a card that is put down or slides. width: 0.1 a tone, 2 a hiss."""
    chance = random.Random(seed)
    noise = [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]
    out = band(noise, pitch, width)
    for at in range(len(out)):
        time = at / RATE
        out[at] *= min(1.0, time / rise) * math.exp(-4.5 * max(0.0, time - rise) / (seconds - rise))
    return out


def string(pitch: float, seconds: float, seed: int = 1, bright: float = 0.5) -> Sound:
    """A plucked string: a burst of noise that goes round in a loop and softens each time."""
    length = RATE / pitch - 0.5
    whole = int(length)
    rest = length - whole
    chance = random.Random(seed)
    burst = [chance.uniform(-1, 1) for _ in range(whole + 1)]
    for _ in range(round(6 * (1 - bright))):
        burst = [(here + there) / 2 for here, there in zip(burst, burst[1:] + burst[:1], strict=True)]
    loop, out, before = burst, silence(seconds), 0.0
    fade = 0.001 ** (1 / (pitch * seconds * 1.1))
    for at in range(len(out)):
        here, there = loop[at % (whole + 1)], loop[(at + 1) % (whole + 1)]
        value = here * (1 - rest) + there * rest
        loop[at % (whole + 1)] = fade * (value + before) / 2
        before = value
        out[at] = value
    return attacked(out, 0.003)


def band(sound: Sequence[float], pitch: float, width: float) -> Sound:
    """What lies around a pitch. width: of the band as a share of the pitch."""
    turn = 2 * math.pi * pitch / RATE
    alpha = math.sin(turn) * width / 2
    b0, a0, a1, a2 = alpha, 1 + alpha, -2 * math.cos(turn), 1 - alpha
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in sound:
        y = (b0 * (x - x2) - a1 * y1 - a2 * y2) / a0
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def softened(sound: Sequence[float], pitch: float) -> Sound:
    """Without what lies above a pitch, gently."""
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    out, value = [], 0.0
    for x in sound:
        value += share * (x - value)
        out.append(value)
    return out


def attacked(sound: Sound, seconds: float) -> Sound:
    """The same with a beginning that does not click."""
    rise = max(1, round(seconds * RATE))
    return [value * min(1.0, at / rise) for at, value in enumerate(sound)]


def faded(sound: Sound, seconds: float) -> Sound:
    """The same with an end that comes to rest."""
    fall = round(seconds * RATE)
    left = len(sound)
    return [
        value * (0.5 - 0.5 * math.cos(math.pi * min(1.0, (left - 1 - at) / fall))) for at, value in enumerate(sound)
    ]
