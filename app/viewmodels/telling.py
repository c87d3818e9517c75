"""What the table says to you: the sentence at the top, which is read aloud too, and the rule behind a refusal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from app import text
from app.utterance import Weight
from engine.actions import Illegal, Reason

from .announcer import Announcer
from .citing import CitedRule
from .panels import ToastViewModel

WARNING: Final = "warning"
HINT: Final = "hint"


class Telling:
    """Remembers whether the last thing said was that it is not your turn, which is no longer true once it is, and what
    was refused since your last answer."""

    def __init__(self, toast: ToastViewModel, announcer: Announcer, cited: CitedRule) -> None:
        self._toast = toast
        self._announcer = announcer
        self._cited = cited
        self._refused: Reason | None = None
        self._considered: Reason | None = None
        self._too_early = False

    def tell(self, words: Callable[[], str], tone: str = WARNING, rule: str = "") -> None:
        """Show and say a sentence, which is worded anew when the language changes."""
        self._too_early = False
        self._announcer.say(self._toast.show(words, tone, rule), Weight.ANSWER)

    def refuse(self, illegal: Illegal) -> None:
        """Say why something may not be done, and by which rule."""
        self._refused = illegal.reason
        self._cite()
        self.tell(partial(text.illegal, illegal), rule=self._cited.number(illegal.reason))
        self._too_early = illegal.reason is Reason.NOT_ASKED

    def considers(self, illegal: Illegal | None) -> None:
        """The cards that are chosen would be refused so; None where they would not, or there are none."""
        self._considered = None if illegal is None else illegal.reason
        self._cite()

    def your_turn(self) -> None:
        """You are asked."""
        self._forget()
        if self._too_early and self._toast.tone_shown == WARNING:
            self._toast.hide()
        self._too_early = False

    def answered(self) -> None:
        """You have answered: what was said of the question is over."""
        self._forget()
        if self._toast.tone_shown in (WARNING, HINT):
            self._toast.hide()

    def _forget(self) -> None:
        self._refused = None
        self._cite()

    def _cite(self) -> None:
        self._cited.cite(self._refused if self._refused is not None else self._considered)
