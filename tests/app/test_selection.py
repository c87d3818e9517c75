"""Choosing cards: the columns, and every step from one choice to the next."""

import pytest
from PySide6.QtCore import Qt

from app.keymap import USUAL_KEYS
from app.viewmodels import selection as choosing
from app.viewmodels.columns import Column, columns, held_cards
from app.viewmodels.keys import Command, Do, command
from app.viewmodels.selection import EMPTY, Selection
from engine.cards import Card, Mark, Rank, Suit, parse_cards, play_notation

HAND = "B* B s* s 9S 9S 9H 9D 7S 5H 5C 2D"


def hand(text: str = HAND, special: bool = False, **options: object) -> tuple[Column, ...]:
    return columns(held_cards((), parse_cards(text), special), **options)  # type: ignore[arg-type]


def column(of: tuple[Column, ...], rank: Rank) -> Column:
    return next(one for one in of if one.strength is rank)


def chosen(selection: Selection, of: tuple[Column, ...]) -> str:
    return play_notation(choosing.cards(selection, of), False)


def test_columns_run_from_high_to_low_with_marked_cards_in_front() -> None:
    of = hand()
    assert [one.strength.letter for one in of] == ["B", "s", "2", "9", "7", "5"]
    assert [str(held.card) for held in column(of, Rank.BIG).cards] == ["B", "B*"]
    assert [str(held.card) for held in column(of, Rank.SMALL).cards] == ["s", "s*"]
    assert [str(held.card) for held in column(of, Rank.NINE).cards] == ["9S", "9S", "9H", "9D"]


def test_columns_can_run_from_low_to_high() -> None:
    assert [one.strength.letter for one in hand(low_first=True)] == ["5", "7", "9", "2", "s", "B"]


def test_a_group_to_be_shown_stands_at_the_back() -> None:
    of = hand("9S 9H 9H 9H 9D", lifted=(Card(Rank.NINE, Suit.HEARTS),))
    assert [str(held.card) for held in of[0].cards] == ["9H", "9H", "9H", "9S", "9D"]


def test_a_special_has_a_column_of_its_own() -> None:
    card = Card(Rank.EIGHT, Suit.SPADES, Mark.GUARD)
    of = columns(held_cards((), (card, Card(Rank.EIGHT, Suit.SPADES)), True))
    assert [one.strength for one in of] == [Rank.SPECIAL, Rank.EIGHT]


def test_a_card_keeps_its_key_when_others_go_and_when_it_is_marked() -> None:
    before = held_cards((), parse_cards("9S 9S 8H 7C"), False)
    after = held_cards(before, (Card(Rank.EIGHT, Suit.HEARTS, Mark.GUARD), *parse_cards("9S 7C 6D")), False, 4)
    keys = {str(held.card): held.key for held in after}
    assert keys == {"9S": 0, "8H*": 2, "7C": 3, "6D": 4}


@pytest.mark.parametrize(
    ("clicks", "expected"),
    [
        ([(Rank.NINE, 2)], "999"),
        ([(Rank.NINE, 2), (Rank.NINE, 0)], "9"),
        ([(Rank.NINE, 2), (Rank.NINE, 2)], "99"),
        ([(Rank.SEVEN, 0), (Rank.SEVEN, 0)], ""),
        ([(Rank.NINE, 1), (Rank.FIVE, 1)], "55"),
        ([(Rank.NINE, 1), (Rank.SMALL, 0)], "s99"),
        ([(Rank.NINE, 1), (Rank.SMALL, 1)], "s*99"),
        ([(Rank.SMALL, 1), (Rank.SMALL, 1)], ""),
        ([(Rank.BIG, 0), (Rank.BIG, 1)], "B*B"),
        ([(Rank.SMALL, 0), (Rank.NINE, 3)], "s9999"),
    ],
)
def test_clicking_a_card_chooses_that_many(clicks: list[tuple[Rank, int]], expected: str) -> None:
    of = hand()
    selection = EMPTY
    for rank, row in clicks:
        selection = choosing.clicked(selection, column(of, rank), row, None)
    assert chosen(selection, of) == expected


def test_a_click_following_takes_as_many_as_needed_and_can_be_changed() -> None:
    of = hand()
    nine = column(of, Rank.NINE)
    options = [_held(of, text) for text in ("9999", "s9999", "B9999")]
    follow = choosing.cheapest_follow(options, nine, of)
    selection = choosing.clicked(EMPTY, nine, 0, follow)
    assert chosen(selection, of) == "9999"
    assert chosen(choosing.clicked(selection, nine, 1, follow), of) == "99"


def test_the_cheapest_follow_spends_the_fewest_and_lowest_jokers_and_no_marked_card() -> None:
    of = hand()
    options = [_held(of, text) for text in ("B55", "s*55", "s55", "Bs55")]
    follow = choosing.cheapest_follow(options, column(of, Rank.FIVE), of)
    assert follow is not None and chosen(follow, of) == "s55"


def _held(of: tuple[Column, ...], text: str) -> tuple[Card, ...]:
    """Cards of the hand that make a play; `s*` is the sword."""
    left = [held.card for one in of for held in one.cards]
    play: list[Card] = []
    at = 0
    while at < len(text):
        marked = text[at + 1 : at + 2] == "*"
        card = next(card for card in left if card.rank.letter == text[at] and bool(card.mark) is marked)
        left.remove(card)
        play.append(card)
        at += 2 if marked else 1
    return tuple(play)


@pytest.mark.parametrize(
    ("presses", "expected"),
    [
        ([(Rank.NINE, False)], "9"),
        ([(Rank.NINE, False)] * 4, "9999"),
        ([(Rank.NINE, False)] * 5, ""),
        ([(Rank.NINE, True)], "9999"),
        ([(Rank.NINE, False), (Rank.FIVE, False)], "5"),
        ([(Rank.NINE, False), (Rank.SMALL, False)], "s9"),
        ([(Rank.SMALL, False)] * 2, "s*s"),
        ([(Rank.SMALL, False)] * 3, ""),
        ([(Rank.SMALL, True)], "s*s"),
        ([(Rank.NINE, True), (Rank.BIG, True)], "B*B9999"),
    ],
)
def test_a_rank_key_takes_one_more_each_time(presses: list[tuple[Rank, bool]], expected: str) -> None:
    of = hand()
    selection = EMPTY
    for rank, whole in presses:
        selection = choosing.pressed(selection, column(of, rank), whole, None)
    assert chosen(selection, of) == expected


def test_stepping_takes_plain_cards_first_and_gives_marked_ones_back_first() -> None:
    of = hand()
    small = column(of, Rank.SMALL)
    one = choosing.stepped(EMPTY, small, 1)
    two = choosing.stepped(one, small, 1)
    assert (chosen(one, of), chosen(two, of)) == ("s", "s*s")
    assert choosing.stepped(two, small, 1) == two
    assert choosing.stepped(two, small, -1) == one
    assert choosing.stepped(EMPTY, small, -1) == EMPTY


def test_a_choice_survives_and_loses_only_what_is_gone() -> None:
    of = hand()
    selection = choosing.pressed(EMPTY, column(of, Rank.NINE), True, None)
    selection = choosing.clicked(selection, column(of, Rank.SMALL), 1, None)
    assert choosing.clamped(selection, of) == selection
    assert chosen(choosing.clamped(selection, hand("s 9S 9H 5H")), hand("s 9S 9H 5H")) == "99"


def test_a_drag_chooses_everything_it_crosses() -> None:
    of = hand()
    selection = EMPTY
    for rank, row in ((Rank.NINE, 1), (Rank.NINE, 2), (Rank.SEVEN, 0), (Rank.NINE, 0)):
        selection = choosing.covered(selection, column(of, rank), row)
    assert chosen(selection, of) == "9997"


SHIFT = Qt.KeyboardModifier.ShiftModifier.value
CTRL = Qt.KeyboardModifier.ControlModifier.value


@pytest.mark.parametrize(
    ("key", "modifiers", "expected"),
    [
        (Qt.Key.Key_9, 0, Command(Do.RANK, Rank.NINE, False)),
        (Qt.Key.Key_0, 0, Command(Do.RANK, Rank.TEN, False)),
        (Qt.Key.Key_9, SHIFT, Command(Do.RANK, Rank.NINE, True)),
        (Qt.Key.Key_At, SHIFT, Command(Do.RANK, Rank.TWO, True)),
        (Qt.Key.Key_NumberSign, SHIFT, Command(Do.RANK, Rank.THREE, True)),
        (Qt.Key.Key_Dollar, SHIFT, Command(Do.RANK, Rank.FOUR, True)),
        (Qt.Key.Key_Percent, SHIFT, Command(Do.RANK, Rank.FIVE, True)),
        (Qt.Key.Key_AsciiCircum, SHIFT, Command(Do.RANK, Rank.SIX, True)),
        (Qt.Key.Key_Ampersand, SHIFT, Command(Do.RANK, Rank.SEVEN, True)),
        (Qt.Key.Key_Asterisk, SHIFT, Command(Do.RANK, Rank.EIGHT, True)),
        (Qt.Key.Key_ParenLeft, SHIFT, Command(Do.RANK, Rank.NINE, True)),
        (Qt.Key.Key_ParenRight, SHIFT, Command(Do.RANK, Rank.TEN, True)),
        (Qt.Key.Key_Z, 0, Command(Do.RANK, Rank.SMALL, False)),
        (Qt.Key.Key_X, SHIFT, Command(Do.RANK, Rank.BIG, True)),
        (Qt.Key.Key_Plus, SHIFT, Command(Do.MORE)),
        (Qt.Key.Key_Minus, 0, Command(Do.FEWER)),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier.value, Command(Do.CONFIRM)),
        (Qt.Key.Key_P, 0, Command(Do.DECLINE)),
        (Qt.Key.Key_Q, CTRL, None),
        (Qt.Key.Key_F9, 0, None),
    ],
)
def test_keys(key: Qt.Key, modifiers: int, expected: Command | None) -> None:
    assert command(key, modifiers, USUAL_KEYS) == expected


def test_r4_5_wild_twos_stay_beside_any_base() -> None:
    of = hand("2S 2H 7S 7H 7D 9S")
    seven, two, nine = (column(of, rank) for rank in (Rank.SEVEN, Rank.TWO, Rank.NINE))
    both = choosing.clicked(choosing.clicked(EMPTY, seven, 2, None, True), two, 1, None, True)
    assert chosen(both, of) == "22777"
    assert chosen(choosing.pressed(both, nine, False, None, True), of) == "229"
    assert chosen(choosing.clicked(both, nine, 0, None), of) == "9"
