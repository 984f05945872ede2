"""Who sits in which match, what became of it, and which matches all may see."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of seats, and say of each match what it is to the lists."""
    moment = sa.DateTime(timezone=True)
    op.add_column("match", sa.Column("kind", sa.String(8), nullable=False, server_default="local"))
    op.add_column("match", sa.Column("finished", moment, nullable=True))
    op.create_index("ix_match_kind_finished_created", "match", ["kind", "finished", "created"])
    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("side", sa.String(1), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("result", sa.String(8), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_seat_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", "side", name=op.f("pk_seat")),
    )
    op.create_index("ix_seat_player_at", "seat", ["player", "at"])


def downgrade() -> None:
    """Drop them, with what is known of who played."""
    op.drop_table("seat")
    op.drop_index("ix_match_kind_finished_created", "match")
    op.drop_column("match", "finished")
    op.drop_column("match", "kind")
