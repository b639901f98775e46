"""Why something cannot be done now: one reason at a time, with what stands in the way as data."""

from collections.abc import Sequence

import msgspec

from clashtable.core.errors import IllegalMove
from clashtable.core.state import Move
from clashtable.core.text import listed

MOST_NAMED = 12
"""A refusal names at most so many of the moves that are possible instead."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first thing that stands in the way of a move.

    It is true, and it is enough: take away what ``obstacle`` names, and the move is legal or another reason follows.
    """

    text: str
    """A sentence to a player, with a small letter at its beginning unless it begins with a name."""
    rule: str
    """The number of the rule that the move would break."""
    obstacle: str = "moment"
    """What stands in the way, a word of the game's own list: ``moment`` where it is the time for another decision."""
    about: str = ""
    """The thing that it is about, as the paths of options name things; nothing where it is about no one thing."""
    amount: int = 0
    """How much is lacking, where something is counted."""


def refused(move: Move, reason: Reason, legal: Sequence[Move]) -> IllegalMove:
    """Return the refusal of *move*: what was asked, why not, and which *legal* moves there are."""
    found = [other.notation for other in legal]
    named = found if len(found) <= MOST_NAMED else [*found[:MOST_NAMED], f"{len(found) - MOST_NAMED} more"]
    return IllegalMove(
        f"{move.notation} is not possible: {reason.text} Possible now: {listed(named, 'or')}.", reason.rule
    )
