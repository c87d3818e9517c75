"""How the window is drawn where there is no graphics device, and where there is."""

import sys
from pathlib import Path

import pytest

from app.graphics import choose_renderer

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a device")


def test_without_a_device_qt_paints_by_itself(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    choose_renderer(environment, tmp_path)
    assert environment == {"QT_QUICK_BACKEND": "software", "QT_QPA_UPDATE_IDLE_TIME": "0"}


def test_a_delay_before_each_frame_that_the_player_chose_stays(tmp_path: Path) -> None:
    environment = {"QT_QPA_UPDATE_IDLE_TIME": "10"}
    choose_renderer(environment, tmp_path)
    assert environment == {"QT_QUICK_BACKEND": "software", "QT_QPA_UPDATE_IDLE_TIME": "10"}


@pytest.mark.parametrize("device", ["dri/renderD128", "nvidia0"])
def test_a_device_is_used(tmp_path: Path, device: str) -> None:
    (tmp_path / device).parent.mkdir(exist_ok=True)
    (tmp_path / device).touch()
    environment: dict[str, str] = {}
    choose_renderer(environment, tmp_path)
    assert environment == {}


@pytest.mark.parametrize("name", ["QT_QUICK_BACKEND", "QSG_RHI_BACKEND"])
def test_what_the_player_chose_stays(tmp_path: Path, name: str) -> None:
    environment = {name: "opengl"}
    choose_renderer(environment, tmp_path)
    assert environment == {name: "opengl"}
