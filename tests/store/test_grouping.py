"""Jobs that come together are done together."""

import asyncio
from collections.abc import Sequence

import pytest

from ayla.store.grouping import MOST, Group


class Worker:
    """Does jobs when it is let go on, and remembers which came together."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.go_on = asyncio.Event()
        self.error: Exception | None = None

    async def work(self, jobs: Sequence[str]) -> list[str]:
        self.groups.append(list(jobs))
        await self.go_on.wait()
        if self.error:
            raise self.error
        return [job.upper() for job in jobs]


async def begun(group: Group[str, str], *jobs: str) -> list[asyncio.Task[str]]:
    tasks = [asyncio.create_task(group.do(job)) for job in jobs]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


async def test_what_comes_while_one_group_is_at_work_makes_the_next() -> None:
    worker = Worker()
    group = Group(worker.work)
    first = await begun(group, "a")
    later = await begun(group, "b", "c", "d")
    worker.go_on.set()
    assert await asyncio.gather(*first, *later) == ["A", "B", "C", "D"]
    assert worker.groups == [["a"], ["b", "c", "d"]]


async def test_jobs_of_one_key_come_one_after_another() -> None:
    worker = Worker()
    group = Group(worker.work, key=lambda job: job[0])
    first = await begun(group, "x")
    later = await begun(group, "a1", "b1", "a2", "a3", "b2")
    worker.go_on.set()
    await asyncio.gather(*first, *later)
    assert worker.groups == [["x"], ["a1", "b1"], ["a2", "b2"], ["a3"]]


async def test_a_group_has_a_limit() -> None:
    worker = Worker()
    group = Group(worker.work)
    first = await begun(group, "x")
    later = await begun(group, *(str(number) for number in range(MOST + 7)))
    worker.go_on.set()
    await asyncio.gather(*first, *later)
    assert [len(jobs) for jobs in worker.groups] == [1, MOST, 7]


async def test_an_error_is_told_to_each_of_its_group_and_to_nobody_else() -> None:
    worker = Worker()
    group = Group(worker.work)
    worker.error = ValueError("no")
    failing = await begun(group, "a")
    more = await begun(group, "b", "c")
    worker.go_on.set()
    results = await asyncio.gather(*failing, *more, return_exceptions=True)
    assert results == [worker.error] * 3
    worker.error = None
    assert await group.do("d") == "D"


async def test_one_who_no_longer_waits_holds_nobody_up() -> None:
    worker = Worker()
    group = Group(worker.work)
    first = await begun(group, "a")
    gone, stays = await begun(group, "b", "c")
    gone.cancel()
    worker.go_on.set()
    assert await stays == "C"
    assert await first[0] == "A"
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert worker.groups == [["a"], ["b", "c"]]


async def test_closing_waits_for_what_was_begun() -> None:
    worker = Worker()
    group = Group(worker.work)
    first = await begun(group, "a")
    later = await begun(group, "b")
    closing = asyncio.create_task(group.close())
    await asyncio.sleep(0)
    assert not closing.done()
    worker.go_on.set()
    await closing
    assert first[0].done()
    assert await later[0] == "B"
