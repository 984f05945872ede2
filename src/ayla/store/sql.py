"""The store on a SQL database: SQLite in one file, or PostgreSQL."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path
from typing import Final, Self

from sqlalchemy import URL, Connection, event, func, insert, literal, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ayla.match import Match, Settings, Stamped
from ayla.match.plain import plain_entry, plain_settings, read_entry, read_settings
from ayla.store.errors import StoreCode, StoreError
from ayla.store.schema import bring_up_to_date
from ayla.store.sql_people import SqlPeople
from ayla.store.tables import EntryRow, MatchRow
from ayla.store.trouble import driver_errors, store_error

_SQLITE_PRAGMAS: Final = (
    # Wait for another writer, so many milliseconds; first, since the next line may have to.
    "PRAGMA busy_timeout = 10000",
    # Readers and the writer do not wait for each other.
    "PRAGMA journal_mode = WAL",
    # Every commit reaches the disk before it is acknowledged.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


class SqlStore:
    """A ``Store`` on SQLAlchemy. ``open`` makes one."""

    def __init__(self, engine: AsyncEngine, place: str) -> None:
        self._engine = engine
        self._place = place
        self._raised = driver_errors(engine.dialect.name)
        self.people = SqlPeople(engine, self.trouble)

    @classmethod
    async def open(cls, url: URL, *, migrate: bool | None = None) -> Self:
        """The store at this address.

        A SQLite file is made with its folder if it is not there. ``migrate``: bring the tables up
        to date, or raise ``old_database`` if they are not; usually on SQLite only, since several
        servers may share another database. Raises ``StoreError``.
        """
        place = url.render_as_string(hide_password=True)
        if url.get_backend_name() == "sqlite":
            place = str(url.database)
            _make_file(Path(place))
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
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_sqlite)
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
        row = insert(MatchRow).values(id=match_id, settings=plain_settings(settings), created=at)
        first = [
            {"match_id": match_id, "seq": seq, "data": plain_entry(one.entry), "at": one.at}
            for seq, one in enumerate(entries)
        ]
        async with self.trouble():
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(row)
                    if first:
                        await connection.execute(insert(EntryRow), first)
            except IntegrityError:
                raise self._error(
                    StoreCode.CONFLICT, f"there is a match {match_id!r} already"
                ) from None

    async def load(self, match_id: str) -> Match:
        """See ``Store.load``. Raises ``corrupt`` too, for entries that make no match."""
        async with self.trouble(match_id), self._engine.connect() as connection:
            settings = await _settings(connection, match_id)
            if settings is None:
                raise self._no_such_match(match_id)
            entries = await _entries(connection, match_id, 0)
            return Match.replay(read_settings(settings), entries)

    async def since(self, match_id: str, version: int) -> tuple[Stamped, ...]:
        """See ``Store.since``. Raises ``corrupt`` too."""
        async with self.trouble(match_id), self._engine.connect() as connection:
            return tuple(await _entries(connection, match_id, version))

    async def append(self, match_id: str, version: int, stamped: Stamped) -> None:
        """See ``Store.append``."""
        columns = EntryRow.__table__.c
        standing = (
            select(func.coalesce(func.max(EntryRow.seq) + 1, 0))
            .where(EntryRow.match_id == match_id)
            .scalar_subquery()
        )
        values = (
            literal(match_id, columns.match_id.type),
            literal(version, columns.seq.type),
            literal(plain_entry(stamped.entry), columns.data.type),
            literal(stamped.at, columns.at.type),
        )
        # One statement, so that nothing comes between looking and adding. Two that look at the same
        # moment on PostgreSQL meet at the primary key.
        row = insert(EntryRow).from_select(
            ["match_id", "seq", "data", "at"], select(*values).where(standing == version)
        )
        async with self.trouble():
            try:
                async with self._engine.begin() as connection:
                    added = (await connection.execute(row)).rowcount
            except IntegrityError:
                added = 0
            if added:
                return
            async with self._engine.connect() as connection:
                if await _settings(connection, match_id) is None:
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


async def _settings(connection: AsyncConnection, match_id: str) -> object:
    found = await connection.execute(select(MatchRow.settings).where(MatchRow.id == match_id))
    return found.scalar_one_or_none()


async def _entries(connection: AsyncConnection, match_id: str, version: int) -> list[Stamped]:
    found = await connection.execute(
        select(EntryRow.data, EntryRow.at)
        .where(EntryRow.match_id == match_id, EntryRow.seq >= version)
        .order_by(EntryRow.seq)
    )
    return [Stamped(read_entry(data), at) for data, at in found]


def _make_file(path: Path) -> None:
    """Make the file and its folder, readable by their owner only, if they are not there.

    Opened once without aiosqlite, whose thread would complain when the file cannot be opened.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise store_error(error, str(path)) from error


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # Python's own idea of when a transaction begins leaves changes of tables outside of it.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _SQLITE_PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("ayla_begin", "BEGIN"))
