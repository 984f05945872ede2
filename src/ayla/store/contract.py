"""What every store promises."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from ayla.match import Match, Settings, Stamped, Verdict
from ayla.rules import Outcome
from ayla.store.lists import Lists
from ayla.store.people import PeopleStore
from ayla.store.servers import Servers


class Store(Protocol):
    """Keeps matches. What was acknowledged is kept whatever happens to the process.

    ``match_id`` is any text of 1 to 64 characters; times are aware. Every method raises
    ``StoreError``; those named here are the ones that say something about the match.
    """

    @property
    def people(self) -> PeopleStore:
        """Who plays."""
        ...

    @property
    def lists(self) -> Lists:
        """Which matches there are."""
        ...

    @property
    def servers(self) -> Servers:
        """Which processes serve."""
        ...

    async def create(
        self, match_id: str, settings: Settings, at: datetime, entries: Sequence[Stamped] = ()
    ) -> None:
        """Keep a new match with its first entries, all or nothing.

        Raises ``conflict`` if there is one of this name.
        """
        ...

    async def load(self, match_id: str) -> Match:
        """The match with all its entries. Raises ``no_such_match``."""
        ...

    async def since(self, match_id: str, version: int) -> tuple[Stamped, ...]:
        """The entries after the first ``version``, in order; none for an unknown match."""
        ...

    async def append(
        self,
        match_id: str,
        version: int,
        stamped: Stamped,
        outcome: Outcome | Verdict | None = None,
    ) -> None:
        """Keep one more entry of a match that has ``version`` entries.

        ``outcome``: how a match between two people far apart ends with it, for the lists. Raises
        ``conflict`` if it has more or fewer, so that no entry is kept twice and none is left out;
        ``no_such_match``.
        """
        ...

    async def ping(self) -> None:
        """Do nothing if the database answers."""
        ...

    async def close(self) -> None:
        """Let go of the database. A closed store is not used again."""
        ...
