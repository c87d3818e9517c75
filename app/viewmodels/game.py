"""The table as QML sees it: one object that turns the session's steps into rows and your touches into answers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from app import text, text_events, text_prompts
from app.house_rules import Catalogue
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.session import GameSession, MatchSummary, Stepped
from app.settings import SettingsStore
from app.taking_up import GUESSED
from app.utterance import Weight
from engine.actions import PASS, SEATS, Action, Apply, Illegal, PlayCards, Prompt, Reason
from engine.events import Event, Passed
from engine.purses import FULL_PURSES
from engine.state import GameState

from .attention import Attention
from .bar import beaten, choose_first, refusal
from .hinting import HintingViewModel
from .keys import PLAYED, REPEATED, Command, Do, command
from .log import announcements, headlines, own_exchanges
from .strip import open_answers, safe_choice
from .table import YOU, Table, turn
from .telling import HINT, WARNING

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1

_GOOD_NEWS: Final = (MessageKind.WELCOME, MessageKind.RECORD_WRITTEN)


@QmlElement
class GameViewModel(HintingViewModel):
    """Owns nothing of the deal: it shows what the session tells, and asks the session for every answer."""

    dealt = Signal()
    """A fresh deal: the hand comes in."""
    wanted = Signal(str, arguments=["panel"])
    """A key asks for a panel: `last_trick`, `roles`, `log`, `keys`, `game`, or for the open one to close: `none`."""
    autoChanged = Signal()
    pictured = Signal()
    """What is shown may have changed."""
    clockStarted = Signal(int, arguments=["milliseconds"])
    """So much time for your answer; 0 when the clock has stopped."""
    hurried = Signal()
    """You would not wait for the cards: they arrive at once."""

    def __init__(
        self,
        session: GameSession,
        settings: SettingsStore,
        catalogue: Catalogue | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(settings, parent)
        self._catalogue = catalogue or Catalogue()
        self._session = session
        self._summary: MatchSummary | None = None
        self._prompt: Prompt | None = None
        self._busy = False
        self._attention = Attention()
        session.deal_began.connect(self._on_deal_began)
        session.resumed.connect(self._on_resumed)
        session.stepped.connect(self._on_stepped)
        session.asked.connect(self._on_asked)
        session.taken_back.connect(self._on_taken_back)
        session.played_again.connect(partial(self._telling.tell, text_prompts.same_deal, HINT))
        session.deal_ended.connect(self._on_deal_ended)
        session.failed.connect(self._on_failed)
        session.auto_changed.connect(self._on_auto)
        session.clock_started.connect(self.clockStarted)

    @Property(bool, notify=autoChanged)
    def auto(self) -> bool:
        """Whether the table plays for you."""
        return self._session.auto

    # What happened.

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
        self._advice.forget()
        self._summary = None
        self._prompt = None
        self._shown.toast.hide()

    def _on_stepped(self, step: Stepped) -> None:
        self._refresh()
        table = self._table
        if table is None:
            return
        for event, sentence in zip(step.events, announcements(step.events, table), strict=True):
            self._announcer.say(sentence, Weight.SLIGHT if isinstance(event, Passed) else Weight.NEWS)
        for at, _ in enumerate(headlines(step.events, table)):
            self._shown.toast.show(partial(self._headline, step.events, at))

    def _headline(self, events: Sequence[Event], at: int) -> str:
        return "" if self._table is None else headlines(events, self._table)[at]

    def _on_asked(self, _: object) -> None:
        self._attention.appeared()
        self._telling.your_turn()
        self._refresh()
        if self._shown.strip.props.shown:
            self._announcer.say(self._shown.strip.props.title)
        elif self._table is not None:
            self._announcer.say(text_prompts.your_turn())

    def _on_taken_back(self) -> None:
        self._prompt = None
        self._refresh()
        self._telling.tell(text_prompts.taken_back, HINT)

    def _on_deal_ended(self, summary: MatchSummary) -> None:
        self._summary = summary
        self._attention.appeared()
        if self._shown.toast.tone_shown != WARNING:
            self._shown.toast.hide()
        self._refresh()
        sheet = self._shown.sheet.props
        lines = [f"{row['place']}, {row['name']}, {row['points']}" for row in sheet.rows]
        self._announcer.say(text_events.sentences([sheet.headline, sheet.arithmetic, *lines]))

    def _on_auto(self) -> None:
        self.autoChanged.emit()
        if not self._session.running or self._table is None:
            return
        self._picking.clear()
        self._advice.forget()
        self._refresh()
        if self._session.auto:
            stays = self._session.auto_stays
            self._telling.tell(text_prompts.auto_stays if stays else text_prompts.auto_on, "")

    def _on_failed(self, kind: str, details: Sequence[str | int]) -> None:
        message = Message(MessageKind(kind), tuple(details))
        tone = HINT if message.kind in _GOOD_NEWS else WARNING
        self._telling.tell(partial(text.message, message), tone)

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
            self._choice, self._chose = safe_choice(view), False
        self._shown.deal(table, self._session.guesses, self._settings.current.name, self._summary)
        self._shown.count(table, self._settings.current.counter)
        self._shown.sheet_of_rules(table, self._session.config)
        self._show_choice()
        self.pictured.emit()

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
            number=session.match.number + (not session.state.over) if summary is None else summary.deal_number + 1,
            variant=text.variant_name(variant, text.language()),
            auto=session.auto,
            auto_stays=session.auto_stays,
            keys=settings.keys,
        )

    # Your touches.

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

    @Slot(int, int, bool, result=bool)
    def key(self, key: int, modifiers: int, again: bool) -> bool:
        """A key on the table; whether it meant something. again: it is held down, and walks or adjusts at most."""
        found = command(key, modifiers, self._settings.current.keys)
        if found is None:
            return False
        if self._attention.dealing and found.do in PLAYED:
            if not again:
                self.hurry()
        elif not again or found.do in REPEATED:
            self._obey(found)
        return True

    @Slot(int, int, bool)
    def keyOver(self, key: int, modifiers: int, again: bool) -> None:
        """A key while a panel lies over the table: it touches nothing that is covered."""
        found = command(key, modifiers, self._settings.current.keys)
        if found is not None and found.do not in PLAYED and not again:
            self._obey(found)

    @Slot()
    def hurry(self) -> None:
        """A touch while the hand flies in: the cards arrive, and it does nothing else, nor does a quick second one."""
        self._attention.touched()
        self.hurried.emit()

    @Slot(bool)
    def setDealing(self, dealing: bool) -> None:
        """The hand flies in: what is asked meanwhile does not show yet, and nothing answers it."""
        self._attention.dealing = dealing

    @Slot()
    def confirm(self) -> None:
        """Enter: give the chosen answer, play the chosen cards, or go on to the next deal."""
        table = self._table
        if table is None or self._attention.arriving:
            return
        if self._shown.sheet.props.shown:
            self.nextDeal()
            return
        if self._handed_over():
            return
        if options := open_answers(table.view):
            if self._chose or not self._too_soon:
                self._answer(options[self._choice])
            return
        chosen = self._picking.cards
        if table.your_play and not chosen and beaten(table.view):
            if not self._too_soon:
                self._answer(PASS)
        elif table.your_play and not chosen:
            self._telling.tell(partial(choose_first, table.view))
        elif self._refused(PlayCards(chosen)) is None:
            self._picking.clear()
            self._answer(PlayCards(chosen))

    @Slot()
    def decline(self) -> None:
        """P: pass, or the safe answer of a role phase."""
        table = self._table
        if table is None or self._attention.arriving or self._shown.sheet.props.shown or self._handed_over():
            return
        if options := open_answers(table.view):
            if not self._calling and not self._too_soon:
                self._answer(options[0])
            return
        self._answer(PASS)

    @Slot()
    def apply(self) -> None:
        """F: pass on a last play, and ask to lead."""
        if self._table is not None and self._table.your_play and not self._handed_over():
            self._answer(Apply())

    @Slot()
    def takeBack(self) -> None:
        """Ctrl+Z: your last answer of the deal, and what came after it, has not happened."""
        if self._table is not None and not self._handed_over() and not self._session.take_back():
            self._telling.tell(text_prompts.nothing_to_take_back)

    @Slot()
    def toggleAuto(self) -> None:
        """T: let the table play for you, or take your seat back."""
        on = not self._session.auto
        if not self._session.set_auto(on) and not on:
            self._telling.tell(text_prompts.auto_stays)
        elif not on:
            self._shown.toast.hide()

    @Slot()
    def forfeit(self) -> None:
        """Give the running deal up."""
        self._session.forfeit()

    @Slot()
    def nextDeal(self) -> None:
        """The next deal of the match, once one is over; not by a touch that was meant for the table, as the second of
        two quick ones is, the first of which ended the deal."""
        if self._shown.sheet.props.shown and not self._too_soon:
            self._attention.touched()
            self._session.next_deal()

    @Slot()
    def sameDeal(self) -> None:
        """S: the deal that is over once more, with the same cards; not by the second of two quick touches either."""
        if not self._shown.sheet.props.shown:
            self._telling.tell(text_prompts.same_deal_later)
        elif not self._too_soon:
            self._attention.touched()
            self._session.play_again()

    @Slot()
    def newMatchByKey(self) -> None:
        """Ctrl+N: a new match, asked for twice where one is under way."""
        table = self._table
        under_way = table is not None and (table.number > 1 or bool(table.view.own_answers))
        if under_way and not self._shown.toast.shows(text_prompts.new_match_again):
            self._telling.tell(text_prompts.new_match_again)
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

    @Slot(int, int)
    def guess(self, seat: int, step: int) -> None:
        """Take another seat for the Guard, then for a Commoner, then for nothing; a step of -1 goes the other way.

        There is nothing to guess at the Emperor's seat: an older guess there goes.
        """
        if self._table is None or seat == YOU:
            return
        view = self._table.view
        if view.emperor == seat and view.outcome is None:
            if seat in self._session.guesses:
                self._session.guess(seat, None)
                self._refresh()
            self._telling.tell(partial(text_prompts.emperor_is, self._table.name(seat)))
            return
        order = (None, *GUESSED)
        role = order[(order.index(self._session.guesses.get(seat)) + step) % len(order)]
        self._session.guess(seat, role)
        self._refresh()
        self._announcer.say(text.guess_said(self._table.name(seat), role))

    @Slot()
    def tellTiny(self) -> None:
        """Say that the window is too small to be read well."""
        self._telling.tell(text_prompts.tiny_window)

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
                    self._found(self._picking.press(wanted.rank, wanted.whole), partial(text.none_held, wanted.rank))
            case Do.LEFT | Do.RIGHT:
                self._step(1 if wanted.do is Do.RIGHT else -1)
            case Do.MORE | Do.FEWER:
                self._picking.adjust(1 if wanted.do is Do.MORE else -1)
                self._picked_by_key()
            case Do.GUARD_CARD:
                self._found(self._picking.toggle_guard_card(), self._no_guard_card)
            case Do.TOGGLE:
                self._found(self._picking.toggle_marked(), text.none_marked)
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
            case Do.UNDO:
                self.takeBack()
            case Do.SAME_DEAL:
                self.sameDeal()
            case Do.GUESS_1 | Do.GUESS_2 | Do.GUESS_3 | Do.GUESS_4:
                self.guess(int(wanted.do.value[-1]), 1)
            case Do.CLEAR:
                self.clearSelection()
                self._shown.toast.hide()
                self.wanted.emit("none")
            case _:
                self.wanted.emit(wanted.do.value)

    @property
    def _too_soon(self) -> bool:
        """Whether a touch may be for something else than what is asked now."""
        return self._attention.paired or self._attention.unseen

    def _refused(self, action: PlayCards) -> Illegal | None:
        table = self._table
        assert table is not None
        illegal = refusal(table.view, action.cards) if table.your_play else Illegal(Reason.NOT_ASKED)
        if illegal is not None:
            self._telling.refuse(illegal)
        return illegal

    def _answer(self, action: Action) -> None:
        table = self._table
        self._telling.answered()
        before = self._attention.touched_at
        self._attention.touched()  # an answer may end the deal before it returns
        illegal = Illegal(Reason.NOT_ASKED) if table is None or not table.asked else self._session.answer(action)
        if illegal is not None:
            self._attention.touched_at = before
            self._telling.refuse(illegal)
