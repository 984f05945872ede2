"""``ayla migrate``: bring a database up to date before servers use it."""

import typer

from ayla.cli.errors import refusing
from ayla.cli.options import language


def migrate() -> None:
    """Bring the database of AYLA_DATABASE_URL up to date, or make its tables.

    On SQLite ayla serve does that by itself.
    """
    import asyncio
    import os

    from ayla.locale import texts
    from ayla.store import database_url, keeping
    from ayla.store.places import tell_url

    with refusing():
        url = database_url(os.environ)
        asyncio.run(keeping.migrate(url))
    typer.echo(texts(language(), "hosting")("hosting-migrated", {"place": tell_url(url)}))
