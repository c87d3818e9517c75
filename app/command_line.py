"""Reads the command line of the program; every mistake is one message."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from engine.bots import BotError, name_bot, read_bot
from engine.variants import Setting, Variant, load, setting_text, variant_ids

from .messages import Message, MessageKind
from .settings import SPEEDS, Bots, RuleOptions

PHASES: Final = (
    "deal",
    "buy_three",
    "tribute",
    "solo_claim",
    "throne",
    "call",
    "solo",
    "allegiance",
    "kick",
    "play",
    "reveal",
    "settlement",
)
SMALLEST: Final = (1280, 720)
LARGEST: Final = (7680, 4320)
LONGEST_SEED: Final = 100
SPEECH: Final = ("zh", "en")
WITHOUT_PLAYER: Final = ("--screenshot", "--smoke-test")
"""Options with which the program ends by itself and needs no display."""


class CommandError(Exception):
    """A command line that cannot be obeyed; `message` says why. Ends the program with `exit_code`."""

    def __init__(self, kind: MessageKind, *details: str | int, exit_code: int = 2) -> None:
        super().__init__(kind.value)
        self.message = Message(kind, details)
        self.exit_code = exit_code


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for; None where nothing was said. size: logical pixels. at: a name of PHASES."""

    file: Path | None = None
    variant: str | None = None
    options: RuleOptions = ()
    seed: str | None = None
    lang: str | None = None
    size: tuple[int, int] | None = None
    bots: Bots | None = None
    autoplay: bool = False
    speed: str | None = None
    screenshot: Path | None = None
    at: str | None = None
    data_dir: Path | None = None
    smoke_test: Path | None = None
    help: bool = False
    version: bool = False

    @property
    def names_a_match(self) -> bool:
        """Whether a certain match is asked for, and not simply the one that is running."""
        return self.variant is not None or bool(self.options) or self.seed is not None or self.bots is not None

    def check_options(self, variant: Variant) -> None:
        """Raises CommandError for a rule option that the variant does not have, or a value that it cannot have."""
        known = {option.name: option for option in variant.options}
        for name, value in self.options:
            if name not in known:
                raise CommandError(MessageKind.UNKNOWN_RULE_OPTION, name, variant.id, ", ".join(known))
            values = known[name].values
            if type(value) is not type(values[0]) or value not in values:
                possible = ", ".join(setting_text(possible) for possible in values)
                raise CommandError(MessageKind.BAD_CHOICE, name, setting_text(value), possible)


def parse(words: Sequence[str]) -> Arguments:
    """The arguments after the program's name. Raises CommandError for the first one that is no good."""
    found = Arguments()
    rest = list(words)
    files_only = False
    while rest:
        word = rest.pop(0)
        if word == "--" and not files_only:
            files_only = True
        elif files_only or not word.startswith("-") or word == "-":
            if found.file is not None:
                raise CommandError(MessageKind.TWO_FILES, word)
            found = replace(found, file=Path(word))
        else:
            found = _option(found, word, rest)
    if found.at is not None and found.screenshot is None:
        raise CommandError(MessageKind.AT_NEEDS_SCREENSHOT)
    if found.variant is not None:
        found.check_options(load(found.variant))
    return found


def language_asked_for(words: Sequence[str]) -> str | None:
    """The language named on a command line that may otherwise be wrong."""
    for at, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or next(iter(words[at + 1 :]), "")
            return value if value in SPEECH else None
    return None


def _option(found: Arguments, word: str, rest: list[str]) -> Arguments:
    name, given, value = word.partition("=")
    if name in _FLAGS:
        if given:
            raise CommandError(MessageKind.UNEXPECTED_VALUE, name)
        flag: dict[str, Any] = {_FLAGS[name]: True}
        return replace(found, **flag)
    if name not in _VALUES:
        raise CommandError(MessageKind.UNKNOWN_ARGUMENT, name)
    if not given:
        if not rest or rest[0].startswith("--"):
            raise CommandError(MessageKind.MISSING_VALUE, name)
        value = rest.pop(0)
    if not value:
        raise CommandError(MessageKind.MISSING_VALUE, name)
    field, read = _VALUES[name]
    made = read(name, value)
    if field == "options":
        made = tuple(sorted((dict(found.options) | dict([made])).items()))
    return replace(found, **{field: made})


def _one_of(choices: Callable[[], Sequence[str]]) -> Callable[[str, str], str]:
    def read(option: str, value: str) -> str:
        if value not in choices():
            raise CommandError(MessageKind.BAD_CHOICE, option, value, ", ".join(choices()))
        return value

    return read


def _rule_option(option: str, value: str) -> tuple[str, Setting]:
    name, _, setting = value.partition("=")
    if name and setting in _SWITCH:
        return name, _SWITCH[setting]
    if not name or not re.fullmatch(r"\d{1,2}", setting, re.ASCII):
        raise CommandError(MessageKind.BAD_RULE_OPTION, value)
    return name, int(setting)


def _seed(option: str, value: str) -> str:
    if not value.isprintable() or len(value) > LONGEST_SEED:
        raise CommandError(MessageKind.BAD_SEED)
    return value


def _size(option: str, value: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", value, re.ASCII)
    if match is None:
        raise CommandError(MessageKind.BAD_SIZE, value)
    width, height = int(match[1]), int(match[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        raise CommandError(MessageKind.BAD_SIZE, value)
    return width, height


def _bots(option: str, value: str) -> Bots:
    bots = [_bot(option, name) for name in value.split(",")]
    if len(bots) == 1:
        bots *= 4
    if len(bots) != 4:
        raise CommandError(MessageKind.BAD_BOT_COUNT, len(bots))
    first, second, third, fourth = bots
    return first, second, third, fourth


def _bot(option: str, name: str) -> str:
    try:
        return name_bot(*read_bot(name))
    except BotError:
        raise CommandError(MessageKind.BAD_CHOICE, option, name) from None


def _path(option: str, value: str) -> Path:
    return Path(value)


_SWITCH: Final = {
    "on": True,
    "true": True,
    "yes": True,
    "1": True,
    "off": False,
    "false": False,
    "no": False,
    "0": False,
}
_FLAGS: Final[Mapping[str, str]] = {
    "--autoplay": "autoplay",
    "--help": "help",
    "-h": "help",
    "--version": "version",
}
_VALUES: Final[Mapping[str, tuple[str, Callable[[str, str], Any]]]] = {
    "--variant": ("variant", _one_of(variant_ids)),
    "--option": ("options", _rule_option),
    "--seed": ("seed", _seed),
    "--lang": ("lang", _one_of(lambda: SPEECH)),
    "--size": ("size", _size),
    "--bots": ("bots", _bots),
    "--speed": ("speed", _one_of(lambda: SPEEDS)),
    "--screenshot": ("screenshot", _path),
    "--at": ("at", _one_of(lambda: PHASES)),
    "--data-dir": ("data_dir", _path),
    "--smoke-test": ("smoke_test", _path),
}
