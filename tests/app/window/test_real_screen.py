"""One deal on a real X server: the program in its own process, keys and clicks by xdotool, movement on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from app.journal import Journal, Position
from app.storage import open_storage
from engine import movegen
from engine.actions import PlayCards, Prompt
from engine.cards import Card, Mark, Rank, strength
from engine.view import SeatView, view
from tests.app.window.player import chosen_answer

ROOT = Path(__file__).resolve().parents[3]
NEEDED = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
DEALT = 2
"""Seconds after which the hand has flown in."""
UNASKED = 1.0
"""Seconds after which Enter cannot be the second of two quick ones."""
KEYS = {Rank.TEN: "0", Rank.SMALL: "z", Rank.BIG: "x"}

pytestmark = pytest.mark.skipif(bool(NEEDED), reason=f"needs {', '.join(NEEDED)}")


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own, on whatever number is free."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    assert number, "Xvfb does not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


@dataclass
class Desk:
    """The running program, and hands on its keyboard and mouse. What it is at is read from a copy of its saved game."""

    process: subprocess.Popen[bytes]
    environment: dict[str, str]
    folder: Path
    copy: Path
    taken_whole: list[str] = field(default_factory=list)
    clicked: int = 0

    def do(self, *words: str) -> str:
        """One call of xdotool."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=30, check=True
        )
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Keys as the X server sends them."""
        self.do("key", "--delay", "25", *keys)

    def position(self) -> Position:
        """Where the match stands on disk."""
        for _ in range(20):
            shutil.rmtree(self.copy, ignore_errors=True)
            shutil.copytree(self.folder, self.copy)
            storage, trouble = open_storage(self.copy)
            if storage is not None and trouble is None:
                found, trouble = Journal(storage).resume()
                storage.close()
                if found is not None:
                    return found
            time.sleep(0.1)  # copied in the middle of a write
        raise AssertionError(f"there is no match on disk: {trouble}")

    def until_asked(self) -> Position:
        """Until the player is asked or the deal is over, and stands there long enough to be a question."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            assert self.process.poll() is None, "the program has ended"
            found = self.position()
            if found.state.over or found.state.prompt(0) is not None:
                return found
            time.sleep(0.1)
        raise AssertionError("neither the player's turn nor the end")

    def until_answered(self, before: SeatView) -> SeatView:
        """Until the answer is on disk."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            found = view(self.position().state, 0)
            if len(found.own_answers) > len(before.own_answers):
                return found
            time.sleep(0.05)
        raise AssertionError(f"the answer to {before.prompt} does not arrive")


@pytest.fixture
def desk(display: str, tmp_path: Path) -> Iterator[Desk]:
    """The program at its usual size, quick but moving."""
    folder = tmp_path / "data"
    environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    words = ["--variant", "lianzhong-simple", "--seed", "84", "--lang", "zh", "--size", "1280x720", "--speed", "fast"]
    log = (tmp_path / "log").open("wb")
    process = subprocess.Popen(
        [sys.executable, "-m", "app", *words, "--bots", "standard", "--data-dir", str(folder)],
        cwd=ROOT,
        env=environment,
        stdout=log,
        stderr=log,
    )
    desk = Desk(process, environment, folder, tmp_path / "copy")
    try:
        window = desk.do("search", "--sync", "--onlyvisible", "--name", "保皇").splitlines()[-1]
        desk.do("windowfocus", "--sync", window)
        yield desk
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(10)
        log.close()
    said = (tmp_path / "log").read_text(encoding="utf-8")
    assert said == "", said


def play(desk: Desk, seen: SeatView) -> None:
    """One answer of the player, by keys or by the mouse."""
    action = chosen_answer(seen, declare=False)
    if not isinstance(action, PlayCards):
        answer(desk, seen, seen.legal.index(action))
    elif not seen.table:
        lead(desk, seen)
    elif not action.cards:
        desk.press("p")
        assert desk.until_answered(seen).own_answers[-1] == action
    else:
        follow(desk, seen, action)


def answer(desk: Desk, seen: SeatView, index: int) -> None:
    """An answer of a role phase; the safe one is chosen at first. The first question waits for the cards."""
    safe = 0
    if not seen.own_answers:
        time.sleep(DEALT)
    if index == safe:
        time.sleep(UNASKED)
    desk.press(*["Right"] * (index - safe), "Return")
    assert desk.until_answered(seen).own_answers[-1] == seen.legal[index]


def lead(desk: Desk, seen: SeatView) -> None:
    """A whole column: by Shift and its key, now and then by two quick clicks on its front card."""
    columns = Counter(strength(card, seen.rules.special) for card in seen.hand)
    marked = {strength(card, seen.rules.special) for card in seen.hand if card.mark is not Mark.NONE}
    rank = min((rank for rank in columns if rank not in marked), default=min(columns))
    key = KEYS.get(rank, rank.letter.lower())
    if rank in marked:
        desk.press("shift+" + key, "Return")
    elif len(desk.taken_whole) % 3 == 2:
        ordered = sorted(columns, reverse=True)
        pitch = min(78.5, (1280 - 44 - 72) / max(1, len(columns) - 1))
        x = 640 + (ordered.index(rank) - (len(columns) - 1) / 2) * pitch
        desk.do("mousemove", str(round(x)), "640", "click", "--repeat", "2", "--delay", "60", "1")
        desk.clicked += 1
    else:
        desk.press("shift+" + key, "Return")
    played = desk.until_answered(seen).own_answers[-1]
    assert isinstance(played, PlayCards)
    assert Counter(strength(card, seen.rules.special) for card in played.cards) == {rank: columns[rank]}
    desk.taken_whole.append(key)


def follow(desk: Desk, seen: SeatView, wanted: PlayCards) -> None:
    """The rank of a sensible answer: the window fills in what it takes."""
    rank = min(strength(card, seen.rules.special) for card in wanted.cards)
    if rank.is_joker:  # their keys take one at a time
        needed = Counter(KEYS[card.rank] for card in wanted.cards)
        desk.press(*(key for key in needed.elements()), "Return")
    else:
        desk.press(KEYS.get(rank, rank.letter.lower()), "Return")
    played = desk.until_answered(seen).own_answers[-1]
    assert isinstance(played, PlayCards)
    assert _base(played.cards, seen) is rank
    assert played.cards and seen.refuse(played) is None
    assert any(_alike(play, played.cards) for play in movegen.follows(seen.hand, seen.table, seen.rules))


def _base(cards: tuple[Card, ...], seen: SeatView) -> Rank:
    return min(strength(card, seen.rules.special) for card in cards)


def _alike(one: tuple[Card, ...], other: tuple[Card, ...]) -> bool:
    return Counter((card.rank, card.mark) for card in one) == Counter((card.rank, card.mark) for card in other)


def test_one_deal_from_the_throne_to_the_settlement(desk: Desk) -> None:
    prompts: set[Prompt | None] = set()
    for _ in range(120):
        found = desk.until_asked()
        if found.state.over:
            break
        seen = view(found.state, 0)
        prompts.add(seen.prompt)
        play(desk, seen)
    assert found.state.over and found.settled
    assert found.state.outcome is not None and not found.state.outcome.void
    assert {Prompt.THRONE, Prompt.SOLO, Prompt.PLAY} <= prompts
    assert len([key for key in desk.taken_whole if key.isdigit()]) >= 2, desk.taken_whole
    assert desk.clicked
    time.sleep(1.5)
    desk.press("Return")
    end = time.monotonic() + 10
    while desk.position().before.number == 0:
        assert time.monotonic() < end, "Enter does not deal again at the settlement"
        time.sleep(0.1)
    desk.press("ctrl+q")
    assert desk.process.wait(10) == 0
