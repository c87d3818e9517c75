"""What you hear: takes the session's steps as you see them to the sounds, and the announcements to the voice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from app import text_aloud
from app.language import Language
from app.session import GameSession, MatchSummary, Stepped
from app.sound import SoundOutput
from app.utterance import Utterance
from app.voice import VoiceOutput
from app.voice_state import VoiceState

from .announcer import Announcer
from .cues import Cue, Recent, Sounding, outcome_cues, step_cues
from .game import GameViewModel
from .settings import SettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class HearingViewModel(QObject):
    """Knows of the deal what the table shows you. Made after the view model of the game, whose picture it takes."""

    soundNoteChanged = Signal()
    voiceNoteChanged = Signal()

    def __init__(
        self,
        session: GameSession,
        game: GameViewModel,
        settings: SettingsViewModel,
        language: Language,
        sound: SoundOutput,
        voice: VoiceOutput,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._language = language
        self._sound = sound
        self._voice = voice
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
        settings.voiceChanged.connect(self._on_voice)
        cast(Announcer, game.announcer).uttered.connect(self._on_uttered)
        voice.changed.connect(self.voiceNoteChanged)
        language.changed.connect(self._on_voice)
        sound.changed.connect(self.soundNoteChanged)
        language.changed.connect(self.soundNoteChanged)

    def begin(self) -> None:
        """Load what is switched on, now that the window is there."""
        self._begun = True
        if self._settings.current.sound:
            self._sound.load()
        self._on_voice()

    @Property(str, notify=soundNoteChanged)
    def soundNote(self) -> str:
        """Why nothing is heard, empty where sounds can be played."""
        return text_aloud.sound_note(self._sound.state) if self._settings.current.sound else ""

    @Property(str, notify=voiceNoteChanged)
    def voiceNote(self) -> str:
        """What the voice does, or why it is silent although it is switched on."""
        return text_aloud.voice_note(self._voice.state if self._settings.current.voice else VoiceState.UNLOADED)

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

    def _on_voice(self) -> None:
        if not self._settings.current.voice:
            self._voice.hush()
        elif self._begun:
            self._voice.speak(self._language.code)
        self.voiceNoteChanged.emit()

    def _on_uttered(self, said: Utterance) -> None:
        current = self._settings.current
        if current.voice and current.voice_volume > 0:
            spoken = Utterance(text_aloud.aloud(said.text), said.weight)
            self._voice.say(spoken, current.voice_volume / 100)

    def _play(self, soundings: Iterable[Sounding]) -> None:
        current = self._settings.current
        if not current.sound or current.sound_volume == 0:
            return
        self._recent, kept = self._recent.without_crowding(soundings, self._sound.now())
        for sounding in kept:
            self._sound.play(sounding.cue.value, (current.sound_volume / 100) ** 2, sounding.after)
