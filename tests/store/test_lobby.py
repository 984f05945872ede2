"""What every store promises of the lobby and of links to seats, asked of each kind."""

import asyncio
import secrets
from datetime import timedelta

import pytest
from sqlalchemy import URL

from ayla.match import Daily, Kind, Seat, Settings, Timed
from ayla.people.invitations import Invitation, Level, Wish
from ayla.rules import CLASSIC, GORE, Side
from ayla.store import SqlStore, Store
from tests.stamps import NOW

WISHES = (
    Wish(GORE, Timed(5, 3), Side.SOUTH, rated=True, level=Level(1000, 2000)),
    Wish(CLASSIC, Daily(3)),
)


@pytest.fixture(autouse=True)
async def _empty(store: Store) -> None:
    """The lobby without what other tests left: the PostgreSQL database is shared."""
    async with store.people.lobby.alone() as book:
        await book.remove(await book.all())


async def made(store: Store, number: int = 0, *, seconds: int = 0) -> Invitation:
    player = secrets.token_urlsafe(16)
    await store.people.ensure([player], NOW)
    at = NOW + timedelta(seconds=seconds)
    invitation = Invitation(secrets.token_urlsafe(16), player, WISHES[number], at)
    async with store.people.lobby.alone() as book:
        await book.add(invitation)
    return invitation


async def test_invitations_are_kept_as_they_were_the_oldest_first(store: Store) -> None:
    second = await made(store, 1, seconds=1)
    first = await made(store)
    assert await store.people.lobby.all() == (first, second)
    async with store.people.lobby.alone() as book:
        assert await book.all() == (first, second)
        await book.remove([first])
    assert await store.people.lobby.all() == (second,)


async def test_nothing_changes_where_something_goes_wrong(store: Store) -> None:
    invitation = await made(store)

    async def fail() -> None:
        async with store.people.lobby.alone() as book:
            await book.remove([invitation])
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await store.people.lobby.all() == (invitation,)


async def test_of_many_who_want_an_invitation_one_gets_it(store: Store, url: URL) -> None:
    invitation = await made(store)
    stores = [await SqlStore.open(url, migrate=True) for _ in range(3)]

    async def take(one: SqlStore) -> bool:
        async with one.people.lobby.alone() as book:
            if invitation not in await book.all():
                return False
            await asyncio.sleep(0.01)
            await book.remove([invitation])
            return True

    taken = await asyncio.gather(*(take(one) for one in stores for _ in range(3)))
    assert taken.count(True) == 1
    for one in stores:
        await one.close()


async def test_invitations_of_who_is_gone_go_away(store: Store) -> None:
    here, gone = await made(store), await made(store)
    lobby = store.people.lobby
    later = NOW + timedelta(seconds=40)
    await lobby.seen([here.maker, "somebody else"], later)
    await lobby.seen([], later)
    await lobby.seen([here.maker], NOW)  # an older look changes nothing
    assert await lobby.forget_unseen(NOW) == 0
    assert await lobby.forget_unseen(later - timedelta(seconds=30)) == 1
    assert await lobby.all() == (here,)
    assert gone not in await lobby.all()


async def test_links_lead_to_seats(store: Store, match_id: str) -> None:
    settings = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN), online=True)
    await store.create(match_id, settings, NOW)
    lobby, one, other = store.people.lobby, secrets.token_urlsafe(16), secrets.token_urlsafe(16)
    await lobby.link(one, match_id, Side.NORTH, own=False)
    await lobby.link(other, match_id, Side.SOUTH, own=True)
    assert await lobby.linked(one) == (match_id, Side.NORTH, False)
    assert await lobby.linked(other) == (match_id, Side.SOUTH, True)
    assert await lobby.linked(one + "x") is None


async def test_a_link_cannot_be_read_out_of_the_database(store: SqlStore, match_id: str) -> None:
    settings = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN), online=True)
    await store.create(match_id, settings, NOW)
    token = secrets.token_urlsafe(16)
    await store.people.lobby.link(token, match_id, Side.NORTH, own=False)
    async with store._engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT token FROM seat_link")
        assert token not in "".join(rows.scalars())
