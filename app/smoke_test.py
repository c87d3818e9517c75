"""Tries the whole program once: everything loads, a deal is played and saved, it is taken up again and pictured."""

from __future__ import annotations

import json
import os
import tempfile
import time
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, QTranslator, QUrl
from PySide6.QtGui import QFontDatabase, QImageReader
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from engine.bots import belief, outlook
from engine.variants import load, variant_ids

from .application import Program
from .command_line import Arguments, CommandError
from .launch import prepare
from .messages import Message, MessageKind
from .resources import LOCALES, QML_FOLDER, SOUNDS, font_files, translation_file, version
from .screenshot import Camera
from .session import MatchSummary
from .viewmodels.cues import Cue

SEED: Final = "7"
LONGEST_MS: Final = 180_000
FILE_DIALOG: Final = "qrc:/qt-project.org/imports/QtQuick/Dialogs/quickimpl/qml/FileDialog.qml"
"""Qt's own file dialog, taken where the desktop offers none."""
PICTURES: Final = 100  # fewer files of the table's art than this are not all of them


def run_smoke_test(asked: Arguments, file: Path) -> str:
    """Play a deal with what was asked for and picture its end in `file`; a report, one line of JSON.

    The player's own files are neither read nor written; with a data folder, that one is used. Raises CommandError
    (exit 1) with the first thing that fails.
    """
    if asked.data_dir is not None:
        return _tried(asked, file, asked.data_dir)
    try:
        with tempfile.TemporaryDirectory(prefix="baohuang-", ignore_cleanup_errors=True) as folder:
            return _tried(asked, file, Path(folder))
    except OSError as error:
        where = str(error.filename or os.environ.get("TMPDIR", "/tmp"))
        raise CommandError(MessageKind.SCREENSHOT_FAILED, where, exit_code=1) from None


def _tried(asked: Arguments, file: Path, folder: Path) -> str:
    arguments = Arguments(
        variant=asked.variant,
        options=asked.options,
        seed=asked.seed or SEED,
        lang=asked.lang,
        size=asked.size,
        bots=asked.bots,
        autoplay=True,
        speed=asked.speed or "instant",
        data_dir=folder,
        smoke_test=file,
    )
    launch = prepare(arguments)
    if launch.messages:
        raise _failed(launch.messages[0])
    program = Program(launch)
    watch = _Watch(program, file)
    try:
        watch.run()
    finally:
        program.close()
    again = prepare(arguments)
    again.journal.close()
    if again.position is None or not again.position.settled or again.position.state != program.session.state:
        raise CommandError(MessageKind.SMOKE_SAVED, str(folder), exit_code=1)
    report = {"version": version(), "first_frame_at": watch.first_frame_at, "decisions": program.bots.answered}
    return json.dumps(report)


def _failed(message: Message) -> CommandError:
    return CommandError(message.kind, *message.details, exit_code=1)


class _Watch(QObject):
    """Runs the program until its first deal is pictured. first_frame_at: monotonic seconds."""

    def __init__(self, program: Program, file: Path) -> None:
        super().__init__()
        self._program = program
        self._file = file
        self._camera: Camera | None = None
        self._window: QQuickWindow | None = None
        self._trouble: CommandError | None = None
        self.first_frame_at: float | None = None
        program.session.failed.connect(self._on_failed)
        program.session.deal_ended.connect(self._on_deal_ended)

    def run(self) -> None:
        """Raises CommandError with the first thing that fails."""
        self._window = self._program.open()
        if self._window is None:
            raise CommandError(MessageKind.SMOKE_MISSING, "Main.qml", exit_code=1)
        self._window.frameSwapped.connect(self._on_frame, Qt.ConnectionType.DirectConnection)
        QTimer.singleShot(LONGEST_MS, self, lambda: QCoreApplication.exit(0))
        self._program.session.next_deal()  # where an earlier run left a deal that is over
        QCoreApplication.exec()
        if self._trouble is not None:
            raise self._trouble
        for missing in _missing(self._program.engine):
            raise CommandError(MessageKind.SMOKE_MISSING, missing, exit_code=1)
        if self._camera is None:
            raise CommandError(MessageKind.SMOKE_UNFINISHED, LONGEST_MS // 1000, exit_code=1)
        if not self._camera.done:
            raise CommandError(MessageKind.SCREENSHOT_FAILED, str(self._file), exit_code=1)
        if not self._program.bots.answered:
            raise CommandError(MessageKind.SMOKE_WORKER, exit_code=1)

    def _on_frame(self) -> None:
        if self.first_frame_at is None:
            self.first_frame_at = time.monotonic()

    def _on_failed(self, kind: str, details: tuple[str | int, ...]) -> None:
        self._trouble = self._trouble or _failed(Message(MessageKind(kind), details))
        QTimer.singleShot(0, self, lambda: QCoreApplication.exit(0))

    def _on_deal_ended(self, summary: MatchSummary) -> None:
        if self._camera is None and self._window is not None:
            self._camera = Camera(self._window, self._file)


def _missing(engine: QQmlEngine) -> Iterator[str]:
    """Names what is not there or cannot be read: fonts, translations, regions, the bots' weights, QML files,
    sounds, pictures."""
    if not font_files() or any(QFontDatabase.addApplicationFont(str(font)) < 0 for font in font_files()):
        yield "fonts"
    for language in LOCALES:
        if not QTranslator().load(str(translation_file(language))):
            yield translation_file(language).name
    for variant in variant_ids():
        load(variant)
    for weights, read in (("belief.json", belief.fitted), ("outlook.json", outlook.fitted)):
        try:
            read()
        except (OSError, ValueError, KeyError):
            yield weights
    for source in sorted(QML_FOLDER.rglob("*.qml")):
        if not source.name.startswith("tst_") and QQmlComponent(engine, QUrl.fromLocalFile(str(source))).isError():
            yield source.name
    if QQmlComponent(engine, QUrl(FILE_DIALOG)).isError():
        yield "FileDialog.qml"
    yield from (sound.name for cue in Cue if not _heard(sound := SOUNDS / f"{cue.value}.wav"))
    pictures = sorted(QML_FOLDER.rglob("*.svg"))
    yield from (picture.name for picture in pictures if QImageReader(str(picture)).read().isNull())
    if len(pictures) < PICTURES:
        yield "pictures"


def _heard(sound: Path) -> bool:
    """Whether a file is a sound of some length."""
    try:
        with wave.open(str(sound), "rb") as read:
            return read.getnframes() > 0
    except (OSError, EOFError, wave.Error):
        return False
