"""The order in which servers that share a database change the seats and the state of a table."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "editions",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    )
