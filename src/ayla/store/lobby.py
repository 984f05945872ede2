"""What every store promises of the lobby, and of links to seats."""

from collections.abc import Collection, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Protocol

from ayla.people import Person
from ayla.people.invitations import Invitation
from ayla.rules import Side


class LobbyBook(Protocol):
    """The open invitations, for one who is alone with them."""

    async def all(self) -> tuple[Invitation, ...]:
        """The invitations, the oldest first."""
        ...

    async def persons(self, players: Iterable[str]) -> Mapping[str, Person]:
        """Those of these players that are known."""
        ...

    async def add(self, invitation: Invitation) -> None:
        """Keep one more. Its maker is a player who is known and has no other."""
        ...

    async def remove(self, invitations: Iterable[Invitation]) -> None:
        """Keep these no longer."""
        ...


class Lobby(Protocol):
    """Keeps open invitations. Times are aware; every method raises ``StoreError``."""

    def alone(self) -> AbstractAsyncContextManager[LobbyBook]:
        """The invitations for nobody else until the block ends; kept if it ends without an error.

        So of two who want the same one gets it, and two who seek each other meet.
        """
        ...

    async def all(self) -> tuple[Invitation, ...]:
        """The invitations, the oldest first."""
        ...

    async def seen(self, makers: Collection[str], at: datetime) -> None:
        """Note that the makers of invitations are there."""
        ...

    async def forget_unseen(self, since: datetime) -> int:
        """Drop the invitations of makers who were not there since then; how many those were."""
        ...

    async def link(self, token: str, match_id: str, side: Side, *, own: bool) -> None:
        """Keep a link to a seat; ``own`` for its holder. Of ``token`` only a hash is kept."""
        ...

    async def linked(self, token: str) -> tuple[str, Side, bool] | None:
        """The match, the side, and whether the link is its holder's own."""
        ...
