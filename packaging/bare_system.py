"""A bare Debian of its own, the player in it, a screen that nobody sees, and what a program there may say."""

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

HOME = "/home/玩家 one"
"""The player's folder in the trial: with Chinese characters and a space."""
PLAYER = 1000
DISPLAY = ":93"
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
        target = self.inside(inside)
        target.mkdir(parents=True, exist_ok=True)
        owner = f"size={size},uid={PLAYER},gid={PLAYER}"
        subprocess.run(["mount", "-t", "tmpfs", "-o", owner, "tmpfs", target], check=True)
        self.mounted.append(target)

    def again(self, inside: str, option: str) -> None:
        """Mount a disk of `tiny` with another size, or as one that can or cannot be written."""
        subprocess.run(["mount", "-o", f"remount,{option}", self.inside(inside)], check=True)

    def inside(self, path: str) -> Path:
        """Where a path of that system lies in this one."""
        return self.root / path.lstrip("/")

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


def keeps_playing(done: subprocess.CompletedProcess[str]) -> None:
    """Raises SystemExit where the game did not go on until it was ended; Python and fontconfig make remarks."""
    remarks = ("resource_tracker", "Fontconfig error: No writable cache", "write cache: ")
    said = [line for line in done.stderr.splitlines() if line.strip() and not any(mark in line for mark in remarks)]
    if done.returncode != 124 or said:
        raise SystemExit(f"the game ended with {done.returncode}: {done.stderr}")


def clear(work: Path) -> None:
    """Deletes the system; raises SystemExit where something is still mounted in it, which is then left alone."""
    mounts = Path("/proc/self/mounts").read_text(encoding="utf-8")
    if f" {work}/" in mounts:
        raise SystemExit(f"something is mounted below {work}")
    if work.exists():
        shutil.rmtree(work)
