"""``python -m clashtable`` does what ``clashtable`` does."""

import sys

from clashtable.cli import main

if __name__ == "__main__":
    sys.exit(main())
