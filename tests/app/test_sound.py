"""Sounds where there is a device, none, none any more, no module, and a sound server that does not answer."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from types import ModuleType
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal
from pytestqt.qtbot import QtBot

import app.audio_thread
from app.audio_thread import AudioThread
from app.resources import SOUNDS
from app.sound import QtSound, SoundState


class Device:
    """A loudspeaker, or the lack of one."""

    def __init__(self, there: bool) -> None:
        self.isNull = lambda: not there


class Devices(QObject):
    """Stands for QMediaDevices."""

    audioOutputsChanged = Signal()
    present: ClassVar[bool] = True
    made: ClassVar[list[Devices]] = []
    hangs: ClassVar[threading.Event | None] = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        Devices.made.append(self)

    @staticmethod
    def defaultAudioOutput() -> Device:
        if Devices.hangs is not None:
            Devices.hangs.wait()
        return Device(Devices.present)


class Effect(QObject):
    """Stands for QSoundEffect."""

    class Status:
        Error, Ready = object(), object()

    status_now: ClassVar[object] = Status.Ready
    played: ClassVar[list[tuple[str, float, str]]] = []

    def __init__(self, device: Device, parent: QObject) -> None:
        super().__init__(parent)
        assert not device.isNull()
        self._volume = 1.0

    def setSource(self, url: QUrl) -> None:
        self._name = url.fileName()

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def status(self) -> object:
        return Effect.status_now

    def play(self) -> None:
        Effect.played.append((self._name, self._volume, threading.current_thread().name))


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = ModuleType("PySide6.QtMultimedia")
    module.QMediaDevices, module.QSoundEffect = Devices, Effect
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    monkeypatch.setattr(Devices, "present", True)
    monkeypatch.setattr(Devices, "hangs", None)
    monkeypatch.setattr(Effect, "status_now", Effect.Status.Ready)
    Devices.made.clear()
    Effect.played.clear()


@pytest.fixture
def sound(qtbot: QtBot) -> Iterator[QtSound]:
    thread = AudioThread()
    output = QtSound(thread)
    yield output
    output.close()
    thread.close()


def reach(qtbot: QtBot, sound: QtSound, state: SoundState) -> None:
    sound.load()
    qtbot.waitUntil(lambda: sound.state is state, timeout=5000)


def test_a_sound_is_played_as_loud_and_as_late_as_asked(multimedia: None, qtbot: QtBot, sound: QtSound) -> None:
    reach(qtbot, sound, SoundState.READY)
    sound.play("win", 0.5, 120)
    sound.play("pass", 0.25, 0)
    qtbot.waitUntil(lambda: len(Effect.played) == 2, timeout=5000)
    assert [(name, volume) for name, volume, _ in Effect.played] == [("pass.wav", 0.25), ("win.wav", 0.5)]
    assert {thread for _, _, thread in Effect.played} == {"audio"}, "the window's thread waits for nobody"


def test_every_file_can_be_played(multimedia: None, qtbot: QtBot, sound: QtSound) -> None:
    reach(qtbot, sound, SoundState.READY)
    names = sorted(path.stem for path in SOUNDS.glob("*.wav"))
    for name in [*names, "unknown"]:
        sound.play(name, 1, 0)
    qtbot.waitUntil(lambda: len(Effect.played) == len(names), timeout=5000)
    assert [name for name, _, _ in Effect.played] == [f"{name}.wav" for name in names]


def test_what_was_asked_for_last_before_loading_is_heard_once(multimedia: None, qtbot: QtBot, sound: QtSound) -> None:
    sound.play("pass", 1, 0)
    sound.play("deal", 1, 0)
    reach(qtbot, sound, SoundState.READY)
    sound.play("turn", 1, 0)
    qtbot.waitUntil(lambda: len(Effect.played) >= 2, timeout=5000)
    qtbot.wait(50)
    assert [name for name, _, _ in Effect.played] == ["deal.wav", "turn.wav"]


def test_loading_twice_loads_once(multimedia: None, qtbot: QtBot, sound: QtSound) -> None:
    reach(qtbot, sound, SoundState.READY)
    reach(qtbot, sound, SoundState.READY)
    qtbot.wait(50)
    assert len(Devices.made) == 1


def test_without_a_device_it_is_silent_until_there_is_one(
    multimedia: None, qtbot: QtBot, sound: QtSound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Devices, "present", False)
    reach(qtbot, sound, SoundState.NO_DEVICE)
    sound.play("win", 1, 0)
    qtbot.wait(50)
    assert not Effect.played
    monkeypatch.setattr(Devices, "present", True)
    Devices.made[0].audioOutputsChanged.emit()
    qtbot.waitUntil(lambda: sound.state is SoundState.READY, timeout=5000)
    sound.play("win", 1, 0)
    qtbot.waitUntil(lambda: bool(Effect.played), timeout=5000)


def test_a_device_that_is_pulled_out_is_let_go(
    multimedia: None, qtbot: QtBot, sound: QtSound, monkeypatch: pytest.MonkeyPatch
) -> None:
    reach(qtbot, sound, SoundState.READY)
    monkeypatch.setattr(Devices, "present", False)
    Devices.made[0].audioOutputsChanged.emit()
    qtbot.waitUntil(lambda: sound.state is SoundState.NO_DEVICE, timeout=5000)
    sound.play("win", 1, 0)
    qtbot.wait(50)
    assert not Effect.played


def test_a_device_that_refuses_the_format_is_none(
    multimedia: None, qtbot: QtBot, sound: QtSound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Effect, "status_now", Effect.Status.Error)
    reach(qtbot, sound, SoundState.NO_DEVICE)


def test_a_missing_module_is_told_and_nothing_else(
    qtbot: QtBot, sound: QtSound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    reach(qtbot, sound, SoundState.MISSING)
    sound.play("win", 1, 0)
    qtbot.wait(50)


def test_nothing_is_loaded_before_it_is_asked_for(multimedia: None, qtbot: QtBot, sound: QtSound) -> None:
    sound.play("win", 1, 0)
    qtbot.wait(50)
    assert sound.state is SoundState.UNLOADED and not Devices.made and not Effect.played


def test_a_server_that_does_not_answer_holds_up_neither_the_window_nor_the_end(
    multimedia: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = threading.Event()
    monkeypatch.setattr(Devices, "hangs", answer)
    monkeypatch.setattr(app.audio_thread, "PATIENCE", 0.2)
    thread = AudioThread()
    sound = QtSound(thread)
    sound.load()
    sound.play("win", 1, 0)
    qtbot.wait(100)
    assert sound.state is SoundState.UNLOADED
    sound.close()
    thread.close()
    answer.set()


@pytest.mark.qt_log_ignore("PulseAudio", "QtMultimedia", "QSoundEffect", "qt.multimedia", "pa_")
def test_the_real_module_reaches_a_state_here(qtbot: QtBot, sound: QtSound) -> None:
    sound.load()
    qtbot.waitUntil(lambda: sound.state is not SoundState.UNLOADED, timeout=20_000)
    sound.play("win", 0.01, 0)
    qtbot.wait(100)
