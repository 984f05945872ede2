"""When no process served: that time is nobody's, and clocks go on as they stood."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from ayla.match import Match, MatchError, Stamped
from ayla.store import Seen, Store, StoreError

_log = logging.getLogger(__name__)

_EVERY: Final = 2.0
"""Seconds between two notes that this process serves."""
_SILENCE: Final = timedelta(seconds=5)
"""A process that was noted no longer ago than that may still serve."""
_LONGEST_TURN: Final = timedelta(days=1)
"""In a match with minutes for the game nobody thinks for so long."""
_MOST: Final = 100_000
"""Of so many matches the clocks go on as they stood."""
_AT_ONCE: Final = 50

Look: TypeAlias = Callable[[str], Awaitable[Match]]


class Outages:
    """Notes that this process serves and, before it does, gives back the time in which none did.

    ``look`` is the hub's: a match as it stands. ``stopped``: since when the process has been
    stopping, once it has. ``name``: what the process is called, also by the others.
    """

    def __init__(
        self,
        store: Store,
        look: Look,
        now: Callable[[], datetime],
        stopped: Callable[[], datetime | None],
        name: str,
    ) -> None:
        self._store = store
        self._look = look
        self._now = now
        self._stopped = stopped
        self._name = name

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, this process counts as one that serves."""
        try:
            await self._begin()
        except StoreError as error:
            _log.warning("clocks may have run while the service was down: %s", error)
        noting = asyncio.create_task(self._note(), name="notes of serving")
        try:
            yield
        finally:
            noting.cancel()
            await asyncio.wait({noting})
            try:
                at = self._stopped() or self._now()
                await self._store.servers.mark(self._name, at, ended=True)
            except StoreError as error:
                _log.warning("the end of serving could not be noted: %s", error)

    async def _begin(self) -> None:
        servers = self._store.servers
        async with servers.starting():
            seen = await servers.seen()
            since = down_since(seen, self._now())
            if since is not None:
                await self._give_back(since)
            await servers.mark(self._name, self._now())
            await servers.forget(one.name for one in seen if not _serves(one, self._now()))

    async def _note(self) -> None:
        fails = False
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self._store.servers.mark(self._name, self._now())
                fails = False
            except StoreError as error:
                if not fails:
                    _log.warning("it could not be noted that this process serves: %s", error)
                fails = True

    async def _give_back(self, since: datetime) -> None:
        """Let the clocks go on as they stood, in all matches that can be read.

        All are read before the first of them goes on, so that nobody waits for the others.
        """
        names = await self._store.lists.timed(since - _LONGEST_TURN, limit=_MOST)
        await _for_each(names, self._look)
        await _for_each(names, lambda match_id: self._resume(match_id, since))

    async def _resume(self, match_id: str, since: datetime) -> None:
        match, now = await self._look(match_id), self._now()
        entry = match.resume(since, now)
        if entry is not None:
            await self._store.append(match_id, match.version, Stamped(entry, now))
            await self._look(match_id)


def down_since(seen: Sequence[Seen], now: datetime) -> datetime | None:
    """When the last of the processes served, ``None`` if one may still, or none ever did."""
    if not seen or any(_serves(one, now) for one in seen):
        return None
    return max(one.at for one in seen)


def _serves(one: Seen, now: datetime) -> bool:
    return not one.ended and now - one.at < _SILENCE


async def _for_each(names: Sequence[str], do: Callable[[str], Awaitable[object]]) -> None:
    few = asyncio.Semaphore(_AT_ONCE)

    async def one(match_id: str) -> None:
        async with few:
            try:
                await do(match_id)
            except (StoreError, MatchError) as error:
                _log.warning("a clock may have run while the service was down: %s", error)

    await asyncio.gather(*(one(name) for name in names))
