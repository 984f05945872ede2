"""What every store promises of people."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Protocol

from ayla.people import Account, Person, Variant
from ayla.store.lobby import Lobby


class PeopleStore(Protocol):
    """Keeps who plays. ``player`` is any text of 1 to 64 characters; times are aware.

    Every method raises ``StoreError``. Names, handles and hashes are kept as they come: what they
    may be is decided by ``ayla.people``.
    """

    @property
    def lobby(self) -> Lobby:
        """Where they meet."""
        ...

    async def secret(self) -> str:
        """What signs cookies: made once, the same for all who share this database."""
        ...

    async def persons(self, players: Iterable[str]) -> Mapping[str, Person]:
        """Those of these players that are known."""
        ...

    async def ensure(self, players: Iterable[str], at: datetime) -> None:
        """Keep these players, without a name if they are new."""
        ...

    async def rename(self, player: str, name: str, at: datetime) -> None:
        """Keep the name of a player, new or known."""
        ...

    async def open_account(self, account: Account, at: datetime) -> None:
        """Give a player, new or known, an account.

        Raises ``PeopleError``: ``has_account``; ``handle_taken`` when another account has the
        handle, in small letters or capitals.
        """
        ...

    async def account(self, handle: str) -> Account | None:
        """The account of this handle, in small letters or capitals."""
        ...

    async def change_passphrase(self, account: Account, passphrase: str) -> None:
        """Keep another hash, unless the account's has changed meanwhile."""
        ...

    async def begin_era(self, account: Account, passphrase: str) -> int | None:
        """Keep the hash of another passphrase; the era that begins with it.

        ``None``, and nothing is done, if the account's has changed meanwhile.
        """
        ...

    async def eras(self) -> Mapping[str, int]:
        """The eras of accounts, by player, those that are not in their first."""
        ...

    async def rate(
        self,
        match_id: str,
        variant: Variant,
        players: tuple[str, str],
        score: float,
        at: datetime,
    ) -> bool:
        """Change both ratings by a match that ended at ``at``, and say whether that was new.

        A match is rated once, whoever asks how often. ``players`` are South and North, ``score`` is
        South's: 1, 0.5 or 0. Nothing is done for a match or a player that is not known.
        """
        ...

    async def unrated(self, since: datetime, limit: int = 100) -> tuple[str, ...]:
        """Rated matches that ended since then, not aborted, of which ``rate`` was not told."""
        ...
