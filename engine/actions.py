"""Everything a seat may answer, and what it may be asked (formats: prompts)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Card

Seat = int
"""0-4 in turn order: the seat after you is +1, your 上家 is -1."""

SEATS: tuple[Seat, ...] = (0, 1, 2, 3, 4)


class Prompt(Enum):
    """What a seat is asked. `SOLO_CLAIM`, `ALLEGIANCE` and `KICK` are answered at once and in secret (R5.6, R7)."""

    SOLO_CLAIM = "solo_claim"
    THRONE = "throne"
    CALL = "call"
    SOLO = "solo"
    ALLEGIANCE = "allegiance"
    KICK = "kick"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class SoloClaim:
    """抢独: take the throne card and play alone against four (R5.6)."""

    claim: bool
    prompt = Prompt.SOLO_CLAIM


@dataclass(frozen=True, slots=True)
class Throne:
    """登基 (accept) or 让位 (decline) (R5.1)."""

    accept: bool
    prompt = Prompt.THRONE


@dataclass(frozen=True, slots=True)
class Call:
    """叫牌: three identical cards whose fourth copy is the Guard's, or all four for 明独 (R6.1, R6.3).

    open: 明独 with three, where the rules allow it.
    """

    cards: tuple[Card, ...]
    open: bool = False
    prompt = Prompt.CALL


@dataclass(frozen=True, slots=True)
class Solo:
    """Whether an Emperor under a fixed guard card announces that he plays alone (R6.3)."""

    open: bool
    prompt = Prompt.SOLO


@dataclass(frozen=True, slots=True)
class Allegiance:
    """`declare` is 明保 from the Guard and 造反 from a Commoner (R7.3)."""

    declare: bool
    prompt = Prompt.ALLEGIANCE


@dataclass(frozen=True, slots=True)
class Kick:
    """踢: one more doubling after 明保 or a revolt (R7.6)."""

    kick: bool
    prompt = Prompt.KICK


@dataclass(frozen=True, slots=True)
class PlayCards:
    """The cards laid; none is a pass (R8.2)."""

    cards: tuple[Card, ...]
    prompt = Prompt.PLAY


PASS = PlayCards(())


@dataclass(frozen=True, slots=True)
class Apply:
    """申请接风: pass on a last play, and ask to lead (R8.6)."""

    prompt = Prompt.PLAY


Action = SoloClaim | Throne | Call | Solo | Allegiance | Kick | PlayCards | Apply


class Reason(Enum):
    """Why an answer is not allowed; the words live with whoever shows them."""

    DEAL_OVER = "deal_over"
    NOT_ASKED = "not_asked"
    WRONG_PROMPT = "wrong_prompt"
    CANNOT_CALL = "cannot_call"
    MUST_ACCEPT = "must_accept"
    NOT_CALLABLE = "not_callable"
    SWORD_NEEDED = "sword_needed"
    NOT_GUARD = "not_guard"
    CANNOT_APPLY = "cannot_apply"
    NOT_HELD = "not_held"
    MUST_LEAD = "must_lead"
    MIXED_RANKS = "mixed_ranks"
    TWO_SPECIALS = "two_specials"
    HELD_BACK = "held_back"
    COUNT = "count"
    JOKER_TOO_LOW = "joker_too_low"
    BASE_TOO_LOW = "base_too_low"
    BIGS_NEEDED = "bigs_needed"
    BASE_NEEDED = "base_needed"
    KAO = "kao"
    UNBEATABLE = "unbeatable"


@dataclass(frozen=True, slots=True)
class Illegal:
    """A refused answer: the reason and its numbers or cards, in the order its wording needs them.

    COUNT: cards needed, cards given. JOKER_TOO_LOW, BASE_TOO_LOW: letter on the table, letter given against it.
    KAO: the play on the table whose jokers are not covered. UNBEATABLE: the letter that nothing beats. HELD_BACK:
    letter of the held-back rank. BIGS_NEEDED: big jokers needed, given. NOT_HELD: the first card that is not in the
    hand. MIXED_RANKS: two letters that do not go together. NOT_CALLABLE: the cards shown. WRONG_PROMPT: the prompt,
    and the prompt answered. NOT_ASKED: the seat.
    """

    reason: Reason
    details: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        """English token and details, as the command line prints them."""
        words = " ".join(str(detail) for detail in self.details)
        return f"{self.reason.value} ({words})" if words else self.reason.value


class IllegalAction(ValueError):
    """Raised by `apply` for an answer that `check` refuses; `illegal` says why, `seat` whose answer it was."""

    def __init__(self, seat: Seat, illegal: Illegal) -> None:
        super().__init__(f"seat {seat}: {illegal}")
        self.seat = seat
        self.illegal = illegal
