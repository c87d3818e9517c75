"""Which files of Qt and of the system belong into the bundle, by where they lie in it.

Qt's folders differ by system: `PySide6/Qt/lib/libQt6Core.so.6`, `PySide6/Qt/qml/…`, `PySide6/Qt/plugins/…` on Linux,
`PySide6/Qt/lib/QtCore.framework/…` on macOS, `PySide6/Qt6Core.dll`, `PySide6/qml/…`, `PySide6/plugins/…` on Windows.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Part:
    """What one ability of the program needs. qml: modules by folder. libraries, plugins: names as on no system."""

    qml: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()
    plugins: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


WINDOW = Part(
    qml=("QtQml", "QtQml/Models", "QtQml/WorkerScript", "QtQuick", "QtQuick/Shapes", "QtQuick/Window"),
    libraries=(
        *("Core", "Gui", "Network", "OpenGL", "Qml", "QmlMeta", "QmlModels", "QmlWorkerScript"),
        *("Quick", "QuickShapes", "QuickShapesDesignHelpers"),
    ),
    plugins={"platforms": ("qoffscreen",)},
)
PICTURES = Part(libraries=("Svg",), plugins={"imageformats": ("qsvg", "qjpeg"), "iconengines": ("qsvgicon",)})
FILE_DIALOGS = Part(
    qml=(
        *("Qt/labs/folderlistmodel", "QtCore", "QtQuick/Controls", "QtQuick/Controls/Basic"),
        *("QtQuick/Controls/Basic/impl", "QtQuick/Controls/impl", "QtQuick/Dialogs", "QtQuick/Dialogs/quickimpl"),
        *("QtQuick/Layouts", "QtQuick/Templates"),
    ),
    libraries=(
        *("LabsFolderListModel", "QmlCore", "QuickControls2", "QuickControls2Basic", "QuickControls2BasicStyleImpl"),
        *("QuickControls2Impl", "QuickDialogs2", "QuickDialogs2QuickImpl", "QuickDialogs2Utils", "QuickLayouts"),
        "QuickTemplates2",
    ),
)
SOUND = Part(libraries=("Concurrent", "Multimedia"))
"""Without the plugin for films: sound effects are played without it."""
VOICE = Part(libraries=("TextToSpeech",))
LINUX = Part(
    libraries=("DBus", "WaylandClient", "XcbQpa"),
    plugins={
        "platforms": ("qxcb", "qwayland"),
        "platformthemes": ("qxdgdesktopportal",),
        "texttospeech": ("qtexttospeech_speechd",),
        "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
        "wayland-decoration-client": ("adwaita", "bradient"),
        "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
        "wayland-shell-integration": ("xdg-shell",),
        "xcbglintegrations": ("qxcb-egl-integration", "qxcb-glx-integration"),
    },
)
WINDOWS = Part(plugins={"platforms": ("qwindows",), "texttospeech": ("qtexttospeech_sapi", "qtexttospeech_winrt")})
MACOS = Part(plugins={"platforms": ("qcocoa",), "texttospeech": ("qtexttospeech_darwin",)})

PARTS = (WINDOW, PICTURES, FILE_DIALOGS, SOUND, VOICE, LINUX, WINDOWS, MACOS)
"""A further ability of Qt is a further Part; `tests/test_bundle.py` says what it needs besides."""

FROM_SYSTEM = re.compile(
    r"lib(python3[.\d]*|ffi|expat|sqlite3|z|mpdec|crypt|uuid|xkbcommon-x11"
    r"|xcb-(cursor|icccm|image|keysyms|render-util|util|xkb)|icu(data|i18n|uc)|shiboken6|pyside6(qml)?)[.-].*"
)
"""Shared libraries of the building Linux that go along; every other one is the business of the user's system."""

_RUNTIME = re.compile(r"(msvcp|vcruntime|concrt)140\w*\.dll|shiboken6.*|(lib)?pyside6.*", re.IGNORECASE)
_NEVER = re.compile(r"\.qmltypes$|/designer/|/tooling/|/\+\w+/|\.(exe|pyi|lib|prl)$")


def libraries() -> set[str]:
    """Names of the Qt libraries that are kept, without prefix and ending: `Core`."""
    return {name for part in PARTS for name in part.libraries}


def qml_modules() -> set[str]:
    """Folders of the QML modules that are kept."""
    return {name for part in PARTS for name in part.qml}


def plugins() -> set[str]:
    """`platforms/qxcb`: folder and name of the plugins that are kept."""
    return {f"{folder}/{name}" for part in PARTS for folder, names in part.plugins.items() for name in names}


def kept(path: str) -> bool:
    """Whether the file that would lie at `path` in the bundle belongs there."""
    path = path.replace("\\", "/")
    if library := _qt_library(path):
        return library in libraries()
    if found := re.fullmatch(r"PySide6/(?:Qt/)?(qml|plugins|translations|lib|\w+)/(.*)", path):
        kind, rest = found.groups()
        if _NEVER.search(path):
            return False
        if kind == "qml":
            return _module(rest) in qml_modules()
        if kind == "plugins":
            return _plain(rest) in plugins()
        return kind == "lib" and FROM_SYSTEM.fullmatch(rest) is not None
    name = path.rpartition("/")[2]
    if path.startswith("PySide6/") and re.search(r"\.(dll|exe|dylib|so)(\.|$)", name):
        return _RUNTIME.fullmatch(name) is not None or _python_module(name)
    if "/" not in path and re.fullmatch(r"lib.+\.so(\.[\d.]+)?", name):
        return FROM_SYSTEM.fullmatch(name) is not None
    return True


def _qt_library(path: str) -> str | None:
    """The name of a Qt library, wherever a copy or a link of it lies."""
    found = re.search(r"(?:^|/)(?:libQt6(\w+)\.so(?:\.\d+)*|Qt6(\w+)\.dll|Qt(\w+)\.framework(?:/.*)?|Qt(\w+))$", path)
    if found is None or (found[4] and "/" in path):
        return None
    return found[1] or found[2] or found[3] or found[4]


def _module(rest: str) -> str:
    """The module that a file below `qml/` is part of: the longest kept one, else its own folder."""
    folder = rest.rpartition("/")[0]
    inside = [name for name in qml_modules() if folder == name or folder.startswith(f"{name}/qml")]
    return max(inside, key=len, default=folder)


def _plain(rest: str) -> str:
    """`platforms/qxcb` of `platforms/libqxcb.so`."""
    folder, _, name = rest.rpartition("/")
    stem = re.sub(r"\.(so|dll|dylib)$", "", name)
    return f"{folder}/{stem if name.endswith('.dll') else stem.removeprefix('lib')}"


def _python_module(name: str) -> bool:
    return re.fullmatch(r"Qt\w+\.(abi3\.so|pyd|cpython-.*\.so)", name) is not None
