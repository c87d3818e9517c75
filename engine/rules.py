"""The rules of one table as a value: every behaviour is a field, every field names the rule it follows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Card, Mark, Rank, Suit, four_packs

MOST_POINTS = 1000
"""The highest number that a scoring rule may name."""


class GuardKind(Enum):
    """How the Guard is found (R6.1): a marked card, or the fourth copy of a called card."""

    SWORD = "sword"
    CALLED = "called"


class Paste(Enum):
    """What a decliner adds to the pile from the second decline on (R5.2).

    `LARGEST` is the largest card that is no joker, hence a 2 where he holds one.
    """

    LARGEST = "largest"
    NOTHING = "nothing"


class Unclaimed(Enum):
    """What happens when a whole round declines the throne (R5.3).

    `PRESS` is 逼位: in the second round whoever holds exactly three of a callable card must accept; with a sword
    the first decliner must. `TWO_ROUNDS` offers it once more to everyone. Both end in a void deal.
    """

    PRESS = "press"
    TWO_ROUNDS = "two_rounds"


class FinishWords(Enum):
    """Which names the five places carry (R1): 头科 … 大落, or 头客 … 大拉."""

    KE = "ke"
    LIANZHONG = "lianzhong"


@dataclass(frozen=True, slots=True)
class DeckRules:
    """R2.1, R2.2: four packs from `lowest` up."""

    lowest: Rank


@dataclass(frozen=True, slots=True)
class PlayRules:
    """R3, R4, R9.

    held_back: rank that is played last of all (憋3, 憋6), or None (R9.1). kao: 烤牌 (R4.4). twos_beat_big: exactly
    `222` beats a lone `B`, and the trick goes on (R4.2).
    """

    held_back: Rank | None
    kao: bool
    twos_beat_big: bool


@dataclass(frozen=True, slots=True)
class ThroneRules:
    """R5.

    solo_claim: 抢独 before the offer (R5.6). paste: R5.2. unclaimed: R5.3. call_jokers, call_twos: whether these
    ranks may be called (R5.5).
    """

    solo_claim: bool
    paste: Paste
    unclaimed: Unclaimed
    call_jokers: bool
    call_twos: bool


@dataclass(frozen=True, slots=True)
class GuardRules:
    """R6. special: the guard card outranks the big joker (R4.1). sword: the marked card, None where one is called."""

    kind: GuardKind
    special: bool
    sword: Card | None


@dataclass(frozen=True, slots=True)
class DeclarationRules:
    """R7. revolt: 造反 (R7.4). lone_rebel_shown: a single rebel shows the hoe all the same (R7.4)."""

    revolt: bool
    lone_rebel_shown: bool


@dataclass(frozen=True, slots=True)
class TrickRules:
    """R8. clockwise: how turn order is shown (R8.1). hard_pass: who passed is out of the trick (R8.3)."""

    clockwise: bool
    hard_pass: bool


@dataclass(frozen=True, slots=True)
class FinishRules:
    """R1, R11: the words for the five places."""

    words: FinishWords


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """R12.1-R12.3, in points before stakes.

    K = `level` - (Emperor's place + Guard's place). solo_open, solo_hidden: what a lone Emperor wins or loses; each
    of the other four gets a quarter of it with the other sign.
    """

    level: int
    solo_open: int
    solo_hidden: int


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


def contradictions(rules: Rules) -> list[tuple[str, str]]:
    """Fields that cannot hold together: (dotted key, what would be right); empty for sound rules."""
    found: list[tuple[str, str]] = []
    guard, held = rules.guard, rules.plays.held_back
    if rules.deck.lowest > Rank.TWO:
        found.append(("deck.lowest", f"it must be a rank from 3 to 2, not {rules.deck.lowest.letter}"))
    if guard.kind is GuardKind.SWORD and guard.sword is None:
        found.append(("guard.sword", 'a fixed guard needs its marked card, such as "s"'))
    if guard.kind is GuardKind.CALLED and guard.sword is not None:
        found.append(("guard.sword", 'a called guard has no sword card; leave it out or set guard.kind to "sword"'))
    if guard.sword is not None:
        rank, suit = guard.sword.rank, guard.sword.suit
        in_deck = rank is Rank.SMALL or (rank <= Rank.TWO and rank >= rules.deck.lowest and suit is not Suit.NONE)
        if not in_deck or guard.sword.mark:
            found.append(
                (
                    "guard.sword",
                    f'it must name one card of the deck, such as "s" or "4H", not "{guard.sword}"',
                )
            )
    if held is not None and (held < rules.deck.lowest or held > Rank.TWO):
        found.append(
            (
                "plays.held_back",
                f"rank {held.letter} is not in a deck that starts at {rules.deck.lowest.letter}",
            )
        )
    if rules.declarations.revolt and guard.kind is GuardKind.CALLED:
        found.append(("declarations.revolt", 'a revolt needs a fixed guard (guard.kind = "sword")'))
    for field in ("level", "solo_open", "solo_hidden"):
        if not 0 <= getattr(rules.scoring, field) <= MOST_POINTS:
            found.append((f"scoring.{field}", f"it must be from 0 to {MOST_POINTS}"))
    if rules.scoring.solo_open % 4 or rules.scoring.solo_hidden % 4:
        found.append(("scoring", "solo_open and solo_hidden must divide by 4, the number of opponents"))
    return found
