"""The random source of one decision: it has nothing in common with the one that deals (`engine.deal`)."""

from __future__ import annotations

import hashlib
import random


def bot_rng(seed: str, deal: int, seat: int, ply: int) -> random.Random:
    """Chance for one decision, after `ply` answers of deal number `deal`; the same four give the same chance."""
    return random.Random(chance_key(seed, deal, seat, ply))


def chance_key(seed: str, deal: int, seat: int, ply: int) -> int:
    """What that chance is drawn from: whoever gets it alone learns nothing of the seed that deals."""
    key = hashlib.sha256(f"baohuang bots\0{seed}\0{deal}\0{seat}\0{ply}".encode()).digest()
    return int.from_bytes(key, "big")
