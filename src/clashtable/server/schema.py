"""The tables of the database. What changes here needs a revision in ``migrations``."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

SCHEMA: Final = sql.MetaData()
KEYS: Final = sql.Table(
    "keys",
    SCHEMA,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(128), nullable=False),
)
GUESTS: Final = sql.Table(
    "guests",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.String(40), nullable=False),
)
TABLES: Final = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("game_version", sql.String(32), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("status", sql.String(16), nullable=False, index=True),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(32), sql.ForeignKey("guests.id")),
    sql.Column("created", sql.String(40), nullable=False),
    sql.Column("rematch", sql.String(32)),
    sql.Column("rematch_of", sql.String(32)),
    sql.Column("secret", sql.String(64)),
    sql.Column("salt", sql.String(64)),
)
EDITIONS: Final = sql.Table(
    "editions",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
)
"""A row for every change of a table and its seats, so that of two servers that change it at once the second fails."""
SEATS: Final = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("since", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), index=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("level", sql.String(32)),
)
DECKS: Final = sql.Table(
    "decks",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("since", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("deck", sql.Text, nullable=False),
)
"""What deck the occupant of a seat brought; apart from the seats, so that files older than decks still serve."""
ENDINGS: Final = sql.Table(
    "endings",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("part", sql.String(16), primary_key=True),
    sql.Column("content", sql.LargeBinary, nullable=False),
)
"""How a match ended: its record, and what each viewer saw last."""
SNAPSHOTS: Final = sql.Table(
    "snapshots",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("moves", sql.Integer, nullable=False),
    sql.Column("content", sql.LargeBinary, nullable=False),
)
"""How a match stood after so many moves."""
MOVES: Final = sql.Table(
    "moves",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("notation", sql.Text, nullable=False),
    sql.Column("made_at", sql.String(40), nullable=False),
    sql.Column("shown", sql.Integer),
)
BANS: Final = sql.Table(
    "bans",
    SCHEMA,
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("since", sql.String(40), nullable=False),
    sql.Column("reason", sql.String(200), nullable=False),
)
ORDERS: Final = sql.Table(
    "orders",
    SCHEMA,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("deed", sql.String(16), nullable=False),
    sql.Column("subject", sql.String(32), nullable=False),
    sql.Column("made_at", sql.String(40), nullable=False),
)
"""What an operator has done to people and tables, for running servers to hear of."""
