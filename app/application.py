"""Puts the program together: from a command line to a window that plays, and back to a quiet end."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import PySide6.QtQuick  # noqa: F401  (without it the window comes back as a plain QWindow)
import shiboken6
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from . import notice, text
from .audio_thread import AudioThread
from .bot_process import BotProcess, Players
from .command_line import CommandError, language_asked_for, parse
from .graphics import choose_renderer
from .icon import window_icon
from .key_repeat import watch_held_keys
from .language import SYSTEM, Language
from .launch import Launch, prepare
from .messages import UNSAVED, Message, MessageKind
from .recorded import RecordedPlayers
from .resources import QML_FOLDER, font_files, version
from .screenshot import Camera
from .session import GameSession, MatchSummary
from .sound import QtSound, SoundOutput
from .usage import usage
from .viewmodels.chat import ChatViewModel
from .viewmodels.first_run import FirstRunViewModel
from .viewmodels.game import GameViewModel
from .viewmodels.guide import GuideViewModel
from .viewmodels.hearing import HearingViewModel
from .viewmodels.house import HouseViewModel
from .viewmodels.keyboard import KeysViewModel
from .viewmodels.settings import SettingsViewModel
from .voice import VoiceOutput, system_voice
from .window_place import WindowMemory, remembered_frame

PACE = {"instant": 0, "fast": 250, "normal": 700, "slow": 1400}
"""Milliseconds between two bot moves, by the speed of the settings."""
PAUSE = 6
"""How many of them a score sheet stands where nobody has to read it."""
BETWEEN_MESSAGES = 6000
"""Milliseconds to read one message before the next one takes its place."""
STARTED = 1000
"""Milliseconds after which the start is over."""


def run(words: Sequence[str]) -> int:
    """The whole program; its exit code."""
    try:
        arguments = parse(words)
        if arguments.help:
            with speaking(arguments.lang):
                print(usage())
            return 0
        if arguments.version:
            print(f"baohuang {version()}")
            return 0
        if arguments.smoke_test is not None:
            from .smoke_test import run_smoke_test

            print(run_smoke_test(arguments, arguments.smoke_test))
            return 0
        launch = prepare(arguments)
    except CommandError as error:
        in_window = notice.wanted(words) and error.message.kind is not MessageKind.NO_DISPLAY
        with speaking(language_asked_for(words), in_window):
            return complain(error, in_window)
    return Program(launch).run()


def complain(error: CommandError, in_window: bool = False) -> int:
    """Say what is wrong, in one sentence, on the error stream and if asked in a window; the exit code."""
    sentence = text.message(error.message)
    print(f"baohuang: {sentence}", file=sys.stderr)
    if in_window:
        notice.show(sentence)
    return error.exit_code


@contextmanager
def speaking(language: str | None, in_window: bool = False) -> Iterator[None]:
    """Words before there is a table, in the language asked for or that of the desktop."""
    kind = QGuiApplication if in_window else QCoreApplication
    application = QCoreApplication.instance() or kind(sys.argv[:1])
    words = Language(application)
    words.choose(language or SYSTEM)
    try:
        yield
    finally:
        words.forget()


class Program:
    """The objects of the run, made in the order in which they need one another and ended in the opposite one."""

    def __init__(self, launch: Launch, sound: SoundOutput | None = None, voice: VoiceOutput | None = None) -> None:
        self._launch = launch
        os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
        choose_renderer(os.environ)
        running = QGuiApplication.instance()
        self._app = running if isinstance(running, QGuiApplication) else QGuiApplication(sys.argv[:1])
        self._app.setApplicationName("baohuang")
        self._app.setDesktopFileName("baohuang")
        if sys.platform != "darwin":  # there the bundle has it, in the shape of the system
            self._app.setWindowIcon(window_icon())
        loaded = {QFontDatabase.addApplicationFont(str(file)) >= 0 for file in font_files()}
        self._fonts = loaded == {True}
        self._language = Language()
        self._language.choose(launch.settings.current.language)
        self.bots = BotProcess()
        self._players: Players = self.bots
        if launch.record is not None:
            self._players = RecordedPlayers(launch.record, self.bots)
        self.session = GameSession(self._players, launch.journal)
        if isinstance(self._players, RecordedPlayers):
            self._players.gave_up.connect(self.session.forfeit)
            self.session.played_again.connect(self._players.leave)
        self.game = GameViewModel(self.session, launch.settings, launch.catalogue)
        self._settings = SettingsViewModel(launch.settings, self._language, self.session, launch.catalogue)
        self._house = HouseViewModel(launch.catalogue, self._settings, self._language, self.session)
        self._keys = KeysViewModel(self._settings, self._language, self.game.say)
        self._guide = GuideViewModel(self.game, self._settings)
        self._chat = ChatViewModel(self.session, self.game, self._settings)
        self._first_run = FirstRunViewModel(self.session, self.game, self._settings, launch.first_run)
        self._audio = AudioThread()
        unheard = launch.screenshot is not None or launch.smoke_test
        self._sound = sound or (SoundOutput() if unheard else QtSound(self._audio))
        self._voice = voice or (VoiceOutput() if unheard else system_voice())
        self._hearing = HearingViewModel(
            self.session, self.game, self._settings, self._language, self._sound, self._voice
        )
        self._camera: Camera | None = None
        self._memory: WindowMemory | None = None
        self.engine = QQmlApplicationEngine()
        self._language.changed.connect(self.engine.retranslate)
        self._language.changed.connect(self.game.refresh)
        self._settings.languageChanged.connect(self._on_settings)
        self._settings.speedChanged.connect(self._on_settings)
        self._settings.timerChanged.connect(self._on_settings)
        self._settings.directionChanged.connect(self.game.refresh)
        self._settings.lowFirstChanged.connect(self.game.refresh)
        self._settings.handLayoutChanged.connect(self.game.refresh)
        self._settings.nameChanged.connect(self.game.refresh)
        self._settings.keysChanged.connect(self.game.refresh)
        self._settings.counterChanged.connect(self.game.refresh)
        self.session.deal_ended.connect(self._on_deal_ended)
        self.session.failed.connect(self._on_failed)

    def run(self) -> int:
        """Show the window until it closes; the exit code."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is lost: every answer is on disk
        if self.open() is None:
            return 1
        QTimer.singleShot(STARTED, _collect)
        exit_code = self._app.exec()
        if self._camera is not None and not self._camera.done:
            screenshot = str(self._launch.screenshot)
            exit_code = complain(CommandError(MessageKind.SCREENSHOT_FAILED, screenshot, exit_code=1))
        self.close()
        return exit_code

    def open(self) -> QQuickWindow | None:
        """The window with its first deal or the one taken up; None where it cannot be made."""
        window = self._load()
        if window is None:
            return None
        if self._launch.screenshot is not None:
            self._camera = Camera(window, self._launch.screenshot)
        else:
            window.frameSwapped.connect(self.bots.start, _ONCE)
            window.frameSwapped.connect(self._hearing.begin, _ONCE)
        self._begin()
        return window

    def close(self) -> None:
        """End what was opened; everything that happened is on disk already."""
        if self._memory is not None:
            self._memory.close()
        self.session.close()
        self.bots.close()
        self._sound.close()
        self._voice.close()
        self._audio.close()
        shiboken6.delete(self.engine)
        self._language.forget()

    def _load(self) -> QQuickWindow | None:
        properties: dict[str, Any] = {
            "game": self.game,
            "settings": self._settings,
            "house": self._house,
            "keys": self._keys,
            "guide": self._guide,
            "chat": self._chat,
            "firstRun": self._first_run,
            "hearing": self._hearing,
            "unsaved": any(message.kind in UNSAVED for message in self._launch.messages),
        }
        usual = self._launch.size is None and self._launch.screenshot is None and not self._launch.smoke_test
        frame = remembered_frame(self._launch.settings) if usual else None
        if self._launch.size is not None:
            properties["width"], properties["height"] = self._launch.size
        elif frame is not None:
            properties |= frame.properties()
        self.engine.setInitialProperties(properties)
        self.engine.addImportPath(str(QML_FOLDER))
        self.engine.loadFromModule("Baohuang", "Main")
        roots = self.engine.rootObjects()
        window = roots[0] if roots and isinstance(roots[0], QQuickWindow) else None
        if window is not None:
            watch_held_keys(window)
        if window is not None and usual:
            self._memory = WindowMemory(window, self._launch.settings)
        return window

    def _begin(self) -> None:
        launch = self._launch
        self.session.set_pace(PACE[launch.settings.current.speed])
        self.session.set_clock(launch.settings.current.timer if launch.screenshot is None else 0)
        if launch.position is None:
            if not launch.first_run:
                self.session.start(launch.config)
        else:
            self.session.resume(launch.position, launch.config.autoplay)
        messages = launch.messages if self._fonts else (*launch.messages, Message(MessageKind.FONTS_MISSING))
        for number, message in enumerate(messages):
            if number == 0:
                self.session.report(message)
            else:
                later = number * BETWEEN_MESSAGES
                QTimer.singleShot(later, self.session, partial(self.session.report, message))

    def _on_settings(self) -> None:
        current = self._launch.settings.current
        self._language.choose(current.language)
        self.session.set_pace(PACE[current.speed])
        self.session.set_clock(current.timer)

    def _on_failed(self, kind: str, _: Sequence[str | int]) -> None:
        if MessageKind(kind) in UNSAVED:
            for window in self.engine.rootObjects():
                window.setProperty("unsaved", True)

    def _on_deal_ended(self, summary: MatchSummary) -> None:
        """Nobody presses the button of a match that plays by itself."""
        if self.session.config.autoplay is None or self._launch.screenshot is not None or self._launch.smoke_test:
            return
        record = self._players if isinstance(self._players, RecordedPlayers) else None
        if record is not None and not record.holds(summary.after.seed, summary.after.number):
            self.session.hand_over()
            return
        pause = PAUSE * PACE[self._launch.settings.current.speed]
        QTimer.singleShot(pause, self.session, self.session.next_deal)


def _collect() -> None:
    """From now on look for what is no longer used, but not among what the start has made."""
    gc.freeze()
    gc.enable()


_ONCE = Qt.ConnectionType(Qt.ConnectionType.QueuedConnection.value | Qt.ConnectionType.SingleShotConnection.value)
