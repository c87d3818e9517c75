"""Before the first lead the standard bot behaves like somebody who counts his controls (R5-R7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import PASS, Allegiance, Call, Prompt, Solo, SoloClaim, Throne
from engine.bots import Decision, bot_rng, make_bot
from engine.cards import play_notation
from engine.rules import Rules
from engine.state import GameState, Offer, Phase
from engine.transition import apply
from tests.engine.bots.positions import early, long_hand, seen_by
from tests.engine.tables import rules_of

QINGDAO = rules_of("qingdao", solo_claim=False)
CLAIMS = rules_of("qingdao")
SIMPLE = rules_of("lianzhong-simple")
SIMPLE_CLAIMS = rules_of("lianzhong-simple", solo_claim=True)

WEAK = "22 AK QQ JJ T T 999 888 7777 666 55555 4444 33333 333 JQK A"
FAIR = "Bs 22 AA KKK QQQ JJJJ TTT 9999 888 777 6666 555 44 333 A J"
STRONG = "B* B ss 222222 AAAA KKKKK QQQ JJJ TTTT 9S9S9S99 8888 3 77 4"
UNBEATABLE = "B*BB ss 22222222 AAAAAAA KKKKKKK QQQQQQ JJJJJJ TTTT"
WEAK_SIMPLE = "2 A KK QQ JJ TT 999 8888 8 7777 66666 66 QJT KA"
SWORD_SIMPLE = "s* 22 AA KKK QQQ JJJJ TTT 999 88 777 666 J A Q 9"
STRONG_SIMPLE = "B* BB ss 22222 AAAA KKKK QQQ JJJ TTTT 999 8 66"
UNBEATABLE_SIMPLE = "B*BB ss 2222222 AAAAAAA KKKKKK QQQQQQ JJ"


def answer(state: GameState, prompt: Prompt) -> Decision:
    seen = seen_by(state, 0, prompt)
    decision = make_bot("standard").choose(seen, bot_rng("crown", 0, 0, 0))
    assert seen.refuse(decision.action) is None
    return decision


def offered(rules: Rules, hand: str, declines: int = 0) -> GameState:
    """Seat 0 is asked."""
    state = early(rules, hand, throne_card=0 if "B*" in hand else 1)
    if "B*" in hand:
        return replace(state, offer=Offer(0, (0 + declines) % 5, declines), waiting=(0,))
    return apply(state, 1, Throne(False)).state


@pytest.mark.parametrize(
    ("rules", "hand"), [(QINGDAO, WEAK), (QINGDAO, FAIR), (SIMPLE, WEAK_SIMPLE), (SIMPLE, SWORD_SIMPLE)]
)
def test_the_throne_is_not_for_weak_hands_nor_for_the_sword(rules: Rules, hand: str) -> None:
    assert answer(offered(rules, hand), Prompt.THRONE).action == Throne(False)


@pytest.mark.parametrize(("rules", "hand"), [(QINGDAO, STRONG), (SIMPLE, STRONG_SIMPLE)])
def test_the_throne_is_for_strong_hands(rules: Rules, hand: str) -> None:
    assert answer(offered(rules, hand), Prompt.THRONE).action == Throne(True)


@pytest.mark.parametrize("hand", [WEAK, FAIR, STRONG])
def test_nobody_claims_to_play_alone_with_less_than_a_great_hand(hand: str) -> None:
    state = early(CLAIMS, hand, throne_card=0 if "B*" in hand else 1)
    assert answer(state, Prompt.SOLO_CLAIM).action == SoloClaim(False)


@pytest.mark.parametrize(("rules", "hand"), [(CLAIMS, UNBEATABLE), (SIMPLE_CLAIMS, UNBEATABLE_SIMPLE)])
def test_a_hand_that_plays_itself_claims(rules: Rules, hand: str) -> None:
    assert answer(early(rules, hand, throne_card=0), Prompt.SOLO_CLAIM).action == SoloClaim(True)


def crowned(rules: Rules, hand: str) -> GameState:
    return apply(offered(rules, hand), 0, Throne(True)).state


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("B* s 2222 AAA KK QQQ JJJ TTT 9999 8888 777 6S6S6S66 5H5H5H 44 33 2 8 T 7 Q", "555"),
        ("B* s 2222 AAA KK QQQ JJJ TTT 9999 8888 777 6S6S6S66 5H5H5H5H 44 33 2 8 T 7 Q", "666"),
        ("B*BBB 2222 AAA KK QQQ JJJ TTT 9999 8888 777 6S6S6S66 5H 44 33 2 8 T 7 Q", "666"),
        ("B* s 2S2S2S AAA KK QQQ JJJ TTT 9999 8888 777 6S6S6S66 5H 44 33 8 T 7 Q", "666"),
    ],
)
def test_the_lowest_three_whose_fourth_is_out_are_called(hand: str, call: str) -> None:
    action = answer(crowned(QINGDAO, hand), Prompt.CALL).action
    assert isinstance(action, Call)
    assert play_notation(action.cards, False) == call


@pytest.mark.parametrize("hand", [SWORD_SIMPLE + "B*"])
def test_an_ordinary_hand_does_not_announce_that_it_is_alone(hand: str) -> None:
    assert answer(crowned(SIMPLE, hand), Prompt.SOLO).action == Solo(False)


def allegiance(rules: Rules, hand: str, guard: int) -> GameState:
    state = long_hand(rules, hand, emperor=1, guard=guard)
    return replace(state, phase=Phase.ALLEGIANCE, waiting=(2, 3, 4, 0))


@pytest.mark.parametrize("hand", [WEAK_SIMPLE, SWORD_SIMPLE.replace("s*", "7")])
def test_no_revolt_with_a_hand_of_no_great_strength(hand: str) -> None:
    assert answer(allegiance(SIMPLE, hand, guard=2), Prompt.ALLEGIANCE).action == Allegiance(False)


def test_a_revolt_with_a_hand_that_is_strong() -> None:
    state = allegiance(SIMPLE, "BBB ss 222222 AAAA KKKKK QQQ JJJ TTTT 999", guard=2)
    assert answer(state, Prompt.ALLEGIANCE).action == Allegiance(True)


@pytest.mark.parametrize("hand", ["G" + FAIR, "G" + WEAK])
def test_the_guard_keeps_the_secret_of_an_ordinary_hand(hand: str) -> None:
    state = allegiance(QINGDAO, hand.replace("G", "4S"), guard=0)
    assert answer(state, Prompt.ALLEGIANCE).action == Allegiance(False)


def test_a_seat_that_cannot_beat_passes_and_says_so() -> None:
    state = long_hand(QINGDAO, WEAK, table="2222")
    decision = answer(state, Prompt.PLAY)
    assert decision.action == PASS
    assert [str(note) for note in decision.reasons] == ["nothing beats it"]
