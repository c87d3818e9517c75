"""Installs the Debian package in a bare system of its own, plays in it as a player would, and removes it again."""

import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import linux_troubles
from bare_system import HOME, Bare, clear, keeps_playing, passed, screen
from bundle_facts import FILE_ENDING, ROOT

GAME = "/usr/games/baohuang"
APPDIR = "App Dir 保皇"
MENU = "/usr/share/applications/baohuang.desktop"


def trial(package: Path, appdir: Path, pictures: Path, work: Path, depends: str) -> list[str]:
    """The whole way of a package through a bare system; what was measured. Raises SystemExit at the first fault."""
    clear(work)
    bare = Bare.made(work, depends)
    said = []
    with screen():
        bare.mount()
        try:
            before = bare.files()
            said.append(f"installed over an older version in {_installed(bare, package):.1f} s")
            said += _played(bare, GAME, pictures, "deb")
            _opened_from_the_menu(bare)
            said.append("a record opens as the menu opens it")
            linux_troubles.unheard(bare, GAME)
            said.append("plays on in silence with sound and voice switched on, without what is recommended")
            linux_troubles.folders(bare, GAME)
            linux_troubles.saves(bare, GAME)
            shutil.copytree(appdir, work / "opt" / APPDIR, symlinks=True)
            linux_troubles.two_versions(bare, GAME, f"/opt/{APPDIR}")
            bare.as_root("dpkg", "--purge", "baohuang")
            shutil.rmtree(work / "opt" / APPDIR)
            if left := bare.files() ^ before:
                raise SystemExit(f"not as it was before: {sorted(left)[:10]}")
            if not (work / HOME.lstrip("/") / ".local" / "share" / "baohuang" / "baohuang.sqlite3").exists():
                raise SystemExit("the player's data went with the package")
            said.append("removed without a trace but the player's data")
            shutil.copytree(appdir, work / "tmp" / APPDIR, symlinks=True)
            said += _played(bare, f"/tmp/{APPDIR}/AppRun", pictures, "appdir")
            hidden = linux_troubles.missing_libraries(bare, f"/tmp/{APPDIR}/AppRun")
            said.append(f"trouble is told in one sentence: folders, disks, saves, two versions, {hidden} libraries")
        finally:
            bare.leave()
    clear(work)
    return said


def _installed(bare: Bare, package: Path) -> float:
    """Over an older version, a file of which is gone then; how many seconds the newer one took."""
    older = bare.root / "root" / "older"
    (older / "usr" / "lib" / "baohuang").mkdir(parents=True)
    (older / "usr" / "lib" / "baohuang" / "only-older.txt").touch()
    (older / "DEBIAN").mkdir()
    fields = {"Package": "baohuang", "Version": "0.0.1", "Architecture": "amd64", "Description": "older"}
    fields["Maintainer"] = "Nobody <nobody@baohuang.example>"
    (older / "DEBIAN" / "control").write_text("".join(f"{name}: {text}\n" for name, text in fields.items()))
    subprocess.run(["dpkg-deb", "--build", older, older.with_suffix(".deb")], check=True, capture_output=True)
    bare.as_root("dpkg", "--install", "/root/older.deb")
    shutil.copy(package, bare.root / "root" / package.name)
    began = time.monotonic()
    bare.as_root("dpkg", "--install", f"/root/{package.name}")
    seconds = time.monotonic() - began
    if (bare.root / "usr" / "lib" / "baohuang" / "only-older.txt").exists():
        raise SystemExit("a file of the older version stayed")
    for made in (older.with_suffix(".deb"), bare.root / "root" / package.name):
        made.unlink()
    shutil.rmtree(older)
    return seconds


def _played(bare: Bare, program: str, pictures: Path, name: str) -> list[str]:
    """The smoke test on the screen in both languages, and the ordinary start that leaves the player's data."""
    said = []
    for language in ("zh", "en"):
        report = passed(bare.play(program, "--smoke-test", "/tmp/end.png", "--lang", language))
        shutil.copy(bare.root / "tmp" / "end.png", pictures / f"{name}-{language}.png")
        (bare.root / "tmp" / "end.png").unlink()
        said.append(f"{program}: {report.strip()}")
    keeps_playing(bare.play(program, "--autoplay", "--speed", "instant", seconds=6))
    return said[:1]


def _opened_from_the_menu(bare: Bare) -> None:
    """A double-click on a record: the menu's own command shows it, from a path with a space and Chinese characters."""
    file = f"/srv/打过的牌 one{FILE_ENDING}"
    record = bare.root / file.lstrip("/")
    played = ["-m", "engine", "play", "--variant", "qingdao", "--seed", "7", "--bots", "novice", "--record", record]
    subprocess.run([sys.executable, *played], cwd=ROOT, check=True, capture_output=True)
    entry = (bare.root / MENU.lstrip("/")).read_text(encoding="utf-8")
    (command,) = (line.removeprefix("Exec=") for line in entry.splitlines() if line.startswith("Exec="))
    words = [file if word == "%f" else word for word in shlex.split(command)]
    if file not in words:
        raise SystemExit(f"the menu opens no file: {command}")
    keeps_playing(bare.play(*words, seconds=6))
    record.unlink()
