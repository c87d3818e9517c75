"""`python -m engine`: the command line."""

import sys

if __name__ == "__main__":
    try:
        from .cli import main

        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
