"""Build backend: setuptools, once `app/generated/` is made."""

import shutil

import made_files
from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
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


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """A wheel, from a fresh build folder: a file deleted since the last build must not come back."""
    shutil.rmtree(made_files.ROOT / "build" / "lib", ignore_errors=True)
    made_files.prepare()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """An editable wheel; the made files lie in the checkout."""
    made_files.prepare()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
