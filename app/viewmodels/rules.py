"""The rules in force as rows: titles and the lines under them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app import text
from engine.actions import Reason
from engine.rules import Rules
from engine.sheet import sections
from engine.variants import Setting, Variant


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A title, or one rule with its number; differs: the reference region plays otherwise. refuses: why an answer
    against it is refused; cited: the answer at hand is, or was, against it."""

    key: int
    text: str
    rule: str
    title: bool
    differs: bool
    refuses: tuple[Reason, ...] = ()
    cited: bool = False

    def marked(self, reason: Reason | None) -> RuleRow:
        """The same row, marked if this is why an answer against it is refused."""
        return replace(self, cited=reason in self.refuses)


def derive_rules(variant: Variant, rules: Rules, options: Mapping[str, Setting], language: str) -> tuple[RuleRow, ...]:
    """One line on the variant, the meaning of the bar where one is shown, then every section with its title.

    options: every option of the variant with its state.
    """
    rows = [RuleRow(0, text.variant_about(variant, language), "", False, False)]
    sheet = sections(rules, options, "zh" if language == "zh" else "en")
    if any(line.differs for section in sheet for line in section.lines):
        rows.append(RuleRow(1, text.rule_differs(), "", False, True))
    for section in sheet:
        rows.append(RuleRow(len(rows), section.title, "", True, False))
        for line in section.lines:
            rows.append(RuleRow(len(rows), line.text, line.rule, False, line.differs, line.refuses))
    return tuple(rows)
