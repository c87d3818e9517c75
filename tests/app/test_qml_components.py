"""The QML tests beside the components: each passes, and none leaves a warning."""

import os
import subprocess
import sys
from pathlib import Path

from app.resources import QML_FOLDER

ROOT = Path(__file__).resolve().parents[2]
RUNNER = Path(__file__).with_name("qml_runner.py")


def test_components_keep_their_contracts() -> None:
    folder = QML_FOLDER / "Baohuang" / "components"
    done = subprocess.run(
        [sys.executable, str(RUNNER), str(folder)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    report = done.stdout + done.stderr
    assert done.returncode == 0, report
    assert "QWARN" not in report, report
    assert report.count("PASS") > len(list(folder.glob("tst_*.qml"))), report
