"""Bots by level: each gets one seat's view and answers with its reasons."""

from __future__ import annotations

from .chance import bot_rng
from .decision import Bot, Decision, Note, Why
from .expert import ExpertBot
from .random_bot import RandomBot
from .standard import StandardBot

__all__ = ["LEVELS", "Bot", "BotError", "Decision", "Note", "Why", "bot_rng", "make_bot"]

_BOTS: dict[str, type[RandomBot] | type[StandardBot]] = {"random": RandomBot, "standard": StandardBot, "expert": ExpertBot}
LEVELS: tuple[str, ...] = tuple(_BOTS)
"""The levels there are, weakest first."""


class BotError(ValueError):
    """A level that does not exist; the text names those that do."""


def make_bot(level: str) -> Bot:
    """A bot of this level (one of `LEVELS`). Raises BotError."""
    try:
        return _BOTS[level]()
    except KeyError:
        raise BotError(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}") from None
