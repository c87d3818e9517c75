"""What the engine's documents say can be run, and every rule that the code cites is in the rule book."""

import re
from pathlib import Path

import pytest

from engine.variants import load, variant_ids
from tests.engine.command_line import CommandLine

ENGINE = Path(__file__).resolve().parents[2] / "engine"
README = (ENGINE / "README.md").read_text(encoding="utf-8")
RULES = (ENGINE / "RULES.md").read_text(encoding="utf-8")
CITED = sorted(
    {
        number
        for path in [*ENGINE.rglob("*.py"), *ENGINE.rglob("*.toml")]
        for number in re.findall(r"\bR\d+(?:\.\d+)?\b", path.read_text(encoding="utf-8"))
    },
    key=lambda number: [int(part) for part in number[1:].split(".")],
)


def test_the_readme_example_plays_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    code = README.partition("```python\n")[2].partition("```")[0]
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(lines=")


def test_the_readme_commands_run(command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^python -m engine (.*?)(?: +#.*)?$", README, re.MULTILINE)
    assert len(commands) == 7
    for command in commands:
        assert command_line(*command.split()).code == 0, command


@pytest.mark.parametrize("number", CITED)
def test_every_rule_that_the_code_cites_is_in_the_rule_book(number: str) -> None:
    if "." in number:
        assert f"- **{number}** " in RULES
    else:
        assert f"## {number} " in RULES or f"({number})" in RULES.partition("## What is not here yet")[2]


def test_rules_stand_in_order() -> None:
    numbers = [
        tuple(map(int, number.split("."))) for number in re.findall(r"^- \*\*R(\d+\.\d+)\*\*", RULES, re.MULTILINE)
    ]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("variant", variant_ids())
def test_the_table_of_options_is_true(variant: str) -> None:
    column = list(variant_ids()).index(variant) + 1
    rows = [
        line.split("|")[1:-1] for line in RULES.partition("## Options")[2].partition("## Order")[0].splitlines()[4:]
    ]
    shown = {row[0].split("`")[1]: row[column].strip() for row in rows if len(row) == 4}
    options = load(variant).defaults()
    assert shown == {name: "on" if options.get(name) else "off" if name in options else "–" for name in shown}
    assert set(options) <= set(shown)
