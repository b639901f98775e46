"""What is kept, as the server handles it: a row of the database each, and all that there is of a table."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec
import sqlalchemy as sql

from clashtable.core.commitment import commitment_to
from clashtable.core.luck import Seed
from clashtable.core.outcome import Outcome
from clashtable.core.setting import Value
from clashtable.server.facts import USUAL, Terms
from clashtable.server.remains import Remains
from clashtable.server.seats import Seat
from clashtable.server.terms import kept_terms, terms_from

Status: TypeAlias = Literal["waiting", "running", "finished", "closed", "outdated"]
"""``outdated`` is never stored: a running match that the rules of today cannot take up."""


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept."""

    id: str
    game: str
    game_version: str
    options: dict[str, Value]
    status: Status
    public: bool
    host: str | None
    """The guest who may start the match."""
    created: str
    rematch: str | None = None
    """The table where the same people play again."""
    rematch_of: str | None = None
    """The table whose people play again here; such a match starts by itself once every seat is taken."""
    seed: int = 0
    """What a table from before there were secrets is dealt from; 0 since."""
    secret: str | None = None
    """What its cards come from, known to nobody before the match is over."""
    salt: str | None = None
    """What is hashed together with the secret, so that the commitment to it tells nothing."""
    terms: Terms = USUAL
    outcome: Outcome | None = None
    """How the match ended."""
    begun: str | None = None
    """When the match began, since there are clocks."""
    ended: str | None = None
    """When it was over."""
    deadline: str | None = None
    """When time runs out for whoever is to act, unless the server loses some."""
    series: str | None = None
    """The first table of the matches that belong together."""
    round: int | None = None
    """Which match of its series this is, from 1."""
    branch_of: str | None = None
    """The table off whose match this one was branched."""
    branch_at: int | None = None
    """After how many entries of its log."""

    @property
    def is_branched(self) -> bool:
        """Whether its match begins where another stood, with that one's luck."""
        return self.branch_of is not None

    @property
    def luck_seed(self) -> Seed:
        """What the match is started with."""
        return self.seed if self.secret is None else self.secret

    @property
    def commitment(self) -> str:
        """What everybody is shown before the deal, so that the cards cannot be changed afterwards."""
        if self.secret is None or self.salt is None:
            return hashlib.sha256(str(self.seed).encode()).hexdigest()
        return commitment_to(self.secret, self.salt)


@dataclass(frozen=True)
class MoveRow:
    """A move of the log; ``sequence`` counts from 1."""

    sequence: int
    seat: int
    notation: str
    made_at: str
    shown: int | None = None
    """Who could see something of it: bit 0 for spectators, then one for each seat; None in logs of older servers."""
    spent: int | None = None
    """How many milliseconds its player's clock was charged."""


@dataclass(frozen=True)
class OrderRow:
    """What an operator has done to a guest or a table."""

    number: int
    deed: str
    subject: str


@dataclass(frozen=True)
class StoredTable:
    """All that is kept of a table."""

    row: TableRow
    seats: Mapping[int, Sequence[Seat]]
    """Everybody who ever held each seat, the present one last."""
    moves: Sequence[MoveRow]
    edition: int = 0
    """How often its row and its seats have changed since it was opened."""
    remains: Remains | None = None
    """What is kept beside the log, where the rules have changed since."""
    start: bytes | None = None
    """The position that the match begins from, as legible JSON, where it was branched off another."""


@dataclass(frozen=True)
class Head:
    """How far a table has come."""

    moves: int
    edition: int


def row_from(kept: Mapping[str, Any]) -> TableRow:  # Any: whatever the columns hold
    """Return a table's row as it was kept."""
    outcome = None if kept["outcome"] is None else msgspec.convert(kept["outcome"], Outcome)
    return TableRow(**{**kept, "terms": terms_from(kept["terms"]), "outcome": outcome})


def kept_row(row: TableRow) -> dict[str, Any]:  # Any: as above
    """Return *row* as it is kept."""
    kept = {name: getattr(row, name) for name in TableRow.__dataclass_fields__}
    return {**kept, "terms": kept_terms(row.terms), "outcome": kept_outcome(row.outcome)}


def kept_outcome(outcome: Outcome | None) -> Any:  # Any: JSON
    """Return *outcome* as it is kept."""
    return sql.null() if outcome is None else msgspec.to_builtins(outcome)
