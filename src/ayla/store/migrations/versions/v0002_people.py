"""Players, their accounts and ratings, invitations, and the secret that signs cookies."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    data = sa.JSON().with_variant(postgresql.JSONB(), "postgresql")
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "player",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
    )
    op.create_table(
        "account",
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("handle", sa.String(20), nullable=False),
        sa.Column("handle_key", sa.String(20), nullable=False),
        sa.Column("passphrase", sa.String(200), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name=op.f("fk_account_player_id_player")
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_account")),
        sa.UniqueConstraint("handle_key", name=op.f("uq_account_handle_key")),
    )
    op.create_table(
        "rating",
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("variant", sa.String(16), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name=op.f("fk_rating_player_id_player")
        ),
        sa.PrimaryKeyConstraint("player_id", "variant", name=op.f("pk_rating")),
    )
    op.create_table(
        "rated",
        sa.Column("match_id", sa.String(64), nullable=False),
        *(
            sa.Column(f"{side}_{when}", sa.Double(), nullable=False)
            for side in ("south", "north")
            for when in ("before", "after")
        ),
        sa.Column("at", moment, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_rated_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_rated")),
    )
    op.create_table(
        "invitation",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("wish", data, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("seen", moment, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name=op.f("fk_invitation_player_id_player")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitation")),
        sa.UniqueConstraint("player_id", name=op.f("uq_invitation_player_id")),
    )
    op.create_index(op.f("ix_invitation_seen"), "invitation", ["seen"])
    op.create_table(
        "secret",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secret")),
    )


def downgrade() -> None:
    """Drop the tables with all that is known of people."""
    for table in ("secret", "invitation", "rated", "rating", "account", "player"):
        op.drop_table(table)
