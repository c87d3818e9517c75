"""Counts of legal answers by depth on small fixed deals: any change of a rule moves them."""

import pytest

from engine.state import GameState, SoloKind
from engine.transition import apply, legal_actions
from engine.variants import variant_ids
from tests.engine.reference import Position
from tests.engine.reference import perft as perft_by_trying
from tests.engine.tables import Options, asked, deal_of, house_of, playing, rules_of


def perft(state: GameState, depth: int) -> int:
    """How many sequences of `depth` answers there are; of seats asked at once the first in order answers first."""
    if depth == 0:
        return 1
    if state.over:
        return 0
    seat = asked(state)[0]
    return sum(perft(apply(state, seat, action).state, depth - 1) for action in legal_actions(state, seat))


PLAYED: dict[str, tuple[str, Options, tuple[str, ...]]] = {
    "plain": ("qingdao", {}, ("7H 7C 9H", "8H 8H", "9S 9H", "8H TH", "JH 7S")),
    "jokers": ("qingdao", {}, ("s 7H 7C", "B 8H 9H", "s B 9H", "8H TH TH", "2H s 8H")),
    "special": ("qingdao", {}, ("B* 7H 7C", "8S* 9H 9H", "s B 9H", "8H B TH", "2H s 8H")),
    "sword": ("lianzhong-simple", {}, ("7H 7C s", "s* s 8H", "9S B 9H", "8H TH", "JH JS")),
    "held back": ("lianzhong-simple", {"held_back": True}, ("6H 6C 7H", "s* 6H", "6S 6S", "8H s 6H", "JH JS")),
    "hard pass": ("qingdao", {"hard_pass": True}, ("7H 9H QH", "8H TH", "9S JH 3S", "8H QH", "JH 7S")),
    "kao": ("lianzhong-simple", {"kao": True}, ("s 7H B", "s* s 8H", "B B 9H", "s 8H TH", "JH 7S")),
    "kao with a special": ("qingdao", {"kao": True}, ("B 7H B*", "8S* s s", "B B 9H", "s 8H TH", "JH 7S")),
    "twos": ("qingdao", {"twos_beat_big": True}, ("B 7H", "2S 2H 2C", "B B B", "s 8H TH", "2H 7S")),
    "closing twos": ("weifang", {}, ("B* 3S", "2S 2H 2C 3H", "8S* 3S", "2H 2C 2D 2D 2S 3C", "JH 3D")),
    "smothered": ("weifang", {}, ("7H 8H 3S", "9H 3H", "9S TH 3S", "s JH 3C", "JH QS 3D")),
    "revealed 6s": ("weihai", {}, ("7H 6C s", "s* s 8H", "6D 6C 9S", "8H TH", "JH 6D")),
    "the marked 4": ("laiwu", {}, ("B* 7H 7C", "4H* 9H 9C", "s B 3H", "8H B 3S", "2H s 4H")),
    "the called 8": ("lianzhong-classic", {}, ("B* 7H 7C", "8S* 8H 9C", "s B 9H", "8H B", "2H s 8H")),
    "applications": ("tribute", {}, ("7H 8H", "8H 9H", "TH", "9S JH", "8C QH")),
    "applications under hard pass": ("tribute", {"hard_pass": True}, ("7H 8H", "8H 9H", "TH", "9S JH", "8C QH")),
    "wild twos": ("wild-twos", {}, ("7H 2H s", "8H 8C B", "9H 2C B 3H", "s TH 2D", "2S 2H 3S")),
    "face down": ("rizhao", {}, ("7H 7C s", "s* s 8H", "9S B 9H", "8H TH", "6H JS")),
}

SOLO = {"pair": (1, SoloKind.NONE), "hidden": (0, SoloKind.HIDDEN), "open": (0, SoloKind.OPEN)}

COUNTS: dict[tuple[str, str], tuple[int, ...]] = {
    ("plain", "pair"): (3, 5, 9, 15, 26, 30, 35, 45),
    ("jokers", "pair"): (5, 13, 28, 35, 61, 90, 177, 339),
    ("special", "pair"): (5, 12, 20, 33, 51, 81, 154, 240),
    ("sword", "pair"): (5, 11, 24, 29, 40, 66, 125, 241),
    ("held back", "pair"): (1, 2, 2, 4, 6, 6, 9, 9),
    ("hard pass", "pair"): (3, 6, 13, 26, 34, 58, 71, 110),
    ("kao", "pair"): (7, 12, 25, 34, 43, 95, 183, 363),
    ("kao with a special", "pair"): (5, 9, 14, 19, 24, 45, 94, 153),
    ("twos", "pair"): (3, 5, 8, 12, 15, 25, 44, 55),
    ("closing twos", "pair"): (1, 2, 3, 4, 5, 6, 9, 12),
    ("smothered", "pair"): (2, 4, 10, 30, 60, 60, 62, 88),
    ("revealed 6s", "pair"): (3, 6, 8, 13, 22, 39, 83, 90),
    ("the marked 4", "pair"): (5, 12, 17, 23, 31, 48, 92, 135),
    ("the called 8", "pair"): (5, 9, 26, 39, 59, 93, 120, 248),
    ("applications", "pair"): (2, 5, 10, 28, 62, 67, 78, 115),
    ("applications under hard pass", "pair"): (2, 5, 10, 28, 62, 67, 81, 135),
    ("wild twos", "pair"): (7, 15, 32, 59, 75, 119, 207, 361),
    ("face down", "pair"): (5, 11, 24, 29, 38, 64, 121, 237),
    ("plain", "hidden"): (3, 5, 9, 14, 25, 29, 30, 37),
    ("plain", "open"): (3, 5, 7, 12, 23, 27, 27, 31),
}


@pytest.mark.parametrize(
    ("name", "solo"), [(name, "pair") for name in PLAYED] + [("plain", "hidden"), ("plain", "open")]
)
def test_perft_of_the_play(name: str, solo: str) -> None:
    variant, options, hands = PLAYED[name]
    guard, kind = SOLO[solo]
    rules = rules_of(variant, **options)
    state = playing(rules, *hands, guard=guard, solo=kind)
    royals = frozenset({0, guard})
    house = house_of(rules)
    position = Position(state.hands, royals, kind is SoloKind.OPEN, turn=0, last_but_one=house.last_but_one)
    counts = tuple(perft(state, depth) for depth in range(1, 9))
    assert counts == COUNTS[name, solo]
    tried = tuple(perft_by_trying(position, depth, house) for depth in range(1, 8))
    assert counts[:7] == tried


WHOLE: dict[str, tuple[str, Options, tuple[str, ...], int, tuple[int, ...]]] = {
    "qingdao": (
        "qingdao",
        {},
        ("B* 8S 8S 8S 4H", "4C 4C", "8S 4D", "5H", "5C"),
        9,
        (2, 4, 8, 16, 32, 197, 195, 216, 241),
    ),
    "qingdao without claims": (
        "qingdao",
        {"solo_claim": False},
        ("B* 8S 8S 8S 4H", "4C KC", "8S 4D", "B B 5H", "5C B"),
        9,
        (2, 2, 3, 4, 5, 6, 23, 57, 87),
    ),
    "qingdao with a sword": (
        "qingdao",
        {"solo_claim": False, "fixed_guard": True},
        ("B* 8S 4H", "4C s*", "8S 4D", "5H", "5C"),
        11,
        (2, 3, 5, 6, 8, 9, 36, 45, 58, 80, 106),
    ),
    "lianzhong-simple": (
        "lianzhong-simple",
        {},
        ("B* 8S s", "9C s*", "8S 9D", "7H", "7C"),
        8,
        (2, 3, 5, 9, 17, 34, 164, 245),
    ),
    "lianzhong-simple with claims": (
        "lianzhong-simple",
        {"solo_claim": True},
        ("B* 8S s", "9C s*", "8S 9D", "7H", "7C"),
        8,
        (2, 4, 8, 16, 32, 167, 187, 245),
    ),
    "weifang": (
        "weifang",
        {},
        ("B* 8S 8S 8S 3S 4H", "4C 3H", "8S 4D 3C", "5H 3D", "5C 2S 2H 2C 3S"),
        10,
        (2, 4, 8, 16, 32, 243, 262, 293, 333, 470),
    ),
    "weihai": (
        "weihai",
        {},
        ("B* 8S s", "9C s*", "8S 9D", "7H", "7C"),
        10,
        (2, 3, 5, 9, 17, 32, 101, 168, 371, 943),
    ),
    "laiwu": (
        "laiwu",
        {},
        ("B* 8S s", "9C 4H*", "8S 9D", "7H", "7C"),
        11,
        (2, 3, 5, 6, 8, 8, 39, 56, 70, 100, 132),
    ),
    "lianzhong-classic": (
        "lianzhong-classic",
        {},
        ("B* 8S 8S 8S 9H", "9C 9D", "8S 9D", "7H", "7C"),
        11,
        (2, 3, 11, 14, 14, 14, 31, 71, 84, 85, 84),
    ),
    "tribute": (
        "tribute",
        {},
        ("B* 8S 8S 8S 4H", "4C 2C", "8S 4D", "5H", "2S"),
        10,
        (2, 2, 10, 12, 13, 15, 19, 73, 102, 128),
    ),
    "wild-twos": (
        "wild-twos",
        {},
        ("B 8S 8S 8S 4H", "4C 2C", "8S 4D", "3H", "2S"),
        10,
        (2, 2, 2, 3, 3, 2, 18, 22, 24, 24),
    ),
    "wild-twos with a pile": (
        "wild-twos",
        {"emperor_pile": True},
        ("B 8S 2S 8S 4H", "4C 2C 2S", "8S 4D 2S", "8S 8S 3H", "2S"),
        6,
        (1, 1, 1, 1, 2, 1),
    ),
    "rizhao": (
        "rizhao",
        {},
        ("B* 8S s", "9C s*", "8S 9D", "7H", "7C"),
        9,
        (2, 3, 5, 9, 17, 33, 162, 242, 367),
    ),
}


@pytest.mark.parametrize("name", WHOLE)
def test_perft_from_the_first_prompt(name: str) -> None:
    variant, options, hands, depth, counts = WHOLE[name]
    state = deal_of(rules_of(variant, **options), *hands)
    assert tuple(perft(state, at) for at in range(1, depth + 1)) == counts


def test_every_variant_has_its_counts() -> None:
    assert {variant for variant, *_ in WHOLE.values()} == set(variant_ids())
    assert {variant for variant, *_ in PLAYED.values()} == set(variant_ids())
