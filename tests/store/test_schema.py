"""The migrations make the tables that the code uses."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from ayla.match import Kind, Match, Played, Resigned, Seat, Settings, TakenBack
from ayla.rules import Pit, Side, Sow
from ayla.store import SqlStore
from ayla.store.schema import HEAD, VERSION_TABLE
from ayla.store.tables import Table
from tests.stamps import stamped


def test_the_last_step_is_the_one_that_the_code_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", "ayla.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_the_steps_lead_to_the_tables_of_the_code(tmp_path: Path) -> None:
    path = str(tmp_path / "matches.sqlite3")
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=path))

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return list(compare_metadata(context, Table.metadata))

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_matches_of_the_first_tables_are_read_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(
            """
            CREATE TABLE "match" (id VARCHAR(64) NOT NULL, settings JSON NOT NULL,
                created DATETIME NOT NULL, CONSTRAINT pk_match PRIMARY KEY (id));
            CREATE TABLE entry (match_id VARCHAR(64) NOT NULL, seq INTEGER NOT NULL,
                data JSON NOT NULL, at DATETIME NOT NULL,
                CONSTRAINT fk_entry_match_id_match FOREIGN KEY(match_id) REFERENCES "match" (id),
                CONSTRAINT pk_entry PRIMARY KEY (match_id, seq)) WITHOUT ROWID;
            CREATE TABLE ayla_schema (version_num VARCHAR(32) NOT NULL,
                CONSTRAINT ayla_schema_pkc PRIMARY KEY (version_num));
            INSERT INTO ayla_schema VALUES ('0001');
            PRAGMA application_id = 1096371265;
            """
        )
        settings = (
            '{"rules": {"barter": true, "skip_origin": false, "endless": "split"},'
            ' "south": {"kind": "human", "opponent": null, "name": "Aya"},'
            ' "north": {"kind": "human", "opponent": null, "name": ""}, "position": null}'
        )
        at = "2026-01-02 03:04:05.678901"
        connection.execute('INSERT INTO "match" VALUES (?, ?, ?)', ("one", settings, at))
        entries = ['{"move": "C"}', '{"undo": 0}', '{"move": "A"}', '{"resign": "N"}']
        connection.executemany(
            "INSERT INTO entry VALUES ('one', ?, ?, ?)",
            [(seq, data, at) for seq, data in enumerate(entries)],
        )
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=str(path)))
    human = Seat(Kind.HUMAN)
    assert await store.load("one") == Match.replay(
        Settings(Seat(Kind.HUMAN, name="Aya"), human),
        stamped(Played(Sow(Pit.C)), TakenBack(0), Played(Sow(Pit.A)), Resigned(Side.NORTH)),
    )
    (undo,) = stamped(TakenBack(1))
    await store.append("one", 4, undo)
    assert (await store.load("one")).game.plies == 1
    await store.close()
