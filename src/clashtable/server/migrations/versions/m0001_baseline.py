"""The schema before there were migrations; in a database of that time everything is there already."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is not there yet: decks, for one, are younger than the first databases."""
    make_people()
    make_tables()
    make_seats()
    op.create_table(
        "moves",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("notation", sql.Text, nullable=False),
        sql.Column("made_at", sql.String(40), nullable=False),
        if_not_exists=True,
    )


def make_people() -> None:
    """Make the keys and the guests."""
    op.create_table(
        "keys",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.String(128), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("created", sql.String(40), nullable=False),
        if_not_exists=True,
    )


def make_tables() -> None:
    """Make the tables that people sit at."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("game_version", sql.String(32), nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("seed", sql.BigInteger, nullable=False),
        sql.Column("status", sql.String(16), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("host", sql.String(32), sql.ForeignKey("guests.id")),
        sql.Column("created", sql.String(40), nullable=False),
        sql.Column("rematch", sql.String(32)),
        sql.Column("rematch_of", sql.String(32)),
        if_not_exists=True,
    )
    op.create_index("ix_tables_status", "tables", ["status"], if_not_exists=True)


def make_seats() -> None:
    """Make the seats, and the decks that people bring to them."""
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("since", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id")),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("level", sql.String(32)),
        if_not_exists=True,
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"], if_not_exists=True)
    op.create_table(
        "decks",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("since", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("deck", sql.Text, nullable=False),
        if_not_exists=True,
    )
