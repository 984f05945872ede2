"""Which cookies of an account still hold: all processes know when some end."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from ayla.store import Store
from ayla.web.people.identity import Identities

CHANNEL: Final = "sessions"
"""The channel on which processes tell each other whose cookies have ended."""
_LATER: Final = 3.0
"""Seconds until live connections end too: whoever has a new cookie has got it by then."""


class _Ended(msgspec.Struct, frozen=True, array_like=True):
    player: str
    era: int


class Sessions:
    """Ends cookies. ``ended`` is called in each process with the player whose cookies did."""

    def __init__(
        self,
        store: Store,
        channels: ChannelsPlugin,
        identities: Identities,
        ended: Callable[[str], None],
    ) -> None:
        self._store = store
        self._channels = channels
        self._identities = identities
        self._on_ended = ended

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, it is known what has ended. Raises ``StoreError``."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._hear, join=False),
        ):
            await self._look()
            yield

    def end(self, player: str, era: int) -> None:
        """End the cookies of a player that are of an earlier era."""
        self._end(player, era)
        self._channels.publish(msgspec.json.encode(_Ended(player, era)), CHANNEL)

    async def _look(self) -> None:
        for player, era in (await self._store.people.eras()).items():
            self._end(player, era)

    async def _hear(self, event: bytes) -> None:
        try:
            ended = msgspec.json.decode(event, type=_Ended)
        except msgspec.DecodeError:
            await self._look()  # something was lost
        else:
            self._end(ended.player, ended.era)

    def _end(self, player: str, era: int) -> None:
        if self._identities.end_before(player, era):
            asyncio.get_running_loop().call_later(_LATER, self._on_ended, player)
