"""All that the service has for people, put together."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from ayla.store import Store
from ayla.web.people import me
from ayla.web.people.attempts import Attempts
from ayla.web.people.identity import Identities
from ayla.web.people.passphrases import Passphrases


class People:
    """The part of the service that knows people.

    ``secret`` signs cookies; without one the store's is used, which all processes share.
    """

    routes: Sequence[ControllerRouterHandler] = (
        me.me,
        me.rename,
        me.open_account,
        me.sign_in,
        me.sign_out,
    )

    def __init__(self, store: Store, secret: str | None = None) -> None:
        self._store = store
        self._secret = secret
        self.identities = Identities()
        self._passphrases = Passphrases()

    @property
    def dependencies(self) -> Mapping[str, Provide]:
        """What the routes ask for by name."""
        return {
            "store": _always(self._store),
            "identities": _always(self.identities),
            "passphrases": _always(self._passphrases),
            "attempts": Provide(self._attempts, use_cache=True),
        }

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """While this runs, people are known."""
        self._tries = Attempts(app.stores.get("tries"))
        self.identities.sign_with(self._secret or await self._store.people.secret())
        yield

    async def _attempts(self) -> Attempts:
        return self._tries


def _always(value: Any) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
