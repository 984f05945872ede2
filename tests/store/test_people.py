"""What every store promises of people, asked of each kind."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import URL

from ayla.match import Aborted, Entry, Joined, Kind, Match, Resigned, Seat, Settings, Timed
from ayla.people import Account, PeopleCode, PeopleError, Person, Variant
from ayla.people.ratings import after_game
from ayla.rules import Side
from ayla.store import SqlStore, Store
from tests.stamps import NOW, stamped

SETTINGS = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN), online=True, clock=Timed(5), rated=True)


@pytest.fixture
def new() -> Callable[[], str]:
    """Names that no other test uses: the PostgreSQL database is shared."""
    return lambda: secrets.token_urlsafe(16)


def handle() -> str:
    return "h" + secrets.token_hex(8)


async def refusal(code: PeopleCode, attempt: object) -> None:
    with pytest.raises(PeopleError) as caught:
        await attempt  # type: ignore[misc]
    assert caught.value.code is code


async def test_all_who_share_a_database_share_its_secret(url: URL) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(3)]
    found = await asyncio.gather(*(store.people.secret() for store in stores for _ in range(3)))
    assert len(set(found)) == 1
    assert len(found[0]) >= 32
    for store in stores:
        await store.close()
    again = await SqlStore.open(url)
    assert await again.people.secret() == found[0]
    await again.close()


async def test_players_are_kept_with_their_names(store: Store, new: Callable[[], str]) -> None:
    people, one, other, third = store.people, new(), new(), new()
    await people.ensure([one, other, one], NOW)
    await people.rename(one, "Zoué Lou 🐄", NOW)
    await people.rename(third, "third", NOW)
    await people.ensure([one, third], NOW)
    assert await people.persons([one, other, third, "nobody"]) == {
        one: Person(one, "Zoué Lou 🐄"),
        other: Person(other),
        third: Person(third, "third"),
    }
    await people.rename(one, "", NOW)
    assert (await people.persons([one]))[one].name == ""
    assert await people.persons([]) == {}


async def test_an_account_is_found_in_capitals_too(store: Store, new: Callable[[], str]) -> None:
    people, player, name = store.people, new(), handle().upper()
    await people.rename(player, "Abena", NOW)
    account = Account(player, name, "hash")
    await people.open_account(account, NOW)
    assert await people.account(name.lower()) == account
    assert await people.account(name + "x") is None
    assert await people.persons([player]) == {player: Person(player, "Abena", name)}


async def test_a_handle_is_taken_once(store: Store, new: Callable[[], str]) -> None:
    people, name, taker, other = store.people, handle(), new(), new()
    await people.open_account(Account(taker, name, "hash"), NOW)
    await refusal(
        PeopleCode.HANDLE_TAKEN, people.open_account(Account(other, name.upper(), "hash"), NOW)
    )
    assert await people.persons([other]) == {}
    await refusal(
        PeopleCode.HAS_ACCOUNT, people.open_account(Account(taker, handle(), "hash"), NOW)
    )
    assert await people.account(name) == Account(taker, name, "hash")


async def test_of_many_who_want_a_handle_one_gets_it(url: URL, new: Callable[[], str]) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(2)]
    name = handle()
    attempts = [
        stores[number % 2].people.open_account(Account(new(), name, "hash"), NOW)
        for number in range(6)
    ]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert results.count(None) == 1
    for result in results:
        assert result is None or isinstance(result, PeopleError)
    for store in stores:
        await store.close()


async def test_a_hash_is_renewed_unless_it_has_changed(
    store: Store, new: Callable[[], str]
) -> None:
    people, account = store.people, Account(new(), handle(), "old")
    await people.open_account(account, NOW)
    await people.change_passphrase(account, "new")
    await people.change_passphrase(account, "newer")
    assert await people.account(account.handle) == Account(account.player, account.handle, "new")


async def test_a_match_is_rated_once(url: URL, new: Callable[[], str]) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(2)]
    people, match_id, south, north = stores[0].people, new(), new(), new()
    await people.ensure([south, north], NOW)
    await stores[0].create(match_id, SETTINGS, NOW)
    attempts = [
        store.people.rate(match_id, Variant.BARTER, (south, north), 1, NOW)
        for store in stores
        for _ in range(4)
    ]
    assert (await asyncio.gather(*attempts)).count(True) == 1
    assert not await people.rate(match_id, Variant.BARTER, (south, north), 0, NOW)
    known = await people.persons([south, north])
    won, lost = after_game(None, None, 1, NOW)
    assert known[south].ratings == {Variant.BARTER: won}
    assert known[north].ratings == {Variant.BARTER: lost}
    for store in stores:
        await store.close()


async def test_ratings_go_on_from_where_they_are_each_for_itself(
    store: Store, new: Callable[[], str]
) -> None:
    people, one, other = store.people, new(), new()
    await people.ensure([one, other], NOW)
    later = NOW + timedelta(days=10)
    for variant, score, at in [
        (Variant.BARTER, 1.0, NOW),
        (Variant.CLASSIC, 0.0, NOW),
        (Variant.BARTER, 0.5, later),
    ]:
        match_id = new()
        await store.create(match_id, SETTINGS, NOW)
        assert await people.rate(match_id, variant, (one, other), score, at)
    first = after_game(None, None, 1, NOW)
    expected = after_game(*first, 0.5, later)
    known = await people.persons([one, other])
    assert known[one].ratings == {
        Variant.BARTER: expected[0],
        Variant.CLASSIC: after_game(None, None, 0, NOW)[0],
    }
    assert known[other].ratings[Variant.BARTER] == expected[1]


async def test_games_of_the_same_players_rated_at_once_all_count(
    url: URL, new: Callable[[], str]
) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(2)]
    one, other = new(), new()
    await stores[0].people.ensure([one, other], NOW)
    names = [new() for _ in range(8)]
    for name in names:
        await stores[0].create(name, SETTINGS, NOW)
    done = await asyncio.gather(
        *(
            stores[number % 2].people.rate(
                name, Variant.BARTER, (one, other) if number % 3 else (other, one), 0.5, NOW
            )
            for number, name in enumerate(names)
        )
    )
    assert all(done)
    known = await stores[0].people.persons([one, other])
    assert {person.ratings[Variant.BARTER].games for person in known.values()} == {len(names)}
    for store in stores:
        await store.close()


async def test_what_is_not_known_is_not_rated(store: Store, new: Callable[[], str]) -> None:
    people, match_id, one = store.people, new(), new()
    await people.ensure([one], NOW)
    assert not await people.rate(match_id, Variant.BARTER, (one, new()), 1, NOW)
    other = new()
    await people.ensure([other], NOW)
    assert not await people.rate(match_id, Variant.BARTER, (one, other), 1, NOW)
    assert (await people.persons([one]))[one].ratings == {}


async def test_matches_that_were_not_rated_are_found(store: Store, new: Callable[[], str]) -> None:
    people, one, other = store.people, new(), new()
    await people.ensure([one, other], NOW)
    joined = stamped(Joined(Side.SOUTH, one), Joined(Side.NORTH, other))
    names = {}
    matches: list[tuple[str, Settings, Entry | None]] = [
        ("counts", SETTINGS, Resigned(Side.SOUTH)),
        ("rated", SETTINGS, Resigned(Side.SOUTH)),
        ("aborted", SETTINGS, Aborted(Side.SOUTH)),
        ("friendly", replace(SETTINGS, rated=False), Resigned(Side.SOUTH)),
        ("goes on", SETTINGS, None),
    ]
    for name, settings, end in matches:
        match_id = names[name] = new()
        await store.create(match_id, settings, NOW, joined)
        if end is not None:
            (last,) = stamped(end)
            match = Match.replay(settings, [*joined, last])
            await store.append(match_id, len(joined), last, match.outcome)
    assert await people.rate(names["rated"], Variant.BARTER, (one, other), 0, NOW)
    found = await people.unrated(NOW - timedelta(days=1), limit=10_000)
    assert set(found) & set(names.values()) == {names["counts"]}
    assert names["counts"] not in await people.unrated(NOW + timedelta(days=1), limit=10_000)


async def test_a_new_passphrase_begins_an_era(store: Store, new: Callable[[], str]) -> None:
    people, account = store.people, Account(new(), handle(), "old")
    await people.open_account(account, NOW)
    assert account.player not in await people.eras()
    assert await people.begin_era(account, "new") == 1
    assert await people.begin_era(account, "newer") is None
    later = Account(account.player, account.handle, "new", era=1)
    assert await people.account(account.handle) == later
    assert (await people.eras())[account.player] == 1
    assert await people.begin_era(later, "newest") == 2
