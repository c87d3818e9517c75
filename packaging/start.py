"""What the bundle runs, and what it runs again for the bots' own process."""

import sys

from app.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
