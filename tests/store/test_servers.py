"""Which processes serve, on each kind of database."""

import asyncio
from datetime import timedelta

from sqlalchemy import URL

from ayla.store import Seen, SqlStore
from tests.stamps import NOW


async def test_when_a_process_was_last_known_to_serve(
    store: SqlStore, url: URL, match_id: str
) -> None:
    one, other = f"{match_id}-1", f"{match_id}-2"
    for seconds in (0, 2, 4):
        await store.servers.mark(one, NOW + timedelta(seconds=seconds))
    await store.servers.mark(other, NOW)
    # The clock of the system may have jumped back.
    await store.servers.mark(other, NOW - timedelta(hours=1), ended=True)
    alone = url.get_backend_name() == "sqlite"
    seen = [each for each in await store.servers.seen() if each.name in {one, other}]
    assert seen == [
        Seen(one, NOW + timedelta(seconds=4), ended=alone),
        Seen(other, NOW - timedelta(hours=1), ended=True),
    ]
    await store.servers.mark(other, NOW)
    assert Seen(other, NOW, ended=alone) in await store.servers.seen()
    await store.servers.forget([one, "nobody"])
    await store.servers.forget([])
    assert [each.name for each in await store.servers.seen() if each.name in {one, other}] == [
        other
    ]
    await store.servers.forget([other])


async def test_processes_start_one_after_another(url: URL) -> None:
    """From an SQLite file only one serves: it is enough that it can write meanwhile."""
    first = await SqlStore.open(url, migrate=True)
    second = await SqlStore.open(url)
    order: list[str] = []

    async def start(store: SqlStore, name: str) -> None:
        async with store.servers.starting():
            order.append(name)
            await asyncio.sleep(0.3)
            await store.servers.mark(f"start-{name}", NOW)
            await store.servers.forget([f"start-{name}"])
            order.append(name)

    await asyncio.gather(start(first, "a"), start(second, "b"))
    if url.get_backend_name() == "postgresql":
        assert order in (["a", "a", "b", "b"], ["b", "b", "a", "a"])
    await first.close()
    await second.close()
