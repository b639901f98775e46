"""The lobby: which tables are open or running, for everybody who looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from clashtable.server.audience import Listener
from clashtable.server.clock import Clock
from clashtable.server.messages import Lobby
from clashtable.server.showing import encoded, table_info
from clashtable.server.tables import Table

MOST_TABLES: Final = 100
"""How many tables the lobby shows at most."""
CALM: Final = 0.2
"""So many seconds pass at least between two messages about the lobby."""


class LobbyRoom:
    """Those who look at the lobby, and what they see."""

    def __init__(self, tables: Mapping[str, Table], clock: Clock, most_each: int) -> None:
        self.clock = clock
        self.most_each = most_each
        """How many tables of one person are shown."""
        self.tables = tables
        self.listeners: set[Listener] = set()
        self.waking: bool = False

    def listing(self) -> Lobby:
        """Return the public tables that are open or running, newest first, and not too many of one person."""
        found = sorted(filter(is_shown, self.tables.values()), key=lambda table: table.row.created, reverse=True)
        counted: Counter[str] = Counter()
        shown: list[Table] = []
        for table in found:
            owner = table.row.host or table.id
            counted[owner] += 1
            if counted[owner] <= self.most_each:
                shown.append(table)
        return Lobby(tuple(table_info(table) for table in shown[:MOST_TABLES]))

    def join(self, listener: Listener) -> None:
        """Let *listener* hear of every change, beginning with how things stand."""
        self.listeners.add(listener)
        listener.tell(encoded(self.listing()))

    def part(self, listener: Listener) -> None:
        """Stop telling *listener* anything."""
        self.listeners.discard(listener)

    def touch(self) -> None:
        """Tell everybody soon that something changed; many changes make one message."""
        if not self.waking and self.listeners:
            self.waking = True
            self.clock.later(CALM, self._tell_all)

    def _tell_all(self) -> None:
        self.waking = False
        text = encoded(self.listing())
        for listener in tuple(self.listeners):
            listener.tell(text)


def is_shown(table: Table) -> bool:
    """Tell whether the lobby shows *table*."""
    return table.row.public and table.status in ("waiting", "running") and table.is_lively()


def busy_with(tables: Iterable[Table], guest: str) -> int:
    """Return how many tables are still under way that *guest* opened or sits at."""
    return sum(
        table.status in ("waiting", "running")
        and (table.row.host == guest or table.seats.of(guest) is not None)
        and table.is_lively()
        for table in tables
    )
