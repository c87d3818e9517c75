"""Asks the bots in a process of their own, so that their thinking never holds up a frame."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from engine.view import SeatView

from . import bot_worker
from .bot_worker import Answer

DEADLINE_MS: Final = 2500
MOST_RESTARTS: Final = 5


@dataclass(frozen=True, slots=True)
class Question:
    """A decision wanted. id: never used twice in a run. ply: answers resolved in the deal before it."""

    id: int
    level: str
    view: SeatView
    seed: str
    deal: int
    ply: int


class Players(Protocol):
    """Whoever answers for the seats that the player does not hold.

    `decided` carries the question's id and an Answer, or None where there is none to be had.
    """

    @property
    def decided(self) -> SignalInstance: ...

    def ask(self, question: Question) -> None:
        """Answer by `decided`, later; never before this call returns."""

    def forget(self) -> None:
        """Answer none of the questions asked so far."""


class BotProcess(QObject):
    """Bots in a spawned worker. Questions wait until `start`.

    A worker that is late, dies or fails is replaced, and its question answered here by the same bot with the same
    chance: a deal goes the same way whatever happens to the process. answered: decisions that came from a worker.
    """

    decided = Signal(int, object)
    _arrived = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._started = False
        self._pool: ProcessPoolExecutor | None = None
        self._worker: Future[int] | None = None
        self._restarts = 0
        self.answered = 0
        self._open: dict[int, Question] = {}
        self._asked_in: dict[int, ProcessPoolExecutor] = {}
        self._deadline = QTimer(self, singleShot=True, interval=DEADLINE_MS)
        self._deadline.timeout.connect(self._on_deadline)
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Bring the worker up and send what waits for it."""
        if not self._started:
            self._started = True
            self._open_pool()
            for question in list(self._open.values()):
                self._send(question)

    def close(self) -> None:
        """End the worker at once."""
        self.forget()
        self._end_pool()
        self._started = False

    @property
    def worker_id(self) -> int | None:
        """The process id of the worker once it is up."""
        worker = self._worker
        if worker is None or not worker.done() or worker.cancelled() or worker.exception() is not None:
            return None
        return worker.result()

    def ask(self, question: Question) -> None:
        """Answer by `decided`, in the order of the questions as far as the worker keeps up."""
        self._open[question.id] = question
        if self._started:
            self._send(question)

    def forget(self) -> None:
        """Answer none of the questions asked so far."""
        self._open.clear()
        self._deadline.stop()

    def _open_pool(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=bot_worker.prepare)
        self._worker = self._pool.submit(bot_worker.process_id)

    def _end_pool(self) -> None:
        pool, process_id = self._pool, self.worker_id
        self._pool = self._worker = None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if process_id is not None:
            with contextlib.suppress(OSError):
                os.kill(process_id, signal.SIGTERM)

    def _send(self, question: Question) -> None:
        if not self._deadline.isActive():
            self._deadline.start()
        if self._pool is None:
            self._arrived.emit(question.id, None)
            return
        try:
            future = self._pool.submit(
                bot_worker.decide, question.level, question.view, question.seed, question.deal, question.ply
            )
        except RuntimeError:  # the worker has died
            self._replace_worker()
            self._arrived.emit(question.id, None)
            return
        future.add_done_callback(lambda done: self._arrived.emit(question.id, done))
        self._asked_in[question.id] = self._pool

    def _on_arrived(self, question_id: int, future: Future[Answer] | None) -> None:
        asked_in = self._asked_in.pop(question_id, None)
        question = self._open.pop(question_id, None)
        if question is None:
            return
        if not self._open:
            self._deadline.stop()
        else:
            self._deadline.start()
        if future is not None and not future.cancelled() and future.exception() is None:
            self.answered += 1
            self.decided.emit(question.id, future.result())
            return
        if future is not None and asked_in is self._pool:
            self._replace_worker()
        self.decided.emit(question.id, _decide_here(question))

    def _on_deadline(self) -> None:
        late = list(self._open.values())
        self._open.clear()
        self._replace_worker()
        for question in late:
            self.decided.emit(question.id, _decide_here(question))

    def _replace_worker(self) -> None:
        self._end_pool()
        if self._restarts < MOST_RESTARTS:
            self._restarts += 1
            self._open_pool()


def _decide_here(question: Question) -> Answer | None:
    try:
        return bot_worker.decide(question.level, question.view, question.seed, question.deal, question.ply)
    except Exception:  # whatever a bot stumbles over, the game goes on
        logging.getLogger(__name__).exception("a %s bot has no answer", question.level)
        return None
