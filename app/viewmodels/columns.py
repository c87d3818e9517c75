"""The hand as columns: one a rank, equal ranks stacked, marked cards in front."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, Mark, Rank, strength


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of the hand under a key that stays its own as long as it is held; strength: what it counts as."""

    key: int
    card: Card
    strength: Rank


@dataclass(frozen=True, slots=True)
class Column:
    """The cards of one strength from the back to the front: plain ones by suit, then marked ones."""

    strength: Rank
    cards: tuple[HeldCard, ...]

    @property
    def plain(self) -> tuple[HeldCard, ...]:
        """The cards that are twins of each other."""
        return tuple(held for held in self.cards if held.card.mark is Mark.NONE)

    @property
    def marked(self) -> tuple[HeldCard, ...]:
        """The cards that are chosen one by one."""
        return tuple(held for held in self.cards if held.card.mark is not Mark.NONE)


def held_cards(
    before: Sequence[HeldCard], hand: Sequence[Card], special: bool, next_key: int = 0
) -> tuple[HeldCard, ...]:
    """`hand` with keys: a card that was held before keeps its key, also where it has been given a mark.

    New cards get keys from `next_key` on, which is to be above every key given before.
    """
    free = list(before)
    kept: list[HeldCard] = []
    new: list[Card] = []
    for card in hand:
        twin = next((held for held in free if held.card == card), None)
        if twin is None:
            new.append(card)
        else:
            free.remove(twin)
            kept.append(HeldCard(twin.key, card, strength(card, special)))
    for card in new:
        plain = next((held for held in free if held.card.suit is card.suit and _same_face(held.card, card)), None)
        if plain is not None:
            free.remove(plain)
            kept.append(HeldCard(plain.key, card, strength(card, special)))
        else:
            kept.append(HeldCard(next_key, card, strength(card, special)))
            next_key += 1
    return tuple(sorted(kept, key=lambda held: held.key))


def _same_face(old: Card, new: Card) -> bool:
    """Whether `new` may be `old` under its new mark; a called big joker turns into the special."""
    return old.rank is new.rank or (new.rank is Rank.SPECIAL and old.rank is Rank.BIG)


def columns(held: Iterable[HeldCard], lifted: Iterable[Card] = (), low_first: bool = False) -> tuple[Column, ...]:
    """The columns from left to right, high to low unless `low_first`; `lifted` faces stand at the back of theirs."""
    back = set(lifted)
    by_strength: dict[Rank, list[HeldCard]] = {}
    for card in held:
        by_strength.setdefault(card.strength, []).append(card)
    ordered = sorted(by_strength, reverse=not low_first)
    return tuple(
        Column(
            rank,
            tuple(
                sorted(
                    by_strength[rank],
                    key=lambda held: (held.card not in back, held.card.mark, held.card.suit, held.key),
                )
            ),
        )
        for rank in ordered
    )
