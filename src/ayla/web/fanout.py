"""How processes tell each other what has changed: by Redis, also across its restarts."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any, Final

from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ayla.web.logs import log_event
from ayla.web.refusals import ServerCode, ServerError, bad_setting

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = logging.getLogger(__name__)

LOST: Final = b""
"""The event that stands for any number of events that may have been lost: look at everything."""
AWAY: Final = b"away"
"""The event after which nothing is heard of other processes, until ``LOST`` comes."""

_PATIENCE: Final = 2.0
"""Seconds that Redis is given to answer."""
_PAUSES: Final = (0.1, 0.2, 0.5, 1.0)
"""Seconds to wait before each new attempt to reach Redis again; the last for all that follow."""
_POLL: Final = 1.0
"""Seconds that one wait for an event lasts at most."""


class RedisFanOut(ChannelsBackend):
    """Events by Redis pub/sub. While Redis is away, this process hears its own events.

    Each channel gets the event ``AWAY`` then, and ``LOST`` once Redis is back.
    """

    def __init__(self, redis: "Redis") -> None:
        self._redis = redis
        self._pubsub = redis.pubsub(ignore_subscribe_messages=True)
        self._subscribed = asyncio.Event()
        self._channels: set[str] = set()
        self._own: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._away = False

    async def ping(self) -> None:
        """Raise if Redis does not answer."""
        await self._redis.ping()

    async def on_startup(self) -> None:
        """See ``ChannelsBackend``."""

    async def on_shutdown(self) -> None:
        """See ``ChannelsBackend``."""
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send ``data`` to all processes, or at least to this one."""
        names = set(channels)
        try:
            if not self._away:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for name in names:
                        pipeline.publish(_key(name), data)
                    await pipeline.execute()
                return
        except _errors() as error:
            self._lose(error)
        for name in names:
            self._own.put_nowait((name, data))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to ``channels``."""
        names = set(channels) - self._channels
        self._channels |= names
        try:
            if names:
                await self._pubsub.subscribe(*map(_key, names))
        except _errors() as error:  # they are taken up with the others when Redis is back
            self._lose(error)
        self._subscribed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop listening to ``channels``."""
        names = set(channels) & self._channels
        self._channels -= names
        if not self._channels:
            self._subscribed.clear()
        try:
            if names:  # without a name it would be all
                await self._pubsub.unsubscribe(*map(_key, names))
        except _errors() as error:
            self._lose(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Every event of the channels that are listened to."""
        attempts, told = 0, False
        while True:
            await self._subscribed.wait()
            if self._away and not told:
                told = True
                for name in tuple(self._channels):
                    yield name, AWAY
            while not self._own.empty():
                yield self._own.get_nowait()
            try:
                if self._away:
                    await self._pubsub.aclose()  # type: ignore[no-untyped-call]
                    if self._channels:
                        await self._pubsub.subscribe(*map(_key, self._channels))
                    await self.ping()
                    self._away, attempts, told = False, 0, False
                    log_event(_log, logging.WARNING, "Redis is back")
                    for name in tuple(self._channels):
                        yield name, LOST
                message = await self._pubsub.get_message(timeout=_POLL)
            except _errors() as error:
                self._lose(error)
                pause = _PAUSES[min(attempts, len(_PAUSES) - 1)]
                attempts += 1
                async for event in self._own_events(pause):
                    yield event
                continue
            if message is not None and message["type"] == "message":
                name = message["channel"].decode().removeprefix(_PREFIX)
                if name in self._channels:
                    yield name, message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """None is kept."""
        del channel, limit
        return []

    async def _own_events(self, seconds: float) -> AsyncGenerator[tuple[str, bytes], None]:
        """Events of this process for so long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while (left := until - loop.time()) > 0:
            try:
                yield await asyncio.wait_for(self._own.get(), left)
            except TimeoutError:
                return

    def _lose(self, error: Exception) -> None:
        if not self._away:
            self._away = True
            log_event(_log, logging.WARNING, "Redis is away", error=type(error).__name__)


_PREFIX: Final = "ayla:"


def _key(channel: str) -> str:
    return _PREFIX + channel


def _errors() -> tuple[type[Exception], ...]:
    """What is raised while Redis is away, busy starting, or refuses."""
    from redis.exceptions import RedisError

    return (RedisError, OSError)


async def fan_out(url: str | None) -> ChannelsBackend:
    """The way by which processes hear of changes: within this one, or by the Redis at ``url``.

    Raises ``ServerError`` (``bad_setting`` without its client library, ``redis_unreachable``).
    """
    if url is None:
        return MemoryChannelsBackend()
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise ServerError(
            ServerCode.BAD_SETTING, "AYLA_REDIS_URL needs pip install 'ayla-gore[cluster]'"
        ) from None
    try:
        redis = Redis.from_url(
            url,
            socket_connect_timeout=_PATIENCE,
            socket_timeout=_PATIENCE,
            health_check_interval=15,
            retry=Retry(NoBackoff(), 0),
        )
    except (TypeError, ValueError) as error:
        raise bad_setting(f"AYLA_REDIS_URL cannot be used: {error}") from error
    found = RedisFanOut(redis)
    try:
        await found.ping()
    except _errors() as error:
        await redis.aclose()
        reason = (str(error) or type(error).__name__).partition("\n")[0]
        raise ServerError(
            ServerCode.REDIS_UNREACHABLE, f"the Redis of AYLA_REDIS_URL does not answer: {reason}"
        ) from error
    return found
