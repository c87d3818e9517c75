"""Pictures of everything that each region shows, with contact sheets: `python -m tests.app.pictures FOLDER`.

Without a screen: `QT_QPA_PLATFORM=offscreen` before it. The contact sheets are made by ImageMagick's `montage`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from app.application import Program
from app.command_line import parse
from app.journal import Position
from app.launch import Launch, prepare
from app.match_config import MatchConfig
from app.moments import PLAYER, find_moment, played_match
from engine.events import Applied, Event, Kicked, Played, Reported, Revolted, Smothered, TrickClosed, Voided
from engine.rules import Rules
from engine.variants import load, variant_ids
from tests.app.window.screen import Screen

LANGUAGES = ("zh", "en")
SIZES = ("1280x720", "1920x1080")
_RIGHT, _CENTRE = Qt.AlignmentFlag.AlignRight.value, Qt.AlignmentFlag.AlignHCenter.value
MOST_SEEDS = 12
"""Matches looked through for a moment at which the player is asked himself."""

EVENTS: dict[str, Callable[[Sequence[Event]], bool]] = {
    "after_revolt": lambda events: isinstance(events[-1], Revolted),
    "after_kick": lambda events: isinstance(events[-1], Kicked) and bool(events[-1].seats),
    "after_report": lambda events: isinstance(events[-1], Reported),
    "after_smother": lambda events: isinstance(events[-1], Smothered),
    "after_apply": lambda events: isinstance(events[-1], Applied),
    "after_twos": lambda events: isinstance(events[-1], TrickClosed) and isinstance(events[-2], Played),
    "middle": lambda events: isinstance(events[-1], TrickClosed) and len(events) > 60,
    "after_void": lambda events: isinstance(events[-1], Voided),
}
PANELS = (
    ("log", "settlement"),
    ("log", "play"),
    ("last_trick", "middle"),
    ("roles", "reveal"),
    ("rules", "play"),
    ("game", "play"),
    ("hint", "play"),
)
"""Opened as by their keys, over these moments; `hint` is the first hint."""


WITH_OPTIONS = (
    ("qingdao", "fixed_guard", "solo"),
    ("lianzhong-classic", "solo_claim", "solo_claim"),
    ("wild-twos", "emperor_pile", "throne"),
    ("wild-twos", "emperor_pile", "play"),
)
"""Phases that a region has, or has otherwise, with an option switched on."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One thing to be pictured: its name, the moment, and the panel that is open."""

    name: str
    position: Position
    panel: str = ""


def phases(rules: Rules) -> list[str]:
    """The phases of `--at` that these rules have."""
    declares = rules.declarations.guard or rules.declarations.revolt
    has = {
        "deal": True,
        "buy_three": rules.deck.buy_three,
        "tribute": rules.tribute.owed,
        "solo_claim": rules.throne.solo_claim,
        "throne": True,
        "call": rules.called,
        "solo": not rules.called,
        "allegiance": declares,
        "kick": rules.declarations.kick,
        "play": True,
        "reveal": True,
        "settlement": True,
    }
    return [phase for phase, there in has.items() if there]


def config_of(variant: str, seed: int, *options: str) -> MatchConfig:
    """A match that the bots play for everybody, with these options on."""
    bots = ("standard",) * 4
    return MatchConfig(variant, tuple((option, True) for option in options), str(seed), bots, 100, autoplay="standard")


def at_phase(variant: str, phase: str, *options: str) -> Position | None:
    """The moment of a phase, of a match in which the player is asked then if there is one among the first."""
    best = None
    for seed in range(1, MOST_SEEDS + 1):
        config = config_of(variant, seed, *options)
        found = find_moment(played_match(config, config.begin(), phase), phase)
        if found is None:
            continue
        outcome = found.state.outcome
        asked = found.state.prompt(PLAYER) is not None or phase in ("deal", "buy_three", "reveal")
        if asked or (outcome is not None and not outcome.void):
            return found
        best = best or found
    return best


def after_events(variant: str) -> dict[str, Position]:
    """The first moment after each of EVENTS, in the first matches of a region."""
    found: dict[str, Position] = {}
    for seed in range(1, MOST_SEEDS + 1):
        config = config_of(variant, seed)
        known = 0
        for position in played_match(config, config.begin(), "kick" if seed % 2 else ""):
            state = position.state
            for at in range(known, len(state.events)):
                for name, fits in EVENTS.items():
                    if name not in found and fits(state.events[: at + 1]):
                        found[name] = position
            known = len(state.events)
    return found


def sights(variant: str) -> Iterator[Sight]:
    """Everything of one region, in the order of a deal."""
    moments: dict[str, Position] = {}
    for phase in phases(load(variant).rules()):
        position = at_phase(variant, phase)
        if position is None:
            print(f"{variant}: no moment of {phase} in {MOST_SEEDS} matches", file=sys.stderr)
            continue
        moments[phase] = position
        yield Sight(phase, position)
    moments |= after_events(variant)
    yield from (Sight(name, moments[name]) for name in EVENTS if name in moments)
    for region, option, phase in WITH_OPTIONS:
        if region == variant and (position := at_phase(variant, phase, option)) is not None:
            yield Sight(f"{phase}_with_{option}", position)
    for panel, moment in PANELS:
        yield Sight(f"{panel}_over_{moment}", moments[moment], panel)


def picture(base: Launch, sight: Sight, language: str, size: str, file: Path) -> list[str]:
    """Show one sight in the window and save what is shown; what is wrong with its texts."""
    base.settings.for_this_run(language=language, motion=False)
    width, height = (int(part) for part in size.split("x"))
    config = replace(sight.position.config, autoplay=None)
    position = replace(sight.position, config=config)
    program = Program(replace(base, config=config, position=position, size=(width, height), screenshot=file))
    window = program.open()
    assert window is not None
    if sight.panel == "hint":
        QTimer.singleShot(0, program.game.hint)
    elif sight.panel:
        QTimer.singleShot(0, lambda: program.game.wanted.emit(sight.panel))
    application = QGuiApplication.instance()
    assert application is not None
    application.exec()
    scrolls = sight.panel in ("log", "rules")
    found = [] if scrolls else faults(Screen(window, program.game), bool(sight.panel) or position.state.over)
    program.close()
    return found


def faults(screen: Screen, covered: bool) -> list[str]:
    """Texts that are cut short, and, where nothing is meant to lie over the table, those that run into one another."""
    found = [f"cut: {text}" for text in screen.cut_texts()]
    if covered:
        return found
    for one, other in combinations(list(lines(screen)), 2):
        common = one[1].intersected(other[1])
        if common.width() > 1 and common.height() > 1:
            found.append(f"{one[0]} / {other[0]}")
    return found


def lines(screen: Screen) -> Iterator[tuple[str, QRectF]]:
    """Every text that is written on the table, and the room that its letters take; not what stands on cards."""
    for item in screen.items():
        if not item.inherits("QQuickText") or not item.property("text") or on_card(item):
            continue
        width, height = item.property("contentWidth"), item.property("contentHeight")
        aligned = QQmlExpression(qmlContext(item), item, "effectiveHorizontalAlignment").evaluate()
        left = {_RIGHT: 1.0, _CENTRE: 0.5}.get(aligned[0] if isinstance(aligned, tuple) else aligned, 0.0)
        x = (item.width() - width) * left
        yield str(item.property("text")), item.mapRectToScene(QRectF(x, 0, width, height)).adjusted(0, 3, 0, -3)


def on_card(item: QQuickItem) -> bool:
    """Whether an item is part of a card, whose twins hide it."""
    parent: QQuickItem | None = item
    while parent is not None:
        kind = parent.metaObject().className()
        if kind.startswith(("Card_", "IndexCard_", "MiniCards_", "HandCard_", "TrickPile_")):
            return True
        parent = parent.parentItem()
    return False


def main() -> None:
    """Render, then put the pictures of each region, language and size on one sheet."""
    parser = argparse.ArgumentParser(description="Picture every phase and event of every region.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--variant", action="append", choices=variant_ids(), help="these regions only")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="these languages only")
    parser.add_argument("--size", action="append", help="these sizes only, such as 1280x720")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    number = 0
    for variant in asked.variant or variant_ids():
        shown = list(sights(variant))
        base = prepare(parse(["--screenshot", "unused.png", "--variant", variant, "--seed", "1", "--at", "deal"]))
        for language in asked.lang or LANGUAGES:
            for size in asked.size or SIZES:
                files = []
                for at, sight in enumerate(shown):
                    file = asked.folder / f"{variant}-{language}-{size}-{at:02}-{sight.name}.png"
                    for fault in picture(base, sight, language, size, file):
                        print(f"{file.name}: {fault}")
                    files.append(file)
                number += len(files)
                sheet(files, asked.folder / f"sheet-{variant}-{language}-{size}.png")
    print(f"{number} pictures in {asked.folder}")


def sheet(files: list[Path], into: Path) -> None:
    """All pictures of one kind on one page, each under its name."""
    words = ["montage", "-label", "%t", *map(str, files), "-tile", "3x", "-geometry", "640x360+4+4", str(into)]
    subprocess.run(words, check=True)


if __name__ == "__main__":
    main()
