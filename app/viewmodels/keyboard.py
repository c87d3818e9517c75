"""The keys as the player sees and changes them: the cheat sheet, the list in the settings, the caps on the buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtQml import QmlElement

from app import text_keys
from app.keymap import ALWAYS, PLAIN_RANKS, USUAL_KEYS, Keymap, may_be
from app.language import Language
from app.models.rows import RowsModel

from .keys import chord_of
from .settings import SettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

_HELD_BESIDE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
)
_LEFT_GROUPS = ("choose", "answer")
_RANKS = tuple(f"rank_{rank.letter}" for rank in PLAIN_RANKS)
_JOKERS = tuple(f"rank_{rank.letter}" for rank in PLAIN_RANKS if rank.is_joker)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A line of the settings: a title, or a command with its keys.

    spoken: the line read aloud. changed: its key is not the usual one. waiting: the next key pressed becomes its own.
    """

    key: int
    command: str
    label: str
    caps: tuple[str, ...]
    spoken: str
    changed: bool
    waiting: bool


@dataclass(frozen=True, slots=True)
class CheatRow:
    """A line of the cheat sheet: a title, words without keys, keys without words, or both."""

    key: int
    title: bool
    label: str
    caps: tuple[str, ...]
    spoken: str


def derive_keys(keys: Keymap, waiting: str) -> tuple[KeyRow, ...]:
    """Every command under the title of its group; a title has no command."""
    rows: list[KeyRow] = []
    changed = dict(keys.changed)
    for group, commands in text_keys.GROUPS.items():
        title = text_keys.group_name(group)
        rows.append(KeyRow(len(rows), "", title, (), title, False, False))
        for command in commands:
            caps = _caps(keys, command)
            label, spoken = text_keys.command_name(command), text_keys.key_of(command, keys.first(command))
            rows.append(KeyRow(len(rows), command, label, caps, spoken, command in changed, command == waiting))
    return tuple(rows)


def derive_cheats(keys: Keymap, left: bool) -> tuple[CheatRow, ...]:
    """One of the two columns of the cheat sheet."""
    rows: list[CheatRow] = []

    def line(label: str, caps: tuple[str, ...] = (), spoken: str = "", title: bool = False) -> None:
        rows.append(CheatRow(len(rows), title, label, caps, spoken or label))

    for group, commands in text_keys.GROUPS.items():
        if (group in _LEFT_GROUPS) is not left:
            continue
        line(text_keys.group_name(group), title=True)
        if group == "choose":
            plain = [command for command in _RANKS if command not in _JOKERS]
            spoken = ", ".join(text_keys.key_of(command, keys.first(command)) for command in plain)
            line("", tuple(text_keys.cap(keys, command) for command in plain), spoken)
            jokers = ", ".join(text_keys.key_of(command, keys.first(command)) for command in _JOKERS)
            line(text_keys.jokers(), tuple(text_keys.cap(keys, command) for command in _JOKERS), jokers)
            line(text_keys.one_more())
            line(text_keys.whole_column())
        for command in commands:
            if command == text_keys.GUESSES[0]:
                spoken = ", ".join(text_keys.key_of(guess, keys.first(guess)) for guess in text_keys.GUESSES)
                line(text_keys.guesses(), tuple(text_keys.cap(keys, guess) for guess in text_keys.GUESSES), spoken)
            elif command not in (*_RANKS, *text_keys.GUESSES):
                label = text_keys.command_name(command)
                line(label, _caps(keys, command), text_keys.key_of(command, keys.first(command)))
    return tuple(rows)


def _caps(keys: Keymap, command: str) -> tuple[str, ...]:
    return tuple(text_keys.chord_name(chord) for chord in keys.keys(command))


@QmlElement
class KeysViewModel(QObject):
    """What is changed is saved and holds at once; `say` reads a sentence aloud."""

    changed = Signal()

    def __init__(
        self, settings: SettingsViewModel, language: Language, say: Callable[[str], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._say = say
        self._waiting = ""
        self._pressed = ""  # a key that another command has, pressed once
        self._told = ""
        self._rows = RowsModel(KeyRow, self)
        self._left = RowsModel(CheatRow, self)
        self._right = RowsModel(CheatRow, self)
        settings.keysChanged.connect(self._show)
        language.changed.connect(self._on_language)
        self._show()

    @property
    def keys(self) -> Keymap:
        """The keys in force."""
        return self._settings.current.keys

    @Slot(str)
    def ask(self, command: str) -> None:
        """The next key that is pressed is meant for this command."""
        self._waiting, self._pressed = command, ""
        self._tell(text_keys.waiting(command))

    @Slot()
    def cancel(self) -> None:
        """No key is waited for any more."""
        if self._waiting:
            self._waiting = ""
            self._tell("")

    @Slot(int, int)
    def offer(self, key: int, modifiers: int) -> None:
        """A key pressed while one is waited for."""
        if key in _HELD_BESIDE:
            return
        command, chord = self._waiting, chord_of(key, modifiers)
        if chord == "Esc" and command != "clear":
            self.cancel()
        elif not chord:
            self._tell(text_keys.unusable())
        elif ALWAYS.get(chord, command) != command:
            self._tell(text_keys.always(chord))
        elif not may_be(command, chord):
            self._tell(text_keys.writes())
        else:
            self._give(command, chord)

    @Slot()
    def reset(self) -> None:
        """Every command has its usual key again."""
        self._waiting = ""
        self._settings.choose_keys(USUAL_KEYS)
        self._tell(text_keys.as_usual())

    def _give(self, command: str, chord: str) -> None:
        keys, other = self.keys, self.keys.command(chord)
        if other in (None, command):
            self._settings.choose_keys(keys.with_key(command, chord))
            self._waiting = ""
            self._tell(text_keys.given(chord, command))
            return
        assert other is not None
        first = keys.first(command)
        possible = keys.first(other) != chord or may_be(other, first)
        if possible and self._pressed == chord:
            changed = keys.with_key(command, chord)
            self._settings.choose_keys(changed)
            self._waiting = ""
            self._tell(text_keys.exchanged(chord, command, changed.first(other), other))
        else:
            self._pressed = chord
            self._tell(text_keys.taken(chord, other, possible))

    def _tell(self, sentence: str) -> None:
        self._told = sentence
        if sentence:
            self._say(sentence)
        self._show()

    def _on_language(self) -> None:
        self._told = text_keys.waiting(self._waiting) if self._waiting else ""
        self._show()

    def _show(self) -> None:
        self._rows.show(derive_keys(self.keys, self._waiting))
        self._left.show(derive_cheats(self.keys, left=True))
        self._right.show(derive_cheats(self.keys, left=False))
        self.changed.emit()

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel:
        """Rows of KeyRow."""
        return self._rows

    @Property(RowsModel, constant=True)
    def left(self) -> RowsModel:
        """Rows of CheatRow."""
        return self._left

    @Property(RowsModel, constant=True)
    def right(self) -> RowsModel:
        """Rows of CheatRow."""
        return self._right

    @Property(str, notify=changed)
    def told(self) -> str:
        """What came of the last key."""
        return self._told

    @Property(bool, notify=changed)
    def usual(self) -> bool:
        """Whether every command has its usual key."""
        return not self.keys.changed

    @Property(str, notify=changed)
    def confirmCap(self) -> str:
        return text_keys.cap(self.keys, "confirm")

    @Property(str, notify=changed)
    def clearCap(self) -> str:
        return text_keys.cap(self.keys, "clear")

    @Property(str, notify=changed)
    def autoCap(self) -> str:
        return text_keys.cap(self.keys, "auto")

    @Property(str, notify=changed)
    def undoCap(self) -> str:
        return text_keys.cap(self.keys, "undo")

    @Property(str, notify=changed)
    def sameDealCap(self) -> str:
        return text_keys.cap(self.keys, "same_deal")

    @Property(str, notify=changed)
    def logCap(self) -> str:
        return text_keys.cap(self.keys, "log")

    @Property(str, notify=changed)
    def keysCap(self) -> str:
        return text_keys.cap(self.keys, "keys")

    @Property(str, notify=changed)
    def newMatchCap(self) -> str:
        return text_keys.cap(self.keys, "new_match")

    @Property(str, notify=changed)
    def guessCaps(self) -> str:
        """The keys of the four guesses, in turn order."""
        return ", ".join(text_keys.cap(self.keys, guess) for guess in text_keys.GUESSES)

    @Property(str, notify=changed)
    def newMatchKey(self) -> str:
        return self.keys.first("new_match")

    @Property(str, notify=changed)
    def quitKey(self) -> str:
        return self.keys.first("quit")

    @Property(str, notify=changed)
    def settingsKey(self) -> str:
        return self.keys.first("settings")

    @Property(str, notify=changed)
    def rulesKey(self) -> str:
        return self.keys.first("rules")

    @Property(str, notify=changed)
    def fullScreenKey(self) -> str:
        return self.keys.first("full_screen")
