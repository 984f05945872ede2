"""Whoever asks: a name, an account, and which player a browser is."""

from http import HTTPStatus
from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ayla.people import Account, PeopleCode, PeopleError, Person
from ayla.people.naming import check_handle, handle_key, tidy_name, tidy_passphrase
from ayla.store import Store
from ayla.web.hub import Hub
from ayla.web.people.attempts import Allowance, Attempts
from ayla.web.people.identity import Identities
from ayla.web.people.moving import take_along
from ayla.web.people.parameters import Asked, Kept, address_of, now
from ayla.web.people.passphrases import Passphrases
from ayla.web.people.sessions import Sessions
from ayla.web.people.views import me_view
from ayla.web.people.wire import Credentials, Me, NameRequest, NewPassphrase
from ayla.web.problems import problem_response

_QUARTER: Final = 15 * 60
_BAD: Final = {400: problem_response("What was sent cannot be read, or used.")}
_TOO_MANY: Final = {429: problem_response("That was tried too often; `Retry-After` says when.")}


@get("/api/me", tags=["people"])
async def me(request: Asked, identities: NamedDependency[Identities], store: Kept) -> Me:
    """Say who asks: the holder of the cookie, or a new guest, who gets one."""
    return await _me(identities.player(request), store)


@post("/api/me", status_code=200, tags=["people"], responses=_BAD)
async def rename(
    request: Asked,
    data: JSONBody[NameRequest],
    identities: NamedDependency[Identities],
    store: Kept,
) -> Me:
    """Take a name."""
    player = identities.player(request)
    await store.people.rename(player, tidy_name(data.name), now())
    return await _me(player, store)


@post(
    "/api/accounts",
    tags=["people"],
    responses={
        **_BAD,
        409: problem_response("The handle is taken, or this player has an account."),
        **_TOO_MANY,
    },
)
async def open_account(
    request: Asked,
    data: JSONBody[Credentials],
    identities: NamedDependency[Identities],
    store: Kept,
    sessions: NamedDependency[Sessions],
    passphrases: NamedDependency[Passphrases],
    attempts: NamedDependency[Attempts],
) -> Me:
    """Open an account for whoever asks, who keeps name and games."""
    handle = check_handle(data.handle)
    passphrase = tidy_passphrase(data.passphrase)
    await attempts.count([Allowance(f"open:{address_of(request)}", 20, 4 * _QUARTER)])
    player = identities.player(request)
    # A cookie from before, which somebody else may have, is not one of the account.
    account = Account(player, handle, await passphrases.hash(passphrase), era=1)
    await store.people.open_account(account, now())
    sessions.end(player, account.era)
    return await _me(identities.become(request, player, account.era), store)


@post(
    "/api/session",
    status_code=200,
    tags=["people"],
    responses={
        **_BAD,
        403: problem_response("There is no such account, or its passphrase is another."),
        **_TOO_MANY,
    },
)
async def sign_in(
    request: Asked,
    data: JSONBody[Credentials],
    identities: NamedDependency[Identities],
    store: Kept,
    hub: NamedDependency[Hub],
    sessions: NamedDependency[Sessions],
    passphrases: NamedDependency[Passphrases],
    attempts: NamedDependency[Attempts],
) -> Me:
    """Make this browser the holder's of the account.

    Seats that it held as a guest in games that go on are the account's then.
    """
    account = await _checked(data, request, identities.known(request), store, passphrases, attempts)
    if passphrases.outdated(account.passphrase):
        fresh = await passphrases.hash(tidy_passphrase(data.passphrase))
        await store.people.change_passphrase(account, fresh)
    before = identities.known(request)
    if before is not None and await take_along(before, account.player, store, hub):
        sessions.recall(before)
    return await _me(identities.become(request, account.player, account.era), store)


@post(
    "/api/accounts/passphrase",
    status_code=200,
    tags=["people"],
    responses={
        **_BAD,
        403: problem_response("There is no such account, or its passphrase is another."),
        **_TOO_MANY,
    },
)
async def change_passphrase(
    request: Asked,
    data: JSONBody[NewPassphrase],
    identities: NamedDependency[Identities],
    store: Kept,
    sessions: NamedDependency[Sessions],
    passphrases: NamedDependency[Passphrases],
    attempts: NamedDependency[Attempts],
) -> Me:
    """Take another passphrase. This browser is the holder's then, and every other is signed out.

    The new one may be the old one, so that the others are signed out and nothing else.
    """
    new = tidy_passphrase(data.new, place="new")
    account = await _checked(data, request, identities.known(request), store, passphrases, attempts)
    era = await store.people.begin_era(account, await passphrases.hash(new))
    if era is None:  # it was changed at the same moment, elsewhere
        raise _wrong()
    sessions.end(account.player, era)
    return await _me(identities.become(request, account.player, era), store)


@delete("/api/session", status_code=HTTPStatus.OK, tags=["people"])
async def sign_out(
    request: Asked,
    identities: NamedDependency[Identities],
    store: Kept,
    sessions: NamedDependency[Sessions],
) -> Me:
    """Make this browser a new guest's, which it also can be after another guest's."""
    before = identities.known(request)
    if before is not None:
        sessions.recall(before)
    return await _me(identities.become_a_guest(request), store)


async def _checked(
    data: Credentials,
    request: Asked,
    player: str | None,
    store: Store,
    passphrases: Passphrases,
    attempts: Attempts,
) -> Account:
    """The account of these credentials; ``player``: whose the browser is.

    Raises ``PeopleError`` and ``Problem``.
    """
    handle = check_handle(data.handle)
    passphrase = tidy_passphrase(data.passphrase)
    account = await store.people.account(handle)
    if account is not None and account.player == player:
        # Whoever is signed in is not locked out by what others try.
        await attempts.count([Allowance(f"signed-in:{player}", 10, _QUARTER)])
    else:
        await attempts.count(_signing_in(handle_key(handle), address_of(request)))
    kept = None if account is None else account.passphrase
    if not await passphrases.fits(passphrase, kept) or account is None:
        raise _wrong()
    return account


def _signing_in(key: str, address: str) -> list[Allowance]:
    return [
        Allowance(f"sign-in:{address}", 100, _QUARTER),
        Allowance(f"sign-in:{key}:{address}", 10, _QUARTER),
        # From everywhere: so many that nobody is locked out by a few who know the handle.
        Allowance(f"sign-in:{key}", 100, 4 * _QUARTER),
    ]


def _wrong() -> PeopleError:
    return PeopleError(
        PeopleCode.WRONG_PASSPHRASE, "there is no account of this handle and passphrase"
    )


async def _me(player: str, store: Store) -> Me:
    known = await store.people.persons([player])
    return me_view(known.get(player, Person(player)), now())
