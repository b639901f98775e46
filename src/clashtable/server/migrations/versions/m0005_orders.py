"""Bans, and what an operator orders while the server runs."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "bans",
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("since", sql.String(40), nullable=False),
        sql.Column("reason", sql.String(200), nullable=False),
    )
    op.create_table(
        "orders",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("deed", sql.String(16), nullable=False),
        sql.Column("subject", sql.String(32), nullable=False),
        sql.Column("made_at", sql.String(40), nullable=False),
    )
