"""Short words of the computer players, chosen from what the whole table has seen, and from nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from app.models.rows import RowsModel
from app.session import GameSession, Stepped
from app.text_chat import Occasion, phrase
from engine.actions import SEATS, Seat
from engine.events import Crowned, Declined, Event, Finished, Passed, Played, Reported, Revealed, event_json

from .game import GameViewModel
from .settings import SettingsViewModel
from .table import YOU

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

STAYS: Final = 3500
"""Milliseconds for which words stand at a seat."""
_MANY: Final = 5
_FEW: Final = 4
_CHANCE: Final = {
    Occasion.CROWNED: 0.8,
    Occasion.DECLINED: 0.3,
    Occasion.MANY: 0.3,
    Occasion.JOKERS: 0.25,
    Occasion.PASSED: 0.05,
    Occasion.FINISHED: 0.8,
    Occasion.REVEALED: 0.8,
    Occasion.FEW: 0.5,
}


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says something, and on which occasion."""

    seat: Seat
    occasion: Occasion


@dataclass(frozen=True, slots=True)
class BubbleRow:
    """Words at a seat. position: see `Table.position`."""

    key: Seat
    position: int
    text: str


def remark(events: Sequence[Event], at: int) -> Remark | None:
    """What is said to the public event number `at`, mostly nothing.

    The chance is drawn from the number and the words of that event alone: the same log, the same remarks, whatever
    anybody holds.
    """
    event = events[at]
    occasion = _occasion(event)
    if occasion is None:
        return None
    rng = Random(f"{at} {json.dumps(event_json(event), sort_keys=True)}")
    if rng.random() >= _CHANCE[occasion]:
        return None
    doer: Seat = getattr(event, "seat", YOU)
    if occasion in (Occasion.REVEALED, Occasion.FEW):
        out = {past.seat for past in events[:at] if isinstance(past, Finished)}
        others = [seat for seat in SEATS if seat not in (YOU, doer) and seat not in out]
        return Remark(rng.choice(others), occasion) if others else None
    return None if doer == YOU else Remark(doer, occasion)


def _occasion(event: Event) -> Occasion | None:
    match event:
        case Crowned():
            return Occasion.CROWNED
        case Declined():
            return Occasion.DECLINED
        case Played(_, _, left) if left is not None and 0 < left <= _FEW:
            return Occasion.FEW
        case Reported():
            return Occasion.FEW
        case Played(_, cards) if any(card.rank.is_joker for card in cards):
            return Occasion.JOKERS
        case Played(_, cards) if len(cards) >= _MANY:
            return Occasion.MANY
        case Passed():
            return Occasion.PASSED
        case Finished():
            return Occasion.FINISHED
        case Revealed():
            return Occasion.REVEALED
        case _:
            return None


@QmlElement
class ChatViewModel(QObject):
    """Nothing waits for it, and nothing of it is kept."""

    changed = Signal()

    def __init__(
        self, session: GameSession, game: GameViewModel, settings: SettingsViewModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._bubbles = RowsModel(BubbleRow, self)
        self._said: dict[Seat, Remark] = {}
        self._end = QTimer(self, singleShot=True, interval=STAYS)
        self._end.timeout.connect(self._fall_silent)
        session.stepped.connect(self._on_stepped)
        session.deal_began.connect(self._fall_silent)
        session.resumed.connect(self._fall_silent)
        settings.chatChanged.connect(self._fall_silent)
        game.pictured.connect(self._show)

    @Property(RowsModel, constant=True)
    def bubbles(self) -> RowsModel:
        """Rows of BubbleRow."""
        return self._bubbles

    def _on_stepped(self, step: Stepped) -> None:
        if not self._settings.current.chat or step.state.over:
            return
        events = step.state.events
        for at in range(len(events) - len(step.events), len(events)):
            said = remark(events, at)
            if said is not None:
                self._said[said.seat] = said
                self._end.start()
        self._show()

    def _fall_silent(self) -> None:
        self._said.clear()
        self._end.stop()
        self._show()

    def _show(self) -> None:
        table = self._game.table
        said = () if table is None else sorted(self._said.items())
        self._bubbles.show(
            [
                BubbleRow(seat, 0 if table is None else table.position(seat), phrase(seat, one.occasion))
                for seat, one in said
            ]
        )
