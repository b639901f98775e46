"""What watching needs: who shares their seat, and which quick phrase somebody said."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("seats", sql.Column("shares", sql.Boolean))
    op.add_column("chat", sql.Column("phrase", sql.String(32)))
