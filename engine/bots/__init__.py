"""Bots by level and style: each gets one seat's view and answers with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from .chance import bot_rng, chance_key
from .decision import Bot, Decision, Note, Why
from .novice import NoviceBot
from .random_bot import RandomBot
from .standard import StandardBot
from .style import STYLES, Style
from .table import STANDARD

__all__ = [
    "DEFAULT_LEVEL",
    "DEFAULT_STYLE",
    "LEVELS",
    "STYLES",
    "Bot",
    "BotError",
    "Decision",
    "Note",
    "Style",
    "Why",
    "bot_of",
    "bot_rng",
    "chance_key",
    "has_style",
    "is_bot",
    "make_bot",
    "name_bot",
    "read_bot",
]


def _expert(style: Style) -> Bot:
    from .expert import ExpertBot  # it brings the search core, which a window without experts does not need

    return ExpertBot(style)


def _master(style: Style) -> Bot:
    from .master import MasterBot

    return MasterBot(style)


DEFAULT_LEVEL: str = "standard"
DEFAULT_STYLE: str = next(iter(STYLES))
_STYLED: Mapping[str, Callable[[Style], Bot]] = MappingProxyType(
    {
        "novice": NoviceBot,
        "standard": lambda style: StandardBot(style.weights(STANDARD)),
        "expert": _expert,
        "master": _master,
    }
)

LEVELS: tuple[str, ...] = ("random", *_STYLED)
"""The levels there are, weakest first."""


class BotError(ValueError):
    """A level or a style that does not exist; the text names those that do."""


def has_style(level: str) -> bool:
    """Whether players of this level come in styles; chance has none."""
    return level in _STYLED


def make_bot(level: str, style: str = DEFAULT_STYLE) -> Bot:
    """A bot of this level (one of `LEVELS`) and style (one of `STYLES`). Raises BotError."""
    if level not in LEVELS:
        raise BotError(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}")
    if style not in STYLES:
        raise BotError(f"there is no style {style!r}; the styles are {', '.join(STYLES)}")
    return _STYLED[level](STYLES[style]) if has_style(level) else RandomBot()


def read_bot(name: str) -> tuple[str, str]:
    """Level and style of a bot's name: the level, or `level:style`. Raises BotError."""
    level, colon, style = name.partition(":")
    make_bot(level, style if colon else DEFAULT_STYLE)
    if colon and not has_style(level):
        raise BotError(f"{level} has no styles")
    return level, style if colon else DEFAULT_STYLE


def name_bot(level: str, style: str) -> str:
    """The name that `read_bot` reads; the default style is left out."""
    return level if style == DEFAULT_STYLE or not has_style(level) else f"{level}:{style}"


def is_bot(name: object) -> bool:
    """Whether this is the name of a bot."""
    try:
        return isinstance(name, str) and bool(read_bot(name))
    except BotError:
        return False


def bot_of(name: str) -> Bot:
    """The bot of this name. Raises BotError."""
    return make_bot(*read_bot(name))
