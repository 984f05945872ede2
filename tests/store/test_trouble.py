"""Databases that cannot be used: one clear line that names them, and nothing half-stored."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import anyio
import pytest
from sqlalchemy import URL, make_url

from ayla.match import Kind, Played, Seat, Settings, Stamped
from ayla.rules import Pit, Sow
from ayla.store import SqlStore, StoreCode, StoreError, database_url
from ayla.store.places import read_url, tell_url
from ayla.store.schema import APPLICATION_ID, HEAD, VERSION_TABLE
from ayla.store.sqlite_ledger import SqliteLedger

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SETTINGS = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN))
MOVE = Stamped(Played(Sow(Pit.C)), NOW)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


def url_of(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


async def fill(path: Path, moves: int = 1) -> None:
    store = await SqlStore.open(url_of(path))
    await store.create("one", SETTINGS, NOW)
    for version in range(moves):
        await store.append("one", version, MOVE)
    await store.close()


async def refused(path: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await SqlStore.open(url_of(path))
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value


async def on_the_writer(store: SqlStore, pragma: str) -> None:
    """Set up the one connection that writes matches as if the file were in another state."""
    ledger = store._ledger
    assert isinstance(ledger, SqliteLedger)
    await ledger._writer.do(lambda connection: connection.execute(pragma).fetchall())


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


async def test_the_file_says_whose_it_is_and_survives_a_power_cut(path: Path) -> None:
    await fill(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall() == [
            (HEAD,)
        ]


async def test_every_connection_waits_for_the_disk(path: Path) -> None:
    store = await SqlStore.open(url_of(path))
    async with store._engine.connect() as connection:
        for pragma, value in [("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10000)]:
            found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert found.scalar_one() == value
    await store.close()


async def test_a_folder_that_is_not_there_is_made_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "matches.sqlite3"
    await fill(path)
    assert path.is_file()
    assert path.parent.stat().st_mode & 0o077 == 0


async def test_in_a_folder_that_is_there_the_files_are_for_their_owner_only(path: Path) -> None:
    path.parent.chmod(0o755)
    store = await SqlStore.open(url_of(path))
    await store.create("one", SETTINGS, NOW)
    files = sorted(file for file in path.parent.iterdir() if file.is_file())
    assert [file.name.removeprefix(path.name) for file in files] == ["", "-shm", "-wal"]
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
    await store.close()


async def test_where_a_database_has_to_be_none_is_made(path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        await SqlStore.open(url_of(path.parent / "typo" / path.name), make=False)
    assert caught.value.code is StoreCode.NO_DATABASE
    assert list(path.parent.iterdir()) == []


async def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    assert (await refused(tmp_path / "data" / "matches.sqlite3")).code is StoreCode.CANNOT_OPEN


async def test_a_folder_in_place_of_the_file_is_refused(path: Path) -> None:
    await anyio.Path(path).mkdir()
    assert (await refused(path)).code is StoreCode.CANNOT_OPEN


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    text = b"a shopping list, long enough to be looked at " * 40
    await anyio.Path(path).write_bytes(text)
    assert (await refused(path)).code is StoreCode.FOREIGN
    assert await anyio.Path(path).read_bytes() == text


async def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    change(path, "CREATE TABLE shopping (item TEXT)")
    assert (await refused(path)).code is StoreCode.FOREIGN
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema").fetchall()
    assert tables == [("shopping",)]


async def test_another_program_s_empty_database_is_refused(path: Path) -> None:
    change(path, "PRAGMA application_id = 7")
    assert (await refused(path)).code is StoreCode.FOREIGN


async def test_the_database_of_a_newer_ayla_is_refused_and_left_alone(path: Path) -> None:
    await fill(path)
    change(path, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    error = await refused(path)
    assert error.code is StoreCode.NEWER
    assert "newer Ayla" in str(error)
    change(path, f"UPDATE {VERSION_TABLE} SET version_num = '{HEAD}'")
    store = await SqlStore.open(url_of(path))
    assert (await store.load("one")).version == 1
    await store.close()


async def test_a_damaged_file_is_refused(path: Path) -> None:
    await fill(path)
    with path.open("r+b") as file:
        # All of the file but its header: the schema itself cannot be read.
        file.seek(100)
        file.write(b"\xff" * 20_000)
    assert (await refused(path)).code is StoreCode.CORRUPT


@pytest.mark.parametrize(
    "data", ["{", "{}", '{"move": "E"}', '{"move": "a"}', '{"undo": 7}', "null", "[1]"]
)
async def test_a_damaged_match_is_told_from_a_missing_one(path: Path, data: str) -> None:
    await fill(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE entry SET data = ?", (data,))
    store = await SqlStore.open(url_of(path))
    with pytest.raises(StoreError) as caught:
        await store.load("one")
    assert caught.value.code is StoreCode.CORRUPT
    assert str(path) in str(caught.value)
    await store.close()


async def test_a_full_disk_stores_nothing_by_halves(path: Path) -> None:
    await fill(path)
    store = await SqlStore.open(url_of(path))
    # SQLite takes the pages in use for it.
    await on_the_writer(store, "PRAGMA max_page_count = 1")
    kept, error = 1, None
    while error is None and kept < 2000:
        try:
            await store.append("one", kept, MOVE)
            kept += 1
        except StoreError as caught:
            error = caught
    assert error is not None
    assert error.code is StoreCode.DISK_FULL
    assert str(path) in str(error)
    assert len(await store.since("one", 0)) == kept
    await store.close()


async def test_of_those_who_share_a_commit_all_are_kept_or_none(path: Path) -> None:
    store = await SqlStore.open(url_of(path))
    names = [f"match-{number:03}" for number in range(300)]
    for name in names:
        await store.create(name, SETTINGS, NOW)
    await on_the_writer(store, "PRAGMA max_page_count = 1")

    refused: set[StoreCode] = set()

    async def play(name: str) -> int:
        """How many entries were acknowledged before one was refused."""
        kept = 0
        try:
            while kept < 100:
                await store.append(name, kept, MOVE)
                kept += 1
        except StoreError as error:
            refused.add(error.code)
        return kept

    acknowledged = await asyncio.gather(*map(play, names))
    assert refused == {StoreCode.DISK_FULL}
    assert max(acknowledged) < 100
    for name, kept in zip(names, acknowledged, strict=True):
        assert len(await store.since(name, 0)) == kept
    # When there is room again, everything goes on.
    await on_the_writer(store, "PRAGMA max_page_count = 1000000")
    await asyncio.gather(*map(store.append, names, acknowledged, [MOVE] * len(names)))
    await store.close()


async def test_many_who_write_at_once_share_commits(path: Path) -> None:
    store = await SqlStore.open(url_of(path))
    names = [f"match-{number:03}" for number in range(300)]
    for name in names:
        await store.create(name, SETTINGS, NOW)
    commits: list[str] = []

    def watch(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    ledger = store._ledger
    assert isinstance(ledger, SqliteLedger)
    await ledger._writer.do(watch)
    commits.clear()
    await asyncio.gather(*(store.append(name, 0, MOVE) for name in names))
    assert 1 <= len(commits) <= 3
    await store.close()


async def test_a_file_that_cannot_be_written_is_refused(path: Path) -> None:
    await fill(path)
    store = await SqlStore.open(url_of(path))
    # The superuser, who runs some of these tests, may write any file.
    await on_the_writer(store, "PRAGMA query_only = ON")
    with pytest.raises(StoreError) as caught:
        await store.append("one", 1, MOVE)
    assert caught.value.code is StoreCode.READ_ONLY
    assert len(await store.since("one", 0)) == 1
    await store.close()


def test_the_file_is_where_the_environment_says(tmp_path: Path) -> None:
    url = database_url({"AYLA_DATA_DIR": str(tmp_path)})
    assert url.database == str(tmp_path / "matches.sqlite3")
    usual = database_url({})
    assert usual.database is not None
    assert Path(usual.database).is_absolute()
    assert Path(usual.database).parent.name == "ayla"


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///games.sqlite3", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:////var/lib/games.sqlite3", "sqlite+aiosqlite"),
        ("postgres://ayla@host/ayla", "postgresql+asyncpg"),
        ("postgresql://ayla:secret@host:5433/ayla", "postgresql+asyncpg"),
        ("postgresql+asyncpg://host/ayla", "postgresql+asyncpg"),
    ],
)
def test_an_address_names_the_kind_of_database(text: str, driver: str) -> None:
    url = database_url({"AYLA_DATABASE_URL": text, "AYLA_DATA_DIR": "/nowhere"})
    assert url.drivername == driver
    assert url.database == make_url(text).database


@pytest.mark.parametrize(
    "text",
    [
        "games.sqlite3",
        "mysql://ayla:secret@host/ayla",
        "oracle://secret",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:x?mode=memory&uri=true",
        "postgresql://ayla:secret@host",
        "postgresql://ayla:secret@host:port/ayla",
        "postgresql://ayla:secret@host/ayla?sslmode=yes",
        "postgresql://ayla:secret@host/ayla?sslmode=require&sslmode=disable",
        "postgresql://ayla:secret@host/ayla?port=x",
        "postgresql://ayla:secret@host/ayla?connect_timeout=10",
        "postgresql://ayla@host/ayla?password=secret",
        "sqlite:///games.sqlite3?timeout=5",
        "\n",
    ],
)
def test_an_address_of_anything_else_is_refused_without_its_password(text: str) -> None:
    with pytest.raises(StoreError) as caught:
        database_url({"AYLA_DATABASE_URL": text})
    assert caught.value.code is StoreCode.BAD_ADDRESS
    assert "AYLA_DATABASE_URL" in str(caught.value)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_address_says_how_far_tls_goes() -> None:
    url = database_url({"AYLA_DATABASE_URL": "postgresql://a@host/ayla?sslmode=verify-full"})
    assert dict(url.query) == {"ssl": "verify-full"}
    assert tell_url(url) == "postgresql://a@host/ayla?sslmode=verify-full"
    url = database_url({"AYLA_DATABASE_URL": "postgresql:///ayla?host=/run/postgresql&port=5433"})
    assert dict(url.query) == {"host": "/run/postgresql", "port": "5433"}


@pytest.mark.parametrize("mode", ["disable", "allow", "prefer"])
async def test_a_postgresql_without_tls_can_do_without(postgresql_url: str, mode: str) -> None:
    store = await SqlStore.open(read_url(f"{postgresql_url}?sslmode={mode}"))
    await store.ping()
    await store.close()


@pytest.mark.parametrize("mode", ["require", "verify-full"])
async def test_a_postgresql_without_tls_is_refused_where_it_has_to_be(
    postgresql_url: str, mode: str
) -> None:
    with pytest.raises(StoreError) as caught:
        await SqlStore.open(read_url(f"{postgresql_url}?sslmode={mode}"))
    assert caught.value.code in (StoreCode.CANNOT_OPEN, StoreCode.UNAVAILABLE)
    assert "\n" not in str(caught.value)


async def test_a_postgresql_server_that_is_not_there_is_refused_without_its_password() -> None:
    with pytest.raises(StoreError) as caught:
        await SqlStore.open(make_url("postgresql+asyncpg://ayla:secret@127.0.0.1:1/ayla"))
    assert caught.value.code is StoreCode.CANNOT_OPEN
    assert "127.0.0.1:1" in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_home_folder_that_there_is_not_is_refused() -> None:
    with pytest.raises(StoreError) as caught:
        database_url({"AYLA_DATA_DIR": "~no-such-user/ayla"})
    assert caught.value.code is StoreCode.BAD_ADDRESS
    assert str(caught.value) == (
        "AYLA_DATA_DIR cannot be used: there is no home folder ~no-such-user"
    )
