"""Pictures the window anew for the README: `python packaging/pictures.py` writes assets/screenshots/."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHOTS = {
    "table-zh": ("qingdao", "15", "zh", "play"),
    "table-en": ("lianzhong-simple", "3", "en", "play"),
    "call-en": ("qingdao", "7", "en", "call"),
    "settlement-zh": ("qingdao", "7", "zh", "settlement"),
}


def main() -> int:
    """0 where every picture was written, 1 where one was not."""
    folder = ROOT / "assets" / "screenshots"
    folder.mkdir(exist_ok=True)
    for name, (variant, seed, language, phase) in SHOTS.items():
        match = ["--variant", variant, "--seed", seed, "--bots", "standard", "--autoplay", "--speed", "instant"]
        look = ["--lang", language, "--size", "1280x720", "--at", phase, "--screenshot", str(folder / f"{name}.png")]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        if subprocess.run([sys.executable, "-m", "app", *match, *look], cwd=ROOT, env=environment).returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
