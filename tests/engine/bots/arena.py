"""`python -m tests.engine.bots.arena`: the engine's arena with the exploiters among its bots (a command, no test)."""

from __future__ import annotations

import argparse
import sys

from engine.cli import arena
from engine.cli.inputs import BAD_INPUT, BadInput
from tests.engine.bots.exploiters import EXPLOITERS, player_of


def main() -> int:
    """Exit code as of the engine's own command."""
    parser = argparse.ArgumentParser(description=__doc__, epilog=f"Exploiters: {', '.join(EXPLOITERS)}")
    arena.add_arguments(parser)
    try:
        return arena.run(parser.parse_args(), player_of)
    except BadInput as error:
        print(error, file=sys.stderr)
        return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
