"""The live connection: the match is sent at once and after every change; players act over it."""

import time
from datetime import datetime
from http import HTTPStatus
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from ayla.match import Joined, Match, Played
from ayla.match.entries import (
    Abandoned,
    Aborted,
    Drawn,
    Resigned,
    TakenBack,
    TimedOut,
)
from ayla.store import StoreCode, StoreError
from ayla.web.bodies import decode
from ayla.web.hub import Hub
from ayla.web.limits import Bucket
from ayla.web.matches import Known, Since, check_id
from ayla.web.online.commands import do
from ayla.web.online.entries import side_of
from ayla.web.online.room import Room, Watcher
from ayla.web.online.views import online_news, seen_by, turns_view
from ayla.web.online.wire import Ack, Command, OnlineNews, Refused, Resync, Turns
from ayla.web.people.identity import Identities
from ayla.web.problems import Problem, problem_of
from ayla.web.sockets import until_one_ends
from ayla.web.views import shared_plies
from ayla.web.wire import Snapshot

Socket: TypeAlias = WebSocket[Any, Any, State]
Detail: TypeAlias = Annotated[
    Literal["full", "turns"],
    QueryParameter(description="`turns`: a light form for programs, in place of snapshots."),
]

NO_SUCH_MATCH: Final = 4000 + HTTPStatus.NOT_FOUND
UNAVAILABLE: Final = 4000 + HTTPStatus.SERVICE_UNAVAILABLE
TOO_TALKATIVE: Final = 1008
COME_BACK: Final = 1012
"""Why the server closes a connection."""

_RESYNCS_A_SECOND: Final = 1
_RESYNCS_AT_ONCE: Final = 5
"""So often one connection is sent everything anew: it is the dearest thing to ask for."""

_PONG: Final = '{"type":"pong"}'
_encoder: Final = msgspec.json.Encoder()
_commands: Final = msgspec.json.Decoder(Command)


@websocket("/api/matches/{match_id:str}/live")
async def live(
    socket: Socket,
    match_id: FromPath[str],
    hub: NamedDependency[Hub],
    identities: NamedDependency[Identities],
    since: Since = 0,
    version: Known = None,
    detail: Detail = "full",
) -> None:
    """Send what is new until the client goes; each message has the turns after those sent before.

    Who holds a seat of a match between people far apart acts over the same connection.
    """
    await socket.accept()
    try:
        match = await hub.visit(check_id(match_id))
        watcher = Watcher(identities.known(socket), counts=True, light=detail == "turns")
        with hub.watching(match_id, match, watcher) as room:
            if version is not None:
                since = hub.known_plies(match, version)
            await _Line(socket, match_id, hub, room, watcher, since).run()
    except StoreError as error:
        missing = error.code is StoreCode.NO_SUCH_MATCH
        code = NO_SUCH_MATCH if missing else UNAVAILABLE
        await socket.close(code, error.code.value)
    except WebSocketDisconnect:
        pass


class _Line:
    """One connection: what was sent over it, and what is said."""

    def __init__(
        self,
        socket: Socket,
        match_id: str,
        hub: Hub,
        room: Room,
        watcher: Watcher,
        since: int,
    ) -> None:
        self._socket = socket
        self._match_id = match_id
        self._hub = hub
        self._room = room
        self._watcher = watcher
        self._sent: Match | None = None
        self._epoch = 0
        self._since = since
        """The plies that the client has right, as long as nothing was sent."""
        self._resyncs = Bucket(_RESYNCS_A_SECOND, _RESYNCS_AT_ONCE, time.monotonic())

    async def run(self) -> None:
        """Listen and send until the client goes."""
        await until_one_ends(self._listen(), self._send())

    async def _listen(self) -> None:
        """Answer pings and obey commands. At one device there are none: they end the connection."""
        async for text in self._socket.iter_data("text"):
            if text == "ping":
                await self._socket.send_text(_PONG)
            elif self._room.match.meeting is None:
                await self._socket.close(TOO_TALKATIVE, "only ping is understood here")
                return
            else:
                answer = await self._obey(text, self._hub.now())
                await self._socket.send_text(_encoder.encode(answer).decode())

    async def _obey(self, text: str, at: datetime) -> Ack | Refused:
        number: int | None = None
        try:
            try:
                command = _commands.decode(text)
            except msgspec.DecodeError:
                number = _number_of(text)
                decode(text, Command)  # which says what is wrong with it
                raise
            number = command.id
            if isinstance(command, Resync):
                return self._resync(command)
            return await do(self._hub, self._match_id, self._watcher.player, command, at)
        except Exception as error:  # noqa: BLE001 (whatever comes of it, the connection stays)
            return Refused(number, problem_of(error).view())

    def _resync(self, command: Resync) -> Ack:
        if not self._resyncs.take(time.monotonic()):
            raise Problem(
                HTTPStatus.TOO_MANY_REQUESTS,
                "too_many_requests",
                "everything was asked for too often just now",
            )
        match = self._room.match
        self._sent = None
        self._since = self._hub.known_plies(match, command.version)
        self._watcher.changed.set()
        return Ack(command.id, match.version, match.game.plies)

    async def _send(self) -> None:
        changed = self._watcher.changed
        while True:
            changed.clear()
            if self._watcher.dismissed:
                await self._socket.close(COME_BACK, "sign in again")
                return
            text = self._news()
            if text is not None:
                await self._socket.send_text(text)
            await changed.wait()

    def _news(self) -> str | None:
        """What the client does not know yet, if there is anything."""
        room, match, sent = self._room, self._room.match, self._sent
        viewer = side_of(match, self._watcher.player)
        if sent is not None and sent.version == match.version and self._epoch == room.epoch:
            return None
        since = self._since if sent is None else _shared(sent, match)
        plain = sent is not None and match.meeting is not None and not _turned(sent, match)
        self._sent, self._epoch = match, room.epoch
        light, around = self._watcher.light, self._hub.around(self._match_id)

        def for_anyone() -> OnlineNews | Turns | Snapshot:
            if plain:
                return online_news(match, around)
            if light:
                return turns_view(match, since, around)
            return self._hub.snapshot(self._match_id, match, since=since)

        def text() -> str:
            message = room.shared((plain, light, since), for_anyone)
            return _encoder.encode(seen_by(viewer, message, match, around)).decode()

        return room.shared((plain, light, since, viewer), text)


def _shared(sent: Match, match: Match) -> int:
    """How many plies that were sent are still right."""
    if all(isinstance(stamped.entry, Played) for stamped in match.entries[sent.version :]):
        return sent.game.plies
    return shared_plies(sent.game, match.game)


_TURNING: Final = (Played, TakenBack, Joined, Resigned, Drawn, TimedOut, Abandoned, Aborted)


def _turned(sent: Match, match: Match) -> bool:
    """Whether anything has happened that changes the game, or who may act in it."""
    return any(isinstance(stamped.entry, _TURNING) for stamped in match.entries[sent.version :])


def _number_of(text: str) -> int | None:
    """The number of a command that makes no sense, if it has one."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None


class _Numbered(msgspec.Struct):
    id: int
