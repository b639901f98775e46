"""What is asked and told about matches of one's own, and about matches that are over. Next, read ``history.py``."""

from __future__ import annotations

from clashtable.server.messages import Fact, YourTable


class YourTables(Fact, frozen=True):
    """One's own tables, of those that are over a page."""

    underway: tuple[YourTable, ...]
    """All that wait or run, newest first; none on a later page."""
    finished: tuple[YourTable, ...]
    """The last to end first."""
    before: str | None
    """What to ask for the next page with; None when this was the last."""
