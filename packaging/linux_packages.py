"""Makes the Debian package and the AppDir out of the bundle."""

import datetime
import email.utils
import gzip
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Mapping
from pathlib import Path

import icons
from bundle_facts import ROOT, Facts

HERE = ROOT / "packaging" / "linux"
DIST = ROOT / "dist"
BUNDLE = DIST / "baohuang"
WORK = ROOT / "build" / "deb"
IN_WINDOW = "env BAOHUANG_NOTICE=window baohuang"
"""How the menu starts it: what is wrong is told in a window."""
MAINTAINER = "The Baohuang authors <authors@baohuang.example>"


def deb(facts: Facts) -> Path:
    """The Debian package; raises SystemExit where a library that the bundle needs is in no package and not in it."""
    shutil.rmtree(WORK, ignore_errors=True)
    root = WORK / "debian" / "baohuang"
    _shared_files(root / "usr", facts)
    entry = root / "usr" / "share" / "applications" / "baohuang.desktop"
    _write(entry, facts.fill(HERE / "baohuang.desktop", PROGRAM=IN_WINDOW))
    games, documents = root / "usr" / "games", root / "usr" / "share" / "doc" / "baohuang"
    games.mkdir(parents=True)
    (games / "baohuang").symlink_to("../lib/baohuang/baohuang")
    _write(documents / "copyright", facts.fill(HERE / "copyright"))
    _compress(documents / "changelog.gz", debian_changelog(facts))
    _compress(root / "usr" / "share" / "man" / "man6" / "baohuang.6.gz", facts.fill(HERE / "baohuang.6"))
    overrides = root / "usr" / "share" / "lintian" / "overrides" / "baohuang"
    _write(overrides, (HERE / "lintian-overrides").read_text(encoding="utf-8"))
    needed = _needed_packages(root)
    installed = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    _write(root / "DEBIAN" / "control", _control(facts, needed, installed))
    _write(root / "DEBIAN" / "md5sums", _sums(root))
    target = DIST / f"baohuang_{facts.version}_amd64.deb"
    _run("dpkg-deb", "-Zxz", "--root-owner-group", "--build", root, target)
    return target


def appdir(facts: Facts) -> Path:
    """The folder that an AppImage is made of."""
    target = DIST / "AppDir"
    shutil.rmtree(target, ignore_errors=True)
    _shared_files(target / "usr", facts)
    shutil.copy2(HERE / "AppRun", target / "AppRun")
    _write(target / "baohuang.desktop", facts.fill(HERE / "baohuang.desktop"))
    (target / "baohuang.png").write_bytes(icons.png(256))
    (target / ".DirIcon").symlink_to("baohuang.png")
    _write(DIST / "flatpak.yaml", facts.fill(HERE / "flatpak.yaml"))
    return target


def debian_changelog(facts: Facts) -> str:
    """CHANGELOG.md's newest part in Debian's form."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = changes.partition(f"\n## {facts.version} ")[2].partition("\n## ")[0]
    points = re.findall(r"^- (.*(?:\n  .*)*)", newest, re.MULTILINE)
    wrapped = (textwrap.wrap(" ".join(point.split()), 74) for point in points)
    lines = "\n".join("  * " + "\n    ".join(lines) for lines in wrapped)
    day = datetime.datetime.fromisoformat(f"{facts.date}T12:00:00+00:00")
    stamp = email.utils.format_datetime(day)
    return f"baohuang ({facts.version}) unstable; urgency=medium\n\n{lines}\n\n -- {MAINTAINER}  {stamp}\n"


def _shared_files(usr: Path, facts: Facts) -> None:
    """What the package and the AppDir have in common."""
    shutil.copytree(BUNDLE, usr / "lib" / "baohuang", symlinks=True)
    share = usr / "share"
    _write(share / "applications" / "baohuang.desktop", facts.fill(HERE / "baohuang.desktop"))
    _write(share / "metainfo" / f"{facts.identifier}.metainfo.xml", facts.fill(HERE / "metainfo.xml"))
    _write(share / "mime" / "packages" / "baohuang.xml", facts.fill(HERE / "mime.xml"))
    hicolor = share / "icons" / "hicolor"
    for size in icons.HICOLOR:
        folder = hicolor / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        (folder / "baohuang.png").write_bytes(icons.png(size))
    (hicolor / "scalable" / "apps").mkdir(parents=True)
    shutil.copyfile(icons.DRAWING, hicolor / "scalable" / "apps" / "baohuang.svg")
    for path in usr.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == usr / "lib" / "baohuang" / "baohuang" else 0o644)


def _needed_packages(root: Path) -> dict[str, str]:
    """By field, `libc6 (>= 2.34), …` of every program and library of the bundle; what only sound and voice need is
    recommended."""
    _write(WORK / "debian" / "control", "Source: baohuang\n\nPackage: baohuang\nArchitecture: amd64\n")
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path)]
    folders = sorted({path.parent.relative_to(root) for path in files})
    arguments = ["-O", f"-S{root}", *(f"-l/{folder}" for folder in folders)]
    arguments += [f"-e{file}" for file in files if not _heard(file)]
    arguments += ["-dRecommends", *(f"-e{file}" for file in files if _heard(file))]
    done = subprocess.run(["dpkg-shlibdeps", *arguments], cwd=WORK, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        faults = [line for line in done.stderr.splitlines() if "error" in line]
        raise SystemExit("\n".join(faults) or done.stderr)
    return dict(re.findall(r"^shlibs:(\w+)=(.*)$", done.stdout, re.MULTILINE))


def _heard(file: Path) -> bool:
    """Whether a library is loaded for sound and voice alone."""
    return re.search("multimedia|texttospeech", file.name, re.IGNORECASE) is not None


def _control(facts: Facts, needed: Mapping[str, str], installed: int) -> str:
    depends, recommends = needed["Depends"], needed["Recommends"]
    template = facts.fill(HERE / "control")
    return template.format(maintainer=MAINTAINER, depends=depends, recommends=recommends, installed=installed)


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _sums(root: Path) -> str:
    names = sorted(path.relative_to(root) for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    kept = [str(name) for name in names if name.parts[0] != "DEBIAN"]
    done = subprocess.run(["md5sum", *kept], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout


def _compress(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _run(*words: str | Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "C.UTF-8"})
    if done.returncode != 0:
        raise SystemExit((done.stdout + done.stderr).strip())
