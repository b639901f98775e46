"""How a table looks to those who are connected to it, so that each is told when it looks different, and only then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from clashtable.server.audience import Listener
from clashtable.server.rows import Status
from clashtable.server.showing import changed_for, encoded
from clashtable.server.witnesses import Witness

if TYPE_CHECKING:
    from clashtable.server.tables import Table


@dataclass(frozen=True)
class Appearance:
    """How a table looks to somebody."""

    status: Status
    witness: Witness
    text: str
    """What they are told when it changes."""


def appearances(table: Table) -> dict[Listener, Appearance]:
    """Return how *table* looks to everybody who is connected to it."""
    found = {listener: table.audience.witness(listener, table.seats) for listener in table.audience.listeners}
    built = {witness: encoded(changed_for(table, witness)) for witness in set(found.values())}
    return {listener: Appearance(table.status, witness, built[witness]) for listener, witness in found.items()}


def tell_differences(table: Table, before: Mapping[Listener, Appearance]) -> None:
    """Tell everybody to whom *table* looks different now, and nobody else: decks are chosen in secret."""
    table.states.clear()
    for listener, now in appearances(table).items():
        was = before.get(listener)
        if was is None or (was.status, was.witness) != (now.status, now.witness):
            table.show_state(listener)
        elif was.text != now.text:
            listener.tell(now.text)
