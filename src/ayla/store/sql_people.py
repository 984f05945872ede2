"""People on a SQL database, the one of their matches."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import Any

from sqlalchemy import exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ayla.people import Account, PeopleCode, PeopleError, Person, Rating, Variant
from ayla.people.naming import handle_key
from ayla.people.ratings import after_game, new_rating
from ayla.store.people_tables import (
    AccountRow,
    PlayerRow,
    RatedRow,
    RatingRow,
    SecretRow,
)
from ayla.store.sql_lobby import SqlLobby
from ayla.store.sql_persons import read_persons, read_ratings
from ayla.store.tables import MatchRow, SeatRow


class SqlPeople:
    """A ``PeopleStore`` on the engine of a ``SqlStore``, whose ``people`` it is.

    ``trouble`` turns what drivers raise into ``StoreError``; ``turn`` is held while writing.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        trouble: Callable[[], AbstractAsyncContextManager[None]],
        turn: AbstractAsyncContextManager[None],
    ) -> None:
        self._engine = engine
        self._turn = turn
        self._trouble = trouble
        self.lobby = SqlLobby(self._reading, self._writing)
        self._insert: Any = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert

    async def secret(self) -> str:
        """See ``PeopleStore.secret``."""
        query = select(SecretRow.value).where(SecretRow.name == "cookies")
        async with self._writing() as connection:
            fresh = {"name": "cookies", "value": secrets.token_urlsafe(32)}
            await connection.execute(self._insert(SecretRow).values(fresh).on_conflict_do_nothing())
            return (await connection.execute(query)).scalar_one()

    async def persons(self, players: Iterable[str]) -> Mapping[str, Person]:
        """See ``PeopleStore.persons``."""
        async with self._reading() as connection:
            return await read_persons(connection, players)

    async def ensure(self, players: Iterable[str], at: datetime) -> None:
        """See ``PeopleStore.ensure``."""
        async with self._writing() as connection:
            await self._keep_players(connection, players, at)

    async def rename(self, player: str, name: str, at: datetime) -> None:
        """See ``PeopleStore.rename``."""
        row = self._insert(PlayerRow).values(id=player, name=name, created=at)
        async with self._writing() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["id"], set_={"name": name})
            )

    async def open_account(self, account: Account, at: datetime) -> None:
        """See ``PeopleStore.open_account``."""
        has_one = select(AccountRow.player_id).where(AccountRow.player_id == account.player)
        row = self._insert(AccountRow).values(
            player_id=account.player,
            handle=account.handle,
            handle_key=handle_key(account.handle),
            passphrase=account.passphrase,
            created=at,
            era=account.era,
        )
        try:
            async with self._writing() as connection:
                await self._keep_players(connection, (account.player,), at)
                if (await connection.execute(has_one)).first():
                    raise PeopleError(PeopleCode.HAS_ACCOUNT, "this player has an account already")
                await connection.execute(row)
        except _NotUniqueError:
            raise PeopleError(
                PeopleCode.HANDLE_TAKEN,
                f"another account goes by {account.handle!r}",
                value=account.handle,
                place="handle",
            ) from None

    async def account(self, handle: str) -> Account | None:
        """See ``PeopleStore.account``."""
        query = select(
            AccountRow.player_id, AccountRow.handle, AccountRow.passphrase, AccountRow.era
        ).where(AccountRow.handle_key == handle_key(handle))
        async with self._reading() as connection:
            found = (await connection.execute(query)).first()
            return None if found is None else Account(*found)

    async def change_passphrase(self, account: Account, passphrase: str) -> None:
        """See ``PeopleStore.change_passphrase``."""
        async with self._writing() as connection:
            await connection.execute(_unchanged(account).values(passphrase=passphrase))

    async def begin_era(self, account: Account, passphrase: str) -> int | None:
        """See ``PeopleStore.begin_era``."""
        change = _unchanged(account).values(passphrase=passphrase, era=AccountRow.era + 1)
        async with self._writing() as connection:
            return (await connection.execute(change.returning(AccountRow.era))).scalar()

    async def eras(self) -> Mapping[str, int]:
        """See ``PeopleStore.eras``."""
        query = select(AccountRow.player_id, AccountRow.era).where(AccountRow.era > 0)
        async with self._reading() as connection:
            return {row.player_id: row.era for row in await connection.execute(query)}

    async def rate(
        self,
        match_id: str,
        variant: Variant,
        players: tuple[str, str],
        score: float,
        at: datetime,
    ) -> bool:
        """See ``PeopleStore.rate``."""
        # Whoever has the rows of the players is alone with their ratings, and with the match.
        hold = (
            select(PlayerRow.id)
            .where(PlayerRow.id.in_(players))
            .order_by(PlayerRow.id)
            .with_for_update()
        )
        async with self._writing() as connection:
            if len((await connection.execute(hold)).all()) < len(players):
                return False
            rated = select(RatedRow.match_id).where(RatedRow.match_id == match_id)
            match = select(MatchRow.id).where(MatchRow.id == match_id)
            if (await connection.execute(rated)).first() or not (
                await connection.execute(match)
            ).first():
                return False
            ratings = await read_ratings(connection, players)
            before = [ratings.get(player, {}).get(variant) for player in players]
            after = after_game(before[0], before[1], score, at)
            for player, rating in zip(players, after, strict=True):
                await connection.execute(self._rating_row(player, variant, rating))
            south, north = (rating or new_rating(at) for rating in before)
            await connection.execute(
                self._insert(RatedRow).values(
                    match_id=match_id,
                    south_before=south.rating,
                    south_after=after[0].rating,
                    north_before=north.rating,
                    north_after=after[1].rating,
                    at=at,
                )
            )
            return True

    async def unrated(self, since: datetime, limit: int = 100) -> tuple[str, ...]:
        """See ``PeopleStore.unrated``."""
        counted = SeatRow.match_id == MatchRow.id, SeatRow.result.in_(("won", "drawn", "lost"))
        query = (
            select(MatchRow.id)
            .where(MatchRow.kind.in_(("private", "public")), MatchRow.finished >= since)
            .where(MatchRow.settings["online"]["rated"].as_boolean())
            .where(exists().where(*counted), ~exists().where(RatedRow.match_id == MatchRow.id))
            .order_by(MatchRow.finished, MatchRow.id)
            .limit(limit)
        )
        async with self._reading() as connection:
            return tuple(await connection.scalars(query))

    def _rating_row(self, player: str, variant: Variant, rating: Rating) -> Any:
        values = {
            "rating": rating.rating,
            "deviation": rating.deviation,
            "volatility": rating.volatility,
            "games": rating.games,
            "at": rating.at,
        }
        row = self._insert(RatingRow).values(player_id=player, variant=variant.value, **values)
        return row.on_conflict_do_update(index_elements=["player_id", "variant"], set_=values)

    async def _keep_players(
        self, connection: AsyncConnection, players: Iterable[str], at: datetime
    ) -> None:
        rows = [{"id": player, "name": "", "created": at} for player in sorted(set(players))]
        await connection.execute(self._insert(PlayerRow).values(rows).on_conflict_do_nothing())

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._trouble(), self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, kept when the block ends without an error.

        Raises ``_NotUniqueError`` for a row that is there already.
        """
        async with self._trouble(), self._turn, self._engine.connect() as connection:
            # On SQLite, the writers form a line at the beginning: one that has read something and
            # wants to write afterwards could be refused.
            await connection.execution_options(ayla_begin="BEGIN IMMEDIATE")
            try:
                async with connection.begin():
                    yield connection
            except IntegrityError as error:
                raise _NotUniqueError from error


def _unchanged(account: Account) -> Any:
    """A change of this account, if its passphrase is still the same."""
    return (
        update(AccountRow)
        .where(AccountRow.player_id == account.player)
        .where(AccountRow.passphrase == account.passphrase)
    )


class _NotUniqueError(Exception):
    """There is such a row."""
