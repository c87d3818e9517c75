"""Runs in the bundle before PyInstaller loads Qt, and says in one sentence where that cannot be."""

import sys

from app import preflight
from app.__main__ import unready

of_multiprocessing = any(
    word == "--multiprocessing-fork" or word.startswith("from multiprocessing.") for word in sys.argv[1:]
)
if not of_multiprocessing and (trouble := unready(sys.argv[1:])):
    preflight.tell(trouble)
    sys.exit(preflight.EXIT_CODE)
