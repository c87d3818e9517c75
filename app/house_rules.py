"""House rules: regions that the player has changed, one small TOML file each in the data folder."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.rules import Rules
from engine.variants import (
    FIXED,
    Option,
    Variant,
    VariantError,
    build,
    load,
    read_toml,
    rules_from,
    rules_table,
    variant_ids,
)

from .files import write_atomically
from .messages import Message, MessageKind

FORMAT: Final = 1
PREFIX: Final = "house:"
FOLDER: Final = "house-rules"
LARGEST_FILE: Final = 64 * 1024
LONGEST_NAME: Final = 24
MOST_FILES: Final = 200
_FORBIDDEN: Final = frozenset('/\\:*?"<>|')
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
)

Fields = dict[str, dict[str, Any]]
"""Rule fields by group, as in TOML."""


class HouseError(Exception):
    """A file or a name that is refused; `message` says why in one sentence."""

    def __init__(self, kind: MessageKind, *details: str | int) -> None:
        super().__init__(kind.value)
        self.message = Message(kind, details)


@dataclass(frozen=True, slots=True)
class Draft:
    """House rules being made: a name, the region they come from, and every rule field."""

    name: str
    parent: str
    fields: Fields

    @property
    def changes(self) -> Fields:
        """The fields that differ from the region's own."""
        own = rules_table(load(self.parent).rules())
        found = {
            group: {key: value for key, value in values.items() if value != own[group][key]}
            for group, values in self.fields.items()
        }
        return {group: values for group, values in found.items() if values}

    def faults(self) -> list[tuple[str, str]]:
        """What contradicts the rest: (dotted key, the engine's sentence); empty for rules that can be played."""
        try:
            rules_from(self.fields, self.name)
        except VariantError as error:
            return [(error.details[1], error.details[2])] if len(error.details) > 2 else [("", str(error))]
        return []

    def variant(self) -> Variant:
        """The playable variant. Raises VariantError."""
        return build(self.name, _table(self))


def house_id(name: str) -> str:
    """The variant id of house rules by their name."""
    return PREFIX + name


def is_house(variant_id: str) -> bool:
    """Whether an id is of house rules."""
    return variant_id.startswith(PREFIX)


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
    """The file of house rules: the region and the differences."""
    table = _table(draft)
    lines = [f"# 保皇: {draft.name}", f"format = {FORMAT}"]
    lines += [
        f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in table.items() if isinstance(value, str)
    ]
    for group, values in table.items():
        if isinstance(values, dict) and values:
            lines += ["", f"[{group}]"]
            lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
    return "\n".join(lines) + "\n"


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
    parent, name = table.get("parent"), table.get("zh")
    if parent not in variant_ids() or not isinstance(parent, str) or not isinstance(name, str):
        raise HouseError(MessageKind.HOUSE_UNSOUND, file)
    name = checked_name(name)
    try:
        fields = rules_table(build(name, table).rules())
        draft = Draft(name, parent, {group: dict(values) for group, values in fields.items()})
        draft.variant()
    except (VariantError, TypeError, ValueError, RecursionError):
        raise HouseError(MessageKind.HOUSE_UNSOUND, file) from None
    return draft


def _table(draft: Draft) -> dict[str, Any]:
    """Options that would overrule a changed field are taken away: the field then says what holds."""
    region = load(draft.parent)
    changes = draft.changes
    touched = {(group, key) for group, values in changes.items() for key in values}
    fixed = {option.name: FIXED for option in region.options if _touches(option, touched) or _upset_by(draft, option)}
    table: dict[str, Any] = {
        "parent": draft.parent,
        "zh": draft.name,
        "en": draft.name,
        "about_zh": f"在{region.zh}的基础上改的。",
        "about_en": f"Changed from {region.en}.",
        **changes,
    }
    return table | ({"options": fixed} if fixed else {})


def _touches(option: Option, changed: set[tuple[str, str]]) -> bool:
    return any(
        (group, key) in changed
        for patch in option.patches.values()
        for group, values in patch.items()
        for key in values
    )


def _upset_by(draft: Draft, option: Option) -> bool:
    """Whether a position of the option contradicts the changed fields."""
    for patch in option.patches.values():
        fields = {group: values | patch.get(group, {}) for group, values in draft.fields.items()}
        if Draft(draft.name, draft.parent, fields).faults():
            return True
    return False


class Catalogue:
    """The regions and the player's house rules. Without a folder there are regions only, and nothing can be saved."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = None if folder is None else folder / FOLDER
        self._drafts: dict[str, Draft] = {}
        self._files: dict[str, Path] = {}
        self.messages: list[Message] = []
        if self._folder is not None and self._folder.is_dir():
            for path in sorted(self._folder.glob("*.toml"))[:MOST_FILES]:
                self._read(path)

    def _read(self, path: Path) -> None:
        try:
            draft = read_file(path)
        except HouseError as error:
            self.messages.append(error.message)
            return
        self._drafts[house_id(draft.name)] = draft
        self._files[house_id(draft.name)] = path

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


def read_file(path: Path) -> Draft:
    """The house rules in a file of any name. Raises HouseError."""
    shown = "".join(filter(str.isprintable, path.name))[:60]
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
