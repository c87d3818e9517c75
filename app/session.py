"""A match as it runs: holds the state, asks the bots, writes every answer down before anyone sees it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.actions import Action, Illegal, Seat
from engine.autoplay import default_action, stays
from engine.events import Event, Role
from engine.match import Match, given_up
from engine.purses import Purses
from engine.record import record_text
from engine.state import GameState, Outcome
from engine.transition import apply, check
from engine.view import SeatView, view

from .bot_process import Players, Question
from .bot_worker import Answer, thinking_ms
from .exporting import record_of
from .files import write_atomically
from .journal import Journal
from .match_config import MatchConfig
from .messages import Message, MessageKind
from .storage import StorageError
from .taking_up import PLAYER, UNSOUND, Position


@dataclass(frozen=True, slots=True)
class Stepped:
    """One answer and what the table saw of it; of a step answered at once only the last answer carries events."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    state: GameState


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """How a deal ended. before, after: the match without and with it; deal_number: from 0; void: 流局.

    forfeited: who gave it up. auto: the table was playing for the player when it ended. assisted: the player took an
    answer back, or played the deal again.
    """

    state: GameState
    outcome: Outcome
    before: Match
    after: Match
    forfeited: Seat | None = None
    auto: bool = False
    assisted: bool = False

    @property
    def deal_number(self) -> int:
        """The number of the deal that ended, from 0."""
        return self.before.number

    @property
    def void(self) -> bool:
        """Whether nobody became Emperor."""
        return self.outcome.void


class GameSession(QObject):
    """Owns the running deal. Every change is committed to the journal before it is signalled.

    The pace gate: no bot moves and nobody is asked while the window holds it, and between two bot moves at least
    the pace goes by, or the time that bots of their level may take, if that is longer. Bots think meanwhile; what
    shows never depends on how long they took. In a step answered at once they answer together, so that nothing tells
    them apart.
    """

    stepped = Signal(object)
    """Stepped, after every answer, in order."""
    deal_began = Signal(object)
    """GameState of a fresh deal at its first prompt."""
    resumed = Signal(object)
    """GameState of a deal taken up in the middle, or after its end; nothing of what led to it is signalled again."""
    asked = Signal(object)
    """SeatView of the player whenever he has to answer."""
    played_again = Signal()
    """The deal that has just begun is the one that was over, once more."""
    taken_back = Signal()
    """The player's last answer, and all that came after it, has not happened."""
    deal_ended = Signal(object)
    """MatchSummary, once the window has shown the last play; for a void deal too."""
    auto_changed = Signal()
    """Whether the table plays for the player has changed."""
    clock_started = Signal(int)
    """The player has so many milliseconds to answer; 0 when the clock has stopped."""
    failed = Signal(str, object)
    """Value of a MessageKind and its details."""

    def __init__(self, players: Players, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self._journal = journal
        self._config: MatchConfig | None = None
        self._match: Match | None = None
        self._before: Match | None = None
        self._state: GameState | None = None
        self._ids = itertools.count(1)
        self._questions: dict[int, Seat] = {}
        self._decisions: dict[Seat, Answer] = {}
        self._held = False
        self._told = False
        self._forfeited: Seat | None = None
        self._arrivals: list[tuple[Seat, Action]] = []
        self._assisted = False
        self._guesses: dict[Seat, Role] = {}
        self._least_ms = 0
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._proceed)
        self._auto = False
        self._auto_times = 0
        self._clock = QTimer(self, singleShot=True, interval=0)
        self._clock.timeout.connect(lambda: self.set_auto(True))
        players.decided.connect(self._on_decided)

    @property
    def config(self) -> MatchConfig:
        """What the running match was begun with."""
        assert self._config is not None
        return self._config

    @property
    def match(self) -> Match:
        """The running match; before the end of a deal as it stood when the deal began, afterwards with it."""
        assert self._match is not None
        return self._match

    @property
    def state(self) -> GameState:
        """The running deal."""
        assert self._state is not None
        return self._state

    @property
    def running(self) -> bool:
        """Whether there is a match at all."""
        return self._state is not None

    @property
    def saving(self) -> bool:
        """Whether what happens now will be there at the next start."""
        return self._journal.saving

    def view(self) -> SeatView:
        """The running deal as the player sees it."""
        return view(self.state, PLAYER)

    @property
    def auto(self) -> bool:
        """托管: whether the table answers for the player (R15.1)."""
        return self._auto

    @property
    def auto_stays(self) -> bool:
        """Whether it does so until the deal ends (R15.2)."""
        return self._auto and stays(self._auto_times)

    def set_auto(self, on: bool) -> bool:
        """Let the table answer for the player, or take the seat back; whether it is so now."""
        played_anyway = not self.running or self.state.over or self.config.autoplay is not None
        if played_anyway or on == self._auto or (not on and self.auto_stays):
            return self._auto == on
        self._auto = on
        self._auto_times += on
        if on:
            self._tell(self._journal.note_auto(self.match.number, self._auto_times))
        self._stop_clock()
        self._decisions.pop(PLAYER, None)
        self._told = False
        self.auto_changed.emit()
        self._after_step()
        return True

    @property
    def guesses(self) -> Mapping[Seat, Role]:
        """What the player takes others for in this deal."""
        return self._guesses

    def guess(self, seat: Seat, role: Role | None) -> None:
        """Take a seat for the Guard or a Commoner, or for nothing any more; nobody else learns of it."""
        if not self.running or seat == PLAYER:
            return
        self._guesses.pop(seat, None)
        if role is not None:
            self._guesses[seat] = role
        self._tell(self._journal.note_guess(seat, role))

    def set_clock(self, seconds: int) -> None:
        """The time for an answer, after which the table answers; 0 for none. Holds from the next question on."""
        self._clock.setInterval(1000 * seconds)

    def forfeit(self, seat: Seat = PLAYER) -> None:
        """Give the running deal up (R12.4): who does so, the player mostly, pays the house; others see it void."""
        if not self.running or self.state.over:
            return
        self._drop_questions()
        self._stop_clock()
        self._before, self._match = self.match, self.match.forfeited(seat)
        self._state = given_up(self.state)
        self._forfeited, self._told = seat, False
        self._tell(self._journal.end_deal(self._match, forfeited=True))
        self._proceed()

    def start(self, config: MatchConfig, purses: Purses | None = None) -> None:
        """Begin a match, in place of the running one, with the purses that the last one left or with others.

        Raises VariantError for options the variant does not have.
        """
        match = config.begin(self._journal.purses if purses is None else purses)
        self._drop_questions()
        self._config, self._match = config, match
        state = match.deal()
        self._tell(self._journal.begin_match(config, match))
        self._begin(state)

    def resume(self, position: Position, autoplay: str | None = None) -> None:
        """Take up a match where it stands; `autoplay` is the bot level that plays seat 0 from here on."""
        self._drop_questions()
        self._config = replace(position.config, autoplay=autoplay)
        self._match, self._state = position.before, position.state
        self._forget_deal()
        self._arrivals, self._assisted = list(position.arrivals), position.assisted
        self._guesses = dict(position.guesses)
        if self._state.over:
            self._forfeited = position.forfeited
            self._tell(self._settle(noted=position.settled))
        elif autoplay is None:
            self._sit_down_again(position.auto_times)
        self.resumed.emit(self._state)
        self._after_step()

    def answer(self, action: Action) -> Illegal | None:
        """Give the player's answer; why it is not allowed, or None when it has been done. Never waits for the gate."""
        illegal = check(self.state, PLAYER, action)
        if illegal is None:
            self._stop_clock()
            self._take(PLAYER, Answer(action))
            self._after_step()
        return illegal

    def take_back(self) -> bool:
        """Undo the player's last answer of the running deal and everything since; whether there was one.

        Not once the deal is over, and not what the table plays for the player. The deal counts as assisted.
        """
        own = [at for at, (seat, _) in enumerate(self._arrivals) if seat == PLAYER]
        if not own or self.state.over or self._auto or self.config.autoplay is not None:
            return False
        self._drop_questions()
        self._stop_clock()
        self._arrivals = self._arrivals[: own[-1]]
        state = self.match.deal()
        for seat, action in self._arrivals:
            state = apply(state, seat, action).state
        trouble = self._journal.take_back(self.match.number, own[-1])
        self._state, self._told, self._assisted = state, False, True
        self.taken_back.emit()
        self._tell(trouble)
        self._after_step()
        return True

    def next_deal(self) -> None:
        """Deal again after the end of a deal; nothing while one runs."""
        if self.state.over:
            self._drop_questions()
            state = self.match.deal()
            self._tell(self._journal.begin_deal(self.match))
            self._begin(state)

    def play_again(self) -> None:
        """Deal the same cards again after the end of a deal, now for the player himself; nothing while one runs.

        The match stands as it did before that deal, and the new result takes the place of the old one. The deal counts
        as assisted.
        """
        if not self.state.over or self._before is None:
            return
        self._drop_questions()
        self.hand_over()
        self._match = self._before
        state = self.match.deal()
        trouble = self._journal.play_again(self.match)
        self._begin(state, again=True)
        self._tell(trouble)

    def hand_over(self) -> None:
        """From the deal that begins next the player plays his own seat."""
        self._config = replace(self.config, autoplay=None)

    def hold(self) -> None:
        """Close the pace gate: something is being shown."""
        self._held = True

    def release(self) -> None:
        """Open the pace gate again."""
        if self._held:
            self._held = False
            self._proceed()

    def set_pace(self, milliseconds: int) -> None:
        """The least time between two bot moves; 0 for none."""
        self._least_ms = milliseconds

    def save_record(self, path: Path) -> Message:
        """Write the deals of the running match that have ended to a file; how it went."""
        try:
            saved = self._journal.stored()
            record = None if saved is None else record_of(saved)
            if record is None:
                return Message(MessageKind.RECORD_EMPTY)
            write_atomically(path, record_text(record).encode())
        except (OSError, StorageError, *UNSOUND):
            return Message(MessageKind.RECORD_UNWRITABLE, (str(path),))
        return Message(MessageKind.RECORD_WRITTEN, (path.name,))

    def report(self, message: Message) -> None:
        """Tell the player something that came up outside the game."""
        self.failed.emit(message.kind.value, message.details)

    def close(self) -> None:
        """Stop asking and leave the journal in order; everything that happened is in it already."""
        self._drop_questions()
        self._pace.stop()
        self._clock.stop()
        self._journal.close()

    def _sit_down_again(self, times: int) -> None:
        """Who comes back has his seat, but where he has left it too often in this deal (R15.2)."""
        self._auto_times = times
        self._auto = stays(times)
        if self._auto:
            self.auto_changed.emit()

    def _forget_deal(self) -> None:
        self._told, self._forfeited = False, None
        self._arrivals, self._assisted = [], False
        self._guesses = {}
        self._stop_clock()
        self._auto_times = 0
        if self._auto:
            self._auto = False
            self.auto_changed.emit()

    def _stop_clock(self) -> None:
        if self._clock.isActive():
            self._clock.stop()
            self.clock_started.emit(0)

    def _begin(self, state: GameState, again: bool = False) -> None:
        self._state = state
        self._forget_deal()
        self._assisted = again
        self.deal_began.emit(state)
        if again:
            self.played_again.emit()
        self._after_step()

    def _take(self, seat: Seat, answer: Answer) -> None:
        action = answer.action
        step = apply(self.state, seat, action)
        trouble = self._journal.add(self.match.number, seat, action, answer)
        self._arrivals.append((seat, action))
        if len(step.state.history) > len(self.state.history):
            self._told = False  # another question; what the others answer at once is none
        self._state = step.state
        if step.state.over:
            trouble = self._settle() or trouble
        self.stepped.emit(Stepped(seat, action, step.events, step.state))
        self._tell(trouble)

    def _settle(self, noted: bool = False) -> Message | None:
        self._before = self.match
        forfeited = self._forfeited
        self._match = self.match.settled(self.state) if forfeited is None else self.match.forfeited(forfeited)
        return None if noted else self._journal.end_deal(self._match)

    def _after_step(self) -> None:
        self._ask_bots()
        names = (self.config.level(seat) for seat in self._waiting())
        wait = max(self._least_ms, *(thinking_ms(name) for name in names if name is not None), 0)
        if wait > 0:
            self._pace.start(wait)
        self._proceed()

    def _ask_bots(self) -> None:
        for seat in self._waiting():
            level = self.config.level(seat)
            if level is None and seat == PLAYER and self._auto:
                self._decisions[seat] = Answer(default_action(view(self.state, seat)))
            if level is None or seat in self._decisions or seat in self._questions.values():
                continue
            question_id = next(self._ids)
            self._questions[question_id] = seat
            seen = view(self.state, seat)
            ply = len(self.state.history)
            self._players.ask(Question(question_id, level, seen, self.match.seed, self.match.number, ply))

    def _waiting(self) -> list[Seat]:
        return [seat for seat in self.state.waiting if self.state.prompt(seat) is not None]

    def _proceed(self) -> None:
        """Do what the gate allows: tell the end, ask the player, let bots move."""
        state = self._state
        if state is None or self._held:
            return
        waiting = self._waiting()
        bots = [seat for seat in waiting if self._answered_for(seat)]
        ready = not self._pace.isActive() and all(seat in self._decisions for seat in bots)
        if bots and ready:
            for seat in bots:
                self._take(seat, self._decisions.pop(seat))
            self._after_step()
        elif state.over and not self._told:
            self._told = True
            assert state.outcome is not None and self._before is not None
            how = (self._forfeited, self._auto, self._assisted)
            self.deal_ended.emit(MatchSummary(state, state.outcome, self._before, self.match, *how))
        elif PLAYER in waiting and PLAYER not in bots and not self._told:
            self._told = True
            self.asked.emit(self.view())
            if self._clock.interval() > 0:
                self._clock.start()
                self.clock_started.emit(self._clock.interval())

    def _answered_for(self, seat: Seat) -> bool:
        return self.config.level(seat) is not None or (seat == PLAYER and self._auto)

    def _on_decided(self, question_id: int, answer: Answer | None) -> None:
        seat = self._questions.pop(question_id, None)
        if seat is None:
            return
        if answer is None or check(self.state, seat, answer.action) is not None:
            answer = Answer(view(self.state, seat).legal[0])
        self._decisions[seat] = answer
        self._proceed()

    def _drop_questions(self) -> None:
        self._players.forget()
        self._questions.clear()
        self._decisions.clear()

    def _tell(self, message: Message | None) -> None:
        if message is not None:
            self.report(message)
