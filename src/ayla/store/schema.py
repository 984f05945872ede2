"""Bringing a database to the tables of this version, and telling whose it is."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from ayla.store.errors import StoreCode, StoreError

VERSION_TABLE: Final = "ayla_schema"
"""The table in which Alembic remembers the last step taken."""
HEAD: Final = "0006"
"""The last step there is."""
APPLICATION_ID: Final = 0x41594C41
"""What a SQLite file of Ayla's says in its header: ``AYLA``."""

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection, place: str, *, migrate: bool = True) -> None:
    """Take the steps that this database lacks, within the transaction of ``connection``.

    A new database gets all tables. Raises ``StoreError`` (``foreign_database``,
    ``newer_database``, and without ``migrate`` ``old_database``); the database is unchanged then.
    """
    at = _revision(connection, place)
    if at == HEAD:
        return
    if not migrate and (at is None or at < HEAD):
        stands = "has no tables yet" if at is None else f"has the tables of an older Ayla ({at})"
        raise StoreError(StoreCode.OLD, f"{place} {stands}: run ayla migrate first", place=place)
    # Alembic is loaded only when there is something to do: the server starts sooner.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StoreError(
            StoreCode.NEWER,
            f"{place} was written by a newer Ayla (its tables are at step {at}, this one knows up"
            f" to {HEAD})",
            place=place,
        ) from None
    if connection.dialect.name == "sqlite":
        connection.execute(text(f"PRAGMA application_id = {APPLICATION_ID}"))


def _revision(connection: Connection, place: str) -> str | None:
    """The last step that this database has taken, ``None`` for a new one."""
    tables = set(inspect(connection).get_table_names())
    ours = VERSION_TABLE in tables
    if connection.dialect.name == "sqlite":
        marked = connection.execute(text("PRAGMA application_id")).scalar_one()
        if marked != APPLICATION_ID and (marked or tables):
            ours = False
            tables.add("")
    if tables and not ours:
        raise StoreError(
            StoreCode.FOREIGN, f"{place} is a database of another program", place=place
        )
    if not ours:
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)
