"""Playing with somebody far away by links: one for the other, one for oneself."""

import secrets
from collections.abc import Callable
from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ayla.match import Entry, Joined, Kind, Match, Seat, Settings, online
from ayla.notation import NotationError, parse_position
from ayla.people import PeopleCode, PeopleError, Person
from ayla.people.invitations import Wish, check_makes
from ayla.people.naming import tidy_name
from ayla.rules import RuleError, Side
from ayla.store import Store
from ayla.web.hub import Hub
from ayla.web.people.identity import Identities
from ayla.web.people.invitations import joined
from ayla.web.people.parameters import Asked, Kept, now
from ayla.web.people.reading import read_clock, read_rules, read_side
from ayla.web.people.views import clock_view, rules_view, side_letter
from ayla.web.people.wire import JoinedView, Joining, JoinRequest, NewOnline, OnlineMade
from ayla.web.problems import Problem, notation_problem, problem_response

_BAD: Final = {400: problem_response("What was sent cannot be read, or makes no match.")}
_GONE: Final = {404: problem_response("There is no such link.")}


@post(
    "/api/online",
    tags=["online"],
    responses={
        **_BAD,
        422: problem_response("It cannot be rated, or only among players with an account."),
    },
)
async def begin(
    request: Asked,
    data: JSONBody[NewOnline],
    identities: NamedDependency[Identities],
    hub: NamedDependency[Hub],
    store: Kept,
) -> OnlineMade:
    """Begin a match with somebody far away."""
    settings = _settings(data)
    person = await _person(identities.player(request), data.name, store)
    check_makes(Wish(settings.rules, settings.clock, rated=settings.rated), person)
    side = read_side(data.side) or (Side.SOUTH if secrets.randbelow(2) else Side.NORTH)
    match_id, _ = await hub.create(settings, (joined(side, person),))
    return OnlineMade(
        match_id,
        side_letter(side),
        invite=await _link(store, match_id, side.opponent, own=False),
        own=await _link(store, match_id, side, own=True),
    )


@get("/api/join/{token:str}", tags=["online"], responses=_GONE)
async def look(
    request: Asked,
    token: FromPath[str],
    identities: NamedDependency[Identities],
    hub: NamedDependency[Hub],
    store: Kept,
) -> Joining:
    """Look at what a link leads to."""
    match_id, side, own = await _linked(store, token)
    match = await hub.look(match_id)
    seat, other = _seat(match, side), _seat(match, side.opponent)
    yours = own or (seat is not None and seat.player == identities.known(request))
    settings = match.settings
    return Joining(
        match_id,
        side_letter(side),
        "yours" if yours else "free" if seat is None else "taken",
        rules_view(settings.rules),
        clock_view(settings.clock),
        settings.rated,
        other.name if other else "",
    )


@post(
    "/api/join/{token:str}",
    status_code=200,
    tags=["online"],
    responses={
        **_BAD,
        **_GONE,
        409: problem_response("Somebody else has the seat, or the match is over."),
        422: problem_response("The other seat is one's own, or the match is for accounts."),
    },
)
async def join(
    request: Asked,
    token: FromPath[str],
    data: JSONBody[JoinRequest],
    identities: NamedDependency[Identities],
    hub: NamedDependency[Hub],
    store: Kept,
) -> JoinedView:
    """Take the seat that the link leads to; its holder goes on there on another device.

    Whoever has the seat already keeps it.
    """
    match_id, side, own = await _linked(store, token)
    player = identities.player(request)
    seat = _seat(await hub.look(match_id), side)
    if seat is None or seat.player != player:
        person = await _person(player, data.name, store)
        await hub.command(match_id, _sit(side, person, anew=own))
    return JoinedView(
        match_id,
        side_letter(side),
        f"/join/{token}" if own else await _link(store, match_id, side, own=True),
    )


def _sit(side: Side, person: Person, *, anew: bool) -> Callable[[Match], Entry]:
    """What takes the seat: an empty one, or ``anew`` one that this person holds."""

    def decide(match: Match) -> Entry:
        if match.settings.rated:
            check_makes(Wish(match.settings.rules, match.settings.clock, rated=True), person)
        entry = joined(side, person)
        sit = online.rejoin if anew else online.join
        return sit(match, side, entry.player, entry.name, now())

    return decide


def _settings(data: NewOnline) -> Settings:
    """What is to be played. Raises ``Problem``, ``MatchError``, ``PeopleError``."""
    person = Seat(Kind.HUMAN)
    if data.rated and data.position is not None:
        raise PeopleError(
            PeopleCode.NOT_RATED,
            "games from another start are not rated",
            value=data.position,
            place="position",
        )
    try:
        return Settings(
            person,
            person,
            read_rules(data.rules),
            None if data.position is None else parse_position(data.position),
            online=True,
            clock=read_clock(data.clock),
            rated=data.rated,
        )
    except NotationError as error:
        raise notation_problem(error, "body.position") from error
    except RuleError as error:
        raise Problem(
            400,
            error.code.value,
            str(error),
            rule=error.rule,
            value=error.value,
            place="body.position",
        ) from error


async def _person(player: str, name: str | None, store: Store) -> Person:
    """Whoever asks, with the name that they want to be called by. Raises ``PeopleError``."""
    if name is None:
        await store.people.ensure([player], now())
    else:
        await store.people.rename(player, tidy_name(name), now())
    return (await store.people.persons([player]))[player]


async def _link(store: Store, match_id: str, side: Side, *, own: bool) -> str:
    token = secrets.token_urlsafe(16)
    await store.people.lobby.link(token, match_id, side, own=own)
    return f"/join/{token}"


async def _linked(store: Store, token: str) -> tuple[str, Side, bool]:
    found = await store.people.lobby.linked(token)
    if found is None:
        raise PeopleError(PeopleCode.NO_SUCH_INVITATION, "there is no such link", value=token)
    return found


def _seat(match: Match, side: Side) -> Joined | None:
    return match.meeting.seat(side) if match.meeting else None
