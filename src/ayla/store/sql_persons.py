"""Reading who plays, on a connection of whoever asks."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ayla.people import Person, Rating, Variant
from ayla.store.people_tables import AccountRow, PlayerRow, RatingRow


async def read_persons(connection: AsyncConnection, players: Iterable[str]) -> dict[str, Person]:
    """Those of these players that are known."""
    ids = sorted(set(players))
    known = await connection.execute(
        select(PlayerRow.id, PlayerRow.name, AccountRow.handle)
        .outerjoin(AccountRow, AccountRow.player_id == PlayerRow.id)
        .where(PlayerRow.id.in_(ids))
    )
    ratings = await read_ratings(connection, ids)
    return {
        player: Person(player, name, handle, ratings.get(player, {}))
        for player, name, handle in known
    }


async def read_ratings(
    connection: AsyncConnection, players: Iterable[str]
) -> dict[str, dict[Variant, Rating]]:
    """The ratings of each player that has any."""
    rows = await connection.execute(
        select(
            RatingRow.player_id,
            RatingRow.variant,
            RatingRow.rating,
            RatingRow.deviation,
            RatingRow.volatility,
            RatingRow.games,
            RatingRow.at,
        ).where(RatingRow.player_id.in_(list(players)))
    )
    found: dict[str, dict[Variant, Rating]] = {}
    for player, variant, rating, deviation, volatility, games, at in rows:
        found.setdefault(player, {})[Variant(variant)] = Rating(
            rating, deviation, volatility, games, at
        )
    return found
