"""`python -m engine bench` prints what formats promise, with and without the other game's engine."""

import json
import sys
from types import ModuleType

import pytest

from engine.cli import bench
from tests.engine.command_line import CommandLine


class Game:
    """Stands for the other engine: three answers a game."""

    def __init__(self) -> None:
        self.left = 3
        self.np_random = self

    def seed(self, _: int) -> None:
        """The games are all alike."""

    def init_game(self) -> tuple[dict[str, list[str]], int]:
        self.left = 3
        return {"actions": ["pass"]}, 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: str) -> tuple[dict[str, list[str]], int]:
        assert action == "pass"
        self.left -= 1
        return {"actions": ["pass"]}, 0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.0)
    monkeypatch.setattr(bench, "_DEALS", 1)


@pytest.mark.usefixtures("quick")
def test_ratios_are_null_without_the_other_engine(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    monkeypatch.setitem(sys.modules, "rlcard.games.doudizhu", None)
    found = json.loads(command_line("bench", "--json", "--rounds", "1").out)
    assert set(found) == {"engine", "search", "rollout", "rlcard", "compiled"}
    for layer in ("engine", "search", "rollout"):
        assert found[layer]["decisions_per_s"] > 0
        assert found[layer]["ratio"] is None
    assert found["rlcard"] == {"decisions_per_s": None}
    assert found["compiled"] is False


@pytest.mark.usefixtures("quick")
def test_ratios_come_from_the_same_rounds(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("rlcard.games.doudizhu")
    monkeypatch.setattr(module, "Game", Game, raising=False)
    monkeypatch.setitem(sys.modules, "rlcard.games.doudizhu", module)
    rates = iter([100.0, 300.0, 900.0, 10.0, 200.0, 200.0, 200.0, 20.0, 50.0, 60.0, 70.0, 1.0])
    monkeypatch.setattr(bench, "_rate", lambda layer: (layer(), next(rates))[1])
    found = json.loads(command_line("bench", "--json", "--rounds", "3").out)
    assert found["engine"] == {"decisions_per_s": 100, "ratio": 10.0}
    assert found["search"] == {"decisions_per_s": 200, "ratio": 30.0}
    assert found["rollout"] == {"decisions_per_s": 200, "ratio": 70.0}
    assert found["rlcard"] == {"decisions_per_s": 10}


@pytest.mark.usefixtures("quick")
def test_the_table_names_every_layer(command_line: CommandLine) -> None:
    lines = command_line("bench", "--rounds", "1", "--variant", "weihai").lines
    assert [line.split()[0] for line in lines[:4]] == ["engine", "search", "rollout", "rlcard"]
    assert lines[-1] == "search and rollout are pure Python"


@pytest.mark.parametrize("wrong", [("--rounds", "0"), ("--variant", "nowhere"), ("--option", "kao=perhaps")])
def test_wrong_arguments(command_line: CommandLine, wrong: tuple[str, str]) -> None:
    run = command_line("bench", *wrong)
    assert run.code == 2
    assert len(run.err.splitlines()) == 1
