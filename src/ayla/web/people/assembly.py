"""All that the service has for people, put together."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from ayla.match import Joined, Settings
from ayla.store import Store
from ayla.web.hub import Hub
from ayla.web.people import games, lobby, me, online
from ayla.web.people.attempts import Attempts
from ayla.web.people.bulletin import Bulletin
from ayla.web.people.identity import Identities
from ayla.web.people.invitations import Invitations
from ayla.web.people.marks import Marks
from ayla.web.people.passphrases import Passphrases
from ayla.web.people.rating import Ratings
from ayla.web.people.sessions import Sessions


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
        me.change_passphrase,
        lobby.Lobby,
        lobby.live,
        online.begin,
        online.look,
        online.join,
        games.profile,
        games.games,
        games.live_games,
    )

    def __init__(
        self, store: Store, hub: Hub, channels: ChannelsPlugin, secret: str | None = None
    ) -> None:
        self._store = store
        self._hub = hub
        self._secret = secret
        self.identities = Identities()
        self._sessions = Sessions(store, channels, self.identities, hub.dismiss)
        self._passphrases = Passphrases()
        self._ratings = Ratings(store)
        hub.ended.append(self._ratings.ended)
        hub.cards = self._ratings.cards
        self._marks = Marks()
        self._invitations = Invitations(store, channels, self._marks, self._begin)

    @property
    def dependencies(self) -> Mapping[str, Provide]:
        """What the routes ask for by name."""
        return {
            "store": _always(self._store),
            "identities": _always(self.identities),
            "sessions": _always(self._sessions),
            "passphrases": _always(self._passphrases),
            "invitations": _always(self._invitations),
            "bulletin": _always(Bulletin()),
            "attempts": Provide(self._attempts, use_cache=True),
        }

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """While this runs, people are known."""
        self._tries = Attempts(app.stores.get("tries"))
        secret = self._secret or await self._store.people.secret()
        self.identities.sign_with(secret)
        self._marks.sign_with(secret)
        async with (
            self._sessions.running(),
            self._invitations.running(),
            self._ratings.running(self._hub.look),
        ):
            yield

    async def _begin(self, settings: Settings, joined: tuple[Joined, ...]) -> str:
        match_id, _ = await self._hub.create(settings, joined)
        return match_id

    async def _attempts(self) -> Attempts:
        return self._tries


def _always(value: Any) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
