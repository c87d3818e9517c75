"""Tells in one sentence what the system lacks for Qt, before or when Qt is imported."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from typing import Final

EXIT_CODE: Final = 2

# Library to load -> Debian package that holds it.
ALWAYS: Final = {
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libX11.so.6": "libx11-6",
    "libfreetype.so.6": "libfreetype6",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
XCB: Final = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
WAYLAND: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}

BOXES: Final = (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage", "-center"))
"""Programs of desktops that show a sentence; one of them is on most systems."""


def check() -> str | None:
    """One line that names what to install, in the user's language; None where nothing is missing."""
    if sys.platform != "linux":
        return None
    missing = [package for library, package in needed(os.environ).items() if not _loads(library)]
    if not missing:
        return None
    command = "sudo apt-get install " + " ".join(dict.fromkeys(missing))
    if _speaks_chinese(os.environ):
        return f"保皇：缺少系统库，请先安装：{command}"
    return f"baohuang: system libraries are missing, install them with: {command}"


def unfit(error: ImportError) -> str:
    """One line about a part of Qt that this system cannot load: too old, or without something that `check` does not
    ask for. In the user's language, the loader's own words in it."""
    reason = " ".join(str(error).split())
    if _speaks_chinese(os.environ):
        return f"保皇：这个系统打不开程序的一部分（系统太旧，或缺少东西）：{reason}"
    return f"baohuang: this system cannot load a part of the program (too old, or something is missing): {reason}"


def tell(sentence: str) -> None:
    """Say it on the error stream; where nobody reads that, in whatever window the system itself has."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    if sys.platform == "win32" and sys.stderr is None:
        ctypes.windll.user32.MessageBoxW(None, sentence, "Baohuang", 0x10)
    elif sys.platform == "linux" and os.environ.get("BAOHUANG_NOTICE") == "window":
        _show(sentence)


def _show(sentence: str) -> None:
    for words in BOXES:
        if program := shutil.which(words[0]):
            known = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
            before = os.environ.get("LD_LIBRARY_PATH_ORIG")  # the bundle's libraries are not theirs
            known |= {"LD_LIBRARY_PATH": before} if before else {}
            subprocess.run([program, *words[1:], sentence], env=known, check=False)
            return


def needed(environment: Mapping[str, str]) -> dict[str, str]:
    """Libraries and their packages for the window system that Qt would take in this environment."""
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if not platform:
        platform = "wayland" if environment.get("WAYLAND_DISPLAY") else "xcb"
    if platform == "xcb":
        return ALWAYS | XCB
    if platform.startswith("wayland"):
        return ALWAYS | WAYLAND
    return dict(ALWAYS)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _speaks_chinese(environment: Mapping[str, str]) -> bool:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value.startswith("zh")
    return False
