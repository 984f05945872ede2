"""The clocks that run are found when the service starts."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL

from ayla.match import Joined, Kind, Match, Seat, Settings, Stamped, Timed
from ayla.rules import Side
from ayla.store import SqlStore
from ayla.web.online.clocks import Clocks
from ayla.web.online.memory import Memory

NOW = datetime(2026, 5, 1, tzinfo=UTC)
HUMAN = Seat(Kind.HUMAN)
TIMED = Settings(HUMAN, HUMAN, online=True, clock=Timed(5))
UNTIMED = Settings(HUMAN, HUMAN, online=True)
SOUTH, NORTH = Stamped(Joined(Side.SOUTH, "one"), NOW), Stamped(Joined(Side.NORTH, "other"), NOW)


def nothing(*_: object) -> None: ...


async def test_they_are_looked_for_where_two_play_and_nowhere_else(tmp_path: Path) -> None:
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=str(tmp_path / "matches")))
    for number in range(20):
        await store.create(f"waiting-{number}", TIMED, NOW, (SOUTH,))
        await store.create(f"untimed-{number}", UNTIMED, NOW, (SOUTH, NORTH))
    await store.create("timed", TIMED, NOW, (SOUTH, NORTH))
    memory = Memory(lambda: NOW, kept=nothing, opened=nothing, counted=nothing, followed=nothing)
    looked: list[str] = []
    found = asyncio.Event()

    async def look(match_id: str) -> Match:
        looked.append(match_id)
        found.set()
        return await store.load(match_id)

    async def command(match_id: str, decide: object) -> None:
        raise AssertionError(match_id)

    clocks = Clocks(store, memory, look, command, lambda: NOW)
    running = asyncio.create_task(clocks.run())
    async with asyncio.timeout(30):
        await found.wait()
    await asyncio.sleep(0.1)
    running.cancel()
    await asyncio.wait({running})
    assert looked == ["timed"]
    await store.close()
