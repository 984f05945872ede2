"""The server is killed, or what it keeps matches in fails, while games are played."""

import asyncio
from pathlib import Path

from tests.faults.load import playing
from tests.web.serving import Running


async def test_what_was_acknowledged_before_kill_is_there_and_all_games_go_on(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        async with playing(lambda side: server.address) as load:
            for _ in range(2):
                await load.go_on()
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await load.go_on()
        await load.check(server.address)
        assert load.refusals() == set()
        assert server.stop() == 0
    assert server.log == ""
