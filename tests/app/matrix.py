"""Every screen in every language, window size, text size and theme, looked at: `python -m tests.app.matrix FOLDER`.

Prints what is wrong and ends with 1 where anything is. Pictures of one kind come on sheets (ImageMagick's `montage`).
Without a screen: `QT_QPA_PLATFORM=offscreen` before it. `--sample 150` takes that many of all, spread over them.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from itertools import product
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from app.application import Program
from app.command_line import parse
from app.launch import Launch, prepare
from tests.app.flaws import flaws
from tests.app.views import View, scrolled, views
from tests.app.window.screen import Screen, foreign, without_names_beside

LANGUAGES = ("zh", "en")
SIZES = ("1280x720", "1366x768", "1920x1080", "3840x2160")
TEXTS = {"usual": 100, "large": 200, "small": 50}
"""Percent of what the window gives; it takes as much of that as it has room for, and no less than at 1280×720."""
THEMES: dict[str, dict[str, object]] = {
    "dark": {"theme": "dark"},
    "light": {"theme": "light"},
    "contrast": {"theme": "dark", "high_contrast": True},
    "contrast-light": {"theme": "light", "high_contrast": True},
}
RULES = "rules"
"""The English sheet gives the Chinese name of a rule in brackets."""
LANGUAGE_NAMES = ("中文", "English")
ON_A_SHEET = 12
LAID_OUT_MS = 120
"""From opening a pane until its pages have their heights."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a screen is shown."""

    language: str
    size: str
    text: str
    theme: str

    def settings(self) -> dict[str, object]:
        """The settings that make it so."""
        usual: dict[str, object] = {"text_size": TEXTS[self.text], "high_contrast": False, "motion": False}
        return usual | {"language": self.language} | THEMES[self.theme]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the matrix."""

    view: View
    look: Look

    @property
    def name(self) -> str:
        look = self.look
        return f"{self.view.name}-{look.language}-{look.size}-{look.text}-{look.theme}"


def shots(asked: argparse.Namespace) -> list[Shot]:
    """All that fit the arguments, or some of them, drawn evenly."""
    chosen = [view for view in views() if not asked.view or any(fnmatch(view.name, one) for one in asked.view)]
    looks = list(product(asked.lang or LANGUAGES, asked.size or SIZES, asked.text or TEXTS, asked.theme or THEMES))
    found = []
    for view in chosen:
        fitting = [Look(*one) for one in looks]
        if view.size is not None:
            only = "{}x{}".format(*view.size)
            fitting = list(dict.fromkeys(replace(look, size=only) for look in fitting))
        found += [Shot(view, look) for look in fitting]
    return found if asked.sample is None else sample(found, asked.sample)


def sample(found: Sequence[Shot], count: int) -> list[Shot]:
    """So many that every screen comes as often as any other, and looks by chance, the same every time."""
    chance = random.Random(count)
    by_view: dict[str, list[Shot]] = {}
    for shot in found:
        by_view.setdefault(shot.view.name, []).append(shot)
    for ones in by_view.values():
        chance.shuffle(ones)
    rounds = max(map(len, by_view.values()), default=0)
    dealt = [ones[turn] for turn in range(rounds) for ones in by_view.values() if turn < len(ones)]
    chosen = {shot.name for shot in dealt[:count]}
    return [shot for shot in found if shot.name in chosen]


def take(base: Launch, shot: Shot, file: Path) -> list[str] | None:
    """Show one screen and save what is shown; what is wrong with it, None where the pane has no such page."""
    view = shot.view
    base.settings.for_this_run(**shot.look.settings())
    width, height = map(int, shot.look.size.split("x"))
    before = base.settings.current
    base.settings.for_this_run(**view.settings)
    position = view.position()
    config = base.config if position is None else position.config
    first_run = position is None
    launch = replace(base, config=config, position=position, size=(width, height), screenshot=file, first_run=first_run)
    program = Program(launch)
    window = program.open()
    assert window is not None
    there = True

    def turn() -> None:
        nonlocal there
        there = scrolled(window, view.name.rpartition("_")[0], view.page)

    QTimer.singleShot(0, window, lambda: view.open(program, window))
    QTimer.singleShot(LAID_OUT_MS, window, turn)
    QGuiApplication.exec()
    found = flaws(window) if there else None
    if found is not None:
        texts = Screen(window, program.game).shown_texts()
        if view.name.startswith(RULES) and shot.look.language == "en":
            texts = without_names_beside(texts)
        words = foreign(texts, shot.look.language)
        found += [f"language: {word}" for word in words if word not in LANGUAGE_NAMES]
    program.close()
    base.settings.current = before
    return found


def sheets(files: Sequence[Path], folder: Path, name: str) -> Iterator[Path]:
    """The pictures on pages, each under its name."""
    for at in range(0, len(files), ON_A_SHEET):
        into = folder / f"sheet-{name}-{at // ON_A_SHEET + 1}.png"
        some = map(str, files[at : at + ON_A_SHEET])
        words = ["montage", "-label", "%t", *some, "-tile", "3x", "-geometry", "640x360+4+4", str(into)]
        subprocess.run(words, check=True)
        yield into


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Picture every screen in every look, and say what is wrong.")
    parser.add_argument("folder", type=Path)
    names = ", ".join(view.name for view in views())
    parser.add_argument("--view", action="append", help=f"these screens only, * for any letters: {names}")
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--size", action="append", help=f"usual: {', '.join(SIZES)}")
    parser.add_argument(
        "--text", action="append", choices=tuple(TEXTS), help="the usual, the most and the least that a window has"
    )
    parser.add_argument("--theme", action="append", choices=tuple(THEMES))
    parser.add_argument("--sample", type=int, metavar="N", help="only so many, spread over all")
    parser.add_argument("--no-sheets", action="store_true")
    return parser.parse_args()


def main() -> int:
    """Picture them one by one, then put those of each language on sheets."""
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    base = prepare(parse(["--screenshot", "unused.png", "--variant", "qingdao", "--seed", "4", "--at", "deal"]))
    taken: dict[str, list[Path]] = {}
    wrong = 0
    for shot in shots(asked):
        file = asked.folder / f"{shot.name}.png"
        found = take(base, shot, file)
        if found is None:
            file.unlink(missing_ok=True)
            continue
        taken.setdefault(shot.look.language, []).append(file)
        wrong += bool(found)
        for flaw in found:
            print(f"{shot.name}: {flaw!r}", flush=True)
    for language, files in taken.items():
        for page in [] if asked.no_sheets else sheets(files, asked.folder, language):
            print(page)
    print(f"{sum(map(len, taken.values()))} pictures in {asked.folder}, {wrong} of them with something wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
