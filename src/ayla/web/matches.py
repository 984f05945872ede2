"""Matches over HTTP: begin one, look at it, act in it, take its record away."""

import re
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from ayla.match import Kind, Match, MatchCode, MatchError, Seat, Settings
from ayla.match.entries import Drawn, Entry, Played, Resigned
from ayla.match.records import match_record
from ayla.notation import NotationError, parse_move, parse_position, write_record
from ayla.rules import Game, RuleError, Rules, Side
from ayla.store import StoreCode, StoreError
from ayla.web.hub import Hub
from ayla.web.online.commands import do
from ayla.web.online.entries import held_side, side_of
from ayla.web.online.wire import Ack, Action
from ayla.web.people.identity import Identities
from ayla.web.problems import Problem, notation_problem, problem_response, rule_problem
from ayla.web.views import position_at, position_view
from ayla.web.wire import (
    DrawRequest,
    EndingRequest,
    MoveRequest,
    NewMatch,
    OpponentView,
    PositionAt,
    RedoRequest,
    ResignRequest,
    SeatRequest,
    Snapshot,
    UndoRequest,
)

Since: TypeAlias = Annotated[int, QueryParameter(ge=0, description="Only turns after this ply.")]
Known: TypeAlias = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        description="Only turns that one lacks who knows the match at this version; instead of"
        " `since`, and right even if turns were taken back meanwhile.",
    ),
]
_MATCH_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_id(match_id: str) -> str:
    """The name of a match. Raises ``StoreError`` (``no_such_match``) if it can be none."""
    if not _MATCH_ID.fullmatch(match_id):
        raise StoreError(StoreCode.NO_SUCH_MATCH, "there is no such match", place="")
    return match_id


BAD: Final = {400: problem_response("What was sent cannot be read, or makes no match.")}
_MISSING: Final = {404: problem_response("There is no such match, or no such ply.")}
REFUSED: Final = {
    **BAD,
    **_MISSING,
    403: problem_response("Only who sits in a seat of the match can do that."),
    409: problem_response("The match has gone on, or the other seat is to move."),
    422: problem_response("The rules or the seats do not allow it."),
}
ACTING: Final = {
    **REFUSED,
    429: problem_response("So much was said just now."),
}


@get("/api/opponents", tags=["matches"])
async def opponents(hub: NamedDependency[Hub]) -> list[OpponentView]:
    """List the computer players that can be chosen."""
    return [OpponentView(name) for name in hub.opponents]


class Matches(Controller):
    """All that one can do with matches."""

    path = "/api/matches"
    tags = ("matches",)

    @post(responses=BAD)
    async def begin(self, data: JSONBody[NewMatch], hub: NamedDependency[Hub]) -> Snapshot:
        """Begin a match."""
        settings = _settings(data, hub.opponents)
        match_id, match = await hub.create(settings, _past(data, settings))
        return hub.snapshot(match_id, match)

    @get("/{match_id:str}", responses={**BAD, **_MISSING})
    async def see(
        self,
        match_id: FromPath[str],
        request: Request[Any, Any, Any],
        hub: NamedDependency[Hub],
        identities: NamedDependency[Identities],
        since: Since = 0,
        version: Known = None,
    ) -> Snapshot:
        """Look at a match as it stands."""
        match = await hub.visit(check_id(match_id))
        viewer = side_of(match, identities.known(request))
        if viewer:
            hub.attend(match_id, match, viewer)
        return hub.snapshot(match_id, match, since=since, version=version, viewer=viewer)

    @post("/{match_id:str}/do", status_code=200, responses=ACTING)
    async def act(
        self,
        match_id: FromPath[str],
        data: JSONBody[Action],
        request: Request[Any, Any, Any],
        hub: NamedDependency[Hub],
        identities: NamedDependency[Identities],
    ) -> Ack:
        """Act in a match between people far apart, as over its live connection."""
        return await do(hub, check_id(match_id), identities.known(request), data, hub.now())

    @post("/{match_id:str}/moves", status_code=200, responses=REFUSED)
    async def move(
        self, match_id: FromPath[str], data: JSONBody[MoveRequest], hub: NamedDependency[Hub]
    ) -> Snapshot:
        """Play a move."""

        def decide(match: Match) -> Entry:
            try:
                entry = match.play(parse_move(data.move), version=data.version)
                # Now that the move is one of this position, its capture mark can be checked.
                parse_move(data.move, match.game.position, match.game.rules)
            except RuleError as error:
                raise rule_problem(error, "body.move") from error
            except NotationError as error:
                raise notation_problem(error, "body.move") from error
            return entry

        return await _done(hub, match_id, decide)

    @post("/{match_id:str}/undo", status_code=200, responses=REFUSED)
    async def undo(
        self, match_id: FromPath[str], data: JSONBody[UndoRequest], hub: NamedDependency[Hub]
    ) -> Snapshot:
        """Take turns back."""
        return await _done(
            hub, match_id, lambda match: match.take_back(data.to, version=data.version)
        )

    @post("/{match_id:str}/redo", status_code=200, responses=REFUSED)
    async def redo(
        self, match_id: FromPath[str], data: JSONBody[RedoRequest], hub: NamedDependency[Hub]
    ) -> Snapshot:
        """Put back what was taken back last."""
        return await _done(hub, match_id, lambda match: match.redo(version=data.version))

    @post("/{match_id:str}/resign", status_code=200, responses=REFUSED)
    async def resign(
        self, match_id: FromPath[str], data: JSONBody[ResignRequest], hub: NamedDependency[Hub]
    ) -> Snapshot:
        """Resign."""
        side = Side(data.side)
        return await _done(hub, match_id, lambda match: match.resign(side, version=data.version))

    @post("/{match_id:str}/draw", status_code=200, responses=REFUSED)
    async def draw(
        self, match_id: FromPath[str], data: JSONBody[DrawRequest], hub: NamedDependency[Hub]
    ) -> Snapshot:
        """Agree on a draw."""
        return await _done(hub, match_id, lambda match: match.draw(version=data.version))

    @get("/{match_id:str}/at/{ply:int}", responses=_MISSING)
    async def look_back(
        self, match_id: FromPath[str], ply: FromPath[int], hub: NamedDependency[Hub]
    ) -> PositionAt:
        """Look at the position after a ply."""
        game = (await hub.look(check_id(match_id))).game
        if not 0 <= ply <= game.plies:
            raise Problem(
                404,
                MatchCode.NO_SUCH_TURN.value,
                f"there is no ply {ply} in a game of {game.plies}",
                value=str(ply),
                place="path.ply",
            )
        return PositionAt(position_view(position_at(game, ply)))

    @get(
        "/{match_id:str}/record",
        media_type=MediaType.TEXT,
        responses={**_MISSING, 403: ACTING[403]},
    )
    async def record(
        self,
        match_id: FromPath[str],
        request: Request[Any, Any, Any],
        hub: NamedDependency[Hub],
        identities: NamedDependency[Identities],
    ) -> Response[str]:
        """Take the game record away; while people far apart play, only they can."""
        match = await hub.look(check_id(match_id))
        if match.meeting and not match.over:
            held_side(match, identities.known(request))
        return Response(
            write_record(match_record(match)),
            media_type=MediaType.TEXT,
            headers={"Content-Disposition": 'inline; filename="game.gore"'},
        )


async def _done(hub: Hub, match_id: str, decide: Callable[[Match], Entry]) -> Snapshot:
    """Carry out what anyone may do who has the address of a match at one device."""

    def decide_here(match: Match) -> Entry:
        if match.meeting:
            raise Problem(
                403,
                MatchCode.NOT_YOUR_SEAT.value,
                "in a match between people far apart only they act, by its live connection or /do",
            )
        return decide(match)

    before, after = await hub.command(check_id(match_id), decide_here)
    return hub.snapshot_after(match_id, before, after)


def _settings(data: NewMatch, names: tuple[str, ...]) -> Settings:
    try:
        return Settings(
            _seat(data.south, "south", names),
            _seat(data.north, "north", names),
            Rules(data.rules.barter, data.rules.skip_origin, data.rules.endless),
            None if data.position is None else parse_position(data.position),
        )
    except NotationError as error:
        raise notation_problem(error, "body.position") from error
    except RuleError as error:
        # What is wrong is the request, not a move in a match.
        raise Problem(
            400,
            error.code.value,
            str(error),
            rule=error.rule,
            value=error.value,
            place="body.position",
        ) from error


def _past(data: NewMatch, settings: Settings) -> list[Entry]:
    """What happened before the match is gone on with."""
    game, entries = settings.game(), list[Entry]()
    for number, text in enumerate(data.moves):
        place = f"body.moves[{number}]"
        try:
            turn = game.play(parse_move(text))
        except NotationError as error:
            raise notation_problem(error, place) from error
        except RuleError as error:
            raise rule_problem(error, place) from error
        entries.append(Played(turn.move))
    if data.ending:
        try:
            entries.append(_end(data.ending, game))
        except RuleError as error:
            raise rule_problem(error, "body.ending") from error
    return entries


def _end(ending: EndingRequest, game: Game) -> Entry:
    """Let the game end so. Raises ``RuleError`` (``game_over``)."""
    if ending.reason == "agreed":
        game.agree_draw()
        return Drawn()
    if ending.side is None:
        raise MatchError(
            MatchCode.BAD_SETTINGS, "somebody resigned, but not who", value="", place="ending.side"
        )
    game.resign(Side(ending.side))
    return Resigned(Side(ending.side))


def _seat(data: SeatRequest, place: str, names: tuple[str, ...]) -> Seat:
    kind, opponent = Kind(data.kind), data.opponent
    if kind is Kind.COMPUTER:
        if opponent is None and names:
            opponent = names[0]
        if opponent not in names:
            raise MatchError(
                MatchCode.BAD_SETTINGS,
                f"there is no computer player of that name, only {', '.join(names) or 'nobody'}",
                value=opponent or "",
                place=f"{place}.opponent",
            )
    try:
        return Seat(kind, opponent, data.name)
    except MatchError as error:
        raise MatchError(
            error.code, str(error), value=error.value, place=f"{place}.{error.place}"
        ) from error
