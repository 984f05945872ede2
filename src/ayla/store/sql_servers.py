"""The processes that serve from a SQL database, noted in it."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ayla.store.servers import Seen
from ayla.store.tables import ServerRow

_LOCK: Final = 0x53544152
"""The PostgreSQL lock of whoever starts to serve."""


class SqlServers:
    """``Servers`` on the engine of a ``SqlStore``, whose ``servers`` they are.

    ``trouble`` turns what drivers raise into ``StoreError``; ``turn`` is held while writing.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        trouble: Callable[[], AbstractAsyncContextManager[None]],
        turn: AbstractAsyncContextManager[None],
    ) -> None:
        self._engine = engine
        self._trouble = trouble
        self._turn = turn
        self._insert: Any = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert

    @asynccontextmanager
    async def starting(self) -> AsyncIterator[None]:
        """See ``Servers.starting``."""
        if self._engine.dialect.name == "sqlite":
            yield
            return
        async with self._trouble(), self._engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            yield

    async def seen(self) -> tuple[Seen, ...]:
        """See ``Servers.seen``."""
        query = select(ServerRow.name, ServerRow.at, ServerRow.ended).order_by(ServerRow.name)
        async with self._trouble(), self._engine.connect() as connection:
            rows = list(await connection.execute(query))
        alone = self._engine.dialect.name == "sqlite"
        return tuple(Seen(name, at, ended or alone) for name, at, ended in rows)

    async def mark(self, name: str, at: datetime, *, ended: bool = False) -> None:
        """See ``Servers.mark``."""
        values = {"at": at, "ended": ended}
        row = self._insert(ServerRow).values(name=name, **values)
        async with self._writing() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["name"], set_=values)
            )

    async def forget(self, names: Iterable[str]) -> None:
        """See ``Servers.forget``."""
        async with self._writing() as connection:
            await connection.execute(delete(ServerRow).where(ServerRow.name.in_(list(names))))

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._trouble(), self._turn, self._engine.connect() as connection:
            await connection.execution_options(ayla_begin="BEGIN IMMEDIATE")
            async with connection.begin():
                yield connection
