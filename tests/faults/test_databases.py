"""PostgreSQL and Redis fail under load and come back."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ayla.rules import Side
from tests.faults.load import playing
from tests.faults.postgresql_server import PostgresqlServer
from tests.web.redis_server import RedisServer
from tests.web.serving import Running


class Cluster:
    """Two servers that share a PostgreSQL and a Redis; each side plays at one of them."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        for name in ("redis", "S", "N"):
            (folder / name).mkdir()
        self.postgresql = stack.enter_context(PostgresqlServer())
        self.redis = stack.enter_context(RedisServer(folder / "redis"))
        database, redis = self.postgresql.url, self.redis.url
        subprocess.run(
            [sys.executable, "-m", "ayla", "migrate"],
            env={**os.environ, "AYLA_DATABASE_URL": database},
            check=True,
            capture_output=True,
        )
        self._servers = {
            side: stack.enter_context(
                Running(folder / side.value, AYLA_DATABASE_URL=database, AYLA_REDIS_URL=redis)
            )
            for side in Side
        }

    def address(self, side: Side) -> str:
        return self._servers[side].address

    @property
    def log(self) -> str:
        return "".join(server.log for server in self._servers.values())


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(stack, tmp_path)


async def test_when_postgresql_fails_nothing_acknowledged_is_lost_and_all_games_go_on(
    cluster: Cluster,
) -> None:
    async with playing(cluster.address) as load:
        await load.go_on()
        await asyncio.to_thread(cluster.postgresql.stop)
        await load.are_refused()
        await asyncio.to_thread(cluster.postgresql.start)
        await load.go_on()
    await load.check(cluster.address(Side.SOUTH))
    assert {status for status, _ in load.refusals()} == {503}


async def test_when_redis_fails_all_games_go_on(cluster: Cluster) -> None:
    async with playing(cluster.address, games=4) as load:
        await load.go_on()
        await asyncio.to_thread(cluster.redis.stop)
        await load.go_on(2)
        await asyncio.to_thread(cluster.redis.start)
        await load.go_on(10)
    for side in Side:
        await load.check(cluster.address(side))
    assert load.refusals() == set()
