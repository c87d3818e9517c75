"""Whole matches of three deals through the real window: by keys alone and by the mouse alone, in both languages."""

from __future__ import annotations

import pytest

from tests.app.window.conftest import OpenWindow
from tests.app.window.player import KeyPlayer, MousePlayer, Player
from tests.app.window.screen import foreign

DEALS = 3
AT_MOST = 6  # where the throne passes the player by and a role phase is still missing


@pytest.mark.parametrize(
    ("hand", "language", "variant", "seed", "size"),
    [
        (KeyPlayer, "zh", "qingdao", "4", "1280x720"),
        (KeyPlayer, "en", "lianzhong-simple", "54", "1920x1080"),
        (MousePlayer, "zh", "lianzhong-simple", "84", "1280x720"),
        (MousePlayer, "en", "qingdao", "168", "1920x1080"),
    ],
)
def test_match_of_three_deals(
    open_window: OpenWindow, hand: type[Player], language: str, variant: str, seed: str, size: str
) -> None:
    screen = open_window(
        *("--variant", variant, "--seed", seed, "--lang", language, "--speed", "instant", "--bots", "standard"),
        size=size,
    )
    player = hand(screen, language)
    needed = {"throne", "allegiance", "play", *(("solo_claim", "call") if variant == "qingdao" else ("solo",))}
    for number in range(AT_MOST):
        player.play_deal(declare=number % 2 == 1)
        assert screen.view.outcome is not None
        assert foreign(screen.spoken_texts(), language) == []
        if number + 1 >= DEALS and needed <= set(player.asked):
            break
        player.next_deal()
        screen.until(lambda: not screen.over, "the next deal does not come")
    assert needed <= set(player.asked)
    assert {"pass while leading", "mixed ranks", "too few cards", "nothing chosen"} <= set(player.tried)
