"""Servers on the same PostgreSQL learn of each other."""

import pytest
from sqlalchemy import URL, make_url, text

from ayla.store import SqlStore
from ayla.store.company import in_company


@pytest.mark.parametrize("hears", [False, True])
async def test_on_a_file_there_is_nobody_else(url: URL, store: SqlStore, hears: bool) -> None:
    async with in_company(store, hears=hears) as unheard:
        assert not unheard


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [(True, True, False), (False, True, True), (True, False, True), (False, False, True)],
)
async def test_who_cannot_be_heard_of_is_told_of(
    postgresql_url: str, first: bool, second: bool, told: bool
) -> None:
    one, other = [await SqlStore.open(make_url(postgresql_url)) for _ in range(2)]
    async with in_company(one, hears=first) as unheard:
        assert not unheard
        async with in_company(other, hears=second) as unheard:
            assert unheard is told
    # Nothing is left of them.
    async with in_company(other, hears=False) as unheard:
        assert not unheard
    await one.close()
    await other.close()


async def test_a_database_that_was_away_meanwhile_is_no_trouble(postgresql_url: str) -> None:
    one, other = [await SqlStore.open(make_url(postgresql_url)) for _ in range(2)]
    async with in_company(one, hears=False), other.engine.begin() as connection:
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid IN"
        ends += " (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
        await connection.execute(text(ends))
    await one.close()
    await other.close()
