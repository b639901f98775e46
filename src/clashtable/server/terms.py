"""The terms of a table: what its host may choose beside the rules, and what is wrong with a choice."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.text import counted, listed
from clashtable.server.facts import USUAL, Terms

DAY: Final = 24 * 3600
LEAST_SECONDS: Final = 5
MOST_SECONDS: Final = 14 * DAY
MOST_INCREMENT: Final = 3600
LEAST_AWAY: Final = 15
MOST_DELAY: Final = 600
LENGTHS: Final = (1, 3, 5, 7)


def check_terms(terms: Terms) -> None:
    """Refuse what cannot be agreed on; InvalidMessage says what is possible."""
    check_time(terms)
    if terms.away and not LEAST_AWAY <= terms.away <= MOST_SECONDS:
        raise InvalidMessage(f"Somebody counts as away after {LEAST_AWAY} seconds to 14 days, or never (0).")
    if not 0 <= terms.delay <= MOST_DELAY:
        raise InvalidMessage(f"Spectators can be 0 to {MOST_DELAY} seconds behind, not {terms.delay}.")
    if terms.best_of not in LENGTHS:
        raise InvalidMessage(f"A series is the best of {listed([str(length) for length in LENGTHS], 'or')}.")


def check_time(terms: Terms) -> None:
    """Refuse a clock that cannot be."""
    if terms.time == "none":
        if terms.seconds or terms.increment:
            raise InvalidMessage("Without a clock there are neither seconds nor an increment.")
        return
    if not LEAST_SECONDS <= terms.seconds <= MOST_SECONDS:
        raise InvalidMessage(f"A clock has {LEAST_SECONDS} seconds to 14 days, not {counted(terms.seconds, 'second')}.")
    if terms.increment and terms.time == "move":
        raise InvalidMessage("Only a bank has an increment; with so many seconds for each move there is none.")
    if not 0 <= terms.increment <= MOST_INCREMENT:
        raise InvalidMessage(f"An increment is 0 to {MOST_INCREMENT} seconds, not {terms.increment}.")


def terms_from(kept: dict[str, Any] | None) -> Terms:
    """Return the terms of a table as they are kept; those from before there were any are the usual ones."""
    return USUAL if kept is None else msgspec.convert(kept, Terms)


def kept_terms(terms: Terms) -> dict[str, Any]:
    """Return *terms* as they are kept: only what is not as usual."""
    usual = msgspec.to_builtins(USUAL)
    return {name: value for name, value in msgspec.to_builtins(terms).items() if value != usual[name]}
