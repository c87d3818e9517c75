"""House rules while they are made: a region's fields changed one by one, and everything that contradicts the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.cards import Card, Mark, Rank, Suit, four_packs, parse_cards, sort_cards
from engine.rules import GuardKind, Rules
from engine.soundness import Contradiction, contradictions
from engine.variants import FIXED, Option, Variant, VariantError, build, load, rules_table, unchecked_rules

Fields = dict[str, dict[str, Any]]
"""Rule fields by group, as in TOML."""

NONE: Final = "none"
SWORD_OF_OLD: Final = "s"
"""The card that carries the sword in most regions."""


@dataclass(frozen=True, slots=True)
class Draft:
    """House rules being made: a name, the region they come from, and every rule field."""

    name: str
    parent: str
    fields: Fields

    @property
    def changes(self) -> Fields:
        """The fields that differ from the region's own."""
        own = rules_table(load(self.parent).rules())
        found = {
            group: {key: value for key, value in values.items() if value != own[group][key]}
            for group, values in self.fields.items()
        }
        return {group: values for group, values in found.items() if values}

    def rules(self) -> Rules:
        """The rules as they stand, sound or not. Raises VariantError for what is no rule field at all."""
        return unchecked_rules(self.fields, self.name)

    def faults(self) -> list[Contradiction]:
        """Everything that contradicts the rest; empty for rules that can be played."""
        try:
            return contradictions(self.rules())
        except VariantError as error:
            return [Contradiction(error.details[1] if len(error.details) > 1 else "", str(error))]

    def variant(self) -> Variant:
        """The playable variant. Raises VariantError."""
        return build(self.name, changed_table(self))

    def value(self, key: str) -> Any:
        """What a field (`group.field`) is."""
        group, _, field = key.partition(".")
        return self.fields[group][field]

    def changed(self, key: str, value: Any) -> Draft:
        """With another value for a field, and without what that leaves no sense in.

        A deck that starts higher has no lower cards to be taken out; a called Guard has no sword, and a Guard by
        sword begins with the small joker's.
        """
        draft = self._with(key, value)
        if key == "deck.lowest":
            lowest = draft.rules().deck.lowest
            return draft.with_taken_out(Counter(card for card in draft.taken_out().elements() if card.rank >= lowest))
        if key == "guard.kind":
            called = value == GuardKind.CALLED.value
            if called or draft.value("guard.sword") == NONE:
                return draft._with("guard.sword", NONE if called else SWORD_OF_OLD)
        return draft

    def _with(self, key: str, value: Any) -> Draft:
        group, _, field = key.partition(".")
        return replace(self, fields=self.fields | {group: self.fields[group] | {field: value}})

    def deck(self) -> Counter[Card]:
        """What the packs hold before anything is taken out, the throne card apart."""
        return Counter(card for card in four_packs(self.rules().deck.lowest) if card.mark is Mark.NONE)

    def taken_out(self) -> Counter[Card]:
        """The cards that are taken out."""
        return Counter(self.rules().deck.removed)

    def with_taken_out(self, cards: Counter[Card]) -> Draft:
        """With exactly these cards taken out; as in the region where they are the same ones."""
        own = load(self.parent).rules().deck.removed
        ordered = own if Counter(own) == cards else sort_cards(cards.elements(), False)
        return self._with("deck.removed", " ".join(str(card) for card in ordered) or NONE)

    def swords(self) -> frozenset[Card]:
        """The cards that may carry the sword: in the deck, not held back, no big joker; none where one is called."""
        rules = self.rules()
        if rules.called:
            return frozenset()
        left = self.deck() - self.taken_out()
        return frozenset(card for card in left if card.rank not in (rules.plays.held_back, Rank.BIG))

    def with_sword(self, rank: Rank | None, suit: Suit) -> Draft:
        """With the sword on another card: of this suit if it may be, else of the first that may."""
        if rank is None:
            return self._with("guard.sword", NONE)
        fitting = [card for card in sorted(self.swords()) if card.rank is rank]
        wanted = Card(rank, suit if rank <= Rank.TWO else Suit.NONE)
        sword = wanted if wanted in fitting or not fitting else fitting[0]
        return self._with("guard.sword", str(sword))

    def sword(self) -> Card | None:
        """The card that carries the sword."""
        value = self.value("guard.sword")
        return None if value == NONE else parse_cards(value)[0]


def changed_table(draft: Draft) -> dict[str, Any]:
    """The table of the draft's file. Options that would overrule a changed field are taken away: the field then says
    what holds."""
    region = load(draft.parent)
    changes = draft.changes
    touched = {(group, key) for group, values in changes.items() for key in values}
    fixed = {option.name: FIXED for option in region.options if _touches(option, touched) or _upset_by(draft, option)}
    table: dict[str, Any] = {
        "parent": draft.parent,
        "zh": draft.name,
        "en": draft.name,
        "about_zh": f"在{region.zh}的基础上改的。",
        "about_en": f"Changed from {region.en}.",
        **changes,
    }
    return table | ({"options": fixed} if fixed else {})


def _touches(option: Option, changed: set[tuple[str, str]]) -> bool:
    return any(
        (group, key) in changed
        for patch in option.patches.values()
        for group, values in patch.items()
        for key in values
    )


def _upset_by(draft: Draft, option: Option) -> bool:
    """Whether a position of the option contradicts the changed fields."""
    for patch in option.patches.values():
        fields = {group: values | patch.get(group, {}) for group, values in draft.fields.items()}
        if Draft(draft.name, draft.parent, fields).faults():
            return True
    return False
