"""Chooses how the window is drawn, before Qt is asked for one."""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

CHOICES: Final = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")
"""Where the player may have chosen already."""
FRAME_DELAY: Final = "QT_QPA_UPDATE_IDLE_TIME"
"""How many milliseconds Qt waits for more changes before it draws, 5 usually: too long beside frames of 16, since the
first one of a movement comes that much late."""


def choose_renderer(environment: MutableMapping[str, str], devices: Path = Path("/dev")) -> None:
    """Without a graphics device draw with Qt Quick's own painter: OpenGL in software is ten times slower on a table.

    The picture is the same, since nothing on the table needs a shader.
    """
    if sys.platform != "linux" or any(environment.get(name) for name in CHOICES):
        return
    if not any(devices.glob("dri/*")) and not any(devices.glob("nvidia[0-9]*")):
        environment["QT_QUICK_BACKEND"] = "software"
        environment.setdefault(FRAME_DELAY, "0")
