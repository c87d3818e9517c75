"""What you hear: takes the session's steps as you see them to the sounds, and the announcements to the voice."""

from __future__ import annotations

import time
from collections.abc import Iterable

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from app import text_aloud
from app.language import Language
from app.session import GameSession, MatchSummary, Stepped
from app.sound import SoundOutput

from .cues import Cue, Recent, Sounding, outcome_cues, step_cues
from .game import GameViewModel
from .settings import SettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class HearingViewModel(QObject):
    """Knows of the deal what the table shows you. Made after the view model of the game, whose picture it takes."""

    soundNoteChanged = Signal()

    def __init__(
        self,
        session: GameSession,
        game: GameViewModel,
        settings: SettingsViewModel,
        language: Language,
        sound: SoundOutput,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._sound = sound
        self._recent = Recent()
        self._begun = False
        self._sample = QTimer(self, singleShot=True, interval=150)
        self._sample.timeout.connect(lambda: self._play([Sounding(Cue.PLAY_ONE)]))
        session.deal_began.connect(self._on_deal_began)
        session.stepped.connect(self._on_stepped)
        session.asked.connect(self._on_asked)
        session.deal_ended.connect(self._on_deal_ended)
        settings.soundChanged.connect(self._on_sound)
        settings.soundVolumeChanged.connect(self._on_sound)
        sound.changed.connect(self.soundNoteChanged)
        language.changed.connect(self.soundNoteChanged)

    def begin(self) -> None:
        """Load what is switched on, now that the window is there."""
        self._begun = True
        if self._settings.current.sound:
            self._sound.load()

    @Property(str, notify=soundNoteChanged)
    def soundNote(self) -> str:
        """Why nothing is heard, empty where sounds can be played."""
        return text_aloud.sound_note(self._sound.state) if self._settings.current.sound else ""

    def _on_deal_began(self, _: object) -> None:
        self._play([Sounding(Cue.DEAL)])

    def _on_stepped(self, step: Stepped) -> None:
        table = self._game.table
        if table is not None:
            self._play(step_cues(step.events, table.view, self._settings.current.pace))

    def _on_asked(self, _: object) -> None:
        self._play([Sounding(Cue.TURN)])

    def _on_deal_ended(self, summary: MatchSummary) -> None:
        self._play(outcome_cues(summary.before, summary.after))

    def _on_sound(self) -> None:
        """Another choice is heard as soon as the slider rests."""
        if self._begun and self._settings.current.sound:
            self._sound.load()
        self.soundNoteChanged.emit()
        self._sample.start()

    def _play(self, soundings: Iterable[Sounding]) -> None:
        current = self._settings.current
        if not current.sound or current.sound_volume == 0:
            return
        self._recent, kept = self._recent.without_crowding(soundings, round(1000 * time.monotonic()))
        for sounding in kept:
            self._sound.play(sounding.cue.value, (current.sound_volume / 100) ** 2, sounding.after)
