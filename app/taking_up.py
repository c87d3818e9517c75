"""A match as its rows have it: how it is written down after a deal, and played again from its answers."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.actions import SEATS, Action, Seat
from engine.events import Role
from engine.match import Match
from engine.opening import Before
from engine.purses import FULL_PURSES, Purses, purses_from
from engine.record import action_from_json, as_held, rules_from_json
from engine.state import GameState
from engine.transition import apply
from engine.tribute import Tribute

from .match_config import MatchConfig
from .storage import SavedDeal, SavedMatch

PLAYER: Final[Seat] = 0
GUESSED: Final = (Role.GUARD, Role.COMMONER)
"""What the player may take another seat for."""
UNSOUND: Final = (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError)
"""Whatever rows that another program wrote may lead to."""
_FORFEITED: Final = "forfeited"
_BACK: Final = "back"
_STANDING: Final = ("number", "first_seat", "emperor", "totals")
_PURSES: Final = ("eggs", "house")


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match stands. before: the match when the running deal began. state: the running deal.

    arrivals: every answer of the deal in the order in which it came; of a step answered at once, some may be in.
    settled: whether the end of the deal is noted already. auto_times: how often the table played for the player in
    this deal (R15.2). forfeited: who gave the deal up, which then is over. guesses: what the player takes others for.
    assisted: whether the player took an answer of this deal back, or plays it again.
    """

    config: MatchConfig
    before: Match
    state: GameState
    arrivals: tuple[tuple[Seat, Action], ...] = ()
    settled: bool = False
    auto_times: int = 0
    forfeited: Seat | None = None
    assisted: bool = False
    guesses: tuple[tuple[Seat, Role], ...] = ()


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A stored match as it stands. purses: what its first deal began with.

    mended: whether balances were nonsense, and everyone has begun with full purses instead. settled: by deal, how the
    match stands after it, as it has to be written down then.
    """

    position: Position
    purses: Purses
    mended: bool
    settled: dict[int, str]


def purses_text(purses: Purses) -> str:
    """Purses as the rows have them."""
    return json.dumps({"eggs": purses.eggs, "house": purses.house})


def purses_in(text: str) -> Purses:
    """The purses in a row, or in the standing of a match. Raises one of UNSOUND."""
    told = json.loads(text)
    return purses_from(told["eggs"], told["house"])


def standing_text(match: Match, forfeited: bool = False) -> str:
    """How a match stands after a deal, and whether the player gave that deal up."""
    return json.dumps(_standing(match) | ({_FORFEITED: True} if forfeited else {}))


def take_up(saved: SavedMatch) -> TakenUp:
    """Raises one of UNSOUND where the rows are not a match that was played by its rules; purses apart."""
    config, match, mended = begun(saved)
    start = match.purses
    if not saved.deals:
        raise ValueError("a match without deals")
    for number, deal in enumerate(saved.deals[:-1]):
        if deal.number != number or deal.settled is None:
            raise ValueError(f"deal {number} is missing or unfinished")
    last = saved.deals[-1]
    settled: dict[int, str] = {}
    if len(saved.deals) > 1:
        earlier = saved.deals[-2]
        match, unsound = _restored(match, earlier.settled or "")
        mended |= unsound
        settled[earlier.number] = standing_text(match, given_up_in(earlier))
    if (match.number, match.first_seat) != (last.number, last.first_seat):
        raise ValueError(f"deal {last.number} does not follow from the one before")
    state, arrivals = played(match, last)
    if last.settled is None:
        return TakenUp(_position(config, match, state, arrivals, last), start, mended, settled)
    forfeited = given_up_in(last)
    after = match.forfeited(PLAYER) if forfeited else match.settled(state)
    standing = json.loads(last.settled)
    if not _agrees(standing, after):
        raise ValueError(f"deal {last.number} was settled otherwise")
    mended |= any(standing[name] != value for name, value in json.loads(purses_text(after.purses)).items())
    settled[last.number] = standing_text(after, forfeited)
    if forfeited:
        return TakenUp(Position(config, after, after.deal()), start, mended, settled)
    return TakenUp(_position(config, match, state, arrivals, last), start, mended, settled)


def begun(saved: SavedMatch) -> tuple[MatchConfig, Match, bool]:
    """A match before its first deal, and whether full purses stand in for nonsense. Raises one of UNSOUND."""
    rules = rules_from_json(json.loads(saved.rules))
    config = MatchConfig(
        variant=saved.variant,
        options=tuple(sorted(dict(json.loads(saved.options)).items())),
        seed=saved.seed,
        bots=tuple(json.loads(saved.bots)),
        stake=saved.stake,
        first_seat=saved.first_seat,
        gold_eggs=saved.gold_eggs,
    )
    config = config.with_rules(rules)
    config.check()
    match = Match(rules, saved.seed, saved.first_seat, saved.stake, gold_eggs=saved.gold_eggs)
    purses, mended = _purses(saved.purses)
    return config, match.with_purses(purses), mended


def _position(
    config: MatchConfig, match: Match, state: GameState, arrivals: list[tuple[Seat, Action]], deal: SavedDeal
) -> Position:
    if deal.auto_times < 0:
        raise ValueError("the table never plays less than never")
    return Position(
        config=config,
        before=match,
        state=state,
        arrivals=tuple(arrivals),
        settled=deal.settled is not None,
        auto_times=deal.auto_times,
        guesses=guesses_in(deal),
        assisted=assisted_in(deal),
    )


def guesses_in(deal: SavedDeal) -> tuple[tuple[Seat, Role], ...]:
    """What the player takes the others for; a row that can be no guess counts for nothing."""
    letters = {role.value: role for role in GUESSED}
    known = [(seat, letters.get(letter)) for seat, letter in deal.guesses if seat in SEATS and seat != PLAYER]
    return tuple((seat, role) for seat, role in known if role is not None)


def _purses(text: str | None) -> tuple[Purses, bool]:
    """The purses in a row; full ones, and True, where they are nonsense."""
    if text is None:
        return FULL_PURSES, False
    try:
        return purses_in(text), False
    except UNSOUND:
        return FULL_PURSES, True


def played(match: Match, deal: SavedDeal) -> tuple[GameState, list[tuple[Seat, Action]]]:
    """The next deal of a match after its answers, and these in the order in which they came, without those that were
    taken back. Raises one of UNSOUND."""
    state = match.deal()
    arrivals: list[tuple[Seat, Action]] = []
    for seat, row in _that_hold(deal):
        who, action = action_from_json(row)
        if who != seat:
            raise ValueError(f"the answer of seat {seat} is not its own")
        arrival = seat, as_held(action, state.hands[seat])
        state = apply(state, *arrival).state
        arrivals.append(arrival)
    return state, arrivals


def _that_hold(deal: SavedDeal) -> list[tuple[Seat, Any]]:
    """The answers of a deal but for those taken back: from an answer of the player on, or all where it was played
    again."""
    held: list[tuple[Seat, Any]] = []
    for seat, text in deal.actions:
        row = json.loads(text)
        if _BACK not in row:
            held.append((seat, row))
            continue
        kept = row[_BACK]
        if type(kept) is not int or (kept != 0 and not (0 < kept < len(held) and held[kept][0] == PLAYER)):
            raise ValueError("what was taken back is no answer of the player")
        del held[kept:]
    return held


def back_text(kept: int) -> str:
    """The row of an answer taken back: only the first `kept` answers of the deal hold; none where it is played
    again."""
    return json.dumps({_BACK: kept})


def assisted_in(deal: SavedDeal) -> bool:
    """Whether the player took an answer of the deal back, or played it again."""
    return any(_BACK in json.loads(text) for _, text in deal.actions)


def given_up_in(deal: SavedDeal) -> bool:
    """Whether the player gave the deal up (R12.4)."""
    return json.loads(deal.settled or "{}").get(_FORFEITED, False) is True


def _standing(match: Match) -> dict[str, object]:
    owed = match.before
    before = {"pays": owed.tribute.pays, "takes": owed.tribute.takes, "debts": owed.debts}
    return {name: getattr(match, name) for name in (*_STANDING, *_PURSES)} | {"before": before}


def _agrees(settled: dict[str, Any], match: Match) -> bool:
    """Whether a match stands as it was noted, eggs apart; what an earlier version did not note is not asked for."""
    standing = json.loads(json.dumps(_standing(match))) | {_FORFEITED: True}
    return settled.keys() >= {*_STANDING, *_PURSES} and all(
        standing.get(name) == value for name, value in settled.items() if name not in _PURSES
    )


def _restored(match: Match, text: str) -> tuple[Match, bool]:
    """The match as it stood, and whether its purses were nonsense."""
    standing = json.loads(text)
    number, first_seat, emperor = standing["number"], standing["first_seat"], standing["emperor"]
    totals = tuple(standing["totals"])
    whole = [number, first_seat, *totals, *([] if emperor is None else [emperor])]
    if any(type(value) is not int for value in whole) or len(totals) != len(SEATS):
        raise ValueError("a standing is not whole")
    purses, unsound = _purses(text)
    before = _owed(standing.get("before", {"pays": [], "takes": [], "debts": []}))
    restored = replace(
        match, number=number, first_seat=first_seat, emperor=emperor, totals=totals, before=before
    ).with_purses(purses)
    return restored, unsound


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
