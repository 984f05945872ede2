"""Whether others serve from the same PostgreSQL who cannot be heard of."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select

from ayla.store.sql import SqlStore

_LOCK: Final = 0x48454152
"""Held by each server: with others by those who hear others, alone by one who does not."""


@asynccontextmanager
async def in_company(store: SqlStore, *, hears: bool) -> AsyncIterator[bool]:
    """Whether another server is there with whom this one has no way to hear of changes.

    ``hears``: whether this one has one. While the block runs those who start are told the same.
    Nobody is told of servers on an SQLite file, which has one at a time. Raises ``StoreError``.
    """
    if store.engine.dialect.name != "postgresql":
        yield False
        return
    try_lock = func.pg_try_advisory_lock_shared if hears else func.pg_try_advisory_lock
    async with store.engine.connect() as connection:
        async with store.trouble():
            # No transaction stays open meanwhile.
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            got = await connection.scalar(select(try_lock(_LOCK)))
        yield not got
        if got:
            # The connection may be used again, or may be gone with the lock.
            await connection.invalidate()
