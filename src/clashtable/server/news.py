"""What workers that share a database tell one another. Losing any of it loses nothing: the database has it all.

Nothing here leaves for a browser. What a worker hears it looks up, plays and shows by itself (``colleagues.py``).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from clashtable.server.facts import Offered, TableInfo
from clashtable.server.rows import MoveRow


class Item(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of what is told."""


class MoveMade(Item, frozen=True):
    """A move has been committed."""

    table: str
    move: MoveRow
    is_last: bool
    """Whether the match is over."""


class TableAltered(Item, frozen=True):
    """The row or the seats of a table have another edition, or it is new."""

    table: str
    guests: tuple[str, ...] = ()
    """Who has a seat there."""


class WhoIsThere(Item, frozen=True):
    """A worker has taken a table into memory and asks who else has people there."""

    table: str


class Gathering(Item, frozen=True):
    """Who is connected to a table at one worker."""

    table: str
    guests: tuple[str, ...]
    strangers: int
    """How many windows belong to nobody known."""


class OffersMade(Item, frozen=True):
    """What is offered at a table after so many entries of its log."""

    table: str
    moves: int
    offers: tuple[Offered, ...]


class ChatSaid(Item, frozen=True):
    """Somebody said something at a table."""

    table: str
    number: int


class Renamed(Item, frozen=True):
    """A guest has another name."""

    guest: str
    name: str
    profile: str | None = None
    """Their login name, if they have an account."""


class SessionsEnded(Item, frozen=True):
    """A session or a token of a guest has ended: who is connected by it is cut off."""

    guest: str


class Rated(Item, frozen=True):
    """What a match did to the ratings of its players has been written."""

    table: str


class Online(Item, frozen=True):
    """Who is connected to a worker anywhere."""

    guests: tuple[str, ...]


class Challenged(Item, frozen=True):
    """A seat of a table is kept for a guest."""

    table: str
    guest: str


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the lobby."""

    owner: str
    info: TableInfo


class Listing(Item, frozen=True):
    """What a worker has to show in the lobby."""

    tables: tuple[Shown, ...]


class Alive(Item, frozen=True):
    """The worker is there."""


class Leaving(Item, frozen=True):
    """The worker stops."""


class LookAgain(Item, frozen=True):
    """Something may have been missed: whatever is in memory is compared with the database."""


TableNews: TypeAlias = MoveMade | TableAltered | WhoIsThere | Gathering | OffersMade | ChatSaid | Rated
"""What concerns one table."""
News: TypeAlias = TableNews | Renamed | SessionsEnded | Online | Challenged | Listing | Alive | Leaving | LookAgain


class Bulletin(msgspec.Struct, frozen=True):
    """What one worker has to tell at once."""

    worker: str
    news: tuple[News, ...]
