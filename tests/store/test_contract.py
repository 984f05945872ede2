"""What every store promises, asked of each kind."""

import asyncio
import secrets
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy import URL

from ayla.match import Drawn, Kind, Match, Played, Resigned, Seat, Settings, Stamped, TakenBack
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


async def test_those_who_add_to_the_same_matches_do_not_wait_in_a_circle(url: URL) -> None:
    stores = [await SqlStore.open(url, migrate=True) for _ in range(4)]
    names = [secrets.token_urlsafe(16) for _ in range(40)]
    for match_id in names:
        await stores[0].create(match_id, SETTINGS, NOW)
    for version in range(3):
        attempts = [
            store.append(match_id, version, AGAIN)
            for number, store in enumerate(stores)
            for match_id in (names if number % 2 else reversed(names))
        ]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        codes = [result.code for result in results if isinstance(result, StoreError)]
        assert codes == [StoreCode.CONFLICT] * (3 * len(names))
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


async def test_of_those_who_write_together_only_the_late_one_is_refused(store: Store) -> None:
    names = [secrets.token_urlsafe(16) for _ in range(30)]
    for match_id in names:
        await store.create(match_id, SETTINGS, NOW)
    late, unknown = names[7], secrets.token_urlsafe(16)
    attempts = [store.append(match_id, 0, ENTRIES[0]) for match_id in (*names, late, unknown)]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    codes = [result.code if isinstance(result, StoreError) else result for result in results]
    assert codes == [None] * 30 + [StoreCode.CONFLICT, StoreCode.NO_SUCH_MATCH]
    for match_id in names:
        assert await store.since(match_id, 0) == ENTRIES[:1]


async def test_entries_of_one_match_that_come_together_are_kept_in_their_order(
    store: Store, match_id: str
) -> None:
    await store.create(match_id, SETTINGS, NOW)
    await asyncio.gather(
        *(store.append(match_id, version, entry) for version, entry in enumerate(ENTRIES))
    )
    assert await store.since(match_id, 0) == ENTRIES


async def test_times_are_kept_to_the_microsecond_and_in_one_zone(
    store: Store, match_id: str
) -> None:
    there = datetime(2026, 7, 1, 23, 59, 59, 999999, timezone(timedelta(hours=5, minutes=30)))
    await store.create(match_id, SETTINGS, NOW)
    await store.append(match_id, 0, Stamped(ENTRIES[0].entry, there))
    (found,) = await store.since(match_id, 0)
    assert found.at == there
    assert found.at.utcoffset() == timedelta()


async def test_many_open_a_new_store_at_once(url: URL) -> None:
    stores = await asyncio.gather(*(SqlStore.open(url, migrate=True) for _ in range(4)))
    for store in stores:
        await store.close()
