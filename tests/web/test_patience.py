"""How long the service waits for a request."""

import asyncio
import subprocess
import sys
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from ayla.web import patience
from ayla.web.patience import PatientProtocol

WHOLE = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}"


async def _app(scope: Any, receive: Any, send: Any) -> None:
    message = await receive()
    while message.get("more_body"):
        message = await receive()
    if message["type"] == "http.request":
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})


@pytest.mark.parametrize("sent", [b"", b"GET / HT", WHOLE[:40], WHOLE[:-1]])
@pytest.mark.parametrize("before", [b"", WHOLE])
async def test_who_takes_too_long_to_ask_is_left(
    monkeypatch: pytest.MonkeyPatch, before: bytes, sent: bytes
) -> None:
    config = uvicorn.Config(_app, lifespan="off", timeout_keep_alive=1)
    config.load()
    state = ServerState()
    monkeypatch.setattr(patience, "PATIENCE", 0.2)
    loop = asyncio.get_running_loop()

    def protocol() -> PatientProtocol:
        return PatientProtocol(config, state, {}, loop)

    async with await loop.create_server(protocol, "127.0.0.1") as server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        if before:
            writer.write(before)
            assert await reader.readuntil(b"\r\n\r\nok")
        writer.write(sent)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionResetError)):
            await reader.readexactly(1)
        writer.close()
        assert not state.connections


@pytest.mark.skipif(sys.platform == "win32", reason="nobody counts files there")
def test_there_is_room_for_as_many_as_the_system_allows() -> None:
    script = (
        "import resource; from ayla.web.patience import make_room\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, hard))\n"
        "make_room()\n"
        "soft, now = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "assert now == hard and soft == (65536 if hard < 0 else min(hard, 65536)), (soft, hard)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
