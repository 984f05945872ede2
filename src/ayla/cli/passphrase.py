"""``ayla admin passphrase``: another passphrase for somebody who forgot theirs."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from ayla.cli.errors import BadInput, reading, refusing
from ayla.cli.options import language

if TYPE_CHECKING:
    from sqlalchemy import URL

    from ayla.people import Account
    from ayla.store import SqlStore

_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""What stands in standard input for bytes that are no text."""

Handle = Annotated[str, typer.Argument(metavar="HANDLE", show_default=False)]


def passphrase(handle: Handle) -> None:
    """Set another passphrase of an account, and sign out every browser of it.

    It is asked for twice and not shown, or is a line of standard input if that is no terminal.
    """
    import os

    from ayla.locale import texts
    from ayla.people.naming import check_handle, tidy_passphrase
    from ayla.store import database_url

    tell = texts(language(), "hosting")
    with reading("HANDLE"):
        check_handle(handle)
    with refusing():
        url = database_url(os.environ)
        known = asyncio.run(_known(url, handle)).handle
    prompts = (
        tell("hosting-passphrase-new", {"handle": known}),
        tell("hosting-passphrase-again", {}),
    )
    with reading("the new passphrase"):
        new = tidy_passphrase(_typed(*prompts))
    with refusing():
        asyncio.run(_change(url, handle, new))
    typer.echo(tell("hosting-passphrase", {"handle": known}))


def _typed(prompt: str, again: str) -> str:
    """What is typed, twice the same, or the first line of what is piped."""
    from getpass import getpass

    try:
        if not sys.stdin.isatty():
            typed = sys.stdin.readline().rstrip("\r\n")
        else:
            typed = getpass(f"{prompt} ")
            if getpass(f"{again} ") != typed:
                raise BadInput("bad_passphrase", "the new passphrase was not typed twice the same")
        typed.encode()
    except EOFError:
        raise typer.Abort from None
    except UnicodeError:
        typed = _UNREADABLE
    if _UNREADABLE in typed:
        raise BadInput("bad_passphrase", "the new passphrase cannot be read as text")
    return typed


async def _known(url: "URL", handle: str) -> "Account":
    async with _opened(url) as store:
        return await _account(store, handle)


async def _change(url: "URL", handle: str, new: str) -> None:
    from ayla.web.people.passphrases import Passphrases

    kept = await Passphrases().hash(new)
    async with _opened(url) as store:
        # Once more if its holder changes it at the same moment: the host's is the one that counts.
        while await store.people.begin_era(await _account(store, handle), kept) is None:
            pass


async def _account(store: "SqlStore", handle: str) -> "Account":
    account = await store.people.account(handle)
    if account is None:
        raise BadInput("no_such_account", f"HANDLE: there is no account {handle!r}")
    return account


@asynccontextmanager
async def _opened(url: "URL") -> AsyncIterator["SqlStore"]:
    from ayla.store import SqlStore

    store = await SqlStore.open(url, make=False)
    try:
        yield store
    finally:
        await store.close()
