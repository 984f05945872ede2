"""The lobby and the links to seats on a SQL database."""

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from hashlib import sha256
from typing import Final, TypeAlias

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ayla.people import Person
from ayla.people.invitations import Invitation
from ayla.people.plain import plain_wish, read_wish
from ayla.rules import Side
from ayla.store.people_tables import InvitationRow, SeatLinkRow
from ayla.store.sql_persons import read_persons

Transaction: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

_LOCK: Final = 0x4C4F4242
"""The PostgreSQL lock of whoever is alone in the lobby."""


class SqlLobbyBook:
    """A ``LobbyBook`` within a transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def all(self) -> tuple[Invitation, ...]:
        """See ``LobbyBook.all``."""
        rows = await self._connection.execute(
            select(
                InvitationRow.id, InvitationRow.player_id, InvitationRow.wish, InvitationRow.at
            ).order_by(InvitationRow.at, InvitationRow.id)
        )
        return tuple(
            Invitation(name, player, read_wish(wish), at) for name, player, wish, at in rows
        )

    async def persons(self, players: Iterable[str]) -> Mapping[str, Person]:
        """See ``LobbyBook.persons``."""
        return await read_persons(self._connection, players)

    async def add(self, invitation: Invitation) -> None:
        """See ``LobbyBook.add``."""
        await self._connection.execute(
            insert(InvitationRow).values(
                id=invitation.id,
                player_id=invitation.maker,
                wish=plain_wish(invitation.wish),
                at=invitation.at,
                seen=invitation.at,
            )
        )

    async def remove(self, invitations: Iterable[Invitation]) -> None:
        """See ``LobbyBook.remove``."""
        names = [invitation.id for invitation in invitations]
        await self._connection.execute(delete(InvitationRow).where(InvitationRow.id.in_(names)))


class SqlLobby:
    """The part of a ``PeopleStore`` that is about meeting."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading = reading
        self._writing = writing

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[SqlLobbyBook]:
        """See ``Lobby.alone``."""
        async with self._writing() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            yield SqlLobbyBook(connection)

    async def all(self) -> tuple[Invitation, ...]:
        """See ``Lobby.all``."""
        async with self._reading() as connection:
            return await SqlLobbyBook(connection).all()

    async def seen(self, makers: Collection[str], at: datetime) -> None:
        """See ``Lobby.seen``."""
        if not makers:
            return
        change = (
            update(InvitationRow)
            .where(InvitationRow.player_id.in_(sorted(makers)))
            .where(InvitationRow.seen < at)
            .values(seen=at)
        )
        async with self._writing() as connection:
            await connection.execute(change)

    async def forget_unseen(self, since: datetime) -> int:
        """See ``Lobby.forget_unseen``."""
        unseen = InvitationRow.seen < since
        async with self._reading() as connection:
            if not (await connection.execute(select(InvitationRow.id).where(unseen))).first():
                return 0
        async with self._writing() as connection:
            return (await connection.execute(delete(InvitationRow).where(unseen))).rowcount

    async def link(self, token: str, match_id: str, side: Side, *, own: bool) -> None:
        """See ``Lobby.link``."""
        row = insert(SeatLinkRow).values(
            token=_hashed(token), match_id=match_id, side=side.value, own=own
        )
        async with self._writing() as connection:
            await connection.execute(row)

    async def linked(self, token: str) -> tuple[str, Side, bool] | None:
        """See ``Lobby.linked``."""
        query = select(SeatLinkRow.match_id, SeatLinkRow.side, SeatLinkRow.own).where(
            SeatLinkRow.token == _hashed(token)
        )
        async with self._reading() as connection:
            found = (await connection.execute(query)).first()
            return None if found is None else (found[0], Side(found[1]), found[2])


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
