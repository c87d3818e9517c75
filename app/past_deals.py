"""Deals that are over, packed: a long match keeps them all, should its file have to be written anew."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace

from .storage import SavedDeal, SavedThought


class PastDeals:
    """The answers and thoughts of deals by their number, packed."""

    def __init__(self) -> None:
        self._packed: dict[int, bytes] = {}

    def put(self, deal: SavedDeal) -> SavedDeal:
        """Keep what was answered and thought in the deal; the deal without it comes back."""
        thoughts = [(ply, thought.level, thought.reasons, thought.belief) for ply, thought in deal.thoughts]
        self._packed[deal.number] = zlib.compress(json.dumps([deal.actions, thoughts]).encode())
        return replace(deal, actions=(), thoughts=())

    def whole(self, deal: SavedDeal) -> SavedDeal:
        """The deal with what was put away of it; as it is where nothing was."""
        if deal.number not in self._packed:
            return deal
        actions, thoughts = json.loads(zlib.decompress(self._packed[deal.number]))
        return replace(
            deal,
            actions=tuple((seat, text) for seat, text in actions),
            thoughts=tuple((ply, SavedThought(level, reasons, belief)) for ply, level, reasons, belief in thoughts),
        )
