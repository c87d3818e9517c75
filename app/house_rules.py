"""House rules: regions that the player has changed, one small TOML file each in the data folder."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.rules import Rules
from engine.variants import Trouble, Variant, VariantError, build, load, read_toml, rules_table, variant_ids

from .files import write_atomically
from .house_draft import Draft, changed_table
from .messages import Message, MessageKind

FORMAT: Final = 1
COUNT: Final = "entries"
PREFIX: Final = "house:"
FOLDER: Final = "house-rules"
LARGEST_FILE: Final = 64 * 1024
LONGEST_NAME: Final = 24
MOST_FILES: Final = 200
MOST_NAMED: Final = 3
"""How many broken files one sentence names."""
_FORBIDDEN: Final = frozenset('/\\:*?"<>|')
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
)


class HouseError(Exception):
    """A file or a name that is refused; `message` says why in one sentence."""

    def __init__(self, kind: MessageKind, *details: str | int) -> None:
        super().__init__(kind.value)
        self.message = Message(kind, details)


def house_id(name: str) -> str:
    """The variant id of house rules by their name."""
    return PREFIX + name


def is_house(variant_id: str) -> bool:
    """Whether an id is of house rules."""
    return variant_id.startswith(PREFIX)


def is_house_named(variant_id: str) -> bool:
    """Whether an id is of house rules whose name a file here could bear."""
    name = variant_id.removeprefix(PREFIX)
    try:
        return is_house(variant_id) and checked_name(name) == name
    except HouseError:
        return False


def kept_variant(variant_id: str, rules: Rules) -> Variant:
    """A variant for a match whose house rules are known from the match alone: their file may have changed since."""
    name = variant_id.removeprefix(PREFIX)
    return Variant(
        id=variant_id, zh=name, en=name, about_zh="", about_en="", options=(), fields=dict(rules_table(rules))
    )


def checked_name(name: str) -> str:
    """The name as it will be used. Raises HouseError for one that no file could bear."""
    plain = unicodedata.normalize("NFC", name).strip()
    stem = plain.split(".")[0].rstrip().casefold()
    if (
        not plain
        or len(plain) > LONGEST_NAME
        or not plain.isprintable()
        or plain.startswith(".")
        or plain.endswith(".")
        or stem in _RESERVED
        or _FORBIDDEN & set(plain)
    ):
        raise HouseError(MessageKind.HOUSE_NAME, LONGEST_NAME)
    return plain


def encode(draft: Draft) -> str:
    """The file of house rules: the region, the differences, and how many they are, so that a part of it is known."""
    table = changed_table(draft)
    lines = [f"# 保皇: {draft.name}", f"format = {FORMAT}", f"{COUNT} = {_entries(table)}"]
    lines += [
        f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in table.items() if isinstance(value, str)
    ]
    for group, values in table.items():
        if isinstance(values, dict) and values:
            lines += ["", f"[{group}]"]
            lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
    return "\n".join(lines) + "\n"


def _entries(table: Mapping[str, object]) -> int:
    return sum(len(values) for values in table.values() if isinstance(values, dict))


def decode(content: bytes, file: str) -> Draft:
    """The house rules in a file. Raises HouseError."""
    if len(content) > LARGEST_FILE:
        raise HouseError(MessageKind.HOUSE_TOO_LARGE, file)
    try:
        table = read_toml(file, content.decode("utf-8"))
    except (UnicodeDecodeError, VariantError):
        raise HouseError(MessageKind.HOUSE_UNREADABLE, file) from None
    version = table.pop("format", None)
    if version != FORMAT or type(version) is not int:
        raise HouseError(MessageKind.HOUSE_VERSION, file)
    if table.pop(COUNT, _entries(table)) != _entries(table):
        raise HouseError(MessageKind.HOUSE_UNREADABLE, file)
    parent, name = table.get("parent"), table.get("zh")
    if parent not in variant_ids() or not isinstance(parent, str) or not isinstance(name, str):
        raise HouseError(MessageKind.HOUSE_UNSOUND, file)
    name = checked_name(name)
    try:
        fields = rules_table(build(name, table).rules())
        draft = Draft(name, parent, {group: dict(values) for group, values in fields.items()})
        draft.variant()
    except VariantError as error:
        raise _refused(error, parent, file) from None
    except (TypeError, ValueError, RecursionError):
        raise HouseError(MessageKind.HOUSE_UNSOUND, file) from None
    return draft


def _refused(error: VariantError, parent: str, file: str) -> HouseError:
    """The key that is wrong, and what would be right there: the keys there are, or what the region has."""
    key = error.details[1] if len(error.details) > 1 else ""
    if error.trouble is Trouble.UNKNOWN_KEY:
        return HouseError(MessageKind.HOUSE_KEY, file, "".join(filter(str.isprintable, key)), error.details[2])
    group, _, field = key.partition(".")
    own = rules_table(load(parent).rules()).get(group, {})
    if field not in own:
        return HouseError(MessageKind.HOUSE_UNSOUND, file)
    odds = error.trouble is Trouble.CONTRADICTION
    kind = MessageKind.HOUSE_AT_ODDS if odds else MessageKind.HOUSE_VALUE
    return HouseError(kind, file, key, json.dumps(own[field], ensure_ascii=False))


class Catalogue:
    """The regions and the player's house rules. Without a folder there are regions only, and nothing can be saved."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = None if folder is None else folder / FOLDER
        self._drafts: dict[str, Draft] = {}
        self._files: dict[str, Path] = {}
        self._refused: list[tuple[str, Message]] = []
        if self._folder is not None and self._folder.is_dir():
            for path in sorted(self._folder.glob("*.toml"))[:MOST_FILES]:
                self._read(path)

    def _read(self, path: Path) -> None:
        try:
            draft = read_file(path)
        except HouseError as error:
            self._refused.append((shown_name(path), error.message))
            return
        self._drafts[house_id(draft.name)] = draft
        self._files[house_id(draft.name)] = path

    @property
    def messages(self) -> tuple[Message, ...]:
        """What is wrong with the one file that could not be read, or which ones could not."""
        if len(self._refused) < 2:
            return tuple(message for _, message in self._refused)
        names = [name for name, _ in self._refused]
        return (Message(MessageKind.HOUSE_SEVERAL, (len(names), ", ".join(names[:MOST_NAMED]))),)

    @property
    def writable(self) -> bool:
        """Whether house rules can be kept at all."""
        return self._folder is not None

    def ids(self) -> tuple[str, ...]:
        """Everything that can be played: regions first, then house rules by name."""
        return (*variant_ids(), *sorted(self._drafts))

    def load(self, variant_id: str) -> Variant:
        """A variant of `ids`. Raises VariantError for another."""
        draft = self._drafts.get(variant_id)
        return load(variant_id) if draft is None else draft.variant()

    def house(self, variant_id: str) -> Variant | None:
        """House rules as a variant, None for a region."""
        return self.load(variant_id) if variant_id in self._drafts else None

    def draft(self, variant_id: str, name: str = "") -> Draft:
        """House rules to be changed, or a copy of a region, called `name` and a number that is free."""
        if variant_id in self._drafts:
            return self._drafts[variant_id]
        region = load(variant_id)
        taken = {name.casefold() for name in self._drafts}
        name = name or region.zh
        number = next(at for at in range(2, 1000) if house_id(f"{name} {at}").casefold() not in taken)
        fields = rules_table(region.rules())
        return Draft(f"{name} {number}", variant_id, {group: dict(values) for group, values in fields.items()})

    def save(self, draft: Draft) -> str:
        """Write the file; the variant's id. Raises HouseError, and then nothing has changed."""
        name = checked_name(draft.name)
        draft = Draft(name, draft.parent, draft.fields)
        if draft.faults():
            raise HouseError(MessageKind.HOUSE_UNSOUND, name)
        if self._folder is None:
            raise HouseError(MessageKind.HOUSE_UNWRITABLE, name)
        variant_id = house_id(name)
        same = next((known for known in self._files if known.casefold() == variant_id.casefold()), None)
        path = self._files[same] if same is not None else self._folder / f"{name}.toml"
        try:
            draft.variant()
            write_atomically(path, encode(draft).encode("utf-8"))
        except VariantError:
            raise HouseError(MessageKind.HOUSE_UNSOUND, name) from None
        except OSError:
            raise HouseError(MessageKind.HOUSE_UNWRITABLE, name) from None
        if same is not None:
            del self._drafts[same], self._files[same]
        self._drafts[variant_id], self._files[variant_id] = draft, path
        return variant_id

    def remove(self, variant_id: str) -> None:
        """Delete the file of house rules. Raises HouseError."""
        path = self._files.get(variant_id)
        if path is None:
            return
        try:
            path.unlink(missing_ok=True)
        except OSError:
            raise HouseError(MessageKind.HOUSE_UNWRITABLE, path.name) from None
        del self._drafts[variant_id], self._files[variant_id]

    def take_in(self, path: Path) -> str:
        """Copy house rules from a file of anybody's; their id. Raises HouseError, and then nothing has changed."""
        return self.save(read_file(path))


def shown_name(path: Path) -> str:
    """The name of any file, short and without what cannot be printed."""
    return "".join(filter(str.isprintable, path.name))[:60]


def read_file(path: Path) -> Draft:
    """The house rules in a file of any name. Raises HouseError."""
    shown = shown_name(path)
    try:
        if not path.is_file():
            raise HouseError(MessageKind.HOUSE_UNREADABLE, shown)
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError):
        raise HouseError(MessageKind.HOUSE_UNREADABLE, shown) from None
    return decode(content, shown)


def give_out(draft: Draft, path: Path) -> None:
    """Write house rules to a file for somebody else. Raises HouseError."""
    try:
        write_atomically(path, encode(draft).encode("utf-8"))
    except (OSError, ValueError):
        raise HouseError(MessageKind.HOUSE_UNWRITABLE, path.name) from None
