"""Players for tests of the session: bots in this process, and answers from a script."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.bot_process import Question
from app.bot_worker import Answer, decide
from engine.actions import Action


class PlayersHere(QObject):
    """Answers every question from the event loop, as `choose` says; the bots themselves by default."""

    decided = Signal(int, object)

    def __init__(self, choose: Callable[[Question], Action | None] | None = None) -> None:
        super().__init__()
        self._choose = choose
        self._open: set[int] = set()
        self.asked: list[Question] = []

    def ask(self, question: Question) -> None:
        self.asked.append(question)
        self._open.add(question.id)
        QTimer.singleShot(0, self, lambda: self._answer(question))

    def forget(self) -> None:
        self._open.clear()

    def _answer(self, question: Question) -> None:
        if question.id in self._open:
            self._open.remove(question.id)
            self.decided.emit(question.id, self._decide(question))

    def _decide(self, question: Question) -> Answer | None:
        if self._choose is None:
            return decide(*question.task)
        action = self._choose(question)
        return None if action is None else Answer(action)


class SilentPlayers(QObject):
    """Nobody ever answers."""

    decided = Signal(int, object)

    def ask(self, question: Question) -> None:
        pass

    def forget(self) -> None:
        pass
