"""Choosing cards with the mouse and with keys: what each touch does, and that it is what the eye sees."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from engine import movegen
from engine.actions import PlayCards, Prompt
from engine.cards import Card, Mark, Rank, strength
from engine.events import Played
from engine.view import SeatView
from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import ENTER, ESCAPE, RANK_KEYS, RIGHT, SHIFT, SPACE, Screen, ShownCard

QINGDAO = ("--variant", "qingdao", "--seed", "4", "--lang", "zh", "--speed", "instant", "--bots", "standard")
LIANZHONG = (
    "--variant",
    "lianzhong-simple",
    "--seed",
    "54",
    "--lang",
    "en",
    "--speed",
    "instant",
    "--bots",
    "standard",
)
FOUR_ALIKE = ("--variant", "qingdao", "--seed", "1797", "--lang", "zh", "--speed", "instant", "--bots", "standard")
SIZES = ("1280x720", "1920x1080")


both_sizes = pytest.mark.parametrize("leading", SIZES, indirect=True)


@pytest.fixture
def leading(open_window: OpenWindow, request: pytest.FixtureRequest) -> Screen:
    """The player leads, with a full hand."""
    screen = open_window(*QINGDAO, size=getattr(request, "param", SIZES[0]))
    KeyPlayer(screen, "zh").to_lead()
    return screen


def tall(screen: Screen, least: int = 3) -> list[ShownCard]:
    """The column of the lowest rank that has so many twins."""
    for rank in sorted({card.card.rank for card in screen.cards() if not card.card.rank.is_joker}):
        column = screen.column(rank)
        if len(column) >= least and all(card.card.mark is Mark.NONE for card in column):
            return column
    raise AssertionError("no tall column")


def rows(screen: Screen, rank: Rank) -> list[int]:
    """Which rows of a column stand out, from the back."""
    return [card.row for card in screen.column(rank) if card.selected]


def last_play(view: SeatView) -> Played | None:
    """The player's last play of the deal."""
    return next((event for event in reversed(view.events) if isinstance(event, Played) and event.seat == 0), None)


@both_sizes
def test_kth_card_takes_k_and_a_second_click_one_fewer(leading: Screen) -> None:
    column = tall(leading)
    rank = column[0].card.rank
    leading.click_card(column[2])
    assert rows(leading, rank) == [0, 1, 2]
    leading.click_card(leading.column(rank)[2])
    assert rows(leading, rank) == [0, 1]
    leading.click_card(leading.column(rank)[2])
    assert rows(leading, rank) == [0, 1, 2]
    leading.click_card(leading.column(rank)[0])
    assert rows(leading, rank) == [0]
    leading.click_card(leading.column(rank)[0])
    assert rows(leading, rank) == []


@both_sizes
def test_chosen_cards_rise_and_every_index_stays_in_sight(leading: Screen) -> None:
    rank = tall(leading)[0].card.rank
    before = {card.row: card.item.y() for card in leading.column(rank)}
    leading.click_card(leading.column(rank)[1])
    leading.settle()
    after = leading.column(rank)
    for card in after:
        assert (card.item.y() < before[card.row]) == (card.row <= 1)
    places = [card.item.y() for card in after]
    assert all(below - above >= 15 for above, below in pairwise(places))
    assert all(card.item.mapToScene(QPointF(0, 0)).y() > 0 for card in after)


def test_another_rank_takes_the_place_of_the_first(leading: Screen) -> None:
    first = tall(leading)
    other = next(
        card for card in leading.cards() if not card.card.rank.is_joker and card.card.rank is not first[0].card.rank
    )
    leading.click_card(first[0])
    leading.click_card(other)
    assert not rows(leading, first[0].card.rank)
    assert leading.chosen().total() == other.row + 1


@both_sizes
def test_right_click_clears(leading: Screen) -> None:
    column = tall(leading)
    leading.click_card(column[2])
    assert leading.chosen().total() == 3
    leading.click_card(leading.cards()[-1], RIGHT)
    assert not leading.chosen()


@both_sizes
def test_drag_takes_what_it_crosses(leading: Screen) -> None:
    column = tall(leading)
    rank = column[0].card.rank
    leading.drag([leading.grip(column[0]), leading.grip(column[1]), leading.grip(column[2])])
    assert rows(leading, rank) == [0, 1, 2]
    leading.press(ESCAPE)
    beside = next(card for card in leading.cards() if card.column == column[0].column - 1 and card.row == card.of - 1)
    leading.drag(
        [
            card.item.mapToScene(QPointF(card.item.width() / 2, card.item.height() - 12)).toPoint()
            for card in (column[-1], beside)
        ]
    )
    assert {card.column for card in leading.cards() if card.selected} == {column[0].column, beside.column}


def test_drag_that_comes_back_undoes_nothing_chosen_before(leading: Screen) -> None:
    column = tall(leading)
    leading.click_card(column[0])
    leading.drag([leading.grip(leading.column(column[0].card.rank)[1]), leading.grip(column[2])])
    assert rows(leading, column[0].card.rank) == [0, 1, 2]


def test_double_click_plays_the_card(leading: Screen) -> None:
    column = tall(leading)
    leading.double_click_card(column[0])
    play = last_play(leading.view)
    assert play is not None and [card.rank for card in play.cards] == [column[0].card.rank]


def test_double_click_plays_what_is_chosen(leading: Screen) -> None:
    column = tall(leading)
    rank = column[0].card.rank
    leading.click_card(column[1])
    leading.double_click_card(leading.column(rank)[1])
    play = last_play(leading.view)
    assert play is not None and [card.rank for card in play.cards] == [rank, rank]


def test_two_quick_clicks_that_may_mean_one_card_fewer_play_nothing(leading: Screen) -> None:
    """Three are chosen, then two: the second click comes as fast as a double click."""
    column = tall(leading)
    before = leading.view
    leading.double_click_card(column[2])
    assert leading.view.events == before.events and leading.view.hand == before.hand
    assert rows(leading, column[0].card.rank) == [0, 1]


def test_a_double_click_on_what_may_not_be_played_is_two_clicks(leading: Screen) -> None:
    KeyPlayer(leading, "zh").play_until(lambda view: view.prompt is Prompt.PLAY and len(view.table) > 1)
    before = leading.view
    table = {strength(card, before.rules.special) for card in before.table if not card.rank.is_joker}
    weak = next(
        card for card in leading.cards() if not card.card.mark and card.row == 0 and card.card.rank <= min(table)
    )
    leading.double_click_card(weak)
    assert leading.view.events == before.events
    assert leading.toast() == ""


def test_a_double_click_on_a_column_that_answers_plays_the_answer(leading: Screen) -> None:
    """A click on any card of it takes as many as are needed; the second click can only mean to play them."""
    player = KeyPlayer(leading, "zh")

    def answers(view: SeatView) -> bool:
        return view.prompt is Prompt.PLAY and len(view.table) > 1 and bool(strong(view))

    def strong(view: SeatView) -> list[Rank]:
        plays = movegen.follows(view.hand, view.table, view.rules)
        return [play[0].rank for play in plays if len({card.rank for card in play}) == 1 and not play[0].rank.is_joker]

    view = player.play_until(answers)
    rank = strong(view)[0]
    leading.double_click_card(leading.column(rank)[-1])
    play = last_play(leading.view)
    assert play is not None and [card.rank for card in play.cards] == [rank] * len(view.table)


@both_sizes
def test_flick_up_plays(leading: Screen) -> None:
    column = tall(leading)
    start = leading.grip(column[1])
    leading.drag([start, start - QPoint(3, 90 * leading.window.height() // 720)])
    play = last_play(leading.view)
    assert play is not None and [card.rank for card in play.cards] == [column[0].card.rank] * 2


def test_flick_plays_what_is_chosen(leading: Screen) -> None:
    rank = tall(leading)[0].card.rank
    leading.click_card(leading.column(rank)[2])
    start = leading.grip(leading.column(rank)[0])
    leading.drag([start, start - QPoint(0, 120 * leading.window.height() // 720)])
    play = last_play(leading.view)
    assert play is not None and [card.rank for card in play.cards] == [rank] * 3


def test_a_card_carried_to_the_table_plays(leading: Screen) -> None:
    column = tall(leading)
    start = leading.grip(column[1])
    middle = leading.pile() if leading.of_type("TrickPile") else leading.centre(leading.get("table"))
    leading.drag([start, QPoint((start.x() + middle.x()) // 2, middle.y())])
    play = last_play(leading.view)
    assert play is not None and [card.rank for card in play.cards] == [column[0].card.rank] * 2


def test_drag_up_a_column_chooses_and_plays_nothing(leading: Screen) -> None:
    column = max((leading.column(rank) for rank in RANK_KEYS), key=len)
    assert len(column) >= 5
    points = [leading.grip(card) for card in reversed(column)]
    front = column[-1].item
    points.insert(0, front.mapToScene(QPointF(front.width() / 2, front.height() - 10)).toPoint())
    leading.drag(points)
    assert last_play(leading.view) is None
    assert rows(leading, strength(column[0].card, True)) == list(range(len(column)))


def test_short_pull_up_plays_nothing(leading: Screen) -> None:
    start = leading.grip(tall(leading)[1])
    leading.drag([start, start - QPoint(0, 30)])
    assert last_play(leading.view) is None


def test_wheel_takes_one_more_and_one_fewer(leading: Screen) -> None:
    column = tall(leading)
    rank = column[0].card.rank
    for clicks, expected in ((1, [0]), (1, [0, 1]), (-1, [0]), (-1, []), (-1, [])):
        leading.wheel(column[0], clicks)
        assert rows(leading, rank) == expected


@pytest.mark.parametrize(
    ("more", "fewer"),
    [(Qt.Key.Key_Plus, Qt.Key.Key_Minus), (Qt.Key.Key_Equal, Qt.Key.Key_Minus), (Qt.Key.Key_Up, Qt.Key.Key_Down)],
)
def test_keys_take_one_more_and_one_fewer(leading: Screen, more: Qt.Key, fewer: Qt.Key) -> None:
    rank = tall(leading)[0].card.rank
    leading.press(RANK_KEYS[rank])
    assert rows(leading, rank) == [0]
    leading.press(more)
    assert rows(leading, rank) == [0, 1]
    leading.press(more)
    assert rows(leading, rank) == [0, 1, 2]
    leading.press(fewer, fewer)
    assert rows(leading, rank) == [0]


def test_rank_key_goes_round(leading: Screen) -> None:
    column = tall(leading)
    rank = column[0].card.rank
    for number in (*range(1, len(column) + 1), 0, 1):
        leading.press(RANK_KEYS[rank])
        assert len(rows(leading, rank)) == number


SHIFTED = dict(
    zip(
        "234567890",
        (
            *(Qt.Key.Key_At, Qt.Key.Key_NumberSign, Qt.Key.Key_Dollar, Qt.Key.Key_Percent, Qt.Key.Key_AsciiCircum),
            *(Qt.Key.Key_Ampersand, Qt.Key.Key_Asterisk, Qt.Key.Key_ParenLeft, Qt.Key.Key_ParenRight),
        ),
        strict=True,
    )
)


def test_shift_takes_the_whole_column_however_the_key_arrives(leading: Screen) -> None:
    for rank in sorted({strength(card.card, True) for card in leading.cards()} - {Rank.SPECIAL}):
        name = "0" if rank is Rank.TEN else rank.letter
        for key in {RANK_KEYS[rank], SHIFTED.get(name, RANK_KEYS[rank])}:
            leading.press(ESCAPE)
            leading.press(key, with_=SHIFT)
            assert all(card.selected for card in leading.column(rank)), (rank, key)
            assert leading.chosen().total() == len(leading.column(rank))


def test_arrows_move_the_focus_that_can_be_seen(leading: Screen) -> None:
    leading.press(Qt.Key.Key_Right)
    columns = max(card.column for card in leading.cards()) + 1
    seen = []
    for _ in range(columns):
        focused = {card.column for card in leading.cards() if card.focused}
        assert len(focused) == 1
        seen.append(focused.pop())
        leading.press(Qt.Key.Key_Right)
    assert sorted(seen) == list(range(columns))
    assert not leading.chosen()


def test_escape_clears_selection_and_sentence(leading: Screen) -> None:
    leading.press(ENTER)
    assert leading.toast()
    leading.press(RANK_KEYS[tall(leading)[0].card.rank])
    leading.press(ESCAPE)
    assert not leading.chosen() and not leading.toast()


def test_hint_chooses_something_that_goes_and_says_why(leading: Screen) -> None:
    leading.press(Qt.Key.Key_H)
    chosen = tuple(leading.chosen().elements())
    assert chosen and leading.view.refuse(PlayCards(chosen)) is None
    assert len(leading.shown_texts(leading.get("hints"))) > 1
    button = leading.get("action_play")
    assert button.isEnabled()
    leading.press(ENTER)
    play = last_play(leading.view)
    assert play is not None and Counter(play.cards) == Counter(chosen)


def test_play_button_tells_what_will_happen_or_why_not(leading: Screen) -> None:
    column = tall(leading)
    rank = column[0].card.rank
    button = leading.get("action_play")
    assert not button.isEnabled()
    leading.click_card(column[1])
    assert button.isEnabled()
    assert str(button.property("text")) == f"出 2×{'10' if rank is Rank.TEN else rank.letter}"
    other = next(card for card in leading.cards() if not card.card.rank.is_joker and card.card.rank is not rank)
    leading.wheel(other, 1)
    assert not button.isEnabled()
    assert "出" not in str(button.property("text"))


def test_marked_cards_are_chosen_apart_from_their_twins(leading: Screen) -> None:
    """The sceptre lies before the other big jokers; neither is taken for the other."""
    column = leading.column(Rank.BIG)
    sceptre = next(card for card in column if card.card.mark is Mark.SCEPTRE)
    assert sceptre.row == len(column) - 1 > 0, "the seed gives the sceptre and another big joker"
    leading.click_card(sceptre)
    assert leading.chosen() == Counter([sceptre.card])
    leading.click_card(leading.column(Rank.BIG)[0])
    assert leading.chosen() == Counter([sceptre.card, Card(Rank.BIG)])
    leading.click_card(leading.column(Rank.BIG)[-1])
    assert leading.chosen() == Counter([Card(Rank.BIG)])
    leading.press(ESCAPE, RANK_KEYS[Rank.BIG])
    assert leading.chosen() == Counter([Card(Rank.BIG)])
    leading.press(SPACE)
    assert leading.chosen() == Counter([Card(Rank.BIG), sceptre.card])
    leading.press(Qt.Key.Key_Minus)
    assert leading.chosen() == Counter([Card(Rank.BIG)])


def test_g_takes_the_sword(open_window: OpenWindow) -> None:
    screen = open_window(*LIANZHONG)
    KeyPlayer(screen, "en").to_lead()
    sword = next(card for card in screen.cards() if card.card.is_guard_card)
    assert sword.card.rank is Rank.SMALL
    screen.press(Qt.Key.Key_G)
    assert screen.chosen() == Counter([sword.card])
    screen.press(Qt.Key.Key_G)
    assert not screen.chosen()


def test_special_has_a_column_of_its_own(open_window: OpenWindow) -> None:
    """The called card outranks the big joker and leaves the column of its rank."""
    screen = open_window(*FOUR_ALIKE)
    KeyPlayer(screen, "zh").to_lead()
    assert any(card.is_guard_card for card in screen.view.hand), "the seed gives four alike to the Emperor"
    (special,) = screen.column(Rank.SPECIAL)
    assert special.column == 0
    screen.press(Qt.Key.Key_G)
    assert screen.chosen() == Counter([special.card])
    screen.click_card(special)
    assert not screen.chosen()


def needs_jokers(view: SeatView) -> Rank | None:
    """A rank that can only answer the table with jokers, and with them can."""
    if view.prompt is not Prompt.PLAY or len(view.table) < 2 or any(card.rank.is_joker for card in view.table):
        return None
    follows = movegen.follows(view.hand, view.table, view.rules)
    held = Counter(card.rank for card in view.hand if card.mark is Mark.NONE)
    for rank in sorted(held):
        plays = [play for play in follows if min(strength(card, view.rules.special) for card in play) is rank]
        if plays and not rank.is_joker and held[rank] < len(view.table):
            return rank
    return None


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_following_fills_in_jokers_that_can_be_changed(open_window: OpenWindow, by: str) -> None:
    screen = open_window(*QINGDAO)
    view = KeyPlayer(screen, "zh").play_until(lambda view: needs_jokers(view) is not None)
    rank = needs_jokers(view)
    assert rank is not None
    if by == "keys":
        screen.press(RANK_KEYS[rank])
    else:
        screen.click_card(screen.column(rank)[0])
    chosen = tuple(screen.chosen().elements())
    assert screen.view == view, "a preview plays nothing"
    assert len(chosen) == len(view.table)
    assert view.refuse(PlayCards(chosen)) is None
    jokers = [card for card in chosen if card.rank.is_joker]
    assert len(jokers) == len(view.table) - sum(card.rank is rank for card in chosen) > 0
    joker = [card for card in screen.cards() if card.selected and card.card.rank.is_joker][-1]
    screen.click_card(joker)
    assert screen.chosen() == Counter(chosen) - Counter([joker.card])
    assert not screen.get("action_play").isEnabled()
    screen.click_card(screen.column(joker.card.rank)[joker.row])
    assert screen.chosen() == Counter(chosen)
    screen.press(ENTER)
    play = last_play(screen.view)
    assert play is not None and Counter(play.cards) == Counter(chosen)


def test_selection_survives_the_others_moves(open_window: OpenWindow) -> None:
    """Chosen while others play, still chosen when they have played; nothing is passed in silence."""
    screen = open_window(*QINGDAO[:-4], "--speed", "fast", "--bots", "standard")
    player = KeyPlayer(screen, "zh")
    for _ in range(20):
        player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
        screen.press(Qt.Key.Key_P)
        if screen.chosen():
            screen.press(ESCAPE)
        before = screen.view
        rank = tall(screen, 2)[0].card.rank
        screen.press(RANK_KEYS[rank], Qt.Key.Key_Plus)
        ahead = screen.chosen()
        screen.press(ENTER)
        said = screen.toast()
        screen.press(ESCAPE)
        screen.press(RANK_KEYS[rank], Qt.Key.Key_Plus)
        if screen.view == before:  # on a busy machine the others may have moved on between two keys
            break
    else:
        raise AssertionError("the others always move first")
    events = len(before.events)
    assert before.prompt is None
    assert ahead.total() >= 2
    assert said
    screen.until_mine()
    assert len(screen.view.events) > events
    assert screen.chosen() == ahead
    waiting = screen.view
    screen.settle(0.8)
    assert screen.view == waiting, "nothing happens on its own"


def test_low_cards_first_keeps_the_choice(leading: Screen) -> None:
    leading.click_card(tall(leading)[1])
    chosen = leading.chosen()
    order = [card.card.rank for card in leading.cards()]
    leading.click("tool_settings")
    leading.until(lambda: leading.find("set_low_first"), "no settings")
    leading.scroll_to("set_low_first", "settings")
    leading.click("set_low_first")
    assert [card.card.rank for card in leading.cards()] != order
    assert leading.chosen() == chosen
