"""What processes tell each other of matches: what was added, and who is there.

It is news and not the truth, which the store has: what cannot be used, or was lost, is looked up.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin

from ayla.match import Stamped
from ayla.match.plain import plain_entry, read_entry
from ayla.rules import Side
from ayla.web.fanout import AWAY, LOST
from ayla.web.online.presence import Connections

_log = logging.getLogger(__name__)

CHANNEL: Final = "matches"


class Added(msgspec.Struct, frozen=True, array_like=True):
    """A match has this version now; ``entry`` is what was added last."""

    match_id: str
    version: int
    entry: dict[str, Any]
    at: datetime

    def stamped(self) -> Stamped:
        """What was added. Raises ``MatchError`` for what this process does not know."""
        return Stamped(read_entry(self.entry), self.at)


class Connected(msgspec.Struct, frozen=True, array_like=True):
    """A process has so many connections to a match; ``asks`` for those of the others."""

    match_id: str
    south: int
    north: int
    others: int
    asks: bool

    def connections(self) -> Connections:
        """The same as a value."""
        return Connections(self.south, self.north, self.others)


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A player without a connection asked or did something in a match."""

    match_id: str
    side: Side


class _News(msgspec.Struct, frozen=True, array_like=True):
    process: str
    added: list[Added]
    connected: list[Connected]
    asked: list[Asked] = []


class News:
    """Tells other processes, and hears what they tell. What is told in one go is sent as one.

    ``process``: what this one is called. ``heard`` is called with the name of another that said
    anything.
    ``added``, ``connected`` and ``asked`` are called with what others say, ``connected`` with their
    name too; ``away`` when they cannot be heard any more; ``lost`` when they can again, or when
    something may have been missed.
    """

    def __init__(
        self,
        process: str,
        channels: ChannelsPlugin,
        *,
        heard: Callable[[str], None],
        added: Callable[[Added], None],
        connected: Callable[[str, Connected], None],
        asked: Callable[[Asked], None],
        away: Callable[[], None],
        lost: Callable[[], None],
    ) -> None:
        self._channels = channels
        self._process = process
        self._on_heard = heard
        self._on_added = added
        self._on_connected = connected
        self._on_asked = asked
        self._on_away = away
        self._on_lost = lost
        self._added: list[Added] = []
        self._connected: list[Connected] = []
        self._asked: list[Asked] = []
        self._due = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, others are heard."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._hear, join=False),
        ):
            yield

    def tell_added(self, match_id: str, version: int, stamped: Stamped) -> None:
        """This was added to the match, which has ``version`` now."""
        self._soon()
        self._added.append(Added(match_id, version, plain_entry(stamped.entry), stamped.at))

    def tell_connected(
        self, match_id: str, connections: Connections, *, asks: bool = False
    ) -> None:
        """So many are connected to the match here."""
        self._soon()
        south, north, others = connections.south, connections.north, connections.others
        self._connected.append(Connected(match_id, south, north, others, asks))

    def tell_asked(self, match_id: str, side: Side) -> None:
        """A player without a connection asked or did something here."""
        self._soon()
        self._asked.append(Asked(match_id, side))

    def tell_serving(self) -> None:
        """This process is there."""
        self._soon()

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        self._due = False
        news = _News(self._process, self._added, self._connected, self._asked)
        self._added, self._connected, self._asked = [], [], []
        self._channels.publish(msgspec.json.encode(news), CHANNEL)

    async def _hear(self, event: bytes) -> None:
        if event == AWAY:
            self._on_away()
            return
        if event == LOST:
            self._on_lost()
            return
        try:
            news = msgspec.json.decode(event, type=_News)
        except msgspec.DecodeError as error:
            _log.warning("what another process told cannot be read: %s", error)
            return
        if news.process == self._process:
            return
        self._on_heard(news.process)
        for added in news.added:
            self._on_added(added)
        for connected in news.connected:
            self._on_connected(news.process, connected)
        for asked in news.asked:
            self._on_asked(asked)
