"""Explains what is new at the table, one thing at a time, to a player who wants it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from app.text_guide import Topic, explanation
from engine.actions import Prompt
from engine.cards import Card
from engine.events import BoughtThree, Role, TrickClosed
from engine.view import SeatView

from .game import GameViewModel
from .settings import SettingsViewModel
from .table import Table, gathered_cards

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

_PHASES = {
    Prompt.SOLO_CLAIM: Topic.SOLO_CLAIM,
    Prompt.THRONE: Topic.THRONE,
    Prompt.CALL: Topic.CALL,
    Prompt.SOLO: Topic.SOLO,
    Prompt.KICK: Topic.KICK,
}
_ROLES = {
    Role.EMPEROR: Topic.EMPEROR,
    Role.GUARD: Topic.GUARD,
    Role.COMMONER: Topic.COMMONER,
    Role.SOLO: Topic.ALONE,
}


def topics(table: Table, sheet: bool, eggs: bool = False, chosen: Sequence[Card] = ()) -> tuple[Topic, ...]:
    """What there is to explain at this moment, in that order: what belongs to the question before everything else.

    sheet: the score is shown, with eggs or without. chosen: the cards that you have taken up.
    """
    view = table.view
    if sheet:
        scored = view.outcome is not None and not view.outcome.void
        return (Topic.SETTLEMENT, *([Topic.EGGS] if eggs else [])) if scored else ()
    if view.prompt is None or table.auto:
        return ()
    if view.prompt is not Prompt.PLAY:
        bought = [Topic.BOUGHT] if any(isinstance(event, BoughtThree) for event in view.events) else []
        return (Topic.GOAL, *_asked(view, view.prompt), Topic.ORDER, *_called(view), *bought, *_reports(view))
    mixed = {card.rank.is_joker for card in chosen} == {True, False}
    attached = [Topic.ATTACHED] if mixed else []
    return (Topic.GOAL, *attached, *_who(view), *_play(view))


def _called(view: SeatView) -> tuple[Topic, ...]:
    """The call of somebody else, while its Guard is hidden."""
    hidden = view.called is not None and Role.GUARD not in view.roles and Role.SOLO not in view.roles
    return (Topic.CALLED,) if hidden and view.role in (Role.COMMONER, Role.GUARD) else ()


def _reports(view: SeatView) -> tuple[Topic, ...]:
    return (Topic.REPORTS,) if view.rules.tricks.report_at else ()


def _asked(view: SeatView, prompt: Prompt) -> tuple[Topic, ...]:
    if prompt is Prompt.ALLEGIANCE:
        if view.role is Role.GUARD:
            return (Topic.ALLEGIANCE_GUARD,)
        revolts = view.rules.declarations.revolt and view.role is Role.COMMONER
        return (Topic.ALLEGIANCE_REVOLT if revolts else Topic.ALLEGIANCE_QUIET,)
    return (_PHASES[prompt],)


def _who(view: SeatView) -> tuple[Topic, ...]:
    return (_ROLES[view.role],) if view.role is not None and Role.GUARD not in view.roles else ()


def _play(view: SeatView) -> tuple[Topic, ...]:
    found: list[Topic] = []
    jokers = any(card.rank.is_joker for card in view.hand)
    if view.table:
        found.append(Topic.FOLLOW)
        if len(view.table) > 1:
            found.append(Topic.FILLING)
    else:
        last = view.events[-1:]
        if any(isinstance(event, TrickClosed) and event.inherited for event in last):
            found.append(Topic.INHERITED)
        found.append(Topic.LEAD)
    if jokers:
        found.append(Topic.ATTACHED)
    if any(card.rank.is_joker for card in view.table):
        found.append(Topic.JOKERS)
    held_back = view.rules.plays.held_back
    if held_back is not None and any(card.rank is held_back for card in view.hand):
        found.append(Topic.HELD_BACK)
    if Role.GUARD in view.roles:
        found.append(Topic.REVEALED)
    if view.finished:
        found.append(Topic.FINISHED)
    found += [*_called(view), Topic.ORDER, *_reports(view)]
    if gathered_cards(view):
        found += [Topic.PILE, Topic.GESTURES]
    return tuple(found)


@QmlElement
class GuideViewModel(QObject):
    """What was explained is kept in the settings, so that nothing is explained twice."""

    changed = Signal()

    def __init__(self, game: GameViewModel, settings: SettingsViewModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._topic: Topic | None = None
        self._text = ""
        self._answers = 0  # how many you had given when it was last looked
        game.pictured.connect(self._look)
        game.choiceShown.connect(self._look)
        settings.guideChanged.connect(self._look)

    @Property(str, notify=changed)
    def text(self) -> str:
        """What is explained now; empty for nothing."""
        return self._text

    @Slot()
    def understood(self) -> None:
        """On to the next thing there is to explain, if any."""
        if self._topic is not None:
            self._settings.note_explained(self._topic.value)
            self._look()

    def _look(self) -> None:
        table, current = self._game.table, self._settings.current
        self._pass_by(table)
        found: tuple[Topic, ...] = ()
        if current.guide and table is not None:
            found = topics(table, self._game.sheet_shown, self._game.eggs_moved, self._game.chosen)
        self._topic = next((topic for topic in found if topic.value not in current.guide_seen), None)
        text = "" if self._topic is None or table is None else explanation(self._topic, table.view.rules)
        if text != self._text:
            self._text = text
            self.changed.emit()
            if text:
                self._game.say(text)

    def _pass_by(self, table: Table | None) -> None:
        """Your own answer takes what was explained before it as read, and so does leaving the score."""
        answers = 0 if table is None else len(table.view.own_answers)
        answered = table is not None and answers > self._answers and not table.auto
        left = self._topic in (Topic.SETTLEMENT, Topic.EGGS) and not self._game.sheet_shown
        self._answers = answers
        topic = self._topic
        if topic is not None and (answered or left):
            self._topic = None
            self._settings.note_explained(topic.value)
