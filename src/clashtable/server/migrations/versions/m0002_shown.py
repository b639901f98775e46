"""Moves know who could see something of them; for those of older servers it is worked out when they are read."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the column."""
    op.add_column("moves", sql.Column("shown", sql.Integer))
