"""The clocks of matches: each is judged when its time has come, by whoever notices first."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from ayla.match import Entry, Match
from ayla.store import Store, StoreError
from ayla.web.online.judge import Judge
from ayla.web.online.memory import Memory

_log = logging.getLogger(__name__)

_TICK: Final = timedelta(milliseconds=1)
"""So long after a clock is due it is looked at."""
_BREATH: Final = 0.01
"""Seconds between two of them, for others."""

Look: TypeAlias = Callable[[str], Awaitable[Match]]
Command: TypeAlias = Callable[[str, Callable[[Match], Entry]], Awaitable[object]]


class Clocks:
    """Ends matches whose clock has run out.

    ``look`` and ``command`` are the hub's: a match as it stands, and what adds an entry to it.
    """

    def __init__(
        self,
        store: Store,
        memory: Memory,
        look: Look,
        command: Command,
        now: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._memory = memory
        self._look = look
        self._command = command
        self._now = now
        self._judge = Judge(self.judge, now)

    def expect(self, match_id: str, match: Match) -> None:
        """Look at a match again when its clock runs out as it stands now."""
        due = match.flag_at
        self._judge.expect(match_id, due and due + _TICK)

    async def judge(self, match_id: str) -> None:
        """End the match if a clock has run out, unless that is done already."""

        def decide(match: Match) -> Entry:
            entry = match.flag(self._now())
            if entry is None:
                raise _NotDueError
            return entry

        try:
            await self._command(match_id, decide)
        except _NotDueError:
            self.expect(match_id, await self._look(match_id))

    async def run(self) -> None:
        """Judge until cancelled."""
        await asyncio.gather(self._judge.run(), self._find())

    async def _find(self) -> None:
        """Expect what was going on when the service stopped: its clocks have run on."""
        try:
            going_on = await self._store.lists.clocked()
        except StoreError as error:
            _log.warning("the clocks that run could not be found: %s", error)
            return
        for match_id in going_on:
            if self._memory.known(match_id) is None:
                try:
                    await self._look(match_id)
                except StoreError as error:
                    _log.warning("a clock that runs could not be found: %s", error)
                await asyncio.sleep(_BREATH)


class _NotDueError(Exception):
    """No clock has run out."""
