"""What the table says to you: the sentence at the top, which is read aloud too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from app import text
from app.utterance import Weight
from engine.actions import Illegal, Reason

from .announcer import Announcer
from .panels import ToastViewModel

WARNING: Final = "warning"
HINT: Final = "hint"


class Telling:
    """Remembers whether the last thing said was that it is not your turn, which is no longer true once it is."""

    def __init__(self, toast: ToastViewModel, announcer: Announcer) -> None:
        self._toast = toast
        self._announcer = announcer
        self._too_early = False

    def tell(self, words: Callable[[], str], tone: str = WARNING) -> None:
        """Show and say a sentence, which is worded anew when the language changes."""
        self._too_early = False
        self._announcer.say(self._toast.show(words, tone), Weight.ANSWER)

    def refuse(self, illegal: Illegal) -> None:
        """Say why something may not be done."""
        self.tell(partial(text.illegal, illegal))
        self._too_early = illegal.reason is Reason.NOT_ASKED

    def your_turn(self) -> None:
        """You are asked."""
        if self._too_early and self._toast.tone_shown == WARNING:
            self._toast.hide()
        self._too_early = False

    def answered(self) -> None:
        """You have answered: what was said of the question is over."""
        if self._toast.tone_shown in (WARNING, HINT):
            self._toast.hide()
