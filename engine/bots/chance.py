"""The chance of a bot's decision: the same everywhere, and never the chance that deals the cards."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from ..actions import Seat


def decision_rng(match_seed: str, deal: int, seat: Seat, ply: int) -> Random:
    """The random source of one decision; it depends on nothing but these four.

    deal: number of the deal, from 0. ply: answers resolved in the deal before this one, as in its history.
    """
    key = sha256(f"bots\0{match_seed}\0{deal}\0{seat}\0{ply}".encode()).digest()
    return Random(int.from_bytes(key, "big"))
