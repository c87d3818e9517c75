"""What waits to be read aloud: a voice is slower than a table, so that not everything can be said."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

MOST: Final = 3
"""So many sentences wait at most."""


class Weight(Enum):
    """How much a sentence matters: what can be left out, news, and an answer to what you have just done."""

    SLIGHT = "slight"
    NEWS = "news"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Utterance:
    """A sentence to be read aloud."""

    text: str
    weight: Weight = Weight.NEWS


Waiting = tuple[Utterance, ...]


def queued(waiting: Waiting, new: Utterance) -> Waiting:
    """What waits once a sentence has come: an answer stands alone; where there are too many, what is slight goes
    first, then what is oldest."""
    if new.weight is Weight.ANSWER:
        return (new,)
    kept = (*waiting, new)
    while len(kept) > MOST:
        slight = next((at for at, said in enumerate(kept[:-1]) if said.weight is Weight.SLIGHT), 0)
        kept = (*kept[:slight], *kept[slight + 1 :])
    return kept
