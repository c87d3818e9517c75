"""Finds where what a record says differs from what follows from the rules."""

from __future__ import annotations

from .record import shown

_ABSENT = object()


class Broken(ValueError):
    """The record does not hold. `where` names the deal and its action, both counted from 1, or the field as a path;
    `expected` is what follows from the rules, `found` what the record says."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(f"{where}: the record says {found}, but by the rules it is {expected}")
        self.where = where
        self.expected = expected
        self.found = found


def same(where: str, found: object, expected: object) -> None:
    """Raise Broken at the first difference; fields that are not expected do not count."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            same(f"{where}.{key}", found.get(key, _ABSENT), value)
    elif isinstance(expected, list) and isinstance(found, list):
        for at, value in enumerate(expected):
            same(f"{where}[{at}]", found[at] if at < len(found) else _ABSENT, value)
        if len(found) > len(expected):
            raise Broken(f"{where}[{len(expected)}]", "nothing", shown(found[len(expected)]))
    elif type(found) is not type(expected) or found != expected:
        raise Broken(where, shown(expected), "nothing" if found is _ABSENT else shown(found))


def agrees(found: object, expected: object) -> bool:
    """Whether there is no difference."""
    try:
        same("", found, expected)
    except Broken:
        return False
    return True
