"""One WebSocket of a simulated player, with as little work around it as can be."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import httpx
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


async def connect(uri: str, heard: Callable[[bytes], None], cookie: str = "") -> "Connection":
    """Open a connection to ``uri``; each text that comes over it goes to ``heard``."""
    connection = Connection(uri, cookie, heard)
    address = httpx.URL(uri)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: connection, address.host, address.port or 80)
    await connection.open
    return connection


class Connection(asyncio.Protocol):
    """``connect`` makes one."""

    def __init__(self, uri: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(uri), max_size=None)
        self._cookie = cookie
        self._heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is none by type
        request = self._protocol.connect()
        if self._cookie:
            request.headers.update(Headers(Cookie=self._cookie))
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            self._take(event)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed before it was open"))

    def say(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        self._transport.close()

    def _take(self, event: Any) -> None:
        if isinstance(event, Response):
            if self._protocol.handshake_exc:
                self.open.set_exception(self._protocol.handshake_exc)
            else:
                self.open.set_result(None)
        elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            self._heard(bytes(event.data))

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._transport.write(data)
