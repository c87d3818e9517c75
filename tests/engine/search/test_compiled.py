"""The compiled build plays the same; it is made here where there is a compiler."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which

import pytest

from engine.search import COMPILED

ROOT = Path(__file__).resolve().parents[3]
DEALS = "230"


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(cwd), str(ROOT)))}
    return subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not (which("cc") or which("cl")) or find_spec("mypyc") is None, reason="no compiler")
def test_the_compiled_build_plays_by_the_rules(tmp_path: Path) -> None:
    made = run(str(ROOT / "packaging" / "compile"), str(tmp_path), cwd=ROOT)
    assert made.returncode == 0, made.stderr
    played = run("-m", "tests.engine.search.side_by_side", DEALS, cwd=tmp_path)
    assert played.returncode == 0, played.stdout + played.stderr
    assert played.stdout.startswith("compiled: ")


def test_the_tests_run_on_plain_python() -> None:
    assert not COMPILED
