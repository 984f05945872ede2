"""What every store promises, asked of each kind. A kind supplies only how to open one."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url

from ayla.match import Drawn, Kind, Match, Played, Resigned, Seat, Settings, TakenBack
from ayla.notation import parse_position
from ayla.rules import Pit, Rules, Side, Sow
from ayla.store import SqlStore, Store, StoreCode, StoreError
from tests.stamps import NOW, stamped

SETTINGS = Settings(
    Seat(Kind.HUMAN, name="Zoué Lou"),
    Seat(Kind.COMPUTER, "greedy"),
    Rules(barter=True, skip_origin=True, endless="owner"),
    parse_position("4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-2"),
)
ENTRIES = stamped(
    Played(Sow(Pit.C)),
    TakenBack(0),
    Played(Sow(Pit.A)),
    Resigned(Side.NORTH),
    TakenBack(1),
    Drawn(),
)
(AGAIN,) = stamped(TakenBack(0))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return URL.create("sqlite+aiosqlite", database=str(tmp_path / "matches.sqlite3"))
    return make_url(request.getfixturevalue("postgresql_url"))


@pytest.fixture
async def store(url: URL) -> AsyncIterator[Store]:
    store = await SqlStore.open(url, migrate=True)
    yield store
    await store.close()


@pytest.fixture
def match_id() -> str:
    """A name that no other test uses: the PostgreSQL database is shared."""
    return secrets.token_urlsafe(16)


async def refusal(code: StoreCode, attempt: object) -> None:
    with pytest.raises(StoreError) as caught:
        await attempt  # type: ignore[misc]
    assert caught.value.code is code
    assert "\n" not in str(caught.value)


async def test_a_match_is_kept_as_it_was(store: Store, match_id: str) -> None:
    await store.create(match_id, SETTINGS, NOW)
    for version, entry in enumerate(ENTRIES):
        await store.append(match_id, version, entry)
    assert await store.load(match_id) == Match.replay(SETTINGS, ENTRIES)
    for version in range(len(ENTRIES) + 2):
        assert await store.since(match_id, version) == ENTRIES[version:]


async def test_a_match_is_there_for_whoever_opens_the_store_next(url: URL, match_id: str) -> None:
    first = await SqlStore.open(url, migrate=True)
    second = await SqlStore.open(url, migrate=True)
    await first.create(match_id, SETTINGS, NOW)
    await first.append(match_id, 0, ENTRIES[0])
    assert (await second.load(match_id)).entries == ENTRIES[:1]
    await first.close()
    await second.append(match_id, 1, ENTRIES[1])
    await second.close()
    third = await SqlStore.open(url, migrate=True)
    assert (await third.load(match_id)).entries == ENTRIES[:2]
    await third.close()


async def test_an_unknown_match_is_not_there(store: Store, match_id: str) -> None:
    await refusal(StoreCode.NO_SUCH_MATCH, store.load(match_id))
    await refusal(StoreCode.NO_SUCH_MATCH, store.append(match_id, 0, ENTRIES[0]))
    await refusal(StoreCode.NO_SUCH_MATCH, store.append(match_id, 3, ENTRIES[0]))
    assert await store.since(match_id, 0) == ()


async def test_a_match_is_made_once(store: Store, match_id: str) -> None:
    await store.create(match_id, SETTINGS, NOW)
    await store.append(match_id, 0, ENTRIES[0])
    other = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN))
    await refusal(StoreCode.CONFLICT, store.create(match_id, other, NOW))
    assert await store.load(match_id) == Match.replay(SETTINGS, ENTRIES[:1])


async def test_a_match_is_made_with_its_first_entries_or_not_at_all(
    store: Store, match_id: str
) -> None:
    await store.create(match_id, SETTINGS, NOW, ENTRIES)
    assert await store.load(match_id) == Match.replay(SETTINGS, ENTRIES)
    await refusal(StoreCode.CONFLICT, store.create(match_id, SETTINGS, NOW, ENTRIES[:1]))
    assert await store.load(match_id) == Match.replay(SETTINGS, ENTRIES)


@pytest.mark.parametrize("version", [0, 1, 3, 10])
async def test_an_entry_is_kept_neither_twice_nor_after_a_gap(
    store: Store, match_id: str, version: int
) -> None:
    await store.create(match_id, SETTINGS, NOW)
    for number, entry in enumerate(ENTRIES[:2]):
        await store.append(match_id, number, entry)
    await refusal(StoreCode.CONFLICT, store.append(match_id, version, ENTRIES[2]))
    assert await store.since(match_id, 0) == ENTRIES[:2]


async def test_of_many_who_add_the_same_entry_one_does(url: URL, match_id: str) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(4)]
    await stores[0].create(match_id, SETTINGS, NOW)
    for version in range(5):
        attempts = [store.append(match_id, version, AGAIN) for store in stores for _ in range(3)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        refused = [result for result in results if result is not None]
        assert len(refused) == len(attempts) - 1
        for result in refused:
            assert isinstance(result, StoreError)
            assert result.code is StoreCode.CONFLICT
    assert len(await stores[0].since(match_id, 0)) == 5
    for store in stores:
        await store.close()


async def test_many_matches_are_written_at_once(url: URL) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(2)]
    names = [secrets.token_urlsafe(16) for _ in range(20)]

    async def play(store: Store, match_id: str) -> None:
        await store.create(match_id, SETTINGS, NOW)
        for version, entry in enumerate(ENTRIES):
            await store.append(match_id, version, entry)

    await asyncio.gather(
        *(play(stores[number % 2], match_id) for number, match_id in enumerate(names))
    )
    for match_id in names:
        assert (await stores[0].load(match_id)).entries == ENTRIES
    for store in stores:
        await store.close()


async def test_many_open_a_new_store_at_once(url: URL) -> None:
    stores = await asyncio.gather(*(SqlStore.open(url, migrate=True) for _ in range(4)))
    for store in stores:
        await store.close()
