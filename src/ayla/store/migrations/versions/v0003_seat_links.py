"""Links to a seat of a match between people far apart."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "seat_link",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("side", sa.String(1), nullable=False),
        sa.Column("own", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_seat_link_match_id_match")
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_seat_link")),
    )


def downgrade() -> None:
    """Drop the table with all links."""
    op.drop_table("seat_link")
