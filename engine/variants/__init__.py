"""The regions as data: a parent's name and the differences, checked before a game starts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, get_type_hints

from ..cards import Card, NotationError, Rank, parse_cards
from ..rules import Rules
from ..soundness import contradictions

Table = dict[str, Any]

FIXED = "fixed"
"""In place of an option's table: this region does not leave the choice that its parent does."""


class Trouble(Enum):
    """What is wrong with a variant or an option; words in other languages live with whoever shows them."""

    UNKNOWN_VARIANT = "unknown_variant"
    UNKNOWN_OPTION = "unknown_option"
    OPTION_VALUE = "option_value"
    NOT_TOML = "not_toml"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    CONTRADICTION = "contradiction"


class VariantError(ValueError):
    """One clear English sentence; `trouble` and `details`, in the order of the sentence, serve other languages."""

    def __init__(self, trouble: Trouble, *details: str) -> None:
        super().__init__(_SENTENCES[trouble].format(*details))
        self.trouble = trouble
        self.details = details


_SENTENCES = {
    Trouble.UNKNOWN_VARIANT: "there is no variant {0!r}; known are {1}",
    Trouble.UNKNOWN_OPTION: "{1} has no option {0!r}; it has {2}",
    Trouble.OPTION_VALUE: "option {0} must be {1}, not {2}",
    Trouble.NOT_TOML: "{0}: this is not TOML: {1}",
    Trouble.UNKNOWN_KEY: "{0}: unknown key {1!r}; expected one of {2}",
    Trouble.MISSING_KEY: "{0}: the key {1!r} is missing; it must be {2}",
    Trouble.WRONG_TYPE: "{0}: {1} must be {2}, not {3}",
    Trouble.CONTRADICTION: "{0}: {1} contradicts the rest: {2}",
}


Setting = bool | int
"""The value of an option: on or off, or one of a few numbers."""


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a variant: its name, its default, and the rule fields that each of its values sets."""

    name: str
    default: Setting
    patches: Mapping[Setting, Table]

    @property
    def values(self) -> tuple[Setting, ...]:
        """What it may be set to: on and off, or the numbers in the order of the file."""
        return tuple(self.patches)


@dataclass(frozen=True, slots=True)
class Variant:
    """A region's rules with the parents' fields filled in.

    zh, en: its name; about_zh, about_en: one line on what it is. fields: every rule field by group, as in TOML.
    """

    id: str
    zh: str
    en: str
    about_zh: str
    about_en: str
    options: tuple[Option, ...]
    fields: Table

    def defaults(self) -> dict[str, Setting]:
        """Every option at its default."""
        return {option.name: option.default for option in self.options}

    def resolved_options(self, chosen: Mapping[str, Setting]) -> dict[str, Setting]:
        """Every option, the chosen ones as chosen. Raises VariantError for one the variant does not have, or a value
        that is not among its values."""
        options = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in options:
                raise VariantError(Trouble.UNKNOWN_OPTION, name, self.id, ", ".join(options))
            if type(value) is not type(options[name].default) or value not in options[name].values:
                raise VariantError(Trouble.OPTION_VALUE, name, setting_words(options[name]), _shown(value))
        return self.defaults() | dict(chosen)

    def rules(self, chosen: Mapping[str, Setting] | None = None) -> Rules:
        """The rules with these options. Raises VariantError for an unknown option or a contradiction."""
        values = self.resolved_options(chosen or {})
        resolved = self.fields
        for option in self.options:
            resolved = _merged(resolved, option.patches[values[option.name]])
        return rules_from(resolved, self.id)


def setting_words(option: Option) -> str:
    """The values of an option in English, as messages list them."""
    if isinstance(option.default, bool):
        return "on or off"
    *most, last = (str(value) for value in option.values)
    return f"{', '.join(most)} or {last}"


def setting_text(value: Setting) -> str:
    """One value of an option as the command line writes it: `on`, `off` or a number."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


# Reading


def variant_ids() -> tuple[str, ...]:
    """The playable variants, in the order in which they are offered."""
    return tuple(name for name in _stems() if not _raw(name).get("abstract", False))


@cache
def load(variant_id: str) -> Variant:
    """The variant. Raises VariantError when there is none of that name or its file is unsound."""
    if variant_id not in variant_ids():
        raise VariantError(Trouble.UNKNOWN_VARIANT, variant_id, ", ".join(variant_ids()))
    return build(variant_id, _raw(variant_id))


def build(name: str, raw: Table) -> Variant:
    """A variant from its TOML table and its built-in parents; `name` stands in messages. Raises VariantError."""
    table = _with_parents(name, raw, ())
    _check_keys(name, table, (*_WORDS, "parent", "abstract", "options", *_GROUPS))
    words = {key: _typed(name, key, table, str) for key in _WORDS}
    options = _options(name, _typed(name, "options", {"options": {}} | table, dict))
    if "abstract" in table:
        _typed(name, "abstract", table, bool)
    variant = Variant(id=name, options=options, fields={group: table.get(group, {}) for group in _GROUPS}, **words)
    _check_defaults(variant)
    for option in options:
        for value in option.values:
            variant.rules({option.name: value})
    return variant


def _check_defaults(variant: Variant) -> None:
    """A field must say what its option's default says, else the option would silently overrule it."""
    own, default = rules_table(rules_from(variant.fields, variant.id)), rules_table(variant.rules())
    for group, values in own.items():
        for key, value in values.items():
            if value != default[group][key]:
                right = f"an option sets it to {default[group][key]!r}; give the option another default or other fields"
                raise VariantError(Trouble.CONTRADICTION, variant.id, f"{group}.{key}", right)


def read_toml(name: str, text: str) -> Table:
    """The table in a variant's file. Raises VariantError."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise VariantError(Trouble.NOT_TOML, name, str(error)) from None
    except RecursionError:
        raise VariantError(Trouble.NOT_TOML, name, "it is nested too deeply") from None


@cache
def _stems() -> tuple[str, ...]:
    found = {entry.name.removesuffix(".toml") for entry in files(__name__).iterdir() if entry.name.endswith(".toml")}
    order = (
        "qingdao",
        "weifang",
        "weihai",
        "laiwu",
        "lianzhong-classic",
        "lianzhong-simple",
        "tribute",
        "wild-twos",
        "rizhao",
    )
    return (*(name for name in order if name in found), *sorted(found - set(order)))


@cache
def _raw(name: str) -> Table:
    return read_toml(f"{name}.toml", files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _with_parents(name: str, raw: Table, below: tuple[str, ...]) -> Table:
    parent = raw.get("parent")
    if parent is None:
        return raw
    if not isinstance(parent, str) or parent not in _stems() or parent in below:
        known = " or ".join(repr(stem) for stem in _stems() if stem not in below)
        raise VariantError(Trouble.WRONG_TYPE, name, "parent", f"the id of another variant ({known})", _shown(parent))
    above = _with_parents(parent, _raw(parent), (*below, parent))
    own = {key: value for key, value in raw.items() if key != "parent"}
    return _merged({key: value for key, value in above.items() if key != "abstract"}, own)


def _merged(table: Table, changes: Mapping[str, Any]) -> Table:
    merged = dict(table)
    for key, value in changes.items():
        below = merged.get(key)
        merged[key] = _merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


def _options(name: str, table: Table) -> tuple[Option, ...]:
    options = []
    for option, spec in table.items():
        where = f"options.{option}"
        if spec == FIXED:
            continue
        if not isinstance(spec, dict):
            raise VariantError(
                Trouble.WRONG_TYPE, name, where, f'a table with default, on and off, or "{FIXED}"', _shown(spec)
            )
        default = spec.get("default")
        switched = type(default) is int and "on" not in spec and "off" not in spec
        keys = {key: int(key) for key in spec if _NUMBER.fullmatch(key)} if switched else {"on": True, "off": False}
        _check_keys(name, spec, ("default", *keys), where)
        if not switched:
            _typed(name, "default", spec, bool, where)
        elif default not in keys.values():
            raise VariantError(
                Trouble.WRONG_TYPE, name, f"{where}.default", "one of the option's values", _shown(default)
            )
        patches = {value: _typed(name, key, spec, dict, where) for key, value in keys.items()}
        for key, value in keys.items():
            _check_keys(name, patches[value], tuple(_GROUPS), f"{where}.{key}")
            for group in patches[value]:
                _typed(name, group, patches[value], dict, f"{where}.{key}")
        options.append(Option(option, spec["default"], patches))
    return tuple(options)


# Fields

_WORDS = ("zh", "en", "about_zh", "about_en")
_GROUPS: dict[str, Any] = get_type_hints(Rules)
_FIELDS: dict[str, dict[str, Any]] = {group: get_type_hints(made_of) for group, made_of in _GROUPS.items()}


def rules_from(table: Mapping[str, Any], name: str) -> Rules:
    """Rules from a table of groups, as `rules_table` writes it; `name` stands in messages. Raises VariantError."""
    rules = unchecked_rules(table, name)
    for found in contradictions(rules):
        raise VariantError(Trouble.CONTRADICTION, name, found.key, found.right)
    return rules


def unchecked_rules(table: Mapping[str, Any], name: str) -> Rules:
    """The same of fields that may contradict each other, for `engine.soundness`. Raises VariantError for the rest."""
    _check_keys(name, table, tuple(_GROUPS))
    groups: dict[str, Any] = {}
    for group, made_of in _GROUPS.items():
        given = _typed(name, group, table, dict)
        hints = _FIELDS[group]
        _check_keys(name, given, tuple(hints), group)
        groups[group] = made_of(**{own: _value(name, f"{group}.{own}", hint, given) for own, hint in hints.items()})
    return Rules(**groups)


def rules_table(rules: Rules) -> dict[str, dict[str, bool | int | str]]:
    """The rules as plain groups of plain values: what records and house rules carry."""
    out: dict[str, dict[str, bool | int | str]] = {}
    for group in _GROUPS:
        part = getattr(rules, group)
        out[group] = {field.name: _plain(getattr(part, field.name)) for field in fields(part)}
    return out


def _plain(value: object) -> bool | int | str:
    if value is None:
        return "none"
    if isinstance(value, Rank):
        return value.letter
    if isinstance(value, tuple) and not isinstance(value, Card):
        return " ".join(str(card) for card in value) or "none"
    if isinstance(value, Enum):
        return str(value.value)
    return value if isinstance(value, bool | int) else str(value)


def _value(name: str, key: str, hint: Any, given: Mapping[str, Any]) -> Any:
    own = key.rpartition(".")[2]
    if own not in given:
        raise VariantError(Trouble.MISSING_KEY, name, key, _wanted(hint))
    value = given[own]
    if hint in (bool, int):
        right = type(value) is hint
        made = value
    elif isinstance(hint, type) and issubclass(hint, Enum) and hint is not Rank:
        right = value in [member.value for member in hint]
        made = hint(value) if right else None
    elif hint == tuple[Card, ...]:
        made = () if value == "none" else _cards(value)
        right = made is not None
    else:
        made = None if value == "none" else _card(value)
        if made is not None and hint in (Rank, Rank | None):
            made = made.rank if made == Card(made.rank) else None
        right = made is not None or (value == "none" and hint in (Rank | None, Card | None))
    if not right:
        raise VariantError(Trouble.WRONG_TYPE, name, key, _wanted(hint), _shown(value))
    return made


def _cards(value: object) -> tuple[Card, ...] | None:
    if not isinstance(value, str):
        return None
    try:
        return parse_cards(value)
    except NotationError:
        return None


def _card(value: object) -> Card | None:
    cards = _cards(value)
    return cards[0] if cards and len(cards) == 1 else None


def _wanted(hint: Any) -> str:
    if hint is bool:
        return "true or false"
    if hint is int:
        return "a whole number"
    if hint is Rank:
        return 'a rank, such as "6"'
    if hint == Rank | None:
        return 'a rank, such as "6", or "none"'
    if hint == tuple[Card, ...]:
        return 'cards, such as "6S 6H", or "none"'
    if hint == Card | None:
        return 'a card, such as "s" or "4H", or "none"'
    return "one of " + ", ".join(f'"{member.value}"' for member in hint)


def _shown(value: object) -> str:
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    try:
        return _shortened(repr(value))
    except ValueError:
        return "a number of thousands of digits"


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def _check_keys(name: str, table: Mapping[str, Any], known: Iterable[str], where: str = "") -> None:
    known = tuple(known)
    for key in table:
        if key not in known:
            dotted = _shortened(f"{where}.{key}" if where else key)
            raise VariantError(Trouble.UNKNOWN_KEY, name, dotted, ", ".join(known))


def _typed(name: str, key: str, table: Mapping[str, Any], kind: type, where: str = "") -> Any:
    dotted = f"{where}.{key}" if where else key
    what = {str: "a text", dict: "a table", bool: "true or false"}[kind]
    if key not in table:
        raise VariantError(Trouble.MISSING_KEY, name, dotted, what)
    if type(table[key]) is not kind:
        raise VariantError(Trouble.WRONG_TYPE, name, dotted, what, _shown(table[key]))
    return table[key]
