"""Styles: the same player, bolder, more careful or slyer; numbers only, the reasoning stays the level's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Final

from .table import Nerve, Weights


@dataclass(frozen=True, slots=True)
class Style:
    """How a player differs from a balanced one.

    nerve: points of hand strength by which it takes a throne, plays alone or doubles the stakes earlier. loyal: how
    openly a hidden Guard spares his Emperor (`Weights.loyal`). The rest are factors on what things are worth to it.
    lead: having the lead. joker: a joker spent. reveal: showing that it is the Guard. high_lead: high cards led that
    may be beaten.
    """

    nerve: int = 0
    loyal: float = 1.0
    lead: float = 1.0
    joker: float = 1.0
    reveal: float = 1.0
    high_lead: float = 1.0

    def weights(self, plain: Weights) -> Weights:
        """The weights of the same player in this style."""
        thresholds = {name: from_ - self.nerve for name, from_ in asdict(plain.nerve).items()}
        return replace(
            plain,
            nerve=Nerve(**thresholds),
            loyal=plain.loyal * self.loyal,
            lead=plain.lead * self.lead,
            joker=plain.joker * self.joker,
            reveal=plain.reveal * self.reveal,
            high_lead=plain.high_lead * self.high_lead,
        )


BALANCED: Final = Style()
STYLES: Final[Mapping[str, Style]] = MappingProxyType(
    {
        "balanced": BALANCED,
        "bold": Style(nerve=4, lead=1.25, joker=0.8, reveal=0.5, high_lead=0.6),
        "careful": Style(nerve=-5, lead=0.85, joker=1.2, reveal=1.5, high_lead=1.4),
        "sly": Style(nerve=-2, loyal=0.8, joker=1.1, reveal=4.0, high_lead=1.2),
    }
)
"""The styles by name, the balanced one first."""
