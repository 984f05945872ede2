"""The live connection: the match is sent at once and after every change."""

import asyncio
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ayla.store import StoreCode, StoreError
from ayla.web.hub import Hub
from ayla.web.matches import Known, Since, check_id
from ayla.web.wire import Pong, Snapshot

Socket: TypeAlias = WebSocket[Any, Any, State]

NO_SUCH_MATCH: Final = 4000 + HTTPStatus.NOT_FOUND
UNAVAILABLE: Final = 4000 + HTTPStatus.SERVICE_UNAVAILABLE
TOO_TALKATIVE: Final = 1008
"""Why the server closes a connection."""

_encoder = msgspec.json.Encoder()


@websocket("/api/matches/{match_id:str}/live")
async def live(
    socket: Socket,
    match_id: FromPath[str],
    hub: NamedDependency[Hub],
    since: Since = 0,
    version: Known = None,
) -> None:
    """Send snapshots until the client goes; each has the turns after what was sent before."""
    await socket.accept()
    try:
        with hub.watching(check_id(match_id)) as changed:
            listening = asyncio.create_task(_listen(socket))
            sending = asyncio.create_task(_send(socket, match_id, hub, changed, since, version))
            try:
                await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (listening, sending):
                    task.cancel()
                await asyncio.wait({listening, sending})
            for task in (listening, sending):
                if not task.cancelled():
                    task.result()
    except StoreError as error:
        missing = error.code is StoreCode.NO_SUCH_MATCH
        code = NO_SUCH_MATCH if missing else UNAVAILABLE
        await socket.close(code, error.code.value)
    except WebSocketDisconnect:
        pass


async def _listen(socket: Socket) -> None:
    """Answer pings; anything else that a client says is a mistake, and ends the connection."""
    async for word in socket.iter_data("text"):
        if word != "ping":
            await socket.close(TOO_TALKATIVE, "only ping is understood here")
            return
        await _write(socket, Pong())


async def _send(
    socket: Socket,
    match_id: str,
    hub: Hub,
    changed: asyncio.Event,
    since: int,
    version: int | None,
) -> None:
    match = await hub.visit(match_id)
    await _write(socket, hub.snapshot(match_id, match, since=since, version=version))
    while True:
        await changed.wait()
        changed.clear()
        known, match = match, await hub.look(match_id)
        await _write(socket, hub.snapshot_after(match_id, known, match))


async def _write(socket: Socket, message: Snapshot | Pong) -> None:
    await socket.send_text(_encoder.encode(message).decode())
