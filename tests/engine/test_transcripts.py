"""One golden transcript a variant: a deal from a seed is told the same on every machine."""

from pathlib import Path

import pytest

from engine.variants import variant_ids
from tests.engine.command_line import CommandLine

FOLDER = Path(__file__).parent / "transcripts"


def command(file: Path) -> list[str]:
    """The command in the first line, after `$ python -m engine`."""
    return file.read_text(encoding="utf-8").splitlines()[0].removeprefix("$ python -m engine ").split()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_golden_transcript(command_line: CommandLine, file: Path) -> None:
    told = command_line(*command(file)).out
    assert told == file.read_text(encoding="utf-8").partition("\n")[2]


@pytest.mark.parametrize("variant", variant_ids())
def test_every_variant_has_a_golden_transcript(variant: str) -> None:
    told = [command(file) for file in FOLDER.glob("*.txt")]
    assert any(words[words.index("--variant") + 1] == variant for words in told)
