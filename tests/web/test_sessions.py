"""Cookies end in every process, whoever ends them."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from ayla.people import Account
from ayla.store import SqlStore, database_url
from ayla.web.people.identity import Identities
from ayla.web.people.sessions import CHANNEL, Sessions

OPENED = datetime(2026, 1, 2, tzinfo=UTC)


def test_what_ends_outside_the_service_is_seen_in_time(tmp_path: Path) -> None:
    asyncio.run(_end_outside(tmp_path))


async def _end_outside(folder: Path) -> None:
    store = await SqlStore.open(database_url({"AYLA_DATA_DIR": str(folder)}))
    account = Account("abena", "Abena", "a hash", era=1)
    await store.people.open_account(account, OPENED)
    gone = asyncio.Queue[str]()
    identities = Identities()
    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        sessions = Sessions(store, channels, identities, gone.put_nowait, every=0.01)
        async with sessions.running():
            assert await gone.get() == "abena"  # the era in which the account was opened
            assert await store.people.begin_era(account, "another hash") == 2
            assert await gone.get() == "abena"
            assert not identities.end_before("abena", 2)
    await store.close()
