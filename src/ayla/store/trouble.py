"""From what a database driver raises to one clear line."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ayla.store.errors import StoreCode, StoreError


def driver_errors(dialect: str) -> tuple[type[Exception], ...]:
    """What a database driver raises, wrapped by SQLAlchemy or, while it connects, not."""
    usual = (SQLAlchemyError, sqlite3.Error, OSError)
    if dialect != "postgresql":
        return usual
    from asyncpg import InterfaceError, PostgresError  # not everyone has it

    return (*usual, InterfaceError, PostgresError)


_SQLITE: Final = {
    "SQLITE_FULL": (StoreCode.DISK_FULL, "the disk is full"),
    "SQLITE_READONLY": (StoreCode.READ_ONLY, "it cannot be written"),
    "SQLITE_PERM": (StoreCode.READ_ONLY, "it may not be written"),
    "SQLITE_CANTOPEN": (StoreCode.CANNOT_OPEN, "it cannot be opened"),
    "SQLITE_CORRUPT": (StoreCode.CORRUPT, "the file is damaged"),
    "SQLITE_NOTADB": (StoreCode.FOREIGN, "the file is no database"),
    "SQLITE_BUSY": (StoreCode.BUSY, "another program holds it"),
    "SQLITE_LOCKED": (StoreCode.BUSY, "another program holds it"),
    "SQLITE_IOERR": (StoreCode.UNAVAILABLE, "it cannot be read or written"),
}


def store_error(error: Exception, place: str) -> StoreError:
    """The error that says in one line what a driver's error means for the database at ``place``."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    name = getattr(cause, "sqlite_errorname", "")
    for prefix, (code, meaning) in _SQLITE.items():
        if name.startswith(prefix):
            return StoreError(code, f"{place}: {meaning} ({name})", place=place)
    if isinstance(cause, OSError):
        return StoreError(
            StoreCode.CANNOT_OPEN, f"{place}: {cause.strerror or _line(cause)}", place=place
        )
    return StoreError(StoreCode.UNAVAILABLE, f"{place}: {_line(cause)}", place=place)


def _line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).partition("\n")[0]
