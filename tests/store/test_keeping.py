"""Whole databases: copied, put back, cleared out, read."""

import json
import os
import secrets
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import URL, make_url, select, text

from ayla.match import Daily, Joined, Kind, Match, Played, Seat, Settings, Stamped
from ayla.rules import Pit, Side, Sow
from ayla.store import SqlStore, StoreCode, StoreError, keeping
from ayla.store.holding import held
from ayla.store.schema import VERSION_TABLE
from ayla.store.tables import Table

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
S, N = Side.SOUTH, Side.NORTH
HUMAN = Seat(Kind.HUMAN)
SETTINGS = Settings(Seat(Kind.HUMAN, name="Zoué Lou"), Seat(Kind.HUMAN))
MOVE = Played(Sow(Pit.C))


def sqlite(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


@pytest.fixture
def file(tmp_path: Path) -> URL:
    return sqlite(tmp_path / "matches.sqlite3")


@pytest.fixture
async def postgresql(postgresql_url: str) -> AsyncIterator[URL]:
    """A database of its own on the same server, without tables."""
    whole = make_url(postgresql_url)
    name = f"ayla_test_{secrets.token_hex(8)}"
    store = await SqlStore.open(whole)
    outside = store.engine.execution_options(isolation_level="AUTOCOMMIT")
    async with outside.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield whole.set(database=name)
    async with outside.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await store.close()


async def fill(url: URL, *ages: int) -> None:
    """A match of so many days ago for each of ``ages``, with a move a day later."""
    store = await SqlStore.open(url, migrate=True)
    for age in ages:
        begun = NOW - timedelta(days=age)
        await store.create(f"match-{age}", SETTINGS, begun)
        await store.append(f"match-{age}", 0, Stamped(MOVE, begun + timedelta(days=1)))
    await store.people.secret()
    await store.close()


async def content(url: URL) -> dict[str, list[str]]:
    """Every row of every table, as text."""
    store = await SqlStore.open(url)
    async with store.engine.connect() as connection:
        found = {
            table.name: sorted(
                json.dumps(dict(row), default=str, sort_keys=True)
                for row in (await connection.execute(select(table))).mappings()
            )
            for table in Table.metadata.sorted_tables
        }
    await store.close()
    return found


async def names(url: URL) -> list[str]:
    return [kept.match_id async for kept in keeping.every_match(url)]


async def refused(code: StoreCode, attempt: Any) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await attempt
    assert caught.value.code is code
    assert "\n" not in str(caught.value)
    return caught.value


async def test_a_copy_is_made_of_a_database_in_use_and_put_back(file: URL, tmp_path: Path) -> None:
    await fill(file, 1, 2, 3)
    copy, other = tmp_path / "copy.sqlite3", sqlite(tmp_path / "other.sqlite3")
    store = await SqlStore.open(file)
    assert await keeping.backup(file, copy) == 3
    await store.append("match-1", 1, Stamped(Played(Sow(Pit.a)), NOW))
    await store.close()
    assert await keeping.restore(other, copy) == 3
    before = await content(other)
    assert len(before["entry"]) == 3
    assert len(before["match"]) == 3
    assert before["secret"] == (await content(file))["secret"]
    assert copy.stat().st_mode & 0o077 == 0
    assert [name for name in os.listdir(tmp_path) if "copy" in name] == ["copy.sqlite3"]
    # A match goes on from there.
    store = await SqlStore.open(other)
    await store.append("match-1", 1, Stamped(Played(Sow(Pit.a)), NOW))
    assert (await store.load("match-1")).version == 2
    await store.close()


async def test_from_sqlite_to_postgresql_and_back(
    file: URL, postgresql: URL, tmp_path: Path
) -> None:
    await fill(file, 1, 2, 3)
    await keeping.backup(file, tmp_path / "one.sqlite3")
    assert await keeping.restore(postgresql, tmp_path / "one.sqlite3") == 3
    assert await content(postgresql) == await content(file)
    await keeping.backup(postgresql, tmp_path / "two.sqlite3")
    other = sqlite(tmp_path / "other.sqlite3")
    await keeping.restore(other, tmp_path / "two.sqlite3")
    assert await content(other) == await content(file)


async def test_nothing_is_replaced_unless_it_is_wanted(file: URL, tmp_path: Path) -> None:
    await fill(file, 1)
    copy = tmp_path / "copy.sqlite3"
    await keeping.backup(file, copy)
    first = copy.read_bytes()
    await fill(file, 2)
    error = await refused(StoreCode.FILE_EXISTS, keeping.backup(file, copy))
    assert str(copy) in str(error)
    assert copy.read_bytes() == first
    before = await content(file)
    await refused(StoreCode.NOT_EMPTY, keeping.restore(file, copy))
    assert await content(file) == before
    assert await keeping.restore(file, copy, force=True) == 1
    assert await names(file) == ["match-1"]
    assert await keeping.backup(file, copy, force=True) == 1


async def test_where_a_server_has_only_started_nothing_is_in_the_way(
    file: URL, tmp_path: Path
) -> None:
    await fill(file, 1)
    copy, other = tmp_path / "copy.sqlite3", sqlite(tmp_path / "other.sqlite3")
    await keeping.backup(file, copy)
    store = await SqlStore.open(other)
    await store.people.secret()
    await store.servers.mark("one", NOW)
    await store.close()
    assert await keeping.restore(other, copy) == 1


async def test_what_cannot_be_put_back_changes_nothing(file: URL, tmp_path: Path) -> None:
    await fill(file, 1, 2)
    before = await content(file)
    copy = tmp_path / "copy.sqlite3"
    await keeping.backup(file, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        # The last table to be copied has an entry of a match that is not there.
        connection.execute("UPDATE entry SET match_id = 'another' WHERE match_id = 'match-2'")
    with pytest.raises(StoreError):
        await keeping.restore(file, copy, force=True)
    assert await content(file) == before


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nowhere", StoreCode.CANNOT_OPEN),
        ("empty", StoreCode.FOREIGN),
        ("text", StoreCode.FOREIGN),
        ("foreign", StoreCode.FOREIGN),
        ("newer", StoreCode.NEWER),
        ("damaged", StoreCode.CORRUPT),
    ],
)
async def test_what_is_no_copy_is_refused_and_left_as_it_is(
    file: URL, tmp_path: Path, name: str, code: StoreCode
) -> None:
    await fill(file, *range(1, 40))
    path = tmp_path / name
    if name == "text":
        path.write_bytes(b"a shopping list, and no database of anyone's\n" * 30)
    elif name == "empty":
        path.touch()
    elif name == "foreign":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE shopping (item TEXT)")
    elif name != "nowhere":
        await keeping.backup(file, path)
    if name == "newer":
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    if name == "damaged":
        with path.open("r+b") as damaged:
            damaged.seek(100)
            damaged.write(b"\xff" * 5000)
    found = path.read_bytes() if path.exists() else None
    before = await content(file)
    error = await refused(code, keeping.restore(file, path, force=True))
    assert str(path) in str(error)
    assert await content(file) == before
    assert (path.read_bytes() if path.exists() else None) == found


async def test_a_copy_that_cannot_be_written_leaves_nothing_behind(
    file: URL, tmp_path: Path
) -> None:
    await fill(file, 1)
    before = sorted(os.listdir(tmp_path))
    path = tmp_path / "no" / "such" / "folder"
    assert str(path) in str(await refused(StoreCode.CANNOT_OPEN, keeping.backup(file, path)))
    with pytest.raises(StoreError):
        await keeping.backup(sqlite(tmp_path / "matches.sqlite3" / "x"), tmp_path / "copy")
    assert sorted(os.listdir(tmp_path)) == before


async def test_games_that_were_left_alone_for_long_are_removed(file: URL) -> None:
    await check_pruning(file)


async def test_so_they_are_on_postgresql(postgresql: URL) -> None:
    await check_pruning(postgresql)


async def check_pruning(url: URL) -> None:
    await fill(url, 10, 20, 30, 31)
    store = await SqlStore.open(url)
    await store.append("match-31", 1, Stamped(Played(Sow(Pit.a)), NOW))  # taken up again
    await store.create("untouched", SETTINGS, NOW - timedelta(days=40))
    await store.close()
    assert await keeping.prune(url, NOW - timedelta(days=25)) == 2
    assert await names(url) == ["match-31", "match-20", "match-10"]
    assert len((await content(url))["entry"]) == 4
    assert await keeping.prune(url, NOW - timedelta(days=25)) == 0


async def test_a_game_in_which_a_clock_runs_is_not_removed(file: URL) -> None:
    await check_clocks(file)


async def test_so_it_is_on_postgresql(postgresql: URL) -> None:
    await check_clocks(postgresql)


async def check_clocks(url: URL) -> None:
    """Two days after the second turn of a match with ``days`` for each, and after an invitation."""
    store = await SqlStore.open(url, migrate=True)
    begun = NOW - timedelta(days=2)
    south, north = Stamped(Joined(S, "one"), begun), Stamped(Joined(N, "other"), begun)
    turns = Stamped(MOVE, begun), Stamped(Played(Sow(Pit.b)), begun)
    for days in (1, 14):
        settings = Settings(HUMAN, HUMAN, online=True, clock=Daily(days))
        await store.create(f"days-{days}", settings, begun, (south, north, *turns))
        await store.create(f"waiting-{days}", settings, begun, (south,))
    await store.close()
    yesterday = NOW - timedelta(days=1)
    assert await keeping.prune(url, yesterday, now=NOW) == 3
    assert await names(url) == ["days-14"]
    assert await keeping.prune(url, yesterday, now=NOW + timedelta(days=13)) == 1


async def test_of_a_database_that_there_is_not_none_is_made(tmp_path: Path) -> None:
    nowhere = sqlite(tmp_path / "typo" / "matches.sqlite3")
    await refused(StoreCode.NO_DATABASE, keeping.backup(nowhere, tmp_path / "copy"))
    await refused(StoreCode.NO_DATABASE, keeping.prune(nowhere, NOW))
    await refused(StoreCode.NO_DATABASE, names(nowhere))
    assert os.listdir(tmp_path) == []


async def test_under_a_running_server_nothing_is_put_back(file: URL, tmp_path: Path) -> None:
    await fill(file, 1)
    await keeping.backup(file, copy := tmp_path / "copy.sqlite3")
    with held(file):
        error = await refused(StoreCode.BUSY, keeping.restore(file, copy, force=True))
        assert "a server runs on it" in str(error)
    assert await keeping.restore(file, copy, force=True) == 1


async def test_one_that_is_damaged_keeps_nobody_from_the_others(file: URL) -> None:
    await fill(file, 1, 2, 3)
    with closing(sqlite3.connect(str(file.database))) as connection, connection:
        connection.execute("UPDATE entry SET data = '{}' WHERE match_id = 'match-2'")
    kept = [one async for one in keeping.every_match(file)]
    assert [one.match_id for one in kept] == ["match-3", "match-2", "match-1"]
    assert [type(one.match) for one in kept] == [Match, StoreError, Match]
    assert kept[0].begun == NOW - timedelta(days=3)


async def test_postgresql_is_brought_up_to_date_by_its_command_alone(postgresql: URL) -> None:
    error = await refused(StoreCode.OLD, SqlStore.open(postgresql))
    assert "ayla migrate" in str(error)
    await keeping.migrate(postgresql)
    await keeping.migrate(postgresql)
    store = await SqlStore.open(postgresql)
    async with store.engine.begin() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0001'"))
    await store.close()
    error = await refused(StoreCode.OLD, SqlStore.open(postgresql))
    assert "0001" in str(error)


async def test_a_copy_of_an_older_ayla_is_brought_up_to_date(file: URL, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    await anyio.to_thread.run_sync(make_old, old)
    found = old.read_bytes()
    assert await keeping.restore(file, old) == 1
    assert await names(file) == ["one"]
    assert old.read_bytes() == found


def make_old(path: Path) -> None:
    """A database as the first Ayla made it, by taking the first step alone."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    from ayla.store.schema import APPLICATION_ID

    config = Config()
    config.set_main_option("script_location", "ayla.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(f"PRAGMA application_id = {APPLICATION_ID}"))
        connection.execute(
            text(
                "INSERT INTO match (id, settings, created) VALUES"
                ' (\'one\', \'{"south": {"kind": "human"}, "north": {"kind": "human"}}\','
                " '2026-01-01 00:00:00')"
            )
        )
    engine.dispose()
    shutil.copyfile(path, path.with_suffix(".same"))
