"""A level that joins the registry of bots needs nothing but its name in both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"zh": ("高手", "大师"), "en": ("Expert", "Master")}


@pytest.mark.parametrize("language", ["zh", "en"])
def test_new_levels_are_offered_named_and_played(tmp_path: Path, language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.with_new_levels", language, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    expert, master = NAMES[language]
    assert told["levels"][-2:] == ["expert", "master"]
    assert told["words"][-2:] == [expert, master]
    assert told["shown"][:3] == [expert, master, master]
    assert not told["cut"]
    assert told["bots"] == ["master:bold"] * 4
    assert told["waits"][-2:] == [40, 500]
    assert told["stand_ins"] == ["novice:bold", "standard:bold", "standard:bold", "standard:bold"]
