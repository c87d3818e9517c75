"""What stands between a checkout and a window: user folders, resources, preflight, commands."""

import ctypes
import importlib.machinery
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import platformdirs
import pytest

from app import preflight, resources

ROOT = Path(__file__).resolve().parent.parent
MADE = {"app/generated/", "app/qml/Baohuang/app.qmltypes"}  # by the build and by the linter
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Libraries that the loader pretends not to find; every other one loads."""
    names: set[str] = set()

    def load(name: str) -> None:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.setattr(preflight.sys, "platform", "linux")
    return names


def test_nothing_missing_is_silent(absent: set[str]) -> None:
    assert preflight.check() is None


@pytest.mark.parametrize(
    ("language", "opening"),
    [("en_GB.UTF-8", "baohuang: system libraries are missing"), ("zh_CN.UTF-8", "保皇：缺少系统库")],
)
def test_missing_libraries_are_one_line(
    absent: set[str], monkeypatch: pytest.MonkeyPatch, language: str, opening: str
) -> None:
    absent |= {"libGL.so.1", "libxcb-cursor.so.0"}
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    message = preflight.check()
    assert message is not None
    assert message.startswith(opening)
    assert message.endswith("sudo apt-get install libgl1 libxcb-cursor0")
    assert "\n" not in message


def test_offscreen_needs_no_window_system(absent: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    absent |= set(preflight.XCB) | set(preflight.WAYLAND)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:enable_fonts")
    assert preflight.check() is None


def test_wayland_is_asked_for_its_own_libraries(absent: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    absent |= set(preflight.XCB) | {"libwayland-egl.so.1"}
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    message = preflight.check()
    assert message is not None
    assert message.endswith("install libwayland-egl1")


def test_preflight_leaves_other_systems_alone(absent: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    absent |= set(preflight.ALWAYS)
    monkeypatch.setattr(preflight.sys, "platform", "darwin")
    assert preflight.check() is None


@pytest.mark.parametrize(("language", "opening"), [("en_GB.UTF-8", "baohuang: "), ("zh_CN.UTF-8", "保皇：")])
@pytest.mark.parametrize("part", ["QtCore", "QtQuick"])
def test_a_part_of_qt_that_cannot_be_loaded_is_one_line(tmp_path: Path, language: str, opening: str, part: str) -> None:
    done = started(qt_with(tmp_path, part), LC_ALL=language)
    (line,) = done.stderr.splitlines()
    assert done.returncode == 2 and part in line
    assert line.startswith(opening)


def test_a_module_that_is_missing_is_no_fault_of_the_system(tmp_path: Path) -> None:
    qt_with(tmp_path, "QtQuick")
    (tmp_path / "PySide6" / "QtCore.py").unlink()
    done = started(tmp_path)
    assert done.returncode == 1 and "ModuleNotFoundError" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a window of their own for it")
@pytest.mark.parametrize("program", [words[0] for words in preflight.BOXES])
def test_without_a_terminal_the_desktop_shows_the_line(tmp_path: Path, program: str) -> None:
    box = tmp_path / program
    box.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" "$LD_LIBRARY_PATH" > "{tmp_path}/shown"\n')
    box.chmod(0o755)
    known = {"BAOHUANG_NOTICE": "window", "PATH": str(tmp_path), "LD_LIBRARY_PATH": "/bundle"}
    done = started(qt_with(tmp_path, "QtCore"), LD_LIBRARY_PATH_ORIG="/own", **known)
    assert (tmp_path / "shown").read_text().splitlines()[-2:] == [done.stderr.strip(), "/own"]


def qt_with(folder: Path, spoilt: str) -> Path:
    """A PySide6 in which one part is no library."""
    package = folder / "PySide6"
    package.mkdir()
    (package / "__init__.py").touch()
    if spoilt != "QtCore":
        (package / "QtCore.py").touch()
    (package / f"{spoilt}{importlib.machinery.EXTENSION_SUFFIXES[-1]}").write_bytes(b"not a library")
    return folder


def started(qt: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program, started without a player on another Qt."""
    path = os.pathsep.join([str(qt), str(ROOT)])
    known = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path} | environment
    words = [sys.executable, "-m", "app", "--smoke-test", "none.png"]
    return subprocess.run(words, cwd=ROOT, env=known, capture_output=True, text=True, timeout=120, check=False)


def test_user_folders_are_not_the_real_ones(user_folders: Path) -> None:
    for folder in (platformdirs.user_data_path, platformdirs.user_config_path, platformdirs.user_state_path):
        assert folder("baohuang").is_relative_to(user_folders)
    assert str(user_folders) in os.environ["XDG_DATA_HOME"]


def test_resources_are_made() -> None:
    assert {path.name for path in resources.font_files()} == {
        path.name for path in (ROOT / "assets" / "fonts").glob("*.otf")
    }
    for language in resources.LOCALES:
        assert resources.translation_file(language).stat().st_size > 0


def test_unknown_language_has_no_translation() -> None:
    with pytest.raises(KeyError):
        resources.translation_file("fr")


def test_what_ships_is_pinned() -> None:
    project = PROJECT["project"]
    extras = [requirement for extra in project["optional-dependencies"].values() for requirement in extra]
    for requirement in project["dependencies"] + extras + PROJECT["build-system"]["requires"]:
        assert "==" in requirement, requirement


def test_readme_and_ci_agree_on_the_commands() -> None:
    run = "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/baohuang"
    check = "python3 -m venv .venv && .venv/bin/pip install -q -e '.[test]' && .venv/bin/pytest -n 3 --dist loadfile"
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert run in readme
    assert check in readme
    assert check in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_ci_installs_what_the_program_asks_for() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    installed = set(script.partition("packages=(")[2].partition(")")[0].split())
    assert set((preflight.ALWAYS | preflight.XCB).values()) <= installed


def test_links_and_paths_of_the_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "packaging").glob("*.md")]:
        text = document.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^):]+)\)", text):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
        for path in re.findall(r"`((?:app|engine|assets|i18n|packaging|tests)/[\w./-]*)`", text):
            assert path in MADE or (ROOT / path).exists(), f"{document.name}: {path}"
