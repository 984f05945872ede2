"""Lists of matches on a SQL database."""

import re
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Select, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ayla.rules import Side
from ayla.store.errors import StoreCode, StoreError
from ayla.store.lists import GamePage, ListedGame, Tally
from ayla.store.tables import EntryRow, MatchRow, SeatRow


class SqlLists:
    """``Lists`` on the engine of a ``SqlStore``, whose ``lists`` they are.

    ``trouble`` turns what drivers raise into ``StoreError``.
    """

    def __init__(
        self, engine: AsyncEngine, trouble: Callable[[], AbstractAsyncContextManager[None]]
    ) -> None:
        self._engine = engine
        self._trouble = trouble

    async def games_of(
        self,
        player: str,
        *,
        finished: bool,
        public: bool = False,
        before: str | None = None,
        limit: int = 20,
    ) -> GamePage:
        """See ``Lists.games_of``."""
        over = SeatRow.result.is_not(None) if finished else SeatRow.result.is_(None)
        query = (
            select(SeatRow.match_id, SeatRow.side, SeatRow.at)
            .where(SeatRow.player == player, over)
            .order_by(SeatRow.at.desc(), SeatRow.match_id.desc())
            .limit(limit + 1)
        )
        if public:
            query = query.join(MatchRow, MatchRow.id == SeatRow.match_id)
            query = query.where(MatchRow.kind == "public")
        if before is not None:
            at, match_id = _read_cursor(before)
            query = query.where(
                or_(SeatRow.at < at, and_(SeatRow.at == at, SeatRow.match_id < match_id))
            )
        async with self._trouble(), self._engine.connect() as connection:
            rows = list(await connection.execute(query))
        games = tuple(ListedGame(name, Side(side), at) for name, side, at in rows[:limit])
        return GamePage(games, _cursor(games[-1]) if len(rows) > limit else None)

    async def public_games(self, limit: int = 20) -> tuple[str, ...]:
        """See ``Lists.public_games``."""
        query = (
            select(MatchRow.id)
            .where(MatchRow.kind == "public", MatchRow.finished.is_(None))
            .order_by(MatchRow.created.desc(), MatchRow.id.desc())
            .limit(limit)
        )
        return await self._names(query)

    async def tally(self, player: str) -> Tally:
        """See ``Lists.tally``."""
        query = (
            select(SeatRow.result, func.count())
            .where(SeatRow.player == player, SeatRow.result.in_(("won", "drawn", "lost")))
            .group_by(SeatRow.result)
        )
        async with self._trouble(), self._engine.connect() as connection:
            counts = {str(result): count for result, count in await connection.execute(query)}
            return Tally(**counts)

    async def idle(self, before: datetime, limit: int = 100) -> tuple[str, ...]:
        """See ``Lists.idle``."""
        happened = exists().where(EntryRow.match_id == MatchRow.id, EntryRow.at >= before)
        query = (
            select(MatchRow.id)
            .where(MatchRow.kind.in_(("private", "public")), MatchRow.finished.is_(None))
            .where(MatchRow.created < before, ~happened)
            .order_by(MatchRow.kind, MatchRow.created, MatchRow.id)
            .limit(limit)
        )
        return await self._names(query)

    async def clocked(self) -> tuple[str, ...]:
        """See ``Lists.clocked``."""
        clock = MatchRow.settings[("online", "clock", "kind")].as_string()
        seats = select(func.count()).where(SeatRow.match_id == MatchRow.id).scalar_subquery()
        query = (
            select(MatchRow.id)
            .where(MatchRow.kind.in_(("private", "public")), MatchRow.finished.is_(None))
            .where(clock != "none", seats == len(Side))
            .order_by(MatchRow.created.desc(), MatchRow.id.desc())
        )
        return await self._names(query)

    async def timed(self, since: datetime, limit: int = 100) -> tuple[str, ...]:
        """See ``Lists.timed``."""
        clock = MatchRow.settings[("online", "clock", "kind")].as_string()
        last = (
            select(func.max(EntryRow.at)).where(EntryRow.match_id == MatchRow.id).scalar_subquery()
        )
        query = (
            select(MatchRow.id)
            .where(MatchRow.kind.in_(("private", "public")), MatchRow.finished.is_(None))
            .where(clock == "minutes", last >= since)
            .order_by(last.desc(), MatchRow.id)
            .limit(limit)
        )
        return await self._names(query)

    async def versions(self, match_ids: Collection[str]) -> dict[str, int]:
        """See ``Lists.versions``."""
        found: dict[str, int] = {}
        names = list(match_ids)
        async with self._trouble(), self._engine.connect() as connection:
            for begin in range(0, len(names), _MOST_NAMES):
                query = (
                    select(EntryRow.match_id, func.max(EntryRow.seq) + 1)
                    .where(EntryRow.match_id.in_(names[begin : begin + _MOST_NAMES]))
                    .group_by(EntryRow.match_id)
                )
                rows = await connection.execute(query)
                found |= {str(name): version for name, version in rows}
        return found

    async def _names(self, query: Select[Any]) -> tuple[str, ...]:
        async with self._trouble(), self._engine.connect() as connection:
            return tuple(await connection.scalars(query))


_MOST_NAMES: Final = 500
"""Names in one statement at most."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_CURSOR: Final = re.compile(r"([0-9]{1,17})-([A-Za-z0-9_-]{1,64})")


def _cursor(last: ListedGame) -> str:
    return f"{(last.at - _EPOCH) // timedelta(microseconds=1)}-{last.match_id}"


def _read_cursor(text: str) -> tuple[datetime, str]:
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise StoreError(StoreCode.BAD_CURSOR, "no list goes on from there", place="before")
    return _EPOCH + timedelta(microseconds=int(found[1])), found[2]
