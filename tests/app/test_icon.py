"""The icon of the running window: the small drawing where it is small, sharp at every size."""

from __future__ import annotations

import sys

import icons
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage

from app.application import Program
from app.command_line import parse
from app.icon import DETAIL, SIZES
from app.launch import prepare


@pytest.fixture
def program(qapp: QGuiApplication) -> Program:
    return Program(prepare(parse(["--screenshot", "unused.png", "--variant", "qingdao", "--seed", "4"])))


@pytest.mark.skipif(sys.platform == "darwin", reason="the bundle has the icon there")
def test_the_window_has_the_icon_of_the_installers_at_every_size(program: Program, qapp: QGuiApplication) -> None:
    icon = qapp.windowIcon()
    assert DETAIL == icons.DETAIL
    assert {16, 24, 32, *icons.WINDOWS} <= set(SIZES)
    for size in SIZES:
        shown = icon.pixmap(QSize(size, size)).toImage().convertToFormat(QImage.Format.Format_ARGB32)
        installed = QImage.fromData(icons.png(size)).convertToFormat(QImage.Format.Format_ARGB32)
        assert shown == installed, f"{size} pixels"
    program.close()
