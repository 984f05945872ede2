"""What a host does with a whole database: copy it, put a copy back, clear it out, read it all.

A copy is a SQLite file of Ayla's own, whatever kind of database it was made of: it can be put back
into either kind.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import URL, delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ayla.match import Match
from ayla.store.errors import StoreCode, StoreError
from ayla.store.holding import held
from ayla.store.places import tell_url
from ayla.store.sql import SqlStore
from ayla.store.tables import EntryRow, MatchRow, Table
from ayla.store.trouble import store_error

_BATCH: Final = 500
"""Rows that are copied at a time."""


class Kept(NamedTuple):
    """A match of a database: its name, when it was begun, and what is in it.

    ``match`` is the error that says what is wrong with it if it cannot be read.
    """

    match_id: str
    begun: datetime
    match: Match | StoreError


async def migrate(url: URL) -> None:
    """Bring the tables at this address up to date, or make them. Raises ``StoreError``."""
    await (await SqlStore.open(url, migrate=True)).close()


async def backup(url: URL, path: Path, *, force: bool = False) -> int:
    """Copy all that is in the database into a new file, and return how many matches it holds.

    The database may be in use: the copy is of one moment. Raises ``StoreError``: ``file_exists``
    unless ``force``, ``no_database``, and others; there is no new file then, and an old one is as
    it was.
    """
    with _new_file(path, force=force) as new:
        async with (
            _opened(url, make=False) as source,
            _opened(_sqlite(new)) as target,
            source.reading() as rows,
            target.writing() as copy,
        ):
            await _copy(rows, copy)
            count = await _count(copy)
        _settle(new)
    return count


async def restore(url: URL, path: Path, *, force: bool = False) -> int:
    """Put a copy back in place of all that is in the database; how many matches there are then.

    All or nothing. A copy of an older Ayla is brought up to date on the way, and stays as it is.
    Raises ``StoreError``: ``store_busy`` if a server runs on the SQLite file, ``not_empty`` if the
    database holds anything, unless ``force``.
    """
    with _copied(path) as copy, held(url):
        async with (
            _opened(_sqlite(copy)) as source,
            _opened(url, migrate=True) as target,
            source.reading() as rows,
            target.writing() as database,
        ):
            if not force and await _holds_anything(database):
                raise StoreError(
                    StoreCode.NOT_EMPTY,
                    f"{target.place} holds games or players, which would be lost",
                    place=target.place,
                )
            await _clear(database)
            await _copy(rows, database)
            return await _count(database)


async def prune(url: URL, before: datetime, *, now: datetime | None = None) -> int:
    """Remove the matches in which nothing has happened since ``before``; how many they were.

    All that belongs to such a match goes with it. One whose clock still runs ``now`` stays: there
    is time for its next turn. Raises ``StoreError``: ``no_database``, and others.
    """
    running = await _running(url, now or datetime.now(UTC))
    quiet = select(MatchRow.id).where(
        MatchRow.created < before,
        ~exists().where(EntryRow.match_id == MatchRow.id, EntryRow.at >= before),
    )
    async with _opened(url, make=False) as source, source.writing() as database:
        names = [name for name in await database.scalars(quiet) if name not in running]
        for start in range(0, len(names), _BATCH):
            batch = names[start : start + _BATCH]
            for table in reversed(Table.metadata.sorted_tables):
                for column in table.columns:
                    if column.references(MatchRow.__table__.c.id):
                        await database.execute(delete(table).where(column.in_(batch)))
            await database.execute(delete(MatchRow).where(MatchRow.id.in_(batch)))
        return len(names)


async def every_match(url: URL) -> AsyncIterator[Kept]:
    """All matches, the oldest first. Raises ``StoreError``: ``no_database``, and others."""
    store = await SqlStore.open(url, make=False)
    try:
        async with store.engine.connect() as connection:
            found = await connection.execute(
                select(MatchRow.id, MatchRow.created).order_by(MatchRow.created, MatchRow.id)
            )
            names = list(found)
        for match_id, begun in names:
            try:
                yield Kept(match_id, begun, await store.load(match_id))
            except StoreError as error:
                if error.code is StoreCode.CORRUPT:
                    yield Kept(match_id, begun, error)
                elif error.code is not StoreCode.NO_SUCH_MATCH:  # removed meanwhile
                    raise
    finally:
        await store.close()


async def _running(url: URL, now: datetime) -> set[str]:
    """The matches with a clock that runs, and has not run out."""
    store = await SqlStore.open(url, make=False)
    running = set()
    try:
        for match_id in await store.lists.clocked():
            with suppress(StoreError):  # of one that is damaged
                due = (await store.load(match_id)).flag_at
                if due is not None and due > now:
                    running.add(match_id)
    finally:
        await store.close()
    return running


class _Opened:
    """A database that is open."""

    def __init__(self, store: SqlStore, place: str) -> None:
        self._store = store
        self.place = place

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment."""
        async with self._store.trouble(), self._store.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is kept whole or not at all."""
        async with self._store.trouble(), self._store.engine.connect() as connection:
            await connection.execution_options(ayla_begin="BEGIN IMMEDIATE")
            async with connection.begin():
                yield connection


@asynccontextmanager
async def _opened(
    url: URL, *, migrate: bool | None = None, make: bool = True
) -> AsyncIterator[_Opened]:
    store = await SqlStore.open(url, migrate=migrate, make=make)
    try:
        yield _Opened(store, tell_url(url))
    finally:
        await store.close()


async def _copy(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in Table.metadata.sorted_tables:
        rows = await source.stream(select(table))
        async for batch in rows.mappings().partitions(_BATCH):
            await target.execute(insert(table), [dict(row) for row in batch])


async def _clear(database: AsyncConnection) -> None:
    for table in reversed(Table.metadata.sorted_tables):
        await database.execute(delete(table))


async def _count(database: AsyncConnection) -> int:
    return (await database.execute(select(func.count()).select_from(MatchRow))).scalar_one()


async def _holds_anything(database: AsyncConnection) -> bool:
    """Whether there is anything but what a server notes when it first starts."""
    for table in Table.metadata.sorted_tables:
        if table.name in ("secret", "server"):
            continue
        if (await database.execute(select(exists().select_from(table)))).scalar_one():
            return True
    return False


def _sqlite(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


@contextmanager
def _new_file(path: Path, *, force: bool) -> Iterator[Path]:
    """A file beside ``path`` that takes its place when the block ends well, and goes otherwise."""
    if path.exists() and not force:
        raise StoreError(StoreCode.FILE_EXISTS, f"{path} is there already", place=str(path))
    try:
        with tempfile.TemporaryDirectory(prefix=f".{path.name}-", dir=path.parent) as folder:
            new = Path(folder) / path.name
            yield new
            new.replace(path)
    except OSError as error:
        raise store_error(error, str(path)) from error


@contextmanager
def _copied(path: Path) -> Iterator[Path]:
    """A copy of the file, so that looking into it leaves it as it is."""
    with tempfile.TemporaryDirectory(prefix="ayla-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            shutil.copyfile(path, copy)
        except OSError as error:
            raise store_error(error, str(path)) from error
        _check(copy, path)
        try:
            yield copy
        except StoreError as error:
            if error.place != str(copy):
                raise
            message = str(error).replace(str(copy), str(path))
            raise StoreError(error.code, message, place=str(path)) from error


def _check(copy: Path, path: Path) -> None:
    """Raise ``StoreError`` unless the file is a database that is whole."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    except sqlite3.Error as error:
        raise store_error(error, str(path)) from error
    if not tables:
        raise StoreError(StoreCode.FOREIGN, f"{path} is no copy of Ayla's", place=str(path))
    if found != "ok":
        raise StoreError(StoreCode.CORRUPT, f"{path}: the file is damaged", place=str(path))


def _settle(path: Path) -> None:
    """Make a database one file that needs no other beside it, readable by its owner, on disk."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise store_error(error, str(path)) from error
    path.chmod(0o600)
    with path.open("rb") as file:
        os.fsync(file.fileno())
