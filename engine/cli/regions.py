"""`variants` and `rules`: what can be played, and by which rules."""

from __future__ import annotations

import argparse
import json

from ..sheet import sheet_text
from ..variants import Variant, load, setting_text, variant_ids
from .inputs import OK, Commands, add_option_argument, chosen


def add_to(commands: Commands) -> None:
    """The two commands and their arguments."""
    listing = commands.add_parser("variants", help="list the variants and their options", allow_abbrev=False)
    listing.add_argument("--json", action="store_true", help="as one JSON list")
    listing.set_defaults(run=_variants)
    sheet = commands.add_parser("rules", help="print the rule sheet of a variant", allow_abbrev=False)
    sheet.add_argument("variant", metavar="VARIANT", help="id of the variant")
    add_option_argument(sheet)
    sheet.add_argument("--lang", choices=("zh", "en"), default="en", help="language of the sheet (en)")
    sheet.set_defaults(run=_rules)


def _variants(arguments: argparse.Namespace) -> int:
    variants = [load(variant_id) for variant_id in variant_ids()]
    if arguments.json:
        print(json.dumps([_row(variant) for variant in variants], ensure_ascii=False, indent=2))
        return OK
    for variant in variants:
        rules = variant.rules()
        options = " ".join(f"{name}={setting_text(value)}" for name, value in variant.defaults().items())
        print(f"{variant.id}  {variant.zh}  {variant.en}")
        print(f"    {variant.about_zh}")
        print(f"    {variant.about_en}")
        print(f"    cards: {len(rules.cards())}; guard: {rules.guard.kind.value}; options: {options}")
    return OK


def _row(variant: Variant) -> dict[str, object]:
    rules = variant.rules()
    return {
        "id": variant.id,
        "zh": variant.zh,
        "en": variant.en,
        "about_zh": variant.about_zh,
        "about_en": variant.about_en,
        "cards": len(rules.cards()),
        "guard": rules.guard.kind.value,
        "options": variant.defaults(),
    }


def _rules(arguments: argparse.Namespace) -> int:
    picked = chosen(arguments.variant, arguments.option)
    print(sheet_text(picked.variant, picked.options, arguments.lang))
    return OK
