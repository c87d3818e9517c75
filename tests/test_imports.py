"""Imports point one way: QML → view models → session → engine, and the engine's core knows only the rules."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Modules of the engine that read files or do input and output; every other one is the core.
ENGINE_EDGE = ("engine.variants", "engine.__main__", "engine.cli")
NOT_IN_THE_CORE = {
    "asyncio", "datetime", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "pickle", "random",
    "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
# Lower layers of the window first; a layer imports only those before it and its own.
APP_LAYERS = (
    ("app.preflight", "app.resources", "app.files", "app.messages"),
    ("app.settings", "app.storage", "app.text"),
    ("app.bot_worker",),
    ("app.bot_process",),
    ("app.session",),
    ("app.models", "app.viewmodels"),
)


@dataclass(frozen=True)
class Import:
    """One import; `at_start` is false inside functions and `if TYPE_CHECKING`."""

    module: str
    name: str | None
    at_start: bool

    def __str__(self) -> str:
        return f"{self.module}.{self.name}" if self.name else self.module


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {module_name(path): path for package in ("engine", "app") for path in (ROOT / package).rglob("*.py")}


@cache
def imports(module: str) -> tuple[Import, ...]:
    path = modules()[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    return tuple(_imports(ast.parse(path.read_text(encoding="utf-8")).body, package, at_start=True))


def _imports(nodes: list[ast.stmt], package: str, at_start: bool) -> Iterator[Import]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, None, at_start) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield Import(whole, None, at_start) if whole in modules() else Import(base, alias.name, at_start)
        else:
            inside_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            typing_only = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for field in ("body", "orelse", "finalbody"):
                later = inside_function or (typing_only and field == "body")
                yield from _imports(getattr(node, field, []), package, at_start and not later)
            for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
                yield from _imports(part.body, package, at_start and not inside_function)


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def of(package: str) -> list[str]:
    return sorted(module for module in modules() if within(module, package))


def started_with(module: str) -> set[str]:
    """Every module that Python loads when it loads this one."""
    loaded: set[str] = set()
    pending = [module]
    while pending:
        current = pending.pop()
        if current in loaded:
            continue
        loaded.add(current)
        parts = current.split(".")
        pending += [".".join(parts[:length]) for length in range(1, len(parts))]
        if current in modules():
            pending += [found.module for found in imports(current) if found.at_start]
    return loaded


@pytest.mark.parametrize("module", of("engine"))
def test_engine_needs_only_the_standard_library(module: str) -> None:
    for found in imports(module):
        top = found.module.partition(".")[0]
        assert top == "engine" or top in sys.stdlib_module_names, f"{module} imports {found}"


@pytest.mark.parametrize("module", [name for name in of("engine") if not within(name, *ENGINE_EDGE)])
def test_engine_core_knows_no_files_clocks_or_chance(module: str) -> None:
    forbidden = NOT_IN_THE_CORE - ({"random"} if within(module, "engine.bots", "engine.arena") else set())
    for found in imports(module):
        assert found.module.partition(".")[0] not in forbidden, f"{module} imports {found}"


@pytest.mark.parametrize("module", [name for name in of("engine") if not within(name, "engine.__main__")])
def test_engine_core_needs_no_command_line(module: str) -> None:
    for found in imports(module):
        assert within(module, "engine.cli") or not within(found.module, "engine.__main__", "engine.cli")


@pytest.mark.parametrize("module", [*of("engine.bots"), *of("engine.search")])
def test_bots_get_views_only(module: str) -> None:
    hidden = ("engine.transition", "engine.deal", "engine.match", "engine.record", "engine.replay")
    for found in imports(module):
        assert not within(found.module, *hidden), f"{module} imports {found}"
        if found.module == "engine.state":  # the small values that a view carries, never the state itself
            assert found.name not in {None, "GameState"}, f"{module} imports {found}"


@pytest.mark.parametrize("module", sorted(modules()))
def test_private_names_stay_in_their_module(module: str) -> None:
    for found in imports(module):
        if found.module.partition(".")[0] in {"engine", "app"}:
            private = [part for part in str(found).split(".") if part.startswith("_") and not part.startswith("__")]
            assert not private, f"{module} imports {found}"


@pytest.mark.parametrize("module", of("app"))
def test_app_layers_point_one_way(module: str) -> None:
    level = next((number for number, layer in enumerate(APP_LAYERS) if within(module, *layer)), None)
    if level is None:
        return
    upper = [name for layer in APP_LAYERS[level + 1 :] for name in layer] + ["app.__main__"]
    for found in imports(module):
        assert not within(found.module, *upper), f"{module} imports {found}"


@pytest.mark.parametrize("module", [*of("app.viewmodels"), *of("app.models")])
def test_view_models_leave_storage_to_the_session(module: str) -> None:
    for found in imports(module):
        assert not within(found.module, "sqlite3", "app.storage"), f"{module} imports {found}"


def test_preflight_comes_before_everything_else() -> None:
    for found in imports("app.preflight"):
        assert found.module.partition(".")[0] in sys.stdlib_module_names


@pytest.mark.parametrize("module", ["app.__main__", "app.bot_worker"])
def test_a_worker_process_never_loads_qt(module: str) -> None:
    if module in modules():
        assert not [name for name in started_with(module) if within(name, "PySide6")]
