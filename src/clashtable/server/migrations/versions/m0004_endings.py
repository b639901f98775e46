"""How matches ended and how they stand, so that they outlive a change of their rules."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "endings",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("part", sql.String(16), primary_key=True),
        sql.Column("content", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("moves", sql.Integer, nullable=False),
        sql.Column("content", sql.LargeBinary, nullable=False),
    )
