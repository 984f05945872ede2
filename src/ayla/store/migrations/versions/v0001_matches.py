"""Matches and their entries."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    data = sa.JSON().with_variant(postgresql.JSONB(), "postgresql")
    op.create_table(
        "match",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("settings", data, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
    )
    op.create_table(
        "entry",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", data, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_entry_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_entry")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop both tables with all matches."""
    op.drop_table("entry")
    op.drop_table("match")
