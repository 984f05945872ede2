"""One server at a time on a database that only one can serve from: an SQLite file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import URL

from ayla.store.errors import StoreCode, StoreError
from ayla.store.sqlite import make_folder
from ayla.store.trouble import store_error

STOPPING: Final = 10.0
"""Seconds that a server which was told to stop may take for it."""


@contextmanager
def held(url: URL, *, patience: float = 0.0) -> Iterator[None]:
    """Have an SQLite file for oneself among those who ask for that, while the block runs.

    Whoever has it is waited for so many seconds. The system lets go of the file if the process
    dies. Any number may have another kind of database. Raises ``StoreError``: ``store_busy``, and
    others if the folder cannot be used.
    """
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(str(url.database))
    make_folder(path)
    lock = FileLock(path.with_name(f"{path.name}-lock"), timeout=patience, mode=0o600)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError(
            StoreCode.BUSY,
            f"{path}: a server runs on it, or it is being restored: stop or await that first",
            place=str(path),
        ) from None
    except OSError as error:
        raise store_error(error, str(path)) from error
    try:
        yield
    finally:
        lock.release()
