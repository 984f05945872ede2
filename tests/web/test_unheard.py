"""Two processes that cannot hear each other for a while: who plays at the other is not gone."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from sqlalchemy import URL

from ayla.match import Cause, Timed, Verdict
from ayla.rules import Side
from ayla.store import Seen, SqlStore
from ayla.web.fanout import fan_out
from ayla.web.hub import CHANNEL, Hub
from ayla.web.online import neighbours
from ayla.web.online.presence import Presence
from ayla.web.online.room import Watcher
from ayla.web.online.wire import ClaimDraw, ClaimWin
from tests.web.redis_server import RedisServer
from tests.web.test_hub_online import Service, act, begin, refusal, seen

ROUND = 0.05


class Company(Service):
    """Hubs with one clock, which is set by hand, one database and one Redis."""

    def __init__(self, folder: Path, redis: RedisServer) -> None:
        super().__init__(folder)
        self._redis = redis
        self._file = URL.create("sqlite+aiosqlite", database=str(folder / "matches.sqlite3"))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Hub]:
        store = await SqlStore.open(self._file)
        channels = ChannelsPlugin(await fan_out(self._redis.url), channels=[CHANNEL])
        hub = Hub(store, {}, channels, thinkers=1, shared=True, now=lambda: self.time)
        try:
            async with channels, hub.running():
                yield hub
        finally:
            await store.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 (nobody is told)
            await asyncio.sleep(ROUND)


async def some_rounds() -> None:
    await asyncio.sleep(5 * ROUND)


def presence(hub: Hub, match_id: str) -> Presence:
    known = hub.around(match_id).presence
    assert known
    return known


async def test_nobody_claims_over_who_cannot_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "_ROUND", ROUND)
    with RedisServer(tmp_path) as redis:
        company = Company(tmp_path, redis)
        async with company.running() as here, company.running() as there:
            match_id = await begin(here, Timed(180, 0), "C", "b", "B")
            match = await here.look(match_id)
            south, north = Watcher("south", counts=True), Watcher("north", counts=True)
            with here.watching(match_id, match, south):
                with there.watching(match_id, await there.look(match_id), north):
                    company.after(30)
                    await until(lambda: presence(here, match_id).is_connected(Side.NORTH))
                    await until(lambda: presence(there, match_id).is_connected(Side.SOUTH))

                    redis.stop()
                    await until(lambda: presence(here, match_id).alone)
                    await until(lambda: presence(there, match_id).alone)
                    company.after(200)
                    await some_rounds()
                    for hub, side in ((here, Side.SOUTH), (there, Side.NORTH)):
                        view = seen(hub, match_id, match, side)
                        assert view.presence == {"S": "here", "N": "here"}
                        assert not view.claim
                        for claim in (ClaimWin(1), ClaimDraw(2)):
                            code = await refusal(act(hub, match_id, side, claim))
                            assert code == "nothing_to_claim"

                    redis.start()
                    await until(lambda: not presence(here, match_id).alone)
                    await until(lambda: not presence(there, match_id).alone)
                    for _ in range(10):
                        company.after(10)
                        await some_rounds()
                    assert not seen(here, match_id, match, Side.SOUTH).claim

                # Now North has really gone, and everybody hears of it.
                await until(lambda: not presence(here, match_id).is_connected(Side.NORTH))
                company.after(60)
                await act(here, match_id, Side.SOUTH, ClaimWin(3))
                outcome = (await there.look(match_id)).outcome
                assert isinstance(outcome, Verdict)
                assert outcome.reason is Cause.ABANDONED


async def test_who_asks_another_process_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "_ROUND", ROUND)
    with RedisServer(tmp_path) as redis:
        company = Company(tmp_path, redis)
        async with company.running() as here, company.running() as there:
            match_id = await begin(here, Timed(180, 0), "C", "b", "B")
            match = await here.look(match_id)
            with here.watching(match_id, match, Watcher("south", counts=True)):
                company.after(90)
                assert seen(here, match_id, match, Side.SOUTH).claim
                there.attend(match_id, await there.look(match_id), Side.NORTH)
                await until(lambda: not seen(here, match_id, match, Side.SOUTH).claim)
                # And that process is told who is here.
                await until(lambda: presence(there, match_id).is_connected(Side.SOUTH))


async def test_who_serves_and_is_not_heard_may_have_anyone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "_ROUND", ROUND)
    with RedisServer(tmp_path) as redis:
        company = Company(tmp_path, redis)
        async with company.running() as here, company.running() as there:
            serving = [here.process, there.process]

            async def serve(_: object) -> tuple[Seen, ...]:
                return tuple(Seen(name, company.time, ended=False) for name in serving)

            monkeypatch.setattr(type(here._store.servers), "seen", serve)
            match_id = await begin(here, Timed(180, 0), "C", "b", "B")
            match = await here.look(match_id)
            south, north = Watcher("south", counts=True), Watcher("north", counts=True)
            with (
                here.watching(match_id, match, south),
                there.watching(match_id, match, north),
            ):
                await until(lambda: presence(here, match_id).is_connected(Side.NORTH))
                # The other does not get through any more, and this one does not know why.
                with monkeypatch.context() as cut:
                    cut.setattr(there._neighbours, "_look_around", some_rounds)
                    for _ in range(4):
                        company.after(10)
                        await some_rounds()
                    await until(lambda: presence(here, match_id).alone)
                    for _ in range(10):
                        company.after(10)
                        await some_rounds()
                    code = await refusal(act(here, match_id, Side.SOUTH, ClaimWin(1)))
                    assert code == "nothing_to_claim"
                await until(lambda: not presence(here, match_id).alone)
                assert presence(here, match_id).is_connected(Side.NORTH)
                # One that serves no longer is not waited for.
                monkeypatch.setattr(there._neighbours, "_look_around", some_rounds)
                serving.remove(there.process)
                for _ in range(10):
                    company.after(10)
                    await some_rounds()
                assert not presence(here, match_id).is_connected(Side.NORTH)
                await act(here, match_id, Side.SOUTH, ClaimWin(2))
