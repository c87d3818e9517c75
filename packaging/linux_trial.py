"""Installs the Debian package in a bare system of its own, plays in it as a player would, and removes it again."""

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

HOME = "/home/玩家 one"
"""The player's folder in the trial: with Chinese characters and a space."""
PLAYER = 1000
DISPLAY = ":93"
FEWEST = 20
"""Fewer answers than this in a few seconds, and the game stood still."""
CHANGING = ("/var/lib/dpkg/", "/var/log/", "/var/cache/", "/proc/", "/sys/", "/dev/", "/tmp/", "/run/", "/home/")
"""Where dpkg keeps its own books, and what is no part of the system."""


@dataclass
class Bare:
    """A minimal system with nothing but what the package depends on."""

    root: Path
    mounted: list[Path] = field(default_factory=list)

    @classmethod
    def made(cls, root: Path, depends: str) -> "Bare":
        """Fetches it with mmdebstrap; raises SystemExit where that fails."""
        names = ",".join(part.split()[0] for part in depends.split(", "))
        words = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={names}", "bookworm", str(root)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"mmdebstrap: {done.stderr.strip()[-500:]}")
        home = root / HOME.lstrip("/")
        home.mkdir(parents=True)
        os.chown(home, PLAYER, PLAYER)
        with (root / "etc" / "passwd").open("a", encoding="utf-8") as users:
            users.write(f"player:x:{PLAYER}:{PLAYER}::{HOME}:/bin/sh\n")
        return cls(root)

    def mount(self) -> None:
        """What a running system has: devices, processes, the screen."""
        sockets = self.root / "tmp" / ".X11-unix"
        sockets.mkdir(parents=True, exist_ok=True)
        for source, target in (("/dev", "dev"), ("/proc", "proc"), ("/tmp/.X11-unix", "tmp/.X11-unix")):
            subprocess.run(["mount", "--rbind", source, self.root / target], check=True)
            subprocess.run(["mount", "--make-rslave", self.root / target], check=True)
            self.mounted.append(self.root / target)

    def leave(self) -> None:
        """Unmount everything; the folder can be deleted afterwards."""
        for target in reversed(self.mounted):
            subprocess.run(["umount", "-R", "-l", target], check=False)
        self.mounted.clear()

    def tiny(self, inside: str, size: str) -> None:
        """A disk of that size at a path of the player's."""
        target = self.root / inside.lstrip("/")
        target.mkdir(parents=True, exist_ok=True)
        owner = f"size={size},uid={PLAYER},gid={PLAYER}"
        subprocess.run(["mount", "-t", "tmpfs", "-o", owner, "tmpfs", target], check=True)
        self.mounted.append(target)

    def as_root(self, *words: str) -> None:
        """Raises SystemExit where the command fails."""
        done = subprocess.run(["chroot", self.root, *words], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(words)}: {(done.stdout + done.stderr).strip()}")

    def play(
        self, program: str, *words: str, seconds: int = 120, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program as the player; ended after `seconds` it has the exit code 124."""
        known = {"HOME": HOME, "LANG": "C.UTF-8", "DISPLAY": DISPLAY, "PATH": "/usr/games:/usr/bin:/bin"} | environment
        user = f"--userspec={PLAYER}:{PLAYER}"
        limit = ["timeout", "-k", "5", str(seconds)]
        begin = ["chroot", user, self.root, "env", "-i", *(f"{name}={value}" for name, value in known.items())]
        return subprocess.run([*begin, *limit, program, *words], capture_output=True, text=True, check=False)

    def files(self) -> set[str]:
        """Every path of the system but what changes by itself."""
        found = set()
        for folder, names, files in os.walk(self.root):
            inside = "/" + str(Path(folder).relative_to(self.root)).removeprefix(".")
            if f"{inside}/".startswith(CHANGING):
                names.clear()
                continue
            found |= {f"{inside.rstrip('/')}/{name}" for name in files + names}
        return {path for path in found if not f"{path}/".startswith(CHANGING)}


@contextlib.contextmanager
def screen() -> Iterator[None]:
    """A screen that nobody sees, at DISPLAY."""
    words = ["Xvfb", DISPLAY, "-ac", "-screen", "0", "1920x1200x24"]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 10
        while not Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists():
            if time.monotonic() > deadline or server.poll() is not None:
                raise SystemExit("Xvfb does not start")
            time.sleep(0.05)
        yield
    finally:
        server.terminate()
        server.wait()


def one_sentence(done: subprocess.CompletedProcess[str], code: int, word: str) -> None:
    """Raises SystemExit where a refusal is more or less than one line with `word` in it."""
    lines = done.stderr.splitlines()
    if done.returncode != code or len(lines) != 1 or word not in lines[0] or "Traceback" in lines[0]:
        raise SystemExit(f"expected exit {code} and one line with {word!r}, not {done.returncode}:\n{done.stderr}")


def passed(done: subprocess.CompletedProcess[str]) -> str:
    """The report of a smoke test; raises SystemExit where it failed or said something besides."""
    if done.returncode != 0 or done.stderr:
        raise SystemExit(f"the smoke test ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def trial(package: Path, appdir: Path, pictures: Path, work: Path, depends: str) -> list[str]:
    """The whole way of a package through a bare system; what was measured. Raises SystemExit at the first fault."""
    _clear(work)
    bare = Bare.made(work, depends)
    said = []
    with screen():
        bare.mount()
        try:
            before = bare.files()
            shutil.copy(package, work / "root" / package.name)
            began = time.monotonic()
            bare.as_root("dpkg", "--install", f"/root/{package.name}")
            said.append(f"installed in {time.monotonic() - began:.1f} s")
            (work / "root" / package.name).unlink()
            said += _played(bare, "/usr/games/baohuang", pictures / "deb.png")
            _unheard(bare, "/usr/games/baohuang")
            said.append("plays on in silence with sound and voice switched on, without what is recommended")
            _troubles(bare, "/usr/games/baohuang")
            shutil.copytree(appdir, work / "opt" / "App Dir 保皇", symlinks=True)
            _two_versions(bare, "/usr/games/baohuang", "/opt/App Dir 保皇/AppRun")
            bare.as_root("dpkg", "--purge", "baohuang")
            shutil.move(work / "opt" / "App Dir 保皇", work / "tmp" / "App Dir 保皇")
            if left := bare.files() ^ before:
                raise SystemExit(f"not as it was before: {sorted(left)[:10]}")
            if not (work / HOME.lstrip("/") / ".local" / "share" / "baohuang" / "baohuang.sqlite3").exists():
                raise SystemExit("the player's data went with the package")
            said.append("removed without a trace but the player's data")
            said += _played(bare, "/tmp/App Dir 保皇/AppRun", pictures / "appdir.png")
            _missing_library(bare, "/tmp/App Dir 保皇/AppRun")
            said.append("trouble is told in one sentence: read-only, full disk, two windows, missing library")
        finally:
            bare.leave()
    _clear(work)
    return said


def _clear(work: Path) -> None:
    """Deletes the system; raises SystemExit where something is still mounted in it, which is then left alone."""
    mounts = Path("/proc/self/mounts").read_text(encoding="utf-8")
    if f" {work}/" in mounts:
        raise SystemExit(f"something is mounted below {work}")
    if work.exists():
        shutil.rmtree(work)


def _played(bare: Bare, program: str, picture: Path) -> list[str]:
    """The smoke test on the screen, and the ordinary start that leaves the player's data."""
    report = passed(bare.play(program, "--smoke-test", "/tmp/end.png", "--lang", "zh"))
    shutil.copy(bare.root / "tmp" / "end.png", picture)
    (bare.root / "tmp" / "end.png").unlink()
    _keeps_playing(bare.play(program, "--autoplay", "--speed", "instant", seconds=6))
    return [f"{program}: {report.strip()}"]


def _unheard(bare: Bare, program: str) -> None:
    """Sound and voice are wanted, and the system has neither: nothing is said of it, the deal goes on."""
    data = f"{HOME}/unheard"
    folder = bare.root / data.lstrip("/")
    folder.mkdir()
    os.chown(folder, PLAYER, PLAYER)
    wanted = {"version": 1, "welcomed": True, "sound": True, "voice": True}
    (folder / "settings.json").write_text(json.dumps(wanted), encoding="utf-8")
    _keeps_playing(bare.play(program, "--autoplay", "--speed", "instant", "--data-dir", data, seconds=15))
    with contextlib.closing(sqlite3.connect(folder / "baohuang.sqlite3")) as saved:
        (answers,) = saved.execute("SELECT count(*) FROM actions").fetchone()
    if answers < FEWEST:
        raise SystemExit(f"{answers} answers were given where nothing can be heard")
    shutil.rmtree(folder)


def _keeps_playing(done: subprocess.CompletedProcess[str]) -> None:
    """Raises SystemExit where the game did not go on until it was ended; Python and fontconfig make remarks."""
    remarks = ("resource_tracker", "Fontconfig error: No writable cache", "write cache: ")
    said = [line for line in done.stderr.splitlines() if line.strip() and not any(mark in line for mark in remarks)]
    if done.returncode != 124 or said:
        raise SystemExit(f"the game ended with {done.returncode}: {done.stderr}")


def _troubles(bare: Bare, program: str) -> None:
    """A folder that cannot be written, a disk that is full at once or after a while."""
    smoke = ("--smoke-test", "/tmp/end.png", "--lang", "en")
    (bare.root / "srv" / "closed").mkdir(mode=0o555)
    one_sentence(bare.play(program, *smoke, "--data-dir", "/srv/closed"), 1, "/srv/closed")
    bare.tiny(f"{HOME}/full", "4k")
    one_sentence(bare.play(program, *smoke, "--data-dir", f"{HOME}/full"), 1, "full")
    one_sentence(bare.play(program, *smoke, TMPDIR=f"{HOME}/full"), 1, "full")
    bare.tiny(f"{HOME}/small", "96k")
    one_sentence(bare.play(program, *smoke, "--data-dir", f"{HOME}/small"), 1, "small")
    for folder in ("/srv/closed", f"{HOME}/full"):
        _keeps_playing(bare.play(program, "--autoplay", "--speed", "instant", seconds=6, HOME=folder))
    (bare.root / "srv" / "closed").rmdir()
    (bare.root / "srv" / "no.baohuang").write_text("{}", encoding="utf-8")
    one_sentence(bare.play(program, "/srv/no.baohuang", "--lang", "en"), 2, "no.baohuang")
    from_menu = bare.play(program, "/srv/no.baohuang", seconds=6, BAOHUANG_NOTICE="window")
    one_sentence(from_menu, 124, "no.baohuang")  # the window waits to be read
    (bare.root / "srv" / "no.baohuang").unlink()


def _two_versions(bare: Bare, one: str, other: str) -> None:
    """While one version plays, another one on the same data says that it saves nothing; the first goes on."""
    data = f"{HOME}/both"
    words = ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(bare.root), "env", "-i", f"HOME={HOME}"]
    words += [f"DISPLAY={DISPLAY}", "timeout", "60", one, "--data-dir", data]
    first = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 30
        while not (bare.root / data.lstrip("/") / "baohuang.sqlite3-wal").exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        smoke = ("--smoke-test", "/tmp/end.png", "--lang", "en", "--data-dir", data)
        one_sentence(bare.play(other, *smoke), 1, "saves nothing")
        if first.poll() is not None:
            raise SystemExit(f"the first window ended: {first.stderr.read() if first.stderr else ''}")
    finally:
        first.terminate()
        first.wait()
    passed(bare.play(other, "--smoke-test", "/tmp/end.png", "--data-dir", data))


def _missing_library(bare: Bare, program: str) -> None:
    """Each library that the program asks for before Qt is named with its package when it is missing."""
    asked_for = {"libGL.so.1": "libgl1", "libfontconfig.so.1": "libfontconfig1", "libX11.so.6": "libx11-6"}
    for name, package in asked_for.items():
        (found,) = (bare.root / "usr" / "lib" / "x86_64-linux-gnu").glob(name)
        hidden = found.with_name(f"hidden-{name}")
        found.rename(hidden)
        done = bare.play(program, "--smoke-test", "/tmp/end.png")
        hidden.rename(found)
        one_sentence(done, 2, package)
