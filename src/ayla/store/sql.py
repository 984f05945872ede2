"""The store on a SQL database: SQLite in one file, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Final, Self

from sqlalchemy import URL, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ayla.match import Match, Settings, Stamped, Verdict
from ayla.match.plain import read_entry, read_settings
from ayla.rules import Outcome
from ayla.store.errors import StoreCode, StoreError
from ayla.store.ledger import Ledger, new_entry, new_match
from ayla.store.places import tell_url
from ayla.store.postgresql_ledger import PostgresqlLedger
from ayla.store.schema import bring_up_to_date
from ayla.store.sql_lists import SqlLists
from ayla.store.sql_people import SqlPeople
from ayla.store.sql_servers import SqlServers
from ayla.store.sqlite import check_file, make_file, prepare
from ayla.store.sqlite_ledger import SqliteLedger
from ayla.store.trouble import driver_errors, store_error


class SqlStore:
    """A ``Store`` on SQLAlchemy. ``open`` makes one."""

    def __init__(self, engine: AsyncEngine, place: str) -> None:
        self._engine = engine
        self._place = place
        self._raised = driver_errors(engine.dialect.name)
        # Whoever writes an SQLite file waits for this turn, so that all get theirs.
        turn = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self._ledger: Ledger = (
            SqliteLedger(str(engine.url.database), turn)
            if engine.dialect.name == "sqlite"
            else PostgresqlLedger(engine)
        )
        self.people = SqlPeople(engine, self.trouble, turn)
        self.lists = SqlLists(engine, self.trouble)
        self.servers = SqlServers(engine, self.trouble, turn)

    @classmethod
    async def open(cls, url: URL, *, migrate: bool | None = None, make: bool = True) -> Self:
        """The store at this address.

        A SQLite file is made with its folder if it is not there; without ``make`` that raises
        ``no_database``. ``migrate``: bring the tables up to date, or raise ``old_database`` if they
        are not; usually on SQLite only, since several servers may share another database. Raises
        ``StoreError``.
        """
        place = tell_url(url)
        if url.get_backend_name() == "sqlite":
            place = str(url.database)
            if make:
                make_file(Path(place))
            check_file(Path(place))
        try:
            engine = create_async_engine(
                url,
                pool_pre_ping=url.get_backend_name() != "sqlite",
                hide_parameters=True,  # errors are logged, and what people say is not
            )
        except ImportError:
            raise StoreError(
                StoreCode.BAD_ADDRESS,
                f"{place} needs a driver that is not installed: pip install 'ayla-gore[cluster]'",
                place=place,
            ) from None
        if engine.dialect.name == "sqlite":
            prepare(engine)
        store = cls(engine, place)
        try:
            async with store.trouble(), engine.connect() as connection:
                # One process at a time: the others wait here, and find nothing left to do.
                await connection.execution_options(ayla_begin="BEGIN IMMEDIATE")
                async with connection.begin():
                    if engine.dialect.name == "postgresql":
                        await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
                    if migrate is None:
                        migrate = engine.dialect.name == "sqlite"
                    await connection.run_sync(bring_up_to_date, place, migrate=migrate)
        except BaseException:
            await engine.dispose()
            raise
        return store

    async def create(
        self, match_id: str, settings: Settings, at: datetime, entries: Sequence[Stamped] = ()
    ) -> None:
        """See ``Store.create``."""
        async with self.trouble():
            made = await self._ledger.create(new_match(match_id, settings, at, entries))
        if not made:
            raise self._error(StoreCode.CONFLICT, f"there is a match {match_id!r} already")

    async def load(self, match_id: str) -> Match:
        """See ``Store.load``. Raises ``corrupt`` too, for entries that make no match."""
        async with self.trouble(match_id):
            settings = await self._ledger.settings(match_id)
            if settings is None:
                raise self._no_such_match(match_id)
            entries = await self.since(match_id, 0)
            return Match.replay(read_settings(settings), entries)

    async def since(self, match_id: str, version: int) -> tuple[Stamped, ...]:
        """See ``Store.since``. Raises ``corrupt`` too."""
        async with self.trouble(match_id):
            kept = await self._ledger.since(match_id, version)
            return tuple(Stamped(read_entry(data), at) for data, at in kept)

    async def append(
        self,
        match_id: str,
        version: int,
        stamped: Stamped,
        outcome: Outcome | Verdict | None = None,
    ) -> None:
        """See ``Store.append``."""
        async with self.trouble():
            if await self._ledger.append(new_entry(match_id, version, stamped, outcome)):
                return
            if await self._ledger.settings(match_id) is None:
                raise self._no_such_match(match_id)
        raise self._error(
            StoreCode.CONFLICT, f"match {match_id!r} does not stand at version {version}"
        )

    async def ping(self) -> None:
        """See ``Store.ping``."""
        async with self.trouble(), self._engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """See ``Store.close``."""
        await self._ledger.close()
        await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        """The database, for what concerns all of it."""
        return self._engine

    @asynccontextmanager
    async def trouble(self, match_id: str | None = None) -> AsyncIterator[None]:
        """Turn what drivers raise into a ``StoreError``, and so for unreadable data of a match."""
        try:
            yield
        except self._raised as error:
            raise store_error(error, self._place) from error
        except ValueError as error:  # of JSON, or a MatchError
            if match_id is None:
                raise
            raise self._error(
                StoreCode.CORRUPT, f"{self._place}: match {match_id!r} is damaged: {error}"
            ) from error

    def _no_such_match(self, match_id: str) -> StoreError:
        return self._error(StoreCode.NO_SUCH_MATCH, f"there is no match {match_id!r}")

    def _error(self, code: StoreCode, message: str) -> StoreError:
        return StoreError(code, message, place=self._place)


_LOCK: Final = 0x41594C41
"""The PostgreSQL lock under which tables are changed."""
