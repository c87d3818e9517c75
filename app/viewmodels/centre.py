"""The middle of the table and your own role."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app import text, text_events, text_prompts
from app.text_keys import cap
from engine.cards import THRONE_CARD
from engine.events import BoughtThree, Cause, Revealed, Role, TributePaid
from engine.state import Phase, SoloKind

from .faces import Face, face
from .seats import marks_of, trick_out_of_sight
from .table import YOU, Table, gathered_cards, places

_SIGNS = {Role.EMPEROR: "sceptre", Role.SOLO: "sceptre", Role.GUARD: "sword", Role.COMMONER: "commoner"}


@dataclass(frozen=True, slots=True)
class CentreProps:
    """title: variant and deal. stakes: `×1 Guard hidden`. called: the called card in words, empty where none is.
    trick: how many plays the trick under way has, where some are out of sight, and the key that shows them.

    playing: whether cards are played, so that plays lie beside the middle. pile: cards of closed tricks. throne: cards
    that travel with the throne while it is offered. moved: the cards that changed hands before, until a card lies
    on the throne or there is an Emperor: who gave and who took, and the faces as far as you may see them. over:
    whether the deal has ended. clockwise: how turn order is shown.
    """

    title: str = ""
    stakes: str = ""
    called: str = ""
    playing: bool = False
    pile: int = 0
    trick: str = ""
    trick_key: str = ""
    throne: tuple[Face, ...] = ()
    moved_title: str = ""
    moved: tuple[Mapping[str, object], ...] = ()
    over: bool = False
    clockwise: bool = False


@dataclass(frozen=True, slots=True)
class RoleProps:
    """Your own panel: sign, who you are, who knows of it, whether you are to act, whether the table acts for you, and
    what everybody knows of you besides, as marks and in words."""

    sign: str = ""
    title: str = ""
    detail: str = ""
    your_turn: bool = False
    auto: str = ""
    marks: tuple[str, ...] = ()
    mark_texts: tuple[str, ...] = ()


def derive_centre(table: Table) -> CentreProps:
    """What stands in the middle."""
    view = table.view
    stakes = called = ""
    if view.emperor is not None:
        known = _alliance(table)
        uncalled = view.rules.called and view.called is None and known is text.Alliance.HIDDEN
        stakes = f"×{view.stakes}" if uncalled else f"×{view.stakes} {text.alliance(known)}"
    if view.called is not None and view.solo is not SoloKind.CLAIMED:
        called = text.called_card(view.called)
    offered = view.offer is not None and view.emperor is None
    moved = [event for event in view.events if isinstance(event, BoughtThree | TributePaid)]
    pasted = view.offer is not None and bool(view.offer.pile)
    shown = moved if view.emperor is None and view.outcome is None and not pasted else []
    pile = view.offer.pile_cards if view.offer is not None and offered else ()
    plays = 0 if view.outcome is not None else trick_out_of_sight(table)
    return CentreProps(
        title=text.deal_title(table.variant, table.number),
        stakes=stakes,
        called=called,
        playing=view.phase is Phase.PLAY or view.outcome is not None,
        pile=gathered_cards(view),
        trick=text_prompts.plays_of_trick(plays) if plays else "",
        trick_key=cap(table.keys, "last_trick"),
        throne=tuple(face(card, view.rules) for card in pile),
        moved_title=text_events.moved_title(shown[0]) if shown else "",
        moved=tuple(_moved(event, table) for event in shown),
        over=view.outcome is not None,
        clockwise=table.clockwise,
    )


def _moved(event: BoughtThree | TributePaid, table: Table) -> Mapping[str, object]:
    rules = table.view.rules
    if isinstance(event, BoughtThree):
        seats = (event.from_seat, event.seat)
        cards = [face(event.three, rules)] + ([] if event.two is None else [face(event.two, rules)])
        swapped = event.two is not None
    else:
        seats = (event.from_seat, event.to_seat)
        cards = [] if event.card is None else [face(event.card, rules)]
        swapped = False
    return {
        "from": table.position(seats[0]),
        "to": table.position(seats[1]),
        "giver": table.name(seats[0]),
        "taker": table.name(seats[1]),
        "cards": cards,
        "swapped": swapped,
        "yours": YOU in seats,
        "spoken": text_events.event_line(event, table.name, rules),
    }


def _alliance(table: Table) -> text.Alliance:
    view = table.view
    alone = view.solo in (SoloKind.OPEN, SoloKind.CLAIMED) or Role.SOLO in view.roles
    if alone:
        return text.Alliance.ALONE
    if table.guard is None:
        return text.Alliance.HIDDEN
    declared = any(isinstance(event, Revealed) and event.cause is Cause.DECLARED for event in view.events)
    return text.Alliance.DECLARED if declared else text.Alliance.REVEALED


def derive_role(table: Table) -> RoleProps:
    """Your own role as far as you know it."""
    view = table.view
    sceptre = THRONE_CARD in view.hand
    sword = any(card.is_guard_card for card in view.hand)
    offered = view.offer is not None and view.offer.holder == YOU
    public = offered if view.role is None else view.roles[YOU] is view.role
    guard = table.name(table.guard) if table.guard is not None else ""
    emperor = "" if view.emperor is None else table.name(view.emperor)
    title = text_prompts.own_role(view.role, sceptre, sword, emperor)
    alone = _alliance(table) is text.Alliance.ALONE
    note = text_prompts.own_role_note(view.role, public, guard, sceptre, sword, alone, bool(emperor))
    if view.role is None:
        sign = "sceptre" if sceptre else "sword" if sword else ""
    else:
        sign = _SIGNS[view.role]
    place = places(view).get(YOU)
    last = text.number_of_cards(len(view.hand)) if place is None else text.place_name(place, view.rules.finish.words)
    auto = text_prompts.auto_word() if table.auto else ""
    marks = tuple(mark for mark in marks_of(view, YOU) if mark != "sceptre")
    words = tuple(text.mark_name(mark) for mark in marks)
    return RoleProps(sign, title, f"{note} · {last}", table.turn == YOU, auto, marks, words)
