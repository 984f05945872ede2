"""The tables of people: who plays, their accounts and ratings, and whom they invite."""

from datetime import datetime
from typing import Any

from sqlalchemy import Double, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from ayla.store.tables import DATA, MatchRow, Moment, Table


class PlayerRow(Table):
    """Someone who plays: a guest, or the holder of an account. ``name`` is ``""`` without one."""

    __tablename__ = "player"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(Moment)


class AccountRow(Table):
    """What takes a player to another device; ``handle_key`` is the handle in small letters.

    Cookies of an earlier ``era`` have ended.
    """

    __tablename__ = "account"

    player_id: Mapped[str] = mapped_column(ForeignKey(PlayerRow.id), primary_key=True)
    handle: Mapped[str] = mapped_column(String(20))
    handle_key: Mapped[str] = mapped_column(String(20), unique=True)
    passphrase: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(Moment)
    era: Mapped[int] = mapped_column(server_default="0")


class RatingRow(Table):
    """A player's rating in one variant."""

    __tablename__ = "rating"

    player_id: Mapped[str] = mapped_column(ForeignKey(PlayerRow.id), primary_key=True)
    variant: Mapped[str] = mapped_column(String(16), primary_key=True)
    rating: Mapped[float] = mapped_column(Double)
    deviation: Mapped[float] = mapped_column(Double)
    volatility: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    at: Mapped[datetime] = mapped_column(Moment)


class RatedRow(Table):
    """A match that has been rated, which happens once: both ratings before it and after it."""

    __tablename__ = "rated"

    match_id: Mapped[str] = mapped_column(ForeignKey(MatchRow.id), primary_key=True)
    south_before: Mapped[float] = mapped_column(Double)
    south_after: Mapped[float] = mapped_column(Double)
    north_before: Mapped[float] = mapped_column(Double)
    north_after: Mapped[float] = mapped_column(Double)
    at: Mapped[datetime] = mapped_column(Moment)


class InvitationRow(Table):
    """An open invitation in the lobby; ``seen`` is when its maker was last known to be there."""

    __tablename__ = "invitation"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey(PlayerRow.id), unique=True)
    wish: Mapped[dict[str, Any]] = mapped_column(DATA)
    at: Mapped[datetime] = mapped_column(Moment)
    seen: Mapped[datetime] = mapped_column(Moment, index=True)


class SecretRow(Table):
    """A secret that all processes on this database share."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))


class SeatLinkRow(Table):
    """A link to a seat. ``token`` is the SHA-256 of what stands in the link."""

    __tablename__ = "seat_link"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey(MatchRow.id))
    side: Mapped[str] = mapped_column(String(1))
    own: Mapped[bool]
