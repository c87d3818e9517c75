"""What goes into the bundle: the whitelist of Qt's files holds together, and every package tells the same facts."""

import ast
import plistlib
import re
import runpy
import struct
import sys
import xml.etree.ElementTree
from pathlib import Path

import bundle_facts
import icons
import linux_packages
import made_files
import pytest
import qt_files
import qt_tools
import yaml
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
FACTS = bundle_facts.Facts("1.2.3", "2031-02-03", "https://home.example")
TEMPLATES = sorted(path for path in (PACKAGING / "linux").iterdir() if "@" in path.read_text(encoding="utf-8"))
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="reads Qt's folders as they are on Linux")


def qt_paths() -> list[str]:
    """Every file of the installed Qt, by its path in an unpruned bundle."""
    package = qt_tools.pyside_folder()
    return [path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()]


def test_every_module_that_the_window_imports_is_kept() -> None:
    imported = set()
    for path in (ROOT / "app" / "qml").rglob("*.qml"):
        if not path.name.startswith("tst_"):
            imported |= set(re.findall(r"^import (Qt[\w.]*)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert imported
    assert {name.replace(".", "/") for name in imported} <= qt_files.qml_modules()


@linux_only
def test_kept_modules_find_the_modules_on_which_they_depend() -> None:
    folder = qt_tools.pyside_folder() / "Qt" / "qml"
    lacking = {}
    for module in qt_files.qml_modules():
        text = (folder / module / "qmldir").read_text(encoding="utf-8")
        for name in re.findall(r"^(?:depends|import) ([\w.]+)", text, re.MULTILINE):
            if name != "QML" and name.replace(".", "/") not in qt_files.qml_modules():
                lacking[module] = name
    assert not lacking


@linux_only
def test_kept_libraries_find_the_libraries_that_they_need() -> None:
    kept = [path for path in qt_paths() if qt_files.kept(path)]
    present = {path.rpartition("/")[2] for path in kept}
    site = qt_tools.pyside_folder().parent
    lacking = {}
    for path in kept:
        if ".so" in path and not path.endswith(".abi3.so"):
            for name in re.findall(rb"\0(lib(?:Qt6|icu)\w+\.so[.\d]*)(?=\0)", (site / path).read_bytes()):
                if name.decode() not in present:
                    lacking.setdefault(name.decode(), path)
    assert not lacking


@linux_only
def test_every_name_of_the_whitelist_is_one_of_qts() -> None:
    kept = {path for path in qt_paths() if qt_files.kept(path)}
    plain = {qt_files._plain(path.partition("/plugins/")[2]) for path in kept if "/plugins/" in path}
    foreign = {f"{folder}/{name}" for part in (qt_files.WINDOWS, qt_files.MACOS) for folder, names in
               part.plugins.items() for name in names}  # fmt: skip
    assert plain == qt_files.plugins() - foreign
    assert {name for path in kept if (name := qt_files._qt_library(path))} == qt_files.libraries()
    assert qt_files.qml_modules() <= {path.partition("/qml/")[2].rpartition("/")[0] for path in kept}


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt6Core.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/plugins/imageformats/qsvg.dll",
        "PySide6/qml/QtQuick/Dialogs/quickimpl/qml/FileDialog.qml",
        "PySide6/qml/QtQuick/qtquick2plugin.dll",
        "PySide6/msvcp140.dll",
        "PySide6/VCRUNTIME140_1.dll",
        "PySide6/QtQuick.pyd",
        "PySide6/pyside6qml.abi3.dll",
        "shiboken6/shiboken6.abi3.dll",
        "python313.dll",
        "libffi-8.dll",
        "Qt6Gui.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/qml/QtQuick/Window/qmldir",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libQt6Core.so.6",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
        "PySide6/QtCore.abi3.so",
        "app/qml/Baohuang/Main.qml",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_every_layout_needs_is_kept(path: str) -> None:
    assert qt_files.kept(path)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt6WebEngineCore.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/avcodec-63.dll",
        "PySide6/lrelease.exe",
        "PySide6/plugins/qmltooling/qmldbg_tcp.dll",
        "PySide6/plugins/imageformats/qtiff.dll",
        "PySide6/qml/QtQuick/plugins.qmltypes",
        "PySide6/qml/QtQuick/Controls/Material/Button.qml",
        "PySide6/qml/QtQuick/Controls/designer/qmldir",
        "PySide6/translations/qtbase_de.qm",
        "PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf",
        "PySide6/Qt/plugins/platforms/libqminimal.dylib",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/+Material/FileDialog.qml",
        "libQt6Widgets.so.6",
        "libgtk-3.so.0",
        "libstdc++.so.6",
        "libX11.so.6",
    ],
)
def test_what_no_layout_needs_is_left_out(path: str) -> None:
    assert not qt_files.kept(path)


def test_the_version_is_written_in_one_place() -> None:
    version = made_files.version()
    folders = ("app", "packaging", "i18n", ".github", ".ci")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    files = [path for path in [*files, ROOT / "README.md"] if not {"generated", "__pycache__"} & set(path.parts)]
    found = [path for path in files if version.encode() in path.read_bytes() and path.suffix in TEXTS | {""}]
    assert len(files) > 100 and not found


TEXTS = {".py", ".md", ".toml", ".xml", ".nsi", ".yml", ".yaml", ".plist", ".spec", ".txt", ".ts", ".desktop", ".qml"}


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_templates_are_filled_in(template: Path) -> None:
    text = FACTS.fill(template)
    assert not re.search(r"@[A-Z]", text)
    if template.suffix == ".xml":
        xml.etree.ElementTree.fromstring(text)


def test_every_package_tells_the_same_facts() -> None:
    linux = PACKAGING / "linux"
    assert re.search(r"^Version: 1\.2\.3$", FACTS.fill(linux / "control"), re.MULTILINE)
    assert 'version="1.2.3" date="2031-02-03"' in FACTS.fill(linux / "metainfo.xml")
    assert FACTS.four == (1, 2, 3, 0)
    assert ast.parse(FACTS.windows_version()) and "'ProductVersion', '1.2.3'" in FACTS.windows_version()
    types = [FACTS.fill(linux / name) for name in ("metainfo.xml", "mime.xml", "baohuang.desktop")]
    assert all(bundle_facts.FILE_TYPE in text for text in types)
    plist = plistlib.loads(plistlib.dumps(FACTS.info_plist()))
    (declared,) = plist["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["baohuang"]
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert all(plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes()).values())


def test_what_is_told_of_the_program_fits_the_screenshots() -> None:
    tree = xml.etree.ElementTree.fromstring(FACTS.fill(PACKAGING / "linux" / "metainfo.xml"))
    images = list(tree.iter("image"))
    assert images
    for image in images:
        picture = QImage(str(ROOT / str(image.text).partition("/v1.2.3/")[2]))
        assert (picture.width(), picture.height()) == (int(image.attrib["width"]), int(image.attrib["height"]))


def test_the_changelog_of_the_debian_package_is_the_projects() -> None:
    facts = bundle_facts.Facts(made_files.version(), "2031-02-03", "")
    first, *_, last = linux_packages.debian_changelog(facts).splitlines()
    assert first == f"baohuang ({facts.version}) unstable; urgency=medium"
    assert last.endswith("  Mon, 03 Feb 2031 12:00:00 +0000")
    points = [line for line in linux_packages.debian_changelog(facts).splitlines() if line.startswith("  * ")]
    assert len(points) > 5


def test_the_icons_hold_every_size() -> None:
    for kind, content, sizes in (("ico", icons.ico(), icons.WINDOWS), ("icns", icons.icns(), icons.MACOS)):
        buffer = QBuffer()
        buffer.setData(QByteArray(content))
        buffer.open(QBuffer.OpenModeFlag.ReadOnly)
        reader = QImageReader(buffer, kind.encode())
        found = set()
        for number in range(reader.imageCount()):
            reader.jumpToImage(number)
            found.add(reader.read().width())
        assert found == set(sizes), kind
    assert struct.unpack(">I", icons.icns()[4:8]) == (len(icons.icns()),)


def test_small_sizes_have_a_drawing_of_their_own() -> None:
    def enlarged(size: int) -> QImage:
        return QImage.fromData(icons.png(size)).scaled(128, 128)

    assert enlarged(icons.DETAIL - 1).pixelColor(64, 12) != enlarged(icons.DETAIL).pixelColor(64, 12)


def workflow() -> dict[str, dict[str, dict[str, object]]]:
    read: dict[str, dict[str, dict[str, object]]] = yaml.safe_load(
        (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    )
    return read


def scripts(job: dict[str, object]) -> str:
    """Everything that a job runs."""
    steps = job["steps"]
    assert isinstance(steps, list) and all(("uses" in step) != ("run" in step) for step in steps)
    return "\n".join(step.get("run", "") for step in steps)


def test_the_release_is_built_and_tried_on_three_systems() -> None:
    jobs = workflow()["jobs"]
    assert all(need in jobs for job in jobs.values() for need in job.get("needs", []) if isinstance(job["needs"], list))
    for system, building, trying in (
        ("ubuntu", "linux", "linux"),
        ("windows", "windows-bundle", "windows"),
        ("macos", "macos", "macos"),
    ):
        for job in (jobs[building], jobs[trying]):
            runners = [job["runs-on"], *job.get("strategy", {"matrix": {"runner": []}})["matrix"]["runner"]]
            assert all(str(name).startswith((system, "${{ matrix")) for name in runners)
        assert "packaging/build bundle" in scripts(jobs[building])
        assert "--smoke-test" in scripts(jobs[trying])
    assert "packaging/build installer" in scripts(jobs["windows-installer"])
    assert "SHA256SUMS" in scripts(jobs["publish"])
    assert set(jobs["publish"]["needs"]) == {"linux", "windows", "macos"}


def test_the_workflow_names_what_there_is() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    paths = re.findall(r"packaging/[\w./]+", text)
    assert paths and all((ROOT / path).exists() for path in paths)
    actions = re.findall(r"uses: (\S+)", text)
    assert actions and all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in actions)
    assert set(re.findall(r"python packaging/build ([\w ]+)", text)) <= {
        "bundle", "bundle deb appdir", "bundle dmg", "installer",
    }  # fmt: skip


def test_the_disk_image_shows_the_app_beside_the_folder_for_it() -> None:
    settings = runpy.run_path(str(PACKAGING / "macos" / "dmg_settings.py"), {"defines": {"app": "/x/Baohuang.app"}})
    assert settings["files"] == ["/x/Baohuang.app"]
    assert set(settings["icon_locations"]) == {"Baohuang.app", *settings["symlinks"]}


def test_the_flatpak_manifest_can_be_read() -> None:
    manifest = yaml.safe_load(FACTS.fill(PACKAGING / "linux" / "flatpak.yaml"))
    assert manifest["app-id"] == FACTS.identifier and manifest["command"] == "baohuang"
    assert not [line for line in manifest["finish-args"] if "filesystem" in line or "network" in line]
