"""Accounts whose cookies can end before their time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin with the cookies that there are, which go on."""
    op.add_column("account", sa.Column("era", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget which cookies have ended."""
    op.drop_column("account", "era")
