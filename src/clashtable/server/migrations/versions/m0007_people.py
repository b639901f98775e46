"""What makes tables for people: terms, clocks and results of tables, accounts, chat, reports, ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns and make the tables."""
    alter()
    add_matches()
    add_people()
    add_ratings()


def alter() -> None:
    """Add what is kept of tables, seats and moves from now on."""
    for name, kind in (
        ("terms", sql.JSON()),
        ("outcome", sql.JSON()),
        ("begun", sql.String(40)),
        ("ended", sql.String(40)),
        ("deadline", sql.String(40)),
        ("series", sql.String(32)),
        ("round", sql.Integer()),
        ("branch_of", sql.String(32)),
        ("branch_at", sql.Integer()),
    ):
        op.add_column("tables", sql.Column(name, kind))
    for name in ("ended", "deadline", "series"):
        op.create_index(f"ix_tables_{name}", "tables", [name])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sql.Column("keeps", sql.String(32)))
        seats.create_foreign_key("fk_seats_keeps", "guests", ["keeps"], ["id"])
    op.create_index("ix_seats_keeps", "seats", ["keeps"])
    op.add_column("moves", sql.Column("spent", sql.Integer))


def add_matches() -> None:
    """Make what belongs to matches."""
    op.create_table(
        "starts",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("content", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "outages",
        sql.Column("since", sql.String(40), primary_key=True),
        sql.Column("until", sql.String(40), nullable=False),
    )
    op.create_table(
        "chat",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("room", sql.String(8), nullable=False),
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("made_at", sql.String(40), nullable=False),
    )
    op.create_index("ix_chat_guest_id", "chat", ["guest_id"])
    op.create_table(
        "comments",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("made_at", sql.String(40), nullable=False),
    )
    op.create_index("ix_comments_table_id", "comments", ["table_id"])
    op.create_index("ix_comments_guest_id", "comments", ["guest_id"])
    op.create_table(
        "reports",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("about_id", sql.String(32), sql.ForeignKey("guests.id")),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("content", sql.LargeBinary),
        sql.Column("made_at", sql.String(40), nullable=False),
        sql.Column("settled", sql.String(40)),
    )
    op.create_index("ix_reports_guest_id", "reports", ["guest_id"])
    op.create_table(
        "seeks",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("fill_at", sql.String(40), nullable=False),
        sql.Column("level", sql.String(32), nullable=False),
    )
    op.create_index("ix_seeks_fill_at", "seeks", ["fill_at"])


def add_people() -> None:
    """Make what belongs to people."""
    op.create_table(
        "accounts",
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("login", sql.String(96), nullable=False, unique=True),
        sql.Column("password", sql.String(200), nullable=False),
        sql.Column("created", sql.String(40), nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("code", sql.String(64), primary_key=True),
    )
    op.create_table(
        "sessions",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("device", sql.String(120), nullable=False),
        sql.Column("created", sql.String(40), nullable=False),
        sql.Column("seen", sql.String(40), nullable=False),
    )
    op.create_index("ix_sessions_guest_id", "sessions", ["guest_id"])
    op.create_table(
        "tokens",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("code", sql.String(64), nullable=False, unique=True),
        sql.Column("owner_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("bot_id", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("created", sql.String(40), nullable=False),
        sql.Column("seen", sql.String(40)),
    )
    op.create_index("ix_tokens_owner_id", "tokens", ["owner_id"])
    op.create_table(
        "ties",
        sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("other_id", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("since", sql.String(40), nullable=False),
    )
    op.create_index("ix_ties_other_id", "ties", ["other_id"])


def add_ratings() -> None:
    """Make what ratings are kept in."""
    op.create_table(
        "ratings",
        sql.Column("player", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("sigma", sql.Float, nullable=False),
        sql.Column("matches", sql.Integer, nullable=False),
        sql.Column("changed", sql.String(40), nullable=False),
    )
    op.create_table(
        "results",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("player", sql.String(40), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("sigma", sql.Float, nullable=False),
        sql.Column("gain", sql.Float, nullable=False),
        sql.Column("made_at", sql.String(40), nullable=False),
    )
    op.create_index("ix_results_player", "results", ["player"])
