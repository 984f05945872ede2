"""Listening and speaking on a WebSocket at the same time, and its end."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send


async def until_one_ends(*tasks: Coroutine[Any, Any, None]) -> None:
    """Run all until the first ends, which ends the others. Raises what one of them raised."""
    running = {asyncio.create_task(task) for task in tasks}
    try:
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in running:
            task.cancel()
        await asyncio.wait(running)
    for task in running:
        if not task.cancelled():
            task.result()


class SuddenEnds(ASGIMiddleware):
    """Raises ``WebSocketDisconnect`` where something is said over a connection that has ended.

    So it can be while one task listens and another speaks: the client is gone, the one that listens
    has ended it, or uvicorn has, over bytes that are no message, before anyone hears of it. Servers
    raise ``OSError`` or ``RuntimeError`` there.
    """

    scopes = (ScopeType.WEBSOCKET,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """See ``ASGIMiddleware.handle``."""

        async def saying(message: Message) -> None:
            try:
                await send(message)
            except (OSError, RuntimeError) as error:
                if message["type"] != "websocket.close":
                    raise WebSocketDisconnect(detail="the connection has ended") from error

        await next_app(scope, receive, saying)
