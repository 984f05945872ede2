"""An SQLite file: how it is made, and how each connection to it is set up."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from ayla.store.errors import StoreCode, StoreError
from ayla.store.trouble import store_error

_PRAGMAS: Final = (
    # Wait for another writer, so many milliseconds; first, since the next line may have to.
    "PRAGMA busy_timeout = 10000",
    # Readers and the writer do not wait for each other.
    "PRAGMA journal_mode = WAL",
    # Every commit reaches the disk before it is acknowledged.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


def make_folder(path: Path) -> None:
    """Make the folder of the file, for its owner only, unless it is there.

    Raises ``StoreError``.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise store_error(error, str(path)) from error


def make_file(path: Path) -> None:
    """Make the file and its folder, readable by their owner only, if they are not there.

    SQLite makes the files beside it as readable as the file itself. Raises ``StoreError``.
    """
    make_folder(path)
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise store_error(error, str(path)) from error


def check_file(path: Path) -> None:
    """Open the file once. Raises ``StoreError``: ``no_database`` if there is none, and others.

    Without aiosqlite, whose thread would complain when the file cannot be opened.
    """
    try:
        if not path.exists():
            raise StoreError(
                StoreCode.NO_DATABASE,
                f"{path}: there is no such database; AYLA_DATA_DIR or AYLA_DATABASE_URL names it",
                place=str(path),
            )
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise store_error(error, str(path)) from error


def connect(path: str) -> sqlite3.Connection:
    """A connection for one thread at a time, which need not be the one that made it.

    Transactions begin and end where it is told so. Raises ``sqlite3.Error``.
    """
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    return connection


def prepare(engine: AsyncEngine) -> None:
    """Set up the connections of an engine in the same way."""
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # Python's own idea of when a transaction begins leaves changes of tables outside of it.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("ayla_begin", "BEGIN"))
