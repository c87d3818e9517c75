"""Writes a match down as it is played, takes up the one that was running, and goes on without a file if it must."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.actions import SEATS, Action, Seat
from engine.match import Match
from engine.opening import Before
from engine.record import action_from_json, action_json, as_held, rules_from_json, rules_json
from engine.state import GameState
from engine.transition import apply
from engine.tribute import Tribute

from .match_config import MatchConfig
from .messages import Message, MessageKind
from .storage import SavedDeal, SavedMatch, Storage, StorageError, reopen_damaged


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match stands. before: the match when the running deal began. state: the running deal.

    arrivals: every answer of the deal in the order in which it came; of a step answered at once, some may be in.
    settled: whether the end of the deal is noted already.
    """

    config: MatchConfig
    before: Match
    state: GameState
    arrivals: tuple[tuple[Seat, Action], ...] = ()
    settled: bool = False


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

    @property
    def saving(self) -> bool:
        """Whether what happens now will be there at the next start."""
        return self._storage is not None

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
        )
        self._deals, self._actions = [SavedDeal(match.number, match.first_seat)], []
        return self._write(self._write_whole)

    def begin_deal(self, match: Match) -> Message | None:
        """Note that a further deal of the match was dealt."""
        if self._match is None:
            return None
        self._deals.append(SavedDeal(match.number, match.first_seat))
        self._actions = []
        return self._write(lambda storage: storage.begin_deal(self._match_id, match.number, match.first_seat))

    def add(self, number: int, seat: Seat, action: Action) -> Message | None:
        """Note an answer; it is committed on return."""
        if self._match is None:
            return None
        text = json.dumps(action_json(seat, action), separators=(",", ":"))
        ply = len(self._actions)
        self._actions.append((seat, text))
        return self._write(lambda storage: storage.add_action(self._match_id, number, ply, seat, text))

    def end_deal(self, after: Match, forfeited: bool = False) -> Message | None:
        """Note how the match stands after a deal, and whether the player gave it up."""
        if self._match is None:
            return None
        settled = json.dumps(_standing(after) | ({_FORFEITED: True} if forfeited else {}))
        deal = self._deals[-1]
        self._deals[-1] = replace(deal, actions=tuple(self._actions), settled=settled)
        return self._write(lambda storage: storage.end_deal(self._match_id, deal.number, settled))

    def resume(self) -> tuple[Position | None, Message | None]:
        """The running match as its rules, seed and actions make it; a message where they do not fit together."""
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
            position = _replay(saved)
        except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
            return None, self._write(Storage.end_match) or Message(MessageKind.MATCH_BROKEN)
        self._match_id, self._match, self._deals = match_id, replace(saved, deals=()), list(saved.deals)
        self._actions = list(saved.deals[-1].actions) if saved.deals else []
        if position.before.number > saved.deals[-1].number:
            return position, self.begin_deal(position.before)
        return position, None

    def _write_whole(self, storage: Storage) -> None:
        assert self._match is not None
        last = replace(self._deals[-1], actions=tuple(self._actions))
        self._match_id = storage.begin_match(replace(self._match, deals=(*self._deals[:-1], last)))

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


PLAYER: Final[Seat] = 0
_FORFEITED: Final = "forfeited"
_STANDING: Final = ("number", "first_seat", "emperor", "totals", "eggs", "house")


def _standing(match: Match) -> dict[str, object]:
    owed = match.before
    before = {"pays": owed.tribute.pays, "takes": owed.tribute.takes, "debts": owed.debts}
    return {name: getattr(match, name) for name in _STANDING} | {"before": before}


def _replay(saved: SavedMatch) -> Position:
    """Raises ValueError, TypeError or KeyError where the rows are not a match that was played by its rules."""
    match = Match(rules_from_json(json.loads(saved.rules)), saved.seed, saved.first_seat, saved.stake)
    config = MatchConfig(
        variant=saved.variant,
        options=tuple(sorted(dict(json.loads(saved.options)).items())),
        seed=saved.seed,
        bots=tuple(json.loads(saved.bots)),
        stake=saved.stake,
        first_seat=saved.first_seat,
    )
    config = config.with_rules(match.rules)
    config.check()
    if not saved.deals:
        raise ValueError("a match without deals")
    for number, deal in enumerate(saved.deals[:-1]):
        if deal.number != number or deal.settled is None:
            raise ValueError(f"deal {number} is missing or unfinished")
    if len(saved.deals) > 1:
        match = _restored(match, json.loads(saved.deals[-2].settled or ""))
    deal = saved.deals[-1]
    if (match.number, match.first_seat) != (deal.number, deal.first_seat):
        raise ValueError(f"deal {deal.number} does not follow from the one before")
    state = match.deal()
    arrivals: list[tuple[Seat, Action]] = []
    for seat, text in deal.actions:
        who, action = action_from_json(json.loads(text))
        if who != seat:
            raise ValueError(f"the answer of seat {seat} is not its own")
        arrival = seat, as_held(action, state.hands[seat])
        state = apply(state, *arrival).state
        arrivals.append(arrival)
    if deal.settled is not None:
        settled = json.loads(deal.settled)
        forfeited = settled.pop(_FORFEITED, False) is True
        after = match.forfeited(PLAYER) if forfeited else match.settled(state)
        if not _agrees(settled, after):
            raise ValueError(f"deal {deal.number} was settled otherwise")
        if forfeited:
            return Position(config, after, after.deal())
    return Position(config, match, state, tuple(arrivals), deal.settled is not None)


def _agrees(settled: dict[str, Any], match: Match) -> bool:
    """Whether a match stands as it was noted; what an earlier version did not note is not asked for."""
    standing = json.loads(json.dumps(_standing(match)))
    return settled.keys() >= set(_STANDING) and all(standing.get(name) == value for name, value in settled.items())


def _restored(match: Match, standing: dict[str, Any]) -> Match:
    number, first_seat, house = standing["number"], standing["first_seat"], standing["house"]
    totals, eggs, emperor = tuple(standing["totals"]), tuple(standing["eggs"]), standing["emperor"]
    whole = [number, first_seat, house, *totals, *eggs, *([] if emperor is None else [emperor])]
    if any(type(value) is not int for value in whole) or not len(totals) == len(eggs) == len(SEATS):
        raise ValueError("a standing is not whole")
    if sum(eggs) + house != sum(match.eggs) + match.house:
        raise ValueError("eggs came or went")
    before = _owed(standing.get("before", {"pays": [], "takes": [], "debts": []}))
    return replace(
        match,
        number=number,
        first_seat=first_seat,
        emperor=emperor,
        totals=totals,
        eggs=eggs,
        house=house,
        before=before,
    )


def _owed(before: dict[str, Any]) -> Before:
    pays, takes, debts = before["pays"], before["takes"], before["debts"]
    whole = [*takes, *(value for pair in (*pays, *debts) for value in pair)]
    if any(type(value) is not int or value not in SEATS for value in whole) or any(
        len(p) != 2 for p in (*pays, *debts)
    ):
        raise ValueError("what is owed is not whole")
    return Before(
        Tribute(tuple((seat, number) for seat, number in pays), tuple(takes)), tuple((one, two) for one, two in debts)
    )
