"""When to look whether a clock has run out: a queue of matches, each at the time it may be due."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

_log = logging.getLogger(__name__)

_LONGEST_SLEEP: Final = timedelta(minutes=1)
_TRY_AGAIN: Final = timedelta(seconds=2)
_IDLE: Final = 1000
"""So many places in the queue may be of matches that have no clock any more, or as many as have."""


class Judge:
    """Calls ``look`` for a match once the time that was told of it last has come.

    A match whose time is put off stands in the queue at its old one until that has come, so moves
    cost next to nothing. ``now`` is the clock, of which all times are.
    """

    def __init__(self, look: Callable[[str], Awaitable[None]], now: Callable[[], datetime]) -> None:
        self._look = look
        self._now = now
        self._due: dict[str, datetime] = {}
        self._queued: dict[str, datetime] = {}
        self._queue: list[tuple[datetime, str]] = []
        self._sooner = asyncio.Event()

    def expect(self, match_id: str, due: datetime | None) -> None:
        """The match is due then, or has no clock that runs."""
        if due is None:
            self._due.pop(match_id, None)
            return
        self._due[match_id] = due
        queued = self._queued.get(match_id)
        if queued is None or due < queued:
            self._put(match_id, due)

    @property
    def waiting(self) -> int:
        """Places in the queue."""
        return len(self._queue)

    async def run(self) -> None:
        """Judge until cancelled."""
        while True:
            self._sooner.clear()
            await self._look_at_due()
            now = self._now()
            wait = min(self._queue[0][0] - now if self._queue else _LONGEST_SLEEP, _LONGEST_SLEEP)
            try:
                async with asyncio.timeout(max(wait.total_seconds(), 0.001)):
                    await self._sooner.wait()
            except TimeoutError:
                pass

    async def _look_at_due(self) -> None:
        now = self._now()
        while self._queue and self._queue[0][0] <= now:
            at, match_id = heapq.heappop(self._queue)
            if self._queued.get(match_id) != at:
                continue  # it was put in again, for an earlier time
            del self._queued[match_id]
            due = self._due.get(match_id)
            if due is None:
                continue
            if due > now:
                self._put(match_id, due)
                continue
            try:
                await self._look(match_id)
            except Exception as error:  # noqa: BLE001 (one match must not keep others from judgement)
                _log.warning("a clock could not be judged, which is tried again: %s", error)
                self._put(match_id, now + _TRY_AGAIN)

    def _put(self, match_id: str, at: datetime) -> None:
        if len(self._queue) > 2 * len(self._due) + _IDLE:
            self._queued = {one: due for one, due in self._queued.items() if one in self._due}
            self._queue = [(due, one) for one, due in self._queued.items()]
            heapq.heapify(self._queue)
        if not self._queue or at < self._queue[0][0]:
            self._sooner.set()
        heapq.heappush(self._queue, (at, match_id))
        self._queued[match_id] = at
