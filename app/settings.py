"""The player's settings: one JSON file, read with care and written whole at every change."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from engine.bots import DEFAULT_LEVEL, name_bot, read_bot
from engine.variants import Setting, variant_ids

from .files import set_aside, write_atomically
from .house_rules import is_house
from .keymap import USUAL_KEYS, Keymap, keymap_of
from .messages import Message, MessageKind

VERSION: Final = 1
FILE_NAME: Final = "settings.json"
LARGEST_FILE: Final = 1_000_000

LANGUAGES: Final = ("system", "zh", "en")
SPEEDS: Final = ("instant", "fast", "normal", "slow")
DIRECTIONS: Final = ("variant", "ccw", "cw")
HAND_LAYOUTS: Final = ("columns", "rows", "fan")
COUNTERS: Final = ("off", "ranks", "shown")
THEMES: Final = ("system", "light", "dark")
STAKES: Final = (10, 50, 100, 500)
TIMERS: Final = (0, 15, 30, 60)
LONGEST_NAME: Final = 24
ZOOM: Final = (50, 200)
WINDOW_STATES: Final = ("normal", "maximized", "full")
FARTHEST: Final = 100_000  # pixels, of a window's place
PACES: Final = {"instant": 0.0, "fast": 0.6, "normal": 1.0, "slow": 1.6}

Bots = tuple[str, str, str, str]
Place = tuple[int, int, int, int, str]
"""Of the window while it is neither maximized nor full: x, y, width, height; and its state, one of WINDOW_STATES."""
RuleOptions = tuple[tuple[str, Setting], ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen.

    language: `system` follows the desktop. options: by variant, the rule options that were touched, each sorted by
    name. bots: of seats 1-4, by name. direction: how turn order is shown, `variant` as the variant has it. text_size,
    card_size: percent. timer: seconds for an answer, 0 for none. low_first: the hand is sorted low to high.
    mirrored: the buttons stand the other way round. name: empty for the word "you". gold_eggs: whether points move
    gold eggs (R13). counter: what the card counter tells: nothing, what is still out, or also who has shown what.
    chat: whether the computer players speak. welcomed: whether the first screen was left. guide: whether what is new is
    explained; guide_seen: what was. window: where it stood, None the first time. sound_volume, voice_volume: percent.
    keys: those of the commands.
    """

    language: str = "system"
    variant: str = "qingdao"
    options: tuple[tuple[str, RuleOptions], ...] = ()
    bots: Bots = (DEFAULT_LEVEL,) * 4
    stake: int = 100
    gold_eggs: bool = True
    timer: int = 0
    speed: str = "normal"
    motion: bool = True
    four_colour: bool = False
    direction: str = "variant"
    low_first: bool = False
    hand_layout: str = HAND_LAYOUTS[0]
    mirrored: bool = False
    name: str = ""
    theme: str = "system"
    text_size: int = 100
    card_size: int = 100
    high_contrast: bool = False
    counter: str = "ranks"
    chat: bool = False
    welcomed: bool = False
    guide: bool = False
    guide_seen: tuple[str, ...] = ()
    keys: Keymap = USUAL_KEYS
    sound: bool = True
    sound_volume: int = 80
    voice: bool = False
    voice_volume: int = 80
    window: Place | None = None

    @property
    def pace(self) -> float:
        """How long movements take: 0 none, 1 at normal speed."""
        return PACES[self.speed] if self.motion else 0.0

    def rule_options(self, variant: str) -> dict[str, Setting]:
        """The options of one variant that were touched."""
        return dict(dict(self.options).get(variant, ()))

    def with_rule_options(self, variant: str, chosen: Mapping[str, Setting]) -> Settings:
        """These settings with the options of one variant as chosen, the others as they are by default."""
        options = dict(self.options) | {variant: tuple(sorted(chosen.items()))}
        return replace(self, options=tuple(sorted(options.items())))

    def with_each_bot(self, chosen: Callable[[int, str], str]) -> Settings:
        """These settings with each computer player as chosen, by its place (0 to 3) and its name until now."""
        first, second, third, fourth = (chosen(at, bot) for at, bot in enumerate(self.bots))
        return replace(self, bots=(first, second, third, fourth))


class SettingsStore:
    """The settings in force and the file they come from.

    Without a file nothing is read or written.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._unknown: dict[str, object] = {}
        self._saved, self.messages = self._load()
        self.current = self._saved

    def for_this_run(self, **values: Any) -> None:
        """Put values in force without writing them, until the player chooses others."""
        self.current = replace(self.current, **values)

    def change(self, **values: Any) -> Message | None:
        """Put values in force and write them at once; a message where they cannot be written."""
        return self.adjust(lambda settings: replace(settings, **values))

    def adjust(self, chosen: Callable[[Settings], Settings]) -> Message | None:
        """The same for a part of a value: `chosen` is applied to what is written and to what is in force alike."""
        self._saved = chosen(self._saved)
        self.current = chosen(self.current)
        if self._path is None:
            return None
        try:
            write_atomically(self._path, _encode(self._saved, self._unknown))
        except OSError:
            return Message(MessageKind.SETTINGS_UNWRITABLE, (str(self._path.parent),))
        return None

    def _load(self) -> tuple[Settings, tuple[Message, ...]]:
        if self._path is None:
            return Settings(), ()
        try:
            values = _read(self._path)
        except FileNotFoundError:
            return Settings(), ()
        except OSError:
            return self._start_anew(MessageKind.SETTINGS_DAMAGED, "unreadable")
        except (ValueError, RecursionError):
            return self._start_anew(MessageKind.SETTINGS_DAMAGED, "damaged")
        version = values.pop("version", VERSION)
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            return self._start_anew(MessageKind.SETTINGS_DAMAGED, "damaged")
        if version > VERSION:
            return self._start_anew(MessageKind.SETTINGS_NEWER, "newer")
        settings, wrong = _decode(values)
        self._unknown = {key: value for key, value in values.items() if key not in _FIELDS}
        return settings, (Message(MessageKind.SETTINGS_VALUE, wrong),) if wrong else ()

    def _start_anew(self, kind: MessageKind, why: str) -> tuple[Settings, tuple[Message, ...]]:
        path = self._path
        assert path is not None
        try:
            kept = set_aside(path, why)
        except OSError:
            self._path = None  # what could not be kept is not overwritten either
            return Settings(), (Message(MessageKind.SETTINGS_UNWRITABLE, (str(path.parent),)),)
        return Settings(), (Message(kind, (kept.name,)),)


def _read(path: Path) -> dict[str, object]:
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise ValueError("too large for settings")
    values = json.loads(content.decode("utf-8"))
    if not isinstance(values, dict):
        raise ValueError("not a JSON object")
    return values


def _encode(settings: Settings, unknown: Mapping[str, object]) -> bytes:
    values: dict[str, object] = {"version": VERSION}
    for field in fields(settings):
        values[field.name] = getattr(settings, field.name)
    values["options"] = {variant: dict(options) for variant, options in settings.options}
    values["keys"] = dict(settings.keys.changed)
    return (json.dumps(values | dict(unknown), indent=2) + "\n").encode("ascii")


def _decode(values: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings that can be read from `values`, and the names of those whose value is no good."""
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for name, parse in _FIELDS.items():
        if name not in values:
            continue
        try:
            good[name] = parse(values[name])
        except (TypeError, ValueError):
            wrong.append(name)
    return Settings(**good), tuple(wrong)


def _one_of(choices: Callable[[], tuple[Any, ...]]) -> Callable[[object], Any]:
    def parse(value: object) -> Any:
        for choice in choices():
            if type(value) is type(choice) and value == choice:
                return choice
        raise ValueError(value)

    return parse


def _variant(value: object) -> str:
    """A region, or house rules, which may have gone since."""
    if isinstance(value, str) and value.isprintable() and is_house(value) and len(value) < 100:
        return value
    return str(_one_of(variant_ids)(value))


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _setting(value: object) -> Setting:
    if not isinstance(value, bool | int):
        raise TypeError(value)
    return value


def _percent(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not ZOOM[0] <= value <= ZOOM[1]:
        raise ValueError(value)
    return value


def _volume(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 100:
        raise ValueError(value)
    return value


def _name(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_NAME or not value.isprintable():
        raise ValueError(value)
    return value


def _bots(value: object) -> Bots:
    if not isinstance(value, list) or len(value) != 4:
        raise TypeError(value)
    first, second, third, fourth = (_bot(name) for name in value)
    return (first, second, third, fourth)


def _bot(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return name_bot(*read_bot(value))


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) and len(word) < 40 for word in value):
        raise TypeError(value)
    return tuple(sorted(set(value)))[:100]


def _window(value: object) -> Place | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 5:
        raise TypeError(value)
    x, y, width, height, state = value
    if any(type(number) is not int or abs(number) > FARTHEST for number in (x, y, width, height)):
        raise ValueError(value)
    if min(width, height) < 1 or state not in WINDOW_STATES:
        raise ValueError(value)
    return x, y, width, height, state


def _options(value: object) -> tuple[tuple[str, RuleOptions], ...]:
    if not isinstance(value, dict):
        raise TypeError(value)
    found: list[tuple[str, RuleOptions]] = []
    for variant, options in value.items():
        if not isinstance(options, dict):
            raise TypeError(options)
        found.append((variant, tuple(sorted((name, _setting(chosen)) for name, chosen in options.items()))))
    return tuple(sorted(found))


def _keys(value: object) -> Keymap:
    if not isinstance(value, dict):
        raise TypeError(value)
    return keymap_of(value)


_FIELDS: Final[Mapping[str, Callable[[object], Any]]] = {
    "language": _one_of(lambda: LANGUAGES),
    "variant": _variant,
    "options": _options,
    "bots": _bots,
    "stake": _one_of(lambda: STAKES),
    "gold_eggs": _switch,
    "timer": _one_of(lambda: TIMERS),
    "speed": _one_of(lambda: SPEEDS),
    "motion": _switch,
    "four_colour": _switch,
    "direction": _one_of(lambda: DIRECTIONS),
    "low_first": _switch,
    "hand_layout": _one_of(lambda: HAND_LAYOUTS),
    "mirrored": _switch,
    "name": _name,
    "theme": _one_of(lambda: THEMES),
    "text_size": _percent,
    "card_size": _percent,
    "high_contrast": _switch,
    "counter": _one_of(lambda: COUNTERS),
    "chat": _switch,
    "welcomed": _switch,
    "guide": _switch,
    "guide_seen": _words,
    "window": _window,
    "sound": _switch,
    "sound_volume": _volume,
    "voice": _switch,
    "voice_volume": _volume,
    "keys": _keys,
}
