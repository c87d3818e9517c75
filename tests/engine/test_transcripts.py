"""Golden transcripts: every variant by chance and by standard bots, one by every level; the same on every machine."""

from pathlib import Path

import pytest

from engine.bots import LEVELS
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


def test_every_level_has_a_golden_transcript() -> None:
    assert {file.stem.removeprefix("qingdao-") for file in FOLDER.glob("qingdao-*.txt")} == set(LEVELS)


@pytest.mark.parametrize("bots", ["random", "standard"])
@pytest.mark.parametrize("variant", variant_ids())
def test_every_variant_has_a_golden_transcript(variant: str, bots: str) -> None:
    words = command(FOLDER / f"{variant}-{bots}.txt")
    told = {name: words[words.index(name) + 1] for name in ("--variant", "--bots")}
    assert told == {"--variant": variant, "--bots": bots}
