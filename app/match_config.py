"""What a match is begun with."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.actions import SEATS, Seat
from engine.bots import is_bot
from engine.deal import drawn_seat
from engine.match import Match
from engine.purses import FULL_PURSES, Purses
from engine.rules import Rules
from engine.variants import Variant, load, variant_ids

from .house_rules import is_house, kept_variant
from .settings import Bots, RuleOptions, Settings


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """options: those that differ from the variant's own. bots: of seats 1-4, by name (`read_bot`).

    first_seat: where the first deal starts, drawn from the seed where None. autoplay: the bot that plays
    seat 0, None for the player; it belongs to the run, not to the match, and is not stored. house: the variant itself
    where it is house rules. gold_eggs: whether points move gold eggs (R13).
    """

    variant: str
    options: RuleOptions
    seed: str
    bots: Bots
    stake: int
    first_seat: Seat | None = None
    autoplay: str | None = None
    house: Variant | None = None
    gold_eggs: bool = True

    @classmethod
    def from_settings(
        cls, settings: Settings, seed: str, autoplay: str | None = None, house: Variant | None = None
    ) -> MatchConfig:
        """A match as the player has set it; options that the variant does not have are left out."""
        region = load(settings.variant) if house is None else house
        known = {option.name: option for option in region.options}
        chosen = settings.rule_options(settings.variant).items()
        options = tuple(
            sorted(
                (name, value)
                for name, value in chosen
                if name in known and value in known[name].values and value != known[name].default
            )
        )
        return cls(
            settings.variant, options, seed, settings.bots, settings.stake, None, autoplay, house, settings.gold_eggs
        )

    def check(self) -> None:
        """Raises ValueError where a value is not possible."""
        if self.variant not in variant_ids() and (self.house is None or not is_house(self.variant)):
            raise ValueError(f"no variant {self.variant!r}")
        if any(type(value) not in (bool, int) for _, value in self.options):
            raise ValueError(f"no options {self.options!r}")
        if len(self.bots) != len(SEATS) - 1 or not all(is_bot(bot) for bot in self.bots):
            raise ValueError(f"no bots {self.bots!r}")
        if self.first_seat is not None and self.first_seat not in SEATS:
            raise ValueError(f"no seat {self.first_seat!r}")
        if self.stake < 1:
            raise ValueError(f"no stake {self.stake!r}")

    def with_rules(self, rules: Rules) -> MatchConfig:
        """The same for a match that carries its rules: of house rules, the file may have changed since."""
        return replace(self, house=kept_variant(self.variant, rules)) if is_house(self.variant) else self

    @property
    def region(self) -> Variant:
        """The variant that is played."""
        return load(self.variant) if self.house is None else self.house

    def begin(self, purses: Purses = FULL_PURSES) -> Match:
        """The match before its first deal. Raises VariantError."""
        rules = self.region.rules(dict(self.options))
        first_seat = drawn_seat(self.seed) if self.first_seat is None else self.first_seat
        return Match(rules, self.seed, first_seat, self.stake, gold_eggs=self.gold_eggs).with_purses(purses)

    def level(self, seat: Seat) -> str | None:
        """The bot that plays a seat, None where the player does."""
        return self.autoplay if seat == 0 else self.bots[seat - 1]
