"""The closed lists and figures of the rulebook."""

from typing import Final

DECK: Final = 20
"""The cards are numbered from 1 to this (T-1.2)."""
NO_CARD: Final = 0
