"""Which cookies of an account still hold: all processes know when some end."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from ayla.store import Store, StoreError
from ayla.web.people.identity import Identities

CHANNEL: Final = "sessions"
"""The channel on which processes tell each other whose cookies have ended."""
_LATER: Final = 3.0
"""Seconds until live connections end too: whoever has a new cookie has got it by then."""
_ROUND: Final = 20.0
"""Seconds between two looks for what has ended elsewhere, as by ``ayla admin passphrase``."""
_log = logging.getLogger(__name__)


class _Ended(msgspec.Struct, frozen=True, array_like=True):
    """``era`` 0: no cookie ends, only live connections do."""

    player: str
    era: int


class Sessions:
    """Ends cookies. ``ended`` is called in each process with the player whose cookies did.

    ``every``: seconds until what nobody told of is seen in the store.
    """

    def __init__(
        self,
        store: Store,
        channels: ChannelsPlugin,
        identities: Identities,
        ended: Callable[[str], None],
        *,
        every: float = _ROUND,
    ) -> None:
        self._store = store
        self._channels = channels
        self._identities = identities
        self._on_ended = ended
        self._every = every

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, it is known what has ended. Raises ``StoreError``."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._hear, join=False),
        ):
            await self._look()
            rounds = asyncio.create_task(self._go_round())
            try:
                yield
            finally:
                rounds.cancel()
                await asyncio.gather(rounds, return_exceptions=True)

    def end(self, player: str, era: int) -> None:
        """End the cookies of a player that are of an earlier era."""
        self._end(player, era)
        self._channels.publish(msgspec.json.encode(_Ended(player, era)), CHANNEL)

    def recall(self, player: str) -> None:
        """End the live connections of a player, whose browser may be somebody else's by now."""
        self._end(player, 0)
        self._channels.publish(msgspec.json.encode(_Ended(player, 0)), CHANNEL)

    async def _look(self) -> None:
        for player, era in (await self._store.people.eras()).items():
            self._end(player, era)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._look()
            except StoreError as error:  # the next round may be luckier
                _log.error("it could not be seen which cookies have ended: %s", error)

    async def _hear(self, event: bytes) -> None:
        try:
            ended = msgspec.json.decode(event, type=_Ended)
        except msgspec.DecodeError:
            await self._look()  # something was lost
        else:
            self._end(ended.player, ended.era)

    def _end(self, player: str, era: int) -> None:
        if era == 0 or self._identities.end_before(player, era):
            asyncio.get_running_loop().call_later(_LATER, self._on_ended, player)
