"""House rules in the window: copy a variant, change its fields, keep, share and choose the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from app import text, text_house
from app.house_draft import Draft
from app.house_rules import LONGEST_NAME, Catalogue, HouseError, checked_name, give_out
from app.language import Language
from app.models.rows import RowsModel
from app.session import GameSession
from engine.cards import SUITS, Suit
from engine.variants import load

from .house_fields import SWORD_RANKS, FieldRow, cells, choices, derive_fields
from .settings import SettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


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

    @Property(list, notify=changed)
    def faults(self) -> list[str]:
        """Why the draft cannot be played, everything at once, a sentence each with its field; none where it can."""
        return [] if self._draft is None else [text_house.fault_sentence(fault) for fault in self._draft.faults()]

    @Property(bool, notify=changed)
    def sound(self) -> bool:
        """Whether the draft can be played, and so kept and shared."""
        return self._draft is not None and not self._draft.faults()

    @Property(str, notify=changed)
    def fileName(self) -> str:
        """What a file for somebody else is called unless he is given another name; empty for a name no file could
        bear."""
        try:
            return "" if self._draft is None else f"{checked_name(self._draft.name)}.toml"
        except HouseError:
            return ""

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
        if (draft := self._draft) is not None:
            self._change(draft.changed(key, choices(key, draft.value(key))[index]))

    @Slot(str, int)
    def setNumber(self, key: str, number: int) -> None:
        """Another number for a field."""
        if self._draft is not None:
            self._change(self._draft.changed(key, number))

    @Slot(int, int)
    def chooseSword(self, rank: int, suit: int) -> None:
        """Another card with the sword, by the indices of its rank and suit; a suit of −1 is whichever may be."""
        if self._draft is not None:
            self._change(self._draft.with_sword(SWORD_RANKS[rank], SUITS[suit] if suit >= 0 else Suit.NONE))

    @Slot(int, int)
    def takeOut(self, cell: int, number: int) -> None:
        """Another number of one card out of the deck."""
        draft = self._draft
        if draft is None:
            return
        card = cells(draft)[cell]
        if card is not None and 0 <= number <= draft.deck()[card]:
            self._change(draft.with_taken_out(draft.taken_out() + Counter({card: number - draft.taken_out()[card]})))

    @Slot()
    def save(self) -> None:
        """Keep the draft and choose it."""
        draft = self._draft
        if draft is None or draft.faults():
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
        if self._draft is None or self._draft.faults():
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
