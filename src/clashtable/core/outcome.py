"""How a match ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who won, with which scores, and why."""

    winners: tuple[int, ...]
    """The winning seats; empty for a draw."""
    scores: tuple[int, ...]
    reason: str
    """One word of the rules, such as ``out`` or ``stuck``."""
