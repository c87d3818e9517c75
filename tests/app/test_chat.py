"""The words of the computer players follow from the public log alone."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.journal import Journal
from app.language import Language
from app.match_config import MatchConfig
from app.moments import played_course
from app.session import GameSession, Stepped
from app.settings import SettingsStore
from app.text_chat import Occasion, phrase
from app.viewmodels.chat import ChatViewModel, remark
from app.viewmodels.game import GameViewModel
from app.viewmodels.settings import SettingsViewModel
from engine.state import GameState
from engine.variants import variant_ids
from engine.view import view
from tests.app.players import SilentPlayers


def course(variant: str, seed: str) -> list[GameState]:
    config = MatchConfig(variant, (), seed, ("novice",) * 4, 100, autoplay="novice")
    return [position.state for position in played_course(config, config.begin())]


@pytest.fixture
def table(qtbot: QtBot) -> tuple[GameSession, ChatViewModel]:
    store = SettingsStore(None)
    session = GameSession(SilentPlayers(), Journal(None))
    settings = SettingsViewModel(store, Language(), session)
    game = GameViewModel(session, store)
    chat = ChatViewModel(session, game, settings)
    chat.kept = (store, settings, game)  # type: ignore[attr-defined]
    store.change(chat=True)
    session.start(MatchConfig("qingdao", (), "3", ("novice",) * 4, 100))
    return session, chat


@pytest.mark.parametrize("variant", variant_ids())
def test_every_seat_sees_the_same_remarks(variant: str) -> None:
    """What is hidden from some is in no remark: the five views of a deal lead to the same ones."""
    *_, end = course(variant, "23")
    logs = [view(end, seat).events for seat in range(5)]
    said = [[remark(log, at) for at in range(len(log))] for log in logs]
    assert all(one == said[0] for one in said)
    speakers = {one.seat for one in said[0] if one is not None}
    assert 0 not in speakers


def test_the_same_log_in_another_world_has_the_same_words(table: tuple[GameSession, ChatViewModel]) -> None:
    """Two hidden hands changed against one another: not a word is another one."""
    session, chat = table
    states = course("qingdao", "31")
    words: dict[bool, list[tuple[object, ...]]] = {False: [], True: []}
    for swapped in (False, True):
        for before, state in itertools.pairwise(states):
            shown = state
            if swapped:
                hands = list(state.hands)
                hands[2], hands[4] = hands[4], hands[2]
                shown = replace(state, hands=tuple(hands))
            events = state.events[len(before.events) :]
            session.stepped.emit(Stepped(1, state.history[-1][1], events, shown))
            words[swapped].append(chat.bubbles.rows)
        session.deal_began.emit(session.state)
        assert chat.bubbles.rows == ()
    assert words[False] == words[True]
    assert any(words[False])


def test_another_log_has_other_words() -> None:
    found = [
        tuple(remark(end.events, at) for at in range(len(end.events)))
        for end in (course("qingdao", "31")[-1], course("qingdao", "32")[-1])
    ]
    assert found[0] != found[1]


def test_not_too_much_is_said_and_every_occasion_comes() -> None:
    told: Counter[Occasion] = Counter()
    events = 0
    for seed in range(12):
        log = course("qingdao", f"chat {seed}")[-1].events
        events += len(log)
        told.update(said.occasion for at in range(len(log)) if (said := remark(log, at)) is not None)
    assert set(told) == set(Occasion)
    assert sum(told.values()) < events / 6


def test_four_ways_to_say_it() -> None:
    for occasion in Occasion:
        assert len({phrase(seat, occasion) for seat in (1, 2, 3, 4)}) == 4


def test_off_there_is_not_a_word(table: tuple[GameSession, ChatViewModel]) -> None:
    session, chat = table
    chat.kept[0].change(chat=False)  # type: ignore[attr-defined]
    states = course("qingdao", "31")
    for before, state in itertools.pairwise(states):
        session.stepped.emit(Stepped(1, state.history[-1][1], state.events[len(before.events) :], state))
        assert chat.bubbles.rows == ()


def test_words_go_by_themselves(qtbot: QtBot, table: tuple[GameSession, ChatViewModel]) -> None:
    session, chat = table
    chat._end.setInterval(50)
    states = course("qingdao", "31")
    for before, state in itertools.pairwise(states):
        session.stepped.emit(Stepped(1, state.history[-1][1], state.events[len(before.events) :], state))
        if chat.bubbles.rows:
            break
    assert chat.bubbles.rows and chat._end.isActive()
    qtbot.waitUntil(lambda: not chat.bubbles.rows, timeout=3000)
    assert not chat._end.isActive()
