"""Profiles, and lists of games."""

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Final, TypeAlias

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ayla.match import Match
from ayla.people import PeopleCode, PeopleError
from ayla.store import Store
from ayla.web.hub import Hub
from ayla.web.people.game_rows import game_row
from ayla.web.people.identity import Identities, is_player
from ayla.web.people.parameters import Asked, Kept, now
from ayla.web.people.views import ratings_view
from ayla.web.people.wire import GameRow, GamesView, LiveGamesView, ProfileView
from ayla.web.problems import Problem, problem_response

Which: TypeAlias = Annotated[
    str,
    QueryParameter(
        name="state",
        schema_extra={"enum": ["current", "finished"]},
        description="Games that go on, or those that are over.",
    ),
]
Whose: TypeAlias = Annotated[
    str,
    QueryParameter(
        max_length=64,
        description="A player, `me` for whoever asks. Of others only games are listed that are for"
        " all to watch.",
    ),
]
Before: TypeAlias = Annotated[
    str | None,
    QueryParameter(max_length=100, description="The `next` of the list that comes before."),
]

_MANY: Final = 20
"""Games in a list at most."""


@get(
    "/api/players/{player:str}",
    tags=["people"],
    responses={404: problem_response("There is no such player.")},
)
async def profile(player: FromPath[str], store: Kept) -> ProfileView:
    """Show a player."""
    known = await store.people.persons([player]) if is_player(player) else {}
    person = known.get(player)
    if person is None:
        raise PeopleError(PeopleCode.NO_SUCH_PLAYER, "there is no such player", value=player)
    tally = await store.lists.tally(player)
    return ProfileView(
        person.id,
        person.name or person.handle or "",
        person.handle is not None,
        ratings_view(person.ratings, now()),
        games=tally.games,
        won=tally.won,
        drawn=tally.drawn,
        lost=tally.lost,
    )


@get(
    "/api/games",
    tags=["people"],
    responses={400: problem_response("There is no such list, or nothing follows there.")},
)
async def games(
    request: Asked,
    identities: NamedDependency[Identities],
    hub: NamedDependency[Hub],
    store: Kept,
    which: Which = "current",
    player: Whose = "me",
    before: Before = None,
) -> GamesView:
    """List games of a player, the newest first."""
    if which not in ("current", "finished"):
        detail = f"games are current or finished, not {which!r}"
        raise Problem(400, "bad_request", detail, value=which, place="query.state")
    reader = identities.known(request)
    whose = reader if player == "me" else player
    if whose is None or not is_player(whose):
        return GamesView([], None)
    page = await store.lists.games_of(
        whose, finished=which == "finished", public=whose != reader, before=before, limit=_MANY
    )
    found = [(game.match_id, await hub.look(game.match_id), game.at) for game in page.games]
    return GamesView(await _rows(found, reader, store), page.next)


@get("/api/live-games", tags=["people"])
async def live_games(
    request: Asked,
    identities: NamedDependency[Identities],
    hub: NamedDependency[Hub],
    store: Kept,
) -> LiveGamesView:
    """List games that go on and are for all to watch, the newest first."""
    names = await store.lists.public_games(_MANY)
    found = [(match_id, await hub.visit(match_id)) for match_id in names]
    going_on = [
        (match_id, match, match.entries[0].at) for match_id, match in found if not match.over
    ]
    return LiveGamesView(await _rows(going_on, identities.known(request), store))


async def _rows(
    matches: Iterable[tuple[str, Match, datetime]], reader: str | None, store: Store
) -> list[GameRow]:
    matches = list(matches)
    players = {
        seat.player
        for _, match, _ in matches
        if match.meeting
        for seat in (match.meeting.south, match.meeting.north)
        if seat
    }
    persons = await store.people.persons(players) if players else {}
    return [game_row(match_id, match, at, reader, persons) for match_id, match, at in matches]
