"""What time does to a match between people far apart: clocks, absence, restarts."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL

from ayla.match import (
    Cause,
    Clock,
    Joined,
    Kind,
    Match,
    MatchError,
    Seat,
    Settings,
    Timed,
    Untimed,
    Verdict,
)
from ayla.rules import Side
from ayla.store import SqlStore
from ayla.web.hub import CHANNEL, Hub
from ayla.web.online.commands import do
from ayla.web.online.room import Watcher
from ayla.web.online.views import online_view, seen_by
from ayla.web.online.wire import (
    Abort,
    AcceptTakeback,
    Ack,
    Action,
    AskTakeback,
    ClaimDraw,
    ClaimWin,
    OnlineNews,
    Play,
    Resign,
)
from ayla.web.online.wire_state import OnlineView
from ayla.web.problems import Problem

BLITZ = Timed(1, 0)
SECOND = timedelta(seconds=1)


class Service:
    """A hub whose clock is set by hand, in a folder that outlives it."""

    def __init__(self, folder: Path) -> None:
        self._url = URL.create("sqlite+aiosqlite", database=str(folder / "matches.sqlite3"))
        self.time = datetime.now(UTC)

    def after(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Hub]:
        store = await SqlStore.open(self._url)
        channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
        hub = Hub(store, {}, channels, thinkers=1, now=lambda: self.time)
        try:
            async with hub.running():
                yield hub
        finally:
            await store.close()


async def begin(hub: Hub, clock: Clock, *moves: str) -> str:
    """A match that both have joined, in which so much was played."""
    person = Seat(Kind.HUMAN)
    settings = Settings(person, person, online=True, clock=clock)
    joined = [Joined(side, side.name.lower(), "") for side in Side]
    match_id, _ = await hub.create(settings, joined)
    for ply, move in enumerate(moves):
        match = await hub.look(match_id)
        await act(hub, match_id, match.game.position.to_move, Play(ply, ply, move))
    return match_id


async def act(hub: Hub, match_id: str, side: Side, action: Action) -> Ack:
    return await do(hub, match_id, side.name.lower(), action, hub.now())


async def refusal(work: Awaitable[Any]) -> str:
    with pytest.raises((MatchError, Problem)) as caught:
        await work
    assert isinstance(caught.value, MatchError | Problem)
    return str(caught.value.code)


def seen(hub: Hub, match_id: str, match: Match, side: Side) -> OnlineView:
    around = hub.around(match_id)
    view = online_view(match, around)
    assert view
    return seen_by(side, OnlineNews(match.version, view), match, around).online


def run(folder: Path, test: Callable[[Service], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await test(Service(folder))

    asyncio.run(whole())


def test_whoever_looks_after_the_time_finds_the_match_lost_on_time(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, BLITZ, "C", "b")
            service.after(60.5)
            assert not (await hub.visit(match_id)).over  # what came in time may be on its way
            code = await refusal(act(hub, match_id, Side.SOUTH, Play(9, 2, "B")))
            assert code == "clock_ran_out"
            service.after(1)
            match = await hub.visit(match_id)
            assert isinstance(match.outcome, Verdict)
            assert (match.outcome.reason, match.outcome.winner) == (Cause.TIME, Side.NORTH)
            version = match.version
            assert (await hub.visit(match_id)).version == version
            assert await refusal(act(hub, match_id, Side.SOUTH, Resign(10))) == "match_over"

    run(tmp_path, test)


def test_the_clock_of_the_one_who_thinks_runs_and_no_other(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, BLITZ, "C", "b")
            service.after(20)
            view = seen(hub, match_id, await hub.look(match_id), Side.SOUTH)
            assert (view.clock.S, view.clock.N, view.clock.running) == (40_000, 60_000, "S")
            await act(hub, match_id, Side.SOUTH, Play(3, 2, "B"))
            service.after(50)
            view = seen(hub, match_id, await hub.look(match_id), Side.SOUTH)
            assert (view.clock.S, view.clock.N, view.clock.running) == (40_000, 10_000, "N")

    run(tmp_path, test)


def test_a_clock_runs_out_while_nobody_is_there_and_the_service_stands_still(
    tmp_path: Path,
) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            lost = await begin(hub, BLITZ, "C", "b")
            going_on = await begin(hub, Timed(180, 0), "C", "b")
        service.after(600)
        async with service.running() as hub:
            # No request comes: it is the service that finds it, and stores it.
            store = hub._store
            while not (await store.load(lost)).over:  # noqa: ASYNC110 (nobody is told)
                await asyncio.sleep(0.05)
            assert not (await store.load(going_on)).over

    run(tmp_path, test)


def test_a_clock_is_judged_when_its_time_has_come(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, BLITZ, "C", "b")
            service.after(60.9)  # the judge wakes a tenth of a second later by its own clock
            hub._clocks._judge.expect(match_id, service.time + SECOND / 10)
            service.after(0.5)
            with hub.watching(match_id, await hub.look(match_id), watcher := Watcher()) as room:
                while not room.match.over:
                    watcher.changed.clear()
                    await watcher.changed.wait()

    run(tmp_path, test)


@pytest.mark.parametrize(("clock", "allowed"), [(BLITZ, 60), (Untimed(), 300)])
@pytest.mark.parametrize("how", ["win", "draw"])
def test_who_stays_may_claim_when_the_allowance_is_used_up(
    tmp_path: Path, clock: Clock, allowed: int, how: str
) -> None:
    claim = ClaimWin(7) if how == "win" else ClaimDraw(7)

    async def test(service: Service) -> None:
        async with service.running() as hub:
            # North is to move, and the clock of North does not decide it first.
            match_id = await begin(hub, Timed(180, 0) if clock == BLITZ else clock, "C", "b", "B")
            match = await hub.look(match_id)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                with hub.watching(match_id, match, Watcher("north", counts=True)):
                    service.after(10)
                    assert await refusal(act(hub, match_id, Side.SOUTH, claim)) == (
                        "nothing_to_claim"
                    )
                service.after(4)
                view = seen(hub, match_id, match, Side.SOUTH)
                assert (view.presence["N"], view.allowance) == ("here", None)
                service.after(2)
                for side in Side:  # both see it
                    view = seen(hub, match_id, match, side)
                    assert view.presence == {"S": "here", "N": "away"}
                    assert view.allowance
                    assert view.allowance.side == "N"
                    assert view.allowance.ms == (allowed - 6) * 1000
                    assert not view.claim
                assert await refusal(act(hub, match_id, Side.SOUTH, claim)) == "nothing_to_claim"
                service.after(allowed - 6)
                assert seen(hub, match_id, match, Side.SOUTH).claim
                assert not seen(hub, match_id, match, Side.NORTH).claim
                # The other cannot, and is here for a while by asking.
                assert await refusal(act(hub, match_id, Side.NORTH, claim)) == "nothing_to_claim"
                assert await refusal(act(hub, match_id, Side.SOUTH, claim)) == "nothing_to_claim"
                service.after(20 + allowed)
                await act(hub, match_id, Side.SOUTH, claim)
            match = await hub.look(match_id)
            assert isinstance(match.outcome, Verdict)
            assert match.outcome.reason is Cause.ABANDONED
            assert match.outcome.winner is (Side.SOUTH if how == "win" else None)

    run(tmp_path, test)


def test_who_comes_back_in_time_plays_on(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, Timed(180, 0), "C", "b")
            match = await hub.look(match_id)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                service.after(50)
                with hub.watching(match_id, match, Watcher("north", counts=True)):
                    service.after(60)
                    view = seen(hub, match_id, match, Side.SOUTH)
                    assert (view.presence["N"], view.allowance, view.claim) == ("here", None, False)

    run(tmp_path, test)


def test_who_waits_may_load_the_page_anew(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, Timed(180, 0), "C", "b", "B")
            match = await hub.look(match_id)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                service.after(50)
            service.after(2)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                allowance = seen(hub, match_id, match, Side.SOUTH).allowance
                assert allowance
                # North played without a connection, and was here until 20 seconds later.
                assert (allowance.side, allowance.ms) == ("N", 30_000)
                service.after(30)
                await act(hub, match_id, Side.SOUTH, ClaimWin(1))

    run(tmp_path, test)


def test_who_was_gone_as_well_has_not_waited(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, Timed(180, 0), "C", "b", "B")
            match = await hub.look(match_id)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                service.after(5)
            service.after(200)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                code = await refusal(act(hub, match_id, Side.SOUTH, ClaimWin(1)))
                assert code == "nothing_to_claim"

    run(tmp_path, test)


def test_who_plays_without_a_live_connection_is_here_and_may_claim(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, Timed(180, 0), "C", "b", "B")
            match = await hub.look(match_id)
            with hub.watching(match_id, match, Watcher("south", counts=True)):
                for _ in range(20):  # North looks, and thinks, and looks
                    service.after(10)
                    hub.attend(match_id, match, Side.NORTH)
                assert seen(hub, match_id, match, Side.SOUTH).presence["N"] == "here"
                claim = act(hub, match_id, Side.SOUTH, ClaimWin(1))
                assert await refusal(claim) == "nothing_to_claim"
                service.after(90)
                assert seen(hub, match_id, match, Side.SOUTH).claim
                # A move counts as much, and by whichever server it came.
                async with service.running() as elsewhere:
                    await act(elsewhere, match_id, Side.NORTH, Play(1, 3, "a"))
                match = await hub.look(match_id)
                assert not seen(hub, match_id, match, Side.SOUTH).claim
                await act(hub, match_id, Side.SOUTH, Play(2, 4, "D"))
            # Now South is gone, and it is North who waits without a connection.
            for _ in range(6):
                assert not seen(hub, match_id, match, Side.NORTH).claim
                hub.attend(match_id, match, Side.NORTH)
                service.after(10)
            assert seen(hub, match_id, match, Side.NORTH).claim
            await act(hub, match_id, Side.NORTH, ClaimWin(2))

    run(tmp_path, test)


def test_watchers_are_told_when_someone_counts_as_away(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, Timed(180, 0), "C", "b")
            match = await hub.look(match_id)
            south = Watcher("south", counts=True)
            with hub.watching(match_id, match, south) as room:
                with hub.watching(match_id, match, Watcher("north", counts=True)):
                    epoch = room.epoch
                    service.after(10)
                    room._plan()
                assert room._timer
                service.after(6)
                room._timer.cancel()
                room._moment()
                assert room.epoch > epoch
                assert south.changed.is_set()

    run(tmp_path, test)


def test_a_move_that_comes_at_the_same_time_as_a_resignation_is_clear_to_both(
    tmp_path: Path,
) -> None:
    async def test(service: Service) -> None:
        async with service.running() as hub:
            match_id = await begin(hub, Untimed(), "C", "b")
            results = await asyncio.gather(
                act(hub, match_id, Side.SOUTH, Play(1, 2, "B")),
                act(hub, match_id, Side.NORTH, Resign(1)),
                act(hub, match_id, Side.SOUTH, Play(2, 2, "B")),
                return_exceptions=True,
            )
            match = await hub.look(match_id)
            assert match.over
            assert match.game.plies == sum(isinstance(one, Ack) for one in results[:1]) + 2
            assert len(hub._memory.rooms) == 0

    run(tmp_path, test)


def test_what_one_process_remembers_makes_no_move_stand_that_was_taken_back_at_another(
    tmp_path: Path,
) -> None:
    async def test(service: Service) -> None:
        async with service.running() as here, service.running() as there:
            match_id = await begin(here, Untimed(), "C")
            await act(here, match_id, Side.SOUTH, AskTakeback(1, to=0))
            await act(there, match_id, Side.NORTH, AcceptTakeback(1, to=0))
            # Nobody has told the first, and there the move stands yet.
            ack = await act(here, match_id, Side.SOUTH, Play(2, 0, "C"))
            assert ack == Ack(2, 6, 1)
            assert (await there.look(match_id)).game.plies == 1
            # Sent once more, it stands in the store, and is done once.
            assert await act(here, match_id, Side.SOUTH, Play(2, 0, "C")) == ack
            await act(there, match_id, Side.SOUTH, AskTakeback(3, to=0))
            await act(there, match_id, Side.NORTH, AcceptTakeback(2, to=0))
            await act(there, match_id, Side.SOUTH, Play(4, 0, "D"))
            assert await refusal(act(here, match_id, Side.SOUTH, Play(2, 0, "C"))) == "stale_ply"

    run(tmp_path, test)


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    async def test(service: Service) -> None:
        before = asyncio.all_tasks()
        async with service.running() as hub:
            match_id = await begin(hub, BLITZ, "C")
            with hub.watching(match_id, await hub.look(match_id), Watcher("south", counts=True)):
                await act(hub, match_id, Side.SOUTH, Abort(1))
            assert not hub._memory.rooms
        assert asyncio.all_tasks() == before

    run(tmp_path, test)
