"""The hints for your question: which there are, which one is shown, and how the window shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.text_hints import HintWords, advised, hint_words
from engine.actions import Action
from engine.bots.hints import Hint, hints
from engine.view import SeatView

from .table import Table

BEST = "★"
"""Before the answer that is advised, where there are others."""


@dataclass(frozen=True, slots=True)
class HintProps:
    """The hints while you play: choices as in `StripProps`, why the shown one is one, and its price."""

    shown: bool = False
    why: str = ""
    price: str = ""
    choices: tuple[Mapping[str, object], ...] = ()


class Advice:
    """The hints of one question; of any other there are none until they are asked for."""

    def __init__(self) -> None:
        self._view: SeatView | None = None
        self._hints: tuple[Hint, ...] = ()
        self._at = 0

    def next(self, view: SeatView) -> Hint:
        """The best hint, then the others one by one, then the best again."""
        if view == self._view:
            self._at = (self._at + 1) % len(self._hints)
        else:
            self._view, self._hints, self._at = view, hints(view), 0
        return self._hints[self._at]

    def choose(self, index: int) -> Hint | None:
        """Show this hint, if there is one."""
        if not 0 <= index < len(self._hints):
            return None
        self._at = index
        return self._hints[index]

    def forget(self) -> None:
        """Show none any more."""
        self._view, self._hints = None, ()

    def in_play(self, table: Table) -> HintProps:
        """The hints as they are shown while cards are played."""
        if not table.your_play or table.view != self._view:
            return HintProps()
        told = [words(hint, table) for hint in self._hints]
        shown = [(one.name, one.name) for one in told]
        if len(shown) > 1:
            shown[0] = (f"{BEST} {told[0].name}", advised(told[0].name))
        choices = tuple(
            {"text": name, "spoken": spoken, "cards": [], "selected": at == self._at, "enabled": True}
            for at, (name, spoken) in enumerate(shown)
        )
        return HintProps(True, told[self._at].why, told[self._at].price, choices)

    def before_play(self, table: Table, action: Action) -> str:
        """What is advised about an answer of a role phase; empty where nothing is."""
        if table.view != self._view:
            return ""
        return next((words(hint, table).advice for hint in self._hints if hint.action == action), "")


def words(hint: Hint, table: Table) -> HintWords:
    """The words of a hint at this table."""
    return hint_words(hint, table.view.rules, table.view.role, table.name)
