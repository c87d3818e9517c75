"""The question of a role phase: its answers, what each costs, and which one Enter gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app import text_prompts
from app.text import sentence
from app.text_prompts import AnswerWords
from engine import answers
from engine.actions import Action, Call, Prompt, Throne
from engine.cards import Card
from engine.throne import pasted_card, rounds_over
from engine.view import SeatView

from .faces import faces

_NOTED = 3
"""So many answers have room for what each of them means."""


@dataclass(frozen=True, slots=True)
class StripProps:
    """The strip as shown: choices hold text, cards, note, spoken, selected, enabled; note and detail are what an answer
    and the chosen one mean, advice what a hint says of it. Where there are many answers they have no notes."""

    shown: bool = False
    title: str = ""
    detail: str = ""
    advice: str = ""
    choices: tuple[Mapping[str, object], ...] = ()


def open_answers(view: SeatView) -> tuple[Action, ...]:
    """The answers of a role phase, the safe one first; empty in play and while you are not asked."""
    return () if view.prompt in (None, Prompt.PLAY) else view.legal


def safe_choice(view: SeatView) -> int:
    """The answer that is chosen until you choose another: the first, but no call that leaves you alone by itself."""
    options = open_answers(view)
    for at, action in enumerate(options):
        if (
            isinstance(action, Call)
            and not action.open
            and len(action.cards) == 3
            and _copies(view.hand, action.cards[0]) == 3
        ):
            return at
    return 0


def derive_strip(view: SeatView, choice: int, advice: str = "") -> StripProps:
    """The strip while a role phase asks you; `choice` is the index of the chosen answer."""
    options = open_answers(view)
    if view.prompt is None or not options:
        return StripProps()
    only = options[0] if len(options) == 1 else None
    title = text_prompts.question(view.prompt, view.rules, view.role, answers.holds_guard_card(view.hand), only)
    chosen = options[choice]
    words = [words_of(view, action) for action in options]
    choices = tuple(
        {
            "text": _label(action, told),
            "cards": list(faces(action.cards, view.rules)) if isinstance(action, Call) else [],
            "note": _detail(told, isinstance(action, Call)) if len(options) <= _NOTED else "",
            "spoken": told.name,
            "selected": action is chosen,
            "enabled": True,
        }
        for action, told in zip(options, words, strict=True)
    )
    return StripProps(True, title, _detail(words[choice], isinstance(chosen, Call)), advice, choices)


def words_of(view: SeatView, action: Action) -> AnswerWords:
    """The words of one answer in this seat's situation."""
    fourth = isinstance(action, Call) and _copies(view.hand, action.cards[0]) >= 4
    offer, pasted, voids = view.offer, None, False
    if offer is not None and isinstance(action, Throne):
        pasted = pasted_card(offer, view.seat, view.hand, view.rules)
        voids = rounds_over(replace(offer, declines=offer.declines + 1), view.rules)
    return text_prompts.answer_words(action, view.rules, view.role, pasted, fourth, voids, view.stakes)


def _label(action: Action, words: AnswerWords) -> str:
    if isinstance(action, Call):
        number = f"×{len(action.cards)}"
        return f"{number} · {text_prompts.open_word()}" if action.open else number
    return f"{words.name} · {words.stake}" if words.stake else words.name


def _detail(words: AnswerWords, with_stake: bool) -> str:
    consequence = sentence(words.consequence)
    return f"{consequence} · {words.stake}" if with_stake and words.stake else consequence


def _copies(hand: tuple[Card, ...], shown: Card) -> int:
    return sum(card.rank is shown.rank and card.suit is shown.suit for card in hand)
