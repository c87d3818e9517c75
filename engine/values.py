"""Frozen values that cost little to make, and logs that grow by a link an answer until somebody reads them."""

from __future__ import annotations

from typing import Any, TypeVar

from .actions import Action, Seat
from .events import Event

Attributes = dict[str, Any]
"""A value's attributes by name, the fields of its dataclass among them."""

Link = tuple[Any, Seat, Action, tuple[Event, ...]]
"""The link before or None, an answer in play, and the events it brought about. All of it is public."""


class Value:
    """What a frozen dataclass is built on whose attributes are put in as one dictionary (`made`)."""

    __slots__ = ("__dict__", "__weakref__")

    def write_out(self) -> None:
        """Fill in every `late` field; overridden by whoever has any."""


_new, _put = object.__new__, Value.__dict__["__dict__"].__set__

Made = TypeVar("Made", bound=Value)


def made(kind: type[Made], attributes: Attributes) -> Made:
    """A value from all its attributes: what its `__init__` does field by field, done at once."""
    value = _new(kind)
    _put(value, attributes)
    return value


def filled_in(value: Value, fields: Attributes, instead_of: tuple[str, ...]) -> None:
    """Put in late fields and drop what they were written from, in one move, so that no other thread sees half of it."""
    attributes = value.__dict__.copy()
    for name in instead_of:
        attributes.pop(name, None)
    attributes.update(fields)
    _put(value, attributes)


class _Late:
    """Stands in the class for a field that is missing in the value; once it is there the value's own is found first."""

    def __init__(self, default: object) -> None:
        self._default = default

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    def __get__(self, value: Value | None, _: type) -> object:
        if value is None:
            return self._default
        value.write_out()
        return value.__dict__[self._name]


def late(default: object) -> Any:
    """A field that may be left out of `made`; `write_out` fills it in when it is first read."""
    return _Late(default)


def chain(last: Link | None) -> list[Link]:
    """Every link up to this one, the oldest first."""
    links = []
    while last is not None:
        links.append(last)
        last = last[0]
    links.reverse()
    return links
