"""What every test gets: no display, no user data of the real user, steady Hypothesis, fresh made files."""

import itertools
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

import hypothesis
import made_files
import pytest

hypothesis.settings.register_profile("steady", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("steady")

_folders = itertools.count()


def pytest_sessionstart() -> None:
    """An editable install outlives its build: compile translations again where their sources changed."""
    made_files.prepare()


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The program runs without QtWidgets, and so do its tests."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Points platformdirs, here and in child processes, to a folder of this test's own."""
    home = tmp_path_factory.getbasetemp() / f"home{next(_folders)}"
    for kind in ("data", "config", "state", "cache"):
        monkeypatch.setenv(f"XDG_{kind.upper()}_HOME", str(home / kind))
    if sys.platform == "win32":
        for name in ("APPDATA", "LOCAL_APPDATA", "COMMON_APPDATA"):
            monkeypatch.setenv(f"WIN_PD_OVERRIDE_{name}", str(home / name))
    return home
