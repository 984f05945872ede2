"""``ayla admin``: what a host does with all games at once, and with an account."""

from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ayla.cli.errors import BadInput, refusing
from ayla.cli.options import language
from ayla.cli.passphrase import passphrase

if TYPE_CHECKING:
    from sqlalchemy import URL

T = TypeVar("T")

_LONGEST_AGE = 36_500
"""Days: a century."""

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there already.")]
OlderThan = Annotated[
    int,
    typer.Option(
        "--older-than",
        metavar="DAYS",
        help="Remove games in which nothing has happened for so many days.",
        show_default=False,
    ),
]

admin = typer.Typer(
    name="admin",
    help="Back up, restore, clear out and export the games of a server; renew a passphrase.",
    rich_markup_mode=None,
)
admin.command()(passphrase)


@admin.callback(invoke_without_command=True)
def _help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command()
def backup(file: File, force: Force = False) -> None:
    """Copy everything into FILE while the server goes on.

    Games, players and ratings. FILE can be restored into SQLite or PostgreSQL.
    """
    from ayla.store import keeping

    with refusing():
        games = _done(keeping.backup(_database(), file, force=force))
    _say("hosting-backed-up", games, file)


@admin.command()
def restore(file: File, force: Force = False) -> None:
    """Put everything back from FILE, all of it or nothing.

    Stop the server first.
    """
    from ayla.store import keeping

    with refusing():
        games = _done(keeping.restore(_database(), file, force=force))
    _say("hosting-restored", games, file)


@admin.command()
def prune(older_than: OlderThan) -> None:
    """Remove games that nobody has touched for long, finished or not.

    Those stay in which a clock still runs.
    """
    from datetime import UTC, datetime, timedelta

    from ayla.store import keeping

    if not 1 <= older_than <= _LONGEST_AGE:
        raise BadInput(
            "bad_usage", f"--older-than is a number from 1 to {_LONGEST_AGE}, not {older_than}"
        )
    with refusing():
        before = datetime.now(UTC) - timedelta(days=older_than)
        games = _done(keeping.prune(_database(), before))
    _say("hosting-pruned", games)


@admin.command()
def export(file: File, force: Force = False) -> int:
    """Write all games into FILE as game records, the oldest first.

    The exit status is 1 if some could not be read; the others are in FILE then.
    """
    if file.exists() and not force:
        raise BadInput("file_exists", f"{file} is there already")
    with refusing():
        try:
            games, unreadable = _done(_export(_database(), file))
        except OSError as error:
            raise BadInput("bad_output", f"{file}: {error.strerror or error}") from error
    _say("hosting-exported", games, file)
    return 1 if unreadable else 0


async def _export(url: "URL", file: Path) -> tuple[int, int]:
    """How many games were written, and how many could not be read."""
    import tempfile

    from ayla.match.records import match_record
    from ayla.notation import write_record
    from ayla.store import StoreError, keeping

    games = unreadable = 0
    with tempfile.TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as folder:
        new = Path(folder) / file.name
        with new.open("w", encoding="utf-8", newline="\n") as records:
            async for kept in keeping.every_match(url):
                if isinstance(kept.match, StoreError):
                    typer.echo(f"ayla: {kept.match.code}: {kept.match}", err=True)
                    unreadable += 1
                    continue
                record = match_record(kept.match, kept.begun)
                records.write(("\n" if games else "") + write_record(record))
                games += 1
        new.replace(file)
    return games, unreadable


def _done(work: Coroutine[object, object, T]) -> T:
    import asyncio  # as slow to load as the rest of the command

    return asyncio.run(work)


def _database() -> "URL":
    import os

    from ayla.store import database_url

    return database_url(os.environ)


def _say(message: str, games: int, file: Path | None = None) -> None:
    from ayla.locale import texts

    args: dict[str, str | int] = {"games": games} | ({"file": str(file)} if file else {})
    typer.echo(texts(language(), "hosting")(message, args))
