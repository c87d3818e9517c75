"""The buttons under the table: what each will do, or why it will not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app import text, text_prompts
from app.text_keys import cap
from engine import answers, movegen
from engine.actions import Action, Illegal, Kick, PlayCards, Reason, SoloClaim, Throne
from engine.cards import Card
from engine.state import Phase
from engine.view import SeatView

from .seats import you_are_out
from .strip import open_answers, words_of
from .table import Table


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """A button: `action` is its name, `key_text` the key it shows, `primary` the one Enter presses, once it is enabled.

    reason: why a press will not do it, as a sentence; empty where it will.
    """

    key: int
    action: str
    text: str
    key_text: str
    enabled: bool
    primary: bool
    reason: str


_PLAY, _PASS, _HINT, _CONFIRM, _DECLINE, _APPLY, _AUTO = range(7)


def refusal(view: SeatView, chosen: Sequence[Card]) -> Illegal | None:
    """Why these cards may not be played now, or None."""
    if view.outcome is not None:
        return Illegal(Reason.DEAL_OVER)
    return view.refuse(PlayCards(tuple(chosen)))


def why_not(table: Table, chosen: Sequence[Card]) -> Illegal | None:
    """Why the button will not play what is chosen; None where it will, and while nothing is chosen."""
    return refusal(table.view, chosen) if chosen and table.your_play and not table.auto else None


def derive_bar(table: Table, chosen: Sequence[Card], choice: int) -> tuple[ButtonRow, ...]:
    """The buttons from left to right; none once the deal is over or you are out."""
    view = table.view
    if view.outcome is not None or you_are_out(view):
        return ()
    if table.auto:
        reason = text_prompts.auto_stays() if table.auto_stays else ""
        name = text_prompts.auto_off_button()
        return (
            ButtonRow(_AUTO, "auto", name, cap(table.keys, "auto"), not table.auto_stays, not table.auto_stays, reason),
        )
    if options := open_answers(view):
        return _role_buttons(table, choice, options)
    if view.phase is not Phase.PLAY:
        return (_play_button(table, chosen),)
    return _play_buttons(table, chosen)


def _role_buttons(table: Table, choice: int, options: Sequence[Action]) -> tuple[ButtonRow, ...]:
    view = table.view
    buttons: list[ButtonRow] = []
    if choice > 0 and isinstance(options[0], SoloClaim | Throne | Kick):
        words = words_of(view, options[0])
        buttons.append(ButtonRow(_DECLINE, "decline", words.name, cap(table.keys, "decline"), True, False, ""))
    if len(options) > 1:
        buttons.append(ButtonRow(_HINT, "hint", text_prompts.hint_button(), cap(table.keys, "hint"), True, False, ""))
    words = words_of(view, options[choice])
    buttons.append(ButtonRow(_CONFIRM, "confirm", words.name, cap(table.keys, "confirm"), True, True, ""))
    return tuple(buttons)


def _play_buttons(table: Table, chosen: Sequence[Card]) -> tuple[ButtonRow, ...]:
    view = table.view
    following = bool(view.trick.plays)
    may_pass = table.your_play and following
    why_no_pass = "" if may_pass else text.illegal(Illegal(Reason.MUST_LEAD if table.your_play else Reason.NOT_ASKED))
    passes = [
        ButtonRow(_PASS, "pass", text_prompts.pass_button(), cap(table.keys, "decline"), may_pass, False, why_no_pass)
    ]
    if may_pass and answers.may_apply(view.rules, view.trick):
        passes.append(
            ButtonRow(_APPLY, "apply", text_prompts.apply_button(), cap(table.keys, "apply"), True, False, "")
        )
    return (
        *passes,
        ButtonRow(_HINT, "hint", text_prompts.hint_button(), cap(table.keys, "hint"), table.your_play, False, ""),
        _play_button(table, chosen),
    )


def choose_first(view: SeatView) -> str:
    """What there is to do while nothing is chosen."""
    return text_prompts.cannot_beat() if beaten(view) else text_prompts.choose_first(len(view.table))


def beaten(view: SeatView) -> bool:
    """Whether nothing is left but to pass: the hand holds no play that beats what lies."""
    return bool(view.table) and not movegen.follows(view.hand, view.table, view.rules)


def _play_button(table: Table, chosen: Sequence[Card]) -> ButtonRow:
    view = table.view
    if not table.your_play:
        waiting = text_prompts.waiting_for("" if table.turn is None else table.name(table.turn))
        return ButtonRow(_PLAY, "play", waiting, "", False, False, text.illegal(Illegal(Reason.NOT_ASKED)))
    enter = cap(table.keys, "confirm")
    if not chosen:
        passes = beaten(view)
        first = choose_first(view)
        return ButtonRow(_PLAY, "play", first, enter, passes, True, "" if passes else first)
    refused = refusal(view, chosen)
    if refused is not None:
        reason = text.illegal(refused)
        return ButtonRow(_PLAY, "play", text.illegal_short(refused), enter, False, True, reason)
    words = text_prompts.play_button(text.play_name(chosen, view.rules))
    return ButtonRow(_PLAY, "play", words, enter, True, True, "")
