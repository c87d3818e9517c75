"""Asks the bots in a process of their own, so that their thinking never holds up a frame."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from engine.bots import chance_key
from engine.view import SeatView

from . import bot_worker
from .bot_worker import Answer, Decide

DEADLINE_MS: Final = 2500
MOST_RESTARTS: Final = 5
"""Workers that may be replaced without an answer from one of them."""
MOST_TRIES: Final = 2


@dataclass(frozen=True, slots=True)
class Question:
    """A decision wanted. id: from 1, greater than every one before it. ply: answers resolved in the deal before it."""

    id: int
    level: str
    view: SeatView
    seed: str
    deal: int
    ply: int

    @property
    def task(self) -> tuple[str, SeatView, int]:
        """All that a bot gets: its name, what its seat sees, and what its chance is drawn from."""
        return self.level, self.view, chance_key(self.seed, self.deal, self.view.seat, self.ply)


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


@dataclass(slots=True)
class _Asked:
    """A question that is open. due: by the monotonic clock, None before it was sent. future: the worker's answer to
    come, in `pool`."""

    question: Question
    due: float | None = None
    tries: int = 0
    pool: ProcessPoolExecutor | None = None
    future: Future[Answer] | None = None


class BotProcess(QObject):
    """Bots in a spawned worker. Questions wait until `start`; each has its own deadline from then on.

    A question whose worker dies is put to the next one; when it is late, or its worker dies again, or its bot fails,
    the bot's stand-in answers here, with the same chance. A stand-in of a bot that hardly thinks is the bot itself, so
    that a deal of such bots goes the same way whatever happens to the process. decide: what the worker does with a
    question. answered: decisions that came from a worker.
    """

    decided = Signal(int, object)
    _arrived = Signal(int, object)

    def __init__(self, decide: Decide = bot_worker.decide, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decide = decide
        self._started = False
        self._pool: ProcessPoolExecutor | None = None
        self._worker: Future[int] | None = None
        self._orders: Connection | None = None
        self._restarts = 0
        self.answered = 0
        self._open: dict[int, _Asked] = {}
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._on_deadline)
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Bring the worker up and send what waits for it."""
        if not self._started:
            self._started = True
            self._open_pool()
            for asked in list(self._open.values()):
                self._send(asked)

    def close(self) -> None:
        """End the worker at once."""
        self._started = False
        self.forget()
        self._end_pool()

    @property
    def worker_id(self) -> int | None:
        """The process id of the worker once it is up."""
        worker = self._worker
        if worker is None or not worker.done() or worker.cancelled() or worker.exception() is not None:
            return None
        return worker.result()

    def ask(self, question: Question) -> None:
        """Answer by `decided`, in the order of the questions as far as the worker keeps up."""
        asked = self._open[question.id] = _Asked(question)
        if self._started:
            self._send(asked)

    def forget(self) -> None:
        """Answer none of the questions asked so far; the worker stops thinking about them."""
        forgotten, self._open = self._open, {}
        self._deadline.stop()
        self._drop(forgotten)
        self._restarts = 0
        if self._started and self._pool is None:
            self._open_pool()

    def _drop(self, ids: Iterable[int]) -> None:
        """Let the worker leave these questions, and all before them, alone."""
        last = max(ids, default=0)
        if last and self._orders is not None:
            with contextlib.suppress(OSError):  # the worker has died
                self._orders.send(last)

    def _open_pool(self) -> None:
        context = multiprocessing.get_context("spawn")
        orders, self._orders = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(1, context, bot_worker.prepare, (orders,))
        self._worker = self._pool.submit(bot_worker.process_id)
        orders.close()  # the worker has its own end

    def _end_pool(self) -> None:
        pool, process_id = self._pool, self.worker_id
        self._pool = self._worker = None
        if self._orders is not None:
            self._orders.close()
            self._orders = None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if process_id is not None:
            with contextlib.suppress(OSError):
                os.kill(process_id, signal.SIGTERM)

    def _send(self, asked: _Asked) -> None:
        question = asked.question
        if asked.due is None:
            asked.due = time.monotonic() + DEADLINE_MS / 1000
        asked.tries += 1
        asked.pool, asked.future = self._pool, None
        if self._pool is not None:
            try:
                asked.future = self._pool.submit(bot_worker.think, question.id, self._decide, *question.task)
            except RuntimeError:  # the worker has died
                self._replace_worker()
        if asked.future is None:
            self._arrived.emit(question.id, None)
        else:
            asked.future.add_done_callback(lambda done: self._arrived.emit(question.id, done))
        self._watch()

    def _on_arrived(self, question_id: int, future: Future[Answer] | None) -> None:
        asked = self._open.get(question_id)
        if asked is None or future is not asked.future:
            return
        failure = _failure(future)
        if future is not None and failure is None:
            self._restarts = 0
            self.answered += 1
            self._finish(asked, future.result())
        elif isinstance(failure, BrokenProcessPool) or future is None:
            if asked.pool is self._pool:
                self._replace_worker()
            if asked.tries < MOST_TRIES and self._pool is not None:
                self._send(asked)
            else:
                self._finish(asked, _stand_in(asked.question))
        else:
            self._finish(asked, _stand_in(asked.question))

    def _finish(self, asked: _Asked, answer: Answer | None) -> None:
        del self._open[asked.question.id]
        self._watch()
        self.decided.emit(asked.question.id, answer)

    def _watch(self) -> None:
        """Wake up when the first question is due."""
        due = min((asked.due for asked in self._open.values() if asked.due is not None), default=None)
        if due is None:
            self._deadline.stop()
        else:
            self._deadline.start(max(0, round(1000 * (due - time.monotonic()))))

    def _on_deadline(self) -> None:
        now = time.monotonic() + 0.001  # timers may be early by as much
        late = [asked for asked in self._open.values() if asked.due is not None and asked.due <= now]
        if late and self.worker_id is not None:
            self._replace_worker()
        else:  # one that is only coming up would never do so if it were replaced
            self._drop(asked.question.id for asked in late)
        for asked in late:
            self._finish(asked, _stand_in(asked.question))
        for asked in list(self._open.values()):
            if late and asked.pool is not self._pool:
                self._send(asked)
        self._watch()

    def _replace_worker(self) -> None:
        self._end_pool()
        if self._restarts < MOST_RESTARTS:
            self._restarts += 1
            self._open_pool()


def _failure(future: Future[Answer] | None) -> BaseException | None:
    if future is None:
        return None
    return BrokenProcessPool() if future.cancelled() else future.exception()


def _stand_in(question: Question) -> Answer | None:
    name, view, chance = question.task
    try:
        return bot_worker.decide(bot_worker.stand_in(name), view, chance)
    except Exception:  # whatever a bot stumbles over, the game goes on
        logging.getLogger(__name__).exception("a %s bot has no answer", name)
        return None
