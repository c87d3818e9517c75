"""Every answer of the role phases that the whole matches do not give, by keys and by the mouse."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt

from engine.actions import Action, Allegiance, Call, Prompt, Solo, SoloClaim, Throne
from engine.cards import THRONE_CARD
from engine.events import Role
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, MousePlayer, Player
from tests.app.window.screen import ENTER, RANK_KEYS, Screen, foreign

HANDS = pytest.mark.parametrize("hand", [KeyPlayer, MousePlayer])


def open_at(open_window: OpenWindow, hand: type[Player], variant: str, seed: str, prompt: Prompt) -> Player:
    """A player of that deal before a question."""
    words = ("--variant", variant, "--seed", seed, "--lang", "zh", "--speed", "instant", "--bots", "standard")
    player = hand(open_window(*words), "zh")
    player.play_until(lambda view: view.prompt is prompt)
    return player


def give(player: Player, action: Action) -> SeatView:
    """The answer, and what the seat knows once the others have answered too."""
    player.give(action)
    player.screen.until_mine()
    player.look()
    return player.screen.view


@HANDS
def test_claiming_the_throne_alone(open_window: OpenWindow, hand: type[Player]) -> None:
    player = open_at(open_window, hand, "qingdao", "4", Prompt.SOLO_CLAIM)
    view = give(player, SoloClaim(True))
    assert view.role is Role.SOLO and view.roles[0] is Role.SOLO
    assert view.prompt is Prompt.PLAY and not view.table
    assert THRONE_CARD in view.hand


@HANDS
def test_declining_sends_the_throne_on(open_window: OpenWindow, hand: type[Player]) -> None:
    player = open_at(open_window, hand, "qingdao", "4", Prompt.THRONE)
    view = give(player, Throne(False))
    asked_again = view.prompt is Prompt.THRONE
    assert asked_again or view.emperor != 0
    assert asked_again == (THRONE_CARD in view.hand)


def test_the_card_that_goes_with_the_throne_is_told(open_window: OpenWindow) -> None:
    player = open_at(open_window, KeyPlayer, "qingdao", "4", Prompt.THRONE)
    screen = player.screen
    assert any("权杖大王跟着让出去" in text for text in screen.shown_texts(screen.get("strip")))
    held, told = len(screen.view.hand), []
    screen.game.toast.changed.connect(lambda: told.append(screen.game.toast.property("text")))
    player.give(Throne(False))
    screen.until(lambda: told, "nothing is said")
    assert told[0].startswith("你让位给") and "权杖大王" in told[0]
    assert len(screen.view.hand) == held - 1


@HANDS
def test_calling_four_plays_alone_in_the_open(open_window: OpenWindow, hand: type[Player]) -> None:
    player = open_at(open_window, hand, "qingdao", "1797", Prompt.CALL)
    four = next(action for action in player.screen.view.legal if isinstance(action, Call) and len(action.cards) == 4)
    view = give(player, four)
    assert view.roles[0] is Role.SOLO


@pytest.mark.parametrize("by", ["rank key", "click on a card of the hand"])
def test_group_called_by_touching_it(open_window: OpenWindow, by: str) -> None:
    player = open_at(open_window, KeyPlayer, "qingdao", "4", Prompt.CALL)
    screen = player.screen
    groups = [action for action in screen.view.legal if isinstance(action, Call)]
    wanted = next(group for group in reversed(groups) if not group.cards[0].rank.is_joker)
    face = wanted.cards[0]
    if by == "rank key":
        screen.press(RANK_KEYS[face.rank])
    else:
        screen.click_card(next(card for card in screen.cards() if card.card == face))
    lifted = lifted_cards(screen)
    assert set(lifted) == {face} and lifted.total() in (3, 4)
    screen.press(ENTER)
    screen.until_mine()
    assert screen.view.called is not None
    assert (screen.view.called.rank, screen.view.called.suit) == (face.rank, face.suit)


def lifted_cards(screen: Screen) -> Counter[object]:
    """What stands out while a group is being chosen."""
    return Counter(card.card for card in screen.cards() if card.selected)


@HANDS
def test_lone_emperor_in_the_open(open_window: OpenWindow, hand: type[Player]) -> None:
    player = open_at(open_window, hand, "lianzhong-simple", "54", Prompt.SOLO)
    view = give(player, Solo(True))
    assert view.roles[0] is Role.SOLO


@HANDS
def test_revolt(open_window: OpenWindow, hand: type[Player]) -> None:
    player = open_at(open_window, hand, "lianzhong-simple", "4", Prompt.ALLEGIANCE)
    assert player.screen.view.role is Role.COMMONER
    view = give(player, Allegiance(True))
    assert view.own_answers[-1] == Allegiance(True)


@HANDS
def test_guard_declares_himself(open_window: OpenWindow, hand: type[Player]) -> None:
    player = open_at(open_window, hand, "lianzhong-simple", "25", Prompt.ALLEGIANCE)
    assert player.screen.view.role is Role.GUARD
    view = give(player, Allegiance(True))
    assert view.roles[0] is Role.GUARD and view.stakes == 2
    assert foreign(player.screen.shown_texts(), "zh") == []


def test_p_gives_the_safe_answer(open_window: OpenWindow) -> None:
    player = open_at(open_window, KeyPlayer, "qingdao", "4", Prompt.SOLO_CLAIM)
    player.screen.rest()
    player.screen.press(Qt.Key.Key_Right, Qt.Key.Key_P)
    player.screen.until_mine()
    assert player.screen.view.own_answers[0] == SoloClaim(False)


def test_rank_keys_choose_cards_while_the_throne_is_offered(open_window: OpenWindow) -> None:
    """The hand can be looked through, and chosen from ahead, while a role phase asks; nothing is answered by it."""
    player = open_at(open_window, KeyPlayer, "qingdao", "4", Prompt.THRONE)
    screen = player.screen
    before = screen.view
    screen.press(Qt.Key.Key_9)
    assert screen.chosen()
    assert screen.view == before
