"""Hints and analyses: over HTTP once, over a live connection while they deepen."""

import asyncio
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Request, WebSocket, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

from ayla.match import Match, MatchCode, MatchError
from ayla.port import Analysis, LimitError, Limits
from ayla.rules import Game, RuleError
from ayla.store import StoreCode, StoreError
from ayla.web.analysing import Analyses
from ayla.web.bodies import decode
from ayla.web.hub import Hub
from ayla.web.live import NO_SUCH_MATCH, UNAVAILABLE
from ayla.web.matches import REFUSED, check_id
from ayla.web.online.room import Room, Watcher
from ayla.web.people.identity import Identities
from ayla.web.problems import Problem, problem_of
from ayla.web.sockets import until_one_ends
from ayla.web.views import analysis_view, hint_view, shared_plies
from ayla.web.wire import (
    AnalysisRequest,
    AnalysisView,
    AnalysisWish,
    HintRequest,
    HintView,
    Pong,
    Refusal,
)

HINT: Final = Limits(seconds=1.0)
USUAL_SECONDS: Final = 3.0
LONGEST: Final = 60.0
"""Seconds that any analysis may take, whatever else limits it."""
MOST_LINES: Final = 100
"""More legal moves there never are: eight sowings and 92 offers."""
_LARGEST: Final = {"seconds": LONGEST, "depth": 1000, "nodes": 10**12}
_PAUSE: Final = 0.1
"""Seconds between two messages about the same analysis, at least."""

_Result = TypeVar("_Result")
_Request: TypeAlias = Request[Any, Any, State]
_Socket: TypeAlias = WebSocket[Any, Any, State]

_encoder = msgspec.json.Encoder()


def limits_of(wish: AnalysisWish) -> Limits:
    """The limits that someone asks for, or the usual ones; never longer than ``LONGEST``.

    Raises ``Problem`` (``bad_limit``) for a limit that is not above zero, or larger than makes
    sense.
    """
    given = {"seconds": wish.seconds, "depth": wish.depth, "nodes": wish.nodes}
    for name, value in {**given, "lines": wish.lines}.items():
        largest = _LARGEST.get(name, MOST_LINES)
        if value is not None and not 0 < value <= largest:
            raise _bad_limit(
                f"{name} is above 0 and at most {largest:.0f}, not {value}", value, name
            )
    try:
        if wish.seconds is wish.depth is wish.nodes is None:
            return Limits(USUAL_SECONDS)
        return Limits(wish.seconds or LONGEST, wish.depth, wish.nodes)
    except LimitError as error:
        raise _bad_limit(str(error), None, "") from error


def _bad_limit(detail: str, value: float | None, name: str) -> Problem:
    place = f"body.{name}".rstrip(".")
    return Problem(HTTPStatus.BAD_REQUEST, LimitError.code, detail, value=str(value), place=place)


@post("/api/matches/{match_id:str}/hint", status_code=200, responses=REFUSED, tags=["advice"])
async def hint(
    request: _Request,
    match_id: FromPath[str],
    data: JSONBody[HintRequest],
    hub: NamedDependency[Hub],
    analyses: NamedDependency[Analyses],
    identities: NamedDependency[Identities],
) -> HintView:
    """Find the best move for the person who is to move; it is not played."""
    analyses.check_room()
    match = await hub.look(check_id(match_id))
    check_open(hub, match, match.game, identities.known(request))
    _check(match, data.version)
    if match.thinker is not None:
        raise MatchError(
            MatchCode.NOT_YOUR_TURN,
            f"{match.game.position.to_move} is to move, and that is the computer",
            value="hint",
        )
    work = analyses.run(match.game.copy(), HINT, lines=1)
    found = await _while_wanted(work, request, hub, match_id, match)
    return hint_view(found, match.game, version=match.version)


@post("/api/matches/{match_id:str}/analysis", status_code=200, responses=REFUSED, tags=["advice"])
async def analyse(
    request: _Request,
    match_id: FromPath[str],
    data: JSONBody[AnalysisRequest],
    hub: NamedDependency[Hub],
    analyses: NamedDependency[Analyses],
    identities: NamedDependency[Identities],
) -> AnalysisView:
    """Weigh the moves of a position of the match."""
    limits = limits_of(data)
    analyses.check_room()
    match = await hub.look(check_id(match_id))
    _check(match, data.version)
    game = _game_at(match, data.ply)
    check_open(hub, match, game, identities.known(request))
    work = analyses.run(game, limits, lines=data.lines)
    found = await _while_wanted(work, request, hub, match_id, match)
    return analysis_view(found, game, version=match.version, done=True)


def check_open(hub: Hub, match: Match, game: Game, player: str | None) -> None:
    """Raise ``Problem`` (``live_match``) where advice would be unfair to someone far away.

    That is in a match between people that goes on, for everyone; and in any other match where it
    stands just as a match in which ``player`` sits.
    """
    if match.meeting and not match.over:
        raise _live_match()
    if player is not None and hub.plays_at(player, game.position):
        raise _live_match()


def _live_match() -> Problem:
    return Problem(
        HTTPStatus.FORBIDDEN,
        "live_match",
        "this position stands in a match that goes on; it can be weighed when that is over",
    )


def _check(match: Match, version: int) -> None:
    if version != match.version:
        raise _stale(match, version)


def _stale(match: Match, version: int) -> MatchError:
    return MatchError(
        MatchCode.STALE_VERSION,
        f"that was for version {version}, and the match is at {match.version}",
        value=str(version),
        place="version",
    )


def _game_at(match: Match, ply: int | None) -> Game:
    """The game as it stood after a ply, as if it went on from there; or as it stands."""
    game = match.game.copy()
    if ply is not None:
        game.undo(ply)
    return game


async def _while_wanted(
    work: Coroutine[Any, Any, Analysis], request: _Request, hub: Hub, match_id: str, match: Match
) -> Analysis:
    """The result of ``work``, given up as soon as the client is gone or the match has gone on.

    Raises ``MatchError`` (``stale_version``) then.
    """
    working = asyncio.create_task(work)
    ends = [
        asyncio.create_task(_gone(request)),
        asyncio.create_task(_gone_on(hub, match_id, match)),
    ]
    try:
        await asyncio.wait([working, *ends], return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise _stale(await hub.look(match_id), match.version)
    finally:
        await _end(working, *ends)


async def _gone(request: _Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _gone_on(hub: Hub, match_id: str, match: Match) -> None:
    watcher = Watcher()
    with hub.watching(match_id, match, watcher) as room:
        while room.match.version == match.version:
            await watcher.changed.wait()
            watcher.changed.clear()


async def _end(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@websocket("/api/matches/{match_id:str}/analysis")
async def follow(
    socket: _Socket,
    match_id: FromPath[str],
    hub: NamedDependency[Hub],
    analyses: NamedDependency[Analyses],
    identities: NamedDependency[Identities],
) -> None:
    """Weigh what the client wishes, and tell while it deepens; a newer wish ends the older."""
    await socket.accept()
    try:
        match = await hub.look(check_id(match_id))
        watcher = Watcher(identities.known(socket))
        with hub.watching(match_id, match, watcher) as room:
            session = _Session(socket, hub, analyses, room, watcher)
            await until_one_ends(session.listen(), session.serve())
    except StoreError as error:
        missing = error.code is StoreCode.NO_SUCH_MATCH
        await socket.close(NO_SUCH_MATCH if missing else UNAVAILABLE, error.code.value)
    except WebSocketDisconnect:
        pass


class _Session:
    """One live connection: the wish that holds, and the work on it."""

    def __init__(
        self, socket: _Socket, hub: Hub, analyses: Analyses, room: Room, watcher: Watcher
    ) -> None:
        self._socket = socket
        self._hub = hub
        self._analyses = analyses
        self._room = room
        self._player = watcher.player
        self._changed = watcher.changed
        self._wish: AnalysisWish | None = None

    async def listen(self) -> None:
        """Take wishes until the client goes. What is no wish is refused, and the last one holds."""
        async for text in self._socket.iter_data("text"):
            if text == "ping":
                await self._say(Pong())
                continue
            try:
                wish = decode(text, AnalysisWish)
                limits_of(wish)
            except Problem as problem:
                await self._say(Refusal(problem.view()))
            else:
                self._wish = wish
                self._changed.set()

    async def serve(self) -> None:
        """Work on the wish that holds; begin anew with a newer one, or when the match goes on."""
        work: asyncio.Task[None] | None = None
        served: tuple[AnalysisWish, Match] | None = None
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                wish = self._wish
                if wish is None:
                    continue
                match = self._room.match
                if served and served[0] is wish and _still_holds(wish, served[1], match):
                    continue
                served = wish, match
                if work:
                    await _end(work)
                work = asyncio.create_task(self._weigh(wish, match))
        finally:
            if work:
                await _end(work)

    async def _weigh(self, wish: AnalysisWish, match: Match) -> None:
        if wish.ply is None and match.thinker is not None:
            return  # the computer is choosing, and needs the processor; its move begins this anew
        try:
            game = _game_at(match, wish.ply)
            check_open(self._hub, match, game, self._player)
        except (RuleError, Problem) as error:
            await self._say(Refusal(problem_of(error).view()))
            return
        await self._say(await self._found(wish, game, match.version))

    async def _found(self, wish: AnalysisWish, game: Game, version: int) -> AnalysisView | Refusal:
        """What is found in the end, told of on the way, or why nothing was."""
        deeper = asyncio.Event()
        latest: list[Analysis] = []

        def report(found: Analysis) -> None:
            latest[:] = [found]
            deeper.set()

        async def tell() -> None:
            while True:
                await deeper.wait()
                deeper.clear()
                await self._say(analysis_view(latest[0], game, version=version, done=False))
                await asyncio.sleep(_PAUSE)

        telling = asyncio.create_task(tell())
        try:
            found = await self._analyses.run(game, limits_of(wish), lines=wish.lines, report=report)
        except Exception as error:  # noqa: BLE001 (whatever an analyst does, the connection stays)
            return Refusal(problem_of(error).view())
        finally:
            await _end(telling)
        return analysis_view(found, game, version=version, done=True)

    async def _say(self, message: AnalysisView | Refusal | Pong) -> None:
        await self._socket.send_text(_encoder.encode(message).decode())


def _still_holds(wish: AnalysisWish, before: Match, after: Match) -> bool:
    """Whether what was wished is the same position in both."""
    if wish.ply is None:
        return before.version == after.version
    return wish.ply <= shared_plies(before.game, after.game)
