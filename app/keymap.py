"""Which keys the player gives his commands by: the usual ones, and those that he has put in their place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards import Rank

PLAIN_RANKS: Final = tuple(Rank(rank) for rank in range(Rank.THREE, Rank.BIG + 1))

# By command; the first key is the one that is shown, and the one that can be changed.
_USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"rank_{rank.letter}": (key,) for rank, key in zip(PLAIN_RANKS, "34567890JQKA2ZX", strict=True)},
    "guard_card": ("G",),
    "left": ("Left",),
    "right": ("Right",),
    "more": ("+", "=", "Up"),
    "fewer": ("-", "Down"),
    "toggle": ("Space",),
    "clear": ("Esc", "Backspace"),
    "confirm": ("Return", "Enter"),
    "decline": ("P",),
    "apply": ("F",),
    "hint": ("H",),
    "undo": ("Ctrl+Z",),
    "same_deal": ("S",),
    "auto": ("T",),
    "last_trick": ("L",),
    "roles": ("R",),
    "log": ("O",),
    "counter": ("C",),
    **{f"guess_{seat}": (f"F{seat + 1}",) for seat in range(1, 5)},
    "rules": ("F1",),
    "keys": ("?",),
    "game": ("M",),
    "settings": ("Ctrl+,",),
    "new_match": ("Ctrl+N",),
    "full_screen": ("F11",),
    "quit": ("Ctrl+Q",),
}
COMMANDS: Final = tuple(_USUAL)
EVERYWHERE: Final = ("rules", "settings", "new_match", "full_screen", "quit")
"""Commands that hold wherever the keyboard is, in a field too: none of them can be a key that writes."""
ALWAYS: Final[Mapping[str, str]] = {"Return": "confirm", "Enter": "confirm", "Esc": "clear"}
"""Keys that mean the same for everybody, whatever else is changed."""
_NAMED: Final = (
    *("Left", "Right", "Up", "Down", "Space", "Return", "Enter", "Esc", "Backspace"),
    *("Home", "End", "PgUp", "PgDown", "Ins", "Del"),
    *(f"F{number}" for number in range(1, 25)),
)
_CHORD: Final = re.compile(r"(?:Ctrl\+)?(?:Alt\+)?(?:Meta\+)?(?P<key>.|\w+)", re.DOTALL)
_WRITES_NOTHING: Final = re.compile(r"(?:Ctrl\+|Alt\+|Meta\+|F\d).*", re.DOTALL)


def is_chord(text: str) -> bool:
    """Whether this names a key, `K`, `Ctrl+N`, `PgUp`, as `chord_of` does."""
    found = _CHORD.fullmatch(text)
    if found is None:
        return False
    key = found["key"]
    return key in _NAMED or (len(key) == 1 and key.isprintable() and not key.isspace() and key == key.upper())


def may_be(command: str, chord: str) -> bool:
    """Whether a command can have this key, if no other has it: not one that always means another, none that writes
    where the command holds everywhere."""
    if ALWAYS.get(chord, command) != command:
        return False
    return command not in EVERYWHERE or _WRITES_NOTHING.fullmatch(chord) is not None


@dataclass(frozen=True, slots=True)
class Keymap:
    """changed: (command, its key), sorted, of the commands whose first key is not the usual one."""

    changed: tuple[tuple[str, str], ...] = ()

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of a command, the one to show first."""
        return _keys(self.changed)[command]

    def first(self, command: str) -> str:
        """The key that is shown."""
        return self.keys(command)[0]

    def command(self, chord: str) -> str | None:
        """What a key asks for."""
        return _commands(self.changed).get(chord)

    def with_key(self, command: str, chord: str) -> Keymap:
        """The command has this key; a command that has had it takes this one's key, or does without a second one.

        Raises ValueError where one of the two cannot have its key (`may_be`).
        """
        other = self.command(chord)
        keys = {name: self.first(name) for name in COMMANDS} | {command: chord}
        if other not in (None, command) and self.first(other) == chord:
            keys[other] = self.first(command)
        return keymap_of({name: key for name, key in keys.items() if key != _USUAL[name][0]})


USUAL_KEYS: Final = Keymap()


def keymap_of(changed: Mapping[str, object]) -> Keymap:
    """The keys with these in place of the usual first ones.

    Raises ValueError for what is no command or key, for a key that the command cannot have, and for one key twice.
    """
    firsts = {command: keys[0] for command, keys in _USUAL.items()}
    for command, chord in changed.items():
        if command not in _USUAL or not isinstance(chord, str) or not is_chord(chord) or not may_be(command, chord):
            raise ValueError(command)
        firsts[command] = chord
    if len(set(firsts.values())) < len(firsts):
        raise ValueError("one key for two commands")
    return Keymap(tuple(sorted((name, key) for name, key in firsts.items() if key != _USUAL[name][0])))


@cache
def _keys(changed: tuple[tuple[str, str], ...]) -> Mapping[str, tuple[str, ...]]:
    own = dict(changed)
    firsts = {command: own.get(command, keys[0]) for command, keys in _USUAL.items()}
    taken = set(firsts.values())

    def further(command: str) -> tuple[str, ...]:
        keys = _USUAL[command]
        if command in own:
            keys = tuple(key for key in keys if ALWAYS.get(key) == command)
        return tuple(key for key in keys if key != firsts[command] and (key not in taken or key in ALWAYS))

    return {command: (firsts[command], *further(command)) for command in _USUAL}


@cache
def _commands(changed: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    return {key: command for command, keys in _keys(changed).items() for key in keys}
