"""The small objects QML binds to: each shows one frozen set of values and speaks up only when they change."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from .advice import HintProps
from .centre import CentreProps, RoleProps
from .sheet import SheetProps
from .strip import StripProps

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

QVariantList = list


@QmlElement
class CentreViewModel(QObject):
    """The middle of the table; see `CentreProps`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = CentreProps()

    @property
    def props(self) -> CentreProps:
        """What is shown now."""
        return self._props

    def show(self, props: CentreProps) -> None:
        """Show these values."""
        if props != self._props:
            self._props = props
            self.changed.emit()

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._props.title

    @Property(str, notify=changed)
    def stakes(self) -> str:
        return self._props.stakes

    @Property(str, notify=changed)
    def called(self) -> str:
        return self._props.called

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._props.playing

    @Property(int, notify=changed)
    def pile(self) -> int:
        return self._props.pile

    @Property(str, notify=changed)
    def trick(self) -> str:
        return self._props.trick

    @Property(str, notify=changed)
    def trickKey(self) -> str:
        return self._props.trick_key

    @Property(QVariantList, notify=changed)
    def throne(self) -> list[object]:
        return list(self._props.throne)

    @Property(str, notify=changed)
    def movedTitle(self) -> str:
        return self._props.moved_title

    @Property(QVariantList, notify=changed)
    def moved(self) -> list[object]:
        return list(self._props.moved)

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._props.over

    @Property(bool, notify=changed)
    def clockwise(self) -> bool:
        return self._props.clockwise


@QmlElement
class RoleViewModel(QObject):
    """Your own role; see `RoleProps`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = RoleProps()

    @property
    def props(self) -> RoleProps:
        """What is shown now."""
        return self._props

    def show(self, props: RoleProps) -> None:
        """Show these values."""
        if props != self._props:
            self._props = props
            self.changed.emit()

    @Property(str, notify=changed)
    def sign(self) -> str:
        return self._props.sign

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._props.title

    @Property(str, notify=changed)
    def detail(self) -> str:
        return self._props.detail

    @Property(bool, notify=changed)
    def yourTurn(self) -> bool:
        return self._props.your_turn

    @Property(str, notify=changed)
    def auto(self) -> str:
        return self._props.auto

    @Property(list, notify=changed)
    def marks(self) -> list[str]:
        return list(self._props.marks)

    @Property(list, notify=changed)
    def markTexts(self) -> list[str]:
        return list(self._props.mark_texts)


@QmlElement
class StripViewModel(QObject):
    """The question of a role phase; see `StripProps`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = StripProps()

    @property
    def props(self) -> StripProps:
        """What is shown now."""
        return self._props

    def show(self, props: StripProps) -> None:
        """Show these values."""
        if props != self._props:
            self._props = props
            self.changed.emit()

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._props.shown

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._props.title

    @Property(str, notify=changed)
    def detail(self) -> str:
        return self._props.detail

    @Property(str, notify=changed)
    def advice(self) -> str:
        return self._props.advice

    @Property(QVariantList, notify=changed)
    def choices(self) -> list[object]:
        return list(self._props.choices)


@QmlElement
class HintsViewModel(QObject):
    """The hints while cards are played; see `HintProps`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = HintProps()

    @property
    def props(self) -> HintProps:
        """What is shown now."""
        return self._props

    def show(self, props: HintProps) -> None:
        """Show these values."""
        if props != self._props:
            self._props = props
            self.changed.emit()

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._props.shown

    @Property(str, notify=changed)
    def why(self) -> str:
        return self._props.why

    @Property(str, notify=changed)
    def price(self) -> str:
        return self._props.price

    @Property(QVariantList, notify=changed)
    def choices(self) -> list[object]:
        return list(self._props.choices)


@QmlElement
class SheetViewModel(QObject):
    """The settlement; see `SheetProps`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = SheetProps()

    @property
    def props(self) -> SheetProps:
        """What is shown now."""
        return self._props

    def show(self, props: SheetProps) -> None:
        """Show these values."""
        if props != self._props:
            self._props = props
            self.changed.emit()

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._props.shown

    @Property(str, notify=changed)
    def headline(self) -> str:
        return self._props.headline

    @Property(str, notify=changed)
    def tone(self) -> str:
        return self._props.tone

    @Property(str, notify=changed)
    def subtitle(self) -> str:
        return self._props.subtitle

    @Property(str, notify=changed)
    def arithmetic(self) -> str:
        return self._props.arithmetic

    @Property(str, notify=changed)
    def footer(self) -> str:
        return self._props.footer

    @Property(bool, notify=changed)
    def auto(self) -> bool:
        return self._props.auto

    @Property(QVariantList, notify=changed)
    def rows(self) -> list[object]:
        return list(self._props.rows)


@QmlElement
class ToastViewModel(QObject):
    """One sentence that goes away by itself or at a touch; tone: empty for news, `hint`, or `warning`.

    rule: the number of the rule that it follows from, if it is a refusal.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: Callable[[], str] | None = None
        self._text = ""
        self._tone = ""
        self._rule = ""
        self._number = 0

    @property
    def tone_shown(self) -> str:
        """The tone of what is shown; empty while nothing is."""
        return self._tone if self._text else ""

    def show(self, words: Callable[[], str], tone: str = "", rule: str = "") -> str:
        """Show a sentence, which `words` says in the language of the moment. The same one again counts as new."""
        self._words, self._text, self._tone, self._rule = words, words(), tone, rule
        self._number += 1
        self.changed.emit()
        return self._text

    def shows(self, words: Callable[[], str]) -> bool:
        """Whether this very sentence is shown."""
        return self._words == words

    def hide(self) -> None:
        """Show nothing."""
        if self._words is not None:
            self._words, self._text = None, ""
            self.changed.emit()

    def reword(self) -> None:
        """Say what is shown in the language of the moment."""
        if self._words is not None and (said := self._words()) != self._text:
            self._text = said
            self.changed.emit()

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._text

    @Property(str, notify=changed)
    def tone(self) -> str:
        return self._tone

    @Property(str, notify=changed)
    def rule(self) -> str:
        return self._rule

    @Property(int, notify=changed)
    def number(self) -> int:
        """How many sentences were shown so far."""
        return self._number
