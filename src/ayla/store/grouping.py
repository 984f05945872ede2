"""Many small jobs done together, so that they share what each would have to wait for alone."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")

MOST: Final = 500
"""So many jobs are done together at most."""


class Group(Generic[_Job, _Result]):
    """Does jobs in groups: those that come while one group is at work make the next.

    ``work`` is given a group in the order of coming and returns a result for each job, or raises
    for all of them. ``key``: jobs of the same key are not done in one group but one after another.
    """

    def __init__(
        self,
        work: Callable[[Sequence[_Job]], Awaitable[Sequence[_Result]]],
        key: Callable[[_Job], Hashable] | None = None,
    ) -> None:
        self._work = work
        self._key = key
        self._waiting: deque[tuple[_Job, asyncio.Future[_Result]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def do(self, job: _Job) -> _Result:
        """The result of a job. Raises what ``work`` raises.

        One who is cancelled waiting does not know whether the job was done.
        """
        done: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group of jobs")
        return await done

    async def close(self) -> None:
        """Wait until all jobs are done."""
        while self._task is not None:
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = self._next()
                try:
                    results = await self._work([job for job, _ in group])
                except Exception as error:  # noqa: BLE001 (told to each who waits)
                    for _, done in group:
                        if not done.done():
                            done.set_exception(error)
                else:
                    for (_, done), result in zip(group, results, strict=True):
                        if not done.done():
                            done.set_result(result)
        finally:
            self._task = None

    def _next(self) -> list[tuple[_Job, asyncio.Future[_Result]]]:
        if self._key is None:
            return [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
        group: dict[Hashable, tuple[_Job, asyncio.Future[_Result]]] = {}
        later: list[tuple[_Job, asyncio.Future[_Result]]] = []
        while self._waiting and len(group) < MOST:
            waiting = self._waiting.popleft()
            if group.setdefault(self._key(waiting[0]), waiting) is not waiting:
                later.append(waiting)
        self._waiting.extendleft(reversed(later))
        return list(group.values())
