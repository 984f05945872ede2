"""The migrations make the tables that the code uses."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from ayla.store import SqlStore
from ayla.store.schema import HEAD, VERSION_TABLE
from ayla.store.tables import Table


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
