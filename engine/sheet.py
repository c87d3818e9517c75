"""The rule sheet of a table, written from its rules: sections of lines, in Chinese and English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Literal

from . import sheet_play, sheet_roles, sheet_score
from .actions import Reason
from .rules import Rules
from .variants import Setting, Variant, load, variant_ids

Language = Literal["zh", "en"]
_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Line:
    """One rule in one language. rule: its number in the rule book. differs: the reference region plays otherwise.

    refuses: why an answer against this rule is refused. Under any rules every reason belongs to just one line.
    """

    text: str
    rule: str
    differs: bool
    refuses: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Lines that belong together. id: the same in every language."""

    id: str
    title: str
    lines: tuple[Line, ...]


_SECTIONS = (
    ("deck", "牌", "Cards", sheet_play.deck),
    ("order", "大小", "Order", sheet_play.order),
    ("plays", "出牌和压牌", "Plays, and what beats what", sheet_play.plays),
    ("special_beats", "特别的压法", "Special beats", sheet_play.special_beats),
    ("before_throne", "发完牌", "Once the cards are dealt", sheet_roles.before_throne),
    ("throne", "选皇帝", "The throne", sheet_roles.throne),
    ("guard", "侍卫", "The Guard", sheet_roles.guard),
    ("declarations", "明保和造反", "Declarations", sheet_roles.declarations),
    ("tricks", "打牌", "Tricks", sheet_play.tricks),
    ("held_back", "憋牌", "The held-back rank", sheet_play.held_back),
    ("score", "结束和算分", "End and score", sheet_score.score),
    ("autoplay", "托管", "Autoplay", sheet_score.autoplay),
)
_NO_REVOLT = ("明保", "Declarations")


def sections(
    rules: Rules, options: Mapping[str, Setting], language: Language, reference: Rules | None = None
) -> tuple[Section, ...]:
    """The rules that hold under these fields; a section that has nothing to say is left out.

    options: what the variant's options are set to, shown last. reference: the rules against which differences
    are marked, those of the region offered first unless given.
    """
    if reference is None:
        reference = load(variant_ids()[0]).rules()
    out = []
    for section_id, zh, en, rows in _SECTIONS:
        if section_id == "declarations" and not rules.declarations.revolt:
            zh, en = _NO_REVOLT
        common = {words for row in rows(reference) for words in (row.zh, row.en)}
        lines = tuple(
            Line(row.text(language), row.rule, row.zh not in common and row.en not in common, row.refuses)
            for row in rows(rules)
        )
        if lines:
            out.append(Section(section_id, zh if language == "zh" else en, lines))
    switches = tuple(Line(row.text(language), row.rule, False) for row in sheet_score.options(rules, options))
    if switches:
        out.append(Section("options", "可选规则" if language == "zh" else "Options", switches))
    return tuple(out)


def sheet_text(variant: Variant, options: Mapping[str, Setting], language: Language) -> str:
    """The whole sheet as plain text. options: every option of the variant with its state. Raises VariantError."""
    chinese = language == "zh"
    reference = load(variant_ids()[0])
    rules = variant.rules(options)
    found = sections(rules, options, language, reference.rules())
    out = [
        f"{variant.zh}保皇" if chinese else f"Baohuang, {variant.en}",
        variant.about_zh if chinese else variant.about_en,
    ]
    if any(line.differs for section in found for line in section.lines):
        out.append(f"带 * 的跟{reference.zh}不一样。" if chinese else f"A line with * differs from {reference.en}.")
    for section in found:
        out += ["", section.title]
        for line in section.lines:
            out += _wrapped(line, chinese)
    return "\n".join(out)


def _wrapped(line: Line, chinese: bool) -> list[str]:
    head = f"  {line.rule:6}{'*' if line.differs else ' '} "
    if chinese:
        return [head + line.text]
    return wrap(line.text, _WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
