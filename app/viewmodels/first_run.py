"""The first screen: a name, a variant, and whether to be taught."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from app.messages import Message, MessageKind
from app.session import GameSession

from .game import GameViewModel
from .settings import SettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class FirstRunViewModel(QObject):
    """There is no match until it is left, and whatever begins one leaves it."""

    shownChanged = Signal()

    def __init__(
        self,
        session: GameSession,
        game: GameViewModel,
        settings: SettingsViewModel,
        shown: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        self._settings = settings
        self._shown = shown
        session.deal_began.connect(self._leave)

    @Property(bool, notify=shownChanged)
    def shown(self) -> bool:
        """Whether it is there."""
        return self._shown

    @Slot(str, str, bool)
    def begin(self, name: str, variant: str, teach: bool) -> None:
        """Keep what was chosen and deal."""
        if self._shown:
            self._settings.leave_first_screen(name, variant, teach)
            self._game.newMatch()
            if not teach:
                self._session.report(Message(MessageKind.WELCOME))

    def _leave(self) -> None:
        if self._shown:
            self._shown = False
            if not self._settings.current.welcomed:
                current = self._settings.current
                self._settings.leave_first_screen(current.name, current.variant, False)
            self.shownChanged.emit()
