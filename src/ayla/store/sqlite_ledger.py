"""The ledger in an SQLite file: one thread writes it, another reads it.

Each goes to its thread once for a whole group of jobs, and a group that is written shares one
commit, which is what takes time: the disk has to say that it has it. The statements are
SQLAlchemy's, compiled once and run by the driver itself: through the engine, each entry took the
event loop more than a millisecond, whatever else it shared (``benchmarks/store.py``).
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import ClauseElement

from ayla.rules import Side
from ayla.store import statements
from ayla.store.grouping import Group
from ayla.store.ledger import Kept, NewEntry, NewMatch
from ayla.store.sqlite import connect

_Job: TypeAlias = Callable[[sqlite3.Connection], Any]


class SqliteLedger:
    """A ``Ledger`` in the file at ``path``, whose tables are there.

    ``turn`` is held while it writes. Others in this process who write hold it too: SQLite lets one
    write at a time, but forms no line of those who wait.
    """

    def __init__(self, path: str, turn: AbstractAsyncContextManager[None]) -> None:
        self._writer = _Worker(path, "ayla-writing", _write, turn)
        self._reader = _Worker(path, "ayla-reading", _read, nullcontext())

    async def create(self, new: NewMatch) -> bool:
        """See ``Ledger.create``."""
        return bool(await self._writer.do(lambda connection: _create(connection, new)))

    async def append(self, new: NewEntry) -> bool:
        """See ``Ledger.append``."""
        return bool(await self._writer.do(lambda connection: _append(connection, new)))

    async def settings(self, match_id: str) -> object | None:
        """See ``Ledger.settings``."""
        found: object | None = await self._reader.do(
            lambda connection: _settings(connection, match_id)
        )
        return found

    async def since(self, match_id: str, version: int) -> Sequence[Kept]:
        """See ``Ledger.since``."""
        found: Sequence[Kept] = await self._reader.do(
            lambda connection: _since(connection, match_id, version)
        )
        return found

    async def close(self) -> None:
        """See ``Ledger.close``."""
        await self._writer.close()
        await self._reader.close()


class _Worker:
    """A thread with a connection of its own, which is made when there is something to do."""

    def __init__(
        self,
        path: str,
        name: str,
        run: Callable[[sqlite3.Connection, Sequence[_Job]], list[Any]],
        turn: AbstractAsyncContextManager[None],
    ) -> None:
        self._path = path
        self._run = run
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._connection: sqlite3.Connection | None = None
        self._group: Group[_Job, Any] = Group(self._work)

    async def do(self, job: _Job) -> Any:
        result = await self._group.do(job)
        if isinstance(result, Exception):
            raise result
        return result

    async def close(self) -> None:
        await self._group.close()
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    async def _work(self, jobs: Sequence[_Job]) -> list[Any]:
        async with self._turn:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._in_thread, jobs)

    def _in_thread(self, jobs: Sequence[_Job]) -> list[Any]:
        if self._connection is None:
            self._connection = connect(self._path)
        return self._run(self._connection, jobs)


def _write(connection: sqlite3.Connection, jobs: Sequence[_Job]) -> list[Any]:
    """Do all jobs and keep what they wrote, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [job(connection) for job in jobs]
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # of a transaction that SQLite has undone itself
            connection.execute("ROLLBACK")
        raise
    return results


def _read(connection: sqlite3.Connection, jobs: Sequence[_Job]) -> list[Any]:
    """The result of each job, or the error that it ended with."""
    results: list[Any] = []
    for job in jobs:
        try:
            results.append(job(connection))
        except (sqlite3.Error, ValueError) as error:
            results.append(error)
    return results


def _create(connection: sqlite3.Connection, new: NewMatch) -> bool:
    row = {
        "id": new.match_id,
        "settings": json.dumps(new.settings),
        "created": _kept(new.at),
        "kind": new.kind,
        "finished": None,
    }
    if not connection.execute(_INSERT_MATCH, row).rowcount:
        return False
    for entry in new.first:
        _append(connection, entry)
    return True


def _append(connection: sqlite3.Connection, new: NewEntry) -> bool:
    at = _kept(new.at)
    row = {"match_id": new.match_id, "seq": new.seq, "data": json.dumps(new.data), "at": at}
    if not connection.execute(_APPEND, row).rowcount:
        return False
    if new.seat:
        side, player = new.seat
        seat = {"match_id": new.match_id, "side": side.value, "player": player, "at": at}
        connection.execute(_EMPTY_SEAT, {"match_id": new.match_id, "side": side.value})
        connection.execute(_INSERT_SEAT, seat | {"result": None})
    if new.results:
        finish = {"of_match": new.match_id, "at": at}
        results = {"south": new.results[Side.SOUTH], "north": new.results[Side.NORTH]}
        connection.execute(_FINISH_MATCH, finish)
        connection.execute(_FINISH_SEATS, finish | results)
    return True


def _settings(connection: sqlite3.Connection, match_id: str) -> object | None:
    found = connection.execute(_SETTINGS, {"match_id": match_id}).fetchone()
    return None if found is None else json.loads(found[0])


def _since(connection: sqlite3.Connection, match_id: str, version: int) -> list[Kept]:
    found = connection.execute(_SINCE, {"match_id": match_id, "seq": version})
    return [(json.loads(data), _read_moment(at)) for data, at in found]


def _kept(moment: datetime) -> str:
    """A moment in the form in which SQLAlchemy keeps it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def _read_moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


_dialect: Final = sqlite.dialect(paramstyle="named")


def _sql(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=_dialect))


_INSERT_MATCH: Final = _sql(statements.INSERT_MATCH.prefix_with("OR IGNORE"))
_EMPTY_SEAT: Final = _sql(statements.EMPTY_SEAT)
_INSERT_SEAT: Final = _sql(statements.INSERT_SEAT)
_APPEND: Final = _sql(statements.APPEND)
_FINISH_MATCH: Final = _sql(statements.FINISH_MATCH)
_FINISH_SEATS: Final = _sql(statements.FINISH_SEATS)
_SETTINGS: Final = _sql(statements.SETTINGS)
_SINCE: Final = _sql(statements.SINCE)
