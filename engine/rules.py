"""The rules of one table as a value: every behaviour is a field, every field names the rule it follows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import THRONE_CARD, Card, Mark, Rank, four_packs


class GuardKind(Enum):
    """How the Guard is found (R6.1): a marked card, or the fourth copy of a called card."""

    SWORD = "sword"
    CALLED = "called"


class Paste(Enum):
    """What a decliner adds to the pile from the second decline on (R5.2).

    `LARGEST` is the largest card that is no joker, hence a 2 where he holds one; `TWO` is a 2 or nothing.
    """

    LARGEST = "largest"
    TWO = "two"
    NOTHING = "nothing"


class Start(Enum):
    """Who is asked first (R5.1): whoever was dealt the throne card, a seat drawn every deal that receives it, or
    without a throne card the seat where dealing starts."""

    SCEPTRE = "sceptre"
    DRAWN = "drawn"
    FIRST_SEAT = "first_seat"


class Unclaimed(Enum):
    """What happens when a whole round declines the throne (R5.3).

    `PRESS` is 逼位: in the second round whoever holds exactly three of a callable card must accept; with a sword the
    first decliner must. `TWO_ROUNDS` offers it once more to everyone. `FORCED`: in the second round every seat must
    accept that can call and holds no four of a kind. `BACK_TO_FIRST`: only the first seat is asked again.
    `ONE_ROUND` asks nobody again. Where nobody accepts, the deal is void.
    """

    PRESS = "press"
    TWO_ROUNDS = "two_rounds"
    FORCED = "forced"
    BACK_TO_FIRST = "back_to_first"
    ONE_ROUND = "one_round"


class ScoreTable(Enum):
    """R12: `LEVEL` is the 联众 table (R12.1-R12.3), `PLACES` pays 4, 2, 0, -2, -4 by side (R12.5), `TRIBUTE` wins,
    draws or loses (R12.6)."""

    LEVEL = "level"
    PLACES = "places"
    TRIBUTE = "tribute"


class FinishWords(Enum):
    """Which names the five places carry (R1): 头科 … 大落, or 头客 … 大拉."""

    KE = "ke"
    LIANZHONG = "lianzhong"


@dataclass(frozen=True, slots=True)
class DeckRules:
    """R2.1, R2.2: four packs from `lowest` up without the `removed` cards. buy_three: 买3 (R10.1)."""

    lowest: Rank
    removed: tuple[Card, ...]
    buy_three: bool


@dataclass(frozen=True, slots=True)
class PlayRules:
    """R3, R4, R9.

    held_back: rank that is played last of all (憋3, 憋6), or None (R9.1). kao: 烤牌 (R4.4). twos_beat_big: exactly
    `222` beats a lone `B` (R4.2). five_twos_beat_special: exactly `22222` beats a lone `G` (R4.3). twos_close: either
    closes the trick at once; without it the trick goes on. wild_twos: 2s stand in for the base (R4.5).
    """

    held_back: Rank | None
    kao: bool
    twos_beat_big: bool
    five_twos_beat_special: bool
    twos_close: bool
    wild_twos: bool


@dataclass(frozen=True, slots=True)
class ThroneRules:
    """R5.

    starts: R5.1. solo_claim: 抢独 before the offer (R5.6). paste: R5.2. pile: 底牌, every decliner lays a card (R5.7).
    unclaimed: R5.3. call_jokers, call_twos: whether these
    ranks may be called (R5.5).
    """

    starts: Start
    solo_claim: bool
    paste: Paste
    pile: bool
    unclaimed: Unclaimed
    call_jokers: bool
    call_twos: bool


@dataclass(frozen=True, slots=True)
class GuardRules:
    """R6.

    special: the guard card outranks the big joker (R4.1). sword: the marked card, None where one is called.
    open_with_three: an Emperor who shows three may declare that he plays alone (R6.3).
    """

    kind: GuardKind
    special: bool
    sword: Card | None
    open_with_three: bool


@dataclass(frozen=True, slots=True)
class DeclarationRules:
    """R7.

    guard: 明保 may be declared (R7.1); guard_doubles: it doubles the stakes. revolt: Commoners may declare too
    (R7.4); revolt_needs: how many it takes; revolt_reveals: it shows the Guard. lone_rebel_shown: too few rebels show
    the hoe all the same. kick: 踢 (R7.6).
    """

    guard: bool
    guard_doubles: bool
    revolt: bool
    revolt_needs: int
    revolt_reveals: bool
    lone_rebel_shown: bool
    kick: bool


@dataclass(frozen=True, slots=True)
class TrickRules:
    """R8, R10.

    clockwise: how turn order is shown (R8.1). hard_pass: who passed is out of the trick (R8.3). apply: 申请接风
    (R8.6). report_at: 报牌, hands are only told to be this small (R10.3); 0 where counts are public. smother: 闷
    (R10.2).
    """

    clockwise: bool
    hard_pass: bool
    apply: bool
    report_at: int
    smother: bool


@dataclass(frozen=True, slots=True)
class FinishRules:
    """R1, R11. words: for the five places. last_but_one: the deal ends when one seat is left, not with a side."""

    words: FinishWords
    last_but_one: bool


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """R12, in points before stakes.

    The rest belongs to `ScoreTable.LEVEL`: K = `level` - (Emperor's place + Guard's place). solo_open, solo_hidden:
    what a lone Emperor wins or loses; each
    of the other four gets a quarter of it with the other sign.
    """

    table: ScoreTable
    level: int
    solo_open: int
    solo_hidden: int


@dataclass(frozen=True, slots=True)
class TributeRules:
    """R14. owed: losers pay winners before the next deal. jokers: jokers are paid too. clear_three: 清3 (R14.5)."""

    owed: bool
    jokers: bool
    clear_three: bool


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything a deal depends on besides its cards. Built by `engine.variants`, never by hand in play code."""

    deck: DeckRules
    plays: PlayRules
    throne: ThroneRules
    guard: GuardRules
    declarations: DeclarationRules
    tricks: TrickRules
    finish: FinishRules
    scoring: ScoringRules
    tribute: TributeRules

    @property
    def special(self) -> bool:
        """Whether the guard card is `G` (R4.1)."""
        return self.guard.special

    @property
    def called(self) -> bool:
        """Whether the Emperor calls the Guard's card (R6.1)."""
        return self.guard.kind is GuardKind.CALLED

    def cards(self) -> tuple[Card, ...]:
        """The deck in a fixed order, marks included."""
        deck = list(four_packs(self.deck.lowest))
        if self.throne.starts is Start.FIRST_SEAT:
            deck[deck.index(THRONE_CARD)] = Card(Rank.BIG)
        for card in self.deck.removed:
            deck.remove(card)
        sword = self.guard.sword
        if sword is not None:
            deck[deck.index(Card(sword.rank, sword.suit))] = Card(sword.rank, sword.suit, Mark.GUARD)
        return tuple(deck)

    def callable_rank(self, rank: Rank) -> bool:
        """Whether three of this rank and suit make an Emperor (R5.5)."""
        if rank is self.plays.held_back or rank is Rank.SPECIAL:
            return False
        if rank.is_joker:
            return self.throne.call_jokers
        return self.throne.call_twos if rank is Rank.TWO else True
