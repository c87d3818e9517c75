"""Keeps None, True and False alive under PySide6 6.12 on Python 3.11.

PySide6 6.12 returns them as Python 3.12 and later allow, without a reference of its own: every Qt call without a
result takes one reference to None away, every signal one to True. Before 3.12 these are counted, and after some
thousand calls the interpreter aborts ("deallocating None").
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

PLENTY: Final = 1 << 40  # references: no session makes as many calls


def keep_alive() -> None:
    """Give the three objects more references than can be lost; nothing where the interpreter does not count them."""
    if sys.version_info < (3, 12) and sys.maxsize > PLENTY:
        for constant in (None, True, False):
            ctypes.c_ssize_t.from_address(id(constant)).value += PLENTY
