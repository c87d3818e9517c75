"""The hand as columns, in two rows, as a fan: every index in sight, and every touch means the same."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from engine.actions import PlayCards, Prompt
from engine.cards import Card, Mark, Rank
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer, MousePlayer, Player
from tests.app.window.screen import ENTER, ESCAPE, RANK_KEYS, RIGHT, SHIFT, Screen, ShownCard
from tests.app.window.test_selecting import QINGDAO, last_play, needs_jokers, rows, tall
from tests.app.window.touch_player import TouchPlayer, slide, tap

LAYOUTS = ("columns", "rows", "fan")
SIZES = ("1280x720", "1920x1080", "3840x2160")
LINE_INDEX = QRectF(5 / 72, 4 / 100, 32 / 72, 14 / 100)  # rank and suit on one line
CORNER_INDEX = QRectF(2 / 46, 3 / 68, 12.5 / 46, 26 / 68)  # suit under rank


@pytest.fixture(params=LAYOUTS)
def laid(open_window: OpenWindow, request: pytest.FixtureRequest, tmp_path: Path) -> Screen:
    """The player leads with a full hand in one of the layouts."""
    return lay(open_window, request.param, tmp_path)


def lay(open_window: OpenWindow, layout: str, folder: Path, *words: str, size: str = SIZES[0]) -> Screen:
    """A window whose settings have this layout, at the player's first lead."""
    (folder / "settings.json").write_text(f'{{"version": 1, "hand_layout": "{layout}"}}', encoding="utf-8")
    screen = open_window(*(words or QINGDAO), "--data-dir", str(folder), size=size)
    KeyPlayer(screen, "zh").to_lead()
    return screen


def index_of(card: ShownCard) -> list[QPointF]:
    """The corners of the place where rank and suit are printed."""
    part = CORNER_INDEX if card.item.rotation() or card.item.height() / card.item.width() > 1.43 else LINE_INDEX
    width, height = card.item.width(), card.item.height()
    place = QRectF(part.x() * width, part.y() * height, part.width() * width, part.height() * height)
    return [place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()]


def hidden(screen: Screen) -> list[str]:
    """The cards whose index another one covers, or that reach out of the window."""
    cards = screen.cards()
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    found = []
    for card in cards:
        above = [other.item for other in cards if other.item.z() > card.item.z()]
        for corner in index_of(card):
            covered = any(item.contains(item.mapFromItem(card.item, corner)) for item in above)
            if covered or not window.contains(card.item.mapToScene(corner)):
                found.append(f"{card.card} {card.row}")
                break
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_index_is_in_sight(open_window: OpenWindow, layout: str, size: str, tmp_path: Path) -> None:
    screen = lay(open_window, layout, tmp_path, size=size)
    assert len(screen.cards()) >= 40
    assert hidden(screen) == []
    for rank in {card.card.rank for card in screen.cards() if not card.card.rank.is_joker}:
        screen.press(RANK_KEYS[rank], with_=SHIFT)
        assert hidden(screen) == [], f"{rank} is chosen"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_tallest_column_and_a_full_hand_are_legible(open_window: OpenWindow, layout: str, tmp_path: Path) -> None:
    """44 cards with eleven of a rank, at 1280×720 and the largest cards that may be chosen there."""
    for percent in (100, 125):
        settings = f'{{"version": 1, "hand_layout": "{layout}", "card_size": {percent}}}'
        (folder := tmp_path / str(percent)).mkdir()
        (folder / "settings.json").write_text(settings, encoding="utf-8")
        screen = open_window(*QINGDAO[:2], "--seed", "18117", *QINGDAO[4:], "--data-dir", str(folder))
        screen.until_mine()
        cards = screen.cards()
        assert len(cards) == 44 and max(card.of for card in cards) == 11
        assert hidden(screen) == []
        assert min(card.item.width() for card in cards) >= (44 if layout == "columns" else 60)
        screen.quit()


def test_the_back_of_a_tall_column_is_in_reach_while_it_is_lifted(open_window: OpenWindow) -> None:
    screen = open_window(*QINGDAO[:2], "--seed", "7", *QINGDAO[4:])
    KeyPlayer(screen, "zh").play_until(lambda view: view.prompt is Prompt.PLAY)
    tallest = max(screen.cards(), key=lambda card: card.of)
    rank = tallest.card.rank
    assert tallest.of == 8  # fewer are never so high, more lie closer
    screen.press(RANK_KEYS[rank], with_=SHIFT)
    for expected in ([0], []):
        screen.click_card(screen.column(rank)[0])
        assert rows(screen, rank) == expected


@pytest.mark.parametrize("mirrored", [False, True])
def test_buttons_leave_the_tools_and_the_role_alone(open_window: OpenWindow, mirrored: bool, tmp_path: Path) -> None:
    """The longest words at the largest size, in the smallest window."""
    settings = f'{{"version": 1, "text_size": 125, "language": "en", "mirrored": {str(mirrored).lower()}}}'
    (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    screen = open_window(*QINGDAO[:4], "--lang", "en", "--speed", "instant", "--data-dir", str(tmp_path))
    KeyPlayer(screen, "en").play_until(lambda view: view.prompt is Prompt.PLAY and len(view.table) > 1)
    screen.settle()
    names = ("own_role", "action_pass", "action_hint", "action_play", "tool_game", "tool_settings")
    ends = [screen.get(name).mapRectToScene(screen.get(name).boundingRect()) for name in names]
    for one, other in combinations(ends, 2):
        assert not one.intersects(other), names
    assert screen.cut_texts() == []


def test_layout_is_chosen_in_the_settings_and_holds_at_once(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = lay(open_window, "columns", tmp_path)
    screen.click_card(tall(screen)[1])
    chosen = screen.chosen()
    lines = {}
    pane = Pane(screen, "mouse")
    for index, layout in enumerate(LAYOUTS):
        pane.open()
        pane.pick("set_hand_layout", index)
        pane.close()
        screen.settle()
        cards = screen.cards()
        lines[layout] = len({round(card.item.y()) for card in cards if not card.selected})
        assert screen.chosen() == chosen
        assert any(card.item.rotation() for card in cards) == (layout == "fan")
    assert lines["rows"] == 2
    assert lines["columns"] > 2
    assert lines["fan"] > 20


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ranks_run_from_left_to_right_either_way(open_window: OpenWindow, layout: str, tmp_path: Path) -> None:
    screen = lay(open_window, layout, tmp_path)
    pane = Pane(screen, "mouse")
    for descending in (True, False):
        cards = sorted(screen.cards(), key=lambda card: (card.item.z() // 4096, card.item.x(), card.item.z()))
        ranks = [card.card.rank for card in cards if card.card.mark is Mark.NONE]
        assert ranks == sorted(ranks, reverse=descending)
        pane.open()
        pane.flip("set_low_first")
        pane.close()
        screen.settle()


def test_kth_card_takes_k_and_a_second_click_one_fewer(laid: Screen) -> None:
    column = tall(laid)
    rank = column[0].card.rank
    for expected in ([0, 1, 2], [0, 1], [0, 1, 2]):
        laid.click_card(laid.column(rank)[2])
        assert rows(laid, rank) == expected
    laid.click_card(laid.cards()[0], RIGHT)
    assert not laid.chosen()


def test_drag_across_takes_what_it_crosses(laid: Screen) -> None:
    column = tall(laid)
    laid.drag([laid.grip(card) for card in column[:3]])
    assert rows(laid, column[0].card.rank) == [0, 1, 2]


def test_double_click_and_flick_play(laid: Screen) -> None:
    rank = tall(laid)[0].card.rank
    laid.click_card(laid.column(rank)[1])
    laid.double_click_card(laid.column(rank)[1])
    play = last_play(laid.view)
    assert play is not None and [card.rank for card in play.cards] == [rank] * 2
    KeyPlayer(laid, "zh").to_lead()
    rank = tall(laid)[0].card.rank
    start = laid.grip(laid.column(rank)[2])
    laid.drag([start, start - QPoint(-12, 230)])
    play = last_play(laid.view)
    assert play is not None and [card.rank for card in play.cards] == [rank] * 3


def test_wheel_and_keys_adjust(laid: Screen) -> None:
    rank = tall(laid)[0].card.rank
    laid.wheel(laid.column(rank)[0], 1)
    laid.wheel(laid.column(rank)[0], 1)
    assert rows(laid, rank) == [0, 1]
    laid.wheel(laid.column(rank)[0], -1)
    assert rows(laid, rank) == [0]
    laid.press(ESCAPE, RANK_KEYS[rank], Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    assert rows(laid, rank) == [0, 1]


def test_following_takes_as_many_as_are_needed_with_jokers_to_be_changed(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """In two rows and in the fan as in columns; see `test_selecting`."""
    for layout in LAYOUTS[1:]:
        (folder := tmp_path / layout).mkdir()
        screen = lay(open_window, layout, folder)
        view = KeyPlayer(screen, "zh").play_until(lambda view: needs_jokers(view) is not None)
        rank = needs_jokers(view)
        assert rank is not None
        screen.click_card(screen.column(rank)[0])
        chosen = screen.chosen()
        assert chosen.total() == len(view.table) and view.refuse(PlayCards(tuple(chosen.elements()))) is None
        joker = [card for card in screen.cards() if card.selected and card.card.rank.is_joker][-1]
        screen.click_card(joker)
        assert screen.chosen() == chosen - Counter([joker.card])
        assert not screen.get("action_play").isEnabled()
        screen.click_card(screen.column(joker.card.rank)[joker.row])
        screen.click("action_play")
        play = last_play(screen.view)
        assert play is not None and Counter(play.cards) == chosen
        screen.quit()


def test_chosen_ahead_stays_chosen(open_window: OpenWindow, tmp_path: Path) -> None:
    for layout in LAYOUTS[1:]:
        (folder := tmp_path / layout).mkdir()
        screen = lay(open_window, layout, folder, *QINGDAO[:-4], "--speed", "fast", "--bots", "standard")
        KeyPlayer(screen, "zh").play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
        screen.press(Qt.Key.Key_P)
        assert screen.view.prompt is None
        screen.click_card(tall(screen, 2)[1])
        ahead = screen.chosen()
        assert ahead
        screen.until_mine()
        assert screen.chosen() == ahead
        screen.quit()


def test_a_finger_does_the_same(laid: Screen) -> None:
    finger: QPointingDevice = QTest.createTouchDevice()
    column = tall(laid)
    rank = column[0].card.rank
    tap(laid, finger, laid.grip(column[1]))
    assert rows(laid, rank) == [0, 1]
    laid.press(ESCAPE)
    slide(laid, finger, [laid.grip(card) for card in column[:3]])
    assert rows(laid, rank) == [0, 1, 2]
    start = laid.grip(laid.column(rank)[1])
    slide(laid, finger, [start, start - QPoint(0, 230)])
    play = last_play(laid.view)
    assert play is not None and [card.rank for card in play.cards] == [rank] * 3


@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_a_deal_by_the_mouse(open_window: OpenWindow, layout: str, tmp_path: Path) -> None:
    screen = lay(open_window, layout, tmp_path)
    player = MousePlayer(screen, "zh")
    for _ in range(6):
        player.play_until(lambda view: view.prompt is Prompt.PLAY)
        assert hidden(screen) == []
        assert Counter(card.card for card in screen.cards()) == Counter(screen.view.hand)
        if screen.view.table:
            player.pass_()
        else:
            rank = min(card.rank for card in screen.view.hand if card.mark is Mark.NONE)
            player.lay([card for card in screen.view.hand if card.rank is rank and card.mark is Mark.NONE])


@pytest.mark.parametrize(("layout", "hand"), [("rows", TouchPlayer), ("fan", KeyPlayer)])
def test_a_whole_deal_by_one_hand(open_window: OpenWindow, layout: str, hand: type[Player], tmp_path: Path) -> None:
    """By one hand alone from the first question to the score; `tests.app.one_hand` plays every region by all three."""
    (tmp_path / "settings.json").write_text(f'{{"version": 1, "hand_layout": "{layout}"}}', encoding="utf-8")
    words = ("--variant", "lianzhong-simple", "--seed", "4", "--lang", "en", "--speed", "instant", "--bots", "novice")
    screen = open_window(*words, "--data-dir", str(tmp_path))
    screen.until_mine()
    assert len({round(card.item.y()) for card in screen.cards()}) > 1
    player = hand(screen, "en")
    player.play_deal()
    assert screen.view.outcome is not None and not screen.view.outcome.void
    assert player.asked["play"] >= 10 and player.tried["mixed ranks"] == 1


def test_marked_cards_are_chosen_apart(laid: Screen) -> None:
    sceptre = next(card for card in laid.cards() if card.card.mark is Mark.SCEPTRE)
    laid.click_card(sceptre)
    assert laid.chosen() == Counter([sceptre.card])
    laid.click_card(laid.column(Rank.BIG)[0])
    assert laid.chosen() == Counter([sceptre.card, Card(Rank.BIG)])


def test_focus_can_be_seen_in_every_layout(laid: Screen) -> None:
    laid.press(Qt.Key.Key_Right)
    (focused,) = {card.column for card in laid.cards() if card.focused}
    outlined = [card for card in laid.cards() if card.item.property("outlined")]
    assert outlined and {card.column for card in outlined} == {focused}


def test_buttons_the_other_way_round(open_window: OpenWindow, tmp_path: Path) -> None:
    screen = lay(open_window, "columns", tmp_path)

    def order() -> list[str]:
        names = ("action_pass", "action_hint", "action_play", "own_role", "tool_settings")
        return sorted(names, key=lambda name: screen.centre(screen.get(name)).x())

    assert order() == ["own_role", "action_pass", "action_hint", "action_play", "tool_settings"]
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_mirrored")
    pane.close()
    screen.settle()
    assert order() == ["tool_settings", "action_play", "action_hint", "action_pass", "own_role"]
    rank = tall(screen)[0].card.rank
    screen.press(RANK_KEYS[rank])
    screen.click("action_play")
    assert last_play(screen.view) is not None
    screen.press(ENTER)
