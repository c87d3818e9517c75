"""What the engine's tests share."""

import pytest

from tests.engine.command_line import CommandLine


@pytest.fixture
def command_line(monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    return CommandLine(monkeypatch)
