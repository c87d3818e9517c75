"""What the engine's documents say can be run, and every rule that the code cites is in the rule book."""

import ast
import re
from pathlib import Path

import pytest

from engine.variants import load, setting_text, variant_ids
from tests.engine.command_line import CommandLine

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"
README = (ENGINE / "README.md").read_text(encoding="utf-8")
RULES = (ENGINE / "RULES.md").read_text(encoding="utf-8")
RULE_NUMBERS = {
    *re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", RULES, re.MULTILINE),
    *re.findall(r"^## (R\d+) ", RULES, re.MULTILINE),
}
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
    assert len(commands) == 9
    for command in commands:
        assert command_line(*command.split()).code == 0, command


@pytest.mark.parametrize("number", CITED)
def test_every_rule_that_the_code_cites_is_in_the_rule_book(number: str) -> None:
    assert number in RULE_NUMBERS


def test_rules_stand_in_order() -> None:
    numbers = [
        tuple(map(int, number.split("."))) for number in re.findall(r"^- \*\*R(\d+\.\d+)\*\*", RULES, re.MULTILINE)
    ]
    assert numbers == sorted(set(numbers))


# What the tables of the rule book say


def table(first_cell: str) -> dict[str, list[str]]:
    """A table of the rule book by its first cell: the cells of every row by the first one."""
    lines = RULES.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"| {first_cell} |".replace("|  |", "| |")))
    rows = {}
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        name, *cells = (cell.strip() for cell in line.split("|")[1:-1])
        rows[name] = cells
    return rows


@pytest.mark.parametrize("variant", variant_ids())
def test_the_table_of_options_is_true(variant: str) -> None:
    column = list(variant_ids()).index(variant)
    shown = {name.split("`")[1]: cells[column] for name, cells in table("option").items()}
    options = load(variant).defaults()
    assert shown == {name: setting_text(options[name]) if name in options else "–" for name in shown}
    assert set(options) <= set(shown)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_table_of_regions_is_true(variant: str) -> None:
    column = list(variant_ids()).index(variant)
    shown = {name: cells[column] for name, cells in table("").items()}
    rules, options = load(variant).rules(), load(variant).defaults()
    assert shown["cards"] == str(len(rules.cards()))
    assert shown["Guard"] == ("called" if rules.called else f"`{rules.guard.sword}*`")
    assert shown["special"] == ("yes" if rules.special else "–")
    assert shown["pasted"].split(",")[0] == {"two": "2"}.get(rules.throne.paste.value, rules.throne.paste.value)
    assert shown["nobody accepts"] == rules.throne.unclaimed.value.replace("_", " ")
    held = rules.plays.held_back
    off = "option" if "held_back" in options else "–"
    assert shown["held back"] == (off if held is None else held.letter)
    assert shown["turn"] == ("cw" if rules.tricks.clockwise else "ccw")
    assert shown["end"] == ("last but one" if rules.finish.last_but_one else "side")
    assert shown["scores"] == rules.scoring.table.value
    assert (shown["tribute"] != "–") is rules.tribute.owed
    assert ("清3" in shown["tribute"]) is rules.tribute.clear_three
    declared = shown["declarations"]
    assert (declared != "–") is rules.declarations.guard
    assert ("造反" in declared or declared == "anyone") is rules.declarations.revolt
    assert ("踢" in declared) is rules.declarations.kick


# Every sentence of the sources

# How many sentences each line of a source has, a digit a line.
SENTENCES = {
    "S0": "11211111221121111121111111122111121111111111311111111312221112136122111211111111111111111111111111342423",
    "S1": "52361229453751113331111111111113263135411111",
    "S3": "20101010102010101020202010101010202020201010101020101010201010101010301010203042011021",
}
ROWS = re.findall(r"^\| (S\d \d+\.\d+)((?: [a-z]+)*) \| (.*?) \| (.*?) \|$", RULES, re.MULTILINE)


def test_every_sentence_of_the_sources_stands_in_the_table_once_and_in_order() -> None:
    assert [row[0] for row in ROWS] == [
        f"{source} {line}.{place}"
        for source, lines in SENTENCES.items()
        for line, number in enumerate(lines, start=1)
        for place in range(1, int(number) + 1)
    ]


def test_every_sentence_has_its_rules_and_its_tests() -> None:
    known = {
        file: defined_tests(file) for file in {test.split("::")[0] for row in ROWS for test in named_tests(row[3])}
    }
    for sentence, kind, rules, held_by in ROWS:
        assert kind.strip() in ("", "heading", "advice", "history", "no rule")
        assert rules and set(rules.split(", ")) <= RULE_NUMBERS, sentence
        tests = named_tests(held_by)
        assert tests, sentence
        for test in tests:
            file, name = test.split("::")
            assert name in known[file], f"{sentence}: there is no {test}"


def named_tests(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def defined_tests(file: str) -> set[str]:
    """The tests of a file, named as the table names it: from `tests/engine/`, or from the top."""
    path = ROOT / file if file.startswith("tests/") else ROOT / "tests" / "engine" / file
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_the_only_rules_without_a_sentence_are_decisions_and_what_follows_from_others() -> None:
    spoken_of = {rule for row in ROWS for rule in row[2].split(", ")}
    ours = {"R2.5", "R7.2", "R7.3", "R7.5", "R8.8", "R9.2", "R11.2", "R11.3", "R12.7", "R13.2", "R13.3"}
    ours |= {"R13.4", "R13.5", "R14.4", "R16", "R17"}
    chapters = {rule for rule in RULE_NUMBERS if "." not in rule}
    assert RULE_NUMBERS - spoken_of - chapters <= ours
