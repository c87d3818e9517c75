"""The master: the expert with time to think, so that it looks at more worlds and plays deals to their end."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ..events import Role
from .expert import Depth, ExpertBot
from .foresight import Mix
from .style import BALANCED, Style

MASTER: Final = Depth(
    12,
    0.2,
    (40, 120),
    MappingProxyType(
        {
            Role.EMPEROR: Mix(0.48, 0.43, 0.46),
            Role.SOLO: Mix(0.48, 0.43, 0.46),
            Role.GUARD: Mix(0.92, 0.09, 0.16),
            Role.COMMONER: Mix(0.70, 0.33, 0.01),
        }
    ),
)
"""The mixes as the expert's, with deals played to their end beside."""


class MasterBot(ExpertBot):
    """An expert that looks further."""

    def __init__(self, style: Style = BALANCED) -> None:
        super().__init__(style, MASTER)
