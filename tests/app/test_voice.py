"""The voice: what it reads, in which language, what it leaves out, and where there is none."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from types import ModuleType
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QLocale, QObject, Signal
from pytestqt.qtbot import QtBot

from app.language import Language
from app.reader import read_apart
from app.text_aloud import aloud, voice_note
from app.utterance import MOST, Utterance, Waiting, Weight, queued
from app.voice import VoiceApart, VoiceHere
from app.voice_state import VoiceState


class Speech(QObject):
    """Stands for QTextToSpeech; `now` is the one there is."""

    class State:
        Ready, Speaking, Error = "ready", "speaking", "error"

    stateChanged = Signal(str)
    engines: ClassVar[list[str]] = ["speechd", "mock"]
    first_state: ClassVar[str] = State.Ready
    locales: ClassVar[list[str]] = ["en_US", "zh_TW", "zh_CN", "fr_FR"]
    now: ClassVar[Any] = None

    @staticmethod
    def availableEngines() -> list[str]:
        return Speech.engines

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = Speech.first_state
        self.said: list[str] = []
        self.locale = ""
        self.volume = -1.0
        self.stops = 0
        Speech.now = self

    def state(self) -> str:
        return self._state

    def reach(self, state: str) -> None:
        self._state = state
        self.stateChanged.emit(state)

    def availableLocales(self) -> list[QLocale]:
        return [QLocale(name) for name in Speech.locales]

    def setLocale(self, locale: QLocale) -> None:
        self.locale = locale.name()

    def setRate(self, rate: float) -> None:
        pass

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def say(self, text: str) -> None:
        self.said.append(text)
        self.reach(self.State.Speaking)

    def stop(self) -> None:
        self.stops += 1
        if self._state == self.State.Speaking:
            self.reach(self.State.Ready)


@pytest.fixture
def voice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[VoiceHere]:
    module: Any = ModuleType("PySide6.QtTextToSpeech")
    module.QTextToSpeech = Speech
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", module)
    for name in ("engines", "first_state", "locales", "now"):
        monkeypatch.setattr(Speech, name, getattr(Speech, name))
    output = VoiceHere()
    yield output
    output.close()


def reach(qtbot: QtBot, voice: VoiceHere, language: str, state: VoiceState) -> None:
    voice.speak(language)
    qtbot.waitUntil(lambda: voice.state is state, timeout=5000)


@pytest.mark.parametrize(("language", "locale"), [("zh", "zh_CN"), ("en", "en_US")])
def test_the_voice_is_that_of_the_language(qtbot: QtBot, voice: VoiceHere, language: str, locale: str) -> None:
    reach(qtbot, voice, language, VoiceState.READY)
    assert Speech.now.locale == locale
    voice.say(Utterance("5"), 0.5)
    qtbot.waitUntil(lambda: Speech.now.said == ["5"], timeout=5000)
    assert Speech.now.volume == 0.5


def test_another_language_is_another_voice_at_once(qtbot: QtBot, voice: VoiceHere) -> None:
    reach(qtbot, voice, "en", VoiceState.READY)
    for text in ("one", "two"):
        voice.say(Utterance(text), 1)
    reach(qtbot, voice, "zh", VoiceState.READY)
    assert Speech.now.locale == "zh_CN" and Speech.now.said == ["one"], "what waited was in the other language"
    voice.say(Utterance("三"), 1)
    qtbot.waitUntil(lambda: Speech.now.said == ["one", "三"], timeout=5000)


def test_without_a_voice_for_the_language_nothing_is_read(
    qtbot: QtBot, voice: VoiceHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speech, "locales", ["en_US"])
    reach(qtbot, voice, "zh", VoiceState.NO_VOICE)
    voice.say(Utterance("三"), 1)
    qtbot.wait(50)
    assert Speech.now.said == []
    reach(qtbot, voice, "en", VoiceState.READY)


def test_an_engine_that_takes_its_time_is_waited_for(
    qtbot: QtBot, voice: VoiceHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speech, "locales", [])
    monkeypatch.setattr(Speech, "first_state", "starting")
    reach(qtbot, voice, "zh", VoiceState.NO_VOICE)
    monkeypatch.setattr(Speech, "locales", ["zh_CN"])
    Speech.now.reach(Speech.State.Ready)
    qtbot.waitUntil(lambda: voice.state is VoiceState.READY, timeout=5000)


@pytest.mark.parametrize("fault", ["module", "engine", "error"])
def test_where_nothing_reads_aloud_that_is_told(
    qtbot: QtBot, voice: VoiceHere, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    if fault == "module":
        monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    elif fault == "engine":
        monkeypatch.setattr(Speech, "engines", ["mock"])
    else:
        monkeypatch.setattr(Speech, "locales", [])
        monkeypatch.setattr(Speech, "first_state", Speech.State.Error)
    reach(qtbot, voice, "en", VoiceState.MISSING)
    voice.say(Utterance("5"), 1)
    voice.hush()
    qtbot.wait(50)


def test_sentences_wait_and_an_answer_does_not(qtbot: QtBot, voice: VoiceHere) -> None:
    reach(qtbot, voice, "en", VoiceState.READY)
    for text in ("one", "two", "three"):
        voice.say(Utterance(text), 1)
    qtbot.waitUntil(lambda: Speech.now.said == ["one"], timeout=5000)
    Speech.now.reach(Speech.State.Ready)
    qtbot.waitUntil(lambda: Speech.now.said == ["one", "two"], timeout=5000)
    voice.say(Utterance("no", Weight.ANSWER), 1)
    qtbot.waitUntil(lambda: Speech.now.said == ["one", "two", "no"], timeout=5000)
    Speech.now.reach(Speech.State.Ready)
    qtbot.wait(50)
    assert Speech.now.said == ["one", "two", "no"], "what waited is no news any more"


def test_hush_is_silence(qtbot: QtBot, voice: VoiceHere) -> None:
    reach(qtbot, voice, "en", VoiceState.READY)
    for text in ("one", "two"):
        voice.say(Utterance(text), 1)
    voice.hush()
    qtbot.wait(100)
    assert Speech.now.said == ["one"] and Speech.now.state() == Speech.State.Ready


def test_what_waits_too_long_is_left_out_passes_first() -> None:
    waiting: Waiting = ()
    for text, weight in [("a", Weight.NEWS), ("pass", Weight.SLIGHT), ("b", Weight.NEWS), ("c", Weight.NEWS)]:
        waiting = queued(waiting, Utterance(text, weight))
    assert [said.text for said in waiting] == ["a", "b", "c"] and len(waiting) == MOST
    assert [said.text for said in queued(waiting, Utterance("d"))] == ["b", "c", "d"]
    assert [said.text for said in queued(waiting, Utterance("no", Weight.ANSWER))] == ["no"]


@pytest.mark.parametrize(
    ("language", "sentence", "spoken"),
    [
        ("en", "West: 5×9 + small joker (12 left)", "West: 5 9s and small joker (12 left)"),
        ("en", "West: 3×K + 2×small joker", "West: 3 kings and 2 small joker"),
        ("en", "West: 10×10", "West: 10 10s"),
        ("en", "West: K", "West: K"),
        ("en", "Stakes ×4", "Stakes times 4"),
        ("en", "a 3 from West, for ♠2 · −4", "a 3 from West, for spades 2, minus 4"),
        ("zh", "西：5×9 + 小王", "西：5个9加小王"),
        ("zh", "西：3×K + 2×小王", "西：3个K加2个小王"),
        ("zh", "输赢 ×4，♥8，−2", "输赢 乘4，红桃8，负2"),
    ],
)
def test_signs_become_words(qtbot: QtBot, language: str, sentence: str, spoken: str) -> None:
    words = Language()
    words.choose(language)
    try:
        assert aloud(sentence) == spoken
    finally:
        words.forget()


def test_every_state_has_its_sentence_in_both_languages(qtbot: QtBot) -> None:
    words = Language()
    told = set()
    for language in ("en", "zh"):
        words.choose(language)
        told |= {voice_note(state) for state in (VoiceState.READY, VoiceState.NO_VOICE, VoiceState.MISSING)}
    words.forget()
    assert len(told) == 6 and all(told)


def pretending(connection: Connection) -> None:
    read_apart(connection, engine="mock")


def ending(connection: Connection) -> None:
    connection.recv()


def hanging(connection: Connection) -> None:
    time.sleep(600)


@pytest.fixture
def apart(qtbot: QtBot) -> Iterator[Callable[..., VoiceApart]]:
    made: list[VoiceApart] = []

    def make(read: Callable[[Connection], None]) -> VoiceApart:
        made.append(VoiceApart(read))
        return made[-1]

    yield make
    for voice in made:
        voice.close()
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=5000)


def test_qts_own_pretended_engine_is_driven_as_it_wants(qtbot: QtBot, apart: Callable[..., VoiceApart]) -> None:
    """Nothing stands in for Qt here, but for the loudspeaker."""
    pytest.importorskip("PySide6.QtTextToSpeech", reason="the system lacks libpulse")
    voice = apart(pretending)
    voice.speak("en")
    qtbot.waitUntil(lambda: voice.state is VoiceState.READY, timeout=20_000)
    for text in ("one two three", "four"):
        voice.say(Utterance(text), 0.5)
    voice.speak("zh")
    qtbot.waitUntil(lambda: voice.state is VoiceState.NO_VOICE, timeout=20_000)


def test_a_process_that_ends_is_no_voice_and_may_come_again(qtbot: QtBot, apart: Callable[..., VoiceApart]) -> None:
    voice = apart(ending)
    for _ in range(2):
        voice.speak("en")
        qtbot.waitUntil(lambda: voice.state is VoiceState.MISSING, timeout=20_000)
        voice.say(Utterance("unheard"), 1)
        voice.state = VoiceState.UNLOADED


def test_a_process_that_hangs_holds_nobody_up(qtbot: QtBot, apart: Callable[..., VoiceApart]) -> None:
    voice = apart(hanging)
    voice.speak("en")
    begun = time.monotonic()
    for _ in range(5000):
        voice.say(Utterance("a sentence that nobody takes from the pipe, which is full at some time" * 4), 1)
    voice.close()
    assert time.monotonic() - begun < 5
    assert voice.state is VoiceState.UNLOADED
