"""The table as QML sees it: one object that turns the session's steps into rows and your touches into answers."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from app import text, text_hints, text_prompts
from app.house_rules import Catalogue
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.models.rows import RowsModel
from app.session import GameSession, MatchSummary, Stepped
from app.settings import SettingsStore
from engine.actions import PASS, SEATS, Action, Apply, Call, Illegal, PlayCards, Prompt, Reason, Seat
from engine.bots import bot_rng, make_bot
from engine.cards import Rank, Suit
from engine.events import Event
from engine.purses import FULL_PURSES
from engine.state import GameState

from .announcer import Announcer
from .bar import refusal
from .keys import Command, Do, command
from .log import announcements, headlines, own_exchanges
from .panels import CentreViewModel, RoleViewModel, SheetViewModel, StripViewModel, ToastViewModel
from .picking import Picking
from .shown import Shown
from .strip import open_answers, safe_choice
from .table import YOU, Table, turn

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

_ADVISER: Final = "standard"
_WARNING: Final = "warning"
_HINT: Final = "hint"
_GOOD_NEWS: Final = (MessageKind.WELCOME, MessageKind.RECORD_WRITTEN)


@QmlElement
class GameViewModel(QObject):
    """Owns nothing of the deal: it shows what the session tells, and asks the session for every answer."""

    dealt = Signal()
    """A fresh deal: the hand comes in."""
    wanted = Signal(str, arguments=["panel"])
    """A key asks for a panel: `last_trick`, `roles`, `log`, `rules`, `game`, or for the open one to close: `none`."""
    autoChanged = Signal()
    clockStarted = Signal(int, arguments=["milliseconds"])
    """So much time for your answer; 0 when the clock has stopped."""

    def __init__(
        self,
        session: GameSession,
        settings: SettingsStore,
        catalogue: Catalogue | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue or Catalogue()
        self._session = session
        self._settings = settings
        self._picking = Picking()
        self._table: Table | None = None
        self._summary: MatchSummary | None = None
        self._choice = 0
        self._prompt: Prompt | None = None
        self._guesses: frozenset[Seat] = frozenset()
        self._busy = False
        self._too_early = False  # the last thing said was that it is not your turn
        self._shown = Shown(self)
        self._announcer = Announcer(self)
        session.deal_began.connect(self._on_deal_began)
        session.resumed.connect(self._on_resumed)
        session.stepped.connect(self._on_stepped)
        session.asked.connect(self._on_asked)
        session.deal_ended.connect(self._on_deal_ended)
        session.failed.connect(self._on_failed)
        session.auto_changed.connect(self._on_auto)
        session.clock_started.connect(self.clockStarted)

    # What QML binds to.

    @Property(RowsModel, constant=True)
    def hand(self) -> RowsModel:
        return self._shown.hand

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel:
        return self._shown.seats

    @Property(RowsModel, constant=True)
    def slots(self) -> RowsModel:
        return self._shown.slots

    @Property(RowsModel, constant=True)
    def bar(self) -> RowsModel:
        return self._shown.bar

    @Property(RowsModel, constant=True)
    def log(self) -> RowsModel:
        return self._shown.log

    @Property(RowsModel, constant=True)
    def lastTrick(self) -> RowsModel:
        return self._shown.last_trick

    @Property(CentreViewModel, constant=True)
    def centre(self) -> CentreViewModel:
        return self._shown.centre

    @Property(RoleViewModel, constant=True)
    def role(self) -> RoleViewModel:
        return self._shown.role

    @Property(StripViewModel, constant=True)
    def strip(self) -> StripViewModel:
        return self._shown.strip

    @Property(SheetViewModel, constant=True)
    def sheet(self) -> SheetViewModel:
        return self._shown.sheet

    @Property(ToastViewModel, constant=True)
    def toast(self) -> ToastViewModel:
        return self._shown.toast

    @Property(Announcer, constant=True)
    def announcer(self) -> Announcer:
        return self._announcer

    @Property(RowsModel, constant=True)
    def rules(self) -> RowsModel:
        """The rule sheet of the running match."""
        return self._shown.rules

    @Property(bool, notify=autoChanged)
    def auto(self) -> bool:
        """Whether the table plays for you."""
        return self._session.auto

    # What happened.

    @property
    def table(self) -> Table | None:
        """The picture that is shown, None before the first deal."""
        return self._table

    def _on_deal_began(self, _: GameState) -> None:
        self._forget_deal()
        self._refresh()
        self.dealt.emit()
        self._tell_opening()

    def _tell_opening(self) -> None:
        """What changed hands before the first question, and which seat was drawn."""
        table = self._table
        if table is None:
            return
        for sentence in announcements(table.view.events, table):
            self._announcer.say(sentence)
        if own_exchanges(table):
            self._shown.toast.show(lambda: "" if self._table is None else own_exchanges(self._table))

    def _on_resumed(self, _: GameState) -> None:
        self._forget_deal()
        self._refresh()

    def _forget_deal(self) -> None:
        self._picking.deal()
        self._summary = None
        self._guesses = frozenset()
        self._prompt = None
        self._shown.toast.hide()

    def _on_stepped(self, step: Stepped) -> None:
        self._refresh()
        table = self._table
        if table is None:
            return
        for sentence in announcements(step.events, table):
            self._announcer.say(sentence)
        for at, _ in enumerate(headlines(step.events, table)):
            self._shown.toast.show(partial(self._headline, step.events, at))

    def _headline(self, events: Sequence[Event], at: int) -> str:
        return "" if self._table is None else headlines(events, self._table)[at]

    def _on_asked(self, _: object) -> None:
        if self._too_early and self._shown.toast.tone_shown == _WARNING:
            self._shown.toast.hide()
        self._too_early = False
        self._refresh()
        if self._shown.strip.props.shown:
            self._announcer.say(self._shown.strip.props.title)
        elif self._table is not None:
            self._announcer.say(text_prompts.your_turn())

    def _on_deal_ended(self, summary: MatchSummary) -> None:
        self._summary = summary
        if self._shown.toast.tone_shown != _WARNING:
            self._shown.toast.hide()
        self._refresh()
        sheet = self._shown.sheet.props
        self._announcer.say(f"{sheet.headline}. {sheet.arithmetic}")

    def _on_auto(self) -> None:
        self.autoChanged.emit()
        if not self._session.running or self._table is None:
            return
        self._picking.clear()
        self._refresh()
        if self._session.auto:
            stays = self._session.auto_stays
            self._tell(text_prompts.auto_stays if stays else text_prompts.auto_on, "")

    def _on_failed(self, kind: str, details: Sequence[str | int]) -> None:
        message = Message(MessageKind(kind), tuple(details))
        tone = _HINT if message.kind in _GOOD_NEWS else _WARNING
        self._tell(partial(text.message, message), tone)

    # What is shown.

    @Slot()
    def refresh(self) -> None:
        """Word and draw everything anew, after a change of language or settings."""
        if self._session.running:
            self._refresh()
            self._shown.toast.reword()

    def _refresh(self) -> None:
        table = self._picture()
        self._table = table
        view = table.view
        if view.prompt is not self._prompt:
            self._prompt = view.prompt
            self._choice = safe_choice(view)
        self._shown.deal(table, self._guesses, self._settings.current.name, self._summary)
        self._shown.sheet_of_rules(table, self._session.config)
        self._show_choice()

    def _show_choice(self) -> None:
        """What depends on what you have chosen."""
        table = self._table
        if table is None:
            return
        options = open_answers(table.view)
        self._choice = min(self._choice, max(len(options) - 1, 0))
        shown = options[self._choice] if options else None
        self._picking.update(table.view, self._settings.current.low_first, shown)
        self._shown.choice(table, self._picking, self._choice)

    def _picture(self) -> Table:
        session, settings = self._session, self._settings.current
        view = session.view()
        variant = session.config.region
        directions = {"ccw": False, "cw": True}
        summary = self._summary
        return Table(
            view=view,
            turn=turn(session.state),
            names=tuple(text.seat_name(seat, settings.name) for seat in SEATS),
            clockwise=directions.get(settings.direction, view.rules.tricks.clockwise),
            number=(session.match.number if summary is None else summary.deal_number) + 1,
            variant=text.variant_name(variant, text.language()),
            auto=session.auto,
            auto_stays=session.auto_stays,
        )

    # Your touches.

    @Slot(int)
    def clickCard(self, key: int) -> None:
        """A click on a card of the hand; in 叫牌 it chooses the group that the card is of."""
        if self._calling:
            if (card := self._picking.card(key)) is not None:
                self._choose_group(card.rank, card.suit)
            return
        self._picking.click(key)
        self._picked()

    @Slot(int)
    def doubleClickCard(self, key: int) -> None:
        """The second of two quick clicks: play what was chosen before the first one if it had this card, else what
        is chosen now."""
        if not self._calling:
            self._picking.undo_click(key)
            self._picked()
        self.confirm()

    @Slot(int)
    def flickCard(self, key: int) -> None:
        """A card flicked up: play what is chosen with it."""
        if not self._calling and not self._picking.is_chosen(key):
            self._picking.click(key)
            self._picked()
        self.confirm()

    @Slot("QVariantList")
    def dragCards(self, keys: list[int]) -> None:
        """A drag that has crossed these cards so far."""
        if not self._calling:
            self._picking.drag([int(key) for key in keys])
            self._picked()

    @Slot()
    def dropCards(self) -> None:
        """The drag has ended."""
        self._picking.drop()

    @Slot(int, int)
    def adjustColumn(self, key: int, step: int) -> None:
        """The wheel over a card's column: one card more or fewer."""
        self._picking.adjust_column(key, step)
        self._picked()

    @Slot()
    def clearSelection(self) -> None:
        """Choose nothing."""
        self._picking.clear()
        self._picked()

    @Slot(int)
    def choose(self, index: int) -> None:
        """Choose an answer of the role strip; `confirm` gives it."""
        if 0 <= index < len(self._shown.strip.props.choices):
            self._choice = index
            self._show_choice()
            self._announcer.say(self._shown.strip.props.detail)

    @Slot(str)
    def press(self, button: str) -> None:
        """A button of the bar, by its id."""
        match button:
            case "play" | "confirm":
                self.confirm()
            case "pass" | "decline":
                self.decline()
            case "apply":
                self.apply()
            case "hint":
                self.hint()
            case "auto":
                self.toggleAuto()

    @Slot(int, int, result=bool)
    def key(self, key: int, modifiers: int) -> bool:
        """A key on the table; whether it meant something."""
        found = command(key, modifiers)
        if found is None:
            return False
        self._obey(found)
        return True

    @Slot()
    def confirm(self) -> None:
        """Enter: give the chosen answer, play the chosen cards, or go on to the next deal."""
        table = self._table
        if table is None:
            return
        if self._shown.sheet.props.shown:
            self.nextDeal()
            return
        if self._handed_over():
            return
        if options := open_answers(table.view):
            self._answer(options[self._choice])
            return
        chosen = self._picking.cards
        if table.your_play and not chosen:
            self._tell(partial(text_prompts.choose_first, len(table.view.table)))
        elif self._refused(PlayCards(chosen)) is None:
            self._picking.clear()
            self._answer(PlayCards(chosen))

    @Slot()
    def decline(self) -> None:
        """P: pass, or the safe answer of a role phase."""
        table = self._table
        if table is None or self._shown.sheet.props.shown or self._handed_over():
            return
        if options := open_answers(table.view):
            if not self._calling:
                self._answer(options[0])
            return
        self._answer(PASS)

    @Slot()
    def apply(self) -> None:
        """F: pass on a last play, and ask to lead."""
        if self._table is not None and self._table.your_play and not self._handed_over():
            self._answer(Apply())

    @Slot()
    def hint(self) -> None:
        """H: choose what a bot would do in your place, and say why."""
        table = self._table
        if table is None or self._shown.sheet.props.shown or self._handed_over():
            return
        if table.view.prompt is None:
            self._refuse(Illegal(Reason.NOT_ASKED))
            return
        decision = make_bot(_ADVISER).choose(table.view, bot_rng("hint", table.number, YOU, len(table.view.events)))
        options = open_answers(table.view)
        if decision.action in options:
            self._choice = options.index(decision.action)
        elif isinstance(decision.action, PlayCards):
            self._picking.choose(decision.action.cards)
        self._show_choice()
        rules = table.view.rules
        self._tell(lambda: text_hints.hint(decision, rules, self._name), _HINT)

    @Slot()
    def toggleAuto(self) -> None:
        """T: let the table play for you, or take your seat back."""
        on = not self._session.auto
        if not self._session.set_auto(on) and not on:
            self._tell(text_prompts.auto_stays)
        elif not on:
            self._shown.toast.hide()

    @Slot()
    def forfeit(self) -> None:
        """Give the running deal up."""
        self._session.forfeit()

    @Slot()
    def nextDeal(self) -> None:
        """The next deal of the match, once one is over."""
        if self._shown.sheet.props.shown:
            self._session.next_deal()

    @Slot()
    def newMatchByKey(self) -> None:
        """Ctrl+N: a new match, asked for twice where one is under way."""
        table = self._table
        under_way = table is not None and (table.number > 1 or bool(table.view.own_answers))
        if under_way and not self._shown.toast.shows(text_prompts.new_match_again):
            self._tell(text_prompts.new_match_again)
        else:
            self.newMatch()

    @Slot()
    def newMatch(self) -> None:
        """A new match by the settings, in place of the running one."""
        self._session.start(self._next_config())

    @Slot()
    def newMatchAfresh(self) -> None:
        """The same with full purses, as at the very start."""
        self._session.start(self._next_config(), FULL_PURSES)

    def _next_config(self) -> MatchConfig:
        seed = str(secrets.randbelow(10**12))
        current = self._settings.current
        house = self._catalogue.house(current.variant)
        return MatchConfig.from_settings(current, seed, house=house)

    @Slot(QUrl)
    def saveRecord(self, url: QUrl) -> None:
        """Write the deals of the running match that have ended to a file."""
        self._session.report(self._session.save_record(Path(url.toLocalFile())))

    @Slot(int)
    def toggleGuess(self, seat: int) -> None:
        """Set or take away your own mark of suspicion."""
        if seat != YOU:
            self._guesses ^= {seat}
            self.refresh()

    @Slot()
    def dismissToast(self) -> None:
        """Hide the sentence that is shown."""
        self._shown.toast.hide()

    @Slot(bool)
    def setBusy(self, busy: bool) -> None:
        """The window shows a movement: no bot moves meanwhile."""
        if busy != self._busy:
            self._busy = busy
            if busy:
                self._session.hold()
            else:
                self._session.release()

    # How they are answered.

    def _obey(self, wanted: Command) -> None:
        match wanted.do:
            case Do.RANK if wanted.rank is not None:
                if self._calling:
                    self._choose_group(wanted.rank, None)
                else:
                    self._picking.press(wanted.rank, wanted.whole)
                    self._picked()
            case Do.LEFT | Do.RIGHT:
                self._step(1 if wanted.do is Do.RIGHT else -1)
            case Do.MORE | Do.FEWER:
                self._picking.adjust(1 if wanted.do is Do.MORE else -1)
                self._picked()
            case Do.GUARD_CARD:
                self._picking.toggle_guard_card()
                self._picked()
            case Do.TOGGLE:
                self._picking.toggle_marked()
                self._picked()
            case Do.CONFIRM:
                self.confirm()
            case Do.DECLINE:
                self.decline()
            case Do.APPLY:
                self.apply()
            case Do.AUTO:
                self.toggleAuto()
            case Do.HINT:
                self.hint()
            case Do.CLEAR:
                self.clearSelection()
                self._shown.toast.hide()
                self.wanted.emit("none")
            case _:
                self.wanted.emit(wanted.do.value)

    def _handed_over(self) -> bool:
        """Whether the table plays for you, which is then said."""
        if self._table is None or not self._table.auto:
            return False
        self._tell(text_prompts.auto_stays if self._table.auto_stays else text_prompts.auto_on)
        return True

    @property
    def _calling(self) -> bool:
        return self._table is not None and self._table.view.prompt is Prompt.CALL

    def _step(self, step: int) -> None:
        """An arrow: along the answers of a role phase, else along the columns."""
        number = len(self._shown.strip.props.choices)
        if number > 1:
            self.choose((self._choice + step) % number)
        else:
            self._picking.move(step)
            self._picked()

    def _choose_group(self, rank: Rank, suit: Suit | None) -> None:
        """The next group of three or four that this rank (and suit) can be called with."""
        table = self._table
        if table is None:
            return
        fitting = [
            at
            for at, action in enumerate(open_answers(table.view))
            if isinstance(action, Call) and action.cards[0].rank is rank and suit in (None, action.cards[0].suit)
        ]
        if fitting:
            later = [at for at in fitting if at > self._choice]
            self.choose((later or fitting)[0])

    def _picked(self) -> None:
        self._show_choice()

    def _refused(self, action: PlayCards) -> Illegal | None:
        table = self._table
        assert table is not None
        illegal = refusal(table.view, action.cards) if table.your_play else Illegal(Reason.NOT_ASKED)
        if illegal is not None:
            self._refuse(illegal)
        return illegal

    def _answer(self, action: Action) -> None:
        table = self._table
        if self._shown.toast.tone_shown in (_WARNING, _HINT):
            self._shown.toast.hide()
        illegal = Illegal(Reason.NOT_ASKED) if table is None or not table.asked else self._session.answer(action)
        if illegal is not None:
            self._refuse(illegal)

    def _refuse(self, illegal: Illegal) -> None:
        self._tell(partial(text.illegal, illegal))
        self._too_early = illegal.reason is Reason.NOT_ASKED

    def _tell(self, words: Callable[[], str], tone: str = _WARNING) -> None:
        self._too_early = False
        self._announcer.say(self._shown.toast.show(words, tone))

    def _name(self, seat: Seat) -> str:
        return text.seat_name(seat, self._settings.current.name)
