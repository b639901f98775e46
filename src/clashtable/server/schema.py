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
    sql.Column("terms", sql.JSON),
    sql.Column("outcome", sql.JSON),
    sql.Column("begun", sql.String(40)),
    sql.Column("ended", sql.String(40), index=True),
    sql.Column("deadline", sql.String(40), index=True),
    sql.Column("series", sql.String(32), index=True),
    sql.Column("round", sql.Integer),
    sql.Column("branch_of", sql.String(32)),
    sql.Column("branch_at", sql.Integer),
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
    sql.Column("keeps", sql.String(32), sql.ForeignKey("guests.id"), index=True),
    sql.Column("shares", sql.Boolean),
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
    sql.Column("spent", sql.Integer),
)
STARTS: Final = sql.Table(
    "starts",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("content", sql.LargeBinary, nullable=False),
)
"""The position that a match begins from which was branched off another."""
OUTAGES: Final = sql.Table(
    "outages",
    SCHEMA,
    sql.Column("since", sql.String(40), primary_key=True),
    sql.Column("until", sql.String(40), nullable=False),
)
"""When no server could write here: time that no clock is charged for."""
ACCOUNTS: Final = sql.Table(
    "accounts",
    SCHEMA,
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("login", sql.String(96), nullable=False, unique=True),
    sql.Column("password", sql.String(200), nullable=False),
    sql.Column("created", sql.String(40), nullable=False),
)
RECOVERY_CODES: Final = sql.Table(
    "recovery_codes",
    SCHEMA,
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("code", sql.String(64), primary_key=True),
)
"""Hashes of the codes that have not been used."""
SESSIONS: Final = sql.Table(
    "sessions",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("device", sql.String(120), nullable=False),
    sql.Column("created", sql.String(40), nullable=False),
    sql.Column("seen", sql.String(40), nullable=False),
)
"""Where somebody with an account is logged in."""
TOKENS: Final = sql.Table(
    "tokens",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(64), nullable=False, unique=True),
    sql.Column("owner_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("bot_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
    sql.Column("created", sql.String(40), nullable=False),
    sql.Column("seen", sql.String(40)),
)
"""By which programs play: each is a bot of its owner with a name of its own; the code is kept as a hash."""
TIES: Final = sql.Table(
    "ties",
    SCHEMA,
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("other_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True, index=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("since", sql.String(40), nullable=False),
)
"""Whom a person calls a friend, or has blocked."""
CHAT: Final = sql.Table(
    "chat",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("room", sql.String(8), nullable=False),
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("made_at", sql.String(40), nullable=False),
    sql.Column("phrase", sql.String(32)),
)
COMMENTS: Final = sql.Table(
    "comments",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("made_at", sql.String(40), nullable=False),
)
"""What people say about a move of a match that is over."""
REPORTS: Final = sql.Table(
    "reports",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("about_id", sql.String(32), sql.ForeignKey("guests.id")),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("content", sql.LargeBinary),
    sql.Column("made_at", sql.String(40), nullable=False),
    sql.Column("settled", sql.String(40)),
)
"""A person or a rules bug that somebody reports to the operator; the content is the record and the position."""
RATINGS: Final = sql.Table(
    "ratings",
    SCHEMA,
    sql.Column("player", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("matches", sql.Integer, nullable=False),
    sql.Column("changed", sql.String(40), nullable=False),
)
"""How strong a player is: a guest with an account or a bot with a token by its id, ours as ``level:`` and a level."""
RESULTS: Final = sql.Table(
    "results",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("player", sql.String(40), nullable=False, index=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("gain", sql.Float, nullable=False),
    sql.Column("made_at", sql.String(40), nullable=False),
)
"""What a rated match did to each player's rating."""
SEEKS: Final = sql.Table(
    "seeks",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("fill_at", sql.String(40), nullable=False, index=True),
    sql.Column("level", sql.String(32), nullable=False),
)
"""Tables of people who look for a game: when bots fill the seats that are still free."""
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
