"""Makes the Windows installer out of a bundle that was made on Windows."""

import subprocess
from pathlib import Path

import bundle_facts
import icons

SCRIPT = bundle_facts.ROOT / "packaging" / "windows" / "setup.nsi"


def installer(facts: bundle_facts.Facts, bundle: Path, target: Path) -> Path:
    """Writes the installer of a bundle to `target`; raises SystemExit with the words of makensis where it fails."""
    target.parent.mkdir(parents=True, exist_ok=True)
    icon = target.with_suffix(".ico")
    icon.write_bytes(icons.ico())
    sizes = [path.stat().st_size for path in bundle.rglob("*") if path.is_file()]
    words = {
        "VERSION": facts.version,
        "VERSION4": ".".join(map(str, facts.four)),
        "HOME_PAGE": facts.home,
        "BUNDLE": bundle,
        "TARGET": target,
        "ICON": icon,
        "FILE_ENDING": bundle_facts.FILE_ENDING,
        "FILE_TYPE": bundle_facts.FILE_TYPE,
        "SIZE_KB": sum(sizes) // 1024,
    }
    defined = [f"-D{name}={value}" for name, value in words.items()]
    command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    icon.unlink()
    if done.returncode != 0:
        raise SystemExit(f"makensis ended with {done.returncode}\n{done.stdout}")
    return target
