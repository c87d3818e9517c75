"""Opens a record of a match and plays it again in the window."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.actions import Action
from engine.bots import DEFAULT_LEVEL, is_bot, name_bot, read_bot
from engine.comparing import Broken
from engine.record import NotARecord, shown
from engine.replay import MOST_CHARACTERS, Replayed, replay
from engine.variants import variant_ids

from .bot_process import Players, Question
from .bot_worker import Answer
from .command_line import CommandError
from .house_rules import is_house, is_house_named
from .match_config import MatchConfig
from .messages import MessageKind
from .taking_up import Position

BOT: str = DEFAULT_LEVEL


def open_record(path: Path) -> Replayed:
    """The match in a file. Raises CommandError where there is none (exit 2) or it was changed by hand (exit 1)."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_CHARACTERS + 1)
        record = replay(text)
    except OSError:
        raise CommandError(MessageKind.RECORD_UNREADABLE, str(path)) from None
    except (NotARecord, UnicodeDecodeError):
        raise CommandError(MessageKind.RECORD_NOT_ONE, str(path)) from None
    except Broken as broken:
        raise _changed(str(path), broken.where) from None
    if record.variant not in variant_ids() and not is_house_named(record.variant):
        raise CommandError(MessageKind.RECORD_VARIANT, str(path), shown(record.variant).strip('"'))
    return record


def _changed(file: str, where: str) -> CommandError:
    deal, action = re.match(r"deal (\d+)", where), re.search(r", action (\d+)", where)
    if deal is None:
        return CommandError(MessageKind.RECORD_CHANGED, file, exit_code=1)
    if action is None:
        return CommandError(MessageKind.RECORD_CHANGED_DEAL, file, int(deal[1]), exit_code=1)
    return CommandError(MessageKind.RECORD_CHANGED_ACTION, file, int(deal[1]), int(action[1]), exit_code=1)


def first_position(record: Replayed) -> Position:
    """The record at its first prompt, the player's seat played by the record too."""
    levels = [name_bot(*read_bot(bot)) if bot is not None and is_bot(bot) else BOT for _, bot in record.seats[1:]]
    before = record.deals[0].before
    options = {} if is_house(record.variant) else record.options  # house rules have none: they hold every field
    config = MatchConfig(
        variant=record.variant,
        options=tuple(sorted((name, on) for name, on in options.items() if isinstance(on, bool | int))),
        seed=before.seed,
        bots=(levels[0], levels[1], levels[2], levels[3]),
        stake=before.stake,
        first_seat=before.first_seat,
        autoplay=BOT,
        gold_eggs=before.gold_eggs,
    )
    return Position(config.with_rules(record.rules), before, record.deals[0].states[0])


class RecordedPlayers(QObject):
    """Answers as in the record; deals that it does not hold are played by `others`."""

    decided = Signal(int, object)
    gave_up = Signal(int)
    """The seat that gives the running deal up at this point."""

    def __init__(self, record: Replayed, others: Players, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._histories = [deal.states[-1].history for deal in record.deals]
        self._forfeits = [deal.forfeit for deal in record.deals]
        self._seed = record.deals[0].before.seed
        self._others = others
        self._open: set[int] = set()
        self._left = False
        others.decided.connect(self.decided)

    def holds(self, seed: str, deal: int) -> bool:
        """Whether the record has this deal, and is still followed."""
        return not self._left and seed == self._seed and deal < len(self._histories)

    def leave(self) -> None:
        """The record is no more followed: `others` play all that comes."""
        self._left = True

    def ask(self, question: Question) -> None:
        """Answer by `decided`, as soon as control returns to the event loop."""
        if not self.holds(question.seed, question.deal):
            self._others.ask(question)
            return
        later = self._histories[question.deal][question.ply :]
        action = next((action for seat, action in later if seat == question.view.seat), None)
        self._open.add(question.id)
        QTimer.singleShot(0, self, lambda: self._answer(question, action))

    def forget(self) -> None:
        """Answer none of the questions asked so far."""
        self._open.clear()
        self._others.forget()

    def _answer(self, question: Question, action: Action | None) -> None:
        if question.id not in self._open:
            return
        self._open.remove(question.id)
        forfeit = self._forfeits[question.deal]
        if action is None and forfeit is not None:
            self.gave_up.emit(forfeit)
        else:
            self.decided.emit(question.id, None if action is None else Answer(action))
