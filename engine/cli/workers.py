"""Spreads work over spawned processes that end with the one that started them."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from .inputs import BadInput

Task = TypeVar("Task")
Done = TypeVar("Done")

_PATIENCE = 0.5


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], processes: int) -> Iterator[Done]:
    """What `work` makes of every task, in the order in which it is done; with one process here, in theirs.

    What goes to other processes is pickled. Raises BadInput where one of them dies. However this ends, so do they.
    """
    if processes == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    started = []
    try:
        for _ in range(processes):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(work, there))
            process.start()
            there.close()
            pipes.append(here)
            started.append(process)
        yield from _hand_out(tasks, pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        until = time.monotonic() + _PATIENCE
        for process in started:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
            process.join()


def _hand_out(tasks: Iterable[Task], pipes: list[Connection]) -> Iterator[Done]:
    waiting = iter(tasks)
    busy = [pipe for pipe in pipes if _sent(pipe, waiting)]
    while busy:
        for ready in wait(busy):
            assert isinstance(ready, Connection)
            try:
                done = ready.recv()
            except (EOFError, OSError):
                raise BadInput("a worker process has died") from None
            if not _sent(ready, waiting):
                busy.remove(ready)
            if isinstance(done, Exception):
                raise done
            yield done


def _sent(pipe: Connection, tasks: Iterator[Task]) -> bool:
    for task in tasks:
        try:
            pipe.send(task)
        except OSError:
            raise BadInput("a worker process has died") from None
        return True
    return False


def _serve(work: Callable[[Task], Done], pipe: Connection) -> None:
    """Do tasks until the other end is gone; Ctrl+C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            done: object = work(task)
        except Exception as error:
            done = error
        try:
            pipe.send(done)
        except OSError:
            return
