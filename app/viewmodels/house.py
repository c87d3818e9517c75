"""House rules in the window: copy a variant, change its fields, keep, share and choose the file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from app import text, text_house
from app.house_rules import LONGEST_NAME, Catalogue, Draft, HouseError, checked_name, give_out
from app.language import Language
from app.models.rows import RowsModel
from app.session import GameSession
from engine.variants import load, rules_table

from .settings import SettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

_RANKS: Final = ("3", "4", "5", "6", "7", "8", "9")
_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "deck.lowest": _RANKS,
    "deck.removed": ("none", "6S 6H", "3S 3S 3H 3H 3H 3C 3C 3C 3D 3D 3D"),
    "plays.held_back": ("none", *_RANKS, "T", "J", "Q", "K", "A", "2"),
    "throne.starts": ("sceptre", "drawn", "first_seat"),
    "throne.paste": ("largest", "two", "nothing"),
    "throne.unclaimed": ("press", "two_rounds", "forced", "back_to_first", "one_round"),
    "guard.kind": ("called", "sword"),
    "guard.sword": ("none", "s", "4H"),
    "declarations.revolt_needs": (1, 2, 3),
    "tricks.report_at": (0, 5, 10, 15, 20),
    "finish.words": ("ke", "lianzhong"),
    "scoring.table": ("level", "places", "tribute"),
    "scoring.level": (4, 5, 6, 7, 8),
    "scoring.solo_open": (8, 12, 16, 24, 32, 40),
    "scoring.solo_hidden": (4, 8, 12, 16, 24),
}


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A title, or one field: its rule, its values in words (none for a switch), which it has, whether the region has
    another, and whether it is at fault."""

    key: int
    name: str
    label: str
    rule: str
    title: bool
    values: tuple[str, ...]
    current: int
    on: bool
    differs: bool
    fault: bool


def choices(key: str, value: Any) -> tuple[Any, ...]:
    """The values that the window offers for a field, what it has among them."""
    if isinstance(value, bool):
        return (False, True)
    offered = _CHOICES[key]
    return offered if value in offered else (*offered, value)


def derive_fields(draft: Draft) -> tuple[FieldRow, ...]:
    """Titles and fields in the order of the rules."""
    own = rules_table(load(draft.parent).rules())
    at_fault = {key for key, _ in draft.faults()}
    rows: list[FieldRow] = []
    for group, values in draft.fields.items():
        rows.append(FieldRow(len(rows), group, text_house.group_name(group), "", True, (), 0, False, False, False))
        for field, value in values.items():
            key = f"{group}.{field}"
            offered = choices(key, value)
            words = () if isinstance(value, bool) else tuple(text_house.field_value(choice) for choice in offered)
            rows.append(
                FieldRow(
                    key=len(rows),
                    name=key,
                    label=text_house.field_name(key),
                    rule=text_house.FIELD_RULES[key],
                    title=False,
                    values=words,
                    current=offered.index(value),
                    on=value is True,
                    differs=value != own[group][field],
                    fault=key in at_fault,
                )
            )
    return tuple(rows)


@QmlElement
class HouseViewModel(QObject):
    """One draft at a time; nothing is written before `save`."""

    changed = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        settings: SettingsViewModel,
        language: Language,
        session: GameSession,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._settings = settings
        self._session = session
        self._draft: Draft | None = None
        self._kept = ""
        self._words: Callable[[], str] | None = None
        self._fields = RowsModel(FieldRow, self)
        language.changed.connect(self._show)

    @property
    def draft(self) -> Draft | None:
        """What is being changed."""
        return self._draft

    @Property(RowsModel, constant=True)
    def fields(self) -> RowsModel:
        """Rows of FieldRow."""
        return self._fields

    @Property(str, notify=changed)
    def name(self) -> str:
        """The name of the draft."""
        return "" if self._draft is None else self._draft.name

    @Property(str, notify=changed)
    def parentName(self) -> str:
        """The region that it comes from."""
        return "" if self._draft is None else text.variant_name(load(self._draft.parent), text.language())

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why the draft cannot be played; empty where it can."""
        if self._draft is None:
            return ""
        return next((text_house.contradiction(key) for key, _ in self._draft.faults()), "")

    @Property(str, notify=changed)
    def told(self) -> str:
        """What has become of the last file, in a sentence."""
        return "" if self._words is None else self._words()

    @Property(bool, notify=changed)
    def kept(self) -> bool:
        """Whether the draft has a file."""
        return self._kept != ""

    @Property(int, constant=True)
    def longestName(self) -> int:
        """Characters that a name may have."""
        return LONGEST_NAME

    @Slot()
    def open(self) -> None:
        """Begin with the chosen variant: its file, or a copy of the region."""
        self._begin(self._settings.current.variant)

    @Slot(str)
    def rename(self, name: str) -> None:
        """Another name; under it the draft is another file."""
        if self._draft is not None and name != self._draft.name:
            self._change(replace(self._draft, name=name))

    @Slot(str, int)
    def choose(self, key: str, index: int) -> None:
        """Another value for a field: a switch by 0 and 1, else the index among its values."""
        draft = self._draft
        if draft is None:
            return
        group, _, field = key.partition(".")
        value = choices(key, draft.fields[group][field])[index]
        fields = draft.fields | {group: draft.fields[group] | {field: value}}
        self._change(replace(draft, fields=fields))

    @Slot()
    def save(self) -> None:
        """Keep the draft and choose it."""
        draft = self._draft
        if draft is None or self.fault:
            return
        try:
            variant_id = self._catalogue.save(draft)
        except HouseError as error:
            self._tell(partial(text.message, error.message))
            return
        self._chosen(variant_id)

    @Slot()
    def remove(self) -> None:
        """Delete the file of the draft; the region takes its place."""
        draft = self._draft
        if draft is None or not self._kept:
            return
        try:
            self._catalogue.remove(self._kept)
        except HouseError as error:
            self._tell(partial(text.message, error.message))
            return
        self._settings.choose_variant(draft.parent)
        self._begin(draft.parent)

    @Slot(QUrl)
    def takeIn(self, url: QUrl) -> None:
        """Keep and choose the house rules in somebody's file."""
        try:
            variant_id = self._catalogue.take_in(Path(url.toLocalFile()))
        except HouseError as error:
            self._tell(partial(text.message, error.message))
            return
        self._chosen(variant_id)

    @Slot(QUrl)
    def giveOut(self, url: QUrl) -> None:
        """Write the draft to a file for somebody else."""
        if self._draft is None or self.fault:
            return
        path = Path(url.toLocalFile())
        try:
            give_out(replace(self._draft, name=checked_name(self._draft.name)), path)
        except HouseError as error:
            self._tell(partial(text.message, error.message))
            return
        self._tell(partial(text_house.file_given, path.name))

    def _begin(self, variant_id: str) -> None:
        name = text.variant_name(self._catalogue.load(variant_id), text.language())
        self._draft = self._catalogue.draft(variant_id, name)
        self._kept = variant_id if self._catalogue.house(variant_id) is not None else ""
        self._words = None
        self._show()

    def _chosen(self, variant_id: str) -> None:
        self._settings.choose_variant(variant_id)
        self._begin(variant_id)
        name = self._catalogue.draft(variant_id).name
        self._tell(partial(text_house.file_saved, name))

    def _change(self, draft: Draft) -> None:
        self._draft = draft
        self._words = None
        self._show()

    def _tell(self, words: Callable[[], str]) -> None:
        self._words = words
        self.changed.emit()

    def _show(self) -> None:
        self._fields.show(() if self._draft is None else derive_fields(self._draft))
        self.changed.emit()
