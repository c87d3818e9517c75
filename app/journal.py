"""Writes a match down as it is played, takes up the one that was running, and goes on without a file if it must."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from engine.actions import Action, Seat
from engine.events import Role
from engine.match import Match
from engine.purses import FULL_PURSES, Purses
from engine.record import action_json, rules_json

from .bot_worker import Answer
from .match_config import MatchConfig
from .messages import Message, MessageKind
from .past_deals import PastDeals
from .storage import SavedDeal, SavedMatch, SavedThought, Storage, StorageError, reopen_damaged
from .taking_up import (
    PLAYER,
    UNSOUND,
    Position,
    TakenUp,
    back_text,
    purses_in,
    purses_text,
    standing_text,
    take_up,
)
from .thoughts import Thought, saved_thought, thought_of


class Journal:
    """What is on disk of the running match; nothing before `begin_match` or `resume`.

    Methods return what the player has to be told, mostly nothing.
    """

    def __init__(self, storage: Storage | None) -> None:
        self._storage = storage
        self._match_id = 0
        self._match: SavedMatch | None = None
        self._deals: list[SavedDeal] = []
        self._actions: list[tuple[int, str]] = []
        self._thoughts: list[tuple[int, SavedThought]] = []
        self._past = PastDeals()
        self._purses = FULL_PURSES

    @property
    def saving(self) -> bool:
        """Whether what happens now will be there at the next start."""
        return self._storage is not None

    @property
    def purses(self) -> Purses:
        """What the next match begins with: how the last one stood after its last deal that ended (R13)."""
        return self._purses

    def take_up_purses(self) -> Message | None:
        """Read what the last match left where none is resumed; full purses, and a message, where it is nonsense."""
        if self._storage is None:
            return None
        try:
            found = self._storage.purses()
        except StorageError as error:
            return self._recover(self._storage, error)
        try:
            self._purses = FULL_PURSES if found is None else purses_in(found)
        except UNSOUND:
            return Message(MessageKind.PURSES_BROKEN)
        return None

    def close(self) -> None:
        """Leave the file in order; everything is in it already."""
        if self._storage is not None:
            self._storage.close()
            self._storage = None

    def begin_match(self, config: MatchConfig, match: Match) -> Message | None:
        """Make this the running match, its first deal dealt."""
        self._match = SavedMatch(
            variant=config.variant,
            options=json.dumps(dict(config.options)),
            rules=json.dumps(rules_json(match.rules)),
            seed=match.seed,
            stake=match.stake,
            first_seat=match.first_seat,
            bots=json.dumps(config.bots),
            gold_eggs=match.gold_eggs,
            purses=purses_text(match.purses),
        )
        self._purses = match.purses
        self._deals, self._actions, self._thoughts = [SavedDeal(match.number, match.first_seat)], [], []
        self._past = PastDeals()
        return self._write(self._write_whole)

    def begin_deal(self, match: Match) -> Message | None:
        """Note that a further deal of the match was dealt."""
        if self._match is None:
            return None
        self._deals.append(SavedDeal(match.number, match.first_seat))
        self._actions, self._thoughts = [], []
        return self._write(lambda storage: storage.begin_deal(self._match_id, match.number, match.first_seat))

    def add(self, number: int, seat: Seat, action: Action, answer: Answer | None = None) -> Message | None:
        """Note an answer, and what the bot thought that gave it; it is committed on return."""
        if self._match is None:
            return None
        thought = None
        if answer is not None and answer.thought is not None:
            thought = saved_thought(answer.level, answer.thought)
        return self._add_row(number, seat, json.dumps(action_json(seat, action), separators=(",", ":")), thought)

    def take_back(self, number: int, kept: int) -> Message | None:
        """Note that only the first `kept` answers of the deal hold; committed on return. No row is ever removed."""
        return None if self._match is None else self._add_row(number, PLAYER, back_text(kept))

    def play_again(self, before: Match) -> Message | None:
        """Note that the deal which has ended begins anew: none of its answers holds, and the match stands as it did
        before; committed on return. No row is ever removed."""
        if self._match is None:
            return None
        ply, text = len(self._actions), back_text(0)
        self._actions.append((PLAYER, text))
        self._deals[-1] = SavedDeal(before.number, before.first_seat)
        self._purses = before.purses
        return self._write(lambda storage: storage.begin_again(self._match_id, before.number, ply, PLAYER, text))

    def _add_row(self, number: int, seat: Seat, text: str, thought: SavedThought | None = None) -> Message | None:
        ply = len(self._actions)
        self._actions.append((seat, text))
        if thought is not None:
            self._thoughts.append((ply, thought))
        return self._write(lambda storage: storage.add_action(self._match_id, number, ply, seat, text, thought))

    def note_auto(self, number: int, times: int) -> Message | None:
        """Note how often the table has played for the player in the running deal; committed on return."""
        if self._match is None:
            return None
        self._deals[-1] = replace(self._deals[-1], auto_times=times)
        return self._write(lambda storage: storage.note_auto(self._match_id, number, times))

    def note_guess(self, seat: Seat, role: Role | None) -> Message | None:
        """Note what the player takes a seat for in the deal that is shown, or no more; committed on return."""
        if self._match is None:
            return None
        letter = "" if role is None else role.value
        others = tuple(guess for guess in self._deals[-1].guesses if guess[0] != seat)
        number = self._deals[-1].number
        self._deals[-1] = replace(self._deals[-1], guesses=(*others, (seat, letter)))
        return self._write(lambda storage: storage.note_guess(self._match_id, number, seat, letter))

    def end_deal(self, after: Match, forfeited: bool = False) -> Message | None:
        """Note how the match stands after a deal, and whether the player gave it up."""
        if self._match is None:
            return None
        self._purses = after.purses
        settled = standing_text(after, forfeited)
        deal = self._deals[-1]
        self._deals[-1] = self._past.put(replace(self._running_deal(), settled=settled))
        return self._write(lambda storage: storage.end_deal(self._match_id, deal.number, settled))

    def thoughts(self, number: int) -> dict[int, Thought]:
        """What bots thought in a deal of the running match, by the number of the answer; answers that were taken back
        count too. Raises StorageError, ValueError."""
        if self._storage is not None:
            saved = self._storage.thoughts(self._match_id, number)
        else:
            saved = dict(next((deal.thoughts for deal in self._whole_deals() if deal.number == number), ()))
        return {ply: thought_of(thought) for ply, thought in saved.items()}

    def stored(self) -> SavedMatch | None:
        """The running match with the answers of all its deals; None where there is none. Raises StorageError."""
        if self._match is None:
            return None
        deals = self._whole_deals()
        if self._storage is not None:
            storage = self._storage
            deals = [replace(deal, actions=storage.actions(self._match_id, deal.number)) for deal in deals]
        return replace(self._match, deals=tuple(deals))

    def resume(self) -> tuple[Position | None, Message | None]:
        """The running match as its rules, seed and actions make it; a message where they do not fit together.

        Balances that are nonsense are no reason to leave it: it goes on with full purses.
        """
        if self._storage is None:
            return None, None
        try:
            found = self._storage.running_match()
        except StorageError as error:
            return None, self._recover(self._storage, error)
        if found is None:
            return None, None
        match_id, saved = found
        try:
            taken = take_up(saved)
        except UNSOUND:
            return None, self._write(Storage.end_match) or Message(MessageKind.MATCH_BROKEN)
        self._match_id, self._match, self._deals = match_id, replace(saved, deals=()), list(saved.deals)
        self._actions = list(saved.deals[-1].actions)
        self._thoughts = list(saved.deals[-1].thoughts)
        position = taken.position
        self._purses = self._standing_purses(position)
        trouble = self._mend(taken) if taken.mended else None
        if position.before.number > saved.deals[-1].number:
            trouble = self.begin_deal(position.before) or trouble
        return position, trouble

    def _standing_purses(self, position: Position) -> Purses:
        over = position.state.over
        return (position.before.settled(position.state) if over else position.before).purses

    def _mend(self, taken: TakenUp) -> Message:
        """Write the purses down that stand in for nonsense, so that the next start finds them sound."""
        assert self._match is not None
        purses = purses_text(taken.purses)
        self._match = replace(self._match, purses=purses)
        self._deals = [
            replace(deal, settled=taken.settled[deal.number]) if deal.number in taken.settled else deal
            for deal in self._deals
        ]
        trouble = self._write(lambda storage: storage.mend_purses(self._match_id, purses, taken.settled))
        return trouble or Message(MessageKind.PURSES_BROKEN)

    def _whole_deals(self) -> list[SavedDeal]:
        return [*map(self._past.whole, self._deals[:-1]), self._running_deal()]

    def _running_deal(self) -> SavedDeal:
        return replace(self._deals[-1], actions=tuple(self._actions), thoughts=tuple(self._thoughts))

    def _write_whole(self, storage: Storage) -> None:
        assert self._match is not None
        self._match_id = storage.begin_match(replace(self._match, deals=tuple(self._whole_deals())))

    def _write(self, write: Callable[[Storage], None]) -> Message | None:
        if self._storage is None:
            return None
        try:
            write(self._storage)
        except StorageError as error:
            return self._recover(self._storage, error)
        return None

    def _recover(self, storage: Storage, error: StorageError) -> Message | None:
        """Begin a new file with the whole match where the old one is damaged; else go on without a file."""
        stopped = Message(MessageKind.STORAGE_STOPPED, (str(storage.path.parent),))
        if not error.damaged:
            self.close()
            return stopped
        self._storage, message = reopen_damaged(storage)
        if self._storage is not None and self._match is not None:
            try:
                self._write_whole(self._storage)
            except StorageError:
                self.close()
                return stopped
        return message
