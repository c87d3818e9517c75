"""A thread of its own for what makes sound: a sound server may take its time, or never answer."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import Final

from PySide6.QtCore import QEventLoop, QMetaObject, QObject, Qt, QThread

PATIENCE: Final = 2.0
"""Seconds that the end of the program waits for it."""


class AudioThread:
    """Begun when the first object moves in. A Python daemon, so that the program ends without it where it is stuck."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._qt_thread: QThread | None = None
        self._loop: QEventLoop | None = None

    def take(self, worker: QObject) -> None:
        """Move an object in; from then on it is reached by signals alone."""
        if self._qt_thread is None:
            begun: SimpleQueue[tuple[QThread, QEventLoop]] = SimpleQueue()
            self._thread = threading.Thread(target=_run, args=(begun,), name="audio", daemon=True)
            self._thread.start()
            self._qt_thread, self._loop = begun.get()
        worker.moveToThread(self._qt_thread)

    def close(self) -> None:
        """End it once it has done what was asked before."""
        if self._thread is not None and self._loop is not None:
            QMetaObject.invokeMethod(self._loop, "quit", Qt.ConnectionType.QueuedConnection)
            self._thread.join(PATIENCE)
        self._thread = None


def _run(begun: SimpleQueue[tuple[QThread, QEventLoop]]) -> None:
    loop = QEventLoop()
    begun.put((QThread.currentThread(), loop))
    loop.exec()
