"""How processes hear of each other, also when Redis was away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from litestar.channels import ChannelsBackend

from ayla.web.fanout import AWAY, LOST, fan_out
from ayla.web.refusals import ServerCode, ServerError
from tests.web.redis_server import RedisServer

PATIENCE = 30


@asynccontextmanager
async def listening(backend: ChannelsBackend, *channels: str) -> AsyncIterator["Heard"]:
    await backend.on_startup()
    await backend.subscribe(channels)
    heard = Heard()
    task = asyncio.create_task(heard.listen(backend))
    try:
        yield heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await backend.on_shutdown()


class Heard:
    def __init__(self) -> None:
        self.events: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def listen(self, backend: ChannelsBackend) -> None:
        async for event in backend.stream_events():
            self.events.put_nowait(event)

    async def next(self) -> tuple[str, bytes]:
        return await asyncio.wait_for(self.events.get(), PATIENCE)

    async def until(self, wanted: tuple[str, bytes]) -> list[tuple[str, bytes]]:
        """What was heard before ``wanted``."""
        before = []
        while (event := await self.next()) != wanted:
            before.append(event)
        return before


async def test_processes_hear_each_other_on_the_channels_they_listen_to(redis_url: str) -> None:
    one, two = await fan_out(redis_url), await fan_out(redis_url)
    async with listening(one, "games", "lobby") as first, listening(two, "games") as second:
        await two.subscribe(["games"])  # once more does nothing
        await one.publish(b"1", ["games"])
        assert await first.next() == await second.next() == ("games", b"1")
        await two.publish(b"2", ["lobby", "games"])
        assert {await first.next(), await first.next()} == {("lobby", b"2"), ("games", b"2")}
        assert await second.next() == ("games", b"2")
        await one.unsubscribe(["games", "never heard of"])
        await two.publish(b"3", ["games"])
        await two.publish(b"4", ["lobby"])
        assert await first.next() == ("lobby", b"4")


async def test_while_redis_is_away_a_process_hears_itself_and_then_looks_at_everything(
    tmp_path: Path,
) -> None:
    with RedisServer(tmp_path) as redis:
        one, two = await fan_out(redis.url), await fan_out(redis.url)
        async with listening(one, "games") as first, listening(two, "games") as second:
            await one.publish(b"before", ["games"])
            assert await first.next() == await second.next() == ("games", b"before")
            redis.stop()
            await one.publish(b"meanwhile", ["games"])
            assert {await first.next(), await first.next()} == {
                ("games", AWAY),
                ("games", b"meanwhile"),
            }
            assert await second.next() == ("games", AWAY)
            redis.start()
            assert await first.next() == await second.next() == ("games", LOST)
            await two.publish(b"after", ["games"])
            assert await first.next() == await second.next() == ("games", b"after")


async def test_a_redis_that_does_not_answer_is_refused_without_its_password() -> None:
    with pytest.raises(ServerError) as caught:
        await fan_out("redis://ayla:secret@127.0.0.1:1/0")
    assert caught.value.code is ServerCode.REDIS_UNREACHABLE
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)
