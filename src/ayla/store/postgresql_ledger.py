"""The ledger on PostgreSQL: the entries of a group are one statement in one transaction."""

import json
from collections.abc import Sequence
from typing import Final

from sqlalchemy import text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ayla.rules import Side
from ayla.store import statements
from ayla.store.grouping import Group
from ayla.store.ledger import Kept, NewEntry, NewMatch
from ayla.store.tables import EntryRow, MatchRow

# In the order of matches, so that two processes that add to the same ones do not wait for each
# other in a circle. Of two that add the same entry, one waits for the other and adds nothing.
_APPEND: Final = text(
    """
    INSERT INTO entry (match_id, seq, data, at)
    SELECT new.match_id, new.seq, CAST(new.data AS jsonb), new.at
    FROM unnest(
        CAST(:match_ids AS varchar[]),
        CAST(:seqs AS integer[]),
        CAST(:datas AS text[]),
        CAST(:ats AS timestamptz[])
    ) AS new (match_id, seq, data, at)
    JOIN match ON match.id = new.match_id
    WHERE new.seq = (
        SELECT coalesce(max(entry.seq) + 1, 0) FROM entry WHERE entry.match_id = new.match_id
    )
    ORDER BY new.match_id
    ON CONFLICT DO NOTHING
    RETURNING match_id
    """
)


class PostgresqlLedger:
    """A ``Ledger`` on an engine of PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._group: Group[NewEntry, bool] = Group(self._add, key=lambda new: new.match_id)

    async def create(self, new: NewMatch) -> bool:
        """See ``Ledger.create``."""
        row = {
            "id": new.match_id,
            "settings": new.settings,
            "created": new.at,
            "kind": new.kind,
        }
        insert_match = insert(MatchRow).values(row).on_conflict_do_nothing().returning(MatchRow.id)
        async with self._engine.begin() as connection:
            if (await connection.execute(insert_match)).first() is None:
                return False
            for entry in new.first:
                await connection.execute(
                    insert(EntryRow).values(
                        match_id=entry.match_id,
                        seq=entry.seq,
                        data=entry.data,
                        at=entry.at,
                    )
                )
                await _list(connection, entry)
        return True

    async def append(self, new: NewEntry) -> bool:
        """See ``Ledger.append``."""
        return await self._group.do(new)

    async def settings(self, match_id: str) -> object | None:
        """See ``Ledger.settings``."""
        async with self._engine.connect() as connection:
            found = await connection.execute(statements.SETTINGS, {"match_id": match_id})
            settings: object | None = found.scalar_one_or_none()
            return settings

    async def since(self, match_id: str, version: int) -> Sequence[Kept]:
        """See ``Ledger.since``."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                statements.SINCE, {"match_id": match_id, "seq": version}
            )
            return [(data, at) for data, at in found]

    async def close(self) -> None:
        """See ``Ledger.close``."""
        await self._group.close()

    async def _add(self, group: Sequence[NewEntry]) -> list[bool]:
        columns = {
            "match_ids": [new.match_id for new in group],
            "seqs": [new.seq for new in group],
            "datas": [json.dumps(new.data) for new in group],
            "ats": [new.at for new in group],
        }
        async with self._engine.begin() as connection:
            added = {name for (name,) in await connection.execute(_APPEND, columns)}
            for new in sorted(group, key=lambda new: new.match_id):
                if new.match_id in added:
                    await _list(connection, new)
        return [new.match_id in added for new in group]


async def _list(connection: AsyncConnection, new: NewEntry) -> None:
    """Change in the lists what an entry changes there; most change nothing."""
    if new.seat:
        side, player = new.seat
        seat = {"match_id": new.match_id, "side": side.value, "player": player, "at": new.at}
        gone = {"match_id": new.match_id, "side": side.value}
        await connection.execute(statements.EMPTY_SEAT, gone)
        await connection.execute(statements.INSERT_SEAT, seat | {"result": None})
    if new.results:
        finish = {"of_match": new.match_id, "at": new.at}
        results = {"south": new.results[Side.SOUTH], "north": new.results[Side.NORTH]}
        await connection.execute(statements.FINISH_MATCH, finish)
        await connection.execute(statements.FINISH_SEATS, finish | results)
