"""The other processes that serve the same matches: telling them, hearing them, missing nothing."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Final

from litestar.channels import ChannelsPlugin

from ayla.match import Match, MatchError, Stamped
from ayla.rules import Side
from ayla.store import Store, StoreError
from ayla.web.online.memory import Memory
from ayla.web.online.news import Added, Asked, Connected, News
from ayla.web.online.presence import SILENCE, Connections
from ayla.web.online.room import Room

_log = logging.getLogger(__name__)

_ROUND: Final = 5.0
"""Seconds between two looks at what nobody may have been told of."""
_SERVES: Final = timedelta(seconds=10)
"""A process that the store knew to serve no longer ago than that still does."""


class Neighbours:
    """Keeps ``memory`` as new as what other processes store, and their idea of who is here.

    ``look`` brings a match up to date from the store, which also knows who serves: one that does
    and is not heard for ``SILENCE`` cannot be heard, whichever way the news are lost. ``process``:
    what this one is called.
    """

    def __init__(
        self,
        process: str,
        channels: ChannelsPlugin,
        memory: Memory,
        store: Store,
        look: Callable[[str], Awaitable[Match]],
        now: Callable[[], datetime],
    ) -> None:
        self._process = process
        self._now = now
        self._heard: dict[str, datetime] = {}
        self._away = False
        self._memory = memory
        self._store = store
        self._look = look
        self._news = News(
            process,
            channels,
            heard=self._on_heard,
            added=self._on_added,
            connected=self._on_connected,
            asked=self._on_asked,
            away=self._on_away,
            lost=self._on_lost,
        )
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, the others are heard."""
        async with self._news.running():
            try:
                self._start(self._go_round())
                yield
            finally:
                for task in self._tasks:
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell_added(self, match_id: str, version: int, stamped: Stamped) -> None:
        """This was added to the match, which has ``version`` now."""
        self._news.tell_added(match_id, version, stamped)

    def tell_connected(self, match_id: str, room: Room, *, asks: bool = False) -> None:
        """So many are connected to the match here; ``asks`` the others for theirs."""
        if room.match.meeting:
            self._news.tell_connected(match_id, room.own, asks=asks)

    def tell_asked(self, match_id: str, side: Side, *, first: bool) -> None:
        """A player without a connection asked or did something in the match.

        ``first``: nothing was known here of who is there, and the others are asked.
        """
        self._news.tell_asked(match_id, side)
        if first:
            self._news.tell_connected(match_id, Connections(), asks=True)

    def _on_added(self, added: Added) -> None:
        if added.match_id not in self._memory.rooms:
            self._memory.forget(added.match_id)
            return
        known = self._memory.known(added.match_id)
        if known and known.version >= added.version:
            return
        if known and known.version == added.version - 1:
            try:
                self._memory.keep(added.match_id, known.after(added.stamped()))
            except MatchError as error:
                _log.warning("what another process told fits no match: %s", error)
            else:
                return
        self._start(self._catch_up(added.match_id))

    def _on_connected(self, process: str, connected: Connected) -> None:
        room = self._memory.rooms.get(connected.match_id)
        if room:
            room.hear(process, connected.connections())
            if connected.asks:
                self.tell_connected(connected.match_id, room)
        else:
            self._memory.lingering.hear(connected.match_id, process, connected.connections())

    def _on_asked(self, asked: Asked) -> None:
        if self._memory.presence(asked.match_id):
            self._memory.attend(asked.match_id, asked.side)

    def _on_heard(self, process: str) -> None:
        self._heard[process] = self._now()

    def _on_away(self) -> None:
        self._away = True
        self._memory.lose_others()

    def _on_lost(self) -> None:
        self._away = False
        self._heard.clear()
        self._memory.find_others()
        for match_id, room in self._memory.rooms.items():
            self._start(self._catch_up(match_id))
            self.tell_connected(match_id, room, asks=True)

    async def _catch_up(self, match_id: str) -> None:
        try:
            await self._look(match_id)
        except StoreError as error:
            _log.warning("a match could not be looked at: %s", error)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            try:
                await self._look_around()
            except StoreError as error:
                _log.warning("the matches could not be looked at: %s", error)

    async def _look_around(self) -> None:
        """Say again who is here, and find what nobody has told."""
        self._news.tell_serving()
        rooms = self._memory.rooms
        for match_id, room in rooms.items():
            self.tell_connected(match_id, room)
        await self._find_unheard()
        self._memory.lingering.forget_silent()
        for room in rooms.values():
            room.forget_silent()
        for match_id, version in (await self._store.lists.versions(list(rooms))).items():
            if match_id in rooms and rooms[match_id].match.version < version:
                await self._look(match_id)

    async def _find_unheard(self) -> None:
        """See whether any process serves that cannot be heard."""
        seen, now = await self._store.servers.seen(), self._now()
        serving = {one.name for one in seen if not one.ended and now - one.at < _SERVES}
        self._heard = {
            name: self._heard.get(name, now) for name in serving if name != self._process
        }
        if any(now - heard > SILENCE for heard in self._heard.values()):
            self._memory.lose_others()
        elif not self._away:
            self._memory.find_others()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
