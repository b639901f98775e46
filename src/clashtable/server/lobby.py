"""The lobby: which tables are open or running, for everybody who looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from clashtable.server.audience import Listener
from clashtable.server.clock import Clock
from clashtable.server.messages import Lobby
from clashtable.server.news import Listing, Shown
from clashtable.server.relay import Relay
from clashtable.server.showing import encoded, table_info
from clashtable.server.tables import Table

MOST_TABLES: Final = 100
"""How many tables the lobby shows at most."""
CALM: Final = 0.2
"""So many seconds pass at least between two messages about the lobby."""
Found = TypeVar("Found")


class LobbyRoom:
    """Those who look at the lobby, and what they see."""

    def __init__(self, tables: Mapping[str, Table], clock: Clock, most_each: int, relay: Relay) -> None:
        self.clock = clock
        self.most_each = most_each
        """How many tables of one person are shown."""
        self.tables = tables
        self.relay = relay
        self.elsewhere: dict[str, tuple[Shown, ...]] = {}
        """What other workers have to show."""
        self.told = Listing(())
        """What they were last told of us."""
        self.listeners: set[Listener] = set()
        self.waking: bool = False

    def listing(self) -> Lobby:
        """Return the public tables that are open or running, newest first, and not too many of one person."""
        found = {shown.info.id: shown for tables in self.elsewhere.values() for shown in tables}
        found |= {shown.info.id: shown for shown in self._own()}
        listed = newest(found.values(), lambda shown: (shown.info.created, shown.owner), self.most_each)
        return Lobby(tuple(shown.info for shown in listed))

    def own_listing(self) -> Listing:
        """Return what other workers may show of ours."""
        self.told = Listing(self._own())
        return self.told

    def _own(self) -> tuple[Shown, ...]:
        """Return the tables of this worker."""
        found = filter(is_shown, self.tables.values())
        listed = newest(found, lambda table: (table.row.created, owner_of(table)), self.most_each)
        return tuple(Shown(owner_of(table), table_info(table)) for table in listed)

    def show_elsewhere(self, worker: str, tables: tuple[Shown, ...]) -> None:
        """Show what *worker* has to show from now on."""
        self.elsewhere.pop(worker, None)
        if tables:
            self.elsewhere[worker] = tables
        self.touch()

    def join(self, listener: Listener) -> None:
        """Let *listener* hear of every change, beginning with how things stand."""
        self.listeners.add(listener)
        listener.tell(encoded(self.listing()))

    def part(self, listener: Listener) -> None:
        """Stop telling *listener* anything."""
        self.listeners.discard(listener)

    def touch(self) -> None:
        """Tell everybody soon that something changed; many changes make one message."""
        if not self.waking and (self.listeners or self.relay.is_shared):
            self.waking = True
            self.clock.later(CALM, self._tell_all)

    def _tell_all(self) -> None:
        self.waking = False
        if self.relay.is_shared:
            before = self.told
            if self.own_listing() != before:
                self.relay.tell(self.told)
        text = encoded(self.listing())
        for listener in tuple(self.listeners):
            listener.tell(text)


def newest(found: Iterable[Found], made_and_owner: Callable[[Found], tuple[str, str]], most_each: int) -> list[Found]:
    """Return the newest of what was *found*, not more than *most_each* of one owner."""
    counted: Counter[str] = Counter()
    listed: list[Found] = []
    for one in sorted(found, key=made_and_owner, reverse=True):
        _made, owner = made_and_owner(one)
        counted[owner] += 1
        if counted[owner] <= most_each:
            listed.append(one)
    return listed[:MOST_TABLES]


def owner_of(table: Table) -> str:
    """Return whose table it is: whoever opened it, or came to be its host."""
    return table.row.host or table.id


def is_shown(table: Table) -> bool:
    """Tell whether the lobby shows *table*."""
    return table.row.public and (
        (table.status == "running" and table.is_lively()) or (table.status == "waiting" and table.is_attended())
    )


def busy_with(tables: Iterable[Table], guest: str) -> int:
    """Return how many tables are still under way that *guest* opened or sits at."""
    return sum(
        table.status in ("waiting", "running")
        and (table.row.host == guest or table.seats.of(guest) is not None)
        and table.is_lively()
        for table in tables
    )
