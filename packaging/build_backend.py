"""Build backend: setuptools, once `app/generated/` is made; with `compiled=yes` the search is compiled too."""

import shutil
from contextlib import nullcontext

import compiled
import made_files
from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


MYPYC = "mypy==2.4.1"


def wants_compiled(config_settings):
    """Whether `--config-settings compiled=yes` was given."""
    return (config_settings or {}).get("compiled") == "yes"


def get_requires_for_build_wheel(config_settings=None):
    """What the build needs besides `pyproject.toml`: a compiler of Python where one was asked for."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, MYPYC] if wants_compiled(config_settings) else needed


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """A wheel, from a fresh build folder: a file deleted since the last build must not come back."""
    shutil.rmtree(made_files.ROOT / "build" / "lib", ignore_errors=True)
    made_files.prepare()
    with compiled.in_wheel() if wants_compiled(config_settings) else nullcontext():
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """An editable wheel; the made files lie in the checkout."""
    made_files.prepare()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
