"""The tables: matches, the entries of each, which are only ever added, and who serves them."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, MetaData, String, TypeDecorator
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

DATA: Final = JSON().with_variant(JSONB(), "postgresql")
"""Plain data, as ``ayla.match.plain`` writes it."""


class Moment(TypeDecorator[datetime]):
    """A moment, kept in UTC and always aware: SQLite would forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Into the database."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Out of the database."""
        return value if value is None or value.tzinfo else value.replace(tzinfo=UTC)


class Table(DeclarativeBase):
    """What all tables have in common: names that migrations can rely on."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
        }
    )


class MatchRow(Table):
    """A match: what was agreed before its first turn.

    ``kind`` is one of ``ayla.store.ledger.KINDS``. ``finished``: when a match between two people
    far apart ended; of others it is not known.
    """

    __tablename__ = "match"
    __table_args__ = (Index("ix_match_kind_finished_created", "kind", "finished", "created"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    settings: Mapped[dict[str, Any]] = mapped_column(DATA)
    created: Mapped[datetime] = mapped_column(Moment)
    kind: Mapped[str] = mapped_column(String(8), server_default="local")
    finished: Mapped[datetime | None] = mapped_column(Moment)


class EntryRow(Table):
    """What happened in a match, ``seq`` counted from 0 without a gap."""

    __tablename__ = "entry"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012

    match_id: Mapped[str] = mapped_column(ForeignKey(MatchRow.id), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[dict[str, Any]] = mapped_column(DATA)
    at: Mapped[datetime] = mapped_column(Moment)


class SeatRow(Table):
    """Who sits in a match between two people far apart.

    ``result``: what the player has of it, once it is over. ``at``: when it ended, before that when
    the player joined.
    """

    __tablename__ = "seat"
    __table_args__ = (Index("ix_seat_player_at", "player", "at"),)

    match_id: Mapped[str] = mapped_column(ForeignKey(MatchRow.id), primary_key=True)
    side: Mapped[str] = mapped_column(String(1), primary_key=True)
    player: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime] = mapped_column(Moment)
    result: Mapped[str | None] = mapped_column(String(8))


class ServerRow(Table):
    """A process that serves: when it was last known to, and whether it has ended."""

    __tablename__ = "server"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment)
    ended: Mapped[bool]
