"""Keyed luck: a table has a secret, and a salt for the commitment to it; those from before keep their integer seed."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; a seed stays not null, as SQLite could change that only by making the table anew."""
    op.add_column("tables", sql.Column("secret", sql.String(64)))
    op.add_column("tables", sql.Column("salt", sql.String(64)))
