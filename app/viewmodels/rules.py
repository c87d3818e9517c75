"""The rules in force as rows: titles and the lines under them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app import text
from engine.rules import Rules
from engine.sheet import sections
from engine.variants import Setting, Variant


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A title, or one rule with its number; differs: the reference region plays otherwise."""

    key: int
    text: str
    rule: str
    title: bool
    differs: bool


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
            rows.append(RuleRow(len(rows), line.text, line.rule, False, line.differs))
    return tuple(rows)
