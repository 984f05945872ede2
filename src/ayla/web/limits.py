"""How much one address may ask for, so that nobody takes the service from the others.

Litestar's own limits keep every request of a minute in a list, which is too slow for as many as a
school behind one address makes.
"""

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from ayla.web.addresses import caller
from ayla.web.problems import Problem

MESSAGES_A_SECOND: Final = 20
"""So many messages a second may come on one WebSocket, in the long run."""
MESSAGES_AT_ONCE: Final = 100
"""So many may come at once."""
TOO_MANY_MESSAGES: Final = 1008
"""The code with which a connection ends on which more came."""
TRY_AGAIN_LATER: Final = 1013
"""The code with which a connection ends of which an address has too many."""

_REMEMBERED: Final = 10_000
"""So many addresses are remembered before those are forgotten that have been quiet."""


class Bucket:
    """Holds up to ``size`` permits, full at first; ``rate`` come back in a second."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._at = now

    def take(self, now: float) -> bool:
        """Take one permit, if there is one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether all permits are there."""
        self._fill(now)
        return self._left >= self._size

    def _fill(self, now: float) -> None:
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now


class Limits(ASGIMiddleware):
    """Refuses what an address asks for beyond its share.

    ``requests`` to the interface in a minute, which may all come at once; ``connections`` that are
    open at the same time; 0 for any number. Messages on a connection are limited too. The machine
    itself has no limits; an IPv6 network of 64 bits counts as one address. Raises ``Problem``
    (``too_many_requests``). ``clock``: seconds that only grow.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(
        self, requests: int, connections: int, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._requests = requests
        self._connections = connections
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._open: dict[str, int] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """See ``ASGIMiddleware.handle``."""
        address = caller(scope)
        if address is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._connect(address, scope, receive, send, next_app)
        else:
            if self._requests and scope["path"].startswith("/api/"):
                self._count(address)
            await next_app(scope, receive, send)

    def _count(self, address: str) -> None:
        now, rate = self._clock(), self._requests / 60
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _REMEMBERED:
                self._buckets = {
                    name: kept for name, kept in self._buckets.items() if not kept.is_full(now)
                }
            bucket = self._buckets[address] = Bucket(rate, self._requests, now)
        if not bucket.take(now):
            wait = max(1, round(1 / rate))
            raise Problem(
                HTTPStatus.TOO_MANY_REQUESTS,
                "too_many_requests",
                f"more than {self._requests} requests a minute come from this address",
                headers={"Retry-After": str(wait)},
            )

    async def _connect(
        self, address: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        if self._connections and self._open.get(address, 0) >= self._connections:
            await send(
                {
                    "type": "websocket.close",
                    "code": TRY_AGAIN_LATER,
                    "reason": "this address has too many connections",
                }
            )
            return
        bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, self._clock())

        async def receiving() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "websocket.receive" and not bucket.take(self._clock()):
                reason = "too many messages"
                code = TOO_MANY_MESSAGES
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return {"type": "websocket.disconnect", "code": code}
            return message

        self._open[address] = self._open.get(address, 0) + 1
        try:
            await next_app(scope, receiving, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
